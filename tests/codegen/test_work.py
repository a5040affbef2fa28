"""The operations of kernels, by hand."""

import pytest

import tfc
from tfc.codegen.compile import plan_kernels
from tfc.codegen.explain.flop_count import work_of
from tfc.codegen.target.target import Target, for_cpu, for_gpu
from tfc.ir.base.config import Config
from tfc.ir.types.dims import Dim

N = Dim.symbol("n")
PRODUCT = "input a: f32[n, 64]\ninput b: f32[64, 48]\ny = relu(a @ b)\nentry main(a, b) -> y\n"
ROWS = "input x: f32[n, 100]\ny = sqrt(sum(x * x, axis=1) + 1.0)\nentry main(x) -> y\n"
CENTRED = "input x: f32[n, 100]\ny = x - mean(x, axis=1, keep_dims=true)\nentry main(x) -> y\n"


@pytest.mark.parametrize(
    ("text", "target", "operations"),
    [
        (PRODUCT, for_cpu("x86-64-v3"), 2 * 64 * 48 * N),  # what follows a product is not counted there
        (PRODUCT, for_gpu(), 2 * 64 * 48 * N + 48 * N),
        (ROWS, for_cpu("x86-64-v3"), 2 * 100 * N + 2 * N),
        (ROWS, for_gpu(), 2 * 100 * N + 2 * N),
        (CENTRED, for_cpu("x86-64-v3"), (1 + 2) * 100 * N),
    ],
)
def test_what_follows_a_sum_is_computed_once_for_each(text: str, target: Target, operations: Dim) -> None:
    graph = tfc.parse(f"dim n in 1..1000\n{text}")
    entry = graph.entries[0]
    feeds, fetches = [value for _, value in entry.inputs], [value for _, value in entry.outputs]
    _, kernels = plan_kernels(graph, feeds, fetches, (), target, Config())
    (built,) = kernels.values()
    assert work_of(built.kernel) == operations
