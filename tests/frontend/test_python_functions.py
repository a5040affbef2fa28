"""`@tfc.function`: Python functions as functions of the graph, recursive ones too."""

import numpy as np
import pytest

import tfc
from tests.frontend.programs import Running
from tfc.ir.interpret.interpret import Interpreter


@tfc.function("f32[]")
def power(x: tfc.Tensor, n: tfc.Tensor) -> tfc.Tensor:
    return tfc.cond(n < 1, lambda: 1.0, lambda: x * power(x, n - 1))  # type: ignore[attr-defined]


def test_a_function_that_calls_itself() -> None:
    with tfc.graph() as g:
        n = tfc.input("n", "i32[]")  # type: ignore[attr-defined]
        power(2.0, n, name="y")
        power(3.0, n, name="z")
    graph = g.build()
    assert [name for name, _ in graph.functions] == ["power"]
    assert Running(graph)("y", "z", n=5) == [32, 243]


def test_functions_that_call_each_other_and_write_a_variable() -> None:
    with tfc.graph() as g:
        n = tfc.input("n", "i32[]")  # type: ignore[attr-defined]
        calls = tfc.variable("calls", np.int32(0))  # type: ignore[attr-defined]

        @tfc.function("bool[]")
        def even(k: tfc.Tensor) -> tfc.Tensor:
            calls.assign_add(1)
            return tfc.cond(k == 0, lambda: True, lambda: odd(k - 1))  # type: ignore[attr-defined]

        @tfc.function("bool[]")
        def odd(k: tfc.Tensor) -> tfc.Tensor:
            return tfc.cond(k == 0, lambda: False, lambda: even(k - 1))  # type: ignore[attr-defined]

        even(n, name="y")
    run = Running(g.build())
    assert [bool(run("y", n=n)) for n in (4, 7)] == [True, False]
    assert run("calls") == 3 + 4


def test_result_types_may_follow_from_the_arguments() -> None:
    with tfc.graph() as g:

        @tfc.function(lambda x, n: x)
        def halved(x: tfc.Tensor, n: tfc.Tensor) -> tfc.Tensor:
            return tfc.cond(n < 1, lambda: x, lambda: halved(x / 2, n - 1))  # type: ignore[attr-defined]

        halved([8.0, 4.0], 2, name="y")
    np.testing.assert_array_equal(Running(g.build())("y"), [2, 1])


def test_a_recursion_without_an_end_is_refused() -> None:
    with tfc.graph():

        @tfc.function("f32[]")
        def forever(x: tfc.Tensor) -> tfc.Tensor:
            return forever(x * 2)

        with pytest.raises(tfc.Error, match="'forever' calls itself every time"):
            forever(1.0)


def test_a_function_that_gives_too_much_is_refused() -> None:
    with tfc.graph():

        @tfc.function("f32[]")
        def two(x: tfc.Tensor) -> object:
            return x, x

        with pytest.raises(tfc.Error, match="declares 1 results, but gives 2"):
            two(1.0)


def test_calls_that_write_see_what_earlier_ones_wrote() -> None:
    with tfc.graph() as g:
        count = tfc.variable("count", np.int32(0))  # type: ignore[attr-defined]

        @tfc.function("i32[]")
        def bumped(by: tfc.Tensor) -> tfc.Tensor:
            before = count + 0
            count.assign_add(by)
            return before

        @tfc.function("i32[]")
        def twice(by: tfc.Tensor) -> tfc.Tensor:
            return bumped(by) * 100 + bumped(by)

        a, b, c = bumped(3), bumped(4), twice(5)
        tfc.op("AddN", a * 1000000, b * 10000, c, name="all")
    graph = g.build()
    plain = Interpreter(graph)
    plain.initialize()
    assert plain.run({}, ["all"])[0] == 3 * 10000 + 7 * 100 + 12
    for level in (0, 2):
        with tfc.Session(graph, config=tfc.Config().with_(opt_level=level)) as session:
            assert session.run("all") == 3 * 10000 + 7 * 100 + 12
            assert session.state()["count"] == 17
