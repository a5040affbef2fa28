"""Calls that native code takes must give, refuse and exclude what the slow way does: each test runs both ways."""

import ctypes
import sys
import threading

import numpy as np
import pytest

import tfc
from tests.runtime.call_model import TWO, A
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder
from tfc.ir.types.types import DTYPES, tensor
from tfc.runtime.execute import native_calls

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


@pytest.fixture
def session(way):
    with tfc.Session(tfc.parse(MODEL)) as made:
        yield made


def sized(session, entry, x=X):
    """The prepared entry, after one call that binds it to the sizes of x where that can be."""
    step = session.prepare(entry)
    step(x=x)
    assert step.is_bound == (native_calls.python_record() is not None)
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


def test_an_entry_as_a_function_of_its_feeds_in_order(two, way):
    call, other = two.prepare("main", ["b", "x"]), two.prepare("main", ["x", "b"])
    assert is_native(call) == (way == "native")
    for _ in range(2):
        assert list(call(2, A)) == ["y", "z"]
        np.testing.assert_array_equal(call(2, A)["y"], A + 2)
        np.testing.assert_array_equal(other(A, b=3)["y"], A + 3)
        y = np.empty_like(A)
        assert call(1, A, out={"y": y})["y"] is y
    for feeds in (["x"], ["x", "x"], ["x", "b", "c"]):
        with pytest.raises(Error, match="entry main is fed x, b, not"):
            two.prepare("main", feeds)


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


@pytest.mark.few(12)
@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_calls_get_the_same_error_either_way(two, wrong, unknown_interpreter):
    one = two.prepare("y", ["x", "b"])
    for _ in range(2):
        with pytest.raises(Error) as caught:
            WRONG[wrong](one)
        np.testing.assert_array_equal(one(A, 1), A + 1)
    unknown_interpreter()
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


@pytest.mark.few(20)
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
    step = two.prepare("divide")
    divide = step.call
    k, d = np.array([4, 5, 6, 7], np.int32), np.array([1, 2, 3, 4], np.int32)
    np.testing.assert_array_equal(divide(k, d), k // d)
    assert step.is_bound == (native_calls.python_record() is not None)
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


def test_c_calls_a_function_pointer(two, way):
    c = two.prepare("grow").for_c(x=A, b=1)
    function = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(c.function)
    b, y, z = np.full((), 2, np.float32), np.empty_like(A), np.empty_like(A)
    for k in range(3):
        feeds, results = ((ctypes.c_void_p * 2)(p.ctypes.data, q.ctypes.data) for p, q in ((A, b), (y, z)))
        assert function(c.block, feeds, results) == 0
        np.testing.assert_array_equal(y, A * (1 + k * A) + 2)
        np.testing.assert_array_equal(z, 2 * y)


def test_c_is_told_what_went_wrong(two, way):
    c = two.prepare("divide").for_c(k=np.zeros(4, np.int32), d=np.ones(4, np.int32))
    function = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(c.function)
    zero, q = np.zeros(4, np.int32), np.empty(4, np.int32)
    feeds = (ctypes.c_void_p * 2)(zero.ctypes.data, zero.ctypes.data)
    assert function(c.block, feeds, (ctypes.c_void_p * 1)(q.ctypes.data)) == 3
    assert "zero" in str(c.error())


class Tensor:
    """Another library's: it knows DLPack, on the device of this number."""

    def __init__(self, array, device=1):
        self.array, self.device = array, device

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.device, 0


def test_tensors_of_other_libraries_are_read_where_they_lie(two, monkeypatch):
    step = two.prepare("one")
    accept = step.signature.checks[0].accept
    assert accept(Tensor(A)).ctypes.data == A.ctypes.data
    for _ in range(2):
        np.testing.assert_array_equal(step.call(Tensor(A), Tensor(np.ones((), np.float32))), A + 1)
        np.testing.assert_array_equal(step.call(Tensor(np.repeat(A, 2)[::2]), 1), A + 1)
    with pytest.raises(Error, match="got an array of float64"):
        step.call(Tensor(A.astype(np.float64)), 1)
    with pytest.raises(Error, match="feed x: expected f32"):
        step.call(Tensor(A, device=2), 1)
    assert np.from_dlpack(step.call(A, 1)).tolist() == (A + 1).tolist()
