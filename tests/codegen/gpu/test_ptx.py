"""PTX: what is in it, what never gets to LLVM, and whether NVIDIA's assembler takes it."""

import subprocess
import sys

import numpy as np
import pytest

import tfc
from tests.ops.calls import CallGraph
from tests.ops.records import Record, all_records
from tests.ops.test_ops import name_of
from tfc.codegen.compile import compile_graph
from tfc.codegen.gpu.assembler import assemble_ptx, find_assembler
from tfc.codegen.gpu.nvvm import NVVM, check_text
from tfc.codegen.program import Program
from tfc.codegen.program_json import from_json, to_json
from tfc.codegen.target import for_gpu
from tfc.ir.dims import evaluate
from tfc.ir.errors import Error, InternalError


def compiled(text: str, name: str = "sm_80") -> Program:
    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    return compile_graph(graph, feeds, fetches, entry.targets, for_gpu(name))


def ptx(program: Program) -> str:
    (code,) = program.code.objects
    return code.decode()


def test_a_map_is_one_launch_whose_grid_follows_the_sizes():
    program = compiled("dim n in 1..\ninput x: f32[n, 3]\nentry main(x) -> y = x * 2.0 + 1.0\n")
    ((launch,),) = program.code.launches.values()
    assert launch.sizes == ("n",)
    assert [evaluate(launch.blocks, {"n": n}) for n in (1, 682, 683, 1366)] == [1, 1, 2, 3]
    assert f".visible .entry {launch.entry}(" in ptx(program)
    assert ".reqntid 256, 1, 1" in ptx(program)


def test_launches_are_saved_with_the_program():
    program = compiled("dim n in 1..\ninput x: f32[n, 3000]\nentry main(x) -> y = softmax(x)\n")
    again = from_json(to_json(program), program.constants, program.code.objects)
    assert again.code == program.code
    assert again.code.launches


def test_products_and_sums_are_not_fused_unless_they_are_one_sum_of_products():
    assert "fma" not in ptx(compiled("input x: f32[64]\ninput y: f32[64]\nentry main(x, y) -> z = x * y + x\n"))
    assert "fma.rn.f32" in ptx(compiled("input x: f32[8, 64]\nentry main(x) -> z = matmul(x, x, transpose_b=true)\n"))


def test_code_is_byte_for_byte_the_same_again():
    text = "input x: f32[64, 3000]\nentry main(x) -> y = softmax(x)\n"
    assert ptx(compiled(text)) == ptx(compiled(text))


@pytest.mark.parametrize("name", ["sm_70", "sm_80a", "sm_81", "hopper", ""])
def test_a_device_that_no_code_is_written_for_is_refused(name):
    with pytest.raises(Error, match="sm_75"):
        for_gpu(name)


CALL = "define void @f() {{\n  %a = call float @{}(float 1.0)\n  ret void\n}}\ndeclare float @{}(float)\n"


@pytest.mark.parametrize("name", ["llvm.exp.f32", "llvm.nvvm.barrier.cta.sync.alined.all", "expf", "llvm.sin.f32"])
def test_what_llvm_would_die_of_or_pass_on_is_refused_before(name):
    gpu = for_gpu().gpu
    assert gpu is not None
    with pytest.raises(InternalError, match="is not among"):
        check_text(CALL.format(name, name), gpu)


WORDS, PAIRS = "i32 1, " * 6, "<2 x half> zeroinitializer, "
SUMS = "float 0.0, float 0.0, float 0.0, float 0.0"
FOUR = "{float, float, float, float}"
SHARED, GLOBAL = "ptr addrspace(3) null", "ptr addrspace(1) null"
CALLS = {
    "barrier": ("void", "i32 0"),
    "warp.sync": ("void", "i32 -1"),
    "vote": ("i32", "i32 -1, i1 true"),
    "shfl": ("i32", "i32 -1, i32 1, i32 1, i32 31"),
    "sreg": ("i32", ""),
    "x1": ("i32", SHARED),
    "x2": ("{i32, i32}", SHARED),
    "x4": ("{i32, i32, i32, i32}", SHARED),
    "m16n8k8.row.col.f32": (FOUR, PAIRS * 3 + SUMS),
    "m16n8k16.row.col.f32": (FOUR, PAIRS * 6 + SUMS),
    "m16n8k16.row.col.bf16": (FOUR, WORDS + SUMS),
    "tf32.rna": ("i32", "float 1.0"),
    "row.col.tf32": (FOUR, WORDS + SUMS),
    "cp.async.cg": ("void", f"{SHARED}, {GLOBAL}, i32 16"),
    "commit.group": ("void", ""),
    "wait.group": ("void", "i32 1"),
}
"""The result and the arguments of intrinsics, by a part of the name."""


@pytest.mark.parametrize("sm", sorted({need.sm for need in NVVM.values()}))
def test_every_intrinsic_of_the_table_compiles_for_the_oldest_device_that_has_it(sm):
    text = ["define ptx_kernel void @k() #0 {"]
    for k, (name, need) in enumerate(NVVM.items()):
        if need.sm != sm:
            continue
        result, arguments = next(call for word, call in CALLS.items() if word in name)
        if name.endswith("f32") and "shfl" in name:
            result, arguments = "float", "i32 -1, float 1.0, i32 1, i32 31"
        types = ", ".join(word.rsplit(" ", 1)[0] for word in arguments.split(", ") if word)
        text.insert(0, f"declare {result} @{name}({types})")
        text.append(f"  {'' if result == 'void' else f'%v{k} = '}call {result} @{name}({arguments}) #0")
    body = "\n".join([*text, "  ret void", "}", "attributes #0 = { convergent }"])
    script = (
        "import sys\nfrom tfc.codegen.llvm import native\n"
        f"print(native.emit(sys.stdin.read(), 'nvptx64-nvidia-cuda', 'sm_{sm}', '+ptx70', kind='asm').decode())"
    )
    done = subprocess.run([sys.executable, "-c", script], input=body, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "llvm." not in done.stdout.partition(".entry")[2]


# ---- the assembler -----------------------------------------------------------------------------------------------


STACK = {"Sin", "Cos", "Tan", "PhiloxStandardNormal", "PhiloxTruncatedNormal", "PhiloxTruncatedNormalRatio"}
"""Large angles are reduced by digits of 2/pi picked from an array."""


@pytest.mark.slow
@pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")
@pytest.mark.parametrize("record", all_records(), ids=name_of)
def test_the_assembler_takes_the_kernels_of_every_op(record: Record) -> None:
    calls = CallGraph(record)
    fetches = [value for node in calls.nodes for value in node.outputs]
    for name in ("sm_75", "sm_80", "sm_90a", "sm_120"):
        program = compile_graph(calls.graph, list(calls.feeds), fetches, [], for_gpu(name))
        if program.code.objects:
            code, report = assemble_ptx(program.code.objects[0], name)
            assert code[:4] == b"\x7fELF"
            assert "C75" not in report
            assert "warning" not in report or record.name in STACK or name == "sm_75", report


def test_the_largest_grid_is_that_of_the_device():
    program = compiled("input x: f32[1000000]\nentry main(x) -> y = -x\n")
    ((launch,),) = program.code.launches.values()
    assert launch.blocks == -(-1_000_000 // (4 * launch.threads))
    assert np.iinfo(np.int32).max >= launch.blocks
