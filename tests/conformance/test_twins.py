"""Graphs that TensorFlow ran, written again as `.tfg`: the same steps must give the numbers it recorded.

A line `# as NODE:PORT: VALUE` in a twin says which of its values stands for TensorFlow's. See data/README.md.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.pipeline import select_passes
from tfc.passes.run_pipeline import run_passes

HERE = Path(__file__).parent
TWINS = sorted(path.stem for path in HERE.glob("*.tfg"))

Run = Callable[[Mapping[str, Array], Sequence[str], Sequence[str]], Sequence[Array]]


def interpreted(graph: Graph) -> Run:
    expanded = run_passes(graph, select_passes(["inline_functions", "expand_gradients"]), tfc.Config())
    return Interpreter(expanded).run


def compiled(opt_level: int, devices: str | None = None) -> Callable[[Graph], Run]:
    def make(graph: Graph) -> Run:
        config = tfc.Config().with_(opt_level=opt_level)
        session = tfc.Session(graph, devices, initialize=False, config=config)
        return lambda feeds, fetches, targets: session.run(list(fetches), feeds, targets=list(targets))

    return make


TARGETS = {"interpreter": interpreted, "O0": compiled(0), "O2": compiled(2), "gpu": compiled(2, "gpu:sim")}


class Twin:
    """One twin with its steps and arrays."""

    def __init__(self, name: str) -> None:
        path = HERE / f"{name}.tfg"
        self.graph = tfc.read(str(path))
        self.renamed = dict(re.findall(r"^# as (\S+): (\S+)$", path.read_text(), re.MULTILINE))
        self.record: dict[str, Any] = json.loads((HERE / "data" / f"{name}.json").read_text())
        with np.load(HERE / "data" / f"{name}.npz") as arrays:
            self.arrays = dict(arrays)

    def step(self, run: Run, number: int) -> None:
        """Run a step and compare what it fetches."""
        step = self.record["steps"][number]
        feeds = {self.value(name): self.fed(name, self.arrays[key]) for name, key in step["feeds"].items()}
        fetches = [self.value(name) for name in step["fetches"]]
        targets = [name.partition(":")[0] for name in step["targets"]]
        results = run(feeds, fetches, targets)
        rtol, atol = step["tol"]
        for name, result, key in zip(fetches, results, step["outs"], strict=True):
            if key is not None:
                np.testing.assert_allclose(
                    result, self.arrays[key], rtol, atol, err_msg=f"step {number}: {name}", strict=True
                )

    def value(self, name: str) -> str:
        """The twin's own name of a value."""
        return self.renamed.get(name, name)

    def fed(self, name: str, array: Array) -> Array:
        """An array in the placeholder's type."""
        return array.astype(self.graph.type_of(tfc.Value.parse(self.value(name))).dtype.storage)


@pytest.mark.few(8)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", TWINS)
def test_steps_give_tensorflows_numbers(name: str, target: str) -> None:
    if target != "interpreter":
        pytest.importorskip("tfc.codegen.compile")
    twin = Twin(name)
    run = TARGETS[target](twin.graph)
    for number in range(len(twin.record["steps"])):
        twin.step(run, number)


@pytest.mark.parametrize("target", TARGETS)
def test_the_weights_of_figure_1_are_tensorflows(target: str) -> None:
    if target != "interpreter":
        pytest.importorskip("tfc.codegen.compile")
    twin = Twin("fig1")
    run = TARGETS[target](twin.graph)
    run({}, [], ["init"])
    (weights,) = run({}, ["W"], [])
    np.testing.assert_array_equal(weights[:4], twin.arrays["W_head"])
    wide = weights.astype(np.float64)
    np.testing.assert_allclose([wide.sum(), (wide**2).sum()], twin.arrays["W_sum"], rtol=1e-12)
