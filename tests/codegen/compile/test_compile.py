"""Compiled graphs give what the interpreter gives: shapes, sizes known late, element types, threads, variables."""

import numpy as np
import pytest

from tests.codegen.compile.agree import CONFIG, assert_agree, compiled, interpreted
from tests.codegen.fuse.steps import Step
from tests.codegen.fuse.test_fuse import layer_norm, softmax
from tfc.codegen.compile import compile_graph
from tfc.codegen.pipeline import plan_step
from tfc.codegen.program.check import check_program
from tfc.codegen.target.target import for_cpu
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Symbol, Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import DTYPES, boolean, f32, i32, tensor
from tfc.runtime.session.session import Session

N = Dim.symbol("n")
RNG = np.random.default_rng(5)
NUMBERS = [t for t in DTYPES.values() if t.kind in ("float", "int", "uint")]


@pytest.fixture
def b():
    return Step()


def floats(*shape):
    return RNG.standard_normal(shape).astype(np.float32)


def with_sizes(graph):
    return graph.with_(symbols=(Symbol("n"),))


@pytest.mark.parametrize("size", [0, 1, 2, 7, 15, 16, 17, 63, 64, 65, 100, 1000])
def test_every_length_of_row_and_column(b, size):
    x = b.feed(tensor(f32, size, 5), "x")
    y = b.emit("Tanh", b.emit("Mul", x, x))
    columns, rows = b.over("Sum", y, 0), b.over("Max", b.emit("Transpose", y, b.ints(1, 0)), 1)
    total = b.over("Sum", x, 0, 1)
    assert_agree(b.finish(), {"x": floats(size, 5)}, [y, columns, rows, total])


def test_a_size_known_late_is_compiled_once_for_all(b):
    x = b.feed(tensor(f32, N, 6))
    fetches = [softmax(b, x, -1), layer_norm(b, x), b.over("Sum", x, 0), b.over("Mean", x, 0, 1, keep=False)]
    graph = with_sizes(b.finish())
    with Session(graph, threads=2, config=CONFIG) as session:
        for size in (1, 2, 17, 64, 1000, 40000):
            feeds = {"x": floats(size, 6)}
            found = session.run([str(f) for f in fetches], feeds)
            for result, wanted in zip(found, interpreted(graph, feeds, fetches), strict=True):
                np.testing.assert_allclose(result, wanted, rtol=1e-4, atol=2e-5)
        assert len(session.executables) == 1


@pytest.mark.few(2)
@pytest.mark.parametrize("shape", [(3, 50_000), (50_000, 3), (1 << 17,), (64, 33, 65), (7, 70_000)])
def test_threads_do_not_change_a_bit(b, shape):
    x = b.feed(tensor(f32, *shape))
    fetches = [softmax(b, x, -1), b.over("Sum", x, 0), b.over("Sum", x, -1), b.over("Sum", x, *range(len(shape)))]
    graph, feeds = b.finish(), {"x": floats(*shape)}
    one, two, four = (compiled(graph, feeds, fetches, threads) for threads in (1, 2, 4))
    for x1, x2, x4 in zip(one, two, four, strict=True):
        assert x1.tobytes() == x2.tobytes() == x4.tobytes()
    assert_agree(graph, feeds, fetches, 1e-5)


def test_long_sums_are_accurate(b):
    x = b.feed(tensor(f32, 1_000_003))
    data = RNG.uniform(0, 1, 1_000_003).astype(np.float32)
    made = b.over("Sum", x, 0, keep=False)
    (total,) = compiled(b.finish(), {"x": data}, [made])
    exact = data.astype(np.float64).sum()
    assert abs(float(total) - exact) <= 4 * np.spacing(np.float32(exact))


@pytest.mark.few(4)
@pytest.mark.parametrize("dtype", NUMBERS, ids=str)
def test_all_numbers(b, dtype):
    x, y = b.feed(tensor(dtype, 5, 13), "x"), b.feed(tensor(dtype, 13), "y")
    total = b.emit("AddV2", b.emit("Mul", x, y), x)
    fetches = [total, b.emit("Maximum", x, y), b.emit("Less", x, y), b.over("Sum", x, 1), b.over("Prod", x, 0)]
    fetches.append(b.emit("Cast", x, DstT=f32))
    low = 0 if dtype.kind == "uint" else -3
    feeds = {
        "x": RNG.integers(low, 4, (5, 13)).astype(dtype.storage),
        "y": RNG.integers(low, 4, 13).astype(dtype.storage),
    }
    assert_agree(b.finish(), feeds, fetches, 0.04 if dtype.size == 2 else 1e-5)


@pytest.mark.few(8)
@pytest.mark.parametrize("dtype", [t for t in DTYPES.values() if t.kind not in ("complex", "string")], ids=str)
@pytest.mark.parametrize("shape", [(48, 32), (16, 16), (20, 48), (3, 32, 64)])
def test_transposes_in_registers_and_in_blocks(b, dtype, shape):
    x, y = b.feed(tensor(dtype, *shape), "x"), b.feed(tensor(dtype, *shape[:-2], *shape[:-3:-1]), "y")
    turned = b.emit("Transpose", x, b.ints(*range(len(shape) - 2), len(shape) - 1, len(shape) - 2))
    feeds = {str(v): RNG.integers(0, 2, b.type(v).dims).astype(dtype.storage) for v in (x, y)}
    same = b.emit("Equal", turned, y)
    assert_agree(b.finish(), feeds, [turned, same])


def test_integers_wrap(b):
    x = b.feed(tensor(DTYPES["i8"], 3))
    made = b.emit("Mul", x, x)
    (found,) = compiled(b.finish(), {"x": np.array([100, -128, 127], np.int8)}, [made])
    np.testing.assert_array_equal(found, np.array([16, 0, 1], np.int8))


def test_bools(b):
    x = b.feed(tensor(boolean, 40))
    y = b.feed(tensor(f32, 40), "y")
    fetches = [b.emit("LogicalNot", x), b.emit("SelectV2", x, y, b.emit("Neg", y)), b.emit("Any", x, b.ints(0))]
    fetches.append(b.emit("Cast", x, DstT=i32))
    assert_agree(b.finish(), {"x": RNG.random(40) < 0.5, "y": floats(40)}, fetches)


def test_a_result_may_be_a_feed_a_constant_a_view_or_the_same_twice(b):
    x = b.feed(tensor(f32, 4, 6))
    y = b.emit("Tanh", x)
    flat = b.emit("Reshape", y, b.ints(24))
    fetches = [
        b.const(np.arange(3)),
        b.number(2.0),
        flat,
        y,
        y,
        b.emit("Reshape", flat, b.ints(2, 12)),
        b.emit("Neg", flat),
    ]
    assert_agree(b.finish(), {"x": floats(4, 6)}, fetches)


def test_updates_read_the_old_value_and_write_in_place(b):
    w = b.emit("VariableV2", name="W", shape=(3, 4), dtype=f32)
    start = b.node("Assign", w, b.const(np.ones((3, 4), np.float32)), name="W/Assign")
    x = b.feed(tensor(f32, 3, 4))
    before = b.emit("Mul", w, b.number(2.0), name="before")
    b.emit("AssignSub", w, b.emit("Mul", x, b.number(0.5)), name="step")
    b.node("NoOp", name="init", control=[start.name])
    graph = b.finish().with_(init="init")
    with Session(graph, config=CONFIG) as session:
        for k in range(3):
            found = session.run([str(before)], {"x": np.full((3, 4), k, np.float32)}, targets=["step"])
            wanted = 2 * (1 - 0.5 * sum(range(k)))
            np.testing.assert_array_equal(found[0], np.full((3, 4), wanted, np.float32))


def test_a_failed_check_names_its_node_and_values(b):
    x = b.feed(tensor(i32, 40))
    made = b.emit("FloorDiv", b.const(np.arange(40, dtype=np.int32)), x, name="quotient")
    divisors = np.ones(40, np.int32)
    divisors[[7, 30]] = 0
    with Session(b.finish(), config=CONFIG) as session:
        with pytest.raises(Error) as caught:
            session.run([str(made)], {"x": divisors})
        assert caught.value.node == "quotient"
        session.run([str(made)], {"x": np.ones(40, np.int32)})


def test_an_index_out_of_range_reads_nothing_and_fails(b):
    table, ids = b.feed(tensor(f32, 4, 3)), b.feed(tensor(i32, 2), "ids")
    made = b.emit("GatherV2", table, ids, b.const(np.int32(0)))
    with Session(b.finish(), config=CONFIG) as session, pytest.raises(Error, match="1000000"):
        session.run([str(made)], {"x": floats(4, 3), "ids": np.array([1, 1_000_000], np.int32)})


def test_an_op_without_lowering_is_named(b):
    made = b.emit("Gradients", b.feed(tensor(f32, 4)), ys=0, xs=1)
    with pytest.raises(Error, match="Gradients"):
        plan_step(b.step(made))


@pytest.mark.few(1)
@pytest.mark.parametrize("cpu", ["x86-64", "x86-64-v3", "znver4"])
def test_programs_are_well_formed_and_the_same_every_time(b, cpu):
    x = b.feed(tensor(f32, N, 10))
    made = b.emit("MatMul", softmax(b, x, -1), x, transpose_a=True)
    graph = with_sizes(b.finish())
    first, second = (compile_graph(graph, [Value("x")], [made], [], for_cpu(cpu)) for _ in range(2))
    check_program(first)
    assert first.code.objects == second.code.objects
    assert str(first) == str(second)


def test_a_step_of_small_products_brings_what_they_reach_when_it_is_linked_with_no_other(b):
    x, w = b.feed(tensor(f32, 5, 33), "x"), b.feed(tensor(f32, 33, 70), "w")
    y = b.emit("MatMul", x, w)
    graph = b.finish()

    def size(alone: bool) -> int:
        program = compile_graph(graph, [x, w], [y], (), for_cpu("x86-64-v3"), CONFIG, packs=alone)
        return sum(map(len, program.code.objects))

    assert size(alone=True) < 0.6 * size(alone=False)
    assert_agree(graph, {"x": floats(5, 33), "w": floats(33, 70)}, [y])
