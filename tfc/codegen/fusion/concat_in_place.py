"""Let the parts of a concatenation be written where they belong, so that joining them costs nothing.

A stage that one join reads gets its place in the join's memory instead of memory of its own; its kernel then stores
into a slice, and whoever else reads it reads that slice. A join all of whose parts are placed needs no kernel, and a
join may be such a part itself: of a chain in which each joins the one before with something new, as in DenseNet, only
the last has memory.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.fusion.fused_block import FusedBlock
from tfc.codegen.fusion.stages import Place, Source, Stage, unviewed
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.tensor import Join, Map, Reduction, Scatter, View, Write
from tfc.ir.types.dims import Size, divide

LINE = 64
"""Bytes: shorter runs of a slice are worse to read than a copy of it."""


def place_concats(block: FusedBlock) -> FusedBlock:
    """Place the parts of every join of a block; in the step itself those too that others read."""
    for join in (stage for group in block.groups for stage in group.levels):
        definition = join.tensor.definition
        if isinstance(definition, Join):
            start: Size = 0
            sources = [unviewed(join.binding[part]) for part in definition.parts]
            for part, source in zip(definition.parts, sources, strict=True):
                if isinstance(source, Stage) and _belongs(
                    source, join, definition.axis, sources, shared=block.is_whole
                ):
                    shape = None if source.tensor.shape == part.shape else part.shape
                    source.place = Place(join, definition.axis, start, shape=shape)
                start = start + part.shape[definition.axis]
    return block


def _belongs(part: Stage, join: Stage, axis: int, sources: Sequence[Source], *, shared: bool) -> bool:
    """True when nobody needs the part in memory of its own."""
    computed = isinstance(part.tensor.definition, (Map, Reduction, View, Join))
    if not computed or part.virtual or part.stored or part.place is not None or not _is_read_once(part, sources):
        return False
    return part.users == [join] or (shared and _may_be_read_in_place(part, join, axis))


def _may_be_read_in_place(part: Stage, join: Stage, axis: int) -> bool:
    """True when slices are long enough to be read well, and nothing is written over either of the two."""
    run = divide(count(part.tensor.shape), count(join.tensor.shape[:axis]))
    is_long = not isinstance(run, int) or run * part.tensor.dtype.size >= LINE
    users = [user.tensor.definition for user in (*part.users, *join.users)]
    return is_long and not any(isinstance(definition, (Scatter, Write)) for definition in users)


def _is_read_once(part: Stage, sources: Sequence[Source]) -> bool:
    """True when no other part is computed from it: that one would be read where it no longer is."""
    computed = [source for source in sources if isinstance(source, Stage) and source.virtual]
    return sources.count(part) == 1 and all(inner is not part for other in computed for inner, _ in other.reads)
