"""Tensor types: element types (white paper §2, M13) and shapes whose dimensions may be symbolic or unknown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.types.dims import MaybeSize, Size, evaluate, symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterator

Array = np.ndarray[Any, np.dtype[Any]]
"""A NumPy array of any element type: what op bodies take and give."""

MAX_RANK = 32
MAX_DIM = 2**48
MAX_ELEMENTS = 2**40


@record(frozen=True, slots=True)
class DType:
    """An element type. `kind` is one of float, int, uint, bool, complex, string; `size` is in bytes (0 for string).

    The kind "string" means elements that are Python objects, which no kernel holds: strings, and `resource`.
    """

    name: str
    kind: str
    size: int

    @property
    def numpy(self) -> np.dtype[Any]:
        """NumPy's dtype; float64 for every float type inside `precise()`."""
        if _PRECISE.get() and self.kind == "float":
            return np.dtype(np.float64)
        if _PRECISE.get() and self.kind == "complex":
            return np.dtype(np.complex128)
        return _NUMPY[self.name]

    @property
    def storage(self) -> np.dtype[Any]:
        """NumPy's dtype for this type in memory, whatever `precise()` says."""
        return _NUMPY[self.name]

    @property
    def is_float(self) -> bool:
        """True for f16, bf16, f32 and f64."""
        return self.kind == "float"

    @property
    def is_complex(self) -> bool:
        """True for complex64 and complex128."""
        return self.kind == "complex"

    @property
    def is_integer(self) -> bool:
        """True for signed and unsigned integers, not for bool."""
        return self.kind in ("int", "uint")

    @property
    def is_numeric(self) -> bool:
        """True for everything arithmetic is defined on."""
        return self.kind in ("float", "int", "uint", "complex")

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__


i8, i16, i32, i64 = (DType(f"i{8 * n}", "int", n) for n in (1, 2, 4, 8))
u8, u16, u32, u64 = (DType(f"u{8 * n}", "uint", n) for n in (1, 2, 4, 8))
f16, f32, f64 = (DType(f"f{8 * n}", "float", n) for n in (2, 4, 8))
bf16 = DType("bf16", "float", 2)
complex64, complex128 = DType("complex64", "complex", 8), DType("complex128", "complex", 16)
boolean = DType("bool", "bool", 1)
string = DType("string", "string", 0)
resource = DType("resource", "string", 0)
"""A handle of something that lives as long as the step that made it: a TensorArray or a stack (TF's DT_RESOURCE)."""

DTYPES: dict[str, DType] = {
    t.name: t for t in (
        i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64, complex64, complex128, boolean, string, resource,
    )
}  # fmt: skip
DTYPE_NAMES: dict[str, DType] = DTYPES | {
    "int8": i8, "int16": i16, "int32": i32, "int64": i64, "uint8": u8, "uint16": u16, "uint32": u32, "uint64": u64,
    "float16": f16, "half": f16, "bfloat16": bf16, "float32": f32, "float": f32, "float64": f64, "double": f64,
    "c64": complex64, "c128": complex128,
}  # fmt: skip
"""Canonical names and the aliases that NumPy and TensorFlow users type."""


class _Storage(dict[str, np.dtype[Any]]):
    """NumPy's dtypes by name. That of bf16 is another library's, which is loaded on demand."""

    def __missing__(self, name: str) -> np.dtype[Any]:
        if name != "bf16":
            raise KeyError(name)
        import ml_dtypes  # 4 ms, a fifth of what loading a module takes

        found: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        self[name] = found
        return found


_NUMPY = _Storage({
    "i8": np.dtype(np.int8), "i16": np.dtype(np.int16), "i32": np.dtype(np.int32), "i64": np.dtype(np.int64),
    "u8": np.dtype(np.uint8), "u16": np.dtype(np.uint16), "u32": np.dtype(np.uint32), "u64": np.dtype(np.uint64),
    "f16": np.dtype(np.float16), "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64), "complex64": np.dtype(np.complex64), "complex128": np.dtype(np.complex128),
    "bool": np.dtype(np.bool_), "string": np.dtype(object), "resource": np.dtype(object),
})  # fmt: skip
_FROM_NUMPY: dict[np.dtype[Any], DType] = {dtype: DTYPES[name] for name, dtype in _NUMPY.items() if name != "resource"}
_PRECISE: ContextVar[bool] = ContextVar("precise", default=False)


@contextmanager
def precise() -> Iterator[None]:
    """Inside, every float type computes in float64: the reference the compiled code is compared with."""
    token = _PRECISE.set(True)
    try:
        yield
    finally:
        _PRECISE.reset(token)


def dtype_of(array: Array) -> DType:
    """The element type of a NumPy array; TypeError when tfc has none for it."""
    if array.dtype.kind in "SU":
        return string
    try:
        return _FROM_NUMPY[array.dtype.newbyteorder("=")]
    except KeyError:
        if array.dtype.name == "bfloat16" and array.dtype.newbyteorder("=") == bf16.storage:
            return bf16
        raise TypeError(f"no element type corresponds to NumPy's {array.dtype}") from None


Shape = tuple[MaybeSize, ...]
"""Known dimensions are ints, symbolic ones `Dim`, unknown ones None."""


@record(frozen=True, slots=True)
class TensorType:
    """An element type and a shape; `shape` is None when not even the rank is known.

    `ref` marks the output of a Variable and of the ops that write one (TensorFlow's reference types): a consumer
    reads the variable's buffer itself.
    """

    dtype: DType
    shape: Shape | None
    ref: bool = False

    def __hash__(self) -> int:
        return hash((self.dtype.name, self.shape, self.ref))  # graphs are full of types, and of tables that hold them

    @property
    def rank(self) -> int | None:
        """The number of dimensions, or None."""
        return None if self.shape is None else len(self.shape)

    @property
    def is_static(self) -> bool:
        """True when every dimension is a number."""
        return self.shape is not None and all(isinstance(d, int) for d in self.shape)

    @property
    def is_known(self) -> bool:
        """True when every dimension is a number or depends on symbols only."""
        return self.shape is not None and None not in self.shape

    @property
    def dims(self) -> tuple[Size, ...]:
        """The shape of a type that `is_known`; ValueError otherwise."""
        if self.shape is None or None in self.shape:
            raise ValueError(f"the shape of {self} is not known")
        return self.shape  # type: ignore[return-value]  # mypy does not see what `in` says

    @property
    def elements(self) -> MaybeSize:
        """The number of elements, symbolic if need be, None if unknown."""
        return product(self.shape) if self.shape is not None else None

    def value(self) -> TensorType:
        """The same type without `ref`."""
        return TensorType(self.dtype, self.shape) if self.ref else self

    def with_shape(self, shape: Sequence[MaybeSize] | None) -> TensorType:
        """A value type of the same dtype and another shape."""
        return TensorType(self.dtype, None if shape is None else tuple(shape))

    def with_dtype(self, dtype: DType) -> TensorType:
        """A value type of the same shape and another dtype."""
        return TensorType(dtype, self.shape)

    def __str__(self) -> str:
        dims = "*" if self.shape is None else ", ".join("?" if d is None else str(d) for d in self.shape)
        return f"{self.dtype}[{dims}]" + ("&" if self.ref else "")

    __repr__ = __str__


def tensor(dtype: DType, *shape: MaybeSize) -> TensorType:
    """Shorthand: `tensor(f32, 2, 3)` is `f32[2, 3]`."""
    return TensorType(dtype, shape)


def product(shape: Sequence[MaybeSize]) -> MaybeSize:
    """The number of elements of a shape: 0 if any dimension is 0, None if any is unknown."""
    total: Size = 1
    unknown = False
    for d in shape:
        if d is None:
            unknown = True
        elif d == 0:
            return 0
        else:
            total = total * d
    return None if unknown else total


def concrete(shape: Shape, symbols: Mapping[str, int]) -> tuple[int, ...]:
    """Numbers for a known shape, given its symbols."""
    return tuple(evaluate(d if d is not None else _unknown(shape), symbols) for d in shape)


def _unknown(shape: Shape) -> int:
    raise ValueError(f"shape {shape} has an unknown dimension")


def merge_dim(a: MaybeSize, b: MaybeSize) -> MaybeSize:
    """The more precise of two dimensions that must be equal.

    ValueError when they are two numbers that differ, or when symbols leave it open: generated code relies on
    shapes, so equality must be provable (the EnsureShape op turns a belief into a checked fact).
    """
    if a is None or b is None:
        return b if a is None else a
    if a == b:
        return a
    raise ValueError(f"{a} and {b}" + ("" if isinstance(a, int) and isinstance(b, int) else ", which may differ"))


def merge_shape(a: Shape | None, b: Shape | None) -> Shape | None:
    """`merge_dim` over whole shapes; ValueError tells what differs."""
    if a is None or b is None:
        return b if a is None else a
    if len(a) != len(b):
        raise ValueError(f"ranks {len(a)} and {len(b)}")
    return tuple(merge_dim(x, y) for x, y in zip(a, b, strict=True))


def fits(shape: Sequence[MaybeSize], wanted: Sequence[MaybeSize] | None) -> bool:
    """True when a shape matches the possibly partial shape `wanted`."""
    return wanted is None or (
        len(shape) == len(wanted) and all(w is None or w == d for d, w in zip(shape, wanted, strict=True))
    )


def shape_text(shape: Sequence[MaybeSize] | None) -> str:
    """A shape as TensorFlow prints it."""
    return "<unknown>" if shape is None else f"[{','.join('?' if d is None else str(d) for d in shape)}]"


def broadcast_dim(a: MaybeSize, b: MaybeSize) -> MaybeSize:
    """NumPy's broadcasting rule for one dimension; ValueError when it does not hold."""
    if isinstance(a, int) and a == 1:
        return b
    if isinstance(b, int) and b == 1:
        return a
    if a is None or b is None:
        known = b if a is None else a
        # An unknown dimension against a number n > 1 must be n or 1: the result is n either way.
        return known if isinstance(known, int) else None
    return merge_dim(a, b)


def broadcast_shape(*shapes: Shape | None) -> Shape | None:
    """The shape that all shapes broadcast to; ValueError names two dimensions that do not fit."""
    if any(shape is None for shape in shapes):
        return None
    known = [shape for shape in shapes if shape is not None]
    if known and known.count(known[0]) == len(known):
        return known[0]
    rank = max((len(shape) for shape in known), default=0)
    result: list[MaybeSize] = [1] * rank
    for shape in known:
        for i, d in enumerate(shape, start=rank - len(shape)):
            result[i] = broadcast_dim(result[i], d)
    return tuple(result)


def shape_symbols(shape: Shape | None) -> frozenset[str]:
    """All symbols a shape depends on."""
    return frozenset().union(*(symbols_of(d) for d in shape or ()))
