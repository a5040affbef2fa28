"""Index algebra: strides, divisions that vanish, proofs about guards."""

import pytest

from tfc.codegen.nest.flatten import simplified
from tfc.codegen.tensor.affine import Indices, is_nonnegative
from tfc.codegen.tensor.expr import Load, index
from tfc.codegen.tensor.tensor import Tensor, axes, unravel, view
from tfc.codegen.tensor.traverse import show
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32

i, j = axes(2)
N = Dim.symbol("n")


def affine(expr, *extents):
    indices = Indices(dict(zip(axes(len(extents)), extents, strict=True)))
    return show(indices.expr(indices.of(expr)))


@pytest.mark.parametrize(
    ("expr", "extents", "simple"),
    [
        ((i * 4 + j) // 4, (3, 4), "i0"),
        ((i * 4 + j) % 4, (3, 4), "i1"),
        ((i * 8 + j) // 4, (3, 4), "(i0 * 2)"),
        ((i * 4 + j + 8) // 4, (3, 4), "(i0 + 2)"),
        ((i * index(N) + j) // index(N), (3, N), "i0"),
        ((i * index(N) + j) % index(N), (3, N), "i1"),
        (i // 4 * 4 + i % 4, (100,), "i0"),
        ((i + j) - i, (3, 4), "i1"),
        (i * 0 + j, (1, 4), "i1"),
        (i + j, (1, 4), "i1"),
    ],
)
def test_positions_simplify(expr, extents, simple):
    assert affine(expr, *extents) == simple


def test_what_does_not_divide_stays():
    assert affine(i // 4, 10) == "(i0 // 4)"
    assert affine((i * 3 + j) // 4, 10, 3) == "(((i0 * 3) + i1) // 4)"


@pytest.mark.parametrize(
    ("shape", "base"),
    [
        ((6, 4), (2, 3, 4)),
        ((2, 3, 4), (6, 4)),
        ((24,), (2, 12)),
        ((4, 6), (8, 3)),
        ((N, 12), (N, 3, 4)),
        ((N * 4,), (N, 4)),
    ],
)
def test_a_reshape_reads_the_same_memory(shape, base):
    tensor = Tensor(f32, base, name="x")
    at = axes(len(shape))
    indices = Indices(dict(zip(at, shape, strict=True)))
    assert indices.flat(unravel(shape, base), base) == indices.flat(at, shape)
    assert indices.flat(view(tensor, shape).definition.body.children, base) == indices.flat(at, shape)


def test_a_view_with_an_offset_starts_there():
    indices = Indices({i: 3, j: 4})
    assert show(indices.expr(indices.flat(unravel((3, 4), (5, 4), 8), (5, 4)))) == "(((i0 * 4) + i1) + 8)"


@pytest.mark.parametrize(
    ("condition", "outcome"),
    [
        (i >= 0, "true"),
        (i < 4, "true"),
        (i - 1 >= 0, "((i0 + -1) >= 0)"),
        (i + 4 < 4, "false"),
        ((i >= 0) & (j < index(N)), "true"),
        (j + 1 <= index(N), "true"),
    ],
)
def test_guards_that_always_hold_are_proved(condition, outcome):
    assert show(simplified([condition], Indices({i: 4, j: N}))[0]) == outcome


def test_loads_get_one_flat_position():
    x = Tensor(f32, (4, N), name="x")
    (load,) = simplified([x[i, j + 1]], Indices({i: 4, j: N}))
    assert isinstance(load, Load)
    assert show(load) == "x[(((i0 * (n)) + i1) + 1)]"


def test_signs_of_symbolic_sizes():
    assert is_nonnegative(N * 2 + 1)
    assert not is_nonnegative(N - 1)
    assert not is_nonnegative(-1 * N)
