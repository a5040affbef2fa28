"""NVIDIA GPUs, and the stand-in `gpu:sim` that runs their kernels on this machine's processor.

Both run steps the same way (runtime/gpu): the stand-in is a driver without a device, which computes what one would,
thread by thread, in a memory that the host can not touch. `TFC_GPU_ORDER` chooses in which order the threads of a
block run: ascending, descending or shuffled. Results must not depend on it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from tfc.ir.base.config import Config
from tfc.ir.base.device_names import local_name
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import DeviceInfo, DeviceKind, Link, register_kind
from tfc.ir.graph.graph import Node
from tfc.ir.types.types import TensorType
from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.devices.cpu import pool_of
from tfc.runtime.devices.device import Device, register_device_type

if TYPE_CHECKING:
    from tfc.codegen.target.target import Target
    from tfc.runtime.gpu.gpu import Gpu


def _has_kernel(node: Node) -> bool:
    """True for what is no business of the host, or becomes none behind placement."""
    return toolchain().has_kernel(node)


def _holds(kind: TensorType) -> bool:
    """True for tensors of numbers whose size is known before the step runs: so much of a device's memory is taken."""
    return kind.is_known and kind.dtype.kind not in ("string", "complex")


class GpuDevice(Device):
    """A device of a driver, or of the stand-in."""

    def __init__(self, info: DeviceInfo, threads: int, gpu: Gpu) -> None:
        from tfc.runtime.gpu.memory import GpuMemory  # whoever has no GPU does without all of it

        if (peak := gpu.info.peak) is not None:  # in place of what a data sheet says of some device
            info = replace(info, flops=peak.flops[4], bandwidth=peak.levels[-1].rate)
        super().__init__(info, pool_of(info.name, threads), GpuMemory(info.name, gpu, info.memory))
        self.gpu = gpu

    @property
    def is_lost(self) -> bool:
        """See Device."""
        return self.gpu.is_lost

    @cached_property
    def refusal(self) -> str:
        """See Device: a driver may have no compiler for PTX, or one that is too old, and there may be no assembler."""
        from tfc.codegen.program.program import Code, Program

        target, code = self.target(), Code()
        if target.gpu is not None and not self.gpu.driver.is_stand_in:
            major, minor = divmod(target.gpu.ptx, 10)
            head = f".version {major}.{minor}\n.target {target.cpu}\n.address_size 64\n"
            nothing = f"{head}.visible .entry nothing()\n{{\n    ret;\n}}\n"
            code = Code((nothing.encode(),), (), target.triple, target.cpu)
        return self.gpu.refusal(Program("probe", (), (), code=code))

    def target(self) -> Target:
        """See Device: of the devices that tfc writes code for, the newest whose code this one runs."""
        if self.gpu.driver.is_stand_in:
            return toolchain().simulated_gpu(Config().gpu_order)
        return toolchain().gpu_target(self.gpu.info.capability, self.gpu.driver.version)


def make_gpu(info: DeviceInfo, threads: int, link: Link) -> Device:
    """A device; UNAVAILABLE, with the reason, where there is none."""
    from tfc.runtime.gpu.driver import driver, stand_in
    from tfc.runtime.gpu.gpu import gpu_of

    number = info.spec.id or 0
    if info.is_simulated:
        return GpuDevice(info, threads, gpu_of(stand_in(), number))
    try:
        return GpuDevice(info, threads, gpu_of(driver(), number))
    except Error as problem:
        message = f"{info.name}: {problem.message}; `gpu:sim` stands in for one"
        raise Error(message, problem.code) from problem


register_kind(
    "GPU",
    DeviceKind(
        DeviceInfo(local_name("GPU", 0), flops=20e12, bandwidth=2e12, overhead=3e-6),
        Link(latency=10e-6, bandwidth=20e9),
        runs=_has_kernel,
        holds=_holds,
        priority=1,
        has_stand_in=True,
        needs_host=True,
    ),
)
register_device_type("GPU", make_gpu)
