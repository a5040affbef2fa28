"""The samples in a module's file against what its code gives here, for `tfc verify model.tfcm`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from tfc.ir.graph.graph import Entry
from tfc.tools.model import open_model, run_entry

if TYPE_CHECKING:
    from tfc.ir.base.config import Config
    from tfc.tools.verify import Match


def compare(options: argparse.Namespace, entries: Sequence[Entry], config: Config) -> list[tuple[Entry, list[Match]]]:
    """Compare the outputs of each entry with its sample; each begins with the variables of the file. The
    options are those of `tfc verify`.
    """
    from tfc.runtime.bundle.samples import read_samples
    from tfc.runtime.module.module import Module
    from tfc.tools.verify import match

    found: list[tuple[Entry, list[Match]]] = []
    for entry in entries:
        with open_model(options.model, config, plan=options) as (graph, runner):
            assert isinstance(runner, Module)
            sample = read_samples(runner.bundle.extras).get(entry.name)
            if sample is None:
                continue
            # Files of NumPy's hold types that it does not know as f32.
            fed = {name: sample.inputs[name].astype(graph.type_of(value).dtype.storage) for name, value in entry.inputs}
            given = run_entry(runner, entry, fed)
            matches = [
                match(graph, str(value), np.asarray(given[name]), sample.outputs[name], options.tolerance)
                for name, value in entry.outputs
                if name in sample.outputs
            ]
            found.append((entry, matches))
    return found
