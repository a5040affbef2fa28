"""Calls that must be refused: while the graph is built, or while it runs, with TensorFlow's status code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array, TensorType, dtype_of, f32, i32
from tfc.runtime.session.session import Session

X, INTS, FLAGS = np.ones((2, 3), np.float32), np.ones((2, 3), np.int32), np.ones((2, 3), bool)
F64 = np.ones((2, 3))


WINDOW = {"strides": (1, 1, 1, 1), "padding": "VALID"}


@pytest.mark.parametrize(
    ("op", "operands", "attrs", "message"),
    [
        ("AddV2", (X, F64), {}, "x is f32 but y is f64"),
        ("AddV2", (X, np.ones((2, 2), np.float32)), {}, "shapes do not broadcast"),
        ("AddV2", (FLAGS, FLAGS), {}, "x must be"),
        ("AddV2", (X,), {}, "takes 2 operands"),
        ("RealDiv", (INTS, INTS), {}, "x must be"),
        ("Exp", (INTS,), {}, "x must be"),
        ("LogicalAnd", (X, X), {}, "x must be bool"),
        ("BitwiseAnd", (X, X), {}, "x must be"),
        ("AddN", (), {}, "at least one operand"),
        ("AddN", (X, X[:1]), {}, "shapes differ"),
        ("SelectV2", (X, X, X), {}, "condition must be bool"),
        ("Select", (np.ones(3, bool), X, X), {}, "the condition does not fit"),
        ("ClipByValue", (X, np.ones((2, 2, 3), np.float32), X), {}, "larger than t"),
        ("Cast", (X,), {"DstT": i32, "truncate": True}, "has no attribute 'truncate'; did you mean 'Truncate'?"),
        ("Bitcast", (np.ones(3, np.float32),), {"type": i32, "Type": 0}, "has no attribute"),
        ("Complex", (INTS, INTS), {}, "real must be"),
        ("Real", (X,), {}, "input must be"),
        ("Sum", (X, np.array([2], np.int32)), {}, "axis 2 is outside of"),
        ("Sum", (X, np.array([1, -1], np.int32)), {}, "name one axis twice"),
        ("Sum", (X, np.array([1.0])), {}, "reduction_indices must be"),
        ("Max", (FLAGS, np.array([0], np.int32)), {}, "input must be"),
        ("SumTo", (X, np.array([2, 2], np.int32)), {}, "does not broadcast from"),
        ("SumTo", (X, np.array([1, 2, 3], np.int32)), {}, "higher rank"),
        ("MatMul", (X, X), {}, "inner dimensions"),
        ("MatMul", (X, X[0]), {}, "must have rank 2"),
        ("BatchMatMulV2", (np.ones((2, 2, 2)), np.ones((3, 2, 2))), {}, "batches"),
        ("Cross", (X, X[:1]), {}, "differ in shape"),
        ("Cross", (X[:, :2], X[:, :2]), {}, "must be 3"),
        ("Bucketize", (X,), {"boundaries": (2.0, 1.0)}, "ascending"),
        ("Gradients", (X, X, X[:1]), {"ys": 1, "xs": 1}, "must be shaped like its target"),
        ("Gradients", (X, X, F64), {"ys": 1, "xs": 1}, "is f32 but inputs[2] is f64"),
        ("Conv2D", (np.ones((1, 4, 4, 3), np.float32), np.ones((2, 2, 2, 4), np.float32)), WINDOW, "takes 2"),
        ("Conv2D", (np.ones((1, 4, 4, 4), np.float32), np.ones((2, 2, 2, 3), np.float32)), WINDOW, "2 groups"),
        ("Conv2D", (np.ones((1, 1, 4, 1), np.float32), np.ones((4, 2, 1, 1), np.float32)), WINDOW, "spans 4"),
        (
            "Conv2DBackpropInput",
            (np.array([1, 4, 4, 2]), np.ones((2, 2, 2, 3), np.float32), np.ones((1, 9, 9, 3), np.float32)),
            WINDOW,
            "not shaped like the convolution",
        ),
        ("Einsum", (X, X), {"equation": "ij,jk->ik"}, "sizes of axis 'j' differ"),
        ("Einsum", (X,), {"equation": "ij,jk->ik"}, "has 2 operands"),
        ("Einsum", (X,), {"equation": "ij"}, "is no equation"),
        ("Einsum", (X,), {"equation": "i->i"}, "names 1 axes of an operand of rank 2"),
        ("Einsum", (X,), {"equation": "ij->k"}, "must name axes of the operands"),
        ("Einsum", (X,), {"equation": "...j->j"}, "lacks the '...'"),
        ("Cholesky", (F64,), {}, "no square matrices"),
        ("MatrixSolve", (np.eye(3), np.ones((2, 1))), {}, "does not fit"),
    ],
)
def test_misfits_are_refused_when_building(
    op: str, operands: tuple[Any, ...], attrs: dict[str, Any], message: str
) -> None:
    b = Builder()
    with pytest.raises(BuildError) as caught:
        b.node(op, *map(b.const, operands), **attrs)
    assert message in str(caught.value)
    assert caught.value.code == "INVALID_ARGUMENT"


Run = Callable[[Graph, dict[str, Any], str], Any]


def interpreted(graph: Graph, feeds: dict[str, Any], fetch: str) -> Any:
    return Interpreter(graph).run(feeds, [fetch])[0]


def compiled(graph: Graph, feeds: dict[str, Any], fetch: str) -> Any:
    with Session(graph) as session:
        return session.run([fetch], feeds)[0]


@pytest.mark.parametrize(
    ("op", "operands", "message"),
    [
        *[(op, (INTS, np.array([1, 0, 2], np.int32)), "integer division by zero")
          for op in ("Div", "FloorDiv", "TruncateDiv", "FloorMod", "TruncateMod", "Mod")],
        ("Pow", (INTS, np.array(-1, np.int32)), "negative integer powers"),
        ("MatrixInverse", (np.zeros((2, 2)),), "ingular"),
        ("Cholesky", (-np.eye(2),), "positive definite"),
        ("MatrixTriangularSolve", (np.zeros((2, 2)), np.ones((2, 1))), "ingular"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("fed", [True, False], ids=["fed", "constant"])
@pytest.mark.parametrize("run", [interpreted, compiled])
def test_bad_values_fail_the_step_and_name_the_node(
    run: Run, fed: bool, op: str, operands: tuple[Array, ...], message: str
) -> None:
    b = Builder()
    kinds = [TensorType(dtype_of(x), x.shape) for x in operands]
    inputs = [b.emit("Placeholder", type=t) if fed else b.const(x) for x, t in zip(operands, kinds, strict=True)]
    node = b.node(op, *inputs, name="culprit")
    feeds = {str(value): x for value, x in zip(inputs, operands, strict=True)} if fed else {}
    with pytest.raises(Error) as caught:
        run(b.finish(), feeds, "culprit")
    assert caught.value.code == "INVALID_ARGUMENT"
    assert caught.value.node == node.name
    assert message in str(caught.value)


@pytest.mark.parametrize("run", [interpreted, compiled])
@pytest.mark.parametrize("op", ["Div", "FloorDiv", "FloorMod", "TruncateMod", "RealDiv"])
def test_floats_divide_by_zero_without_failing(op: str, run: Run) -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, ()))
    node = b.node(op, x, b.const(0.0, f32))
    result = run(b.finish(), {str(x): np.float32(1)}, node.name)
    assert np.isnan(result) if op.endswith("Mod") else np.isinf(result)
