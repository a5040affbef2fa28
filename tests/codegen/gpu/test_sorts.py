"""Sorted rows: by networks in one block, in parts of which few are kept, in parts that are merged; always stable.

NumPy's stable sort is the oracle, by the op's reference. Networks and parts are made short where the PTX is run.
"""

from collections.abc import Callable

import ml_dtypes
import numpy as np
import pytest

import tfc
from tests.codegen.gpu.kernels import scheduled
from tests.codegen.gpu.planted import Change, finds, with_value, without_barrier
from tests.codegen.gpu.test_ptx import compiled
from tests.codegen.gpu.test_rows import assert_bits_in_ptx, run_in_all_orders
from tfc.codegen.tensor.expr import Expr, Var, apply, const
from tfc.codegen.tensor.traverse import postorder, substitute
from tfc.ir.graph.registry import OPS
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array, i32, u32

TOP = "{dims}input x: {kind}[{shape}]\nv, i = TopKV2(x, {k})\nentry main(x) -> v, i\n"
PART = 64
"""Keys of a part where tests make them short."""


def text_of(x: Array, k: int, kind: str = "f32", dims: str = "", shape: str = "") -> str:
    return TOP.format(dims=dims, kind=kind, k=k, shape=shape or ", ".join(map(str, x.shape)))


def with_ties(shape: tuple[int, ...], seed: int = 0) -> Array:
    """Floats of which many are equal, with both zeros, infinities and NaN of both signs among them."""
    rng = np.random.default_rng(seed)
    x = rng.integers(-9, 9, shape).astype(np.float32) / 4
    odd = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, -np.nan, 1e-45, -1e-45], np.float32)
    return np.where(rng.random(shape) < 0.3, odd[rng.integers(0, 8, shape)], x)


def assert_sorted(found: dict[str, Array], x: Array, k: int) -> None:
    """Bits of the values too: which of two zeros, or of two NaN, comes first shows in them."""
    values, places = OPS["TopKV2"].body(x, np.array(k))
    np.testing.assert_array_equal(found["i"], places)
    assert found["v"].tobytes() == np.ascontiguousarray(values).tobytes()


@pytest.fixture
def short_parts(lower_limits: Callable[[dict[str, int]], None]) -> None:
    lower_limits({"network": PART, "merged parts": 4, "sorted part": 1000})


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("shape", "k"),
    [
        *(((130, 3), 3), ((2, 7, 40), 11)),
        *(
            pytest.param(*each, marks=pytest.mark.slow)
            for each in (((3, 1), 1), ((5, 2), 2), ((2, 700), 700), ((4, 9), 0))
        ),
    ],
    ids=str,
)
def test_short_rows(shape, k, monkeypatch):
    x = with_ties(shape)
    found = run_in_all_orders(text_of(x, k), {"x": x}, monkeypatch)
    assert_sorted(found, x, k)
    if k and x.size < 600:
        assert_bits_in_ptx(text_of(x, k), {"x": x}, found)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("length", "k"),
    [(200, 3), (200, 200), *(pytest.param(*each, marks=pytest.mark.slow) for each in ((1000, 14), (300, 70)))],
)
def test_long_rows_in_parts(length, k, short_parts, monkeypatch):
    x = with_ties((2, length))
    found = run_in_all_orders(text_of(x, k), {"x": x}, monkeypatch)
    assert_sorted(found, x, k)
    if length == 200:
        assert_bits_in_ptx(text_of(x, k), {"x": x}, found)


@pytest.mark.parametrize(("length", "k"), [(9001, 5), (9001, 9001)])
def test_long_rows(length, k):
    x = with_ties((2, length))
    with tfc.Session(tfc.parse(text_of(x, k)), devices="gpu:sim") as session:
        assert_sorted(session.run("main", x=x), x, k)


@pytest.mark.parametrize("k", [4, pytest.param("m", marks=pytest.mark.slow)])
def test_rows_whose_sizes_are_symbols(k, short_parts, monkeypatch):
    for shape in ((0, 9), (2, 130)):
        x = with_ties(shape)
        text = text_of(x, k, dims="dim n in 0..\ndim m in 4..900\n", shape="n, m")
        found = run_in_all_orders(text, {"x": x}, monkeypatch)
        assert_sorted(found, x, shape[1] if k == "m" else k)


@pytest.mark.parametrize(
    ("k", "launches"),
    [(4, {0: 0, 1: 1, 4096: 1, 4097: 2, 1 << 23: 3}), ("m", {4096: 1, 65536: 2, 65537: 3, 1 << 23: 4})],
)
def test_a_row_whose_length_is_a_symbol_takes_no_launch_in_vain(k, launches):
    program = compiled(text_of(np.zeros(0), k, dims="dim m in 0..\n", shape="2, m"))
    (made,) = [each for each in program.code.launches.values() if len(each) > 1]
    for length, count in launches.items():
        assert sum(evaluate(launch.blocks, {"m": length}) > 0 for launch in made) == count


@pytest.mark.parametrize(
    "kind", [*(pytest.param(each, marks=pytest.mark.slow) for each in ("f16", "f64", "u8", "i8", "i32", "i64")), "bf16"]
)
def test_rows_of_other_types(kind, monkeypatch):
    if kind[0] in "ui":
        storage = np.dtype(f"{kind[0]}{int(kind[1:]) // 8}")
        ends = np.iinfo(storage)
        x = np.random.default_rng(0).choice(np.array([ends.min, ends.max, 0, 1, 5], storage), (3, 29))
    else:
        x = with_ties((3, 29))
        x = x if kind != "bf16" else np.where(np.isnan(x), 7, x)  # NumPy does not take its NaN for equal
        x = x.astype({"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f64": np.float64}[kind])
    found = run_in_all_orders(text_of(x, 9, kind), {"x": x}, monkeypatch)
    assert_sorted(found, x, 9)
    if kind in ("bf16", "i64"):
        assert_bits_in_ptx(text_of(x, 9, kind), {"x": x}, found)


# ---- planted bugs ----------------------------------------------------------------------------------------------------


def unstable(value: Expr) -> Expr:
    """Of equal keys the later one first."""
    number, its = Var("number", i32), Var("its", i32)
    (made,) = substitute([value], {number > its: number < its})
    return made


def ties_last(value: Expr) -> Expr:
    """A key behind its equals of all other parts."""
    less = [x for x in postorder([value]) if getattr(x, "name", "") == "lt" and x.children[0].dtype == u32]
    (made,) = substitute([value], {x: apply("le", *x.children) for x in less})
    return made


def unfilled(value: Expr) -> Expr:
    """Rows filled up with the least key."""
    (made,) = substitute([value], {const(-1, u32): const(0, u32)})
    return made


PLANTS: dict[str, tuple[int, Change | None]] = {
    # what is planted: (of how many places, what it changes)
    "nothing": (9, None),
    "no barrier before the first step": (9, without_barrier(0)),
    "no barrier between steps": (9, without_barrier(1)),
    "equal keys out of order": (9, with_value("turned", unstable)),
    "rows filled up with what comes first": (9, with_value("keys", unfilled)),
    "nothing in merges": (100, None),
    "equal keys of parts that change places": (100, with_value("low", ties_last)),
    "a part searched too short": (100, with_value("high", lambda high: high - 1)),
}


@pytest.mark.few(2)
@pytest.mark.parametrize("name", PLANTS)
def test_planted_bugs_are_found(name, short_parts):
    k, change = PLANTS[name]
    x = with_ties((100,))
    wanted = np.asarray(OPS["TopKV2"].body(x, np.array(k))[1])
    whole = scheduled(f"input x: f32[100]\nv, i = TopKV2(x, {k})\nentry main(x) -> i\n")
    assert finds(change(whole) if change else whole, [x], wanted) == (change is not None)
