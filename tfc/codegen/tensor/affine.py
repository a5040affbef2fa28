"""Index algebra: every integer index as a sum of coefficients times atoms, with symbolic sizes as coefficients.

Addresses, strides and the fusion of reshapes all rest on it. `x % n` is kept as `x - n*(x // n)`, so that splitting a
position into coordinates and putting them together again cancels to the position: a reshape costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.tensor.expr import Apply, Axis, Const, Expr, SizeOf, apply, index
from tfc.codegen.tensor.traverse import postorder, show
from tfc.ir.base.record import record
from tfc.ir.types.dims import Dim, Size, divide


@record(frozen=True)
class Affine:
    """constant + Σ coefficient · atom. Atoms are axes, floor divisions of affine sums, and anything else as a whole."""

    terms: Mapping[Expr, Size]
    constant: Size

    def coefficient(self, atom: Expr) -> Size:
        """The factor of an atom; 0 when it does not occur."""
        return self.terms.get(atom, 0)

    @property
    def is_constant(self) -> bool:
        """True when there is no atom."""
        return not self.terms


def plus(a: Affine, b: Affine, factor: Size = 1) -> Affine:
    """a + factor * b."""
    terms = dict(a.terms)
    for atom, coefficient in b.terms.items():
        total = terms.get(atom, 0) + coefficient * factor
        if total == 0:
            terms.pop(atom, None)
        else:
            terms[atom] = total
    return Affine(terms, a.constant + b.constant * factor)


ZERO = Affine({}, 0)
_INDEX = index(0).dtype


class Indices:
    """Affine forms of index expressions, given the extents of the axes (0 <= axis < extent)."""

    def __init__(self, extents: Mapping[Axis, Size]) -> None:
        self.extents = extents
        self._memo: dict[Expr, Affine] = {}
        self._text: dict[Expr, str] = {}

    def of(self, root: Expr) -> Affine:
        """The affine form of an integer expression."""
        if root not in self._memo:
            for node in postorder([root], stop=self._memo.__contains__):
                if node not in self._memo:
                    self._memo[node] = self._form(node)
        return self._memo[root]

    def flat(self, indices: tuple[Expr, ...], shape: tuple[Size, ...]) -> Affine:
        """The row-major position of an element of a tensor of that shape."""
        total, stride = ZERO, 1
        for position, size in zip(reversed(indices), reversed(shape), strict=True):
            total = plus(total, self.of(position), stride)
            stride = stride * size  # type: ignore[assignment]
        return total

    def _form(self, node: Expr) -> Affine:
        if isinstance(node, Const):
            return Affine({}, int(node.value))
        if isinstance(node, SizeOf):
            return Affine({}, node.size)
        if isinstance(node, Axis) and self.extents.get(node) == 1:
            return ZERO
        if isinstance(node, Apply) and node.dtype == _INDEX:  # other types wrap around: their sums are no positions
            forms = [self._memo[child] for child in node.children if child in self._memo]
            made = self._apply(node.name, forms) if len(forms) == len(node.children) else None
            if made is not None:
                return made
        return Affine({node: 1}, 0)

    def _apply(self, name: str, forms: list[Affine]) -> Affine | None:
        if name == "add":
            return plus(forms[0], forms[1])
        if name == "sub":
            return plus(forms[0], forms[1], -1)
        if name == "neg":
            return plus(ZERO, forms[0], -1)
        if name == "mul":
            x, y = forms if forms[1].is_constant else forms[::-1]
            return plus(ZERO, x, y.constant) if y.is_constant else None
        if name in ("floordiv", "mod") and forms[1].is_constant and forms[1].constant != 0:
            quotient = self.divide(forms[0], forms[1].constant)
            return quotient if name == "floordiv" else plus(forms[0], quotient, -1 * forms[1].constant)
        return None

    def divide(self, x: Affine, divisor: Size) -> Affine:
        """floor(x / divisor) for a positive divisor: what divides evenly comes out, what stays below it vanishes."""
        out: dict[Expr, Size] = {}
        rest: dict[Expr, Size] = {}
        for atom, coefficient in x.terms.items():
            exact = divide(coefficient, divisor)
            if exact is None:
                rest[atom] = coefficient
            else:
                out[atom] = exact
        exact = divide(x.constant, divisor)
        quotient = Affine(out, exact or 0)
        remainder = Affine(rest, 0 if exact is not None else x.constant)
        if self.is_within(remainder, divisor):
            return quotient
        if isinstance(divisor, int) and isinstance(remainder.constant, int) and exact is None:
            quotient = Affine(out, remainder.constant // divisor)
            remainder = Affine(rest, remainder.constant % divisor)
            if self.is_within(remainder, divisor):
                return quotient
        return plus(quotient, Affine({apply("floordiv", self.expr(remainder), index(divisor)): 1}, 0))

    def is_within(self, x: Affine, size: Size) -> bool:
        """True when 0 <= x < size can be proved."""
        bounds = self.bounds(x)
        return bounds is not None and is_nonnegative(bounds[0]) and is_nonnegative(size - bounds[1] - 1)

    def bounds(self, x: Affine) -> tuple[Size, Size] | None:
        """The minimum and the maximum of x, when every atom has known bounds and a coefficient of known sign."""
        low = high = x.constant
        for atom, coefficient in x.terms.items():
            ends = self._atom_bounds(atom)
            if ends is None:
                return None
            if is_nonnegative(coefficient):
                low, high = low + ends[0] * coefficient, high + ends[1] * coefficient
            elif is_nonnegative(-1 * coefficient):
                low, high = low + ends[1] * coefficient, high + ends[0] * coefficient
            else:
                return None
        return low, high

    def _atom_bounds(self, atom: Expr) -> tuple[Size, Size] | None:
        if isinstance(atom, Axis):
            extent = self.extents.get(atom)
            return None if extent is None else (0, extent - 1)
        if isinstance(atom, Apply) and atom.name == "floordiv":
            divisor = self.of(atom.children[1])
            inner = self.bounds(self.of(atom.children[0]))
            if inner is None or not divisor.is_constant or not is_nonnegative(divisor.constant - 1):
                return None
            if all(isinstance(end, int) for end in inner) and isinstance(divisor.constant, int):
                return inner[0] // divisor.constant, inner[1] // divisor.constant
            if is_nonnegative(inner[0]):
                exact = divide(inner[1] + 1, divisor.constant)
                return None if exact is None else (0, exact - 1)
        return None

    def expr(self, x: Affine) -> Expr:
        """The expression of an affine form: outer axes first, so that partial sums do not depend on inner ones."""
        total: Expr = index(0)
        for atom in sorted(x.terms, key=self._key):
            total = total + atom * index(x.terms[atom])
        return total + index(x.constant) if x.constant != 0 else total

    def _key(self, atom: Expr) -> tuple[int, str]:
        if isinstance(atom, Axis):
            return (1, f"{len(atom.name):3}{atom.name}")
        if atom not in self._text:
            self._text[atom] = show(atom)
        return (0, self._text[atom])


def is_nonnegative(size: Size) -> bool:
    """True when a size is provably >= 0 for all symbols >= 0."""
    if not isinstance(size, Dim):
        return size >= 0
    return all(coefficient > 0 and all(isinstance(atom, str) for atom in term) for term, coefficient in size.terms)
