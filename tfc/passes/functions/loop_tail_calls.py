"""Turn functions whose last act is to call themselves into loops (tail calls; Steele 1977).

When: before functions are inlined, for such a function is then no longer recursive: it becomes a native loop in
constant memory instead of a chain of frames of the executor. The function must be pure, and an If must give all its
results: in one branch those of the call, in the other no call.

    graph gcd {r = If(b = 0, a, b) {then={a}, else={Call gcd(b, a mod b)}}}
      →
    graph gcd {a', b' = While(a, b) {cond={not b = 0}, body={b, a mod b}}; results a'}
"""

from __future__ import annotations

from tfc.ir.analysis.effects import descendants
from tfc.ir.base.record import record
from tfc.ir.graph.bodies import arguments, body_of, free_name, is_pure
from tfc.ir.graph.graph import Attr, Graph, Node
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import substitute
from tfc.ir.types.types import TensorType, boolean
from tfc.passes.cleanup.prune import prune_body
from tfc.passes.loops.splice import Outer, Splice, same_value


@record(frozen=True)
class _Tail:
    """The end of a function: the If, its branch that calls the function again, and its branch that does not."""

    choice: Node
    again: Graph
    call: Node
    last: Graph
    then_calls: bool


def loop_tail_calls(graph: Graph) -> Graph:
    """Replace the graph of every function that ends by calling itself by a loop."""
    functions = tuple((name, _looped(name, body)) for name, body in graph.functions)
    same = all(new is old for (_, new), (_, old) in zip(functions, graph.functions, strict=True))
    return graph if same else graph.with_(functions=functions)


def _looped(name: str, body: Graph) -> Graph:
    tail = _tail(name, body)
    if tail is None:
        return body
    args = arguments(body)
    types = tuple(arg.types[0] for arg in args)
    attrs: dict[str, Attr] = {"cond": _condition(body, tail), "body": _iteration(body, tail), "loop_vars": len(args)}
    attrs |= {key: a.default for key, a in lookup("While").attributes.items() if not a.required}
    inputs = tuple(arg.out() for arg in args)
    loop = Node(free_name(body, "loop"), "While", inputs, (), attrs, types, loc=tail.call.loc)
    splice = Splice(Outer(body), tail.choice)
    found = splice.copy((each for each in tail.last.order if each.op != "Arg"), splice.given(tail.last))
    results = dict(zip(tail.choice.outputs, (found[value] for value in tail.last.results), strict=True))
    rest = [node for node in body.nodes if node.op != "Arg" and node.name != tail.choice.name]
    ended = substitute(body, (*args, *rest, *splice.nodes), results)
    behind = substitute(ended, ended.nodes, {arg.out(): loop.out(index) for index, arg in enumerate(args)})
    return prune_body(behind.with_(nodes=(*behind.nodes[: len(args)], loop, *behind.nodes[len(args) :])))


def _tail(name: str, body: Graph) -> _Tail | None:
    """The If in which the function ends, when it calls itself just there."""
    ends = [same_value(body, value) for value in body.results]
    if not ends or any(arg.types[0].ref for arg in arguments(body)):
        return None
    choice = body[ends[0].node]
    if choice.op != "If" or any(value.node != choice.name for value in ends):
        return None
    if not all(node.op == "Arg" or node is choice or is_pure(node) for node in body.nodes):
        return None
    branches = [body_of(choice, "then_branch"), body_of(choice, "else_branch")]
    calls = [
        [node for node in branch.nodes if node.op == "Call" and node.attrs["function"] == name] for branch in branches
    ]
    if sorted(map(len, calls)) != [0, 1]:
        return None
    then_calls = bool(calls[0])
    again, last = branches if then_calls else branches[::-1]
    call = (calls[0] or calls[1])[0]
    pure = all(node.op == "Arg" or node is call or is_pure(node) for branch in branches for node in branch.nodes)
    gives = [same_value(again, again.results[value.port]) for value in ends]
    if not pure or gives != list(call.outputs) or call.control_inputs:
        return None
    return _Tail(choice, again, call, last, then_calls)


def _condition(body: Graph, tail: _Tail) -> Graph:
    """The loop's condition: whether the function calls itself again, from its parameters."""
    nodes = [node for node in body.nodes if node.name != tail.choice.name]
    test = tail.choice.inputs[0]
    if not tail.then_calls:
        kind = (TensorType(boolean, ()),)
        nodes.append(Node(free_name(body, "again"), "LogicalNot", (test,), (), {}, kind, loc=tail.choice.loc))
        test = nodes[-1].out()
    return prune_body(body.with_(nodes=tuple(nodes), results=(test,)))


def _iteration(body: Graph, tail: _Tail) -> Graph:
    """The loop's body: the arguments of the next call."""
    splice = Splice(Outer(body), tail.choice)
    behind = descendants(tail.again, [tail.call.name])
    inner = (n for n in tail.again.order if n.op != "Arg" and n is not tail.call and n.name not in behind)
    found = splice.copy(inner, splice.given(tail.again))
    nodes = (*(node for node in body.nodes if node.name != tail.choice.name), *splice.nodes)
    return prune_body(body.with_(nodes=nodes, results=tuple(found[value] for value in tail.call.inputs)))
