"""LLVM ends the process on what it can not select for a GPU: nothing gets there that the guard has not let through.

Whatever might end a process runs in one of its own, which says what it is about to do before it does it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace

import pytest

from tfc.codegen.gpu.device.nvvm import NVVM, Need, check_text
from tfc.codegen.target.target import Gpu, for_gpu
from tfc.ir.base.errors import InternalError

PAIR = "<2 x half> zeroinitializer"
FOUR = "{float, float, float, float}"
SUMS = ", ".join(["float 0.0"] * 4)
WORDS = ", ".join(["i32 0"] * 6 + [SUMS])
SHARED, GLOBAL = "ptr addrspace(3) null", "ptr addrspace(1) %out"
BOX, HINTS = f"ptr addrspace(7) null, {SHARED}, ptr null", "i16 0, i64 0, i1 false, i1 false, i32 0"
SIGNATURES = {
    r"read\.ptx\.sreg\..*": ("i32", ""),
    r"barrier\.cta\.sync\.aligned\.all": ("void", "i32 0"),
    r"bar\.warp\.sync": ("void", "i32 -1"),
    r"shfl\.sync\..*\.i32": ("i32", "i32 -1, i32 1, i32 1, i32 31"),
    r"shfl\.sync\..*\.f32": ("float", "i32 -1, float 1.0, i32 1, i32 31"),
    r"barrier\.cta\.sync\.aligned\.count": ("void", "i32 1, i32 64"),
    r"vote\.ballot\.sync": ("i32", "i32 -1, i1 true"),
    r"ldmatrix\..*\.x1\..*": ("i32", SHARED),
    r"ldmatrix\..*\.x2\..*": ("{i32, i32}", SHARED),
    r"ldmatrix\..*\.x4\..*": ("{i32, i32, i32, i32}", SHARED),
    r"mma\.m16n8k8\.row\.col\.f32\.f32": (FOUR, ", ".join([PAIR] * 3 + [SUMS])),
    r"mma\.m16n8k16\.row\.col\.f32\.f32": (FOUR, ", ".join([PAIR] * 6 + [SUMS])),
    r"mma\.m16n8k16\.row\.col\.bf16": (FOUR, WORDS),
    r"mma\.m16n8k8\.row\.col\.tf32": (FOUR, WORDS),
    r"f2tf32\.rna": ("i32", "float 1.0"),
    r"cp\.async\.cg\.shared\.global\.16\.s": ("void", f"{SHARED}, {GLOBAL}, i32 16"),
    r"cp\.async\.commit\.group": ("void", ""),
    r"cp\.async\.wait\.group": ("void", "i32 1"),
    r"mbarrier\.init\.shared": ("void", f"{SHARED}, i32 1"),
    r"mbarrier\.arrive\.shared": ("i64", SHARED),
    r"mbarrier\.arrive\.expect\.tx\..*": ("i64", f"{SHARED}, i32 16"),
    r"mbarrier\.try\.wait\.parity\..*": ("i1", f"{SHARED}, i32 0"),
    r"mbarrier\.arrive\.scope\.cluster\..*": ("void", "ptr addrspace(7) null, i32 1"),
    r"mapa\.shared\.cluster": ("ptr addrspace(7)", f"{SHARED}, i32 0"),
    r"barrier\.cluster\.(arrive|wait)": ("void", ""),
    r"fence\..*": ("void", ""),
    r"cp\.async\.bulk\.tensor\.g2s\.tile\.2d": ("void", f"{BOX}, i32 0, i32 0, {HINTS}"),
    r"cp\.async\.bulk\.tensor\.g2s\.tile\.3d": ("void", f"{BOX}, i32 0, i32 0, i32 0, {HINTS}"),
    r"cp\.async\.bulk\.tensor\.s2g\.tile\.2d": ("void", f"{SHARED}, ptr null, i32 0, i32 0, i64 0, i1 false"),
    r"cp\.async\.bulk\.tensor\.s2g\.tile\.3d": ("void", f"{SHARED}, ptr null, i32 0, i32 0, i32 0, i64 0, i1 false"),
    r"cp\.async\.bulk\.commit\.group": ("void", ""),
    r"cp\.async\.bulk\.wait\.group\.read": ("void", "i32 0"),
    r"wgmma\.(fence|commit_group)\.sync\.aligned": ("void", ""),
    r"wgmma\.wait_group\.sync\.aligned": ("void", "i64 0"),
    r"setmaxnreg\..*": ("void", "i32 40"),
}
"""The result and the arguments of a call of each intrinsic, by a pattern of its name behind `llvm.nvvm.`."""

EMIT = """
import sys
from tfc.codegen.llvm import native
cpu, features = sys.argv[1:]
print(native.emit(sys.stdin.read(), "nvptx64-nvidia-cuda", cpu, features, kind="asm").decode())
"""


def run_apart(script: str, given: str = "", *arguments: str) -> str:
    """What a process of its own prints; fails with all it said where it ended otherwise than well."""
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout[-300:]}\n{done.stderr[-2000:]}"
    return done.stdout


def kernel_of(names: list[str]) -> str:
    """A kernel that calls each of these intrinsics once."""
    declared, calls = [], []
    for k, name in enumerate(names):
        short = name.removeprefix("llvm.nvvm.")
        ((result, arguments),) = (call for pattern, call in SIGNATURES.items() if re.fullmatch(pattern, short))
        types = ", ".join(each.rpartition(" ")[0] for each in arguments.split(", ") if each)
        declared.append(f"declare {result} @{name}({types})")
        calls.append(f"  {'' if result == 'void' else f'%v{k} = '}call {result} @{name}({arguments}) #0")
    body = ["define ptx_kernel void @k(ptr addrspace(1) %out) #0 {", *calls, "  ret void", "}"]
    return "\n".join([*declared, *body, "attributes #0 = { convergent }"])


def oldest(need: Need, name: str) -> Gpu:
    """The oldest device that has an intrinsic, with the oldest PTX that both know."""
    gpu = for_gpu(name).gpu
    assert gpu is not None
    return replace(gpu, ptx=max(gpu.ptx, need.ptx))


@pytest.mark.few(2)
@pytest.mark.parametrize("need", sorted(set(NVVM.values()), key=str), ids=str)
def test_every_intrinsic_compiles_for_the_oldest_device_that_has_it(need: Need) -> None:
    name = f"sm_{need.sm}{'a' * need.exact}"
    gpu = oldest(need, name)
    text = kernel_of([each for each, its in NVVM.items() if its == need])
    check_text(text, gpu)
    found = run_apart(EMIT, text, name, f"+ptx{gpu.ptx}")
    assert "llvm." not in found.partition(".entry")[2]


@pytest.mark.parametrize("name", NVVM)
def test_below_what_an_intrinsic_needs_the_guard_refuses(name: str) -> None:
    need, text = NVVM[name], kernel_of([name])
    others = [Gpu(need.sm, 90), Gpu(120, 90, is_exact=True)] * need.exact
    for lower in (Gpu(need.sm - 1, 90), Gpu(120, need.ptx - 1), *others):
        with pytest.raises(InternalError, match=f"{re.escape(name)} needs sm_{need.sm}"):
            check_text(text, lower)


CALL = "define void @f() {{\n  %a = call float @{}(float 1.0)\n  ret void\n}}\ndeclare float @{}(float)\n"
FATAL = ["exp", "exp10", "log", "log2", "log10", "tan", "sinh", "cosh", "asin", "atan", "sin", "cos", "tanh", "pow"]
"""Functions of LLVM's own that end the process."""


@pytest.mark.parametrize(
    "name", [*(f"llvm.{each}.f32" for each in FATAL), "llvm.exp.f64", "llvm.nvvm.barrier.cta.sync.alined.all", "expf"]
)
def test_what_llvm_would_die_of_or_pass_on_is_refused_before(name: str) -> None:
    with pytest.raises(InternalError, match="is not among"):
        check_text(CALL.format(name, name), Gpu(120, 90))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("  %a = frem float %x, %y\n", "frem"),
        ("  %a = atomicrmw add ptr addrspace(1) %p, i32 1 acq_rel\n", "drops its order"),
        ('  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") seq_cst\n', "drops its order"),
        ('attributes #0 = { "nvvm.reqntid"="256,1,1,1" }\n', "none that a device runs"),
        ('attributes #0 = { "nvvm.reqntid"="" }\n', "none that a device runs"),
        ('attributes #0 = { "nvvm.maxntid"="1024,2,1" }\n', "none that a device runs"),
        ('attributes #0 = { "nvvm.cluster_dim"="16,1,1" }\n', "none that a device runs"),
    ],
)
def test_what_llvm_would_get_wrong_is_refused_too(text: str, message: str) -> None:
    with pytest.raises(InternalError, match=message):
        check_text(text, Gpu(120, 90))


def test_what_is_in_order_passes() -> None:
    check_text("  %a = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic\n", Gpu())
    clustered = 'attributes #0 = { "nvvm.reqntid"="32,8,4" "nvvm.cluster_dim"="2,1,1" }\n'
    check_text(clustered, Gpu(90, 80))
    with pytest.raises(InternalError, match="clusters need sm_90"):
        check_text(clustered, Gpu(89, 80))


# ---- random models ---------------------------------------------------------------------------------------------------

PLAY = """
import sys
from tests.codegen.regions.random_programs import RandomProgram
from tests.properties.random_graphs import random_case
import tfc
from tfc.codegen.compile import compile_graph
from tfc.codegen.target.target import for_gpu
devices = "sm_75", "sm_80", "sm_90a", "sm_120"
for seed in range(*map(int, sys.argv[1:])):
    print("seed", seed, flush=True)
    target = for_gpu(devices[seed % 4])
    case = random_case(seed, 4 + seed % 20, gradients=seed % 3 == 0)
    compile_graph(case.graph, list(case.feeds), case.fetches, [], target)
    graph = tfc.parse(RandomProgram(seed, 2 + seed % 8).text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    compile_graph(graph, feeds, fetches, entry.targets, target)
print("done")
"""


@pytest.mark.parametrize(
    ("first", "last"), [(0, 1), *(pytest.param(k, k + 12, marks=pytest.mark.slow) for k in (1, 13))]
)
def test_no_random_model_ends_the_process(first: int, last: int) -> None:
    assert run_apart(PLAY, "", str(first), str(last)).endswith("done\n")


WGMMA = (
    'define void @f() {\n  call void asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16 ;", ""()\n  ret void\n}\n'
)


def test_assembly_is_looked_up_as_intrinsics_are() -> None:
    check_text(WGMMA, Gpu(90, 80, is_exact=True))
    with pytest.raises(InternalError, match="needs sm_90a"):
        check_text(WGMMA, Gpu(90, 80))
    with pytest.raises(InternalError, match="is not among"):
        check_text(WGMMA.replace("mma_async", "mma_sync"), Gpu(90, 80, is_exact=True))
