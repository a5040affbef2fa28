"""Copy a tile of an operand in chunks of 16 bytes, without conversion: the input of tensor cores.

A chunk is 16 bytes of neighbours along k or along the rows. It is copied whole, or as zeros: so an operand has to be
read as it is, or as zero under a condition that holds for whole chunks, and all its chunks have to begin at multiples
of 16 bytes. In shared memory the chunks of a line are permuted, each line in its own way, so that threads that read a
column of chunks find them in different banks.
"""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.contract.contraction import is_padded, unwidened
from tfc.codegen.gpu.contract.coordinates import coordinates, renamed, split
from tfc.codegen.gpu.contract.match import Operand
from tfc.codegen.gpu.contract.stage import is_multiple
from tfc.codegen.gpu.contract.tiles import THREADS
from tfc.codegen.loop_ir.loops import THREAD, Let, Statement, When
from tfc.codegen.loop_ir.tile_statements import Copy
from tfc.codegen.nest.vectorize import depends_on
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Expr, Load, all_of, apply, const, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.dims import divide
from tfc.ir.types.types import boolean

CHUNK = 16
"""Bytes copied at once."""
BANKS = 8
"""Chunks that shared memory hands out at once."""


@dataclass(frozen=True)
class Chunks:
    """An operand in chunks: it is `load` where `exists` holds, zero elsewhere."""

    load: Load
    exists: Expr

    @property
    def width(self) -> int:
        """Elements of a chunk."""
        return CHUNK // self.load.dtype.size


def chunks_of(factor: Operand, k: Group, indices: Indices) -> Chunks | None:
    """How a factor falls into chunks; None where it does not."""
    value, exists = unwidened(factor.value), const(1, boolean)
    if is_padded(value):
        exists, value = value.children[0], unwidened(value.children[1])
    if not isinstance(value, Load) or CHUNK % value.dtype.size:
        return None
    made = Chunks(value, exists)
    group = k if factor.along_k else factor.rows
    if not group.long or not is_multiple(indices.extents[group.long[-1]], made.width):
        return None
    last = group.long[-1]
    form = indices.of(value.children[0])
    others = [atom for atom in form.terms if atom is not last]
    steps = [form.constant, *(form.coefficient(atom) for atom in others)]
    if form.coefficient(last) != 1 or any(divide(step, made.width) is None for step in steps):
        return None
    return None if any(depends_on(each, last) for each in (exists, *others)) else made


@dataclass(frozen=True)
class ChunkSide:
    """An operand as a block takes it, like stage.Side; a tile of it has `lines` of `chunks` chunks in `memory`.

    Along k a line is a row, else a step of k.
    """

    factor: Operand
    made: Chunks
    k: Group
    name: str
    first: Expr
    rows: int
    depth: int
    memory: Tensor
    start: int

    @property
    def chunks(self) -> int:
        """Chunks of a line."""
        return (self.depth if self.factor.along_k else self.rows) // self.made.width

    @property
    def line(self) -> int:
        """Elements of a line."""
        return self.chunks * self.made.width

    def places(self) -> list[Statement]:
        """The position of the rows that a thread copies, computed once before the loop."""
        made: list[Statement] = []
        for share in range(self._shares if self.factor.along_k else 1):
            row, _ = self._place(share)
            at = Axis(f"{self.name}{share}")
            made += [Let(at, self.first + row), *coordinates(at, self.factor.rows, f".{at.name}")]
        return made

    def copy(self, first: Expr, offset: Expr, stage: str) -> list[Statement]:
        """Start the copy of the tile whose steps of k begin at `first`, `offset` elements behind the first tile."""
        made: list[Statement] = []
        for share in range(self._shares):
            _, step = self._place(share)
            own = Axis(f"{self.name}{share if self.factor.along_k else 0}")
            at = Axis(f"{self.name}{share}.{stage}")  # never the name of a row
            names = {self.factor.rows: f".{own.name}", self.k: f".{at.name}"}
            inside = [renamed(self.made.exists, names), at < index(self.k.size)]
            if not is_multiple(self.factor.rows.size, self.rows):
                inside.append(own < index(self.factor.rows.size))
            position = renamed(self.made.load.children[0], names)
            line, chunk = split(THREAD, self.chunks)
            to = offset + (self.at(line, chunk, line) + share * (THREADS // self.chunks) * self.line)
            copy = Copy(self.memory, to, self.made.load.tensor, position, all_of(inside))
            left = self.rows * self.depth // self.made.width - share * THREADS
            made += [Let(at, first + step), *coordinates(at, self.k, f".{at.name}")]
            made.append(copy if left >= THREADS else When(left > THREAD, (copy,)))
        return made

    def at(self, line: Expr, chunk: Expr | int, number: Expr) -> Expr:
        """The position of a chunk; `number` is the number of the line, or any number that is permuted like it."""
        return self.start + line * self.line + apply("xor", self._swizzle(number), index(chunk)) * self.made.width

    def _swizzle(self, line: Expr) -> Expr:
        """The mask that permutes the chunks of a line by exclusive or."""
        if not self.factor.along_k and self.made.width < BANKS:
            return split(line, BANKS // 2)[1] * 2  # read by elements: those of four lines at once
        alike = max(1, BANKS // self.chunks)
        return split(split(line, alike)[0], min(BANKS, self.chunks))[1]

    @property
    def _shares(self) -> int:
        return -(-self.rows * self.depth // (self.made.width * THREADS))

    def _place(self, share: int) -> tuple[Expr, Expr]:
        """The row and the step of k, in the tile, at which a share of this thread begins."""
        line, chunk = split(THREAD, self.chunks)
        line, near = line + share * (THREADS // self.chunks), chunk * self.made.width
        return (line, near) if self.factor.along_k else (near, line)
