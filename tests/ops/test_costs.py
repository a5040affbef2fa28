"""Costs as ops declare them: operations of one run, by shapes."""

from __future__ import annotations

import pytest

import tfc
from tfc.ir.graph.registry import OPS
from tfc.passes.gradients.expand_gradients import expand_gradients
from tfc.passes.place.cost_model import CostModel

CONVOLUTION = """
input x: f32[2, 8, 8, 4]
input w: f32[3, 3, 4, {filters}]
y = {op}(x, w, strides=[1, 1, 1, 1], padding="SAME")
dx, dw = gradients(sum(y), [x, w])
entry main(x, w) -> y, dx, dw
"""


def flops(text: str) -> dict[str, float]:
    graph = expand_gradients(tfc.parse(text))
    return {node.op: CostModel().work(graph, node).flops for node in graph.nodes}


@pytest.mark.parametrize(
    ("op", "filters", "expected"),
    [("Conv2D", 16, 2 * (2 * 8 * 8 * 16) * 9 * 4), ("DepthwiseConv2dNative", 3, 2 * (2 * 8 * 8 * 12) * 9)],
)
def test_gradients_of_a_convolution_cost_what_it_does(op: str, filters: int, expected: int) -> None:
    found = flops(CONVOLUTION.format(op=op, filters=filters))
    assert [found[name] for name in (op, f"{op}BackpropInput", f"{op}BackpropFilter")] == [expected] * 3


@pytest.mark.parametrize(
    ("program", "op", "expected"),
    [
        ("input a: f32[3, 4]; input b: f32[4, 5]; y = a @ b; entry main(a, b) -> y", "MatMul", 2 * 3 * 4 * 5),
        ("input a: f32[4, 3]; input b: f32[4, 5]; y = matmul(a, b, transpose_a=true); entry main(a, b) -> y",
         "MatMul", 2 * 3 * 4 * 5),
        ('input a: f32[6, 2, 3]; y = Einsum([a, a], equation="bij,bkj->bik"); entry main(a) -> y', "Einsum",
         2 * 6 * 2 * 3 * 2),
        ("input a: f32[5, 5]; y = MatrixInverse(a); entry main(a) -> y", "MatrixInverse", 5 * 5 * 5),
        ("input a: f32[1, 8, 8, 3]; y = max_pool(a); entry main(a) -> y", "MaxPool", 4 * 4 * 3 * 2 * 2),
        ("input a: f32[7]; y = exp(a); entry main(a) -> y", "Exp", 7 * 16),
        ("input a: f32[7]; y = reshape(a, [1, 7]); entry main(a) -> y", "Reshape", 0),
    ],
)  # fmt: skip
def test_cost_counts_operations(program: str, op: str, expected: int) -> None:
    assert flops(program)[op] == expected


def test_an_alias_costs_what_its_op_does() -> None:
    assert OPS["Inv"].cost == OPS["Reciprocal"].cost
