"""Calls that native code takes must give, refuse and exclude what the slow way does: each test runs both ways."""

import gc
import sys
import threading
import tracemalloc
import weakref

import numpy as np
import pytest

import tfc
from tfc.ir.build import Builder
from tfc.ir.config import Config
from tfc.ir.errors import Error
from tfc.ir.types import DTYPES, tensor
from tfc.runtime import cpython, native_calls

MODEL = """
dim n in 0..8
input x: f32[n, 4]
var a: f32[4] = zeros([4])
var b: f32[4] = zeros([4])
var unset: f32[4]
grow = group { a += sum(x, axis=0); b += sum(x, axis=0) }
entry grow(x) -> y = x * 2 after grow
entry both(x) -> y = x + a, difference = a - b
entry plain(x) -> y = x * 2 + 1
entry early(x) -> y = x + unset
"""
X = np.arange(8, dtype=np.float32).reshape(2, 4)


@pytest.fixture(params=["native", "slow"])
def way(request, monkeypatch):
    """Which way calls go: that of interpreters whose objects native code knows, or that of others."""
    if request.param == "slow":
        monkeypatch.setattr(native_calls, "python_record", lambda: None)
    return request.param


@pytest.fixture
def session(way):
    with tfc.Session(tfc.parse(MODEL)) as made:
        yield made


def sized(session, entry, x=X):
    """The prepared entry, after one call that binds it to the sizes of x where that can be."""
    step = session.prepare(entry)
    step(x=x)
    assert bool(step._native) == (native_calls.python_record() is not None)
    assert step._native is None or step._native._bound
    return step


def is_native(function):
    return type(function) is type(len)


def test_results_are_new_arrays_unless_given(session):
    step = sized(session, "plain")
    first, second = step(x=X)["y"], step(x=X + 1)["y"]
    np.testing.assert_array_equal(first, X * 2 + 1)
    np.testing.assert_array_equal(second, X * 2 + 3)
    assert step(x=X, out={"y": second})["y"] is second
    np.testing.assert_array_equal(second, first)


def test_some_results_may_be_given(session):
    y = np.empty_like(X)
    results = sized(session, "both")(x=X, out={"y": y})
    assert results["y"] is y
    np.testing.assert_array_equal(y, X)
    assert not results["difference"].any()


@pytest.mark.parametrize("rows", [0, 1, 2, 8])
def test_every_size_has_its_own_layout(session, rows):
    x = np.full((rows, 4), rows, np.float32)
    np.testing.assert_array_equal(sized(session, "plain", x)(x=x)["y"], x * 2 + 1)


@pytest.mark.parametrize(
    ("out", "message"),
    [
        (np.empty((1, 4), np.float32), r"out for y must be f32\[2, 4\], it is float32\[1, 4\]"),
        (np.empty((2, 4)), r"must be f32\[2, 4\], it is float64"),
        (np.empty((2, 8), np.float32)[:, ::2], "must be contiguous"),
        (X, "shares memory with a feed"),
    ],
)
def test_given_arrays_are_checked(session, out, message):
    step = sized(session, "plain")
    before = X.copy()
    with pytest.raises(Error, match=f"INVALID_ARGUMENT.*{message}"):
        step(x=X, out={"y": out})
    np.testing.assert_array_equal(before, X)


def test_wrong_names_are_refused(session):
    step = sized(session, "plain")
    y = np.empty_like(X)
    with pytest.raises(Error, match=r"NOT_FOUND.*no result 'z'"):
        step(x=X, out={"z": y})
    with pytest.raises(Error, match=r"NOT_FOUND.*no result 'z'"):
        step(x=X, out={"y": y, "z": y})
    with pytest.raises(Error, match=r"NOT_FOUND.*no input 'z'"):
        step(z=X)
    with pytest.raises(Error, match="needs a feed for 'x'"):
        step()


def test_shapes_that_have_passed_do_not_let_others_through(session):
    step = sized(session, "plain")
    for wrong in (np.zeros((2, 5), np.float32), np.zeros(4, np.float32), np.zeros((9, 4), np.float32)):
        for _ in range(2):
            with pytest.raises(Error, match="feed x: "):
                step(x=wrong)
    for wrong in (X.astype(np.float64), X.astype(">f4").astype(np.int32)):
        with pytest.raises(Error, match=r"expected f32\[n, 4\], got an array"):
            step(x=wrong)
    np.testing.assert_array_equal(step(x=X.astype(">f4"))["y"], X * 2 + 1)
    np.testing.assert_array_equal(step(x=X.tolist())["y"], X * 2 + 1)


def test_variables_without_a_value_are_noticed_and_then_forgotten(session):
    step = session.prepare("early")
    for _ in range(2):
        with pytest.raises(Error, match=r"FAILED_PRECONDITION.*uninitialized value unset"):
            step(x=X)
    session.set_state({"unset": np.ones(4, np.float32)})
    np.testing.assert_array_equal(step(x=X)["y"], X + 1)


def test_readers_see_all_of_a_step_or_nothing(session):
    grow, both = sized(session, "grow"), sized(session, "both")
    ones, rounds, torn = np.ones((1, 4), np.float32), 2000, []

    def write():
        for _ in range(rounds):
            grow(x=ones)

    def read():
        torn.extend(1 for _ in range(rounds) if both(x=ones)["difference"].any())

    before = session.state()["a"].copy()
    threads = [threading.Thread(target=work) for work in (write, read, write, read)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert not torn
    np.testing.assert_array_equal(session.state()["a"], before + 2 * rounds)


def test_a_traced_step_shows_its_kernels(session):
    step = sized(session, "plain")
    with session.tracing() as trace:
        np.testing.assert_array_equal(step(x=X)["y"], X * 2 + 1)
    assert len(trace.spans) == 1


# ---- builtins -------------------------------------------------------------------------------------------------------

TWO = """
input x: f32[4]
input b: f32[]
var W: f32[4] = ones([4])
y = x * W + b
z = y * 2
add = group { W += x }
n = 7
input any: f32[?, 4]
wide = any + 1
input k: i32[4]
input d: i32[4]
q = k // d
count = group { W += cast(q, "f32") }
entry main(x, b) -> y, z
entry divide(k, d) -> q after count
"""
A = np.arange(4, dtype=np.float32)


@pytest.fixture
def two(way):
    with tfc.Session(tfc.parse(TWO)) as made:
        yield made


def test_a_builtin_gives_what_run_gives(two, way):
    one, several = two.prepare("y", ["x", "b"]), two.prepare(["z", "y"], ["x", "b"])
    assert is_native(one) == is_native(several) == (way == "native")
    for _ in range(2):
        np.testing.assert_array_equal(one(A, np.float32(1)), A + 1)
        z, y = several(A, b=np.full((), 2, np.float32))
        np.testing.assert_array_equal(y, A + 2)
        np.testing.assert_array_equal(z, 2 * y)
        (listed,) = two.prepare(["y"], ["x", "b"])(b=3.0, x=A)
        np.testing.assert_array_equal(listed, A + 3)
    assert two.prepare("y", ["x", "b"]) is one
    assert "One step" in (one.__doc__ or "One step")


def test_a_builtin_fills_arrays(two):
    one, several = two.prepare("y", ["x", "b"]), two.prepare(["y", "z"], ["x", "b"])
    y, z = np.empty_like(A), np.empty_like(A)
    for out in (y, y.view()):
        assert one(A, 1, out=out) is out
        np.testing.assert_array_equal(y, A + 1)
    assert one(A, 1, out=None) is not y
    for out in ([y, z], (y, z)):
        assert [id(each) for each in several(A, 2.5, out=out)] == [id(y), id(z)]
        np.testing.assert_array_equal(z, (A + 2.5) * 2)
    made, same = several(A, 3, out=[None, z])
    assert same is z
    np.testing.assert_array_equal(made * 2, z)


def test_targets_run_too(two):
    step = two.prepare([], ["x"], ["add"])
    assert [step(A) for _ in range(3)] == [[], [], []]
    np.testing.assert_array_equal(two.state()["W"], 1 + 3 * A)
    fetch = two.prepare(["W"], ["x"], ["add"])
    fetched = [fetch(A)[0] for _ in range(3)]
    for k, variable in enumerate(fetched):  # none is a view of the variable
        np.testing.assert_array_equal(variable, 1 + (3 + k) * A)


WRONG = {
    "missing": lambda f: f(A),
    "too many": lambda f: f(A, 1, 2),
    "twice": lambda f: f(A, 1, x=A),
    "unknown": lambda f: f(A, 1, q=2),
    "dtype": lambda f: f(A.astype(np.float64), 1),
    "rank": lambda f: f(A[None], 1),
    "size": lambda f: f(A[:3], 1),
    "text": lambda f: f("text", 1),
    "none": lambda f: f(None, 1),
    "object": lambda f: f(np.array([1, 2, 3, None]), 1),
    "ragged": lambda f: f([[1], [2, 3]], 1),
    "overlap": lambda f: f(A, 1, out=A),
    "part of a feed": lambda f: f(A[:4], 1, out=A[::-1][::-1]),
    "no array": lambda f: f(A, 1, out=[1, 2, 3, 4]),
    "out dtype": lambda f: f(A, 1, out=np.empty(4)),
    "out size": lambda f: f(A, 1, out=np.empty(5, np.float32)),
    "out strided": lambda f: f(A, 1, out=np.empty(8, np.float32)[::2]),
    "out read-only": lambda f: f(A, 1, out=np.broadcast_to(np.float32(0), (4,))),
    "out swapped": lambda f: f(A, 1, out=np.empty(4, ">f4")),
    "out unaligned": lambda f: f(A, 1, out=unaligned(A)),
}


def unaligned(array):
    raw = np.zeros(array.nbytes + 1, np.uint8)[1:]
    made = raw.view(array.dtype).reshape(array.shape)
    made[...] = array
    assert not made.flags.aligned
    return made


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_calls_get_the_same_error_either_way(two, wrong, monkeypatch):
    one = two.prepare("y", ["x", "b"])
    for _ in range(2):
        with pytest.raises(Error) as caught:
            WRONG[wrong](one)
        np.testing.assert_array_equal(one(A, 1), A + 1)
    monkeypatch.setattr(native_calls, "python_record", lambda: None)
    with tfc.Session(tfc.parse(TWO)) as other, pytest.raises(Error) as slow:
        WRONG[wrong](other.prepare("y", ["x", "b"]))
    assert str(caught.value) == str(slow.value)


@pytest.mark.parametrize("out", [3, [np.empty_like(A)], {"y": A}, [A, A, A]])
def test_a_list_of_results_wants_a_list_of_arrays(two, out):
    with pytest.raises(Error, match="must be a list of 2 arrays"):
        two.prepare(["y", "z"], ["x", "b"])(A, 1, out=out)


def test_results_do_not_share_memory(two):
    y = np.empty(6, np.float32)
    for out in ([y[:4], y[2:]], [y[:4], y[:4]]):
        with pytest.raises(Error, match="out for z shares memory with out for y"):
            two.prepare(["y", "z"], ["x", "b"])(A, 1, out=out)
        with pytest.raises(Error, match="out for z shares memory with out for y"):
            two.prepare("main")(x=A, b=1, out={"y": out[0], "z": out[1]})


class Sub(np.ndarray):
    pass


@pytest.mark.parametrize(
    "odd",
    [
        lambda a: a.view(Sub),
        lambda a: np.repeat(a, 2)[::2],
        lambda a: a[::-1].copy()[::-1],
        lambda a: a.astype(">f4"),
        unaligned,
        lambda a: np.broadcast_to(a, (1, 4))[0],
        lambda a: a.tolist(),
        lambda a: tuple(map(int, a)),
        np.ma.masked_array,
        memoryview,
        lambda a: np.frombuffer(a.tobytes(), np.float32),
    ],
)
def test_odd_arrays_are_understood(two, odd):
    one = two.prepare("y", ["x", "b"])
    for _ in range(2):
        result = one(odd(A), 1)
        assert type(result) is np.ndarray
        np.testing.assert_array_equal(result, A + 1)


@pytest.mark.parametrize("value", [0, -3, 2.5, 1e300, float("nan"), 10**30, True, np.float32(4), np.int8(5), -0.0])
@pytest.mark.parametrize("name", ["f32", "f64", "i32", "i64"])
def test_numbers_of_python_are_what_numpy_makes_of_them(way, value, name):
    b = Builder()
    b.emit("Neg", b.emit("Placeholder", name="x", type=tensor(DTYPES[name])), name="y")
    dtype = DTYPES[name].storage
    with tfc.Session(b.finish()) as s:
        call = s.prepare("y", ["x"])
        call(np.ones((), dtype))
        fits = np.issubdtype(dtype, np.floating) or isinstance(value, (int, np.integer))
        if not fits or value == 10**30:
            with pytest.raises(Error, match="feed x: "):
                call(value)
            return
        with np.errstate(over="ignore"):
            expected = -np.asarray(value).astype(dtype)
        np.testing.assert_array_equal(call(value), expected, strict=True)
        np.testing.assert_array_equal(call(dtype.type(-expected)), expected, strict=True)


@pytest.mark.parametrize(
    "name", ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "bf16", "f32", "f64", "bool"]
)
@pytest.mark.parametrize("shape", [(), (3,), (2, 0), (2, 3, 4), (1, 2, 1, 2, 1, 2)])
def test_every_element_type_and_rank(way, name, shape):
    dtype = DTYPES[name]
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(dtype, *shape))
    y = b.emit("LogicalNot", x, name="y") if name == "bool" else b.emit("Add", x, x, name="y")
    b.emit("Identity", y, name="z")
    values = (np.arange(int(np.prod(shape))).reshape(shape) % 2).astype(dtype.storage)
    expected = ~values if name == "bool" else values + values
    with tfc.Session(b.finish()) as s:
        call = s.prepare(["y", "z"], ["x"])
        for _ in range(2):
            for result in call(values):
                assert (result.dtype, result.shape) == (dtype.storage, shape)
                assert result.flags.writeable
                assert result.flags.carray
                np.testing.assert_array_equal(result, expected)


def test_unknown_sizes_are_bound_one_by_one(two):
    wide = two.prepare("wide", ["any"])
    for rows in [1, 2, 3, 2, 1, *range(12), 1]:
        x = np.full((rows, 4), rows, np.float32)
        np.testing.assert_array_equal(wide(x), x + 1)


def test_a_failed_step_changes_nothing_and_the_next_one_runs(two):
    divide = two.prepare("divide").call
    k, d = np.array([4, 5, 6, 7], np.int32), np.array([1, 2, 3, 4], np.int32)
    np.testing.assert_array_equal(divide(k, d), k // d)
    before = two.state()["W"]
    for _ in range(3):
        with pytest.raises(Error, match=r"INVALID_ARGUMENT.*zero"):
            divide(k, np.zeros(4, np.int32))
        np.testing.assert_array_equal(two.state()["W"], before)
    np.testing.assert_array_equal(divide(k, d), k // d)
    np.testing.assert_array_equal(two.state()["W"], before + k // d)


def test_a_closed_session_refuses_its_builtins(two):
    one = two.prepare("y", ["x", "b"])
    one(A, 1)
    two.close()
    with pytest.raises(Error, match="closed Session"):
        one(A, 1)


def test_variables_that_were_reset_are_noticed(two):
    step = two.prepare(["y"], ["x", "b"], ["add"])
    for _ in range(3):
        step(A, 0)
    two.reset()
    np.testing.assert_array_equal(step(A, 0)[0], A)


def test_a_limit_of_time_goes_the_slow_way(way):
    with tfc.Session(tfc.parse(TWO), config=Config(timeout=60.0)) as s:
        one = s.prepare("y", ["x", "b"])
        assert not is_native(one)
        np.testing.assert_array_equal(one(A, 1), A + 1)


def test_modules_have_builtins_too(way):
    module = tfc.compile(tfc.parse(TWO.replace("input any: f32[?, 4]\nwide = any + 1\n", "")))
    call = module["main"].call
    assert is_native(call) == (way == "native")
    for _ in range(2):
        np.testing.assert_array_equal(call(A, 1)[1], (A + 1) * 2)
        np.testing.assert_array_equal(module.main(x=A, b=1)["y"], A + 1)


# ---- memory and threads ---------------------------------------------------------------------------------------------


def test_large_results_are_recycled_only_when_nobody_has_them(way):
    with tfc.Session(tfc.parse("input x: f32[200000]\ny = x + 1\nz = x * 2")) as s:
        call = s.prepare(["y", "z"], ["x"])
        kept = [call(np.full(200000, k, np.float32)) for k in range(6)]
        for k, (y, z) in enumerate(kept):
            assert y.ctypes.data % 64 == z.ctypes.data % 64 == 0
            assert (y == k + 1).all()
            assert (z == 2 * k).all()


def test_calls_leave_no_references_behind(two):
    one, several = two.prepare("y", ["x", "b"]), two.prepare(["y", "z"], ["x", "b"])
    named = two.prepare("main")
    y, b, out = np.empty_like(A), np.float32(1).reshape(()), {"y": np.empty_like(A)}
    pair = [y, None]

    def calls(n):
        for _ in range(n):
            one(A, b, out=y)
            one(A, b=2.5)
            several(A, b, out=pair)
            named(x=A, b=b, out=out)

    def references():
        gc.collect()
        return [sys.getrefcount(each) for each in watched]

    watched = [A, y, b, out["y"], A.dtype, one, several, pair, None, 2.5, "x", "out", two]
    calls(100)
    before = references()
    calls(25_000 if native_calls.python_record() else 500)
    assert all(abs(a - b) < 20 for a, b in zip(references(), before, strict=True))
    tracemalloc.start()
    try:
        calls(10)
        taken = tracemalloc.get_traced_memory()[0]
        calls(500)
        assert tracemalloc.get_traced_memory()[0] - taken < 5000
    finally:
        tracemalloc.stop()


def test_a_session_and_its_builtins_are_collected(way):
    session = tfc.Session(tfc.parse(TWO))
    one = session.prepare("y", ["x", "b"])
    one(A, 1)
    gone = weakref.ref(session)
    del session
    gc.collect()
    np.testing.assert_array_equal(one(A, 1), A + 1)
    del one
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("size", [8, 300_000])
def test_threads_share_one_builtin(way, size):
    with tfc.Session(tfc.parse(f"input x: f32[{size}]\ninput b: f32[]\ny = x * 2 + b"), threads=2) as s:
        call = s.prepare("y", ["x", "b"])
        x, wrong = np.ones(size, np.float32), []

        def work(b):
            y = np.empty_like(x)
            for _ in range(2000 if size < 100 else 40):
                if call(x, b)[-1] != 2 + b or call(x, b, out=y)[0] != 2 + b or (y != 2 + b).any():
                    wrong.append(b)

        threads = [threading.Thread(target=work, args=(b,)) for b in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not wrong


def test_long_steps_let_others_run_and_can_be_cancelled(way):
    text = "input n: i32[]\ntrips, y = while (i = 0, s = 0; i < n) { yield i + 1, (s * 3 + i) % 1000 }"
    with tfc.Session(tfc.parse(text)) as s:
        call, errors = s.prepare("y", ["n"]), []
        call(10)

        def work():
            try:
                call(2**31 - 1)
            except Error as error:
                errors.append(error.code)

        thread = threading.Thread(target=work)
        thread.start()
        while not errors:
            s.cancel()
            thread.join(0.01)
        thread.join()
        assert errors == ["CANCELLED"]
        assert call(2) == s.run("y", {"n": 2})


def test_an_interpreter_of_another_layout_is_noticed(monkeypatch):
    assert cpython.python_record() is not None
    monkeypatch.setattr(cpython, "_HEAD", 24)
    cpython.python_record.cache_clear()
    try:
        assert cpython.python_record() is None
    finally:
        monkeypatch.undo()
        cpython.python_record.cache_clear()
