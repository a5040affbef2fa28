"""Intrinsics that the text of a GPU kernel may call, with the device and PTX version that each needs.

LLVM ends the process on an intrinsic that its PTX back end cannot select, and passes a misspelt one on as a call that
the user's driver then refuses. So the text is read once more before LLVM sees it: everything called is defined in the
text, or in one of these tables and fit for the target.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod

from tfc.codegen.program.launch import MOST_CLUSTER
from tfc.codegen.target.target import Gpu
from tfc.ir.base.errors import InternalError


@dataclass(frozen=True)
class Need:
    """The oldest device (80 is sm_80) and PTX (70 is 7.0) that have an intrinsic; `exact`: no newer device has it,
    and code for it is for this one alone (sm_90a)."""

    sm: int = 75
    ptx: int = 63
    exact: bool = False

    def is_met(self, gpu: Gpu) -> bool:
        """True when code for a device may call the intrinsic."""
        return (gpu.sm == self.sm and gpu.is_exact if self.exact else gpu.sm >= self.sm) and gpu.ptx >= self.ptx


_INTRINSICS: dict[Need, tuple[str, ...]] = {
    Need(): (
        *(f"read.ptx.sreg.{name}.{axis}" for name in ("tid", "ctaid", "ntid", "nctaid") for axis in "xyz"),
        "read.ptx.sreg.laneid",
        "barrier.cta.sync.aligned.all",
        "barrier.cta.sync.aligned.count",
        "bar.warp.sync",
        *(f"shfl.sync.{mode}.{kind}" for mode in ("bfly", "down", "up", "idx") for kind in ("i32", "f32")),
        "vote.ballot.sync",
    ),
    Need(ptx=65): (
        *(f"ldmatrix.sync.aligned.m8n8.x{count}{turned}.b16.p3" for count in (1, 2, 4) for turned in ("", ".trans")),
        "mma.m16n8k8.row.col.f32.f32",
    ),
    Need(80, 70): (
        "mma.m16n8k16.row.col.f32.f32",
        "mma.m16n8k16.row.col.bf16",
        "mma.m16n8k8.row.col.tf32",
        "f2tf32.rna",
        "cp.async.cg.shared.global.16.s",
        "cp.async.commit.group",
        "cp.async.wait.group",
        "mbarrier.init.shared",
        "mbarrier.arrive.shared",
    ),
    Need(90, 80): (
        "mbarrier.arrive.expect.tx.scope.cta.space.cta",
        "mbarrier.try.wait.parity.scope.cta.space.cta",
        "fence.mbarrier_init.release.cluster",
        "mbarrier.try.wait.parity.scope.cluster.space.cta",
        "mbarrier.arrive.scope.cluster.space.cluster",
        "mapa.shared.cluster",
        "barrier.cluster.arrive",
        "barrier.cluster.wait",
        "fence.proxy.async.shared_cta",
        "cp.async.bulk.tensor.g2s.tile.2d",
        "cp.async.bulk.tensor.g2s.tile.3d",
        "cp.async.bulk.tensor.s2g.tile.2d",
        "cp.async.bulk.tensor.s2g.tile.3d",
        "cp.async.bulk.commit.group",
        "cp.async.bulk.wait.group.read",
    ),
    Need(90, 80, exact=True): (
        "wgmma.fence.sync.aligned",
        "wgmma.commit_group.sync.aligned",
        "wgmma.wait_group.sync.aligned",
        "setmaxnreg.inc.sync.aligned.u32",
        "setmaxnreg.dec.sync.aligned.u32",
    ),
}
NVVM = {f"llvm.nvvm.{name}": need for need, names in _INTRINSICS.items() for name in names}
"""Intrinsics of NVIDIA's devices, by their full name."""
ASSEMBLY: dict[str, Need] = {"mov.u32": Need(), "wgmma.mma_async": Need(90, 80, exact=True)}
"""Instructions that stand in the text as they are, by the first two parts of their name."""

LARGEST_BLOCK = 1024
"""Threads of a block at most."""
CLUSTERS = Need(90, 78)
"""The need of clusters of blocks."""

_PLAIN = re.compile(
    r"llvm\.(fma|sqrt|floor|ceil|trunc|rint|nearbyint|roundeven|fabs|copysign|minimum|maximum|minnum|maxnum|abs|smin|smax|umin"
    r"|umax|ctpop|ctlz|cttz|bswap|fshl|fshr|fptosi\.sat|fptoui\.sat|[us]mul\.with\.overflow|[us]add\.with\.overflow"
    r"|is\.fpclass|memset|memcpy|lifetime\.(start|end)|assume|experimental\.noalias\.scope\.decl)\.[\w.]+"
)
"""Intrinsics of every target that PTX has instructions for, in all the types that tfc's kernels use."""
_CALL = re.compile(r"\bcall\b[^@\n]*@([\w.$]+)\(")
_ASSEMBLY = re.compile(r'\basm\b[^"\n]*"(\w+\.\w+)')
_DEFINED = re.compile(r"^define\b[^@\n]*@([\w.$]+)\(", re.MULTILINE)
_ORDERED = re.compile(r"\batomicrmw\b[^\n]*\b(acquire|release|acq_rel|seq_cst)\b")
_BLOCK = re.compile(r'"nvvm\.(reqntid|maxntid|cluster_dim)"="([^"]*)"')


def check_text(text: str, gpu: Gpu) -> None:
    """Refuse text that LLVM or the driver would fail on. InternalError names the call: the user's model is not at
    fault.
    """
    if re.search(r"= frem\b", text):
        raise InternalError("frem: LLVM's expansion for GPUs is wrong for large quotients; math.fmod is not")
    if _ORDERED.search(text):
        raise InternalError("atomicrmw: LLVM drops its order for GPUs without a word; a monotonic one needs fences")
    for kind, sizes in _BLOCK.findall(text):
        most, what = (MOST_CLUSTER, "cluster") if kind == "cluster_dim" else (LARGEST_BLOCK, "block")
        if not re.fullmatch(r"[1-9]\d{0,3}(,[1-9]\d{0,3}){0,2}", sizes) or prod(map(int, sizes.split(","))) > most:
            of = "blocks" if what == "cluster" else "threads"
            raise InternalError(f"a {what} of {sizes!r} {of} is none that a device runs")
        if what == "cluster" and not CLUSTERS.is_met(gpu):
            raise InternalError(f"clusters need sm_{CLUSTERS.sm}, and PTX {CLUSTERS.ptx / 10:.1f}")
    defined = set(_DEFINED.findall(text))
    for name in sorted(set(_CALL.findall(text)) - defined | set(_ASSEMBLY.findall(text))):
        need = NVVM.get(name) or ASSEMBLY.get(name)
        if need is not None:
            if not need.is_met(gpu):
                there = f"the target is sm_{gpu.sm}{'a' * gpu.is_exact}, PTX {gpu.ptx / 10:.1f}"
                wanted = f"sm_{need.sm}{'a' * need.exact} and PTX {need.ptx / 10:.1f}"
                raise InternalError(f"{name} needs {wanted}; {there}")
        elif not _PLAIN.fullmatch(name):
            raise InternalError(f"{name} is not among what kernels for GPUs may call")
