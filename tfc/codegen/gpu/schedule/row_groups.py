"""Groups of threads that share a row or a column: launch, reduction and stores, however they walk it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tfc.codegen.gpu.launching import THREADS, Work, quotient_up
from tfc.codegen.loop_ir.loops import BLOCK, THREAD, WARP, Barrier, Launch, Let, Statement, Store, Test, When
from tfc.codegen.nest.flatten import FlatReduction
from tfc.codegen.schedule.column_strips import narrow_position
from tfc.codegen.tensor.expr import Axis, Expr, apply, index, minimum
from tfc.codegen.tensor.tensor import Tensor, sum_type
from tfc.codegen.tensor.traverse import loads


@dataclass(eq=False)
class RowGroup:
    """`width` threads to a row, a point of the axes `kept`, `stride` apart.

    Neighbours share a row that lies along memory; a block then has as many groups as fit THREADS, one at least. Of
    columns, a stride of WARP lets each warp of a block read neighbouring columns. `at` is a thread's number in its
    group. `alive` holds where a group has a row of its own, None where all do: the others go along with the last row
    and keep what they find to themselves.
    """

    work: Work
    width: int
    kept: tuple[Axis, ...]
    stride: int = 1
    resident: int = 512
    """Threads that a multiprocessor shall have registers for at once: as many as there are to a thread of 65,536."""

    def __post_init__(self) -> None:
        self.at = Axis("at")
        self.shared: list[Tensor] = []
        self.each = self.stride if self.stride > 1 else max(1, THREADS // self.width)
        size = self.stride if self.stride > 1 else self.width
        quotient = apply("truncdiv", THREAD, size)
        rest = THREAD - quotient * size if self.each > 1 else THREAD
        within, self.mine = (rest, quotient) if self.stride > 1 else (quotient, rest)
        self.number = BLOCK * self.each + within if self.each > 1 else BLOCK
        self.rows = self.work.size_of(self.kept)
        exact = self.each == 1 or (isinstance(self.rows, int) and self.rows % self.each == 0)
        self.alive = None if exact else self.number < index(self.rows)

    def launch(self, passes: Sequence[Statement]) -> Launch:
        """The launch whose threads find their row, do `passes` and end the row."""
        each = self.each
        row = Axis("row")
        body: list[Statement] = [
            Let(row, self.number if self.alive is None else minimum(self.number, index(self.rows) - 1)),
            Let(self.at, self.mine),
            *self.work.coordinates(row, self.kept),
            *passes,
        ]
        threads = self.width * each
        resident = max(1, self.resident // threads)
        return Launch(quotient_up(self.rows, each), threads, tuple(body), tuple(self.shared), resident)

    def end(self) -> list[Statement]:
        """The stores and checks of the group's first thread for its row."""
        end = self.work.row_end()
        if not end:
            return []
        act = self.first(end)
        nest = self.work.nest
        written = {put.target for put in nest.puts if put.level == "row"}
        is_read = any(load.tensor in written for load in loads(nest.roots()))
        return [Barrier(), act] if is_read else [act]

    def first(self, acts: Sequence[Statement]) -> When:
        """The statements under the condition that a thread is the first of its group."""
        first = self.at.eq(0)
        return When(first if self.alive is None else first & self.alive, tuple(acts))

    def exchange(self, reduction: FlatReduction) -> tuple[Tensor, ...]:
        """Shared memory to combine accumulators by (see loops.Across); every reduction of a type uses the same."""
        if self.stride == 1 and self.width <= WARP:
            return ()
        threads = self.width * self.each
        types = [sum_type(reduction.body.dtype)]
        if reduction.kind.startswith("arg"):
            types.append(narrow_position(reduction, self.work.nest).dtype)
        found: list[Tensor] = []
        for dtype in types:
            made = next((x for x in self.shared if x.dtype == dtype and x not in found), None)
            if made is None:
                made = Tensor(dtype, (threads if self.stride > 1 else threads // WARP,), name=f"x{len(self.shared)}")
                self.shared.append(made)
            found.append(made)
        return tuple(found)

    def acting(self, body: Sequence[Statement], when: Expr | None = None) -> list[Statement]:
        """The statements with stores and tests only in rows that exist, and where `when` holds; values of accumulators
        are computed in any case.
        """
        conditions = [each for each in (self.alive, when) if each is not None]
        acts = [statement for statement in body if isinstance(statement, Store | Test)]
        if not conditions or not acts:
            return list(body)
        condition = conditions[0] if len(conditions) == 1 else conditions[0] & conditions[1]
        return [statement for statement in body if statement not in acts] + [When(condition, tuple(acts))]
