"""Statements of the loop IR that move tiles of matrices through a block's shared memory and multiply them by warps."""

from __future__ import annotations

from typing import Literal

from tfc.codegen.tensor.expr import Expr, Var
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import show
from tfc.ir.base.record import record

FragmentKind = Literal["bf16", "f16", "tf32"]
"""The elements that tensor cores multiply; products are exact and summed in f32."""


@record(frozen=True, eq=False)
class View:
    """Another name, `tensor`, for the shared memory of `of`, with elements of another type."""

    tensor: Tensor
    of: Tensor

    roots = ()

    def __str__(self) -> str:
        return f"{self.tensor} in the memory of {self.of.name}"


@record(frozen=True, eq=False)
class Anew:
    """A fresh read of the numbers of the block and the thread: values that depend on them are not kept alive until
    here.
    """

    roots = ()

    def __str__(self) -> str:
        return "who am I"


@record(frozen=True, eq=False)
class Copy:
    """16 bytes from `source[at]` to `target[position]`, of a block's shared memory; zeros where `when` does not hold.

    It may be done at once or later, behind an AwaitCopies at the latest; until then nobody knows what lies there.
    """

    target: Tensor
    position: Expr
    source: Tensor
    at: Expr
    when: Expr

    @property
    def roots(self) -> tuple[Expr, ...]:
        """Its expressions."""
        return (self.position, self.at, self.when)

    def __str__(self) -> str:
        places = f"{self.target.name}[{show(self.position)}] .= {self.source.name}[{show(self.at)}]"
        return f"{places} if {show(self.when)} else 0"


@record(frozen=True, eq=False)
class CommitCopies:
    """End a group of the copies that this thread has begun since the last one."""

    roots = ()

    def __str__(self) -> str:
        return "commit copies"


@record(frozen=True, eq=False)
class AwaitCopies:
    """Wait for all groups of this thread's copies but the last `pending`; a Barrier makes them visible to the
    others.
    """

    pending: int

    roots = ()

    def __str__(self) -> str:
        return f"await copies but {self.pending}"


@record(frozen=True, eq=False)
class LoadFragments:
    """Matrices of 8 rows of 16 bytes in shared memory, one for each of `vars` (u32), spread over a warp.

    Lane 8j + r says by `position` where row r of matrix j begins in `source`. A lane has 4 bytes of each matrix: those
    number lane % 4 of row lane / 4; or, `transposed`, the elements of 2 bytes of column lane / 4 in the rows
    2 (lane % 4) and one further.
    """

    vars: tuple[Var, ...]
    source: Tensor
    position: Expr
    transposed: bool = False

    @property
    def roots(self) -> tuple[Expr, ...]:
        """Its expressions."""
        return (self.position,)

    def __str__(self) -> str:
        how = "columns" if self.transposed else "rows"
        return f"{_names(self.vars)} = {how} of {self.source.name}[{show(self.position)}]"


@record(frozen=True, eq=False)
class MultiplyFragments:
    """`vars` = c + a b of a warp: 16 x 8 sums in f32, 4 of them a lane's, of 16 x k and k x 8 elements of `kind`.

    a, b and c are spread over the lanes as PTX's mma has them (gpu/device/fragments.py). k is 16 with 4 words of a and
    2 of b, 8 with 2 and 1; of tf32 it is 8 with 4 and 2.
    """

    vars: tuple[Var, ...]
    kind: FragmentKind
    a: tuple[Expr, ...]
    b: tuple[Expr, ...]
    c: tuple[Expr, ...]

    @property
    def roots(self) -> tuple[Expr, ...]:
        """Its expressions."""
        return (*self.a, *self.b, *self.c)

    def __str__(self) -> str:
        return f"{_names(self.vars)} = {_names(self.c)} + {_names(self.a)} {_names(self.b)} in {self.kind}"


@record(frozen=True, eq=False)
class RoundFragments:
    """`vars` = words (u32) that are f32, rounded to tf32: tensor cores read 10 bits of mantissa only."""

    vars: tuple[Var, ...]
    words: tuple[Expr, ...]

    @property
    def roots(self) -> tuple[Expr, ...]:
        """Its expressions."""
        return self.words

    def __str__(self) -> str:
        return f"{_names(self.vars)} = {_names(self.words)} in tf32"


def _names(exprs: tuple[Expr, ...]) -> str:
    return "(" + ", ".join(map(show, exprs)) + ")"


TileStatement = Anew | View | Copy | CommitCopies | AwaitCopies | LoadFragments | RoundFragments | MultiplyFragments
