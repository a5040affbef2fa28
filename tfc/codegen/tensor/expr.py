"""Scalar expressions: what one element of a tensor is computed from (architecture §5, "tensor expressions").

An expression is an immutable graph of nodes. Nodes are interned: building the same node twice gives the same object, so
`is` is equality, shared subexpressions are shared by construction, and a mapping from expressions is a cheap memo.
Traversals (traverse.py) are iterative; a chain of any depth is fine.

Indices are expressions of type i64. Python numbers may stand wherever an expression may. `x == y` is identity, as for
every object; the comparison of elements is `x.eq(y)`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Self, TypeVar, Union
from weakref import WeakValueDictionary

from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import DType, boolean, i64

if TYPE_CHECKING:
    from tfc.codegen.tensor.tensor import Tensor

Number = int | float | bool
ExprLike = Union["Expr", Number, Dim]
E = TypeVar("E", bound="Expr")

_TABLE: WeakValueDictionary[tuple[object, ...], Expr] = WeakValueDictionary()

ARITHMETIC = {"add": 2, "sub": 2, "mul": 2, "neg": 1, "abs": 1, "sign": 1, "min": 2, "max": 2, "fma": 3}
"""On floats and integers (integers wrap). `min` and `max` give NaN when an operand is NaN, as TensorFlow does."""
INTEGER = {
    "floordiv": 2, "mod": 2, "truncdiv": 2, "truncmod": 2,
    "and": 2, "or": 2, "xor": 2, "invert": 1, "shl": 2, "shr": 2, "popcount": 1, "umulh": 2,
}  # fmt: skip
"""On integers; `and or xor invert` on bool too. Division by 0 gives 0 (a lowering adds a check), -MIN/-1 wraps; shifts
by at least the width give 0 (shr of a negative number -1); umulh is the high half of the unsigned product."""
FLOAT = {
    "div": 2, "floor": 1, "ceil": 1, "round": 1, "trunc": 1, "fmod": 2, "copysign": 2, "sqrt": 1, "rsqrt": 1,
    "exp": 1, "decay": 2, "exp2": 1, "expm1": 1, "log": 1, "log2": 1, "log10": 1, "log1p": 1, "pow": 2,
    "sin": 1, "cos": 1, "tan": 1, "asin": 1, "acos": 1, "atan": 1, "atan2": 2,
    "sinh": 1, "cosh": 1, "tanh": 1, "asinh": 1, "acosh": 1, "atanh": 1,
    "sigmoid": 1, "softplus": 1, "swish": 1, "gelu": 1, "gelu_slope": 1, "erf": 1, "erfc": 1, "lgamma": 1, "digamma": 1,
}  # fmt: skip
"""On floats. `round` is to nearest even, `fmod` has the sign of the first operand. `decay` is e**x times a power of
two, for x that is not above 0, or NaN."""
COMPARISON = {"eq": 2, "ne": 2, "lt": 2, "le": 2, "gt": 2, "ge": 2}
"""On any type; the result is bool. Ordered: false on NaN, but for `ne`."""
TEST = {"isnan": 1, "isinf": 1, "isfinite": 1}
"""On floats; the result is bool."""
FUNCTIONS: dict[str, int] = ARITHMETIC | INTEGER | FLOAT | COMPARISON | TEST
"""Every function an `Apply` may name, and its number of operands."""

EXPENSIVE = frozenset(FLOAT) - {"div", "floor", "ceil", "round", "trunc", "copysign", "sqrt"}
"""Functions worth keeping the result of rather than computing it twice."""


def _binary(name: str) -> Callable[[Expr, ExprLike], Expr]:
    return lambda self, other: apply(name, self, other)


def _reflected(name: str) -> Callable[[Expr, ExprLike], Expr]:
    return lambda self, other: apply(name, other, self)


class Expr:
    """One scalar. `children` are its operands in order, `dtype` its element type."""

    __slots__ = ("__weakref__", "children", "dtype")
    children: tuple[Expr, ...]
    dtype: DType

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        """The same kind of node over other operands."""
        return self

    # ---- arithmetic -----------------------------------------------------------------------------------------------

    __add__, __radd__ = _binary("add"), _reflected("add")
    __sub__, __rsub__ = _binary("sub"), _reflected("sub")
    __mul__, __rmul__ = _binary("mul"), _reflected("mul")
    __truediv__, __rtruediv__ = _binary("div"), _reflected("div")
    __floordiv__, __rfloordiv__ = _binary("floordiv"), _reflected("floordiv")
    __mod__ = _binary("mod")
    __and__ = _binary("and")
    __or__ = _binary("or")
    __xor__ = _binary("xor")
    __lshift__ = _binary("shl")
    __rshift__ = _binary("shr")
    __lt__ = _binary("lt")
    __le__ = _binary("le")
    __gt__ = _binary("gt")
    __ge__ = _binary("ge")

    def __neg__(self) -> Expr:
        return apply("neg", self)

    def __invert__(self) -> Expr:
        return apply("invert", self)

    def eq(self, other: ExprLike) -> Expr:
        """1 where the elements are equal."""
        return apply("eq", self, other)

    def ne(self, other: ExprLike) -> Expr:
        """1 where the elements differ (or one is NaN)."""
        return apply("ne", self, other)

    def __bool__(self) -> bool:
        raise TypeError("an expression has no truth value while code is generated: use select or guard")

    def __repr__(self) -> str:
        from tfc.codegen.tensor.traverse import show  # the printer needs this module

        return show(self)


def _intern(cls: type[E], dtype: DType, children: tuple[Expr, ...], field: object = None, key: object = None) -> E:
    """The node with these parts; `field` is the value of the class's own slot, `key` what tells it apart."""
    identity = (cls, dtype.name, children, field if key is None else key)
    found = _TABLE.get(identity)
    if found is None:
        made = object.__new__(cls)
        made.dtype = dtype
        made.children = children
        for slot in cls.__slots__:
            setattr(made, slot, field)
        found = _TABLE.setdefault(identity, made)
    return found  # type: ignore[return-value]


class Const(Expr):
    """A number. Floats are kept as Python floats, bools as 0 or 1."""

    __slots__ = ("value",)
    value: int | float

    def __new__(cls, value: Number, dtype: DType) -> Const:
        """A number that fits `dtype`; -0.0 and 0.0 differ, NaN equals itself."""
        number: int | float = float(value) if dtype.is_float else int(value)
        return _intern(cls, dtype, (), number, repr(number))


class Axis(Expr):
    """A loop index. Axes are equal when their names are; extents are known to the loops."""

    __slots__ = ("name",)
    name: str

    def __new__(cls, name: str) -> Axis:
        """The axis of that name."""
        return _intern(cls, i64, (), name)


class SizeOf(Expr):
    """A symbolic size as a number: known when the kernel starts."""

    __slots__ = ("size",)
    size: Dim

    def __new__(cls, size: Dim) -> SizeOf:
        """The value of `size`."""
        return _intern(cls, i64, (), size)


class Var(Expr):
    """A value computed earlier in the same kernel and kept in a register (the maximum of this row)."""

    __slots__ = ("name",)
    name: str

    def __new__(cls, name: str, dtype: DType) -> Var:
        """The variable of that name."""
        return _intern(cls, dtype, (), name)


class Load(Expr):
    """One element of a tensor. Every index must be in range wherever this is evaluated: see `guard`."""

    __slots__ = ("tensor",)
    tensor: Tensor

    def __new__(cls, tensor: Tensor, indices: tuple[Expr, ...]) -> Load:
        """The element at `indices`; `tensor[i, j]` checks their number."""
        return _intern(cls, tensor.dtype, indices, tensor)

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        """The same tensor at other indices."""
        return Load(self.tensor, children)


class Apply(Expr):
    """A function of FUNCTIONS; build it with `apply`, which checks types and folds integer constants."""

    __slots__ = ("name",)
    name: str

    def __new__(cls, name: str, children: tuple[Expr, ...], dtype: DType) -> Apply:
        """The function of these operands, unchecked; `dtype` is the result's."""
        return _intern(cls, dtype, children, name)

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        """The same function of other operands."""
        return apply(self.name, *children)


class Cast(Expr):
    """A conversion as TensorFlow's Cast does it: float to integer truncates, to bool tests against 0."""

    __slots__ = ()

    def __new__(cls, x: Expr, dtype: DType) -> Cast:
        """`x` converted; `cast` leaves out what changes nothing."""
        return _intern(cls, dtype, (x,))

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        """The same conversion of another operand."""
        return cast(children[0], self.dtype)


class Bitcast(Expr):
    """The same bits under another type of the same size."""

    __slots__ = ()

    def __new__(cls, x: Expr, dtype: DType) -> Bitcast:
        """`x` reinterpreted."""
        return _intern(cls, dtype, (x,))

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        """The same conversion of another operand."""
        return Bitcast(children[0], self.dtype)


class Choice(Expr):
    """children: condition, value if it holds, value if not."""

    __slots__ = ()

    def __new__(cls, condition: Expr, x: Expr, y: Expr) -> Self:
        """The choice, unchecked: build it with `select` or `guard`."""
        return _intern(cls, x.dtype, (condition, x, y))

    def with_children(self, children: tuple[Expr, ...]) -> Expr:
        """The same choice over other operands."""
        return _choice(type(self), *children)


class Select(Choice):
    """A choice both of whose values are computed."""

    __slots__ = ()


class Guard(Choice):
    """A choice in which the loads inside of the first value happen only where the condition holds, and those inside of
    the second only where it does not; neither may be read out of range anywhere else."""

    __slots__ = ()


# ---- building -------------------------------------------------------------------------------------------------------


def const(value: Number, dtype: DType) -> Expr:
    """A number of a given type. Integers wrap into the type's range."""
    if dtype.is_integer:
        bits = 8 * dtype.size
        value = int(value) & ((1 << bits) - 1)
        if dtype.kind == "int" and value >> (bits - 1):
            value -= 1 << bits
    return Const(value, dtype)


def index(value: ExprLike) -> Expr:
    """A number, a size or an integer expression as an index (i64)."""
    if isinstance(value, Expr):
        return cast(value, i64)
    return SizeOf(value) if isinstance(value, Dim) else Const(int(value), i64)


def as_expr(value: ExprLike, dtype: DType) -> Expr:
    """An operand as an expression of `dtype`; TypeError when it has another type."""
    if isinstance(value, Expr):
        if value.dtype != dtype:
            raise TypeError(f"{value} is {value.dtype} where {dtype} is needed: cast it")
        return value
    return cast(SizeOf(value), dtype) if isinstance(value, Dim) else const(value, dtype)


def apply(name: str, *operands: ExprLike) -> Expr:
    """A function of FUNCTIONS; all operands share one type (numbers adopt it). Integer constants are folded."""
    dtype = next((x.dtype for x in operands if isinstance(x, Expr)), i64)
    children = tuple(x if isinstance(x, Expr) and x.dtype == dtype else as_expr(x, dtype) for x in operands)
    if FUNCTIONS.get(name) != len(children):
        raise TypeError(f"no function {name} of {len(children)} operands")
    if name in FLOAT and not dtype.is_float:
        raise TypeError(f"{name} is defined on floats, not on {dtype}: cast first")
    if dtype.is_integer:
        folded = _fold(name, children, dtype)
        if folded is not None:
            return folded
    return Apply(name, children, boolean if name in COMPARISON or name in TEST else dtype)


def cast(x: Expr, dtype: DType) -> Expr:
    """`x` converted to `dtype`; `x` itself when it has that type."""
    if x.dtype == dtype:
        return x
    if isinstance(x, Const) and x.dtype.is_integer and (dtype.is_integer or dtype.is_float):
        return const(x.value, dtype)
    return Cast(x, dtype)


def select(condition: ExprLike, x: ExprLike, y: ExprLike) -> Expr:
    """`x` where the bool `condition` holds, else `y`. Both are computed; `guard` is for loads out of range."""
    return _choice(Select, condition, x, y)


def guard(condition: ExprLike, x: ExprLike, otherwise: ExprLike) -> Expr:
    """Like `select`, but nothing is loaded for the side that is not chosen."""
    return _choice(Guard, condition, x, otherwise)


def _choice(kind: Callable[[Expr, Expr, Expr], Expr], condition: ExprLike, x: ExprLike, y: ExprLike) -> Expr:
    dtype = x.dtype if isinstance(x, Expr) else y.dtype if isinstance(y, Expr) else i64
    when, then, other = as_expr(condition, boolean), as_expr(x, dtype), as_expr(y, dtype)
    if isinstance(when, Const):
        return then if when.value else other
    return then if then is other else kind(when, then, other)


def minimum(x: ExprLike, y: ExprLike) -> Expr:
    """The smaller; NaN when an operand is."""
    return apply("min", x, y)


def maximum(x: ExprLike, y: ExprLike) -> Expr:
    """The larger; NaN when an operand is."""
    return apply("max", x, y)


def all_of(conditions: Iterable[Expr]) -> Expr:
    """The conjunction of bools (true when there are none)."""
    result: Expr = Const(1, boolean)
    for condition in conditions:
        if isinstance(condition, Const):
            if not condition.value:
                return condition
        else:
            result = condition if isinstance(result, Const) else result & condition
    return result


def inside(position: Expr, size: Size) -> Expr:
    """0 <= position < size, as a bool."""
    return (position >= 0) & (position < index(size))


# ---- integer folding ------------------------------------------------------------------------------------------------


_INTEGER_FOLD: dict[str, Callable[..., int]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "neg": operator.neg, "min": min, "max": max,
    "floordiv": lambda x, y: x // y if y else 0,
    "mod": lambda x, y: x % y if y else 0,
    "eq": operator.eq, "ne": operator.ne,
    "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
}  # fmt: skip


def _fold(name: str, children: tuple[Expr, ...], dtype: DType) -> Expr | None:
    """Integer constants and the neutral elements; None when there is nothing to fold."""
    numbers = [int(x.value) if isinstance(x, Const) else None for x in children]
    if None not in numbers:
        rule = _INTEGER_FOLD.get(name)
        if rule is None:
            return None
        result = rule(*numbers)
        return Const(result, boolean) if name in COMPARISON else const(result, dtype)
    if len(children) == 2 and (numbers[0] is not None or numbers[1] is not None):
        return _fold_neutral(name, children, numbers[0], numbers[1])
    return None


def _fold_neutral(name: str, children: tuple[Expr, ...], x: int | None, y: int | None) -> Expr | None:
    if name == "add" and 0 in (x, y):
        return children[1] if x == 0 else children[0]
    if name == "mul" and 0 in (x, y):
        return Const(0, children[0].dtype)
    if name == "mul" and 1 in (x, y):
        return children[1] if x == 1 else children[0]
    if (name == "sub" and y == 0) or (name in ("floordiv", "truncdiv") and y == 1):
        return children[0]
    if name == "mod" and y == 1:
        return Const(0, children[0].dtype)
    return None
