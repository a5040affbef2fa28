"""Shape inference: the context of a shape rule, and the values of integer tensors known while building.

An op's `infer` rule takes one `Infer` and returns the output types. Rules may ask for the *value* of an operand:
constants are known, and so is shape arithmetic on symbolic dimensions (`Shape(x)[0] * 2`), because ops with the
SHAPE trait run their reference body on NumPy object arrays of `Dim`s.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.graph.graph import Attr, Literal
from tfc.ir.graph.registry import Op, Trait
from tfc.ir.types.dims import Dim, MaybeSize, parse_dim
from tfc.ir.types.types import (
    MAX_DIM,
    MAX_ELEMENTS,
    MAX_RANK,
    Array,
    DType,
    Shape,
    TensorType,
    broadcast_shape,
    i32,
    merge_shape,
    product,
)

KNOWN_VALUE_LIMIT = 1024
"""Integer tensors up to this many elements are tracked through shape arithmetic."""


class InferError(Exception):
    """A shape rule's complaint; `operand` is the index of the input to blame, `attribute` the attribute."""

    def __init__(self, message: str, operand: int | None = None, attribute: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.operand = operand
        self.attribute = attribute


@record(frozen=True)
class Infer:
    """The context of a shape rule: op, input types, known input values, and attributes."""

    op: Op
    types: tuple[TensorType, ...]
    values: tuple[Array | None, ...]
    attrs: Mapping[str, Attr]

    def shape(self, index: int) -> Shape | None:
        """The shape of input `index`."""
        return self.types[index].shape

    def dtype(self, index: int) -> DType:
        """The element type of input `index`."""
        return self.types[index].dtype

    def rank(self, index: int, *expected: int) -> int | None:
        """The rank of input `index`; an error unless it is unknown or one of `expected`."""
        rank = self.types[index].rank
        if rank is not None and expected and rank not in expected:
            want = " or ".join(map(str, expected))
            self.fail(f"{self.op.operand_name(index)} must have rank {want}, but is {self.types[index].value()}", index)
        return rank

    def constant(self, index: int) -> Array | None:
        """The value of input `index` as numbers, or None."""
        value = self.values[index]
        if value is None or (value.dtype == object and self.types[index].dtype.kind != "string"):
            return None
        return value

    def scalar(self, index: int) -> int | None:
        """The number in a scalar integer input, or None when it is not known."""
        value = self.constant(index)
        if not self.types[index].dtype.is_integer:
            self.fail(f"{self.op.operand_name(index)} must be an integer, but is {self.types[index].value()}", index)
        if value is None:
            return None
        if value.size != 1:
            self.fail(f"{self.op.operand_name(index)} must be a scalar, but is {self.types[index].value()}", index)
        return int(value.reshape(-1)[0])

    def sizes(self, index: int) -> tuple[MaybeSize, ...] | None:
        """The elements of a 1-D integer input as dimensions; None when not even their number is known."""
        kind = self.types[index]
        if not kind.dtype.is_integer:
            self.fail(f"{self.op.operand_name(index)} must be integers, but is {kind.value()}", index)
        self.rank(index, 0, 1)
        value = self.values[index]
        if value is not None:
            return tuple(d if isinstance(d, Dim) else int(d) for d in value.reshape(-1).tolist())
        length = kind.elements
        if isinstance(length, int) and length > KNOWN_VALUE_LIMIT:
            self.fail(f"{self.op.operand_name(index)} holds {length} sizes, over the limit of {MAX_RANK}", index)
        return (None,) * length if isinstance(length, int) else None

    def size(self, index: int) -> MaybeSize:
        """The number in a scalar integer input as a dimension; None when it is not known."""
        sizes = self.sizes(index)
        return sizes[0] if sizes else None

    def axes(self, index: int, rank: int) -> tuple[int, ...] | None:
        """The elements of an integer input as axes of a tensor of `rank`, made non-negative; None when unknown."""
        value = self.constant(index)
        if not self.types[index].dtype.is_integer:
            self.fail(f"{self.op.operand_name(index)} must be integers, but is {self.types[index].value()}", index)
        return None if value is None else tuple(self.axis(int(a), rank, index) for a in value.reshape(-1))

    def axis(self, axis: int, rank: int, operand: int | None = None) -> int:
        """A possibly negative axis as an index below `rank`."""
        if not -rank <= axis < rank:
            self.fail(f"axis {axis} is outside of [{-rank}, {rank})", operand)
        return axis % rank

    def same_dtype(self, *indices: int) -> DType:
        """The element type that all these inputs share (all inputs when none is named)."""
        chosen = indices or tuple(range(len(self.types)))
        first = self.types[chosen[0]].dtype
        for index in chosen[1:]:
            if self.types[index].dtype != first:
                self.fail(
                    f"{self.op.operand_name(chosen[0])} is {first} but {self.op.operand_name(index)} is "
                    f"{self.types[index].dtype}",
                    index,
                )
        return first

    def require(self, index: int, allowed: Sequence[DType], what: str = "", rank: int | None = None) -> DType:
        """The element type of input `index`, which must be one of `allowed`; its rank must be `rank`, if given."""
        dtype = self.types[index].dtype
        if dtype not in allowed:
            names = what or ", ".join(map(str, allowed))
            self.fail(f"{self.op.operand_name(index)} must be {names}, but is {dtype}", index)
        if rank is not None:
            self.rank(index, rank)
        return dtype

    def broadcast(self, *indices: int) -> Shape | None:
        """The shape these inputs broadcast to (all inputs when none is named)."""
        chosen = indices or tuple(range(len(self.types)))
        try:
            return broadcast_shape(*(self.types[i].shape for i in chosen))
        except ValueError as error:
            shown = " and ".join(str(self.types[i].value()) for i in chosen)
            self.fail(f"shapes do not broadcast: {shown} ({error})", chosen[-1])

    def merge(
        self, a: Shape | None, b: Shape | None, operand: int | None = None, what: str = "shapes differ"
    ) -> Shape | None:
        """The more precise of two shapes that must agree."""
        try:
            return merge_shape(a, b)
        except ValueError as error:
            self.fail(f"{what}: {error}", operand)

    def fail(self, message: str, operand: int | None = None, attribute: str | None = None) -> NoReturn:
        """Raise an InferError."""
        raise InferError(message, operand, attribute)


def infer_types(
    op: Op, types: Sequence[TensorType], values: Sequence[Array | None], attrs: Mapping[str, Attr]
) -> tuple[TensorType, ...]:
    """The output types of an op; InferError when the inputs do not fit. Shapes are checked against the limits."""
    result = op.infer(Infer(op, tuple(types), tuple(values), attrs))
    outputs = (result,) if isinstance(result, TensorType) else tuple(result)
    for kind in outputs:
        _check_limits(kind)
    return outputs


def _check_limits(kind: TensorType) -> None:
    if kind.shape is None:
        return
    if len(kind.shape) > MAX_RANK:
        raise InferError(f"rank {len(kind.shape)} is over the limit of {MAX_RANK}")
    for d in kind.shape:
        if isinstance(d, int) and not 0 <= d < MAX_DIM:
            raise InferError(f"dimension {d} is {'negative' if d < 0 else 'over the limit of 2^48'} in {kind.value()}")
    elements = product(kind.shape)
    if isinstance(elements, int) and elements > MAX_ELEMENTS:
        raise InferError(f"{kind.value()} has {elements} elements, over the limit of 2^40")


def infer_value(
    op: Op, inputs: Sequence[TensorType], values: Sequence[Array | None], attrs: Mapping[str, Attr], output: TensorType
) -> Array | None:
    """The known value of an op's only output: numbers, or an object array holding `Dim`s.

    Constants are known; `Shape`, `Size` and `Rank` of a known shape are; any op with the SHAPE trait is when all
    its inputs are.
    """
    if op.name == "Const":
        literal = attrs["value"]
        assert isinstance(literal, Literal)
        return literal.array
    if not output.dtype.is_integer and output.dtype.kind != "bool":
        return None
    if op.name == "DimSize":
        return _pack(parse_dim(str(attrs["dim"])), output.dtype)
    if op.name in ("Shape", "Size", "Rank"):
        return shape_value(op.name, inputs[0], output.dtype)
    if not op.has(Trait.SHAPE) or any(v is None or v.size > KNOWN_VALUE_LIMIT for v in values):
        return None
    elements = output.elements
    if isinstance(elements, int) and elements > KNOWN_VALUE_LIMIT:
        return None
    return _run_on_dims(op, values, attrs, output)


def shape_value(name: str, source: TensorType, dtype: DType = i32) -> Array | None:
    """The value of Shape, Size or Rank of a type, as far as known."""
    if source.shape is None:
        return None
    if name == "Rank":
        return np.array(len(source.shape), dtype.numpy)
    if not source.is_known:
        return None
    return _pack(list(source.dims) if name == "Shape" else source.elements, dtype)


def _pack(content: Any, dtype: DType) -> Array:
    array = np.array(content, object)
    return array if any(isinstance(d, Dim) for d in array.reshape(-1)) else array.astype(dtype.storage)


def _run_on_dims(op: Op, values: Sequence[Array | None], attrs: Mapping[str, Attr], output: TensorType) -> Array | None:
    symbolic = any(v is not None and v.dtype == object for v in values)
    try:
        with np.errstate(all="ignore"):  # integers wrap
            (result,) = op.run(values, attrs)
    except (TypeError, ValueError, ArithmeticError, AttributeError, IndexError, NotImplementedError):
        return None  # the body does not work on symbols (a comparison, say): the value is simply not known
    result = np.asarray(result)
    if symbolic:
        flat = result.reshape(-1).tolist()
        if not all(isinstance(d, (int, Dim, np.integer)) for d in flat):
            return None
    return _pack(result.tolist(), output.dtype) if symbolic else result
