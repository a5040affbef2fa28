"""What is gone with a device, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.ir.base.errors import Error
from tfc.runtime.state.state import State


def with_what_is_lost(error: Error, devices: Sequence[str], state: State) -> Error:
    """An error of a step on devices, by their full names, that are lost: with the variables that were on them and where
    to restart from.
    """
    names = [name for device in devices for name in state.on_device(device)]
    where = f"the newest checkpoint is that of {state.checkpoint}" if state.checkpoint else "there is no checkpoint"
    gone = f"; its variables are lost, {', '.join(names)}; {where}" if names else ""
    message = f"{error.message}{gone}; start the process again"
    return Error(message, error.code, error.node, error.loc)
