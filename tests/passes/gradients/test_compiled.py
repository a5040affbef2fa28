"""First and second derivatives of compiled programs agree with the reference interpreter, with and without passes."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.ops.runners import Compiled, Runner
from tests.passes.gradients.checking import derivative, expanded, interpreter
from tests.passes.gradients.random_programs import Maker, feeds
from tests.passes.gradients.test_control_flow import CHOICE, GROWTH, POWERS, PROGRAMS, SCAN, SIZES, XS, W, X
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.pipeline import select_passes
from tfc.passes.run_pipeline import run_passes

HEAD = "input x: f64[3]\ninput xs: f64[7, 3]\n"
CASES: dict[str, tuple[str, Mapping[str, Array]]] = {
    **{name: (HEAD + text, {"x": X, "xs": XS}) for name, text in PROGRAMS.items()},
    **{f"for{o}": (SCAN.replace("{}", o), {"xs": XS, "W": W, "x": X}) for o in ("", "[recompute=1]", "[recompute=3]")},
    **{f"while{o}": (POWERS.replace("{}", o), {"x": X, "w": W[0]}) for o in ("", "[recompute=1]", "[recompute=2]")},
    **{f"growth{o}": (GROWTH.replace("{}", o), {"x": X, "w": W[0]}) for o in ("", "[recompute=2]")},
    **{f"if {p}": (CHOICE, {"x": X, "w": W[0], "p": np.array(p)}) for p in (True, False)},
}
for _name, _head in SIZES.items():
    _text = f"{_head}s, ys = for t in range(count), s = x {{ yield sin(s * xs[t]), collect s * s }}\n"
    _given = {"x": X, "xs": XS} | ({"count": np.int32(5)} if "input count" in _head else {})
    CASES[f"trips: {_name}"] = (_text + "y = sum(s) + sum(ys)", _given)


@pytest.mark.few(8)
@pytest.mark.parametrize(("text", "given"), CASES.values(), ids=CASES)
def test_compiled(text: str, given: Mapping[str, Array]) -> None:
    inputs = [name for name, value in given.items() if np.asarray(value).dtype.kind == "f"]
    program = derivative(text, inputs, 2)
    fetches = ["y", *(f"g{k}_{name}" for k in (1, 2) for name in inputs)]
    wanted = interpreter(expanded(program)).run(given, fetches)
    graph = tfc.parse(program)
    for level in (0, 2):
        session = tfc.Session(graph, config=tfc.Config(opt_level=level, verify=True))
        for name, found, answer in zip(fetches, session.run(fetches, given), wanted, strict=True):
            np.testing.assert_allclose(found, answer, rtol=1e-9, atol=1e-12, err_msg=f"{name} at -O{level}")


@pytest.mark.parametrize("trips", [0, 1, 3])
def test_a_loop_of_primitives_has_a_gradient(root: Path, trips: int) -> None:
    text = (root / "tests" / "conformance" / "cf_while.tfg").read_text()
    graph = tfc.parse(text.replace("entry", "g = gradients(acc, x)\nentry", 1))
    x = np.random.default_rng(1).normal(size=(4, 4)).astype(np.float32)
    found = tfc.Session(graph).run("g", {"n": trips, "x": x})
    wanted = np.zeros((4, 4))
    for k in range(trips):  # the derivative of the sum of x @ x @ … is the sum over the places of each factor
        before, after = np.linalg.matrix_power(x, k), np.linalg.matrix_power(x, trips - 1 - k)
        wanted += np.outer(before.sum(axis=0), after.sum(axis=1)) / 2**trips
    np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-6)


RANDOM = {
    "for": "s = for t in range(6), s = x { yield s * random_uniform([3], minval=0.5, maxval=1.5) }",
    "recompute": "s = for[recompute=2] t in range(6), s = x { yield s * random_uniform([3], minval=0.5, maxval=1.5) }",
    "while": "_i, s = while (i = 0, s = x; i < 6) { yield i + 1, s * random_uniform([3], minval=0.5, maxval=1.5) }",
    "if": "s = if x[0] > 0.0 { x * random_uniform([3], minval=0.5, maxval=1.5) } else { x }",
}


@pytest.mark.parametrize("runner", [Interpreter, Compiled])
@pytest.mark.parametrize("program", RANDOM.values(), ids=RANDOM)
def test_random_factors_are_the_same_in_both_directions(program: str, runner: Runner) -> None:
    graph = tfc.parse(f"input x: f32[3]\n{program}\nd = gradients(s, x)\n")
    run = runner(run_passes(graph, select_passes(["expand_gradients"]), tfc.Config()))
    x = np.array([1, 2, 3], np.float32)
    for _ in range(3):
        s, d = run.run({"x": x}, ["s", "d"])
        np.testing.assert_allclose(d * x, s, rtol=1e-5)
        assert len(set(d.tolist())) == 3


def agree(seed: int, level: int) -> None:
    """A random program, its gradients and theirs."""
    text, _ = Maker(seed, None, None).program()
    program, given = derivative(text, ("x", "W", "xs"), 2), feeds(seed)
    fetches = ["y", *(f"g{k}_{name}" for k in (1, 2) for name in ("x", "W", "xs"))]
    wanted = interpreter(expanded(program)).run(given, fetches)
    session = tfc.Session(tfc.parse(program), config=tfc.Config(opt_level=level, verify=True))
    for name, found, answer in zip(fetches, session.run(fetches, given), wanted, strict=True):
        np.testing.assert_allclose(found, answer, rtol=1e-8, atol=1e-10, err_msg=f"{name} of\n{text}")


@pytest.mark.few(2)
@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("seed", range(1000, 1004))
def test_random_programs(seed: int, level: int) -> None:
    agree(seed, level)


@pytest.mark.slow
@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("seed", range(1004, 1020))
def test_many_random_programs(seed: int, level: int) -> None:
    agree(seed, level)


ONCE_WRONG = {
    1021: "an arm is lowered for a size that nobody named, and with it loops whose lengths have names",
    1053: "a loop is lowered, and less is known of what a native one behind it is given",
    1086: "the same",
}


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", ONCE_WRONG)
def test_random_programs_that_were_once_wrong(seed: int) -> None:
    agree(seed, 0)


@pytest.mark.slow
def test_second_gradient_of_loops_in_checkpointed_ones() -> None:
    """On the executor, what enters a dead loop waited for a region that waited for what leaves it."""
    agree(1114, 0)
