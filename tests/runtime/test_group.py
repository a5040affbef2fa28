"""Sends and Recvs between the executors of a group: order, deadness, loops on two devices, delays, failures."""

from __future__ import annotations

import pytest

from tests.runtime.hand_made_parts import BOOL, NOTHING, Part, group_of, run, run_body
from tfc.ir.base.errors import Error, InternalError
from tfc.runtime.dataflow.helper_threads import ThreadTuner

A, B = (f"/job:localhost/replica:0/task:0/device:CPU:{k}" for k in range(2))


def there_and_back() -> tuple[Part, Part]:
    """a sends x to b, which doubles it and sends it back."""
    a, b = Part(A), Part(B)
    a.argument("x")
    a.send("x", B)
    a.recv("edge_y", B)
    a.result("edge_y")
    b.recv("edge_x", A)
    b.op("Add", "y", "edge_x", "edge_x")
    b.send("y", A)
    return a, b


def test_a_tensor_goes_to_another_device_and_back() -> None:
    group = group_of(*there_and_back())
    for x in (3, -7, 0):  # a group runs step after step
        assert run(group, [x]) == [[2 * x], []]


def test_a_recv_may_come_first_or_the_send() -> None:
    a, b = there_and_back()
    assert run(group_of(b, a), (), [5]) == [[], [10]]
    assert run(group_of(a, b), [5]) == [[10], []]


@pytest.mark.parametrize("p", [True, False])
def test_a_dead_tensor_crosses_as_dead(p: bool) -> None:
    a, b = Part(A), Part(B)
    a.argument("x")
    a.argument("p", BOOL)
    a.add("switch", "s", "x", "p")
    a.send("s:0", B, name="off")
    a.send("s:1", B, name="on")
    b.recv("off", A)
    b.recv("on", A)
    b.op("Neg", "negated", "off")
    b.op("Add", "doubled", "on", "on")
    b.add("merge", "m", "negated", "doubled")
    b.add("nothing", "only_on", "^on")
    b.constant("ten", 10, "^only_on")
    b.constant("twenty", 20, "^off")
    b.add("merge", "which", "ten", "twenty")
    b.result("m")
    b.result("which")
    assert run(group_of(a, b), [21, p])[1] == ([42, 10] if p else [-21, 20])


def test_a_dead_send_and_a_dead_recv_run() -> None:
    a, b = Part(A), Part(B)
    a.argument("x")
    a.argument("p", BOOL)
    a.add("switch", "s", "x", "p")
    a.add("nothing", "if_on", "^on")
    a.add("forward", "on", "s:1")
    a.send("x", B, "^if_on", name="maybe")
    a.send("x", B, name="always")
    b.recv("maybe", A)
    b.recv("always", A, "^maybe")
    b.constant("none", -1)
    b.add("merge", "m", "always", "other")
    b.recv("no", A)
    b.op("Add", "other", "no", "none")
    a.add("forward", "off", "s:0")
    a.send("off", B, name="no")
    b.result("m")
    group = group_of(a, b)
    assert run(group, [5, True]) == [[], [5]]
    assert run(group, [5, False]) == [[], [4]]


def test_what_orders_is_sent_as_an_empty_tensor() -> None:
    a, b = Part(A), Part(B)
    a.argument("x", NOTHING)
    a.send("x", B, kind=NOTHING)
    b.recv("edge_x", A, kind=NOTHING)
    b.constant("one", 1, "^edge_x")
    b.result("one")
    assert run(group_of(a, b), [[]]) == [[], [1]]


def counting(ours: int, theirs: int) -> tuple[Part, Part]:
    """while (i = 0, s = 0; i < n) { i + 1, s + i }: i on a, s on b, which is driven by the predicate it receives."""
    a, b = Part(A), Part(B)
    a.argument("n")
    a.constant("zero", 0)
    a.constant("one", 1)
    frame = a.loop("while/loop", ours)
    a.add("enter", "i/enter", "zero", argument=frame)
    a.add("invariant", "n/enter", "n", argument=frame)
    a.add("invariant", "one/enter", "one", argument=frame)
    a.add("merge", "i/merge", "i/enter", "i/next", frame=frame)
    a.op("Less", "p", "i/merge", "n/enter", kind=BOOL, frame=frame)
    a.add("forward", "cond", "p", frame=frame, type=BOOL)
    a.send("cond", B, kind=BOOL, frame=frame)
    a.add("switch", "i/switch", "i/merge", "cond", frame=frame)
    a.send("i/switch:1", B, name="edge_i", frame=frame)
    a.op("Add", "i/add", "i/switch:1", "one/enter", frame=frame)
    a.add("next", "i/next", "i/add", frame=frame)
    a.add("exit", "i/exit", "i/switch:0", frame=frame)
    a.result("i/exit")
    b.constant("begin", 0)
    frame = b.loop("while/loop", theirs)
    b.add("enter", "c/enter", "begin", argument=frame)
    b.add("merge", "c/merge", "c/enter", "c/next", frame=frame)
    b.recv("edge_cond", A, "^c/merge", kind=BOOL, frame=frame)
    b.add("switch", "c/switch", "c/merge", "edge_cond", frame=frame)
    b.add("next", "c/next", "c/switch:1", frame=frame)
    b.add("enter", "s/enter", "begin", argument=frame)
    b.add("merge", "s/merge", "s/enter", "s/next", frame=frame)
    b.add("switch", "s/switch", "s/merge", "edge_cond", frame=frame)
    b.recv("edge_i", A, "^c/merge", frame=frame)
    b.op("Add", "s/add", "s/switch:1", "edge_i", frame=frame)
    b.add("next", "s/next", "s/add", frame=frame)
    b.add("exit", "s/exit", "s/switch:0", frame=frame)
    b.result("s/exit")
    return a, b


@pytest.mark.parametrize(("ours", "theirs"), [(1, 1), (10, 1), (1, 10), (4, 32)])
@pytest.mark.parametrize("turned", [False, True])
def test_a_loop_on_two_devices(ours: int, theirs: int, turned: bool) -> None:
    a, b = counting(ours, theirs)
    group = group_of(b, a) if turned else group_of(a, b)
    for n in (0, 1, 40):
        operands = ((), [n]) if turned else ([n], ())
        results = run(group, *operands)
        assert sorted(map(tuple, results)) == sorted([(n,), (sum(range(n)),)])


def test_delayed_tensors_arrive_all_the_same() -> None:
    delays = {("edge_cond", A, B): 2e-4, ("edge_i", A, B): 5e-5}
    assert run(group_of(*counting(10, 10), delays=delays), [12]) == [[12], [66]]


def test_a_failure_on_one_device_ends_the_step_on_all() -> None:
    a, b = there_and_back()

    def fails(node, inputs, written):
        raise Error("no", node=node.name, code="OUT_OF_RANGE")

    group = group_of(a, b)
    with pytest.raises(Error, match=r"OUT_OF_RANGE: no \(node 'y'\)"):
        run(group, [1], run_host=fails)
    assert run(group, [4]) == [[8], []]


def test_a_tensor_that_never_comes_is_an_error_that_names_it() -> None:
    a, b = Part(A), Part(B)
    a.recv("edge_b", B)
    a.send("edge_b", B, name="edge_a")
    b.recv("edge_a", A)
    b.send("edge_a", A, name="edge_b")
    with pytest.raises(Error, match=r"INTERNAL: the step waits for a tensor that never comes: .*'edge_b'"):
        run(group_of(a, b))


def test_a_recv_needs_its_send() -> None:
    b = Part(B)
    b.recv("edge_x", A)
    with pytest.raises(InternalError, match="edge_x"):
        group_of(b)


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_any_number_of_threads_drives(threads: int) -> None:
    group = group_of(*counting(8, 8))
    for n in (0, 30, 200):
        assert run(group, [n], threads=threads) == [[n], [n * (n - 1) // 2]]


def test_failures_and_pauses_with_several_threads() -> None:
    group = group_of(*counting(4, 4))

    def fails(node, inputs, written):
        if node.name == "s/add" and inputs[0] > 50:
            raise Error("enough", node=node.name, code="OUT_OF_RANGE")
        return run_body(node, inputs, written)

    for _ in range(20):
        with pytest.raises(Error, match=r"OUT_OF_RANGE: enough \(node 's/add'\)"):
            run(group, [60], run_host=fails, threads=2)
        assert run(group, [9], run_host=fails, threads=2) == [[9], [36]]


def test_long_steps_are_tried_with_more_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0, 1})
    monkeypatch.setattr("time.perf_counter", lambda: clock[0])
    tuner = ThreadTuner(2)
    seen = []
    for seconds in (1.0, 0.2, 4.0, 3.0):
        seen.append(tuner.threads)
        tuner.begin(seen[-1])
        clock[0] += seconds
        tuner.end()
    assert [*seen, tuner.threads] == [1, 2, 2, 1, 2]
