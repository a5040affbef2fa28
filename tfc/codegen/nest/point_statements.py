"""The statements of one point of a nest: early reads, stores and checks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tfc.codegen.loop_ir.loops import Let, Statement, Store, Test
from tfc.codegen.nest.flatten import FlatNest, FlatPut, FlatTest
from tfc.codegen.nest.nontemporal import beyond_caches, streamed
from tfc.codegen.nest.row_passes import RowPass
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.expr import Expr, Var
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads


class Points:
    """Makes the statements of a nest's points; `failures` collects (member, message) of the tests of a kernel."""

    def __init__(
        self, nest: FlatNest, target: Target, failures: list[tuple[int, str]], only_written: set[Tensor]
    ) -> None:
        self.failures = failures
        self.early = 0
        self.past = beyond_caches(nest, target)
        self.streamed = streamed(nest, only_written) if self.past is not None else set()

    def keep(self, passes: Iterable[RowPass]) -> None:
        """Store results that serve as memory between passes into the caches."""
        self.streamed -= {put.target for step in passes for put in step.kept}

    def point(self, puts: Sequence[FlatPut], tests: Sequence[FlatTest]) -> list[Statement]:
        """All stores and checks at one point."""
        return self.of_pass(RowPass([], list(puts), list(tests), []))

    def of_pass(self, step: RowPass) -> list[Statement]:
        """The stores and checks of a pass at one point; `step` then computes from early reads."""
        early = self._read_early(step.roots(), step.puts)
        step.replace({let.value: let.var for let in early})
        stores = [
            Store(put.target, put.position, put.value, self.past if put.target in self.streamed else None)
            for put in (*step.kept, *step.puts)
        ]
        return [*early, *stores, *self.tests(step.tests)]

    def _read_early(self, roots: Sequence[Expr], puts: Sequence[FlatPut]) -> list[Let]:
        """Reads of memory that is also written here, bound before any store."""
        written = {put.target for put in puts}
        reads = [load for load in loads(roots) if load.tensor in written]
        if len(roots) == 1 and all(load.children == (puts[0].position,) for load in reads):
            return []
        self.early += len(reads)
        return [Let(Var(f"e{self.early - k}", load.dtype), load) for k, load in enumerate(reads)]

    def tests(self, tests: Iterable[FlatTest]) -> list[Statement]:
        """Checks as statements."""
        made: list[Statement] = []
        for test in tests:
            self.failures.append((test.member, test.check.message))
            made.append(Test(test.check, len(self.failures) - 1, test.element))
        return made
