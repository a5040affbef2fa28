"""Programs run: sizes, memory, failures, variables, threads."""

import threading

import numpy as np
import pytest

from tests.runtime.hand_made import BATCH, counter, executable, f32s, program, square_add, with_counter_value
from tfc.codegen.program.program import Buffer, Dimension, Fetch, Instruction, Program, VariableUse
from tfc.ir.base.errors import Error
from tfc.ir.types.types import f32
from tfc.runtime.state.state import State


def expected(x, y):
    return (x * x + y) ** 2 + y


def feeds(rows, seed=0):
    rng = np.random.default_rng(seed)
    return [rng.standard_normal((rows, 4)).astype(np.float32) for _ in range(2)]


def test_one_executable_serves_every_batch_size():
    run = executable(square_add()).run
    for rows in (1, 5, 300, 5, 0, 40_000):
        x, y = feeds(rows, rows)
        (out,) = run([x, y])
        np.testing.assert_allclose(out, expected(x, y), rtol=1e-6)


def test_results_go_into_given_arrays():
    run = executable(square_add()).run
    x, y = feeds(8)
    out = np.empty_like(x)
    (result,) = run([x, y], [out])
    assert result is out
    np.testing.assert_allclose(out, expected(x, y), rtol=1e-6)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda x: np.empty((8, 3), np.float32), "must be f32"),
        (lambda x: np.empty((8, 4)), "must be f32"),
        (lambda x: np.empty((4, 8), np.float32).T, "contiguous"),
        (lambda x: x, "shares memory"),
    ],
)
def test_unfit_result_arrays_are_refused(make, message):
    x, y = feeds(8)
    with pytest.raises(Error, match=message) as caught:
        executable(square_add()).run([x, y], [make(x)])
    assert caught.value.code == "INVALID_ARGUMENT"


def test_a_result_is_the_callers_own():
    run = executable(square_add()).run
    x, y = feeds(50_000)
    (first,) = run([x, y])
    kept = first.copy()
    (second,) = run([y, x])
    np.testing.assert_array_equal(first, kept)
    assert not np.shares_memory(first, second)
    del first
    (third,) = run([x, y])  # may reuse the memory nobody refers to
    np.testing.assert_array_equal(third, kept)
    np.testing.assert_allclose(second, expected(y, x), rtol=1e-6)


def test_threads_do_not_change_results():
    x, y = feeds(100_003)
    one, two, three = (executable(square_add(), threads=n).run([x, y])[0] for n in (1, 2, 3))
    assert one.tobytes() == two.tobytes() == three.tobytes()


@pytest.mark.parametrize("rows", [3, 5_000])
def test_many_threads_may_run_one_executable(rows):
    """Brief steps hold the interpreter lock, long ones do not; both must keep their slots apart."""
    shared = executable(square_add(), threads=2)
    wrong = []

    def work(seed):
        x, y = feeds(rows + seed, seed)
        want = expected(x, y)
        for _ in range(50):
            (out,) = shared.run([x, y])
            if not np.allclose(out, want, rtol=1e-5):
                wrong.append(seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_an_uninitialized_variable_is_named():
    with pytest.raises(Error, match="Attempting to use uninitialized value W") as caught:
        executable(counter(check_last=False)).run([f32s(1, 1, 1, 1).reshape(1, 4)])
    assert (caught.value.code, caught.value.node, str(caught.value.loc)) == (
        "FAILED_PRECONDITION",
        "W",
        "model.tfg:2:1",
    )


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("check_last", [False, True])
def test_a_failed_step_leaves_variables_as_they_were(check_last, threads):
    state = with_counter_value(10)
    run = executable(counter(check_last=check_last), state=state, threads=threads).run
    rows = np.ones((64, 4), np.float32)
    assert run([rows])[0].tolist() == [11.0] * 4
    rows[17, 2], rows[40, 1] = -5, -6
    with pytest.raises(Error) as caught:
        run([rows])
    assert caught.value.code == "OUT_OF_RANGE"
    assert caught.value.message == "x[70] = -5.0 < 0 (7, 8)"
    assert (caught.value.node, str(caught.value.loc)) == ("ok", "model.tfg:7:3")
    assert state.values()["W"].tolist() == [11.0] * 4
    assert run([np.ones((1, 4), np.float32)])[0].tolist() == [12.0] * 4


def test_steps_that_write_are_atomic():
    state = with_counter_value()
    shared = executable(counter(check_last=True), state=state)
    ones, torn = np.ones((1, 4), np.float32), []

    def work():
        for _ in range(200):
            (w,) = shared.run([ones])
            if len(set(w.tolist())) != 1:
                torn.append(w)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not torn
    assert state.values()["W"].tolist() == [800.0] * 4


def test_a_bare_failure_names_its_node():
    made = program([Buffer("feed", f32, (4,), "x", index=0)], [Instruction((0,), "r", "refuse", nodes=("bad",))])
    with pytest.raises(Error, match="kernel refuse failed") as caught:
        executable(made).run([f32s(1, 2, 3, 4)])
    assert (caught.value.code, caught.value.node) == ("INVALID_ARGUMENT", "bad")


def test_fetches_of_any_buffer_are_copies():
    """A feed, a constant, a variable, a view and one buffer twice."""
    buffers = [
        Buffer("feed", f32, (2, 4), "x", index=0),
        Buffer("constant", f32, (4,), "c", index=0),
        Buffer("variable", f32, (4,), "W", index=0),
        Buffer("view", f32, (4,), "row", base=0, offset=16),
        Buffer("fetch", f32, (4,), "out", index=4),
    ]
    made = program(
        buffers,
        [Instruction((3, 4), "rw", "copy", nodes=("out",))],
        fetches=[("x", 0), ("c", 1), ("W", 2), ("row", 3), ("out", 4), ("out", 4)],
        variables=[VariableUse("W", 2, f32, (4,))],
        constants=[f32s(9, 8, 7, 6)],
    )
    state, x = with_counter_value(3), np.arange(8, dtype=np.float32).reshape(2, 4)
    results = executable(made, state=state).run([x])
    assert [r.tolist() for r in results] == [
        x.tolist(),
        [9, 8, 7, 6],
        [3] * 4,
        [4, 5, 6, 7],
        [4, 5, 6, 7],
        [4, 5, 6, 7],
    ]
    for result in results:
        result[...] = -1
    assert executable(made, state=state).run([x])[1].tolist() == [9, 8, 7, 6]
    assert state.values()["W"].tolist() == [3] * 4
    assert x[0, 1] == 1


def test_sizes_must_agree_and_stay_in_bounds():
    run = executable(square_add()).run
    with pytest.raises(Error, match=r"feed y: axis 0 is 3, expected batch = 2: batch is 2 \(from x\)"):
        run([np.zeros((2, 4), np.float32), np.zeros((3, 4), np.float32)])
    small = program(
        [Buffer("feed", f32, (2 * BATCH + 1,), "x", index=0)],
        [],
        dims=[Dimension("batch", 0, 0, 2, 1, minimum=1, maximum=3)],
    )
    for size in (1, 4, 9):
        with pytest.raises(Error, match=r"outside of 1\.\.3"):
            executable(small).run([np.zeros(size, np.float32)])
    assert executable(small).run([np.zeros(7, np.float32)]) == []


def test_a_variable_keeps_its_type():
    state = State()
    state.declare("W", f32, (5,))
    with pytest.raises(Error, match=r"variable W is f32\[5\], the step uses it as f32\[4\]"):
        executable(counter(check_last=False), state=state)


def test_a_program_is_checked():
    with pytest.raises(ValueError, match=r"%0 lives 5\.\.6 only"):
        program([Buffer("arena", f32, (4,), first=5, last=6)], [Instruction((0,), "w", "refuse")])
    assert isinstance(square_add(), Program)
    assert square_add().fetches == (Fetch("out", 3),)
