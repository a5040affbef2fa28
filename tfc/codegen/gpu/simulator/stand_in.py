"""Launches as functions of a processor, one for each: what a driver without a device runs (runtime/native/stand_in).

A function has the parameters of a kernel on a processor. Its sizes are the number of blocks, then those that the launch
takes, as the driver was given them: what the runtime works out is what runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from tfc.codegen.gpu.device.ptx import launches_of, symbols_of_launch
from tfc.codegen.gpu.simulator.simulate import emit_simulated
from tfc.codegen.loop_ir.loops import Launch, LoopNest, bytes_of
from tfc.codegen.program import launch as program_launch
from tfc.codegen.target.target import Target
from tfc.ir.types.dims import Dim

_BLOCKS = "blocks of the launch"
"""No symbol of a user has blanks in its name."""


def emit_apart(
    kernels: Sequence[tuple[str, LoopNest]], target: Target
) -> tuple[str, dict[str, tuple[program_launch.Launch, ...]]]:
    """The LLVM text of kernels, given by symbol, as one module; and the launches of each."""
    module = target.module("tfc")

    def emit(nest: LoopNest, name: str, launch: Launch) -> program_launch.Launch:
        sizes = symbols_of_launch(launch)
        alone = LoopNest(nest.params, nest.access, (replace(launch, blocks=Dim.symbol(_BLOCKS)),), nest.failures)
        emit_simulated(module, name, alone, target, {name: k for k, name in enumerate((_BLOCKS, *sizes))})
        used = sum(bytes_of(tensor) for tensor in launch.shared)
        return program_launch.Launch(name, launch.blocks, launch.threads, used, bool(nest.failures), sizes)

    launches = launches_of(kernels, lambda _, nest: partial(emit, nest))
    return module.render(), launches
