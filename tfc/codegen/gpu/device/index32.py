"""Index arithmetic in 32 bits where it provably fits (ranges.py): a device multiplies and divides these much faster,
and keeps them in one register.

Whoever asks for an index gets 64 bits all the same; what is between is LLVM's to leave out.
"""

from __future__ import annotations

from collections.abc import Collection

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.emit.functions import apply_function
from tfc.codegen.gpu.device.ranges import Range, Ranges
from tfc.codegen.llvm import I32, I64, Value, const
from tfc.codegen.tensor.expr import COMPARISON, Apply, Const, Expr
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.types.types import i64

_EXACT = ("add", "sub", "mul")
_QUOTIENTS, _REMAINDERS = ("truncdiv", "floordiv"), ("truncmod", "mod")


class NarrowEvaluator(Evaluator):
    """Evaluator for launches whose indices `ranges` bounds; without any of them it is an ordinary one."""

    ranges: Ranges | None = None

    def _emit(self, node: Expr) -> Value:
        if self.ranges is None or not isinstance(node, Apply) or self.is_varying(node):
            return super()._emit(node)
        found = self.ranges.of(node)
        if found is not None:
            narrow = self._narrow(node)
            return self.b.zext(narrow, I64) if found[0] >= 0 else self.b.sext(narrow, I64)
        if node.name in COMPARISON and all(self.ranges.of(child) is not None for child in node.children):
            return apply_function(self.b, node.name, [self._narrow(child) for child in node.children], i64)
        return super()._emit(node)

    def _narrow(self, root: Expr) -> Value:
        """An expression with bounds, in 32 bits."""
        known = self._values
        for node in postorder([root], stop=lambda each: ("narrow", each) in known):
            if ("narrow", node) not in known:
                self._keep(("narrow", node), self._narrow_node(node))
        return known[("narrow", root)]

    def _narrow_node(self, node: Expr) -> Value:
        b = self.b
        if isinstance(node, Const):
            return const(I32, int(node.value))
        if not isinstance(node, Apply):
            value = self.value(node)
            return const(I32, value.const) if isinstance(value.const, int) else b.trunc(value, I32)
        assert self.ranges is not None
        operands = [self._values[("narrow", child)] for child in node.children]
        bounds = [self.ranges.of(child) for child in (*node.children, node)]
        if node.name in _EXACT:
            flags = "nuw nsw" if _are_natural(bounds) else "nsw"
            x, y = operands
            made = {"add": b.add, "sub": b.sub, "mul": b.mul}[node.name]
            return made(x, y, flags)
        divisor = bounds[1]
        if node.name in _QUOTIENTS + _REMAINDERS and _are_natural(bounds) and divisor is not None and divisor[0] > 0:
            return b.udiv(*operands) if node.name in _QUOTIENTS else b.urem(*operands)
        return apply_function(b, node.name, operands, i64)


def _are_natural(bounds: Collection[Range | None]) -> bool:
    return all(each is not None and each[0] >= 0 for each in bounds)
