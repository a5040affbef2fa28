"""All targets by their names."""

from __future__ import annotations

from collections.abc import Sequence

from tests.fuzz import checkpoints, command, data_files, modules, texts
from tests.fuzz.target import Target

_ALL = (*texts.TARGETS, *modules.TARGETS, *data_files.TARGETS, *checkpoints.TARGETS, *command.TARGETS)
TARGETS = {target.name: target for target in _ALL}


def targets(names: Sequence[str]) -> list[Target]:
    """The targets of these names, all where none is given. KeyError for one that there is not."""
    return [TARGETS[name] for name in names or TARGETS]
