"""Sorted rows on processors, against NumPy's stable sort: few keys counted, more by digits, on the stack and off it."""

import ml_dtypes
import numpy as np
import pytest

import tfc
from tests.codegen.gpu.test_sorts import assert_sorted, text_of, with_ties
from tfc.codegen.target.target import host
from tfc.ir.types.types import Array


def run(text: str, **feeds: Array) -> dict[str, Array]:
    with tfc.Session(tfc.parse(text)) as session:
        return session.run("main", **feeds)


@pytest.mark.parametrize(
    ("shape", "k"),
    [
        ((70, 3), 2),
        ((2, 64), 64),
        ((3, 65), 9),
        ((2, 5, 300), 300),
        ((2, 4097), 100),
        ((0, 9), 3),
        ((3, 130), 1),
        ((2, 1000), 5),
    ],
    ids=str,
)
def test_rows_of_every_length(shape, k):
    x = with_ties(shape)
    assert_sorted(run(text_of(x, k), x=x), x, k)


def test_no_order_of_keys_is_a_bad_one():
    """Where few are asked for: all equal, the best ones last, and all of them in one group."""
    worst = np.zeros((4, 1000), np.float32)
    worst[1], worst[2] = np.arange(1000), -np.arange(1000)
    worst[3, 7::64] = np.arange(16) + 1
    assert_sorted(run(text_of(worst, 9), x=worst), worst, 9)


@pytest.mark.parametrize("cpu", ["x86-64", "x86-64-v3"])
def test_rows_on_other_processors(cpu, monkeypatch):
    monkeypatch.setenv("TFC_TARGET_CPU", cpu)
    for length in (7, 50, 90):
        x = with_ties((3, length))
        assert_sorted(run(text_of(x, 5), x=x), x, 5)


@pytest.mark.parametrize(("kind", "storage"), [("f16", np.float16), ("bf16", ml_dtypes.bfloat16)])
def test_all_values_of_narrow_floats(kind, storage):
    bits = np.random.default_rng(0).permutation(1 << 16).astype(np.uint16)
    x = bits.view(storage)
    if kind == "f16" and not host().has_fma:
        x[np.isnan(x)] = np.nan  # halves are converted in integer arithmetic, which knows one NaN
    assert_sorted(run(text_of(x, x.size, kind), x=x), x, x.size)


@pytest.mark.parametrize("kind", ["u8", "i8", "i32", "i64", "f64"])
def test_rows_of_other_types(kind):
    storage = np.dtype(f"{kind[0]}{int(kind[1:]) // 8}")
    ends = np.finfo(storage) if kind[0] == "f" else np.iinfo(storage)
    x = np.random.default_rng(0).choice(np.array([ends.min, ends.max, 0, 1, 5], storage), (3, 200))
    assert_sorted(run(text_of(x, 30, kind), x=x), x, 30)


def test_rows_whose_sizes_are_symbols():
    for shape in ((3, 7), (0, 9), (2, 5000)):
        x = with_ties(shape)
        found = run(text_of(x, 4, dims="dim n in 0..\ndim m in 0..\n", shape="n, m"), x=x)
        assert_sorted(found, x, 4)


@pytest.mark.parametrize("result", ["v", "i"])
@pytest.mark.parametrize("devices", [None, "gpu:sim"])
def test_too_few_columns_are_an_error(result, devices):
    text = f"dim n in 0..\ninput x: f32[2, n]\nv, i = TopKV2(x, 4)\nentry main(x) -> {result}\n"
    with tfc.Session(tfc.parse(text), devices=devices) as session:
        assert session.run("main", x=np.ones((2, 4), np.float32))[result].shape == (2, 4)
        with pytest.raises(tfc.Error, match="at least k columns"):
            session.run("main", x=np.ones((2, 3), np.float32))


def test_how_many_may_be_known_in_the_run_only():
    text = "input x: f32[2, 6]\ninput k: i32[]\nv, i = TopKV2(x, k)\nentry main(x, k) -> v, i\n"
    x = with_ties((2, 6))
    assert_sorted(run(text, x=x, k=np.array(3, np.int32)), x, 3)
    for k, message in ((7, "Had 6, needed 7"), (-1, "Need k >= 0, got -1")):
        with pytest.raises(tfc.Error, match=message):
            run(text, x=x, k=np.array(k, np.int32))


def test_a_loop_that_sorts_runs_without_the_host():
    text = (
        "input x: f32[40]\ninput n: i32[]\n"
        "i, s = while (i = 0, s = x; i < n) { v, k = TopKV2(s, 40); yield i + 1, v + cast(k, f32) }\n"
        "entry main(x, n) -> s\n"
    )
    x = np.random.default_rng(0).standard_normal(40).astype(np.float32)
    with tfc.Session(tfc.parse(text)) as session, session.tracing() as trace:
        found = session.run("main", x=x, n=np.array(3, np.int32))["s"]
    assert not any("TopKV2" in span.name for span in trace.spans)
    for _ in range(3):
        order = np.argsort(-x, kind="stable")
        x = x[order] + order.astype(np.float32)
    np.testing.assert_array_equal(found, x)


@pytest.mark.parametrize("devices", [None, "gpu:sim"])
def test_permutations_are_inverted_and_others_refused(devices):
    text = "dim n\ninput p: i64[n]\nentry main(p) -> q = InvertPermutation(p)\n"
    with tfc.Session(tfc.parse(text), devices=devices) as session:
        p = np.random.default_rng(0).permutation(300)
        np.testing.assert_array_equal(session.run("main", p=p)["q"], np.argsort(p))
        for wrong in ([1, 0, 1], [0, 3, 1], [0, -1, 1]):
            with pytest.raises(tfc.Error, match="not a permutation"):
                session.run("main", p=np.array(wrong))
