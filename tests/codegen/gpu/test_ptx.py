"""PTX: what is in it, what never gets to LLVM, and whether NVIDIA's assembler takes it."""

import numpy as np
import pytest

import tfc
from tests.ops.calls import CallGraph
from tests.ops.records import Record, all_records
from tests.ops.test_ops import name_of
from tfc.codegen.compile import compile_graph
from tfc.codegen.gpu.assembler import assemble_ptx, find_assembler
from tfc.codegen.program import Program
from tfc.codegen.program_json import from_json, to_json
from tfc.codegen.target import for_gpu
from tfc.ir.dims import evaluate
from tfc.ir.errors import Error


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
