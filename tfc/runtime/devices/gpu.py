"""NVIDIA GPUs, and the stand-in `gpu:sim` that runs their kernels on this machine's processor.

The stand-in computes what the device would, thread by thread, in a memory of its own; `TFC_GPU_ORDER` chooses in which
order the threads of a block run: ascending, descending or shuffled. Results must not depend on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tfc.ir.config import Config
from tfc.ir.device_names import local_name
from tfc.ir.devices import DeviceInfo, DeviceKind, Link, register_kind
from tfc.ir.errors import Error
from tfc.ir.graph import Node
from tfc.ir.types import TensorType
from tfc.runtime.devices.device import Device, register_device_type
from tfc.runtime.devices.sim import SimDevice

if TYPE_CHECKING:
    from tfc.codegen.target import Target


def _has_kernel(node: Node) -> bool:
    """True for what is no business of the host, or becomes none behind placement: branches, loops, seeded draws."""
    import tfc.codegen.lower  # noqa: F401  fills the table
    from tfc.codegen.lowering import HOST
    from tfc.codegen.needed import STRUCTURED
    from tfc.passes.expose_generators import draws

    return node.op not in HOST or node.op in STRUCTURED or draws(node)


def _holds(kind: TensorType) -> bool:
    """True for tensors of numbers whose size is known before the step runs: so much of a device's memory is taken."""
    return kind.is_known and kind.dtype.kind not in ("string", "complex")


class SimulatedGpu(SimDevice):
    """See the module's text."""

    def target(self) -> Target:
        """See Device."""
        from tfc.codegen.target import simulated_gpu

        return simulated_gpu(Config().gpu_order)


def make_gpu(info: DeviceInfo, threads: int, link: Link) -> Device:
    """A stand-in; UNAVAILABLE for a device of which there is none."""
    if info.is_simulated:
        return SimulatedGpu(info, threads, link)
    raise Error(f"{info.name}: tfc does not run kernels on devices yet; `gpu:sim` stands in for one", "UNAVAILABLE")


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
