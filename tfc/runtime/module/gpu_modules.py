"""Modules on GPUs: the choice of the device, and the code that its driver is given."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from tfc.ir.base.config import Config
from tfc.ir.base.device_names import local_name
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.graph.graph import Graph
from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.bundle.bundle import SIMULATED, Bundle
from tfc.runtime.gpu.driver import STAND_IN, Driver, driver, provide_gpu_code, runs_on, stand_in
from tfc.runtime.gpu.gpu import gpu_of
from tfc.runtime.gpu.memory import GpuMemory
from tfc.runtime.native.bindings import support_digest

if TYPE_CHECKING:
    from tfc.runtime.native.bindings import Symbols


@record(frozen=True)
class OnGpu:
    """The GPU of a module: its programs for it, the memory of the device, and the functions of their launches where
    these are a stand-in's and linked.
    """

    bundle: Bundle
    memory: GpuMemory
    functions: Symbols | None


def find_device(bundle: Bundle, code: Symbols | None, number: int, model: Callable[[], Graph]) -> OnGpu:
    """The device of this number (in the order of PCI addresses) for a module, whose linked code is `code` if it is.

    A driver that stands in for a device (`TFC_GPU_DRIVER=stand-in`) runs no PTX: it is given the `model`, compiled for
    it here.

    Errors, which name the module: UNAVAILABLE without a driver or a device, NOT_FOUND when there are fewer devices,
    FAILED_PRECONDITION for a device that is another one than the module is compiled for.
    """
    if code is not None and is_of_this_tfc(bundle):
        provide_gpu_code(code)
    try:
        found = _driver(bundle)
        gpu = gpu_of(found, number)
    except Error as problem:
        message = f"module {bundle.name} runs on a GPU, it is compiled for {bundle.gpu}: {problem.message}"
        hint = "" if bundle.gpu == SIMULATED else f"; TFC_GPU_DRIVER={STAND_IN} lets a processor stand in for one"
        raise Error(message + hint, problem.code) from problem
    memory = GpuMemory(local_name("GPU", number), gpu)
    if found.is_stand_in:
        if bundle.gpu == SIMULATED:
            return OnGpu(bundle, memory, code)
        return OnGpu(toolchain().compile_for_stand_in(bundle, model()), memory, None)
    if not is_for(bundle.gpu, gpu.info.capability):
        raise Error(
            f"module {bundle.name} is compiled for {bundle.gpu}, and {gpu.info.name} is an sm_{gpu.info.capability}; "
            f"compile it again with --target=nvptx64:sm_{gpu.info.capability}, or for an older device",
            "FAILED_PRECONDITION",
        )
    return OnGpu(bundle, memory, None)


def is_of_this_tfc(bundle: Bundle) -> bool:
    """True when the support code of a module is that of this tfc, by its digests. Otherwise this one's own is used: the
    driver's kernels call none of it, and the records of a device are its alone.
    """
    machine = os.uname().machine
    return (bundle.support, bundle.gpu_support) == (support_digest(machine), support_digest(machine, "gpu"))


def _driver(bundle: Bundle) -> Driver:
    """The driver of the process; of a module for the stand-in a stand-in, if none is named."""
    if bundle.gpu != SIMULATED:
        return driver()
    found = driver() if Config().gpu_driver else stand_in()
    if not found.is_stand_in:
        raise Error(f"TFC_GPU_DRIVER names a driver of devices; leave it out, or say {STAND_IN}", "UNAVAILABLE")
    return found


def is_for(name: str, capability: int) -> bool:
    """True when PTX for a device, `sm_80` say, runs on one of this capability: a newer one, without an `a`."""
    if name.endswith("a"):
        return runs_on(name, capability)
    return int(re.sub(r"\D", "", name) or 0) <= capability
