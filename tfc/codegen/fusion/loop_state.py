"""Loop variables whose next value is written over their value: no second memory, and nothing to exchange.

Decided once the body is fused. Kernels that only compute next values go to the end of the body. Every reader of the old
value must have run when the new one is written; a reader in the very kernel that writes must read, at each point, the
element which that point writes. Then the stage that computes the next value is placed in the variable itself. (Most
bodies allow it: an LSTM reads its state before it writes it.)
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.fusion.fuse import Group
from tfc.codegen.fusion.kernel import owner
from tfc.codegen.fusion.stages import Leaf, Place, Source, Stage, StageGraph
from tfc.codegen.tensor.accesses import ALONE, Access
from tfc.codegen.tensor.tensor import Reduction

State = Sequence[tuple[Leaf, Leaf]]
"""The memories of loop variables: of the value and of the next one."""


def write_over(body: StageGraph, groups: Sequence[Group], state: State) -> tuple[list[Group], State]:
    """Place next values where the values lie, as far as this is safe: the groups of the body, perhaps in another order,
    and the variables that still need two memories.
    """
    if not state:
        return list(groups), state
    parameters = {
        source.stands_for: source
        for source in body.source.values()
        if isinstance(source, Leaf) and isinstance(source.stands_for, Leaf)
    }
    pairs = [(parameters[now], following) for now, following in state if now in parameters]
    groups = _write_last(groups, pairs)
    settled = _State(body, groups).settle(pairs)
    return groups, [pair for pair in state if pair[1] not in settled]


def _write_last(groups: Sequence[Group], pairs: State) -> list[Group]:
    """The groups, those that write next values and for which nothing waits behind all others; of these the ones that
    read a variable before the one that writes it."""
    parameter = {following: now for now, following in pairs}
    writes: dict[int, set[Leaf]] = {}
    for at, group in enumerate(groups):
        places = (stage.place.memory for stage in group.levels if stage.place is not None)
        found = {parameter[memory] for memory in places if isinstance(memory, Leaf) and memory in parameter}
        if found and not group.users:
            writes[at] = found
    reads = {at: {owner(read) for stage in groups[at].levels for read, _ in stage.reads} for at in writes}
    left = list(writes)
    last: list[int] = []
    while left:
        free = (at for at in left if not any(writes[at] & reads[other] for other in left if other != at))
        last.append(next(free, left[0]))
        left.remove(last[-1])
    return [group for at, group in enumerate(groups) if at not in writes] + [groups[at] for at in last]


class _State:
    def __init__(self, body: StageGraph, groups: Sequence[Group]) -> None:
        self.readers: dict[Leaf, list[tuple[int, Group, Stage | None, Access | None]]] = {}
        self.writers: dict[Leaf, list[tuple[int, Group, Stage]]] = {}
        for at, group in enumerate(groups):
            for stage in group.levels:
                memory = owner(stage)
                if isinstance(memory, Leaf):
                    self.writers.setdefault(memory, []).append((at, group, stage))
                for read, access in stage.reads:
                    self._read(read, at, group, stage, access)
            if group.node is not None and group.node.name in body.regions:
                for used in body.regions[group.node.name].uses:
                    self._read(used, at, group, None, None)

    def _read(self, source: Source, at: int, group: Group, stage: Stage | None, access: Access | None) -> None:
        memory = owner(source)
        if isinstance(memory, Leaf):
            self.readers.setdefault(memory, []).append((at, group, stage, access))

    def settle(self, pairs: State) -> set[Leaf]:
        """The second memories that are not needed."""
        return {following for parameter, following in pairs if self._place(parameter, following)}

    def _place(self, parameter: Leaf, following: Leaf) -> bool:
        """Let the stage that is stored in `following` be stored in the parameter, if all have read it by then."""
        writers = self.writers.get(following, [])
        targets = [(group, stage) for _, group, stage in writers if stage.place and stage.place.memory is following]
        if len(targets) != 1:
            return False
        ((group, target),) = targets
        first = min(at for at, _, _ in writers)
        alone = len(writers) == 1 and not isinstance(target.tensor.definition, ALONE)
        last = "full" if group.kept is None else "row"  # the level at which all else has been read
        for at, reading, stage, access in self.readers.get(parameter, []):
            if at < first:
                continue
            if not alone or reading is not group or stage is None or access is None:
                return False
            level = "full" if isinstance(stage.tensor.definition, Reduction) else group.levels[stage]
            if not (access.flat and level == group.levels[target] == last):
                return False
        target.place = Place(parameter)
        group.written.add(parameter)
        return True
