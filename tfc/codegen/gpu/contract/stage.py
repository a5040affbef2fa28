"""Copy a tile of an operand into shared memory, each thread its share, with zeros outside of the operand.

Neighbouring threads take neighbours in memory, along k or along the rows; in shared memory all tiles lie alike, the
rows of one step of k side by side.
"""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.gpu.contract.coordinates import coordinates, renamed, split
from tfc.codegen.gpu.contract.match import Operand
from tfc.codegen.gpu.contract.tiles import PAD, THREADS
from tfc.codegen.loop_ir.loops import THREAD, Let, Statement, Store
from tfc.codegen.tensor.expr import Axis, Expr, Var, all_of, cast, const, guard, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.types import DType


@dataclass(frozen=True)
class Side:
    """An operand as a block takes it: `rows` at a time from number `first` on, `depth` steps of k at a time.

    The tile lies in `memory` from `start` on; `name` tells its variables from those of the other factor.
    """

    factor: Operand
    k: Group
    name: str
    first: Expr
    rows: int
    depth: int
    memory: Tensor
    start: int

    @property
    def line(self) -> int:
        """Elements from one step of k to the next in shared memory."""
        return self.rows + PAD

    @property
    def shares(self) -> int:
        """The number of elements that each thread copies."""
        return self.rows * self.depth // THREADS

    def places(self) -> list[Statement]:
        """The position of the rows that a thread copies, computed once before the loop."""
        made: list[Statement] = []
        for share in range(self.shares):
            row, _ = self._place(share)
            if self._own(share) == share:
                at = Axis(f"{self.name}{share}")
                made += [Let(at, self.first + row), *coordinates(at, self.factor.rows, f".{at.name}")]
        return made

    def read(self, first: Expr, stage: str, dtype: DType, *, whole: bool) -> list[Statement]:
        """The elements of the tile whose steps of k begin at `first`, as variables; `whole`: it is known to end before
        k does. `stage` tells the variables of one copy from those of another."""
        made: list[Statement] = []
        for share in range(self.shares):
            _, step = self._place(share)
            at = Axis(f"{self.name}{share}{stage}")
            names = {self.factor.rows: f".{self.name}{self._own(share)}", self.k: f".{at.name}"}
            value = cast(renamed(self.factor.value, names), dtype)
            inside = [] if whole else [at < index(self.k.size)]
            size = self.factor.rows.size
            if not is_multiple(size, self.rows):
                inside.append(Axis(f"{self.name}{self._own(share)}") < index(size))
            made += [Let(at, first + step), *coordinates(at, self.k, f".{at.name}")]
            made.append(Let(self._var(share, stage, dtype), guard(all_of(inside), value, const(0, dtype))))
        return made

    def write(self, offset: Expr, stage: str, dtype: DType) -> list[Statement]:
        """The variables of a copy to shared memory, `offset` elements behind where the first tile lies."""
        made: list[Statement] = []
        for share in range(self.shares):
            row, step = self._place(share)
            place = offset + (step * self.line + row + self.start)
            made.append(Store(self.memory, place, self._var(share, stage, dtype)))
        return made

    def _place(self, share: int) -> tuple[Expr, Expr]:
        """The row and the step of k, in the tile, of a share of this thread's."""
        along = self.depth if self.factor.along_k else self.rows
        far, near = split(THREAD, along)
        far = far + share * (THREADS // along)
        return (far, near) if self.factor.along_k else (near, far)

    def _own(self, share: int) -> int:
        """The first share in the same row."""
        return share if self.factor.along_k else 0

    def _var(self, share: int, stage: str, dtype: DType) -> Var:
        return Var(f"{self.name}{share}{stage}", dtype)


def is_multiple(size: object, of: int) -> bool:
    """True where `size` is a known multiple."""
    return isinstance(size, int) and size % of == 0
