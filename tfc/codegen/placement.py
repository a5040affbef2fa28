"""Let the parts of a concatenation be written where they belong, so that joining them costs nothing.

A stage that only one join reads gets its place in the join's memory instead of memory of its own; its kernel then
stores into a slice. A join all of whose parts are placed needs no kernel.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tfc.codegen.stages import Place, Source, Stage
from tfc.codegen.tensor import Join, Map, Reduction, View
from tfc.ir.dims import Size


def place_parts(stages: Iterable[Stage]) -> None:
    """Place the parts of every join among the live, stored stages."""
    for join in stages:
        definition = join.tensor.definition
        if isinstance(definition, Join):
            start: Size = 0
            sources = [join.binding[part] for part in definition.parts]
            for part, source in zip(definition.parts, sources, strict=True):
                if isinstance(source, Stage) and _belongs(source, join) and _is_read_once(source, sources):
                    source.place = Place(join, definition.axis, start)
                start = start + part.shape[definition.axis]


def _belongs(part: Stage, join: Stage) -> bool:
    """True when nobody but the join needs the part in memory."""
    computed = isinstance(part.tensor.definition, (Map, Reduction, View))
    return computed and not part.virtual and not part.stored and part.users == [join]


def _is_read_once(part: Stage, sources: Sequence[Source]) -> bool:
    """True when no other part is computed from it: that one would be read where it no longer is."""
    computed = [source for source in sources if isinstance(source, Stage) and source.virtual]
    return sources.count(part) == 1 and all(inner is not part for other in computed for inner, _ in other.reads)
