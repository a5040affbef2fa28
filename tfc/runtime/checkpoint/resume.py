"""Save what a session or module holds as a checkpoint, and go on from the newest one that is not damaged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.types.types import Array
from tfc.runtime.checkpoint.folder import KEEP, Checkpoint, Skipped, read_newest, write_checkpoint

if TYPE_CHECKING:
    from tfc.runtime.state.state import State


class Holder(Protocol):
    """What has variables: a session or a module."""

    @property
    def variables(self) -> State:
        """Where they are."""

    @property
    def variable_names(self) -> Sequence[str]:
        """All variables, whether they have a value or not."""

    def get_ready(self) -> None:
        """Give variables without a value their initial ones."""

    def set_state(self, values: Mapping[str, Array]) -> None:
        """Set some variables, all or none."""


@record(frozen=True)
class Restored:
    """What was restored: the step it was saved after, what was noted, and which newer checkpoints are damaged."""

    step: int
    notes: Mapping[str, object]
    skipped: Sequence[Skipped]


def save_checkpoint(
    holder: Holder, folder: str | Path, step: int, keep: int | None, notes: Mapping[str, object] | None
) -> Path:
    """Write a checkpoint of what the variables and random ops hold at one moment between steps."""
    holder.get_ready()
    variables, generators = holder.variables.snapshot()
    checkpoint = Checkpoint(step, variables, generators, notes or {})
    written = write_checkpoint(folder, checkpoint, KEEP if keep is None else keep)
    holder.variables.checkpoint = f"step {step} in {folder}"
    return written


def restore_checkpoint(holder: Holder, folder: str | Path) -> Restored | None:
    """Set variables and random ops from the newest checkpoint; None when there is none. See Session."""
    found, skipped = read_newest(folder)
    if found is None:
        return None
    wanted = holder.variable_names
    missing = [name for name in wanted if name not in found.variables]
    if missing:
        raise Error(f"the checkpoint of step {found.step} in {folder} holds no variable {missing[0]}", "NOT_FOUND")
    holder.set_state({name: found.variables[name] for name in wanted})
    holder.variables.adopt(found.generators)
    holder.variables.checkpoint = f"step {found.step} in {folder}"
    return Restored(found.step, found.notes, skipped)
