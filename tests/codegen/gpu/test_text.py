"""What PTX says where it matters: how wide accesses are, through which cache, what is not there at all."""

import re

import pytest

from tests.codegen.gpu.ptx.machine import run_launch
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import parse_ptx
from tests.codegen.gpu.test_interpreter import compiled
from tests.codegen.gpu.test_maps import feeds_of, ptx
from tests.codegen.gpu.thirteen import SAMPLES, Sample

BY_NAME = {sample.name: sample for sample in SAMPLES}


def full(name: str) -> str:
    sample = BY_NAME[name]
    return ptx(compiled(sample.at(sample.full)))


@pytest.mark.few(3)
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_no_sample_keeps_anything_in_local_memory(sample: Sample):
    for text in (sample.at(sample.full), sample.open):
        code = ptx(compiled(text))
        assert ".local" not in code
        assert re.search(r"\.reqntid \d+, 1, 1", code)


def test_maps_read_and_write_16_bytes_at_a_time_and_jump_nowhere():
    code = full("map")
    assert not re.findall(r"(?:ld|st)\.global(?!\.nc\.v4|\.v4)", code)
    assert "bra" not in code
    # Two vectors of two operands; the bias is the same for both rows and read once.
    assert code.count("ld.global.nc.v4.b32") == 5
    assert code.count("st.global.v4.b32") == 2


def test_planes_find_their_coordinates_without_a_division():
    code = full("broadcast")
    assert not re.findall(r"\b(?:div|rem|mul\.hi)\b", code)
    assert code.count("st.global.v4.b32") == 4


def test_a_transpose_goes_by_shared_memory_with_one_barrier():
    code = full("transpose")
    assert code.count("bar.sync") == 1
    assert re.search(r"\.shared \.align 16 \.b8 \w+\[4224\]", code)
    assert "bra" not in code


def test_the_barrier_of_a_transpose_is_needed():
    sample = BY_NAME["transpose"]
    sizes = sample.small[0]
    program = compiled(sample.at(sizes))
    ((launch,),) = program.code.launches.values()
    assert isinstance(launch.blocks, int)
    (x,) = feeds_of(sample.at(sizes), sizes).values()
    with pytest.raises(FaultError, match="meet"):
        run_launch(
            parse_ptx(ptx(program).replace("bar.sync \t0;", "")), launch.entry, launch.blocks, [x, x.T.copy()], []
        )


@pytest.mark.parametrize(
    ("text", "wide"),
    [
        ("input x: f32[64, 30]\nentry main(x) -> y = x[:, 2:6] + 1.0\n", 2),
        ("input x: f32[64, 32]\nentry main(x) -> y = x[:, 1:9] + 1.0\n", 1),
        ("input x: f32[64, 32]\nentry main(x) -> y = x[8:, :] + 1.0\n", 4),
        ("input x: bf16[4096]\nentry main(x) -> y = x + x\n", 8),
        ("input x: i8[4096]\nentry main(x) -> y = x + x\n", 16),
        ("input x: f64[4096]\nentry main(x) -> y = x + x\n", 2),
    ],
)
def test_vectors_are_as_wide_as_their_begin_allows(text, wide):
    code = ptx(compiled(text))
    size = {"f32": 4, "bf16": 2, "i8": 1, "f64": 8}[re.findall(r"\w+", text)[2]]
    found = re.findall(r"st\.global(?:\.v(\d))?\.b(\d+)", code)
    assert {int(count or 1) * int(bits) // 8 // size for count, bits in found} == {wide}


@pytest.mark.parametrize("call", ["sin(x)", "cos(x)", "tan(x)", "softmax(sin(x))", "random_normal([64, 4], seed=3)"])
def test_large_angles_are_reduced_in_registers(call):
    assert ".local" not in ptx(compiled(f"input x: f32[64, 128]\nentry main(x) -> y = {call}, z = x + 1.0\n"))


def test_rows_that_are_picked_are_read_16_bytes_at_a_time_and_checked_once():
    code = ptx(compiled("input x: f32[4096, 128]\ninput t: i32[1000]\nentry main(x, t) -> y = GatherV2(x, t, 0)\n"))
    assert code.count("ld.global.nc.v4.b32") == 1
    assert code.count("call.uni") == 1
    assert code.count("st.global.v4.b32") == 1


def test_what_a_kernel_writes_is_not_read_through_the_cache_that_stores_do_not_reach():
    text = "var v: f32[4096] = zeros([4096])\ninput x: f32[4096]\nentry main(x) -> y = AssignAdd(v, x)\n"
    code = ptx(compiled(text))
    assert "ld.global.v4" in code
    assert "ld.global.nc.v4" in code
