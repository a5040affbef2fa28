"""Sessions: what may be fed and fetched, entries, variables, errors."""

import threading

import numpy as np
import pytest

import tfc.ir.ops
from tfc.ir.base.errors import Error, Loc
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Symbol, Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32, i32, tensor
from tfc.runtime.session.session import Session

pytestmark = pytest.mark.usefixtures("compiled")
BATCH = Dim.symbol("batch")


def f(*values):
    return np.array(values, np.float32)


def linear():
    """y = x * W, loss = sum of y, step: W -= 0.5 * g; W starts as ones; U has no initial value."""
    b = Builder()
    with b.at(Loc("model.tfg", 3, 1)):
        x = b.emit("Placeholder", name="x", type=tensor(f32, BATCH, 3))
    g = b.emit("Placeholder", name="g", type=tensor(f32, 3))
    w = b.emit("VariableV2", name="W", shape=(3,), dtype=f32)
    b.emit("VariableV2", name="U", shape=(2,), dtype=f32)
    b.node("Assign", w, b.const(np.ones(3, np.float32), name="ones"), name="W/Assign")
    y = b.emit("Mul", x, w, name="y")
    half = b.const(np.float32(0.5), name="half")
    b.emit("AssignSub", w, b.emit("Mul", g, half, name="delta"), name="step")
    b.emit_many("Split", b.const(np.int32(1), name="axis"), y, name="parts", num_split=3)
    b.node("NoOp", name="init", control=["W/Assign"])
    return b.finish().with_(
        init="init",
        symbols=(Symbol("batch", 1, 100),),
        entries=(
            Entry("infer", (("x", x),), (("y", y),)),
            Entry("train", (("inputs", x), ("g", g)), (("y", y), ("W", w)), ("step",)),
        ),
    )


X = np.arange(6, dtype=np.float32).reshape(2, 3)


def test_a_name_that_only_an_entry_gives_a_result_is_no_node_and_told_apart():
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, 3))
    entry = Entry("double", (("x", x),), (("y", b.emit("AddV2", x, x, name="sum")),))
    told = "there is no node 'y'; entry 'double' calls a result so: ask for the entry"
    with Session(b.finish().with_(entries=(entry,))) as s, pytest.raises(Error, match=told):
        s.run(["y"], {"x": f(1, 2, 3)})


def test_an_entry_gives_a_dict_in_its_own_order():
    with Session(linear(), devices={"cpu": 1}, threads=2) as s:
        out = s.run("infer", x=X)
        assert list(out) == ["y"]
        np.testing.assert_array_equal(out["y"], X)
        out = s.run("train", inputs=X, g=f(1, 2, 4))
        assert list(out) == ["y", "W"]
        np.testing.assert_array_equal(out["y"], X)  # reads come before the write
        np.testing.assert_array_equal(s.state()["W"], f(0.5, 0, -1))
        np.testing.assert_array_equal(s.run("infer", {"x": X})["y"], X * f(0.5, 0, -1))


def test_any_value_may_be_fed_and_fetched():
    with Session(linear()) as s:
        first, second = s.run(["parts:2", "y"], feeds={"x": X})
        np.testing.assert_array_equal(first, X[:, 2:])
        np.testing.assert_array_equal(second, X)
        np.testing.assert_array_equal(s.run("y", {"x": X, "W": f(1, 2, 3)}), X * f(1, 2, 3))
        np.testing.assert_array_equal(s.run("parts:1", {Value("y"): X + 1}), X[:, 1:2] + 1)
        assert s.run([], {"g": f(2, 2, 2)}, targets=["step"]) == []
        np.testing.assert_array_equal(s.run("W"), f(0, 0, 0))


def test_steps_are_compiled_once_for_all_sizes(compiled):
    with Session(linear()) as s:
        for rows in (1, 2, 50, 1):
            assert s.run("y", {"x": np.ones((rows, 3), np.float32)}).shape == (rows, 3)
        s.run("infer", x=X)
        s.run("infer", x=X)
    assert compiled == [["y"], [], ["y"]]


def test_unknown_sizes_are_compiled_for_each(compiled):
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, None, BATCH))
    b.emit("Square", x, name="y")
    with Session(b.finish().with_(symbols=(Symbol("batch"),))) as s:
        for shape in ((2, 3), (4, 3), (2, 3), (2, 7)):
            assert s.run("y", {"x": np.ones(shape, np.float32)}).shape == shape
    assert len(compiled) == 3


def test_a_prepared_step_writes_into_given_arrays():
    with Session(linear()) as s:
        step = s.prepare("infer")
        given = np.empty((2, 3), np.float32)
        out = step(x=X, out={"y": given})
        assert out["y"] is given
        np.testing.assert_array_equal(given, X)
        assert s.prepare("infer") is step
        with pytest.raises(Error, match="entry infer has no result 'z'"):
            step(x=X, out={"z": given})


def call(*arguments, **inputs):
    return lambda s: s.run(*arguments, **inputs)


@pytest.mark.parametrize(
    ("use", "code", "message"),
    [
        (call("infer"), "INVALID_ARGUMENT", r"entry infer needs a feed for 'x', f32\[batch, 3\]"),
        (call(["y"]), "INVALID_ARGUMENT", r"the step needs a feed for 'x', f32\[batch, 3\]"),
        (call("infer", z=X), "NOT_FOUND", "entry infer has no input 'z'"),
        (call("train", input=X, g=X), "NOT_FOUND", "no input 'input'; did you mean 'inputs'"),
        (call("infre", x=X), "NOT_FOUND", "there is no node 'infre'"),
        (lambda s: s.prepare("infre"), "NOT_FOUND", "no entry 'infre'; did you mean 'infer'"),
        (call(["part:1"], {"x": X}), "NOT_FOUND", "there is no node 'part'; did you mean 'parts'"),
        (call(["parts:3"], {"x": X}), "NOT_FOUND", "Split has 3 outputs, so there is no parts:3"),
        (call(["y"], {"x": X, "x:0": X}), "INVALID_ARGUMENT", "Endpoint x:0 fed more than once"),
        (call(["x"], {"x": X}), "INVALID_ARGUMENT", "x:0 is both fed and fetched."),
        (call([]), "INVALID_ARGUMENT", "Must specify at least one target to fetch or execute."),
        (call(["y"], {"x": X}, targets=["stop"]), "NOT_FOUND", "no node 'stop'; did you mean 'step'"),
        (
            call("infer", x=X.astype(np.float64)),
            "INVALID_ARGUMENT",
            r"array of float64; convert it with .astype\('float32'\)",
        ),
        (call("infer", x=X[0]), "INVALID_ARGUMENT", r"rank 2, got shape \[3\]"),
        (call("infer", x=X.T), "INVALID_ARGUMENT", "axis 1 must be 3"),
        (call("infer", x=[[1, 2, 3], [4, 5]]), "INVALID_ARGUMENT", "ragged"),
        (call("infer", x="abc"), "INVALID_ARGUMENT", "expected f32"),
        (call("infer", x=np.zeros((0, 3), np.float32)), "INVALID_ARGUMENT", r"leaves batch outside of 1\.\.100"),
        (call("infer", x=np.zeros((101, 3), np.float32)), "INVALID_ARGUMENT", r"leaves batch outside of 1\.\.100"),
        (call("infer", {"x": X}, x=X), "INVALID_ARGUMENT", "x is given twice"),
        (call(["U"]), "FAILED_PRECONDITION", "Attempting to use uninitialized value U"),
        (lambda s: s.set_state({"V": X}), "NOT_FOUND", "no variable 'V'"),
        (lambda s: s.set_state({"W": X}), "INVALID_ARGUMENT", r"variable W is f32\[3\], the value float32\[2, 3\]"),
    ],
)
def test_wrong_use_is_an_error_that_says_where(use, code, message):
    with Session(linear()) as s, pytest.raises(Error, match=message) as caught:
        use(s)
    assert caught.value.code == code


def test_errors_of_feeds_name_the_node_and_its_line():
    with Session(linear()) as s, pytest.raises(Error) as caught:
        s.run("train", inputs=X[0], g=f(0, 0, 0))
    assert (caught.value.node, str(caught.value.loc)) == ("x", "model.tfg:3:1")
    assert "feed inputs" in caught.value.message


@pytest.mark.parametrize("x", [X.T.copy().T, X.tolist(), X.astype(">f4"), X[::-1][::-1], X.astype(int).tolist()])
def test_feeds_of_any_layout(x):
    with Session(linear()) as s:
        np.testing.assert_array_equal(s.run("infer", x=x)["y"], X)


def test_readonly_feeds():
    x = X.copy()
    x.flags.writeable = False
    with Session(linear()) as s:
        np.testing.assert_array_equal(s.run("infer", x=x)["y"], X)


@pytest.mark.parametrize(("value", "fits"), [(3, True), ([1, 2], False), (2.5, False), (1 << 40, False), (True, True)])
def test_numbers_are_fed_without_a_silent_loss(value, fits):
    b = Builder()
    b.emit("Neg", b.emit("Placeholder", name="n", type=tensor(i32)), name="y")
    with Session(b.finish()) as s:
        if fits:
            assert s.run("y", {"n": value}) == -int(value)
        else:
            with pytest.raises(Error, match="feed n: expected"):
                s.run("y", {"n": value})


def test_initialization_is_automatic_unless_turned_off():
    with Session(linear()) as s:
        assert list(s.state()) == ["W"]
    with Session(linear(), initialize=False) as s:
        with pytest.raises(Error, match="Attempting to use uninitialized value W"):
            s.run("infer", x=X)
        s.run([], targets=["init"])
        s.run("infer", x=X)


def test_state_survives_in_a_file(tmp_path):
    path = tmp_path / "state.safetensors"
    with Session(linear()) as s:
        s.set_state({"U": f(5, 6)})
        s.run("train", inputs=X, g=f(2, 2, 2))
        s.save(path)
        first = path.read_bytes()
        s.save(path)
        assert path.read_bytes() == first
    with Session(linear()) as s:
        s.restore(path)
        np.testing.assert_array_equal(s.run("W"), f(0, 0, 0))  # not initialised again
        np.testing.assert_array_equal(s.state()["U"], f(5, 6))
    damaged = bytearray(first)
    damaged[-1] ^= 1
    path.write_bytes(damaged)
    with Session(linear()) as s:
        with pytest.raises(Error, match="damaged") as caught:
            s.restore(path)
        assert caught.value.code == "DATA_LOSS"
        with pytest.raises(Error, match="cannot read"):
            s.restore(tmp_path / "missing")


def test_a_file_that_lacks_a_variable_changes_nothing(tmp_path):
    path = tmp_path / "state.safetensors"
    with Session(linear()) as s:
        s.run("train", inputs=X, g=f(2, 2, 2))
        s.save(path)
        with pytest.raises(Error, match="holds no variable U"):
            s.restore(path)
        np.testing.assert_array_equal(s.run("W"), f(0, 0, 0))


def test_a_session_grows():
    b = Builder(linear())
    v = b.emit("VariableV2", name="V", shape=(3,), dtype=f32)
    b.node("Assign", v, b.const(np.full(3, 7, np.float32), name="seven"), name="V/Assign")
    b.emit("Add", Value("y"), v, name="z")
    more = b.finish()
    more = more.with_nodes(
        n.with_(control_inputs=("W/Assign", "V/Assign")) if n.name == "init" else n for n in more.nodes
    )
    with Session(linear()) as s:
        s.run("train", inputs=X, g=f(2, 2, 2))
        s.extend(more)
        np.testing.assert_array_equal(s.run("z", {"x": X}), np.full((2, 3), 7, np.float32))
        other = Builder()
        other.emit("Placeholder", name="y", type=tensor(f32))
        with pytest.raises(Error, match="another node 'y'") as caught:
            s.extend(other.finish())
        assert caught.value.code == "ALREADY_EXISTS"


def test_a_closed_session_says_so():
    s = Session(linear())
    step = s.prepare("infer")
    s.close()
    for use in (lambda: s.run("infer", x=X), lambda: step(x=X), s.state):
        with pytest.raises(Error, match="closed Session") as caught:
            use()
        assert caught.value.code == "FAILED_PRECONDITION"


@pytest.mark.parametrize("bad", [np.nan, np.inf])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_failed_check_leaves_variables_as_they_were(bad, threads):
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, BATCH))
    total = b.emit("VariableV2", name="total", shape=(), dtype=f32)
    b.node("Assign", total, b.const(np.float32(1), name="one"), name="total/Assign")
    axis = b.const(np.int32(0), name="axis")
    b.emit("AssignAdd", total, b.emit("Sum", x, axis, name="sum"), name="add")
    with b.at(Loc("model.tfg", 5, 2)), b.after("add"):
        b.emit("CheckNumerics", x, name="checked", message="x is broken")
    b.node("NoOp", name="init", control=["total/Assign"])
    with Session(b.finish().with_(init="init", symbols=(Symbol("batch"),)), threads=threads) as s:
        x = np.ones(100_000, np.float32)
        s.run("checked", {"x": x})
        x[54_321] = bad
        with pytest.raises(Error, match="x is broken") as caught:
            s.run("checked", {"x": x})
        error = caught.value
        assert (error.code, error.node, str(error.loc)) == ("INVALID_ARGUMENT", "checked", "model.tfg:5:2")
        assert s.state()["total"] == 100_001


def test_an_index_out_of_range_is_named():
    b = Builder()
    i = b.emit("Placeholder", name="i", type=tensor(i32, None))
    table = b.const(np.arange(12, dtype=np.float32).reshape(4, 3), name="table")
    b.emit("GatherV2", table, i, b.const(np.int32(0), name="axis"), name="rows")
    with Session(b.finish()) as s:
        assert s.run("rows", {"i": [3, 0]}).tolist() == [[9, 10, 11], [0, 1, 2]]
        with pytest.raises(Error, match="4") as caught:
            s.run("rows", {"i": [3, 4]})
        assert (caught.value.code, caught.value.node) == ("INVALID_ARGUMENT", "rows")


def test_a_failing_host_op_undoes_the_step():
    b = Builder()
    w = b.emit("VariableV2", name="W", shape=(), dtype=i32)
    b.node("Assign", w, b.const(np.int32(0), name="zero"), name="W/Assign")
    with b.at(Loc("model.tfg", 9, 5)):
        counted = b.emit("CountUpTo", w, name="counted", limit=2)
    other = b.emit("VariableV2", name="V", shape=(), dtype=i32)
    b.node("Assign", other, b.const(np.int32(0), name="nought"), name="V/Assign")
    b.emit("AssignAdd", other, b.const(np.int32(1), name="one"), name="a_step")
    b.node("NoOp", name="init", control=["W/Assign", "V/Assign"])
    with Session(b.finish().with_(init="init")) as s:
        assert [int(s.run(counted, targets=["a_step"])) for _ in range(2)] == [0, 1]
        with pytest.raises(Error, match="Reached limit of 2") as caught:
            s.run(["counted"], targets=["a_step"])
        error = caught.value
        assert (error.code, error.node, str(error.loc)) == ("OUT_OF_RANGE", "counted", "model.tfg:9:5")
        assert {name: int(value) for name, value in s.state().items()} == {"V": 2, "W": 2}


def test_threads_that_come_first_together_wait_for_the_initial_values():
    for _ in range(10):
        with Session(linear()) as s:
            barrier, results = threading.Barrier(4), []

            def work(s=s, barrier=barrier, results=results):
                barrier.wait()
                results.append(s.run("W").tolist())

            threads = [threading.Thread(target=work) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert results == [[1.0] * 3] * 4


def test_threads_share_a_session():
    with Session(linear(), threads=2) as s:
        failures = []

        def work():
            try:
                for _ in range(20):
                    s.run("train", inputs=X, g=f(2, 2, 2))
                    w = s.run("W")
                    assert len(set(w.tolist())) == 1, w
            except BaseException as failure:
                failures.append(failure)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not failures
        assert s.state()["W"].tolist() == [-79.0] * 3


def test_a_trace_holds_every_instruction(tmp_path):
    with Session(linear()) as s:
        s.run("infer", x=X)
        with s.tracing() as trace:
            s.run("infer", x=X)
        s.run("infer", x=X)
    assert [span.nodes for span in trace.spans] == [("y",)]
    assert "Mul" in trace.spans[0].name
    trace.save(tmp_path / "trace.json")
    assert '"ph": "X"' in (tmp_path / "trace.json").read_text()


def test_a_trace_goes_on_after_an_op_on_the_host():
    graph = tfc.parse("input x: f32[2, 3]\np = sum(x, axis=1)\ne = Erfinv(p)\nz = e * 2\nentry main(x) -> z\n")
    with Session(graph) as s, s.tracing() as trace:
        for _ in range(2):
            np.testing.assert_allclose(s.run("main", x=np.full((2, 3), 1 / 6, np.float32))["z"], [0.95387256] * 2, 1e-6)
    assert [span.nodes[0] for span in trace.spans[:3]] == [span.nodes[0] for span in trace.spans[3:]]
    assert trace.spans[1].name == "Erfinv"


def test_a_graph_that_is_not_built_is_refused():
    with tfc.graph() as g:
        tfc.input("x", "f32[]")
    with pytest.raises(TypeError, match=r"g\.build\(\)"):
        tfc.Session(g)


def test_tensors_of_the_python_builder_name_their_values() -> None:
    with tfc.graph() as g:
        x = tfc.input("x", "f32[2]")
        y, z = x * 2, x - 1
    with tfc.Session(g.build()) as s:
        np.testing.assert_array_equal(s.run(y, {x: [1, 2]}), [2, 4])
        np.testing.assert_array_equal(s.run([y, z], {"x": [3, 4]}), [[6, 8], [2, 3]])
        with pytest.raises(tfc.Error, match="3 names no value"):
            s.run(3)
        with pytest.raises(tfc.Error, match="names no value"):
            s.run([None])


def test_operations_and_tensors_of_the_python_builder_name_targets() -> None:
    with tfc.graph() as g:
        total = tfc.variable("total", "i32[]", 0)
        queue = tfc.queue("q", "fifo", ["i32[]"])
        put = queue.enqueue(tfc.constant(5))
        up = tfc.op("AssignAdd", total, 1, name="up")
        size = queue.size()
    with tfc.Session(g.build()) as s:
        for targets in (put, [put], up, [up], "up", ["up", put]):
            s.run([], {}, targets)
        assert s.run([size, total]) == [3, 4]
        assert s.prepare(size, [], up)() == 3
        for wrong in (3, [3], [None]):
            with pytest.raises(tfc.Error, match="names no value"):
                s.run([], {}, wrong)  # type: ignore[arg-type]
