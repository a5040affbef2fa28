"""The gradient of For and While: a For over the iterations in reverse order.

The forward loop collects, iteration by iteration, what the backward body reads and can not compute again
(`residuals.py`). The backward loop carries the gradients of the variables, and one sum for each loop invariant that has
a gradient; rows that the body reads of an invariant array give theirs back row by row (`rows.py`). All of it is
ordinary For again, so gradients of gradients need nothing more.

    s, ys = For(n, s0, W, xs) {s, t -> tanh(xs[t] + s @ W), collect …}
        →   the same, collecting tanh(…) and s;   ds0, dW, dxs = For(n, ds, 0, …) {t = n-1-i: …}
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from tfc.ir.graph.bodies import arguments, body_of, loop_vars
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.types.types import TensorType
from tfc.passes.gradients.backward_body import BackwardBody
from tfc.passes.gradients.checkpoint import in_chunks
from tfc.passes.gradients.counting import trip_count
from tfc.passes.gradients.expansion import Expansion, differentiable, fitted
from tfc.passes.gradients.hoisted_grad_terms import Term, hoisted_grad_terms, summed
from tfc.passes.gradients.joint import Joint, active_parameters, joint, needed_variables
from tfc.passes.gradients.replay import Replay, extend, forward_graph, trimmed
from tfc.passes.gradients.residuals import Split
from tfc.passes.gradients.rows import Read, assembled, row_reads


@dataclass
class Loop:
    """A For or While of the builder `b`: its operands and the parameters of its body side by side."""

    b: Builder
    node: Node
    operands: tuple[Value, ...]
    trips: Value

    def __post_init__(self) -> None:
        self.body, self.count = body_of(self.node, "body"), loop_vars(self.node)
        own = [node.out() for node in arguments(self.body)]
        self.iteration = own[0] if self.node.op == "For" else None
        self.parameters = own[1:] if self.node.op == "For" else own

    def kind(self, position: int) -> TensorType:
        """The type of a parameter."""
        return self.body.type_of(self.parameters[position])


def loop_gradient(
    expansion: Expansion, b: Builder, node: Node, totals: Sequence[Value | None], active: Collection[int]
) -> list[Value | None]:
    """The gradients of the operands of a For or While (those at `active` places) from those of its outputs."""
    every = node.attrs["recompute"]
    assert isinstance(every, int)
    if every > 1 and (node.op == "For" or len(node.types) == loop_vars(node)):  # a While that collects can not be cut
        return _chunked(expansion, b, node, every, totals, active)
    if node.op == "For":
        loop = Loop(b, node, node.inputs[1:], node.inputs[0])
        return [None, *_loop_gradient(expansion, loop, totals, {place - 1 for place in active if place})]
    counted, trips, added = trip_count(b, node)
    loop = Loop(b, counted, counted.inputs, trips)
    if not added:
        return _loop_gradient(expansion, loop, totals, active)
    last = loop.count - 1
    grads = _loop_gradient(expansion, loop, [*totals, None], {i + (i >= last) for i in active})
    return grads[:last] + grads[last + 1 :]


def _chunked(
    expansion: Expansion, b: Builder, node: Node, every: int, totals: Sequence[Value | None], active: Collection[int]
) -> list[Value | None]:
    """The gradients of a loop's operands by way of the loop in chunks, which replaces it."""
    before = set(b.nodes)
    values = in_chunks(b, node, every)
    made = frozenset(name for name in b.nodes if name not in before)
    b.replace(node.with_(op="IdentityN", inputs=tuple(values), attrs={}, control_inputs=()))
    ys = [value for value, total in zip(values, totals, strict=True) if total is not None]
    operands = {node.inputs[i]: i for i in sorted(active) if differentiable(b.type(node.inputs[i]))}
    starts = [total for total in totals if total is not None]
    found = expansion.chain(expansion, b, ys, starts, list(operands), made)
    grads: list[Value | None] = [None] * len(node.inputs)
    for i, gradient in zip(operands.values(), found, strict=True):  # one place stands for all places of a value
        grads[i] = gradient
    return grads


def _loop_gradient(
    expansion: Expansion, loop: Loop, totals: Sequence[Value | None], active: Collection[int]
) -> list[Value | None]:
    """The gradients of a loop's operands (those at `active` places) from those of its outputs."""
    body, count = loop.body, loop.count
    given = [i for i, total in enumerate(totals) if total is not None]
    floating = {i for i in range(len(loop.parameters)) if differentiable(loop.kind(i))}
    reachable = active_parameters(body, loop.parameters, count, set(active) & floating) & floating
    carried = sorted(needed_variables(body, loop.parameters, count, given) & reachable)
    invariants = sorted(i for i in reachable if i >= count)
    for i in (*carried, *invariants):
        if loop.kind(i).ref:
            raise loop.node.error(
                f"{loop.node.op} writes the variable {loop.operands[i].node!r}, so there is no gradient with respect "
                "to it: write it after the loop, or read it before",
                "UNIMPLEMENTED",
            )
    reads = row_reads(loop, invariants)
    whole = [i for i in invariants if i not in reads]
    kinds = {i: loop.kind(i) for i in carried}
    kinds |= {i: body.type_of(body.results[i]).value() for i in given if i >= count}
    rows = [read for i in reads for read in reads[i]]
    wanted = [*(loop.parameters[i] for i in (*carried, *whole)), *(read.row for read in rows)]
    halves = joint(expansion, body, kinds, wanted)
    grads = list(halves.grads)
    backward = _Backward(loop, totals, halves, carried)
    backward.variables = grads[: len(carried)]
    backward.sums = {i: g for i, g in zip(whole, grads[len(carried) :], strict=False) if g is not None}
    arrays = [loop.parameters[i] for i in reads for _ in reads[i]]
    for read, array, gradient in zip(rows, arrays, grads[len(carried) + len(whole) :], strict=True):
        if gradient is not None:
            backward.rows.append((read, gradient, None if read.order else read.number(halves.b, array)))
    return backward.run(reads)


@dataclass
class _Backward:
    """The backward loop of one loop, as it is put together."""

    loop: Loop
    totals: Sequence[Value | None]
    halves: Joint
    carried: Sequence[int]
    variables: Sequence[Value | None] = ()
    sums: dict[int, Value] = field(default_factory=dict)
    rows: list[tuple[Read, Value, Value | None]] = field(default_factory=list)
    """Reads, the gradients of their rows, and the numbers of these where they are not the iterations in order."""
    hoisted: dict[int, list[Term]] = field(default_factory=dict)
    factors: list[Value] = field(default_factory=list)
    """The operands of the hoisted terms."""

    @property
    def collected(self) -> list[Value]:
        """The values that the backward loop collects, each once: gradients of rows, their indices, operands of hoisted
        terms.
        """
        rows = [value for _, *row in self.rows for value in row if value is not None]
        return list(dict.fromkeys([*rows, *self.factors]))

    def run(self, reads: dict[int, list[Read]]) -> list[Value | None]:
        """Extend the forward loop, append the backward one; the gradients by operand."""
        loop, b = self.loop, self.loop.b
        if loop.node.attrs["recompute"] != 1 and b.value(loop.trips) is not None:
            self._hoist_terms()
        outputs = [*(g for g in self.variables if g is not None), *self.sums.values()]
        split = Split(
            self.halves.b,
            [*outputs, *self.collected],
            list(self.halves.starts.values()),
            invariants=loop.parameters[loop.count :],
            there=[] if loop.iteration is None else [loop.iteration],
            everything=loop.node.attrs["recompute"] == 1,
        )
        saved = self._save(split)
        node = self._emit(split, saved)
        grads: list[Value | None] = [None] * len(loop.operands)
        for place, i in enumerate((*self.carried, *self.sums)):
            grads[i] = node.out(place)
        stacked = dict(zip(self.collected, node.outputs[len(self.carried) + len(self.sums) :], strict=True))
        for i, own in reads.items():
            found = [
                (read, stacked[rows], None if index is None else stacked[index])
                for read, rows, index in self.rows
                if read in own
            ]
            grads[i] = assembled(b, loop.operands[i], found) if found else None
        for i, terms in self.hoisted.items():
            grads[i] = summed(b, terms, stacked, loop.kind(i))
        return grads

    def _hoist_terms(self) -> None:
        """Remove the gradients that are better computed behind the loop from the sums."""
        self.hoisted = hoisted_grad_terms(self.halves.b, self.sums)
        self.sums = {i: gradient for i, gradient in self.sums.items() if i not in self.hoisted}
        terms = [term for own in self.hoisted.values() for term in own]
        self.factors = list(dict.fromkeys(value for term in terms for value in term.factors))

    def _save(self, split: Split) -> dict[Value, Value]:
        """Make the forward loop collect the values to be saved; the position of each."""
        loop, results = self.loop, self.halves.b.results
        for value in split.saved:
            if self.halves.b.type(value).ref:
                raise loop.node.error(
                    f"the gradient of {loop.node.op} needs the variable {value.node!r} as it is in the middle of a "
                    "trip that writes it: read it into a value first",
                    "UNIMPLEMENTED",
                )
        there = {value: port for port, value in enumerate(results) if port >= loop.count}
        extra = [value for value in split.saved if value not in there]
        there |= {value: len(results) + place for place, value in enumerate(extra)}
        body = forward_graph(split, loop.body, extra)
        if extra or body != loop.body:
            extend(loop.b, loop.b.nodes[loop.node.name], body=body)
        return {value: loop.node.out(there[value]) for value in split.saved}

    def _emit(self, split: Split, saved: dict[Value, Value]) -> Node:
        """The backward For."""
        loop, outer = self.loop, self.loop.b
        body = BackwardBody(outer, loop.trips)
        sums = list(self.sums)
        incoming = [body.b.arg(loop.kind(i), name="dy") for i in self.carried]
        partial = [body.b.arg(loop.kind(i), name="sum") for i in sums]
        replay = Replay(split, body.b, lambda value: body.outer(loop.operands[loop.parameters.index(value)]))
        if loop.iteration is not None and loop.iteration in split.parameters:
            replay.given[loop.iteration] = body.iteration
        for i, start in self.halves.starts.items():
            total = self.totals[i]
            if i in self.carried:
                replay.given[start] = incoming[self.carried.index(i)]
            elif total is not None:
                replay.given[start] = fitted(body.b, body.row(total), self.halves.b.type(start))
        for value, array in saved.items():
            replay.given[value] = fitted(body.b, body.row(array), self.halves.b.type(value).value())
        replay.run()
        results = []
        for place, (i, gradient) in enumerate(zip(self.carried, self.variables, strict=True)):
            after = replay.value(gradient) if gradient else body.b.emit("ZerosLike", incoming[place])
            results.append(fitted(body.b, after, loop.kind(i)))
        for i, before, gradient in zip(sums, partial, self.sums.values(), strict=True):
            results.append(fitted(body.b, body.b.emit("AddV2", before, replay.value(gradient)), loop.kind(i)))
        results += [fitted(body.b, replay.value(v), self.halves.b.type(v).value()) for v in self.collected]
        initial = [
            fitted(outer, self.totals[i] or outer.emit("ZerosLike", loop.node.out(i), name="zeros"), loop.kind(i))
            for i in self.carried
        ]
        initial += [outer.emit("ZerosLike", loop.operands[i], name="zeros") for i in sums]
        attrs: dict[str, Any] = {name: loop.node.attrs[name] for name in ("parallel_iterations", "recompute", "swap")}
        graph = trimmed(body.b.finish(results))
        return outer.node(
            "For", loop.trips, *initial, *body.operands, body=graph, loop_vars=len(initial), name="For", **attrs
        )
