"""`tfc run --check-numerics`: a check behind every node, so that a step stops where a NaN or an infinity begins.

The checks are CheckNumerics nodes in the graph itself (TensorFlow's add_check_numerics_ops): every use of a value reads
the checked one, so nothing behind the first bad value runs, and the step leaves variables as they were. A fused kernel
looks at its nodes in an order of its own; which of them was the first is found out by running the failed step again in
the reference interpreter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Entry, Graph, Node, Value
from tfc.ir.graph.rewrite import map_node_bodies, owners, substitute
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.types.types import Array

if TYPE_CHECKING:
    from tfc.runtime.module.module import Module
    from tfc.runtime.session.session import Session

_NOT_CHECKED = PRIMITIVES | {"Const", "Arg", "CheckNumerics", "Call"}
"""What makes no number itself, or only those that the model says."""
_SUFFIX = "/check_numerics"
_FOUND = re.compile(r"(?P<op>\S+) (?P<node>.*) : Tensor had (?P<what>.*) values")


def check_every_node(graph: Graph) -> Graph:
    """The graph with its gradients expanded, and each floating-point result of each node checked."""
    from tfc.passes.run_pipeline import with_gradients

    return _checked(with_gradients(graph))


def _checked(graph: Graph, scope: str = "") -> Graph:
    graph = graph.with_nodes(map_node_bodies(node, partial(_checked, scope=f"{scope}{node.name}/")) for node in graph)
    functions = tuple((name, _checked(body, f"{name}/")) for name, body in graph.functions)
    graph = graph.with_(functions=functions) if functions else graph
    checks: dict[str, list[Node]] = {}
    replaced: dict[Value, Value] = {}
    for node in graph.nodes:
        if node.op in _NOT_CHECKED or node.op in owners():
            continue
        for port, kind in enumerate(node.types):
            if not kind.dtype.is_float or kind.ref:
                continue
            name = free_name(graph, f"{node.name}{_SUFFIX}" + (f"_{port}" if port else ""))
            attrs = {"message": f"{node.op} {scope}{node.name}"}
            check = Node(name, "CheckNumerics", (node.out(port),), (), attrs, (kind,), node.device, loc=node.loc)
            checks.setdefault(node.name, []).append(check)
            replaced[node.out(port)] = check.out()
    # Control edges stay where they are: waiting for a node needs no check of what it gives.
    stay = {name: (name,) for name in checks}
    renamed = substitute(graph, graph.nodes, replaced, stay)
    # What is fed is fed in front of its check.
    entries = tuple(
        Entry(new.name, old.inputs, new.outputs, new.targets, new.loc)
        for old, new in zip(graph.entries, renamed.entries, strict=True)
    )
    nodes = (each for node in renamed.nodes for each in (node, *checks.get(node.name, ())))
    return renamed.with_nodes(nodes).with_(entries=entries)


def explained(
    step: Callable[..., Mapping[str, Array]], graph: Graph, entry: Entry, runner: Session | Module
) -> Callable[..., Mapping[str, Array]]:
    """The entry's step on a checked graph; its error names the first node that gave a NaN or an infinity."""
    calls = 0

    def run(**feeds: Array) -> Mapping[str, Array]:
        nonlocal calls
        calls += 1
        try:
            return step(**feeds)
        except Error as error:
            if _FOUND.search(error.message) is None:
                raise
            raise _described(_first(graph, entry, runner, feeds) or error, calls) from error

    return run


def _first(graph: Graph, entry: Entry, runner: Session | Module, feeds: Mapping[str, Array]) -> Error | None:
    """The error of the same step in the interpreter; None if it finds nothing wrong (with other random numbers)."""
    from tfc.ir.interpret.interpret import Interpreter

    reference = Interpreter(graph)
    try:
        reference.initialize()
        for name, value in runner.state().items():
            if name in reference.state:
                reference.state[name].value = value
        fed = {value: feeds[name] for name, value in entry.inputs}
        reference.run(fed, [value for _, value in entry.outputs], entry.targets)
    except Error as error:
        return error if _FOUND.search(error.message) else None
    return None


def _described(error: Error, step: int) -> Error:
    found = _FOUND.search(error.message)
    assert found is not None
    name = found["node"]
    what = f"the input `{name}` holds" if found["op"].startswith("Placeholder") else f"{found['op']} `{name}` gives"
    message = f"{what} {found['what']}: the first value in step {step} that is not finite"
    return Error(message, error.code, node=name, loc=error.loc)
