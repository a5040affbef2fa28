"""The GPUs that a profiled step ran on: their limits, and the registers and memory of each kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tfc.tools.inspect_gpu import launched
from tfc.tools.roofline import device

if TYPE_CHECKING:
    from tfc.codegen.program.launch import Resources
    from tfc.ir.devices.limits import Limits
    from tfc.runtime.execute.device_executable import PartExecutable
    from tfc.runtime.execute.step import Step
    from tfc.runtime.gpu.gpu import Gpu
    from tfc.tools.per_node import Use


@dataclass(frozen=True)
class GpuReport:
    """The GPUs that a step ran on.

    limits  by the names of GPUs, where drivers tell them
    taken   registers and memory of launches, a line each, by GPU and kernel
    about   a line for each GPU
    """

    limits: Mapping[str, Limits] = field(default_factory=dict)
    taken: Mapping[tuple[str, str], Sequence[str]] = field(default_factory=dict)
    about: Sequence[str] = ()

    def launches(self, use: Use) -> Sequence[str]:
        """The registers and memory of a kernel's launches, a line each."""
        return self.taken.get((use.device, use.kernel), ())


def report_of(step: Step, sizes: Mapping[str, int]) -> GpuReport:
    """A report on the GPUs that a step ran on, with symbols of these sizes."""
    limits: dict[str, Limits] = {}
    taken: dict[tuple[str, str], Sequence[str]] = {}
    about = []
    for each in step.executables:
        for part in getattr(each, "parts", ()):
            gpu: Gpu | None = part.loaded.memory.launcher
            if gpu is None:
                continue
            name = part.device.name
            if (known := gpu.info.peak) is not None:
                limits[name] = known
            taken |= {(name, kernel): lines for kernel, lines in _launched(part, gpu, sizes).items()}
            about.append(f"{name}: {_described(gpu, known)}")
    return GpuReport(limits, taken, tuple(dict.fromkeys(about)))


def _launched(part: PartExecutable, gpu: Gpu, sizes: Mapping[str, int]) -> Mapping[str, Sequence[str]]:
    """Registers and memory of launches, by kernel: from the driver, or, without a device, from the assembler."""
    if gpu.driver.is_stand_in or part.loaded.code is None:
        return launched(part.program, sizes)
    return launched(part.program, sizes, by_driver(part, gpu), f"sm_{gpu.info.capability}")


def by_driver(part: PartExecutable, gpu: Gpu) -> dict[str, Resources]:
    """The registers and memory of each entry function, by the driver."""
    code = part.loaded.code
    assert code is not None
    made = [launch for launches in part.program.code.launches.values() for launch in launches if launch.product is None]
    return {launch.entry: gpu.resources(code.address(launch.entry)) for launch in made}


def _described(gpu: Gpu, limits: Limits | None) -> str:
    known = f"{gpu.info.name}, {device(limits)}" if limits else f"{gpu.info.name}, of which no limits are known"
    if gpu.driver.is_stand_in:
        return f"{known}; times are those of this machine's processor, which say nothing about a device"
    return f"{known}; kernels are timed by its clock"
