"""Loops whose number of trips is data: what they collect, and all that is computed from it, is native all the same."""

import subprocess
import sys

import numpy as np
import pytest

import tfc
from tests.codegen.regions.agree import assert_agrees, assert_native
from tests.runtime.test_control_modules import RUN
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.runtime.session.session import Session

X = np.linspace(-1, 1, 3, dtype=np.float32)

FOR = """
input n: i32[]
input x: f32[3]
h, states = for t in range(n), h = x {
  next = tanh(h) + 0.5
  yield next, collect next
}
entry main(n, x) -> h, states, total = sum(states, axis=0), twice = states * 2.0
"""
TWO = """
input n: i32[]
input m: i32[]
input x: f32[3]
_, a = for t in range(n), h = x { yield h + 1.0, collect h }
_, b = for t in range(m), h = x { yield h * 0.5, collect h }
both = concat([a, b], axis=0)
entry main(n, m, x) -> both, s = sum(both * both), c = a @ transpose(b)
"""
GRADIENT = """
input n: i32[]
input x: f32[3]
y = for t in range(n), y = x { yield sin(y) + y }
entry main(n, x) -> y, dx = gradients(sum(y), [x])
"""
WHILE_GRADIENT = """
input limit: f32[]
input x: f32[3]
y, trips = while (y = x, i = 0; sum(y * y) < limit) { yield y * 1.5 + sin(y), i + 1 }
entry main(limit, x) -> y, trips, dx = gradients(sum(y), [x])
"""
INNER = """
input n: i32[]
input x: f32[3]
y = for t in range(n), y = x {
  _, rows = for s in range(t), h = y { yield h * 0.9, collect h }
  yield y + mean(concat([rows, expand_dims(y, 0)], axis=0), axis=0)
}
entry main(n, x) -> y
"""


def numbers(*values):
    return [np.array(value, np.int32) for value in values]


@pytest.mark.parametrize("text", [FOR, TWO, GRADIENT, WHILE_GRADIENT, INNER])
def test_loops_of_unknown_length_are_native(text):
    assert_native(text)


def test_collected_rows():
    assert_agrees(FOR, *({"n": n, "x": X} for n in numbers(0, 1, 2, 7, 300)))


def test_lengths_of_two_loops_meet():
    assert_agrees(TWO, *({"n": n, "m": m, "x": X} for n, m in (numbers(0, 3), numbers(4, 0), numbers(5, 6))))


@pytest.mark.parametrize("level", [0, 2])
def test_gradients_of_loops_of_unknown_length(level):
    config = Config(opt_level=level)
    with Session(parse(GRADIENT), config=config) as counted, Session(parse(WHILE_GRADIENT), config=config) as tested:
        for n in (0, 1, 5, 40):
            y, dx = X, np.ones(3, np.float32)
            for _ in range(n):
                y, dx = np.sin(y) + y, dx * (np.cos(y) + 1)
            found = counted.prepare("main")(n=np.int32(n), x=X)
            np.testing.assert_allclose(found["y"], y, rtol=1e-5)
            np.testing.assert_allclose(found["dx"], dx, rtol=1e-4)
        for limit in (0.5, 3, 1e4):
            y, dx, trips = X, np.ones(3, np.float32), 0
            while np.sum(y * y) < limit:
                y, dx, trips = y * 1.5 + np.sin(y), dx * (1.5 + np.cos(y)), trips + 1
            found = tested.prepare("main")(limit=np.float32(limit), x=X)
            assert found["trips"] == trips
            np.testing.assert_allclose(found["dx"], dx, rtol=1e-4)


def test_a_length_that_changes_with_every_trip_around():
    assert_agrees(INNER, *({"n": n, "x": X} for n in numbers(0, 1, 2, 9)))


@pytest.mark.parametrize("level", [0, 2])
def test_results_of_a_million_rows_are_not_copied(level):
    with Session(parse(FOR), config=Config(opt_level=level)) as session:
        step = session.prepare("main")
        states = step(n=np.int32(1_000_000), x=X)["states"]
        assert states.shape == (1_000_000, 3)
        assert not states.flags.owndata
        again = step(n=np.int32(3), x=X)["states"]
        np.testing.assert_array_equal(again, states[:3])
        np.testing.assert_array_equal(states[-1], states[-2])


@pytest.mark.few(2)
@pytest.mark.parametrize("suffix", [".tfcm", ".so"])
@pytest.mark.parametrize("text", [FOR, WHILE_GRADIENT])
def test_a_module_holds_them(text, suffix, tmp_path):
    feeds = {"n": np.int32(5), "x": X} if text is FOR else {"limit": np.float32(50), "x": X}
    module = tfc.compile(parse(text))
    module.save(tmp_path / f"m{suffix}")
    np.savez(tmp_path / "given.npz", **feeds)
    command = [sys.executable, "-c", RUN, tmp_path / f"m{suffix}", tmp_path / "given.npz"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.stderr
    assert done.stdout.split() == [result.tobytes().hex() for result in module.main(**feeds).values()]


LARGE = """
input n: i32[]
_, rows = for t in range(n), h = zeros([512, 512]) { yield h + 1.0, collect h }
entry main(n) -> rows
"""


def test_no_memory_for_so_many_rows_is_an_error():
    """Two petabytes, of which not one is touched."""
    with Session(parse(LARGE)) as session:
        step = session.prepare("main")
        with pytest.raises(tfc.Error, match="there is no memory") as caught:
            step(n=np.int32(2**31 - 1))
        assert caught.value.code == "RESOURCE_EXHAUSTED"
        assert step(n=np.int32(2))["rows"][1, 511, 511] == 1
