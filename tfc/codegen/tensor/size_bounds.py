"""Lower bounds of symbols with which all tensors of a graph can exist: a result of h - 2 rows needs h >= 2.

Shape rules take symbolic sizes as large enough (a window fits into the image); these bounds make the runtime refuse
feeds for which they are not, so that no kernel ever meets a negative size.
"""

from __future__ import annotations

from bisect import bisect_left

from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Graph
from tfc.ir.types.dims import Dim, is_natural
from tfc.ir.types.types import MAX_DIM


def least_values(graph: Graph) -> dict[str, int]:
    """The lower bound of every symbol that some size is negative without.

    Sub-graphs count, whether or not they run. Sizes of several symbols are left to the runtime, which looks at the
    memory it lays out.
    """
    found: dict[str, int] = {}
    seen: set[Dim] = set()
    for node in (node for part in parts_of(graph, functions=False) for node in part.nodes):
        for kind in node.types:
            for size in kind.shape or ():
                if isinstance(size, Dim) and size not in seen:
                    seen.add(size)
                    names = size.symbols()
                    if len(names) == 1 and not is_natural(size):
                        (name,) = names
                        found[name] = max(found.get(name, 0), _least(size, name))
    return found


def _least(size: Dim, name: str) -> int:
    """The lower bound of the symbol from which on a growing size is not negative; 0 if there is none."""

    def fits(value: int) -> bool:
        return size.evaluate({name: value}) >= 0

    if fits(0):
        return 0
    high = 1
    while not fits(high):
        high *= 2
        if high > MAX_DIM:
            return 0
    return bisect_left(range(high + 1), True, lo=high // 2, key=fits)
