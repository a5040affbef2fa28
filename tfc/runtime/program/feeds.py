"""Checks feeds, and reads the values of symbolic dimensions off them.

Arrays pass through untouched when they have the right type and are contiguous, and so do tensors of other libraries
that speak DLPack; Python numbers and lists are converted.
An array of another element type is an error: a silent cast hides bugs and costs time in every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.codegen.program.program import Feed, Program
from tfc.ir.base.errors import Error, Loc
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array, Shape, TensorType, dtype_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

_SHAPES_KEPT = 256
_HOST_DEVICES = (1, 3, 11)
"""DLPack's kDLCPU, kDLCUDAHost, kDLROCMHost."""


class FeedCheck:
    """The rule for one feed: `accept` returns a contiguous, aligned array or raises INVALID_ARGUMENT.

    `name` is what the caller calls it, `node` the fed node.
    """

    __slots__ = ("dtype", "fine", "loc", "name", "node", "rank", "shape", "type")

    def __init__(self, name: str, type_: TensorType, node: str, loc: Loc | None) -> None:
        self.name = name
        self.type = type_
        self.dtype = type_.dtype.storage
        self.shape: Shape | None = type_.shape
        self.rank = -1 if type_.shape is None else len(type_.shape)
        self.fine: set[tuple[int, ...]] = set()
        """Shapes that have passed."""
        self.node = node
        self.loc = loc

    def accept(self, value: ArrayLike) -> Array:
        """The value as an array kernels can read; shapes are checked as far as they are numbers."""
        if type(value) is np.ndarray and value.dtype == self.dtype and value.flags.carray:
            array: Array = value
            if array.shape in self.fine:
                return array
        else:
            array = self._convert(value)
        self._check_shape(array.shape)
        if len(self.fine) < _SHAPES_KEPT:
            self.fine.add(array.shape)
        return array

    def _convert(self, value: ArrayLike) -> Array:
        if self.type.dtype.size == 0:
            strings = np.asarray(value)
            if strings.dtype.kind not in "SUO":
                raise self.error(f"expected {self.type}, got {_describe(value, strings)}")
            return np.ascontiguousarray(strings.astype(object)).reshape(strings.shape)
        if isinstance(value, np.ndarray):
            if value.dtype.newbyteorder("=") != self.dtype:
                hint = f"convert it with .astype({self.dtype.name!r})"
                raise self.error(f"expected {self.type}, got an array of {value.dtype}; {hint}")
            return np.require(value, self.dtype, ("C_CONTIGUOUS", "ALIGNED"))
        if hasattr(value, "__dlpack__"):
            return self._convert(self._shared(value))
        try:
            array = np.asarray(value)
        except ValueError as problem:
            raise self.error(f"expected {self.type}, got a ragged sequence") from problem
        if array.size and not np.can_cast(_kind(array, self.dtype), self.dtype, "same_kind"):
            raise self.error(f"expected {self.type}, got {_describe(value, array)}")
        with np.errstate(all="ignore"):
            converted = array.astype(self.dtype, order="C")
        if self.type.dtype.is_integer and not np.array_equal(converted, array):
            raise self.error(f"expected {self.type}, but the value does not fit into {self.type.dtype}")
        return converted

    def _shared(self, value: Any) -> Array:
        """An array over the memory of another library's tensor, or a copy where NumPy can not look at it."""
        device, _ = value.__dlpack_device__()
        if device in _HOST_DEVICES:
            try:
                return np.from_dlpack(value)
            except (BufferError, RuntimeError, TypeError, ValueError):
                pass  # an element type that DLPack or NumPy does not know, such as bf16, or a tensor with a gradient
        try:
            return np.asarray(value)
        except Exception as problem:  # whatever the other library raises
            raise self.error(
                f"expected {self.type}, got a {type(value).__name__} that has no array: {problem}"
            ) from problem

    def _check_shape(self, shape: tuple[int, ...]) -> None:
        if self.shape is None:
            return
        if len(shape) != self.rank:
            raise self.error(f"expected {self.type}, which has rank {self.rank}, got shape {list(shape)}")
        for axis, (wanted, size) in enumerate(zip(self.shape, shape, strict=True)):
            if isinstance(wanted, int) and wanted != size:
                raise self.error(f"expected {self.type}, got shape {list(shape)}: axis {axis} must be {wanted}")

    def error(self, message: str) -> Error:
        """INVALID_ARGUMENT about this feed."""
        return Error(f"feed {self.name}: {message}", node=self.node, loc=self.loc)


def bind_symbols(program: Program, checks: Sequence[FeedCheck], shapes: Sequence[tuple[int, ...]]) -> dict[str, int]:
    """The values of the symbols that feeds bind, with every fed shape and bound checked against them."""
    values: dict[str, int] = {}
    sources: dict[str, str] = {}
    for dim in program.dims:
        if dim.buffer < 0 or dim.axis < 0:
            continue
        owner = program.buffers[dim.buffer]
        if owner.kind != "feed":
            continue
        check, size = checks[owner.index], shapes[owner.index][dim.axis]
        value, rest = divmod(size - dim.shift, dim.scale)
        upper = dim.maximum if dim.maximum is not None else value
        if rest or not dim.minimum <= value <= upper:
            wanted = f"{dim.minimum}..{'' if dim.maximum is None else dim.maximum}"
            raise check.error(f"axis {dim.axis} is {size}, which leaves {dim.name} outside of {wanted}")
        values[dim.name] = value
        sources[dim.name] = check.name
    for feed, check, shape in zip(program.feeds, checks, shapes, strict=True):
        _check_symbolic(feed, check, shape, values, sources)
    return values


def _check_symbolic(
    feed: Feed, check: FeedCheck, shape: tuple[int, ...], values: dict[str, int], sources: dict[str, str]
) -> None:
    for axis, (wanted, size) in enumerate(zip(feed.shape or (), shape, strict=False)):
        if wanted is None or isinstance(wanted, int):
            continue
        needed = sorted(wanted.symbols())
        if all(name in values for name in needed) and evaluate(wanted, values) != size:
            known = ", ".join(f"{name} is {values[name]} (from {sources[name]})" for name in needed)
            raise check.error(f"axis {axis} is {size}, expected {wanted} = {evaluate(wanted, values)}: {known}")


def _kind(array: Array, wanted: np.dtype[Any]) -> np.dtype[Any]:
    """The type by which to judge a cast: integers may become any integer type that holds their values."""
    if array.dtype.kind not in "iu":
        return array.dtype
    return np.dtype(np.uint8 if wanted.kind == "u" else np.int8)


def _describe(value: ArrayLike, array: Array) -> str:
    try:
        kind = str(dtype_of(array))
    except TypeError:
        kind = str(array.dtype)
    return f"{type(value).__name__} of {kind}"
