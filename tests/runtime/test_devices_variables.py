"""The rule for variables read and written in one step (ir/analysis/effects.py) holds wherever variables and readers
are."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.runtime.test_variable_rule import ONCE_WRONG, RandomProgram, interpreter_of
from tfc.ir.graph.graph import Graph, map_nodes
from tfc.runtime.session.session import Session


def scattered(graph: Graph, seed: int) -> Graph:
    """The graph with variables, and what does not hand on references, on random ones of three devices."""
    rng = random.Random(f"scattered {seed}")
    devices = [f"/device:CPU:{k}" for k in range(3)]
    return map_nodes(
        graph,
        lambda node: (
            node if node.inputs and any(kind.ref for kind in node.types) else node.with_(device=rng.choice(devices))
        ),
    )


@pytest.mark.few(3)
@pytest.mark.parametrize("seed", [*range(15), *ONCE_WRONG])
def test_random_programs_on_three_devices(seed: int) -> None:
    program = RandomProgram(seed, 3)
    run = interpreter_of(program.graph)
    with Session(scattered(program.graph, seed), devices="cpu:3") as s:
        for _ in range(3):
            d = program.rng.integers(-99, 99, 3).astype(np.int32)
            wanted = run.run({"d": d}, program.fetches, program.targets)
            results = s.run([str(value) for value in program.fetches], {"d": d}, program.targets)
            for value, got, answer in zip(program.fetches, results, wanted, strict=True):
                np.testing.assert_array_equal(got, answer, err_msg=f"{value} of {program.graph}")
