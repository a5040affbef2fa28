"""Lower While and For to Enter, Merge, LoopCond, Switch, NextIteration and Exit (see lower_control_flow.py).

    y = While(x, n) {cond=Less, body=Square}   →   m = Merge(Enter(x), next); c = LoopCond(Less(m, Enter(n)))
                                                   s = Switch(m, c); next = NextIteration(Square(s:1)); y = Exit(s:0)

A For counts its iterations in a variable of its own. Collected values go into rows of a tensor made before the loop
where their shape is known, else into a TensorArray whose flow the loop carries.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from tfc.ir.graph.bodies import arguments, body_of, loop_vars
from tfc.ir.graph.graph import Node, Value, subgraphs
from tfc.ir.types.dims import MaybeSize, symbols_of
from tfc.ir.types.types import TensorType, i32

if TYPE_CHECKING:
    from tfc.passes.lowering.lower_control_flow import Level


@dataclass
class _Variable:
    """A variable of the lowered loop: the nodes that carry it round. Those behind the Merge are made by `split`."""

    merge: Node
    now: Value = field(init=False)
    """Its value in the body."""
    switch: Node = field(init=False)


@dataclass
class _Loop:
    """A loop that is being lowered.

    variables   all loop variables: the iteration where it is counted, the node's own variables, arrays, the token
    constants   the Enters of what stays the same, by operand and whether as a reference
    """

    level: Level
    node: Node
    frame: str
    control: tuple[str, ...]
    variables: list[_Variable] = field(default_factory=list)
    constants: dict[tuple[Value, bool], Value] = field(default_factory=dict)
    reads: list[str] = field(default_factory=list)

    @property
    def scope(self) -> str:
        """The prefix of the names of the loop's own nodes, inside of its level."""
        return f"{self.node.name}/"

    def enter(self, data: Value, *, constant: bool, ref: bool = False) -> Value:
        """`data` inside of the frame."""
        if self.level.builder.type(data).ref and not ref:
            data = self._read(data)
        made = self.level.emit(
            "RefEnter" if ref else "Enter",
            data,
            name=f"{self.scope}Enter",
            control=() if constant else self.control,
            frame_name=self.frame,
            is_constant=constant,
            parallel_iterations=self.node.attrs["parallel_iterations"],
        )
        return made.out()

    def _read(self, variable: Value) -> Value:
        """The value of a variable before the loop, read where it lives."""
        b = self.level.builder
        home = b.nodes[variable.node]
        while home.inputs and b.type(home.inputs[0]).ref:  # through the Enters of the loops around
            home = b.nodes[home.inputs[0].node]
        with b.device(home.device):
            read = self.level.emit("Identity", variable, name=f"{self.scope}read", control=self.control)
        self.reads.append(read.name)
        return read.out()

    def constant(self, data: Value, ref: bool = False) -> Value:
        """An Enter of a value that stays the same for the whole loop."""
        if (data, ref) not in self.constants:
            self.constants[data, ref] = self.enter(data, constant=True, ref=ref)
        return self.constants[data, ref]

    def variable(self, initial: Value, device: str = "") -> _Variable:
        """Add a loop variable, on the loop's device unless another one is named."""
        b = self.level.builder
        with b.device(device or self.node.device):
            entered = self.enter(initial, constant=False)
            merge = b.node("Merge", entered, name=self.level.free_name(f"{self.scope}Merge"))
        self.variables.append(_Variable(merge))
        return self.variables[-1]

    def split(self, going_on: Value, control: Sequence[str]) -> None:
        """Decide about another iteration: `now` of each variable is its value in it."""
        b = self.level.builder
        cond = b.node("LoopCond", going_on, name=self.level.free_name(f"{self.scope}LoopCond"), control=control)
        for each in self.variables:
            with b.device(each.merge.device):
                name = self.level.free_name(f"{self.scope}Switch")
                each.switch = b.node("Switch", each.merge.out(), cond.out(), name=name)
                each.now = b.emit("Identity", each.switch.out(1), name=self.level.free_name(f"{self.scope}Identity"))

    def close(self, variable: _Variable, value: Value, control: Sequence[str] = ()) -> None:
        """Give a variable its value for the next iteration."""
        b = self.level.builder
        name = self.level.free_name(f"{self.scope}NextIteration")
        with b.device(variable.merge.device):
            back = b.node("NextIteration", value, name=name, control=control).out()
        merge = b.nodes[variable.merge.name]
        b.replace(merge.with_(inputs=(*merge.inputs, back)))

    def exit(self, variable: _Variable) -> Node:
        """The last value of a variable, outside again."""
        name = self.level.free_name(f"{self.scope}Exit")
        with self.level.builder.device(variable.switch.device):
            return self.level.builder.node("Exit", variable.switch.out(0), name=name)


def lower_loop(level: Level, node: Node) -> None:
    """A While or a For."""
    is_for, count = node.op == "For", loop_vars(node)
    frame = level.free_name(node.name) if level.prefix else node.name
    loop = _Loop(level, node, frame, level.waits(node.control_inputs))
    operands = [level.value(value) for value in node.inputs]
    trips = operands[0] if is_for else None
    given = operands[1:] if is_for else operands
    body, collects = body_of(node, "body"), len(node.types) - count
    counts = is_for or collects > 0
    iteration = loop.variable(_number(level, f"{loop.scope}zero", 0)) if counts else None
    variables = []
    for value, result in zip(given[:count], body.results, strict=False):
        following = body[result.node]
        variables.append(loop.variable(value, "" if following.op == "Arg" else following.device))
    arrays = [_Array.made(loop, kind, trips) for kind in node.types[count:]]
    orders = _is_ordered(level, node) or not (counts or count)
    token = loop.variable(_start(level, node, operands)) if orders else None
    first = (token or loop.variables[0]).merge

    inside = level.inner(body, f"{level.prefix}{loop.scope}cond/", first.name)
    if trips is not None:
        assert iteration is not None
        going_on = inside.emit("Less", iteration.merge.out(), loop.constant(trips), name="Less").out()
    else:
        inside = level.inner(body_of(node, "cond"), inside.prefix, first.name)
        _bind(loop, inside, [each.merge.out() for each in variables], given[count:], None)
        inside.lower_nodes()
        going_on = inside.result(inside.graph.results[0], "result")
    loop.split(going_on, inside.effects)

    inside = level.inner(body, f"{level.prefix}{loop.scope}body/", (token or loop.variables[0]).now.node)
    current = [each.now for each in variables]
    _bind(loop, inside, current, given[count:], iteration.now if is_for and iteration is not None else None)
    inside.lower_nodes()
    results = [inside.result(value, f"result_{i}") for i, value in enumerate(body.results)]
    for each, value in zip(variables, results, strict=False):
        loop.close(each, value)
    if iteration is not None:
        step = inside.emit("AddV2", iteration.now, _number(inside, "one", 1), name="turn")
        loop.close(iteration, step.out())
        for array, value in zip(arrays, results[count:], strict=True):
            array.write(loop, inside, iteration.now, value)
    if token is not None:
        loop.close(token, token.now, inside.effects)
    _leave(loop, variables, arrays, trips, token)


def _leave(
    loop: _Loop, variables: list[_Variable], arrays: list[_Array], trips: Value | None, token: _Variable | None
) -> None:
    """The loop's results for the graph around it, and the nodes that those must wait for who waited for the loop."""
    level, node = loop.level, loop.node
    outputs = [loop.exit(each).out() for each in variables]
    outputs += [array.read(loop, trips) for array in arrays]
    last = loop.exit(token or loop.variables[0]).name if token or not outputs else outputs[0].node
    if token is not None:
        name = f"{loop.scope}result"
        outputs = [level.emit("Identity", value, name=name, control=(last,)).out() for value in outputs]
    level.values.update(zip(node.outputs, outputs, strict=True))
    level.names[node.name] = (last, *loop.reads)
    if token is not None or loop.reads:
        level.effects += level.names[node.name]


def _bind(loop: _Loop, inside: Level, current: Sequence[Value], rest: Sequence[Value], iteration: Value | None) -> None:
    """Give the parameters of a sub-graph their values: the iteration of a For, the variables, what stays the same."""
    args = arguments(inside.graph)
    if iteration is not None:
        inside.values[args[0].out()] = iteration
        args = args[1:]
    elif loop.node.op == "For":
        args = args[1:]
    for arg, value in zip(args, current, strict=False):
        inside.values[arg.out()] = value
    for arg, value in zip(args[len(current) :], rest, strict=True):
        inside.values[arg.out()] = loop.constant(value, arg.types[0].ref)
    inside.free.update(loop.constants.values())


def _is_ordered(level: Level, node: Node) -> bool:
    """True when an iteration has effects, so that iterations must follow each other."""
    levels = [level.inner(body, "", "") for _, body in subgraphs(node)]
    return any(inside.is_effectful(each) for inside in levels for each in inside.graph.nodes)


def _start(level: Level, node: Node, operands: Sequence[Value]) -> Value:
    """The initial value of the token: no iteration begins before all operands of the loop are there."""
    control = tuple(dict.fromkeys(value.node for value in operands))
    zero = _number(level, f"{node.name}/zero", 0)
    return level.emit("Identity", zero, name=f"{node.name}/start", control=control).out()


def _number(level: Level, name: str, number: int) -> Value:
    return level.emit("Const", name=name, value=np.array(number, np.int32)).out()


def _size(loop: _Loop, size: MaybeSize) -> Value:
    name = loop.scope + "size"
    if isinstance(size, int):
        return _number(loop.level, name, size)
    return loop.level.emit("DimSize", name=name, dim=str(size), dtype=i32).out()


def _row(kind: TensorType) -> tuple[int | None, ...] | None:
    """The shape of a row as TensorArrays know it: numbers only."""
    return None if kind.shape is None else tuple(d if isinstance(d, int) else None for d in kind.shape[1:])


@dataclass
class _Array:
    """A value that a loop collects: a tensor whose rows are written (no `handle`), or a TensorArray and its flow."""

    kind: TensorType
    variable: _Variable
    handle: Value | None = None

    @staticmethod
    def made(loop: _Loop, kind: TensorType, trips: Value | None) -> _Array:
        """The array before the loop."""
        level, scope = loop.level, loop.scope
        rows = kind.shape[1:] if kind.shape is not None else (None,)
        known = all(size is not None and symbols_of(size) <= level.symbols for size in rows)
        if trips is not None and known and kind.dtype.storage.kind != "O":
            length = level.emit("Maximum", trips, _number(level, scope + "zero", 0), name=scope + "rows").out()
            sizes = [_size(loop, size) for size in rows]
            shape = level.emit("Pack", length, *sizes, name=scope + "shape", axis=0).out()
            blank = level.emit("Const", name=scope + "blank", value=np.zeros((), kind.dtype.storage)).out()
            filled = level.emit("Fill", shape, blank, name=scope + "rows").out()
            # Of a list with an unknown number all numbers are unknown. A symbol that only this loop would set stays so.
            count = kind.shape[0] if kind.shape else None
            early = count if count is not None and symbols_of(count) <= level.symbols else None
            wanted = TensorType(kind.dtype, (early, *rows))
            if level.builder.type(filled) != wanted:
                filled = level.emit("EnsureShape", filled, type=wanted, name=scope + "rows").out()
            return _Array(kind, loop.variable(filled))
        size = trips if trips is not None else _number(level, scope + "zero", 0)
        made = level.emit(
            "TensorArrayV3", size, name=scope + "TensorArray", dtype=kind.dtype, element_shape=_row(kind),
            dynamic_size=trips is None,
        )  # fmt: skip
        return _Array(kind, loop.variable(made.out(1)), made.out())

    def write(self, loop: _Loop, inside: Level, iteration: Value, value: Value) -> None:
        """Write the value of one iteration."""
        now = self.variable.now
        if self.handle is None:
            updated = inside.emit("UpdateRow", now, iteration, value, name="UpdateRow").out()
        else:
            handle = loop.constant(self.handle)
            updated = inside.emit("TensorArrayWriteV3", handle, iteration, value, now, name="TensorArrayWrite").out()
        loop.close(self.variable, updated)

    def read(self, loop: _Loop, trips: Value | None) -> Value:
        """All values, stacked, after the loop."""
        level, scope = loop.level, loop.scope
        last = loop.exit(self.variable).out()
        if self.handle is None:
            return last
        size = trips
        if size is None:
            size = level.emit("TensorArraySizeV3", self.handle, last, name=scope + "size").out()
        start, step = _number(level, scope + "zero", 0), _number(level, scope + "one", 1)
        indices = level.emit("Range", start, size, step, name=scope + "indices").out()
        element = _row(self.kind)
        if element is not None and None not in element:
            return self._gather(loop, indices, last, element)
        some = level.emit("Greater", size, start, name=scope + "some").out()
        flow = level.emit("Switch", last, some, name=scope + "some").out(1)
        none = level.emit("Switch", some, some, name=scope + "none").out(0)
        gate = level.emit("Identity", none, name=scope + "none").name
        blank = np.zeros([0, *(d or 0 for d in element or ())], self.kind.dtype.storage)
        empty = level.emit("Const", name=scope + "empty", value=blank, control=(gate,)).out()
        stacked = self._gather(loop, indices, flow, element)
        return level.emit("Merge", empty, stacked, name=scope + "rows").out()

    def _gather(self, loop: _Loop, indices: Value, flow: Value, element: tuple[int | None, ...] | None) -> Value:
        """The rows of a TensorArray, which must hold one if it does not know what they look like."""
        assert self.handle is not None
        return loop.level.emit(
            "TensorArrayGatherV3",
            self.handle,
            indices,
            flow,
            name=f"{loop.scope}stacked",
            dtype=self.kind.dtype,
            element_shape=element,
        ).out()
