"""The interface of the compiler that the runtime uses, and the compiler of this process.

The runtime stands below the compiler and imports none of it. A session, a device or a module that needs one asks
`toolchain()`, which imports `tfc.compiler` at the first call; whoever only loads compiled modules never does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error

if TYPE_CHECKING:
    from typing import Protocol

    from tfc.codegen.program.device_program import DeviceProgram
    from tfc.codegen.program.program import Program
    from tfc.codegen.target.target import Target
    from tfc.compiler.compile_module import Linked
    from tfc.ir.base.config import Config
    from tfc.ir.devices.devices import DeviceSet
    from tfc.ir.graph.graph import Graph, Node, Value
    from tfc.ir.types.types import Array, Shape
    from tfc.passes.place import CostModel
    from tfc.runtime.bundle.bundle import Bundle
    from tfc.runtime.devices import Device
    from tfc.runtime.execute.signature import Signature
    from tfc.runtime.native.bindings import Symbols

    class Toolchain(Protocol):
        """The compiler as the runtime sees it; `tfc/compiler/toolchain.py` is one, and a test may provide another."""

        def prepare(self) -> None:
            """Import the modules that compile and load code."""

        def host(self) -> Target:
            """The machine that this process runs on."""

        def gpu_target(self, capability: int, version: int) -> Target:
            """The newest GPU target whose code runs on a device of this capability and driver."""

        def simulated_gpu(self, order: str) -> Target:
            """The stand-in for a GPU, whose threads run in this order."""

        def has_kernel(self, node: Node) -> bool:
            """True for a node that GPUs compute, or that needs no computation once lowered behind placement."""

        def compile_step(
            self, graph: Graph, signature: Signature, shapes: Mapping[Value, Shape], config: Config
        ) -> Program:
            """The Program of one step, for this machine."""

        def compile_for_devices(
            self,
            graph: Graph,
            signature: Signature,
            shapes: Mapping[Value, Shape],
            config: Config,
            described: DeviceSet,
            devices: Mapping[str, Device],
            costs: CostModel | None,
        ) -> tuple[DeviceProgram, ...]:
            """A Program for each device that takes part in the step."""

        def step_graphs(
            self,
            graph: Graph,
            signature: Signature,
            shapes: Mapping[Value, Shape],
            config: Config,
            described: DeviceSet | None,
            costs: CostModel | None,
        ) -> dict[str, Graph]:
            """The graphs of those Programs, by device."""

        def client_step(
            self,
            graph: Graph,
            signature: Signature,
            transfers: tuple[Sequence[str], Sequence[str]],
            client: str,
            config: Config,
        ) -> tuple[Graph, Signature]:
            """The step with its feeds and fetches as transfers with a client."""

        def link_bundle(
            self, bundle: Bundle, state: Mapping[str, Array], *, embeds: bool, debug_info: bool, checks: bool
        ) -> Linked:
            """The code of a bundle as one shared object."""

        def compile_for_stand_in(self, bundle: Bundle, model: Graph) -> Bundle:
            """The bundle of a GPU compiled again for the stand-in."""

        def load_objects(self, objects: Sequence[bytes], symbols: Mapping[str, int] | None = None) -> Symbols:
            """Objects as code in this process, linked with each other and with `symbols` (name → address)."""

        def load_text(self, text: str, arch: str) -> Symbols:
            """LLVM text that a C compiler has optimised, for an architecture, as code in this process."""

        def assemble_ptx(self, ptx: bytes, architecture: str) -> bytes | None:
            """PTX assembled by NVIDIA's assembler; None where there is none, or it refuses."""


_providers: list[Callable[[], Toolchain]] = []


def provide_toolchain(provider: Callable[[], Toolchain]) -> None:
    """Set the function that gives the compiler of this process; the last one counts."""
    _providers.append(provider)


def toolchain() -> Toolchain:
    """The compiler of this process; FAILED_PRECONDITION where the runtime is used without one."""
    if not _providers:
        raise Error("this process has no compiler: import tfc", "FAILED_PRECONDITION")
    return _providers[-1]()
