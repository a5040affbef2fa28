"""Functions of the program: polymorphic, expanded in place, in order."""

import numpy as np
import pytest

import tfc
from tests.frontend.programs import Running, codes, evaluate, graph_of, same

X = np.arange(6, dtype=np.float32).reshape(2, 3)


def test_element_types_and_sizes_follow_from_the_arguments() -> None:
    text = """
    fn scale(x: T[n, m], by: T[m] = [1, 2, 3], extra: int = 1) -> T[n, m + extra] {
      concat([x * by, ones([n, extra], T)], axis=1)
    }
    input a: f32[2, 3]
    input b: f64[4, 3]
    x = scale(a)
    y = scale(b, extra=2)
    """
    graph = graph_of(text)
    assert str(graph["x"].types[0]) == "f32[2, 4]"
    assert str(graph["y"].types[0]) == "f64[4, 5]"
    same(
        evaluate(text, "x", a=X), np.concatenate([X * np.array([1, 2, 3], np.float32), np.ones((2, 1), np.float32)], 1)
    )


def test_literals_take_the_type_that_tensors_bind() -> None:
    graph = graph_of("fn f(x: T[], y: T[n]) { x + y }\ninput a: f64[2]\nz = f(1, a)\nw = f(1, [2, 3])\n")
    assert str(graph["z"].types[0]) == "f64[2]"
    assert str(graph["w"].types[0]) == "i32[2]"


def test_unknown_sizes_are_read_in_the_run() -> None:
    text = "fn f(x: T[n, m]) { zeros([n, 2]) + cast(m, f32) }\ninput x: f32[?, 3]\ny = f(x)\n"
    same(evaluate(text, "y", x=X), np.full((2, 2), 3, np.float32))


def test_functions_may_stand_behind_their_calls_and_call_each_other() -> None:
    text = "y = twice(3.0)\nfn twice(x: T[]) { once(once(x)) }\nfn once(x: T[]) { x * 2 }\n"
    assert evaluate(text, "y") == 12


def test_functions_are_values_of_parameters() -> None:
    text = """
    fn apply(f: function, x: T[n], times: int = 1) {
      static if times == 0 { x } else { f(x) }
    }
    fn inc(x: T[n]) { x + 1 }
    y = apply(inc, [1.0, 2.0]) + apply(tanh, [0.0, 0.0]) + apply(inc, [5.0, 5.0], times=0) + apply(Relu, [-1.0, 1.0])
    """
    same(evaluate(text, "y"), np.array([7, 9], np.float32))


def test_several_results() -> None:
    text = """
    fn both(x: T[n]) -> T[n], T[] { x * 2, sum(x) }
    a, b = both([1.0, 2.0])
    pair = both([1.0, 2.0])
    c = pair.1 + b
    fn passed_on(x: T[n]) { both(x) }
    _, d = passed_on([3.0])
    """
    a, b, c, d = evaluate(text, "a", "b", "c", "d")
    same(a, np.array([2, 4], np.float32))
    assert (b, c, d) == (3, 6, 3)


def test_statements_of_a_body_take_effect_in_order() -> None:
    text = """
    var n: i32[] = 0
    fn tick() { before = n + 0; n += 1; middle = n + 0; n += 10; before, middle, n + 0 }
    a, b, c = tick()
    """
    run = Running(text)
    assert run("a", "b", "c") == [0, 1, 11]
    assert run("a", "b", "c") == [11, 12, 22]
    assert run("a", "n") == [22, 22], "the main graph reads what the step began with"
    assert run("n") == 33, "a result waits for everything that the body does"


def test_reads_of_the_main_graph_come_before_writes() -> None:
    run = Running("var n: i32[] = 5\nwrite = group { n -= 3 }\nseen = n * 1\nlate = n * 1 with after(write)\n")
    assert run("seen", "late") == [5, 2]


def test_a_function_without_values_is_an_operation() -> None:
    text = "var n: i32[] = 0\nfn bump(by: int) { n += by }\nstep = bump(3)\nall = group { bump(10); bump(100) }\n"
    run = Running(text)
    run(targets=["step"])
    run(targets=["all"])
    assert run("n") == 113
    assert graph_of(text)["step"].op == "NoOp"


def test_effects_of_inner_calls_are_waited_for() -> None:
    text = """
    var n: i32[] = 0
    fn add(by: int) { n += by; 1.0 }
    fn twice() { add(1); unused = add(10); 2.0 }
    y = twice()
    both = group { add(100); add(1000) }
    """
    run = Running(text)
    assert run("y") == 2
    assert run("n") == 11
    run(targets=["both"])
    assert run("n") == 1111


def test_checks_in_a_body_guard_its_results() -> None:
    text = "fn root(x: T[]) { assert(x >= 0); sqrt(x) }\ninput x: f32[]\ny = root(x)\n"
    run = Running(text)
    assert run("y", x=4.0) == 2
    with pytest.raises(Exception, match=r"assert"):
        run("y", x=-4.0)


def test_variables_may_be_passed_and_changed() -> None:
    text = """
    var a: f32[2] = [1, 2]
    var b: f32[] = 1
    fn halve(v: T[*]) { v -= 0.5 * v }
    step = group { repeat v in [a, b] { halve(v) } }
    """
    run = Running(text)
    run(targets=["step"])
    same(run("a"), np.array([0.5, 1], np.float32))
    same(run("b"), np.float32(0.5))


def test_names_of_a_function_are_its_own() -> None:
    text = "n = 5\nfn f(x: T[n, m]) { y = n + m; y }\nz = f(zeros([2, 3]))\ny = f(zeros([1, 1]))\n"
    assert evaluate(text, "z") == 5
    assert codes("fn f(x: T[n]) { inner = x; inner }\ny = f([1.0])\nz = inner\n") == ["E0101@3:5"]


def test_errors_show_the_body_and_the_calls() -> None:
    import tfc

    with pytest.raises(tfc.Error) as caught:
        graph_of("fn f(x: T[n]) {\n  g(x)\n}\nfn g(x: T[n]) {\n  x @ x @ x\n}\ninput a: f32[3]\ny = f(a)\n")
    assert [each.line for each in caught.value.diagnostics[0].loc.stack()] == [5, 2, 8]


@pytest.mark.parametrize("file", [None, "model.tfg"])
def test_a_function_that_nobody_calls_is_checked(file: str | None) -> None:
    text = "fn f(x: T[n, m]) { rleu(x) }\nfn g(x: f32[2]) { relu(x, 1, 2) }\n"
    with pytest.raises(tfc.Error) as caught:
        tfc.parse(text, **({} if file is None else {"file": file}))
    assert [found.code for found in caught.value.diagnostics] == ["E0101", "E0302"]
