"""Launches as functions of a processor, one for each: what a driver without a device runs (runtime/native/stand_in).

A function has the parameters of a kernel on a processor. Its sizes are the number of blocks, then those that the launch
takes, as the driver was given them: what the runtime works out is what runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tfc.codegen.gpu.device.ptx import launch_of_library, symbols_of_launch
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
    launches: dict[str, tuple[program_launch.Launch, ...]] = {}
    for symbol, nest in kernels:
        made = []
        for number, launch in enumerate(nest.body):
            assert isinstance(launch, Launch)
            entry = f"{symbol}_{number}" if number else symbol
            if launch.library is not None:
                made.append(launch_of_library(entry, launch.library, nest))
                continue
            sizes = symbols_of_launch(launch)
            alone = LoopNest(nest.params, nest.access, (replace(launch, blocks=Dim.symbol(_BLOCKS)),), nest.failures)
            emit_simulated(module, entry, alone, target, {name: k for k, name in enumerate((_BLOCKS, *sizes))})
            used = sum(bytes_of(tensor) for tensor in launch.shared)
            made.append(program_launch.Launch(entry, launch.blocks, launch.threads, used, bool(nest.failures), sizes))
        launches[symbol] = tuple(made)
    return module.render(), launches
