"""Contractions in tiles: right at the edges of tiles in every order of threads, on the stand-in and in PTX alike."""

import re

import numpy as np
import pytest

import tfc
from tests.codegen.gpu.ptx.programs import run_program
from tests.codegen.gpu.test_maps import feeds_of as random_feeds
from tests.codegen.gpu.test_maps import on
from tests.codegen.gpu.thirteen import SAMPLES
from tfc.codegen.compile import compile_graph
from tfc.codegen.gpu.device.ptxas import assemble_ptx, find_assembler
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import ORDERS, for_gpu
from tfc.ir.types.types import Array

PRODUCTS = [sample for sample in SAMPLES if sample.name.startswith(("product", "convolution", "gradients"))]
TYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32}


def slowly(*values: object) -> object:
    """A case that is among the slow tests."""
    return pytest.param(*values, marks=pytest.mark.slow)


def product(
    m: int | str, n: int, k: int, *, dtype: str = "f32", left: bool = False, right: bool = False, after: str = ""
) -> str:
    """A model: z = x @ y + b, or what `after` makes of it; `left` and `right`: factors lie transposed."""
    x, y = (k, m) if left else (m, k), (n, k) if right else (k, n)
    flags = f"transpose_a={str(left).lower()}, transpose_b={str(right).lower()}"
    return (
        ("dim rows in 0..\n" if isinstance(m, str) else "")
        + f"input x: {dtype}[{x[0]}, {x[1]}]\ninput y: {dtype}[{y[0]}, {y[1]}]\ninput b: {dtype}[{n}]\n"
        + f"z = matmul(x, y, {flags}) + b\nentry main(x, y, b) -> z = {after or 'z'}\n"
    )


def feeds_of(
    m: int, n: int, k: int, *, dtype: str = "f32", left: bool = False, right: bool = False
) -> dict[str, Array]:
    rng = np.random.default_rng(m * n + k)
    x = rng.integers(-9, 9, (k, m) if left else (m, k)) + (rng.standard_normal() if dtype != "i32" else 0)
    y = rng.integers(-9, 9, (n, k) if right else (k, n)) + (rng.standard_normal() if dtype != "i32" else 0)
    made = {"x": x, "y": y, "b": rng.integers(-9, 9, n)}
    return {name: value.astype(TYPES[dtype]) for name, value in made.items()}


def wanted(feeds: dict[str, Array], *, left: bool = False, right: bool = False) -> np.ndarray:
    x, y, b = (feeds[name].astype(np.float64) for name in "xyb")
    return (x.T if left else x) @ (y.T if right else y) + b


def in_all_orders(text: str, feeds: dict[str, Array], monkeypatch: pytest.MonkeyPatch) -> np.ndarray:
    """The result on the stand-in, the same bits for every order of threads."""
    graph = tfc.parse(text)
    found = []
    for order in ORDERS:
        monkeypatch.setenv("TFC_GPU_ORDER", order)
        with tfc.Session(graph, devices="gpu:sim") as session:
            found.append(session.run("main", **feeds)["z"])
    for other in found[1:]:
        np.testing.assert_array_equal(other, found[0])
    return found[0]


# Tiles of 16, 32 and 64 rows and columns, at their edges, whole and not; none and one of k; primes.
SHAPES = [(32, 33, 31), (65, 64, 0), (37, 41, 29), (0, 40, 20)]
MORE_SHAPES = [(16, 16, 16), (17, 15, 33), (63, 65, 1), (9, 300, 7), (40, 600, 5), (3, 70, 65), (130, 5, 40)]


@pytest.mark.few(1)
@pytest.mark.parametrize(("m", "n", "k"), [*SHAPES, *(slowly(*shape) for shape in MORE_SHAPES)])
def test_edges_of_tiles(m, n, k, monkeypatch):
    left, right = bool(m % 2), bool(n % 2)
    feeds = feeds_of(m, n, k, left=left, right=right)
    found = in_all_orders(product(m, n, k, left=left, right=right), feeds, monkeypatch)
    np.testing.assert_allclose(found, wanted(feeds, left=left, right=right), rtol=1e-5, atol=1e-3)


@pytest.mark.slow
@pytest.mark.parametrize(("m", "n", "k"), [(1280, 1280, 9), (1301, 1279, 8)])
def test_the_largest_tiles(m, n, k, monkeypatch):
    feeds = feeds_of(m, n, k)
    found = in_all_orders(product(m, n, k), feeds, monkeypatch)
    np.testing.assert_allclose(found, wanted(feeds), rtol=1e-5, atol=1e-3)


@pytest.mark.few(1)
@pytest.mark.parametrize("dtype", ["f64", "i32"])
def test_other_types(dtype, monkeypatch):
    feeds = feeds_of(35, 70, 19, dtype=dtype)
    np.testing.assert_allclose(in_all_orders(product(35, 70, 19, dtype=dtype), feeds, monkeypatch), wanted(feeds))


@pytest.mark.parametrize("m", [1, 50])
def test_sizes_that_are_known_in_the_run(m, monkeypatch):
    feeds = feeds_of(m, 40, 33)
    found = in_all_orders(product("rows", 40, 33), feeds, monkeypatch)
    np.testing.assert_allclose(found, wanted(feeds), rtol=1e-5, atol=1e-3)


def test_what_follows_runs_on_the_sums(monkeypatch):
    feeds = feeds_of(33, 47, 20)
    found = in_all_orders(product(33, 47, 20, after="transpose(relu(z)) * 2.0"), feeds, monkeypatch)
    np.testing.assert_allclose(found, np.maximum(wanted(feeds), 0).T * 2, rtol=1e-5, atol=1e-3)


def test_matrices_of_a_batch(monkeypatch):
    text = "input x: f32[3, 2, 20, 11]\ninput y: f32[2, 11, 31]\nentry main(x, y) -> z = BatchMatMulV2(x, y)\n"
    rng = np.random.default_rng(3)
    x, y = (rng.standard_normal(shape).astype(np.float32) for shape in ((3, 2, 20, 11), (2, 11, 31)))
    np.testing.assert_allclose(in_all_orders(text, {"x": x, "y": y}, monkeypatch), x @ y, rtol=1e-4, atol=1e-5)


@pytest.mark.few(1)
@pytest.mark.parametrize(("m", "n", "k"), [(17, 33, 1500), (17, 16, 513)])
def test_long_sums_of_few_results_are_made_of_parts(m, n, k, monkeypatch, capsys):
    feeds = feeds_of(m, n, k)
    text = product(m, n, k, after="relu(z)")
    found = in_all_orders(text, feeds, monkeypatch)
    np.testing.assert_allclose(found, np.maximum(wanted(feeds), 0), rtol=1e-5, atol=1e-2)
    monkeypatch.setenv("TFC_REMARKS", "parts of k")
    program = compiled(text)
    assert "parts of k" in capsys.readouterr().err
    if k > 600:  # the interpreter takes long
        return
    (other,) = run_program(program, {feed.name: feeds[name] for feed, name in zip(program.feeds, "xyb", strict=True)})
    np.testing.assert_array_equal(other, found)


def test_a_variable_may_be_a_factor_of_what_it_becomes(monkeypatch):
    text = """
    var w: f32[70, 70] = fill([70, 70], 0.25)
    input x: f32[70, 70]
    u = group { w := matmul(w, x) + w }
    z = w + 0.0 with after(u)
    entry main(x) -> z
    """
    x = np.random.default_rng(4).integers(-3, 4, (70, 70)).astype(np.float32)
    found = in_all_orders(text, {"x": x}, monkeypatch)
    np.testing.assert_array_equal(found, np.full((70, 70), 0.25) @ x + 0.25)


# ---- the PTX ---------------------------------------------------------------------------------------------------------


def compiled(text: str, name: str = "sm_80") -> Program:
    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    return compile_graph(graph, feeds, fetches, entry.targets, for_gpu(name))


@pytest.mark.parametrize(("m", "n", "k"), [(17, 37, 21), (33, 16, 32)])
def test_ptx_gives_the_bits_of_the_stand_in(m, n, k):
    feeds = feeds_of(m, n, k, right=True)
    text = product(m, n, k, right=True)
    program = compiled(text)
    (found,) = run_program(program, {feed.name: feeds[name] for feed, name in zip(program.feeds, "xyb", strict=True)})
    with tfc.Session(tfc.parse(text), devices="gpu:sim") as session:
        np.testing.assert_array_equal(found, session.run("main", **feeds)["z"])


@pytest.mark.slow
@pytest.mark.parametrize("sample", PRODUCTS, ids=lambda sample: sample.name)
def test_samples_are_right_and_their_ptx_has_the_bits_of_the_stand_in(sample, monkeypatch):
    for number, sizes in enumerate(sample.small):
        monkeypatch.setenv("TFC_GPU_ORDER", ORDERS[number % len(ORDERS)])
        text = sample.at(sizes)
        feeds = random_feeds(text, sizes)
        found = on(text, feeds, "gpu:sim")
        for value, expected in zip(found, on(text, feeds), strict=True):
            scale = float(np.abs(expected.astype(np.float64)).max())
            apart = np.abs(value.astype(np.float64) - expected.astype(np.float64)).max()
            assert apart <= scale * (1e-5 if value.dtype == np.float32 else 2**-7)
        if number == 0 and "16" not in sample.name:
            program = compiled(text)
            others = run_program(program, {feed.name: feeds[feed.name] for feed in program.feeds})
            for value, other in zip(found, others, strict=True):
                np.testing.assert_array_equal(other, value)


def test_a_thread_reads_shared_memory_16_bytes_at_a_time():
    text = b"".join(compiled(product(2048, 2048, 2048)).code.objects).decode()
    assert text.count("fma.rn.f32") == 8 * 8 * 8
    assert text.count("ld.shared.v4.b32") == 8 * 4
    assert "st.shared.v4.b32" in text
    assert ".local" not in text


@pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")
@pytest.mark.parametrize("name", ["sm_80", *map(slowly, ("sm_75", "sm_90a", "sm_120"))])
def test_nothing_spills(name):
    windows = "input x: {0}[8, 64, 64, 128]\ninput w: {0}[3, 3, 128, 256]\nentry main(x, w) -> y = Conv2D(x, w, {1})\n"
    flags = 'strides=[1, 1, 1, 1], padding="SAME"'
    for text in (
        product(4096, 4096, 4096, after="relu(z)"),
        product("rows", 1000, 777),
        product(2000, 999, 90, dtype="f64", after="tanh(z)"),
        windows.format("f32", flags),
        windows.format("f16", flags),
    ):
        _, report = assemble_ptx(compiled(text, name).code.objects[0], name)
        assert "warning" not in report, report
        assert "C75" not in report
        if name in ("sm_80", "sm_90a") and text.startswith("input x: f32[4096"):
            assert max(int(n) for n in re.findall(r"Used (\d+) registers", report)) <= 128
