"""A request to compile a graph: what is fed and fetched, for which machine, and how."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.dataflow.part import Part
from tfc.codegen.objects.build_modules import Shown
from tfc.codegen.target.target import Target
from tfc.ir.base.config import Config
from tfc.ir.base.record import record, replace
from tfc.ir.graph.graph import Value


@record(frozen=True, eq=False)
class Request:
    """All that a Program depends on besides its graph. `feeds`, `fetches` and `targets` are the caller's names.

    prefix         begins the symbols of kernels, for programs that are linked into one file
    part           says that the graph is what one device does of a step on several
    packs          constants that are factors of products may be packed before the first step
    is_alone       the program is linked with no other: panels may grow, small products need not bring a whole routine
    shown          where debuggers are told that nodes stand; None for code without debug information
    is_region      the graph is one region of a dataflow, which has no feeds and fetches of its own
    is_inspection  kernels are looked at, not run: small regions stay kernels, and dataflows are left out
    """

    feeds: Sequence[Value]
    fetches: Sequence[Value]
    targets: Sequence[str]
    target: Target
    config: Config
    prefix: str = ""
    part: Part | None = None
    packs: bool = False
    is_alone: bool = False
    shown: Shown | None = None
    is_region: bool = False
    is_inspection: bool = False

    @property
    def optimises(self) -> bool:
        """True unless only what is required shall be done."""
        return self.config.opt_level > 0

    def with_options(self) -> Request:
        """The request for its target with what the configuration says of GPUs."""
        gpu, config = self.target.gpu, self.config
        if gpu is None or not (config.tf32 or config.libraries or not config.clusters):
            return self
        asked = replace(
            gpu, tf32=config.tf32 or gpu.tf32, libraries=config.libraries, clusters=config.clusters and gpu.clusters
        )
        return replace(self, target=replace(self.target, gpu=asked))
