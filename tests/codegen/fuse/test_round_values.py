"""Where values of f16 and bf16 are rounded: whoever reads a value sees the same number, on processors and GPUs."""

from collections.abc import Mapping, Sequence

import numpy as np
import pytest

import tfc
from tfc.codegen.program_cache import program_key
from tfc.codegen.target.target import host
from tfc.compiler.compile_module import choose_target, compile_bundle
from tfc.ir.base.config import Config
from tfc.ir.types.types import DTYPES, Array

LARGE = np.full(4, 300, np.float16)
"""Their squares are beyond f16."""
ON_BOTH = pytest.mark.parametrize("device", [None, "gpu:sim"])


def run(
    text: str,
    fetches: Sequence[str],
    feeds: Mapping[str, Array] | None = None,
    *,
    device: str | None = None,
    strict: bool = False,
    level: int = 2,
) -> list[Array]:
    config = Config(threads=1, strict_rounding=strict, opt_level=level)
    with tfc.Session(tfc.parse(text), config=config, devices=device) as session:
        return list(session.run(fetches, feeds=feeds or {"x": LARGE}))


SQUARE = "input x: f16[4]\ny = x * x\n"


@ON_BOTH
@pytest.mark.parametrize("level", [0, 2])
def test_a_test_and_a_quotient_see_the_same_infinity(device: str | None, level: int) -> None:
    text = SQUARE + "z = is_inf(y)\nw = y / 4.0\n"
    for fetches in (["y", "z", "w"], ["z", "w"]):
        *_, is_infinite, quotient = run(text, fetches, device=device, level=level)
        assert is_infinite.all() and np.isinf(quotient).all()


@pytest.mark.parametrize(
    ("test", "want"),
    [
        ("is_finite(y)", False),
        ("cast(y, f32)", np.inf),
        ("cast(y, bf16)", np.inf),
        ("floor(y)", np.inf),
        ("max(y, axis=0)", np.inf),
        ("argmax(y)", 0),
        ("top_k(y, 1).0", np.inf),
    ],
)
def test_what_an_op_tests_or_converts_is_rounded(test: str, want: float) -> None:
    x = np.array([300, 301, 302, 300], np.float16)  # squares that differ in f32 and are equal in f16
    (got,) = run(SQUARE + f"z = {test}\n", ["z"], {"x": x})
    assert (got == want).all()


def test_a_comparison_sees_a_rounded_value() -> None:
    x = np.full(4, 1 + 2**-10, np.float16)
    (equal,) = run(SQUARE + "z = y == 1.001953125\n", ["z"], {"x": x})
    assert equal.all()


@ON_BOTH
def test_only_a_value_with_one_reader_that_computes_keeps_f32(device: str | None) -> None:
    (quotient,) = run(SQUARE + "w = y / 4.0\n", ["w"], device=device)
    assert (quotient == 22500).all()
    quotient, _ = run(SQUARE + "w = y / 4.0\n", ["w", "y"], device=device)
    assert np.isinf(quotient).all()
    quotient, difference = run(SQUARE + "w = y / 4.0\nd = y - 1.0\n", ["w", "d"], device=device)
    assert np.isinf(quotient).all() and np.isinf(difference).all()


@ON_BOTH
@pytest.mark.parametrize("strict", [False, True])
def test_a_gradient_of_relu_sees_what_relu_was_tested_with(device: str | None, strict: bool) -> None:
    tiny = np.full(4, 2.0**-14, np.float16)  # its square is 0 in f16
    text = SQUARE + "dx = ReluGrad(x, y)\n"
    (got,) = run(text, ["dx"], {"x": tiny}, device=device, strict=strict)
    assert (got == 0).all()


LOOPS = {
    "for": "r = for t in range(3), s = x {\n  y = s * s\n  yield y / 256.0\n}\n",
    "while": "i, r = while (i = 0, s = x; i < 3) {\n  y = s * s\n  yield i + 1, y / 256.0\n}\n",
    "if": "r = if any(x > 0.0) { (x * x) / 256.0 } else { x }\n",
    "unrolled": "a = x * x / 256.0\nb = a * a / 256.0\nr = b * b / 256.0\n",
}


def _op_by_op(x: Array, trips: int) -> Array:
    with np.errstate(all="ignore"):
        for _ in range(trips):
            x = x * x / x.dtype.type(256)
    return x


@ON_BOTH
@pytest.mark.parametrize("form", LOOPS)
def test_strict_rounding_holds_in_loops_and_branches(device: str | None, form: str) -> None:
    x = np.array([17.3, 250.0, 0.02, 300.0], np.float16)
    (got,) = run("input x: f16[4]\n" + LOOPS[form], ["r"], {"x": x}, device=device, strict=True)
    np.testing.assert_array_equal(got, _op_by_op(x, 1 if form == "if" else 3))


@ON_BOTH
def test_a_loop_collects_what_its_variables_are(device: str | None) -> None:
    text = "input x: f16[4]\ns, r = for t in range(2), s = x {\n  y = s * s\n  yield y / 4.0, collect is_inf(y)\n}\n"
    last, infinite = run(text, ["s", "r"], device=device)
    assert infinite.all() and np.isinf(last).all()


@ON_BOTH
def test_a_variable_is_read_as_it_was_written(device: str | None) -> None:
    text = "input x: f16[4]\nvar v: f16[4] = zeros([4], f16)\na = Assign(v, x * x)\nr = a / 4.0\nz = is_inf(a)\n"
    quotient, infinite = run(text, ["r", "z"], device=device)
    assert infinite.all() and np.isinf(quotient).all()


@ON_BOTH
@pytest.mark.parametrize("strict", [False, True])
def test_what_follows_a_product_sees_its_rounded_result(device: str | None, strict: bool) -> None:
    text = "input x: f16[32, 64]\ninput w: f16[64, 64]\ny = x @ w\nz = is_inf(y)\nq = y / 4.0\n"
    x, w = np.full((32, 64), 32, np.float16), np.full((64, 64), 32, np.float16)
    infinite, quotient = run(text, ["z", "q"], {"x": x, "w": w}, device=device, strict=strict)
    assert infinite.all() and np.isinf(quotient).all()


@ON_BOTH
@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_strict_rounding_rounds_each_op_behind_a_product(device: str | None, kind: str) -> None:
    rng = np.random.default_rng(3)
    dtype = DTYPES[kind].storage
    x, w, b = (rng.integers(-3, 4, shape).astype(dtype) for shape in ((32, 64), (64, 64), (64,)))
    text = f"input x: {kind}[32, 64]\ninput w: {kind}[64, 64]\ninput b: {kind}[64]\n"
    text += "y = (x @ w) * 1.7\nz = maximum(y + b / 3.0, 0.0)\nr = z * z - 2.5\n"
    (got,) = run(text, ["r"], {"x": x, "w": w, "b": b}, device=device, strict=True)
    product = (x.astype(np.float32) @ w.astype(np.float32)).astype(dtype)
    z = np.maximum(product * dtype.type(1.7) + b / dtype.type(3), dtype.type(0))
    np.testing.assert_array_equal(got, z * z - dtype.type(2.5))


@ON_BOTH
def test_sums_are_rounded_once(device: str | None) -> None:
    x = np.full((4, 64), 2048, np.float16)  # sums are beyond f16
    text = "input x: f16[4, 64]\ns = sum(x, axis=1)\nz = is_inf(s)\nq = s / 64.0\nm = mean(x, axis=1)\n"
    infinite, quotient, mean = run(text, ["z", "q", "m"], {"x": x}, device=device)
    assert infinite.all() and np.isinf(quotient).all() and (mean == 2048).all()
    (quotient,) = run(text, ["q"], {"x": x}, device=device)
    assert (quotient == 2048).all()


def test_attention_keeps_its_scores_rounded_where_rounding_is_strict() -> None:
    rng = np.random.default_rng(5)
    q, k, v = (rng.standard_normal((64, 64)).astype(np.float16) for _ in range(3))
    text = "input q: f16[64, 64]\ninput k: f16[64, 64]\ninput v: f16[64, 64]\n"
    text += "s = (q @ transpose(k)) * 0.3\np = softmax(s)\nr = p @ v\n"
    feeds = {"q": q, "k": k, "v": v}
    for device in (None, "gpu:sim"):
        (alone,) = run(text, ["r"], feeds, device=device, strict=True)
        *_, beside = run(text, ["s", "p", "r"], feeds, device=device, strict=True)
        np.testing.assert_array_equal(alone, beside)


@ON_BOTH
@pytest.mark.parametrize("strict", [False, True])
def test_reductions_in_the_blocks_of_a_product_see_rounded_elements(device: str | None, strict: bool) -> None:
    text = "input x: f16[64, 64]\ninput w: f16[64, 256]\ninput b: f16[256]\nz = x @ w + b\nm = argmax(z, axis=1)\n"
    x, w = np.full((64, 64), 30, np.float16), np.full((64, 256), 32, np.float16)
    b = (6000 + 4 * np.arange(256)).astype(np.float16)  # all results are infinite in f16, and grow in f32
    (first,) = run(text, ["m"], {"x": x, "w": w, "b": b}, device=device, strict=strict)
    assert (first == 0).all()


def test_strict_programs_are_kept_apart() -> None:
    graph = tfc.parse(SQUARE + "w = y / 4.0\nentry f(x) -> w\n")
    feeds, fetches = ([value for _, value in side] for side in (graph.entries[0].inputs, graph.entries[0].outputs))
    configs = [Config(strict_rounding=strict, cache=True, cache_programs=True) for strict in (False, True)]
    plain, strict = (program_key(graph, feeds, fetches, (), host(), config) for config in configs)
    assert plain and strict and plain != strict


def test_modules_of_both_kinds_compute_as_sessions_do() -> None:
    graph = tfc.parse(SQUARE + "w = y / 4.0\nentry f(x) -> w\n")
    for strict, want in ((False, 22500), (True, np.inf)):
        module = tfc.compile(graph, config=Config(strict_rounding=strict))
        assert (module.f(x=LARGE)["w"] == want).all()


def test_a_module_for_gpus_knows_that_its_rounding_is_strict() -> None:
    graph = tfc.parse(SQUARE + "w = y / 4.0\nentry f(x) -> w\n")
    bundle = compile_bundle(graph, choose_target("sm_80", "nvptx64", ""), Config(strict_rounding=True), "m")
    assert bundle.gpu_flags == ("strict_rounding",)
