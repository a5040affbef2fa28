"""Simpler forms of If (white paper §4.4): arms that are known, equal, or cheap enough to compute both.

If(true, x) {then={Exp(x)}, else={Log(x)}}       →   Exp(x)
If(p, x) {then={Exp(x)}, else={Exp(x)}}          →   Exp(x)
If(p, x) {then={Exp(x) * 2}, else={Exp(x) * 3}}  →   e = Exp(x); If(p, e) {then={e * 2}, else={e * 3}}
If(p, x) {then={x + 1}, else={x}}                →   SelectV2(p, x + 1, x)             for scalars
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from tfc.ir.analysis.effects import ancestors
from tfc.ir.graph.bodies import arguments, body_of, free_name, is_pure, reorder
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.registry import COMMUTATIVE, ELEMENTWISE, HEAVY, Trait, lookup
from tfc.ir.graph.rewrite import substitute
from tfc.passes.cleanup.prune import prune_body
from tfc.passes.loops.splice import Outer, Replacement, Splice, constant, has_references

SELECT_NODES = 8
"""Both arms of an If are computed when they have no more nodes than this, all of them scalar arithmetic."""
SELECT_ELEMENTS = 16
"""Larger tensors are not selected but branched on, and only worth moving out of both arms when costly."""


def simplify_if(outer: Outer, node: Node, used: frozenset[int]) -> Replacement | None:
    """The replacement of an If that can be simpler. `used` are its outputs that something reads."""
    if node.op != "If" or has_references(node):
        return _trimmed(outer, node, used) if node.op == "If" else None
    known = constant(outer.graph, node.inputs[0])
    then, otherwise = body_of(node, "then_branch"), body_of(node, "else_branch")
    if known is not None:
        return _expanded(outer, node, then if bool(known) else otherwise)
    if _are_equal(then, otherwise):
        return _expanded(outer, node, then)
    trimmed = _trimmed(outer, node, used)
    if trimmed is not None:
        return trimmed
    return _selected(outer, node) or _hoisted(outer, node)


def _are_equal(then: Graph, otherwise: Graph) -> bool:
    """True when both arms compute the same from the same parameters, and do nothing else."""
    ids: dict[Hashable, int] = {}
    here, there = _numbers(then, ids), _numbers(otherwise, ids)
    pure = all(each.op == "Arg" or is_pure(each) for arm in (then, otherwise) for each in arm.nodes)
    pairs = zip(then.results, otherwise.results, strict=True)
    return pure and all(a in here and here[a] == there.get(b) for a, b in pairs)


def _expanded(outer: Outer, node: Node, arm: Graph) -> Replacement:
    splice = Splice(outer, node)
    found = splice.copy((each for each in arm.order if each.op != "Arg"), splice.given(arm))
    return splice.finished([found[value] for value in arm.results])


def _trimmed(outer: Outer, node: Node, used: frozenset[int]) -> Replacement | None:
    """Without results that nothing reads, results that are operands in both arms, operands that no arm uses or that
    come twice."""
    passed = _passed(node)
    results = [port for port in range(len(node.types)) if port in used and port not in passed]
    node, operands = _needed_operands(node, results)
    if len(results) == len(node.types) and len(operands) == len(node.inputs) - 1:
        return None
    splice = Splice(outer, node)
    stands = {port: splice.operand(operand) for port, operand in passed.items() if port in used}
    stands.update(splice.put(reorder(node, operands, results), results))
    return splice.finished([stands.get(port) for port in range(len(node.types))])


def _passed(node: Node) -> Mapping[int, int]:
    """The results that are the same operand in both arms."""
    arms = [body for _, body in subgraphs(node)]
    index = [{arg.out(): i + 1 for i, arg in enumerate(arguments(arm))} for arm in arms]
    pairs = ([numbers.get(arm.results[port]) for arm, numbers in zip(arms, index, strict=True)]
             for port in range(len(node.types)))  # fmt: skip
    return {port: a for port, (a, b) in enumerate(pairs) if a is not None and a == b}


def _needed_operands(node: Node, results: list[int]) -> tuple[Node, list[int]]:
    """The operands that the arms use; operands that come twice are the first of them in the arms."""
    first: dict[Value, int] = {}
    twins = {i: j for i, v in enumerate(node.inputs) if i and (j := first.setdefault(v, i)) != i}
    if twins and not has_references(node):
        changed = {}
        for name, body in subgraphs(node):
            args = arguments(body)
            alike = {args[i - 1].out(): args[j - 1].out() for i, j in twins.items()}
            nodes = (each.with_(inputs=tuple(alike.get(v, v) for v in each.inputs)) for each in body.nodes)
            changed[name] = body.with_(nodes=tuple(nodes), results=tuple(alike.get(v, v) for v in body.results))
        node = node.with_(attrs={**node.attrs, **changed})
    needed: set[int] = set()
    for _, body in subgraphs(node):
        used = {v for each in body.nodes for v in each.inputs} | {body.results[port] for port in results}
        needed |= {i + 1 for i, arg in enumerate(arguments(body)) if arg.out() in used}
    return node, sorted(needed)


def _selected(outer: Outer, node: Node) -> Replacement | None:
    """Both arms and SelectV2, where they are a few scalar operations that can not fail."""
    arms = [body for _, body in subgraphs(node)]
    inner = [each for arm in arms for each in arm.nodes if each.op != "Arg"]
    if sum(each.op != "Const" for each in inner) > SELECT_NODES or not all(map(_is_cheap, inner)):
        return None
    kinds = [(arm.type_of(v).value(), kind) for arm in arms for v, kind in zip(arm.results, node.types, strict=True)]
    if not all(a == b and isinstance(a.elements, int) and a.elements <= SELECT_ELEMENTS for a, b in kinds):
        return None
    splice = Splice(outer, node)
    rows = []
    for prefix, arm in zip(("then/", "else/"), arms, strict=True):
        found = splice.copy((each for each in arm.order if each.op != "Arg"), splice.given(arm), prefix)
        rows.append([found[value] for value in arm.results])
    pred = splice.operand(0)
    return splice.finished([splice.emit("SelectV2", pred, a, b, name="select") for a, b in zip(*rows, strict=True)])


def _is_cheap(node: Node) -> bool:
    if node.control_inputs or not all(kind.elements == 1 and not kind.ref for kind in node.types):
        return node.op == "Const" and node.types[0].elements in range(SELECT_ELEMENTS + 1)
    op = lookup(node.op, node)
    return node.op == "Const" or (op.has(ELEMENTWISE) and is_pure(node) and not op.has(Trait.FALLIBLE))


def _hoisted(outer: Outer, node: Node) -> Replacement | None:
    """The replacement that computes before the If what both arms compute, where that is worth a tensor of its own."""
    then, otherwise = body_of(node, "then_branch"), body_of(node, "else_branch")
    ids: dict[Hashable, int] = {}
    here, there = _numbers(then, ids), _numbers(otherwise, ids)
    twins = {number: value for value, number in there.items()}
    known = Builder(then)  # types behind known sizes rely on their being known
    seeds = {
        here[value]: value
        for each in then.order
        if each.op != "Arg" and _is_worth_it(each)
        for value in each.outputs
        if here.get(value) in twins and known.value(value) is None
    }
    if not seeds:
        return None
    splice = Splice(outer, node)
    needed = ancestors(then, [value.node for value in seeds.values()])
    found = splice.copy((e for e in then.order if e.op != "Arg" and e.name in needed), splice.given(then))
    arms = {
        "then_branch": _with_parameters(then, list(seeds.values()), len(node.inputs) - 1),
        "else_branch": _with_parameters(otherwise, [twins[number] for number in seeds], len(node.inputs) - 1),
    }
    inputs = (*node.inputs, *(found[value] for value in seeds.values()))
    splice.put(node.with_(inputs=inputs, attrs={**node.attrs, **arms}), range(len(node.types)))
    return splice.finished(node.outputs)


def _is_worth_it(node: Node) -> bool:
    size = node.types[0].elements if node.types else 0
    return node.op != "Const" and (lookup(node.op).has(HEAVY) or (isinstance(size, int) and size <= SELECT_ELEMENTS))


def _with_parameters(body: Graph, moved: Sequence[Value], count: int) -> Graph:
    """An arm in which values are parameters, those from `count` on; what computed them is dead."""
    taken = set(body.by_name)
    args: list[Node] = []
    replaced: dict[Value, Value] = {}
    for index, value in enumerate(moved, count):
        name, kind = free_name(taken, f"{value.node}/before"), body.type_of(value)
        taken.add(name)
        args.append(Node(name, "Arg", (), (), {"index": index, "type": kind}, (kind,), loc=body[value.node].loc))
        replaced[value] = Value(name)
    rest = (each for each in body.nodes if each.op != "Arg")
    return prune_body(substitute(body, (*arguments(body), *args, *rest), replaced))


def _numbers(body: Graph, ids: dict[Hashable, int]) -> dict[Value, int]:
    """Numbers for the values of an arm that are computed from parameters by pure nodes: equal where those are equal."""
    numbers: dict[Value, int] = {}
    for node in body.order:
        key: Hashable
        if node.op == "Arg":
            key = ("Arg", str(node.attrs["index"]))
        elif is_pure(node) and not node.control_inputs and all(value in numbers for value in node.inputs):
            inputs = [numbers[value] for value in node.inputs]
            if lookup(node.op, node).has(COMMUTATIVE):
                inputs.sort()
            key = (node.op, tuple(inputs), tuple(node.attrs.items()), node.types, node.device)
        else:
            continue
        for port, value in enumerate(node.outputs):
            numbers[value] = ids.setdefault((key, port), len(ids))
    return numbers
