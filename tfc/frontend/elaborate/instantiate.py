"""Calls of the program's functions: the body is expanded in place, in a name scope of its own. Functions that call
themselves stay functions (recursion.py).

Statements of a body take effect as written: a read after a write of the same variable waits for it, and the results
wait for everything the body does (Region in graph_builder.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import LanguageValue, Operation, Outputs
from tfc.frontend.elaborate.context import POISON, Context, call_of
from tfc.frontend.elaborate.functions import UserFunction
from tfc.frontend.elaborate.parameters import Call, definition
from tfc.frontend.elaborate.recursion import call_graph_function
from tfc.frontend.elaborate.work import STEPS_PER_CALL
from tfc.frontend.functions.operands import as_tensor, is_literal
from tfc.frontend.syntax import tree
from tfc.ir.base.errors import Label
from tfc.ir.base.reachable import reachable
from tfc.ir.graph.graph import Value


def instantiate(
    f: Context,
    node: tree.Call,
    function: UserFunction,
    positional: Sequence[LanguageValue],
    keywords: Mapping[str, LanguageValue],
) -> LanguageValue:
    """Expand a call of a function of the program; the value of the call."""
    if function.is_recursive and function.declares_results:
        return call_graph_function(f, node, function, positional, keywords)
    if function in f.program.calls:
        return f.error(
            "E0320", f"`{function.name}` calls itself, but does not declare the types of its results", node,
            labels=[Label(definition(function), "the function")],
            help=f"write `fn {function.name}(…) -> T[n] {{ … }}`, with the types that it gives",
        )  # fmt: skip
    call = Call(f, node, function)
    f.program.work.spend(STEPS_PER_CALL + len(function.node.parameters), call.loc)
    given = call.match(positional, keywords)
    if given is None:
        return POISON
    b = f.builder
    with b.inside_call(function.name), b.ordered() as region, call_of(f.program, function):
        inside = function.context.inner(builder=b, caller=call.loc, effects=region.effects)
        if not call.bind(inside, given):
            return POISON
        results = call.run(inside)
        return POISON if results is None else _settled(inside, results, region.effects)


def _settled(f: Context, results: list[LanguageValue], effects: list[str]) -> LanguageValue:
    """The results, made to wait for the body's effects; without results, an operation for these."""
    b = f.builder
    names = tuple(_awaited(b, dict.fromkeys(effects)))
    if not results:
        return Operation(b.node("NoOp", name="done", control=names).name)
    if names:
        results = [_waiting(b, result, names) for result in results]
    return results[0] if len(results) == 1 else Outputs(tuple(results))


def _awaited(b: GraphBuilder, effects: Iterable[str]) -> Iterable[str]:
    """All but queue runners and what leads to them: that happens in threads of its own, not in the steps."""
    runners = [name for name in effects if b.nodes[name].op == "QueueRunner"]
    if not runners:
        return effects
    apart = reachable(runners, lambda name: b.nodes[name].sources)
    return [name for name in effects if name not in apart]


def _waiting(b: GraphBuilder, result: LanguageValue, names: tuple[str, ...]) -> LanguageValue:
    if isinstance(result, Operation):
        done = {result.node, *b.nodes[result.node].control_inputs}
        if done.issuperset(names):
            return result
        return Operation(b.node("NoOp", name="done", control=(result.node, *names)).name)
    if is_literal(result):
        result = as_tensor(b, result)
    if isinstance(result, Value) and b.variable(result) is None and set(names) != {result.node}:
        return b.node("Identity", result, name="result", control=names).out()
    if isinstance(result, Outputs):
        return Outputs(tuple(_waiting(b, item, names) for item in result.values))
    return result
