"""Partial runs: a step fed and fetched in pieces, on one device and on several; TensorFlow's rules and messages."""

from __future__ import annotations

import gc
import random
import threading
from functools import partial

import numpy as np
import pytest

import tfc

SUMS = """
input a: f32[]
input b: f32[]
input c: f32[]
r1 = a + b
r2 = r1 * c
"""
X = np.arange(6, dtype=np.float32).reshape(3, 2)
MODEL = """
dim n
input x: f32[n, 2]
input y: f32[n, 1]
input rate: f32[]
var W: f32[2, 1] = [[0.5], [-0.25]]
with device("cpu:0") { h = x @ W }
with device("cpu:1") { loss = sum((h - y) * (h - y)) }
g = gradients(loss, W)
train = group { W -= g * rate }
"""
on_all = pytest.mark.parametrize("devices", ["cpu:1", "cpu:2", "cpu:1,sim:1"])


def model(devices: str) -> tfc.Graph:
    return tfc.parse(MODEL.replace('"cpu:1"', '"sim:0"') if "sim" in devices else MODEL)


def test_feeds_and_fetches_come_in_pieces() -> None:
    with tfc.Session(tfc.parse(SUMS)) as session:
        run = session.partial_run_setup(["r1", "r2"], ["a", "b", "c"])
        assert session.partial_run(run, "r1", {"a": 1, "b": 2}) == 3
        assert not run.is_over
        assert session.partial_run(run, "r2", {"c": 10}) == 30
        assert run.is_over
        with pytest.raises(tfc.Error, match="Must run 'setup' before performing partial runs!"):
            session.partial_run(run, "r2", {"c": 10})


def test_what_was_computed_in_between_can_be_fed() -> None:
    with tfc.Session(tfc.parse(SUMS)) as session:
        run = session.partial_run_setup(["r1", "r2"], ["a", "b", "c"])
        first = session.partial_run(run, "r1", {"a": 1.5, "b": 2})
        assert session.partial_run(run, ["r2"], {"c": np.float32(first) * 2}) == [24.5]


def test_several_runs_are_under_way_at_once() -> None:
    with tfc.Session(tfc.parse(SUMS)) as session:
        runs = [session.partial_run_setup(["r1", "r2"], ["a", "b", "c"]) for _ in range(8)]
        for k, run in enumerate(runs):
            assert session.partial_run(run, "r1", {"a": k, "b": 1}) == k + 1
        assert session.run("r1", {"a": 1, "b": 1}) == 2
        for k, run in reversed(list(enumerate(runs))):
            assert session.partial_run(run, "r2", {"c": 2}) == 2 * (k + 1)


def test_values_inside_the_graph_can_be_fed() -> None:
    with tfc.Session(tfc.parse(SUMS)) as session:
        run = session.partial_run_setup(["r2"], ["r1", "c"])
        session.partial_run(run, [], {"r1": 7})
        assert session.partial_run(run, "r2", {"c": 3}) == 21


@pytest.mark.parametrize(
    ("fetches", "feeds", "message"),
    [
        ("r2", {"a": 1, "b": 1}, "Fetch r2:0 can't be computed from the feeds that have been fed so far."),
        ("r1", {"a": 1}, "Fetch r1:0 can't be computed from the feeds that have been fed so far."),
        ("c", {}, "The fetch c:0 was not specified in partial_run_setup."),
        ([], {"r1": 1}, "The feed r1:0 was not specified in partial_run_setup."),
    ],
)
def test_a_mistaken_call_changes_nothing(fetches: object, feeds: dict[str, float], message: str) -> None:
    with tfc.Session(tfc.parse(SUMS)) as session:
        run = session.partial_run_setup(["r1", "r2"], ["a", "b", "c"])
        with pytest.raises(tfc.Error) as caught:
            session.partial_run(run, fetches, feeds)  # type: ignore[arg-type]
        assert caught.value.message == message
        assert session.partial_run(run, ["r2", "r1"], {"a": 1, "b": 2, "c": 3}) == [9, 3]


def test_each_is_fed_and_fetched_once() -> None:
    with tfc.Session(tfc.parse(SUMS)) as session:
        run = session.partial_run_setup(["r1", "r2"], ["a", "b", "c"])
        session.partial_run(run, "r1", {"a": 1, "b": 2})
        with pytest.raises(tfc.Error, match="The feed a:0 has already been fed"):
            session.partial_run(run, [], {"a": 2})
        with pytest.raises(tfc.Error, match="The fetch r1:0 has already been fetched"):
            session.partial_run(run, "r1", {})
        assert session.partial_run(run, "r2", {"c": 2}) == 6


@pytest.mark.parametrize(
    ("fetches", "feeds", "message"),
    [
        (["r1"], ["a", "a"], "Endpoint a:0 fed more than once."),
        (["a"], ["a"], "a:0 is both fed and fetched."),
        ([], ["a"], "Must specify at least one target to fetch or execute."),
        (["r3"], [], "there is no node 'r3'"),
    ],
)
def test_a_setup_is_checked(fetches: list[str], feeds: list[str], message: str) -> None:
    with tfc.Session(tfc.parse(SUMS)) as session, pytest.raises(tfc.Error, match=message):
        session.partial_run_setup(fetches, feeds)


@on_all
def test_a_training_step_in_pieces_is_the_step(devices: str) -> None:
    """But for rounding: what is fed and fetched in pieces is compiled by itself, with other kernels and so other
    multiply-adds."""
    close = partial(np.testing.assert_allclose, rtol=1e-6)
    graph = model(devices)
    y = np.array([[1.0], [0.0], [2.0]], np.float32)
    with tfc.Session(graph, devices=devices) as whole, tfc.Session(graph, devices=devices) as parts:
        for rate in (0.1, 0.05):
            h, loss = whole.run(["h", "loss"], {"x": X, "y": y, "rate": rate}, targets=["train"])
            run = parts.partial_run_setup(["h", "loss"], ["x", "y", "rate"], ["train"])
            close(parts.partial_run(run, "h", {"x": X}), h)
            close(parts.partial_run(run, "loss", {"y": y}), loss)
            parts.partial_run(run, [], {"rate": rate})
            assert run.is_over
            close(parts.state()["W"], whole.state()["W"])


@pytest.mark.few(3)
@on_all
@pytest.mark.parametrize("seed", range(6))
def test_any_order_of_pieces_gives_the_same(seed: int, devices: str) -> None:
    """Pieces of a random step: feeds in any order, each fetch at any time from when it can be computed.

    Of integers: how floats are rounded depends on which products and sums stand in one kernel.
    """
    rng = random.Random(seed)
    names, lines = [f"x{k}" for k in range(4)], [f"input x{k}: i32[3]" for k in range(4)]
    needs = {name: {name} for name in names}
    for k in range(10):
        a, b = rng.choice([*needs]), rng.choice([*needs])
        place = f'with device("{rng.choice(["cpu:0", "sim:0" if "sim" in devices else "cpu:1"])}")'
        lines.append(f"{place} {{ y{k} = {rng.choice(['A + B', 'A * B', 'A - cumsum(B)'])} }}")
        lines[-1] = lines[-1].replace("A", a).replace("B", b)
        needs[f"y{k}"] = needs[a] | needs[b]
    feeds = {name: np.array([rng.randrange(-9, 9) for _ in range(3)], np.int32) for name in names}
    fetches = [f"y{k}" for k in range(10)]
    with tfc.Session(tfc.parse("\n".join(lines)), devices=devices) as session:
        used = [name for name in names if any(name in needs[fetch] for fetch in fetches)]
        whole = dict(zip(fetches, session.run(fetches, feeds), strict=True))
        run = session.partial_run_setup(fetches, used)
        fed: set[str] = set()
        left, waiting = set(fetches), rng.sample(used, len(used))
        while left or waiting:
            piece = [waiting.pop() for _ in range(min(len(waiting), rng.randrange(3)))]
            fed |= set(piece)
            ready = sorted(name for name in left if needs[name] <= fed)
            asked = rng.sample(ready, rng.randrange(len(ready) + 1))
            left -= set(asked)
            found = session.partial_run(run, asked, {name: feeds[name] for name in piece})
            for name, array in zip(asked, found, strict=True):
                np.testing.assert_array_equal(array, whole[name], err_msg=name)
        assert run.is_over


@on_all
def test_sizes_are_known_before_the_step_begins(devices: str) -> None:
    text = "dim n, m\ninput x: f32[n]\ninput k: f32[m]\na = x * 2.0\nb = sum(k) + sum(a)"
    with tfc.Session(tfc.parse(text), devices=devices) as session:
        run = session.partial_run_setup(["a", "b"], ["x", "k"])
        with pytest.raises(tfc.Error, match="can not begin before m is known") as caught:
            session.partial_run(run, "a", {"x": [1, 2]})
        assert caught.value.code == "FAILED_PRECONDITION"
        assert session.partial_run(run, "b", {"x": [1, 2], "k": [3]}) == 9
        np.testing.assert_array_equal(session.partial_run(run, "a"), [2, 4])
        run = session.partial_run_setup(["a", "b"], ["x", "k"], sizes={"m": 3})
        np.testing.assert_array_equal(session.partial_run(run, "a", {"x": [1, 2]}), [2, 4])
        with pytest.raises(tfc.Error, match="axis 0 is 2, expected m: m is 3"):
            session.partial_run(run, "b", {"k": [1, 2]})
        assert session.partial_run(run, "b", {"k": [1, 2, 3]}) == 12
        with pytest.raises(tfc.Error, match="no feed has the size 'q'"):
            session.partial_run_setup(["a"], ["x"], sizes={"q": 1})


def test_a_step_that_fails_is_over() -> None:
    text = "input a: i32[]\ninput b: i32[]\nvar v: i32[] = 5\nq = a // b\nr = a + 1\ns = group { v += q }"
    with tfc.Session(tfc.parse(text)) as session:
        run = session.partial_run_setup(["r", "q"], ["a", "b"], ["s"])
        assert session.partial_run(run, "r", {"a": 6}) == 7
        with pytest.raises(tfc.Error, match="zero") as caught:
            session.partial_run(run, "q", {"b": 0})
        assert caught.value.node == "q"
        assert run.is_over
        assert session.run("v") == 5
        run = session.partial_run_setup(["r", "q"], ["a", "b"], ["s"])
        assert session.partial_run(run, ["q", "r"], {"a": 6, "b": 3}) == [2, 7]
        assert session.run("v") == 7


def test_other_steps_use_the_variables_while_it_waits() -> None:
    text = "input a: f32[]\nvar v: f32[] = 1.0\nbefore = v + 0.0\nadd = group { v += a }\nentry more() -> before"
    with tfc.Session(tfc.parse(text)) as session:
        run = session.partial_run_setup(["before"], ["a"], ["add"])
        assert session.partial_run(run, "before") == 1
        assert session.run("more")["before"] == 1
        session.partial_run(run, [], {"a": 3})
        assert session.run("v") == 4


def test_a_branch_that_is_not_taken_gives_nothing() -> None:
    text = "input p: bool[]\ninput x: f32[]\noff, on = Switch(x, p)\nboth = off + 1.0"
    with tfc.Session(tfc.parse(text)) as session:
        run = session.partial_run_setup(["both"], ["p", "x"])
        assert session.partial_run(run, "both", {"p": False, "x": 2}) == 3
        run = session.partial_run_setup(["both"], ["p", "x"])
        with pytest.raises(tfc.Error, match="The tensor returned for both:0 was not valid"):
            session.partial_run(run, "both", {"p": True, "x": 2})


def test_strings_and_unknown_sizes_go_through() -> None:
    text = "input s: string[]\ninput x: f32[?]\ny = x * 2.0\nt = identity(s)"
    with tfc.Session(tfc.parse(text)) as session:
        run = session.partial_run_setup(["t", "y"], ["s", "x"])
        assert session.partial_run(run, "t", {"s": "word"}) == "word"
        np.testing.assert_array_equal(session.partial_run(run, "y", {"x": [1, 2, 3]}), [2, 4, 6])


def test_one_that_is_closed_or_let_go_of_ends() -> None:
    def waiting() -> int:
        return sum(thread.name == "tfc partial run" for thread in threading.enumerate())

    def settle() -> None:
        for thread in threading.enumerate():
            if thread.name == "tfc partial run":
                thread.join(10)

    with tfc.Session(tfc.parse(SUMS)) as session:
        before = waiting()
        run = session.partial_run_setup(["r1", "r2"], ["a", "b", "c"])
        session.partial_run(run, "r1", {"a": 1, "b": 2})
        assert waiting() == before + 1
        run.close()
        settle()
        assert waiting() == 0
        with pytest.raises(tfc.Error, match="Must run 'setup'"):
            session.partial_run(run, "r2", {"c": 1})
        run = session.partial_run_setup(["r1", "r2"], ["a", "b", "c"])
        session.partial_run(run, "r1", {"a": 1, "b": 2})
        del run
        gc.collect()
        settle()
        assert waiting() == 0
        last = session.partial_run_setup(["r1", "r2"], ["a", "b", "c"])
        session.partial_run(last, "r1", {"a": 1, "b": 2})
    settle()
    assert waiting() == 0
    assert last.is_over


def test_threads_run_pieces_side_by_side() -> None:
    text = "input a: f32[]\ninput b: f32[]\nvar v: f32[] = 0.0\nr = a + 1.0\ns = r * b\nadd = group { v += s }"
    errors: list[BaseException] = []
    with tfc.Session(tfc.parse(text), "cpu:2") as session:

        def work(k: int) -> None:
            try:
                for i in range(10):
                    run = session.partial_run_setup(["r", "s"], ["a", "b"], ["add"])
                    assert session.partial_run(run, "r", {"a": i}) == i + 1
                    assert session.partial_run(run, "s", {"b": k}) == (i + 1) * k
            except BaseException as problem:
                errors.append(problem)

        threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert errors == []
        assert session.run("v") == sum((i + 1) * k for i in range(10) for k in range(4))


def test_tensors_of_the_python_builder_name_their_values() -> None:
    with tfc.graph() as g:
        x = tfc.input("x", "f32[2]")
        y = x * 2
    with tfc.Session(g.build()) as s:
        run = s.partial_run_setup(y, [x])
        np.testing.assert_array_equal(s.partial_run(run, y, {x: [5, 6]}), [10, 12])


BUSY = """
input w: f32[]
queue q = fifo(capacity=3) of f32[]
waits = q.dequeue() + w
with device("cpu:1") { i = while(i = w; i < 1.0) { yield i * 0.5 } }
"""


@on_all
@pytest.mark.parametrize("fetch", ["waits", "i"])
def test_closing_ends_steps_that_wait_for_a_queue_or_never_end(fetch: str, devices: str) -> None:
    graph = tfc.parse(BUSY.replace('"cpu:1"', '"sim:0"') if "sim" in devices else BUSY)
    with tfc.Session(graph, devices=devices) as session:
        run = session.partial_run_setup([fetch], ["w"])
        caught: list[tfc.Error] = []

        def fetched() -> None:
            try:
                session.partial_run(run, fetch, {"w": 0.0})
            except tfc.Error as error:
                caught.append(error)

        caller = threading.Thread(target=fetched)
        caller.start()
        caller.join(0.1)  # closed while the step is compiled on slow machines: that ends it too
        assert caller.is_alive()
        run.close()
        caller.join(30)
        assert not caller.is_alive()
        assert [(error.code, error.message) for error in caught] == [("CANCELLED", "the partial run was closed")]


@on_all
def test_what_needs_no_feeds_can_be_fetched_in_pieces(devices: str) -> None:
    with tfc.Session(tfc.parse("var v: f32[2] = [1.0, 2.0]\ny = v * 2\nz = constant(7)"), devices=devices) as session:
        run = session.partial_run_setup(["v", "y", "z"], [])
        assert session.partial_run(run, "z") == 7
        np.testing.assert_array_equal(session.partial_run(run, ["y", "v"]), [[2, 4], [1, 2]])
        assert run.is_over
