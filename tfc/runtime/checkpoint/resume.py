"""Saves the variables of a session or module as a checkpoint, and restores the newest one that is not damaged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.types.types import Array
from tfc.runtime.checkpoint.folder import KEEP, Checkpoint, Skipped, read_newest, write_checkpoint
from tfc.runtime.checkpoint.variable_files import newest_of_tensorflow, read_variables, step_of

if TYPE_CHECKING:
    from tfc.runtime.state.state import State


class VariableOwner(Protocol):
    """The owner of variables: a session or a module."""

    @property
    def variables(self) -> State:
        """The variables."""

    @property
    def variable_names(self) -> Sequence[str]:
        """All variables, whether they have a value or not."""

    def initialize_variables(self) -> None:
        """Give variables without a value their initial ones."""

    def set_state(self, values: Mapping[str, Array]) -> None:
        """Set some variables, all or none."""


@record(frozen=True)
class Restored:
    """A restored checkpoint: the step it was saved after, its notes, and the newer checkpoints that are damaged."""

    step: int
    notes: Mapping[str, object]
    skipped: Sequence[Skipped]


def save_checkpoint(
    holder: VariableOwner, folder: str | Path, step: int, keep: int | None, notes: Mapping[str, object] | None
) -> Path:
    """Write a checkpoint of the variables and random ops as they are at one moment between steps."""
    holder.initialize_variables()
    variables, generators = holder.variables.snapshot()
    checkpoint = Checkpoint(step, variables, generators, notes or {})
    written = write_checkpoint(folder, checkpoint, KEEP if keep is None else keep)
    holder.variables.checkpoint = f"step {step} in {folder}"
    return written


def restore_checkpoint(holder: VariableOwner, folder: str | Path) -> Restored | None:
    """Set variables and random ops from the newest checkpoint; None when there is none. See Session."""
    found, skipped = read_newest(folder)
    if found is None:
        prefix = newest_of_tensorflow(folder)
        if prefix is None:
            return None
        found = Checkpoint(step_of(prefix), read_variables(prefix))
    wanted = holder.variable_names
    missing = [name for name in wanted if name not in found.variables]
    if missing:
        raise Error(f"the checkpoint of step {found.step} in {folder} holds no variable {missing[0]}", "NOT_FOUND")
    holder.set_state({name: found.variables[name] for name in wanted})
    holder.variables.adopt(found.generators)
    holder.variables.checkpoint = f"step {found.step} in {folder}"
    return Restored(found.step, found.notes, skipped)
