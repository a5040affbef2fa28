"""Rows that several threads share: right at every length, the same bits in every order of threads and in the PTX."""

from collections.abc import Callable

import ml_dtypes
import numpy as np
import pytest

import tfc
from tests.codegen.gpu.ptx.programs import run_program
from tests.codegen.gpu.test_ptx import compiled
from tests.selection import some
from tfc.codegen.compile import compile_graph
from tfc.codegen.target.target import ORDERS, for_gpu, host
from tfc.ir.types.types import Array

MODEL = """
input x: f32[{rows}, {length}]
input g: f32[{length}]
mean = Mean(x, [1], keep_dims=true)
d = x - mean
variance = Mean(d * d, [1], keep_dims=true)
normal = d * rsqrt(variance + 0.001) * g
entry main(x, g) -> soft = softmax(x), normal, best = ArgMax(x, 1), least = ArgMin(x, 1), top = Max(x, [1])
"""


def run_in_all_orders(text: str, feeds: dict[str, Array], monkeypatch: pytest.MonkeyPatch) -> dict[str, Array]:
    """The results on the stand-in, which are those of a processor but for rounding, whatever order threads run in; the
    interpreter of the PTX has the same bits."""
    graph = tfc.parse(text)
    with tfc.Session(graph) as session:
        wanted = session.run("main", **feeds)
    found: dict[str, Array] = {}
    for order in some(ORDERS, 2):
        monkeypatch.setenv("TFC_GPU_ORDER", order)
        with tfc.Session(graph, devices="gpu:sim") as session:
            results = session.run("main", **feeds)
        for name, value in results.items():
            np.testing.assert_array_equal(value, found.setdefault(name, value), err_msg=f"{name}, {order}")
    for name, value in wanted.items():
        wide = value.astype(np.float64)
        close = 0 if value.dtype.kind in "iub" else (1e-5 if value.dtype == np.float32 else 2e-2)
        np.testing.assert_allclose(found[name].astype(np.float64), wide, close, close, err_msg=name)
    return found


def assert_same_bits(of_ptx: Array, of_stand_in: Array) -> None:
    """Up to rounding where the stand-in's processor has no fused multiply-add, which a GPU has."""
    if host().has_fma:
        np.testing.assert_array_equal(of_ptx, of_stand_in)
    else:
        np.testing.assert_allclose(of_ptx, of_stand_in, rtol=1e-5, atol=1e-5)


def assert_bits_in_ptx(text: str, feeds: dict[str, Array], found: dict[str, Array]) -> None:
    """The PTX of the model gives what the stand-in found."""
    graph = tfc.parse(text)
    (entry,) = graph.entries
    inputs, outputs = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    program = compile_graph(graph, inputs, outputs, entry.targets, for_gpu("sm_75"))
    given = {feed.name: feeds[name] for feed, (name, _) in zip(program.feeds, entry.inputs, strict=True)}
    for result, value in zip(run_program(program, given), found.values(), strict=True):
        assert_same_bits(result, value)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("rows", "length"),
    [(9, 1), (300, 7), (17, 64), (2, 1021), (2, 1500)],
)
def test_rows_of_every_length(rows, length, monkeypatch):
    rng = np.random.default_rng(length)
    x = rng.standard_normal((rows, length)).astype(np.float32)
    x[-1, length // 2] = np.nan if length % 2 == 0 else np.inf if length > 7 else 1.0
    feeds = {"x": x, "g": rng.standard_normal(length).astype(np.float32)}
    text = MODEL.format(rows=rows, length=length)
    found = run_in_all_orders(text, feeds, monkeypatch)
    if rows * length < 4000:
        assert_bits_in_ptx(text, feeds, found)


@pytest.mark.slow
@pytest.mark.parametrize("length", [31, 1024, 4099, 8192, 16411, 32768, 32771, 70000])
def test_long_rows(length, monkeypatch):
    rng = np.random.default_rng(length)
    feeds = {"x": rng.standard_normal((2, length)).astype(np.float32), "g": np.ones(length, np.float32)}
    run_in_all_orders(MODEL.format(rows=2, length=length), feeds, monkeypatch)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "kind", ["bf16", "u8", "bool", *(pytest.param(kind, marks=pytest.mark.slow) for kind in ("f16", "i32", "f64"))]
)
def test_rows_of_every_type(kind, monkeypatch):
    storage = {"bf16": ml_dtypes.bfloat16, "f16": np.float16, "i32": np.int32, "u8": np.uint8, "f64": np.float64}
    x = np.random.default_rng(3).integers(0, 2 if kind == "bool" else 7, (11, 72)).astype(storage.get(kind, bool))
    text = f"input x: {kind}[11, 72]\n"
    text += "entry main(x) -> " + ("a = Any(x, [1]), b = All(x, [1])" if kind == "bool" else "s = Sum(x, [1])")
    if kind not in ("bool", "f64"):
        text += ", m = Max(x, [1]), a = ArgMax(x, 1)"
    assert_bits_in_ptx(text, {"x": x}, run_in_all_orders(text, {"x": x}, monkeypatch))


COLUMNS = """
input x: f32[{length}, {columns}]
mean = Mean(x, [0], keep_dims=true)
d = x - mean
entry main(x) -> normal = d * rsqrt(Mean(d * d, [0], keep_dims=true) + 0.001), best = ArgMax(x, 0), s = Sum(x, [0])
"""


@pytest.mark.few(1)
@pytest.mark.parametrize(("length", "columns"), [(3, 100), (131, 2), (64, 32), (1030, 33)])
def test_columns_of_every_length(length, columns, monkeypatch):
    x = np.random.default_rng(length).standard_normal((length, columns)).astype(np.float32)
    text = COLUMNS.format(length=length, columns=columns)
    found = run_in_all_orders(text, {"x": x}, monkeypatch)
    if x.size < 7000:
        assert_bits_in_ptx(text, {"x": x}, found)


def test_columns_whose_length_is_a_symbol(monkeypatch):
    text = "dim n in 0..\ninput x: f32[n, 70]\nentry main(x) -> s = Sum(x, [0]), m = Max(x, [0])\n"
    for length in (0, 1, 200):
        x = np.random.default_rng(length).standard_normal((length, 70)).astype(np.float32)
        run_in_all_orders(text, {"x": x}, monkeypatch)


PARTED = """
dim n in 0..
input x: f32[{shape}]
mean = Mean(x, [{axis}], keep_dims=true)
d = x - mean
variance = Mean(d * d, [{axis}], keep_dims=true)
entry main(x) -> normal = d * rsqrt(variance + 0.001), variance, best = ArgMax(x, {axis}), s = Sum(x, [{axis}])
"""


@pytest.fixture
def short_parts(lower_limits: Callable[[dict[str, int]], None]) -> None:
    lower_limits({"row part": 64, "column part": 32})


@pytest.mark.slow
@pytest.mark.parametrize("axis", [0, 1])
def test_a_few_rows_or_columns_are_the_work_of_several_blocks(axis, short_parts, monkeypatch):
    text = PARTED.format(shape="n, 9" if axis == 0 else "3, n", axis=axis)
    assert sum(map(len, compiled(text).code.launches.values())) > 5
    x = np.random.default_rng(0).standard_normal((130, 9) if axis == 0 else (3, 130)).astype(np.float32)
    x.reshape(-1)[[65, -1]] = np.nan
    found = run_in_all_orders(text, {"x": x}, monkeypatch)
    assert_bits_in_ptx(text, {"x": x}, found)


@pytest.mark.few(1)
@pytest.mark.parametrize("axis", [0, 1])
def test_parts_of_rows_and_columns_make_the_whole(axis, short_parts):
    shape = "n, 9" if axis == 0 else "3, n"
    text = f"dim n in 0..\ninput x: i32[{shape}]\nentry main(x) -> s = Sum(x, [{axis}]), best = ArgMax(x, {axis})\n"
    x = np.random.default_rng(0).integers(-99, 99, (200, 9) if axis == 0 else (3, 200), np.int32)
    with tfc.Session(tfc.parse(text), devices="gpu:sim") as session:
        found = session.run("main", x=x)
    np.testing.assert_array_equal(found["s"], x.sum(axis))
    np.testing.assert_array_equal(found["best"], x.argmax(axis))
    assert_bits_in_ptx(text, {"x": x}, found)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["bf16", "i64", "bool"])
def test_parts_of_other_types(kind, short_parts, monkeypatch):
    storage = {"bf16": ml_dtypes.bfloat16, "i64": np.int64, "bool": bool}[kind]
    x = np.random.default_rng(3).integers(0, 2 if kind == "bool" else 7, (2, 200)).astype(storage)
    results = "s = Sum(x, [1]), m = Max(x, [1]), a = ArgMin(x, 1)"
    results = results if kind != "bool" else "a = Any(x, [1]), b = All(x, [1])"
    text = f"dim n in 0..\ninput x: {kind}[2, n]\nentry main(x) -> {results}\n"
    run_in_all_orders(text, {"x": x}, monkeypatch)
    empty = run_in_all_orders(text.replace(", a = ArgMin(x, 1)", ""), {"x": x[:, :0]}, monkeypatch)
    assert empty.get("s", np.zeros(2)).tolist() == [0, 0]


def test_channels_reduced_over_all_else(monkeypatch):
    x = np.random.default_rng(0).standard_normal((3, 7, 11, 5)).astype(np.float32)
    text = "input x: f32[3, 7, 11, 5]\n"
    text += "entry main(x) -> s = Sum(x, [0, 1, 2]), t = Sum(x, [0, 2, 3]), u = Max(x, [1, 3])\n"
    assert_bits_in_ptx(text, {"x": x}, run_in_all_orders(text, {"x": x}, monkeypatch))


def test_rows_are_read_once_sixteen_bytes_at_a_time():
    graph = tfc.parse("input x: f32[64, 1024]\nentry main(x) -> y = softmax(x)\n")
    (entry,) = graph.entries
    program = compile_graph(graph, [v for _, v in entry.inputs], [v for _, v in entry.outputs], [], for_gpu())
    text = program.code.objects[0].decode()
    assert text.count("ld.global") == text.count(".v4.b32") // 2 == 8
    assert text.count("st.global.v4.b32") == 8
    assert "bar.sync" not in text
    assert ".shared" not in text


@pytest.mark.few(2)
@pytest.mark.parametrize("length", [4, 70, 1000, 5003])
def test_what_is_the_same_along_a_row_counts_as_often_as_the_row_is_long(length):
    text = (
        f"input x: f32[1]\nr = BroadcastTo(x, [3, {length}])\nc = BroadcastTo(x, [{length}, 3])\n"
        "entry main(x) -> row = Sum(r, [1]), column = Sum(c, [0]), all = Sum(c, [0, 1]), p = softmax(r)\n"
    )
    with tfc.Session(tfc.parse(text), devices="gpu:sim") as session:
        found = session.run("main", x=np.ones(1, np.float32))
    np.testing.assert_array_equal(found["row"], [length] * 3)
    np.testing.assert_array_equal(found["column"], [length] * 3)
    assert found["all"] == 3 * length
    np.testing.assert_allclose(found["p"], np.full((3, length), 1 / length), 1e-6)
