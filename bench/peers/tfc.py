"""tfc itself: the prepared entry, called from Python with arrays, giving new arrays."""

from typing import Any

import numpy as np

import tfc

# Imported here because tfc does so when the first model is read and compiled; importing is not loading a model.
import tfc.codegen.compile
import tfc.frontend.read
from bench.workload import Arrays, Job, Loaded
from tfc.codegen.target.probe import probe
from tfc.codegen.target.target import host
from tfc.ir.base.config import Config
from tfc.runtime.native.bindings import native_bindings

native_bindings()
probe(host().triple, host().cpu, host().features)  # brings LLVM in, which a process loads once


def load(job: Job) -> Loaded:
    """Compile the model, with an empty cache unless that is what is timed, and bind the feeds to its entry."""
    config = Config(cache=job.workload.timed == "load", threads=job.threads, target_cpu=job.target_cpu)
    session = tfc.Session(tfc.read(str(job.workload.path), config=config), config=config)
    call, arrays = session.prepare("main", list(job.feeds)), list(job.feeds.values())

    def outputs(result: Any) -> Arrays:
        return dict(result) | {name: np.array(value) for name, value in session.state().items()}

    return Loaded(lambda: call(*arrays), outputs)
