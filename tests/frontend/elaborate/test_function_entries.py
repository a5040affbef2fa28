"""`entry f`: functions exported as they are."""

import numpy as np

import tfc
from tests.frontend.programs import codes, graph_of, same
from tfc.ir.types.types import i32


def test_a_function_is_an_entry() -> None:
    graph = graph_of("fn both(x: f32[n], s: f32[]) -> f32[n], f32[] { y = x * s; y, sum(y) }\nentry both")
    (entry,) = graph.entries
    assert entry.name == "both"
    assert [name for name, _ in entry.inputs] == ["x", "s"]
    assert [name for name, _ in entry.outputs] == ["y", "result"]
    assert str(graph.type_of(entry.inputs[0][1])) == "f32[n]"
    assert [symbol.name for symbol in graph.symbols] == ["n"]


def test_it_runs_compiled() -> None:
    graph = graph_of("fn scale(x: f32[n], s: f32[] = 3.0, times: int = 2) { x * s * times }\nentry scale")
    with tfc.Session(graph) as session:
        (output,) = (value for _, value in graph.entries[0].outputs)
        (x, s) = (value for _, value in graph.entries[0].inputs)
        same(session.run(output, {x: np.ones(2, np.float32)}), np.full(2, 6, np.float32))
        same(session.run(output, {x: np.ones(2, np.float32), s: 1.0}), np.full(2, 2, np.float32))


def test_a_recursive_function_and_one_that_only_does_something() -> None:
    text = """
    var n: i32[] = 0
    fn depth(k: i32[]) -> i32[] { if k < 1 { 0 } else { 1 + depth(k - 1) } }
    fn bump(by: i32[]) { n += by }
    entry depth
    entry bump
    """
    graph = graph_of(text)
    depth, bump = graph.entries
    assert graph[depth.outputs[0][1].node].op == "Call"
    assert not bump.outputs and len(bump.targets) == 1
    assert graph.type_of(bump.inputs[0][1]).dtype == i32


def test_what_can_not_be_exported() -> None:
    assert codes("fn f(x: T[n]) { x }\nentry f") == ["E0507@2:7"]
    assert codes("fn f(x: f32[], k: int) { x }\nentry f") == ["E0507@2:7"]
    assert codes("input x: f32[]\nentry x") == ["E0507@2:7"]
    assert codes("entry missing") == ["E0101@1:7"]
    assert codes("fn f(x: f32[]) { x }\nentry f\nentry f") == ["E0505@3:7"]
