"""The compiler behind the interface of runtime/base/toolchain.py. Each function imports what it needs, so that a
session whose steps are on disk loads neither the compiler nor LLVM.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tfc.compiler.compile_step import client_step, compile_for_devices, compile_step, step_graphs

if TYPE_CHECKING:
    from tfc.codegen.target.target import Target
    from tfc.compiler.compile_module import Linked
    from tfc.ir.graph.graph import Graph, Node
    from tfc.ir.types.types import Array
    from tfc.runtime.base.toolchain import Toolchain
    from tfc.runtime.bundle.bundle import Bundle
    from tfc.runtime.native.bindings import Symbols

_ABOUT_MEMORY = frozenset({"IsVariableInitialized"})
"""Ops that the host runs wherever their variable is, without looking at its elements."""


class Compiler:
    """The one toolchain of tfc: LLVM for processors, PTX for GPUs."""

    compile_step = staticmethod(compile_step)
    compile_for_devices = staticmethod(compile_for_devices)
    step_graphs = staticmethod(step_graphs)
    client_step = staticmethod(client_step)

    def prepare(self) -> None:
        """See Toolchain."""
        import tfc.codegen.objects.compile_objects
        import tfc.codegen.target.target  # noqa: F401

    def host(self) -> Target:
        """See Toolchain."""
        from tfc.codegen.target.target import host

        return host()

    def gpu_target(self, capability: int, version: int) -> Target:
        """See Toolchain."""
        from tfc.codegen.target.target import for_gpu, gpu_of_capability

        return for_gpu(gpu_of_capability(capability, version))

    def simulated_gpu(self, order: str) -> Target:
        """See Toolchain."""
        from tfc.codegen.target.target import simulated_gpu

        return simulated_gpu(order, is_apart=True)

    def has_kernel(self, node: Node) -> bool:
        """See Toolchain: branches, loops and seeded draws are lowered behind placement."""
        from tfc.codegen.fusion.live_nodes import STRUCTURED
        from tfc.ir.graph.registry import lookup
        from tfc.passes.effects.expose_generators import draws

        return lookup(node.op).host is None or node.op in STRUCTURED or draws(node) or node.op in _ABOUT_MEMORY

    def link_bundle(
        self, bundle: Bundle, state: Mapping[str, Array], *, embeds: bool, debug_info: bool, checks: bool
    ) -> Linked:
        """See Toolchain."""
        from tfc.compiler.compile_module import link_bundle

        return link_bundle(bundle, state, embeds=embeds, debug_info=debug_info, checks=checks)

    def compile_for_stand_in(self, bundle: Bundle, model: Graph) -> Bundle:
        """See Toolchain."""
        from tfc.compiler.compile_module import compile_bundle
        from tfc.ir.base.config import Config

        config = Config().with_(opt_level=bundle.opt_level, **dict.fromkeys(bundle.gpu_flags, True))
        return compile_bundle(model, self.simulated_gpu(config.gpu_order), config, bundle.name)

    def load_objects(self, objects: Sequence[bytes], symbols: Mapping[str, int] | None = None) -> Symbols:
        """See Toolchain."""
        from tfc.codegen.objects.loaded_code import load_objects

        return load_objects(objects, symbols)

    def load_text(self, text: str, arch: str) -> Symbols:
        """See Toolchain."""
        from tfc.codegen.objects.compile_objects import compile_module
        from tfc.codegen.objects.loaded_code import load_objects
        from tfc.codegen.target.target import host

        target = host()
        assert target.arch == arch
        return load_objects([compile_module(text, target, passes="none")])

    def assemble_ptx(self, ptx: bytes, architecture: str) -> bytes | None:
        """See Toolchain."""
        from tfc.codegen.gpu.device.ptxas import assemble_ptx, find_assembler
        from tfc.ir.base.errors import InternalError

        if find_assembler() is None:
            return None
        try:
            code, _ = assemble_ptx(ptx, architecture)
        except InternalError:
            return None
        return code


COMPILER: Toolchain = Compiler()
