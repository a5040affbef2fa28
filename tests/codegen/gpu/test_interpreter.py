"""The PTX itself, run by an interpreter: it agrees with the stand-in bit for bit, and planted faults are found."""

import re

import numpy as np
import pytest

import tfc
from tests.codegen.gpu.ptx.machine import run_launch
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import parse_ptx
from tests.codegen.gpu.ptx.programs import FailedError, run_program
from tests.ops.calls import CallGraph, assert_close
from tests.ops.records import Record, all_records
from tests.ops.test_ops import name_of
from tfc.codegen.compile import compile_graph
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import for_gpu
from tfc.ir.base.status import Status

FAMILIES = {
    "Erf", "Mod", "Softmax", "ArgMin", "Cumsum", "ScatterNd", "PhiloxUniformInt", "Conv2D",
}  # fmt: skip


def compiled(text: str) -> Program:
    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    return compile_graph(graph, feeds, fetches, entry.targets, for_gpu())


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")
@pytest.mark.parametrize("record", [r for r in all_records() if r.name in FAMILIES], ids=name_of)
def test_ops_agree_with_the_interpreter_of_graphs_and_with_the_stand_in(record: Record) -> None:
    calls = CallGraph(record)
    fetches = [value for node in calls.nodes for value in node.outputs]
    program = compile_graph(calls.graph, list(calls.feeds), fetches, [], for_gpu())
    found = run_program(program, {str(value): array for value, array in calls.feeds.items()})
    wanted = [x for results in calls.interpret(precise=True) for x in results]
    kinds = [kind for case in record.cases for kind in calls.types(case)]
    for result, value, kind in zip(found, wanted, kinds, strict=True):
        assert_close(result, value, kind, record.compiled, record.name, summed=record.summed)
    for result, value in zip(found, (x for r in calls.compile_and_run("gpu:sim") for x in r), strict=True):
        wide = result.astype(np.float64) if result.dtype.kind in "fV" else result
        np.testing.assert_array_equal(wide, value.astype(wide.dtype), err_msg=record.name)


def test_maps_rows_and_columns_have_the_bits_of_the_stand_in():
    text = """
    dim n in 1..
    input x: f32[n, 70]
    entry main(x) -> y = softmax(tanh(x) * 3.0), s = Sum(x, [0]), m = ArgMax(x, 1), t = transpose(exp(x))
    """
    x = np.random.default_rng(1).standard_normal((9, 70)).astype(np.float32)
    program = compiled(text)
    found = run_program(program, {program.feeds[0].name: x})
    with tfc.Session(tfc.parse(text), devices="gpu:sim") as session:
        wanted = session.run("main", x=x)
    for result, value in zip(found, wanted.values(), strict=True):
        np.testing.assert_array_equal(result, value)


def test_the_first_failed_check_is_kept():
    program = compiled("input x: f32[9, 4]\ninput t: i32[5]\nentry main(x, t) -> y = GatherV2(x, t, 0)\n")
    feeds = {feed.name: np.zeros((9, 4), np.float32) for feed in program.feeds[:1]}
    feeds[program.feeds[1].name] = np.array([0, 1, 11, 12, 2], np.int32)
    with pytest.raises(FailedError) as caught:
        run_program(program, feeds)
    code, _, element = caught.value.found
    assert code == int(Status["INVALID_ARGUMENT"])
    assert element in range(8, 12)  # the third row


@pytest.mark.parametrize(("device", "instruction"), [("sm_75", "f16"), ("sm_80", "f16"), ("sm_80", "bf16")])
def test_narrow_floats_are_rounded_by_an_instruction(device, instruction):
    """To nearest even, subnormals and what is too large included."""
    text = f"input x: f32[600]\nentry main(x) -> y = cast(x, {instruction})\n"
    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    program = compile_graph(graph, feeds, fetches, [], for_gpu(device))
    assert "cvt.rn" in b"".join(program.code.objects).decode()
    rng = np.random.default_rng(4)
    x = (rng.standard_normal(600) * 2.0 ** rng.integers(-40, 20, 600)).astype(np.float32)
    x[:8] = [65504, 65519.996, 65520, 1e-8, 2.9802322e-08, np.inf, -0.0, np.nan]
    (found,) = run_program(program, {program.feeds[0].name: x})
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(found.astype(np.float32), x.astype(found.dtype).astype(np.float32))


# ---- planted faults ----------------------------------------------------------------------------------------------

SUMS = compiled("input x: f32[3, 1500]\nentry main(x) -> y = Sum(x, [1])\n")
X = np.random.default_rng(5).standard_normal((3, 1500)).astype(np.float32)
MAP = compiled("input x: f32[500]\nentry main(x) -> y = x * 2.0 + 1.0\n")


def run_text(program: Program, text: str, x: np.ndarray, blocks: int) -> np.ndarray:
    """The result of a program of one launch whose PTX is `text`."""
    ((launch,),) = program.code.launches.values()
    result = np.full(x.shape[0] if x.ndim == 2 else x.shape, np.nan, np.float32)
    run_launch(parse_ptx(text), launch.entry, blocks, [x.copy(), result.view(np.uint8)], [])
    return result


def ptx(program: Program) -> str:
    return b"".join(program.code.objects).decode()


def test_the_sums_are_right_before_anything_is_planted():
    np.testing.assert_allclose(run_text(SUMS, ptx(SUMS), X, 3), X.sum(1), rtol=1e-5)


@pytest.mark.parametrize("number", range(ptx(SUMS).count("bar.sync") - 1))
def test_every_barrier_is_needed(number):
    parts = ptx(SUMS).split("bar.sync \t0;")
    text = "bar.sync \t0;".join([*parts[:number], parts[number] + parts[number + 1], *parts[number + 2 :]])
    with pytest.raises(FaultError, match="meet at shared memory"):
        run_text(SUMS, text, X, 3)


PLANTS = {
    "a barrier that some threads miss": (SUMS, "bar.sync \t0;", "@%p1 bar.sync \t0;"),
    "another operation": (SUMS, r"(?s)add\.rn\.f32(?!.*add\.rn\.f32)", "sub.rn.f32"),
    "a wrong place in shared memory": (SUMS, r"(ld\.shared\.b32 \t%r\d+, \[%rd\d+)\]", r"\1+4096]"),
    "a guard off by one": (MAP, r"(setp\.gt\.u\d\d .*), 124;", r"\1, 125;"),
    "a guard the other way": (MAP, r"setp\.gt(\.u\d\d .*), 124;", r"setp.lt\1, 124;"),
    "an element left out": (MAP, r"(setp\.gt\.u\d\d .*), 124;", r"\1, 123;"),
    "an element of another thread": (MAP, r"(mul\.wide\.u32 .*), 4;", r"\1, 8;"),
    "a register that nobody wrote": (MAP, r"(st\.global\.v4\.b32 .*), %r\d+};", r"\1, %r77};"),
}


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_fault_is_found(name):
    program, pattern, planted = PLANTS[name]
    text, count = re.subn(pattern, planted, ptx(program), count=1)
    assert count == 1
    x = X if program is SUMS else np.arange(500, dtype=np.float32)
    wanted = X.sum(1) if program is SUMS else x * 2 + 1
    try:
        found = run_text(program, text, x, 3 if program is SUMS else 2)
    except FaultError:
        return
    assert not np.allclose(found, wanted, rtol=1e-5)
