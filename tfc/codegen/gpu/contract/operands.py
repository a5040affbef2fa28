"""Fragments of the operands that warps load from shared memory for tensor cores, and their products."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tfc.codegen.gpu.contract.chunks import ChunkSide
from tfc.codegen.gpu.contract.coordinates import split
from tfc.codegen.gpu.contract.tiles import DEEP
from tfc.codegen.loop_ir.loops import Let, Statement
from tfc.codegen.loop_ir.tile_statements import FragmentKind, LoadFragments, MultiplyFragments, RoundFragments
from tfc.codegen.target.target import Gpu
from tfc.codegen.tensor.expr import Expr, Load, Var
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.types import f32, u32

HIGH, WIDE = 16, 8
"""Rows and columns of a fragment of sums."""


@dataclass(frozen=True)
class Operands:
    """Operands whose tiles are in `memory`, for a thread that is number `lane` of its warp. A step of tensor cores is
    32 bytes of k.
    """

    memory: Tensor
    kind: FragmentKind
    gpu: Gpu
    lane: Expr

    def left(
        self, side: ChunkSide, offset: Expr, step: Expr, row: Expr, name: str
    ) -> tuple[list[Statement], list[Expr]]:
        """16 rows of the left operand from `row` on: four words, those of the first half of a step before those of the
        second. The tile is `offset` elements behind the first one.
        """
        return self._four(side, offset, step, row, name, rows_first=True)

    def right(
        self, side: ChunkSide, offset: Expr, step: Expr, column: Expr, name: str
    ) -> tuple[list[Statement], tuple[list[Expr], list[Expr]]]:
        """16 columns of the right operand: two words of the first 8, and two of the others."""
        made, words = self._four(side, offset, step, column, name, rows_first=False)
        return made, (words[:2], words[2:])

    def multiply(
        self, left: Sequence[Expr], right: Sequence[Expr], sums: Sequence[Expr], name: str
    ) -> tuple[list[Statement], Sequence[Expr]]:
        """A product of two fragments, by two instructions where the device's instruction takes fewer steps of k."""
        cuts = [(left[:2], right[:1]), (left[2:], right[1:])] if self.gpu.sm < DEEP else [(left, right)]
        made: list[Statement] = []
        for number, (a, b) in enumerate(cuts):
            found = tuple(Var(f"{name}.{number}.{e}", f32) for e in range(4))
            made.append(MultiplyFragments(found, self.kind, tuple(a), tuple(b), tuple(sums)))
            sums = found
        return made, sums

    def _four(
        self, side: ChunkSide, offset: Expr, step: Expr, first: Expr, name: str, *, rows_first: bool
    ) -> tuple[list[Statement], list[Expr]]:
        """Four matrices of 8 rows and 16 bytes of k: rows `first` and the 8 behind, the two chunks of a step; the next
        one is that of the next rows or that of the next chunk."""
        which, line = split(self.lane, 8)
        second, other = split(which, 2)
        rows, chunk = (other, second) if rows_first else (second, other)
        names = tuple(Var(f"{name}.{k}", u32) for k in range(4))
        if side.factor.along_k:
            position = side.at(first + rows * 8 + line, step * 2 + chunk, line)
            return self._rounded([LoadFragments(names, self.memory, offset + position)], names)
        if self.kind != "tf32":
            position = side.at(step * 16 + chunk * 8 + line, split(first, 8)[0] + rows, line)
            return [LoadFragments(names, self.memory, offset + position, transposed=True)], list(names)
        return self._by_elements(side, offset, step, first, names, rows_first=rows_first)

    def _by_elements(
        self, side: ChunkSide, offset: Expr, step: Expr, first: Expr, names: Sequence[Var], *, rows_first: bool
    ) -> tuple[list[Statement], list[Expr]]:
        """The same for elements of 4 bytes that are contiguous along the rows: no instruction transposes them."""
        row, part = split(self.lane, 4)
        made: list[Statement] = []
        for k, name in enumerate(names):
            rows, chunk = (k % 2, k // 2) if rows_first else (k // 2, k % 2)
            far, near = split(row, 4)
            position = side.at(step * 8 + chunk * 4 + part, split(first, 4)[0] + rows * 2 + far, part) + near
            made.append(Let(name, Load(self.memory, (offset + position,))))
        return self._rounded(made, names)

    def _rounded(self, made: list[Statement], words: Sequence[Var]) -> tuple[list[Statement], list[Expr]]:
        if self.kind != "tf32":
            return made, list(words)
        found = tuple(Var(f"{word.name}r", u32) for word in words)
        return [*made, RoundFragments(found, tuple(words))], list(found)
