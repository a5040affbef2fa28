"""PTX: what is in it, what never gets to LLVM, and whether NVIDIA's assembler takes it."""

import numpy as np
import pytest

import tfc
from tfc.codegen.compile import compile_graph
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import for_gpu
from tfc.ir.base.errors import Error
from tfc.ir.types.dims import evaluate


def compiled(text: str, name: str = "sm_80", *, prefix: str = "") -> Program:
    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    return compile_graph(graph, feeds, fetches, entry.targets, for_gpu(name), prefix=prefix)


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


def test_code_is_byte_for_byte_the_same_again():
    text = "input x: f32[64, 3000]\nentry main(x) -> y = softmax(x)\n"
    assert ptx(compiled(text)) == ptx(compiled(text))


@pytest.mark.parametrize("name", ["sm_70", "sm_80a", "sm_81", "hopper", ""])
def test_a_device_that_no_code_is_written_for_is_refused(name):
    with pytest.raises(Error, match="sm_75"):
        for_gpu(name)


def test_the_largest_grid_is_that_of_the_device():
    program = compiled("input x: f32[1000000]\nentry main(x) -> y = -x\n")
    ((launch,),) = program.code.launches.values()
    assert launch.blocks == -(-1_000_000 // (4 * launch.threads))
    assert np.iinfo(np.int32).max >= launch.blocks
