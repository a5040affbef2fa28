"""Three runs of every random op in one session give the numbers that TensorFlow recorded (data/random.npz)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import DTYPES, Array

Run = Callable[[Graph, Value], list[Array]]

with np.load(Path(__file__).parent / "data" / "random.npz") as _file:
    RECORDED = dict(_file)
NAMES = sorted({key.partition("/")[0] for key in RECORDED})
FILLS = ("RandomUniform", "RandomStandardNormal", "TruncatedNormal")
LOGITS = np.log(np.array([[0.1, 0.2, 0.7], [0.5, 0.25, 0.25]], np.float32))


def call(name: str) -> tuple[str, tuple[Any, ...], dict[str, Any]]:
    """The op, operands and attributes of a recorded name such as `TruncatedNormal-f16`."""
    op, _, dtype = name.partition("-")
    if op in FILLS:
        return op, (np.array([37]),), {"dtype": DTYPES[dtype]}
    if op == "RandomUniformInt":
        kind = DTYPES[dtype].storage.type
        return op, (np.array([37]), kind(-4), kind(900)), {}
    return (op, (np.arange(37),), {}) if op == "RandomShuffle" else (op, (LOGITS, np.int32(19)), {})


def interpreted(graph: Graph, value: Value) -> list[Array]:
    run = Interpreter(graph)
    return [run.run({}, [value])[0] for _ in range(3)]


def compiled(graph: Graph, value: Value) -> list[Array]:
    with tfc.Session(graph) as session:
        return [np.asarray(session.run(value)) for _ in range(3)]


@pytest.mark.few(5)
@pytest.mark.parametrize("run", [interpreted, compiled])
@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_are_tensorflows(name: str, run: Run) -> None:
    op, operands, attrs = call(name)
    b = Builder()
    value = b.emit(op, *(b.const(x) for x in operands), seed=7, seed2=1, **attrs)
    # Normal numbers go through logarithms and sines, of which the last bit is nobody's promise.
    tolerance = {
        "RandomStandardNormal-f32": 2e-7,
        "RandomStandardNormal-f64": 1e-15,
        "TruncatedNormal-f32": 2e-7,
        "TruncatedNormal-f64": 1e-15,
    }
    for number, result in enumerate(run(b.finish(), value)):
        expected = RECORDED[f"{name}/{number}"]
        np.testing.assert_allclose(
            result.astype(expected.dtype), expected, rtol=tolerance.get(name, 0), atol=0, err_msg=f"run {number}"
        )
