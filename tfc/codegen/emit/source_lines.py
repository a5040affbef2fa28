"""Source lines of the model in the debug information of a kernel, for debuggers and profilers.

A kernel computes several nodes at once, mixed beyond recognition. So each of them gets an instruction of its own at
the kernel's beginning, a load that no optimisation removes, where a debugger can stop; and the loops that follow are
said to come from the line of the node whose values they store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.codegen.llvm import I8, Builder
from tfc.codegen.llvm.debug_info import DebugInfo
from tfc.codegen.loop_ir.loops import For, Lanes, Multiply, PipelinedProduct, Statement, Store, Update, When
from tfc.codegen.loop_ir.product import BlockProduct
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.base.errors import Loc
from tfc.ir.base.record import record


@record(frozen=True)
class Lines:
    """The locations of the nodes of a function (at least one), and the node of each tensor that it writes."""

    info: DebugInfo
    nodes: Sequence[Loc]
    written: Mapping[Tensor, Loc]

    def begin(self, b: Builder) -> None:
        """Describe the function, whose first parameter is the table of its buffers; load from it for each node."""
        self.enter(b)
        for loc in self.nodes:
            b.location = self.info.location(b.function, loc)
            b.load(I8, b.function.args[0], volatile=True)

    def enter(self, b: Builder) -> None:
        """Describe the function, and let it begin at the first of its nodes: debuggers do not stop in a kernel of a
        GPU.
        """
        self.info.describe(b.function, self.nodes[0])
        b.location = self.info.location(b.function, self.nodes[0])

    def go_on(self, b: Builder, statement: For | Multiply) -> None:
        """Describe a function that is a part of another: the body of a parallel loop, an epilogue."""
        loc = self._of(statement.body) or self.nodes[-1]
        self.info.describe(b.function, loc)
        b.location = self.info.location(b.function, loc)

    def follow(self, b: Builder, statement: Statement) -> None:
        """Attribute the code emitted next to the node that a statement belongs to."""
        loc = self._of((statement,))
        if loc is not None:
            b.location = self.info.location(b.function, loc)

    def _of(self, statements: Sequence[Statement]) -> Loc | None:
        """The node whose values are stored last."""
        for statement in reversed(statements):
            match statement:
                case Store() | Update():
                    found = self.written.get(statement.target)
                case BlockProduct():
                    found = self.written.get(statement.c.tensor)
                case Multiply():
                    product = statement.product
                    found = self._of(statement.body) if product.c is None else self.written.get(product.c.tensor)
                case For() | When() | Lanes() | PipelinedProduct():
                    found = self._of(statement.body)
                case _:
                    found = None
            if found is not None:
                return found
        return None
