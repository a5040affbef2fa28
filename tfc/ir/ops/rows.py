"""UpdateRow: an array with one row replaced, what a write to a TensorArray becomes once the array is a plain tensor
(pass raise_tensor_arrays). TensorFlow has it as `InplaceUpdate`, XLA as dynamic-update-slice.
"""

from __future__ import annotations

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, PURE, op
from tfc.ir.ops.attributes import str_attr
from tfc.ir.ops.indexing import check_indices
from tfc.ir.ops.rules import NUMERIC
from tfc.ir.types.types import Array, TensorType, i32, i64


def _update_row(ctx: Infer) -> TensorType:
    array, value = ctx.types[0], ctx.types[2]
    ctx.require(1, (i32, i64), rank=0)
    ctx.same_dtype(0, 2)
    if str_attr(ctx, "combine", "set", "add") == "add":
        ctx.require(0, NUMERIC, "numbers")
    if array.shape is None:
        return array.with_shape(None)
    if not array.shape:
        ctx.fail("array must be at least 1-D, but is a scalar", 0)
    size, at = array.shape[0], ctx.scalar(1)
    if at is not None and (at < 0 or (isinstance(size, int) and at >= size)):
        ctx.fail(f"index = {at} is not in [0, {'?' if size is None else size})", 1)
    row = ctx.merge(array.shape[1:], value.shape, 2, f"value must be a row of {array.value()}")
    assert row is not None
    return array.with_shape((size, *row))


@op(infer=_update_row, traits=PURE | FALLIBLE, cost=per_element(1), function="update_row")
def UpdateRow(array: Array, index: Array, value: Array, *, combine: str = "set") -> Array:
    """`array` with row `index` replaced by `value`, or with `value` added to it when `combine` is "add".

    `index` is a scalar; one that is not in [0, rows) is an INVALID_ARGUMENT error. Compiled code writes the row into
    the memory of `array` where nothing reads the old one any more.
    """
    check_indices(index, len(array), "index")
    result = array.copy()
    at = int(index)
    result[at] = result[at] + value if combine == "add" else value
    return result


@UpdateRow.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    _, at, value = node.inputs
    row = b.emit("GatherV2", dz, at, b.const(0, i32))
    if node.attrs["combine"] == "add":
        return dz, None, row
    return b.emit("UpdateRow", dz, at, b.emit("ZerosLike", value)), None, row
