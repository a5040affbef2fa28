"""The role of each axis in a sum of products: batch, m, n or k."""

from tfc.codegen.contract.contraction import MatrixForm, matrix_form
from tfc.codegen.tensor.expr import Axis, Load
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.types import f32

B, M, N, K = (Axis(name) for name in "bmnk")


def form_of(left: tuple[Axis, ...], right: tuple[Axis, ...], kept: list[Axis], **sizes: int) -> MatrixForm | None:
    """A product of two tensors at these axes, summed over k; axes have 8 elements but for those in `sizes`."""
    extents = {axis: sizes.get(axis.name, 8) for axis in (B, M, N, K)}
    a, b = (Load(Tensor(f32, tuple(extents[x] for x in at), name="t"), at) for at in (left, right))
    return matrix_form((a, b), kept, [K], extents, ones_in_batch=sizes.get("b") == 1)


def letters(form: MatrixForm | None) -> list[tuple[Axis, ...]]:
    assert form is not None
    return [group.axes for group in (form.batch, form.m, form.n, form.k)]


def test_axes_are_sorted_by_the_operands_that_use_them() -> None:
    form = form_of((B, M, K), (B, K, N), [B, M, N])
    assert letters(form) == [(B,), (M,), (N,), (K,)]
    assert form is not None and form.points == 8**4


def test_operands_trade_places_where_the_left_one_has_the_last_axis() -> None:
    form = form_of((K, N), (M, K), [M, N])
    assert letters(form) == [(), (M,), (N,), (K,)]
    assert form is not None and form.left.children == (M, K) and form.right.children == (K, N)


def test_an_axis_that_neither_operand_uses_is_no_role() -> None:
    assert form_of((M, K), (K, N), [B, M, N]) is None


def test_an_axis_of_one_element_is_of_the_batch_where_that_is_asked_for() -> None:
    assert letters(form_of((B, M, K), (K, N), [B, M, N])) == [(), (B, M), (N,), (K,)]
    assert letters(form_of((B, M, K), (K, N), [B, M, N], b=1)) == [(B,), (M,), (N,), (K,)]
    assert letters(form_of((M, K), (K, N), [B, M, N], b=1)) == [(B,), (M,), (N,), (K,)]
