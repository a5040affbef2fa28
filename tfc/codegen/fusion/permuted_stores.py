"""Maps that a kernel stores with their axes in another order than it walks them.

A softmax along the first axis is written as a transpose, a softmax of rows and the transpose back. The first of these
is read through, so that the rows are columns of what lies in memory, and lanes run across them (column_strips.py).
The last then belongs to the very point where the softmax is computed, with its axes exchanged: it is a member of the
kernel, and nothing is transposed. It pays where more of what the kernel reads lies in the order of the result than in
its own; elsewhere a transpose is a kernel that goes by tiles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from tfc.codegen.fusion.stages import Leaf, Source, Stage
from tfc.codegen.tensor.accesses import Access
from tfc.codegen.tensor.tensor import Map, Reduction, Sizes

Turn = tuple[int, ...]
"""For each axis of a tensor, sizes of 1 left out, the axis of the kernel's space that it is."""


def space_shape(stage: Stage) -> Sizes:
    """The sizes of the space that a stage's accesses are relative to, sizes of 1 among them."""
    definition = stage.tensor.definition
    return definition.space if isinstance(definition, Reduction) else stage.tensor.shape


def turn_of(
    stage: Stage, space: Sizes, kept: tuple[int, ...], levels: Mapping[Stage, str], turns: Mapping[Stage, Turn]
) -> Turn | None:
    """The permutation by which a stage fits the space of a group with reductions; None if there is none, or no need.

    `levels` and `turns` are those of the group's members, `kept` the axes of its rows.
    """
    definition = stage.tensor.definition
    if not isinstance(definition, Map) or definition.checks or len(stage.facts.space) != len(space):
        return None
    inside = [(s, access) for s, access in stage.reads if isinstance(s, Stage) and s in levels]
    found = {_order(stage, s, access, turns, space) for s, access in inside if levels[s] == "full"}
    turn = found.pop() if len(found) == 1 else None
    if turn is None or tuple(space[k] for k in turn) != stage.facts.space or turn == tuple(range(len(space))):
        return None
    rows = [_axes(stage, s, access) for s, access in inside if levels[s] == "row"]
    if any(each is None or tuple(turn[axis] for axis in each) != kept for each in rows):
        return None
    return turn if _is_free(stage, levels) and _pays(stage, turn, space, levels, turns) else None


def _order(stage: Stage, source: Stage, access: Access, turns: Mapping[Stage, Turn], space: Sizes) -> Turn | None:
    """The turn that lets the stage read a member at the point where it is computed."""
    own = turns.get(source)
    if own is None:
        if source.facts.space != space:
            return None
        own = tuple(range(len(space)))
    axes = _axes(stage, source, access)
    if axes is None or sorted(axes) != list(range(len(space))):
        return None
    return tuple(own[axes.index(axis)] for axis in range(len(space)))


def _axes(stage: Stage, source: Source, access: Access) -> tuple[int, ...] | None:
    """For each axis of what is read the axis of the stage that is its index, sizes of 1 left out on both sides."""
    if access.rows is None:
        return None
    number = {axis: k for k, axis in enumerate(axis for axis, size in enumerate(space_shape(stage)) if size != 1)}
    found = [axis for axis, size in zip(access.rows, source.type.dims, strict=True) if size != 1]
    if any(axis not in number for axis in found):  # of an axis of many, one index may be all that is read
        return None
    return tuple(number[axis] for axis in found if axis is not None)


def _is_free(stage: Stage, levels: Mapping[Stage, str]) -> bool:
    """True where nothing of the kernel that lies in its own order need be stored, and no variable is read."""
    if any(isinstance(source, Leaf) and source.kind == "variable" for source, _ in stage.reads):
        return False
    members = [s for s, _ in stage.reads if isinstance(s, Stage) and levels.get(s) == "full"]
    return all(not s.stored and all(user is stage or user in levels for user in s.users) for s in members)


def _pays(stage: Stage, turn: Turn, space: Sizes, levels: Mapping[Stage, str], turns: Mapping[Stage, Turn]) -> bool:
    turns = {**turns, stage: turn}
    found = Counter(order for member in (*levels, stage) for order in orders_read(member, space, levels, turns))
    return found[turn] > found[tuple(range(len(space)))]


def orders_read(stage: Stage, space: Sizes, levels: Mapping[Stage, str], turns: Mapping[Stage, Turn]) -> Iterator[Turn]:
    """The orders in which the large tensors lie that a member reads from memory."""
    own = turns.get(stage, tuple(range(len(space))))
    for source, access in stage.reads:
        if source in levels or access.rows is None or len(stage.facts.space) != len(space):
            continue
        axes = _axes(stage, source, access)
        if axes is not None and len(axes) == len(space):
            yield tuple(own[axis] for axis in axes)
