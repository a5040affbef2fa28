"""The reference interpreter: pruning, structured control flow, and the rule for variables."""

import sys

import numpy as np
import pytest

from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Error
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.text.parse import parse_graph


def load(body: str) -> Interpreter:
    graph = parse_graph("graph main {\n" + body + "\n}")
    verify(graph)
    return Interpreter(graph)


VARIABLE = 'VariableV2() {shape=(2,), dtype=f32, container="", shared_name=""} : f32[2]&'
STATE = f"""
  %W = {VARIABLE}
  %V = {VARIABLE}
  %one = Const() {{value=tensor f32[2] [1.0, 1.0]}} : f32[2]
  %ten = Const() {{value=tensor f32[2] [10.0, 10.0]}} : f32[2]
  %setW = Assign(%W, %one) {{validate_shape=true, use_locking=true}} : f32[2]&
  %setV = Assign(%V, %ten) {{validate_shape=true, use_locking=true}} : f32[2]&
  %init = NoOp() after %setW, %setV
  %read = Identity(%W) : f32[2]
  %add = AssignAdd(%W, %ten) {{use_locking=false}} : f32[2]&
  %sub = AssignSub(%W, %one) {{use_locking=false}} : f32[2]&
  %after = Identity(%W) after %add : f32[2]
  %copyV = Assign(%V, %W) {{validate_shape=true, use_locking=true}} : f32[2]&
  %copyW = Assign(%W, %V) {{validate_shape=true, use_locking=true}} : f32[2]&
  init %init
"""


def first(run: Interpreter, *fetches: str, targets: tuple[str, ...] = ()) -> list[float]:
    return [float(a[0]) for a in run.run({}, fetches, targets)]


def test_uninitialised_variables_are_named() -> None:
    with pytest.raises(Error, match="Attempting to use uninitialized value W") as caught:
        load(STATE).run({}, ["read"])
    assert caught.value.code == "FAILED_PRECONDITION"


def test_reads_come_before_writes() -> None:
    run = load(STATE)
    run.initialize()
    assert first(run, "read", "W", targets=("add",)) == [1.0, 1.0]
    assert first(run, "W") == [11.0]


def test_a_control_edge_makes_a_read_later() -> None:
    run = load(STATE)
    run.initialize()
    assert first(run, "after", "read") == [11.0, 1.0]


def test_writes_keep_construction_order_and_each_write_gives_its_own_value() -> None:
    run = load(STATE)
    run.initialize()
    assert first(run, "add", "sub", "after") == [11.0, 10.0, 11.0]
    assert first(run, "W") == [10.0]


def test_two_variables_can_be_exchanged_in_one_step() -> None:
    run = load(STATE)
    run.initialize()
    run.run({}, [], ["copyV", "copyW"])
    assert first(run, "W", "V") == [10.0, 1.0]


def test_only_what_is_needed_runs() -> None:
    run = load(
        """
  %x = Placeholder() {type=f32[2]} : f32[2]
  %bad = Log(%x) : f32[2]
  %never = Assert(%no, %x) {summarize=3} after %bad
  %no = Const() {value=tensor bool[] [false]} : bool[]
  %y = Neg(%x) after %x : f32[2]
"""
    )
    assert run.run({"x": [1, 2]}, ["y"])[0].tolist() == [-1.0, -2.0]
    with pytest.raises(Error, match="assertion failed"):
        run.run({"x": [1, 2]}, [], ["never"])


def test_inner_values_can_be_fed() -> None:
    run = load(
        """
  %x = Placeholder() {type=f32[2]} : f32[2]
  %h = Exp(%x) : f32[2]
  %y = Neg(%h) : f32[2]
"""
    )
    assert run.run({"h": [1, 2]}, ["y:0"])[0].tolist() == [-1.0, -2.0]


def test_if_runs_one_branch_only() -> None:
    run = load(
        """
  %p = Placeholder() {type=bool[]} : bool[]
  %x = Placeholder() {type=f32[]} : f32[]
  %y = If(%p, %x) {then_branch=graph body {
      %a = Arg() {index=0, type=f32[]} : f32[]
      %r = Neg(%a) : f32[]
      results %r
    }, else_branch=graph body {
      %a = Arg() {index=0, type=f32[]} : f32[]
      %no = Const() {value=tensor bool[] [false]} : bool[]
      %fail = Assert(%no, %a) {summarize=3}
      %r = Identity(%a) after %fail : f32[]
      results %r
    }} : f32[]
"""
    )
    assert float(run.run({"p": True, "x": 3}, ["y"])[0]) == -3.0
    with pytest.raises(Error, match="assertion failed"):
        run.run({"p": False, "x": 3}, ["y"])


LOOP = """
  %n = Placeholder() {type=i32[]} : i32[]
  %zero = Const() {value=tensor i32[] [0]} : i32[]
  %one = Const() {value=tensor i32[] [1]} : i32[]
  %w = While(%zero, %one, %n) {cond=graph body {
      %i = Arg() {index=0, type=i32[]} : i32[]
      %f = Arg() {index=1, type=i32[]} : i32[]
      %n = Arg() {index=2, type=i32[]} : i32[]
      %go = Less(%i, %n) : bool[]
      results %go
    }, body=graph body {
      %i = Arg() {index=0, type=i32[]} : i32[]
      %f = Arg() {index=1, type=i32[]} : i32[]
      %n = Arg() {index=2, type=i32[]} : i32[]
      %k = Const() {value=tensor i32[] [1]} : i32[]
      %next = AddV2(%i, %k) : i32[]
      %product = Mul(%f, %next) : i32[]
      results %next, %product
    }, loop_vars=2, parallel_iterations=10} : i32[], i32[]
"""


@pytest.mark.parametrize(("n", "factorial"), [(0, 1), (1, 1), (5, 120)])
def test_while_counts(n: int, factorial: int) -> None:
    assert [int(v) for v in load(LOOP).run({"n": n}, ["w:0", "w:1"])] == [n, factorial]


SCAN = """
  dim t in 0..9
  %n = DimSize() {dim="t", dtype=i32} : i32[]
  %x = Placeholder() {type=f32[t]} : f32[t]
  %s0 = Const() {value=tensor f32[] [0.0]} : f32[]
  %s = For(%n, %s0, %x) {body=graph body {
      %t = Arg() {index=0, type=i32[]} : i32[]
      %s = Arg() {index=1, type=f32[]} : f32[]
      %x = Arg() {index=2, type=f32[t]} : f32[t]
      %axis = Const() {value=tensor i32[] [0]} : i32[]
      %xt = GatherV2(%x, %t, %axis) {batch_dims=0} : f32[]
      %next = AddV2(%s, %xt) : f32[]
      results %next, %next
    }, loop_vars=1, parallel_iterations=10} : f32[], f32[t]
"""


@pytest.mark.parametrize("length", [0, 1, 6])
def test_for_collects(length: int) -> None:
    x = np.arange(1, length + 1, dtype=np.float32)
    total, sums = load(SCAN).run({"x": x}, ["s", "s:1"])
    assert float(total) == x.sum()
    np.testing.assert_array_equal(sums, np.cumsum(x))


TRIANGLE = """
  %n = Placeholder() {type=i32[]} : i32[]
  %y = Call(%n) {function="triangle", signature=(i32[],)} : i32[]
  graph triangle {
    %n = Arg() {index=0, type=i32[]} : i32[]
    %zero = Const() {value=tensor i32[] [0]} : i32[]
    %more = Greater(%n, %zero) : bool[]
    %r = If(%more, %n) {then_branch=graph body {
        %n = Arg() {index=0, type=i32[]} : i32[]
        %one = Const() {value=tensor i32[] [1]} : i32[]
        %less = Sub(%n, %one) : i32[]
        %rest = Call(%less) {function="triangle", signature=(i32[],)} : i32[]
        %sum = AddV2(%n, %rest) : i32[]
        results %sum
      }, else_branch=graph body {
        %n = Arg() {index=0, type=i32[]} : i32[]
        results %n
      }} : i32[]
    results %r
  }
"""


@pytest.mark.parametrize("n", [10, 10_000])
def test_a_recursive_function_under_if(n: int) -> None:
    assert int(load(TRIANGLE).run({"n": n}, ["y"])[0]) == n * (n + 1) // 2


def test_a_runaway_recursion_is_an_error_at_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tfc.ir.interpret.interpret.MAX_CALLS", 500)
    with pytest.raises(Error, match="calls of 'triangle' are nested more than 500 deep") as caught:
        load(TRIANGLE).run({"n": 501}, ["y"])
    assert caught.value.node == "rest" and caught.value.code == "RESOURCE_EXHAUSTED"
    assert sys.getrecursionlimit() < 100_000


def test_a_branch_that_writes_a_variable() -> None:
    run = load(
        STATE
        + """
  %p = Placeholder() {type=bool[]} : bool[]
  %maybe = If(%p, %W, %ten) {then_branch=graph body {
      %w = Arg() {index=0, type=f32[2]&} : f32[2]&
      %d = Arg() {index=1, type=f32[2]} : f32[2]
      %write = AssignAdd(%w, %d) {use_locking=false} : f32[2]&
      %r = Identity(%write) : f32[2]
      results %r
    }, else_branch=graph body {
      %w = Arg() {index=0, type=f32[2]&} : f32[2]&
      %d = Arg() {index=1, type=f32[2]} : f32[2]
      %r = Identity(%d) : f32[2]
      results %r
    }} : f32[2]
"""
    )
    run.initialize()
    assert float(run.run({"p": False}, ["maybe"])[0][0]) == 10.0
    assert first(run, "W") == [1.0]
    assert float(run.run({"p": True}, ["maybe"])[0][0]) == 11.0
    assert first(run, "W") == [11.0]


def test_errors_name_the_node() -> None:
    run = load(
        """
  %x = Placeholder() {type=i32[2]} : i32[2]
  %zero = Const() {value=tensor i32[] [0]} : i32[]
  %quotient = FloorDiv(%x, %zero) : i32[2]
"""
    )
    with pytest.raises(Error) as caught:
        run.run({"x": [1, 2]}, ["quotient"])
    assert caught.value.node == "quotient"
    with pytest.raises(Error, match="was fed a tensor of shape"):
        run.run({"x": [1, 2, 3]}, ["quotient"])
    with pytest.raises(Error, match="there is no node 'nothing'"):
        run.run({}, ["nothing"])
