"""TensorArrays in the Python API, as TensorFlow's class has them: a handle, and the flow after what was done last.

    out = tfc.TensorArray("f32", n, element_shape=[4])
    _, flow = tfc.while_loop(lambda i, flow: i < n,
                             lambda i, flow: (i + 1, out.with_flow(flow).write(i, f(i)).flow), [0, out.flow])
    ys = out.with_flow(flow).stack()

Every method that changes the array gives a new object, whose flow waits for the change. A loop that carries an array
carries its flow; the handle is captured. Where all uses are in sight the compiler makes a plain tensor of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tfc.frontend.api.builder import constant, op
from tfc.frontend.api.tensor import Tensor
from tfc.ir.base.errors import Error
from tfc.ir.types.types import DTYPES, DType


class TensorArray:
    """A list of `size` tensors for one step, each written once. See the ops TensorArrayV3 and on for the rules."""

    def __init__(
        self,
        dtype: str | DType,
        size: Any,
        element_shape: Sequence[int | None] | None = None,
        *,
        dynamic_size: bool = False,
        clear_after_read: bool = True,
        identical_element_shapes: bool = False,
        name: str | None = None,
    ) -> None:
        if isinstance(dtype, str) and dtype not in DTYPES:
            raise Error(f"there is no element type {dtype!r}")
        self.dtype = DTYPES[dtype] if isinstance(dtype, str) else dtype
        self.element_shape = None if element_shape is None else tuple(element_shape)
        self.handle, self.flow = op(
            "TensorArrayV3",
            size,
            dtype=self.dtype,
            element_shape=self.element_shape,
            dynamic_size=dynamic_size,
            clear_after_read=clear_after_read,
            identical_element_shapes=identical_element_shapes,
            name=name,
        )

    def with_flow(self, flow: Tensor) -> TensorArray:
        """The same array with another `flow`: after the operations that it orders."""
        other = object.__new__(TensorArray)
        other.dtype, other.element_shape = self.dtype, self.element_shape
        other.handle, other.flow = self.handle, flow
        return other

    def write(self, index: Any, value: Any) -> TensorArray:
        """The array after `value` was written to element `index`."""
        return self.with_flow(op("TensorArrayWriteV3", self.handle, index, value, self.flow))

    def read(self, index: Any) -> Tensor:
        """Element `index`."""
        return self._typed("TensorArrayReadV3", self.handle, index, self.flow)

    def gather(self, indices: Any) -> Tensor:
        """The elements that `indices` names, stacked."""
        return self._typed("TensorArrayGatherV3", self.handle, indices, self.flow)

    def stack(self) -> Tensor:
        """All elements, stacked."""
        return self.gather(self._everywhere(self.size()))

    def scatter(self, indices: Any, value: Any) -> TensorArray:
        """The array after the rows of `value` were written to the elements that `indices` names."""
        return self.with_flow(op("TensorArrayScatterV3", self.handle, indices, value, self.flow))

    def unstack(self, value: Tensor) -> TensorArray:
        """The array after row i of `value` was written to element i, for every row."""
        rows = op("StridedSlice", op("Shape", value), [0], [1], [1], shrink_axis_mask=1)
        return self.scatter(self._everywhere(rows), value)

    def concat(self) -> Tensor:
        """All elements one after the other along their first axis."""
        rest = None if self.element_shape is None else self.element_shape[1:]
        value, _ = op("TensorArrayConcatV3", self.handle, self.flow, dtype=self.dtype, element_shape_except0=rest)
        return value  # type: ignore[no-any-return]

    def split(self, value: Any, lengths: Any) -> TensorArray:
        """The array after `value` was cut along its first axis and the pieces were written."""
        return self.with_flow(op("TensorArraySplitV3", self.handle, value, constant(lengths, "i64"), self.flow))

    def size(self) -> Tensor:
        """The number of elements, an i32 scalar."""
        return op("TensorArraySizeV3", self.handle, self.flow)  # type: ignore[no-any-return]

    def close(self) -> Any:
        """An operation that lets go of the elements."""
        return op("TensorArrayCloseV3", self.handle)

    def _everywhere(self, size: Tensor) -> Tensor:
        return op("Range", 0, size, 1)  # type: ignore[no-any-return]

    def _typed(self, name: str, *operands: Any) -> Tensor:
        return op(name, *operands, dtype=self.dtype, element_shape=self.element_shape)  # type: ignore[no-any-return]
