"""Symbolic dimensions: polynomials with integer coefficients over symbols such as `batch`.

A dimension is a plain `int` when known, `None` when unknown, and a `Dim` when it depends on symbols. `Dim` keeps a
canonical form (sorted monomials), so equal dimensions compare equal: `(batch + 1) * 2 == 2 * batch + 2`. Division,
minimum and maximum that do not come out even become opaque atoms (`floordiv(batch, 2)`). The same objects flow
through NumPy object arrays, which is how shape arithmetic inside a graph is inferred (see ir/graph/infer.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Union

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record

Atom = Union[str, "Apply"]
Monomial = tuple[Atom, ...]
Size = Union[int, "Dim"]
MaybeSize = Union[int, "Dim", None]

_FUNCTIONS = ("floordiv", "mod", "min", "max")
MAX_FACTORS = 1024
"""Symbols that one dimension may hold, each as often as it occurs: repeated squaring and halving double them."""
MAX_COEFFICIENT = 2**63
MAX_DEPTH = 64
"""Divisions and minima inside of one another: each is code inside of the code of the one around it."""


@record(frozen=True)
class Apply:
    """An opaque atom: `floordiv(a, b)`, `mod(a, b)`, `min(a, b)` or `max(a, b)` of two dimensions."""

    function: str
    left: Size
    right: Size

    def __str__(self) -> str:
        return f"{self.function}({self.left}, {self.right})"

    def evaluate(self, symbols: Mapping[str, int]) -> int:
        """The value for given symbols; division by zero is a ValueError."""
        a, b = evaluate(self.left, symbols), evaluate(self.right, symbols)
        return _apply(self.function, a, b)


def _apply(function: str, a: int, b: int) -> int:
    if function == "min":
        return min(a, b)
    if function == "max":
        return max(a, b)
    if b == 0:
        raise ValueError("division of a dimension by zero")
    return a // b if function == "floordiv" else a % b


@record(frozen=True, eq=False)
class Dim:
    """A sum of monomials with integer coefficients; build it with `symbol` and arithmetic."""

    terms: tuple[tuple[Monomial, int], ...]

    @staticmethod
    def symbol(name: str) -> Dim:
        """The dimension called `name`."""
        return Dim((((name,), 1),))

    @cached_property
    def _hash(self) -> int:
        return hash(self.terms)

    @cached_property
    def factors(self) -> int:
        """The number of symbols inside, each as often as it occurs."""
        return sum(_factors(monomial) for monomial, _ in self.terms)

    @cached_property
    def depth(self) -> int:
        """The number of divisions, minima and so on inside of one another."""
        applied = (atom for monomial, _ in self.terms for atom in monomial if isinstance(atom, Apply))
        sides = (side for atom in applied for side in (atom.left, atom.right))
        return max((1 + side.depth if isinstance(side, Dim) else 1 for side in sides), default=0)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dim) and self.terms == other.terms

    def __add__(self, other: Size) -> Size:
        return _combine(self, other, 1)

    __radd__ = __add__

    def __sub__(self, other: Size) -> Size:
        return _combine(self, other, -1)

    def __rsub__(self, other: int) -> Size:
        return _combine(-1 * self, other, 1)

    def __neg__(self) -> Size:
        return -1 * self

    def __mul__(self, other: Size) -> Size:
        if len(self.terms) * len(_terms(other)) > 4 * MAX_FACTORS:
            raise _too_complex()
        products: dict[Monomial, int] = {}
        for left, a in self.terms:
            for right, b in _terms(other):
                monomial = tuple(sorted(left + right, key=str))
                products[monomial] = products.get(monomial, 0) + a * b
        return _from(products)

    __rmul__ = __mul__

    def __floordiv__(self, other: Size) -> Size:
        exact = divide(self, other)
        return exact if exact is not None else _atom("floordiv", self, other)

    def __rfloordiv__(self, other: int) -> Size:
        return 0 if other == 0 else _atom("floordiv", other, self)

    def __mod__(self, other: Size) -> Size:
        return 0 if divide(self, other) is not None else _atom("mod", self, other)

    def __rmod__(self, other: int) -> Size:
        return _atom("mod", other, self)

    def __str__(self) -> str:
        text = ""
        for monomial, coefficient in self.terms:
            sign = "-" if coefficient < 0 else "+"
            factors = [str(atom) for atom in monomial]
            if abs(coefficient) != 1 or not factors:
                factors.insert(0, str(abs(coefficient)))
            text += (f" {sign} " if text else ("-" if coefficient < 0 else "")) + "*".join(factors)
        return text

    __repr__ = __str__

    def symbols(self) -> frozenset[str]:
        """The names of all symbols inside."""
        found: set[str] = set()
        for monomial, _ in self.terms:
            for atom in monomial:
                if isinstance(atom, str):
                    found.add(atom)
                else:
                    found |= symbols_of(atom.left) | symbols_of(atom.right)
        return frozenset(found)

    def evaluate(self, symbols: Mapping[str, int]) -> int:
        """The number for given symbols; KeyError names a missing one."""
        total = 0
        for monomial, coefficient in self.terms:
            part = coefficient
            for atom in monomial:
                part *= symbols[atom] if isinstance(atom, str) else atom.evaluate(symbols)
            total += part
        return total


def _terms(size: Size) -> tuple[tuple[Monomial, int], ...]:
    return size.terms if isinstance(size, Dim) else ((((), int(size)),) if size else ())


def _from(products: Mapping[Monomial, int]) -> Size:
    nonzero = ((m, c) for m, c in products.items() if c)
    terms = tuple(sorted(nonzero, key=lambda term: (-len(term[0]), tuple(map(str, term[0])))))
    if not terms:
        return 0
    return terms[0][1] if terms[0][0] == () else _checked(Dim(terms))


def _factors(monomial: Monomial) -> int:
    return sum(1 if isinstance(atom, str) else _size(atom.left) + _size(atom.right) for atom in monomial)


def _size(size: Size) -> int:
    """The number of symbols in a size, at least 1."""
    return max(size.factors, 1) if isinstance(size, Dim) else 1


def _checked(dim: Dim) -> Dim:
    """A dimension, if it is not too large to work with. INVALID_ARGUMENT."""
    if dim.factors > MAX_FACTORS or any(abs(coefficient) >= MAX_COEFFICIENT for _, coefficient in dim.terms):
        raise _too_complex()
    if dim.depth > MAX_DEPTH:
        raise Error(f"a dimension holds more than {MAX_DEPTH} divisions, minima or maxima inside of one another")
    return dim


def _too_complex() -> Error:
    return Error(f"a dimension is a polynomial of more than {MAX_FACTORS:,} factors, or its numbers exceed 64 bits")


def _combine(left: Size, right: Size, sign: int) -> Size:
    sums = dict(_terms(left))
    for monomial, coefficient in _terms(right):
        sums[monomial] = sums.get(monomial, 0) + sign * coefficient
    return _from(sums)


def _atom(function: str, left: Size, right: Size) -> Size:
    if not isinstance(left, Dim) and not isinstance(right, Dim):
        return _apply(function, left, right)
    return _checked(Dim((((Apply(function, left, right),), 1),)))


def divide(size: Size, divisor: Size) -> Size | None:
    """`size / divisor` when it is exact for all symbols, else None."""
    if not isinstance(size, Dim):
        if not isinstance(divisor, Dim):
            return size // divisor if divisor and size % divisor == 0 else None
        return 0 if size == 0 else None
    if size == divisor:
        return 1
    terms = _terms(divisor)
    if len(terms) != 1:
        return None
    (factor, number), quotient = terms[0], {}
    if any(c % number for _, c in size.terms):
        return None
    for monomial, coefficient in size.terms:
        rest = list(monomial)
        for atom in factor:
            if atom not in rest:
                return None
            rest.remove(atom)
        quotient[tuple(rest)] = coefficient // number
    return _from(quotient)


def is_natural(size: Size) -> bool:
    """True when a size is provably not negative (symbols are not)."""
    if not isinstance(size, Dim):
        return size >= 0
    return all(c >= 0 and all(_natural_atom(atom) for atom in monomial) for monomial, c in size.terms)


def _natural_atom(atom: Atom) -> bool:
    if isinstance(atom, str):
        return True
    left, right = is_natural(atom.left), is_natural(atom.right)
    return (left or right) if atom.function == "max" else (left and right)


def minimum(left: Size, right: Size) -> Size:
    """The smaller of two sizes: `n` of `n` and `n + 1`, symbolic where it is not known."""
    if is_natural(right - left):
        return left
    return right if is_natural(left - right) else _atom("min", left, right)


def maximum(left: Size, right: Size) -> Size:
    """The larger of two sizes: `n` of `n` and 0, symbolic where it is not known."""
    if is_natural(left - right):
        return left
    return right if is_natural(right - left) else _atom("max", left, right)


def evaluate(size: Size, symbols: Mapping[str, int]) -> int:
    """The number a size stands for."""
    return size.evaluate(symbols) if isinstance(size, Dim) else int(size)


def symbols_of(size: MaybeSize) -> frozenset[str]:
    """The symbols a size depends on."""
    return size.symbols() if isinstance(size, Dim) else frozenset()


def linear_in(size: MaybeSize, name: str) -> tuple[int, int] | None:
    """(scale, shift) when size = scale * name + shift with a positive scale: then a size tells the symbol's value."""
    if not isinstance(size, Dim):
        return None
    scale = shift = 0
    for monomial, coefficient in size.terms:
        if monomial == (name,):
            scale = coefficient
        elif monomial == ():
            shift = coefficient
        else:
            return None
    return (scale, shift) if scale > 0 else None


def parse_dim(text: str) -> Size:
    """Read the text of a dimension, as `str(dim)` writes it: sums of products of numbers, symbols and `floordiv(a,
    b)`-like calls.
    """
    if text.isidentifier():
        return Dim.symbol(text)
    if (factors := text.split("*"))[0].isdigit() and all(each.isidentifier() for each in factors[1:]):
        return _from({tuple(sorted(factors[1:])): int(factors[0])})
    for mark in "+-*(),":
        text = text.replace(mark, f" {mark} ")
    tokens = text.split()
    size, end = _parse_sum(tokens, 0)
    if end != len(tokens):
        raise ValueError(f"unexpected {tokens[end]!r} in dimension {text!r}")
    return size


def _parse_sum(tokens: list[str], at: int) -> tuple[Size, int]:
    total: Size = 0
    sign = 1
    if at < len(tokens) and tokens[at] == "-":
        sign, at = -1, at + 1
    while True:
        product, at = _parse_product(tokens, at)
        total = total + sign * product
        if at >= len(tokens) or tokens[at] not in "+-":
            return total, at
        sign, at = (1 if tokens[at] == "+" else -1), at + 1


def _parse_product(tokens: list[str], at: int) -> tuple[Size, int]:
    product: Size = 1
    while True:
        if at >= len(tokens):
            raise ValueError("dimension ends too early")
        token = tokens[at]
        if token.isdigit():
            product, at = product * int(token), at + 1
        elif token in _FUNCTIONS and tokens[at + 1 : at + 2] == ["("]:
            left, at = _parse_sum(tokens, at + 2)
            if tokens[at : at + 1] != [","]:
                raise ValueError(f"{token} takes two dimensions")
            right, at = _parse_sum(tokens, at + 1)
            if tokens[at : at + 1] != [")"]:
                raise ValueError(f"{token} is not closed")
            product, at = product * _atom(token, left, right), at + 1
        elif token.replace("$", "_").replace(".", "_").isidentifier() and token[0] != ".":
            product, at = product * Dim.symbol(token), at + 1
        else:
            raise ValueError(f"unexpected {token!r} in a dimension")
        if at >= len(tokens) or tokens[at] != "*":
            return product, at
        at += 1
