"""LLVM first-class types as values (LLVM Language Reference, "Type System").

A type carries its text, so printing an instruction is string formatting and nothing else. Types compare by value;
`vector_of` and the module constants are what most code needs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache


@dataclass(frozen=True)
class Type:
    """Base of all types. Two types are equal when they are of one kind and made of the same parts."""

    text: str = field(init=False, default="", compare=False)
    """The LLVM spelling."""
    bits: int = field(init=False, default=0, compare=False)
    """Width of a scalar or of one vector lane; pointers count as 64; 0 for what has no width."""
    suffix: str = field(init=False, default="", compare=False)
    """The spelling in names of overloaded intrinsics (`v16f32`, `p0`)."""
    lanes: int | None = field(init=False, default=None, compare=False)
    """Number of lanes of a vector, None for every other type."""

    def __str__(self) -> str:
        return self.text

    @property
    def element(self) -> Type:
        """The element type of a vector, the type itself otherwise."""
        return self.of if isinstance(self, VectorType) else self

    @property
    def is_float(self) -> bool:
        """True for floating point types and vectors of them."""
        return isinstance(self.element, FloatType)

    def with_element(self, element: Type) -> Type:
        """The same shape (scalar or vector) with another element type."""
        return element if self.lanes is None else vector_of(element, self.lanes)

    def _describe(self, text: str, bits: int = 0, suffix: str = "", lanes: int | None = None) -> None:
        for name, value in (("text", text), ("bits", bits), ("suffix", suffix), ("lanes", lanes)):
            object.__setattr__(self, name, value)


@dataclass(frozen=True)
class NamedType(Type):
    """A type that is its name: the result of a function that returns nothing, and what ties the intrinsics of one
    coroutine together."""

    name: str

    def __post_init__(self) -> None:
        self._describe(self.name)


@dataclass(frozen=True)
class IntType(Type):
    """An integer of `width` bits."""

    width: int

    def __post_init__(self) -> None:
        self._describe(f"i{self.width}", self.width, f"i{self.width}")


_FLOATS = {"half": (16, "f16"), "bfloat": (16, "bf16"), "float": (32, "f32"), "double": (64, "f64")}


@dataclass(frozen=True)
class FloatType(Type):
    """A floating point type by its LLVM name: half, bfloat, float or double."""

    name: str

    def __post_init__(self) -> None:
        self._describe(self.name, *_FLOATS[self.name])


@dataclass(frozen=True)
class PointerType(Type):
    """An opaque pointer into an address space (0 generic, 1 global, 3 shared … on GPUs)."""

    addrspace: int = 0

    def __post_init__(self) -> None:
        space = self.addrspace
        self._describe(f"ptr addrspace({space})" if space else "ptr", 64, f"p{space}")


@dataclass(frozen=True)
class VectorType(Type):
    """`count` lanes of a scalar type."""

    of: Type
    count: int

    def __post_init__(self) -> None:
        text = f"<{self.count} x {self.of.text}>"
        self._describe(text, self.of.bits, f"v{self.count}{self.of.suffix}", self.count)


@dataclass(frozen=True)
class ArrayType(Type):
    """`count` elements in memory, one after the other."""

    of: Type
    count: int

    def __post_init__(self) -> None:
        self._describe(f"[{self.count} x {self.of.text}]")


@dataclass(frozen=True)
class StructType(Type):
    """A literal struct; `packed` drops the padding."""

    fields: tuple[Type, ...]
    packed: bool = False

    def __post_init__(self) -> None:
        inner = "{" + ", ".join(each.text for each in self.fields) + "}"
        self._describe(f"<{inner}>" if self.packed else inner)


@dataclass(frozen=True)
class FunctionType(Type):
    """Result and parameter types of a function."""

    result: Type
    params: tuple[Type, ...]

    def __post_init__(self) -> None:
        self._describe(f"{self.result.text} ({', '.join(each.text for each in self.params)})")


VOID, TOKEN = NamedType("void"), NamedType("token")
I1, I8, I16, I32, I64, I128 = (IntType(width) for width in (1, 8, 16, 32, 64, 128))
HALF, BFLOAT, FLOAT, DOUBLE = (FloatType(name) for name in ("half", "bfloat", "float", "double"))
PTR = PointerType()


@cache
def int_type(width: int) -> IntType:
    """The integer type of `width` bits."""
    return IntType(width)


@cache
def pointer(addrspace: int = 0) -> PointerType:
    """The pointer type of an address space."""
    return PointerType(addrspace)


@cache
def vector_of(element: Type, lanes: int) -> VectorType:
    """A vector type; vectors of vectors do not exist in LLVM."""
    if lanes < 1 or not isinstance(element, IntType | FloatType | PointerType):
        raise TypeError(f"no vector of {lanes} x {element.text}")
    return VectorType(element, lanes)
