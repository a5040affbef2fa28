"""Hand-made parts of steps: dataflows of primitives and host ops on scalars, one per device, in a group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tfc.codegen.program.check import check_program
from tfc.codegen.program.dataflow import Dataflow, FlowFrame, FlowNode, Transfer
from tfc.codegen.program.program import Buffer, Feed, Fetch, Instruction, NodeInfo, Program
from tfc.ir.graph.graph import Node, Value
from tfc.ir.reference.node_state import Slot
from tfc.ir.types.types import Array, TensorType, boolean, i32
from tfc.runtime.dataflow.executor import Executor
from tfc.runtime.dataflow.flow_tables import FlowTables
from tfc.runtime.dataflow.group import DataflowCall, Delays, Group
from tfc.runtime.native.thread_pool import ThreadPool
from tfc.runtime.program.activation import Activation
from tfc.runtime.program.host_ops import Pending, run_host_op
from tfc.runtime.program.layout import Layout
from tfc.runtime.program.loaded import LoadedProgram

INT, BOOL, NOTHING = TensorType(i32, ()), TensorType(boolean, ()), TensorType(i32, (0,))
_ARITY = {"switch": 2, "merge": 2, "nothing": 0, "trigger": 0, "result": 0, "send": 0}


class Part:
    """The nodes of one device, added in any order: inputs are `name` or `name:port`, control inputs `^name`."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.nodes: list[tuple[str, str, list[str], dict[str, Any]]] = []
        self.transfers: list[Transfer] = []
        self.frames = [FlowFrame()]
        self.constants: list[Array] = []
        self.arguments: list[TensorType] = []
        self.results: list[TensorType] = []

    def loop(self, name: str, window: int = 10, parent: int = 0) -> int:
        """A frame; its number."""
        self.frames.append(FlowFrame(name, parent, window))
        return len(self.frames) - 1

    def add(self, kind: str, name: str, *inputs: str, **more: Any) -> str:
        """A node: `frame`, `argument`, `type` of all outputs."""
        self.nodes.append((kind, name, list(inputs), more))
        return name

    def constant(self, name: str, value: Any, *control: str) -> str:
        self.constants.append(np.array(value, np.bool_ if isinstance(value, bool) else np.int32))
        kind = BOOL if isinstance(value, bool) else INT
        return self.add("constant", name, *control, argument=len(self.constants) - 1, type=kind)

    def argument(self, name: str, kind: TensorType = INT) -> str:
        self.arguments.append(kind)
        return self.add("argument", name, argument=len(self.arguments) - 1, type=kind)

    def result(self, source: str, kind: TensorType = INT) -> None:
        self.results.append(kind)
        self.add("result", source if ":" in source else f"{source}:0", source, argument=len(self.results) - 1)

    def send(self, source: str, to: str, *control: str, name: str = "", kind: TensorType = INT, frame: int = 0) -> None:
        name = name or f"edge_{source}"
        self.transfers.append(Transfer(name, self.device, to, kind))
        self.add("send", f"{name}/send", source, *control, argument=len(self.transfers) - 1, frame=frame)

    def recv(self, name: str, source: str, *control: str, kind: TensorType = INT, frame: int = 0) -> str:
        self.transfers.append(Transfer(name, source, self.device, kind))
        return self.add("recv", name, *control, argument=len(self.transfers) - 1, frame=frame, type=kind)

    def op(self, op: str, name: str, *inputs: str, kind: TensorType = INT, frame: int = 0) -> str:
        """An op by its reference body."""
        operands = tuple(Value.parse(i) for i in inputs if not i.startswith("^"))
        node = Node(name, op, operands, (), {}, (kind,))
        return self.add("host", name, *inputs, frame=frame, type=kind, host=node)

    def program(self) -> Program:
        numbers = {name: number for number, (_, name, _, _) in enumerate(self.nodes)}
        flow = Dataflow(
            "step", tuple(self._node(numbers, *node) for node in self.nodes), tuple(self.frames), (),
            tuple(self.arguments), tuple(self.results), tuple(self.transfers),
        )  # fmt: skip
        kinds = [("feed", kind) for kind in self.arguments] + [("fetch", kind) for kind in self.results]
        buffers = [
            Buffer(where, kind.dtype, kind.shape, f"b{b}", index=b if where == "feed" else b - len(self.arguments))
            for b, (where, kind) in enumerate(kinds)
        ]
        n = len(self.arguments)
        use = Instruction(tuple(range(len(buffers))), "r" * n + "w" * len(self.results), dataflow=0, nodes=("step",))
        made = Program(
            "part", tuple(buffers), (use,), dataflows=(flow,), constants=tuple(self.constants),
            feeds=tuple(Feed(b.name, k, b.dtype, b.shape) for k, b in enumerate(buffers[:n])),
            fetches=tuple(Fetch(b.name, n + k) for k, b in enumerate(buffers[n:])),
            nodes={name: NodeInfo(kind) for kind, name, _, _ in self.nodes},
        )  # fmt: skip
        check_program(made)
        return made

    def _node(self, numbers: Mapping[str, int], kind: str, name: str, inputs: Sequence[str], more: Any) -> FlowNode:
        sources = [Value.parse(i) for i in inputs if not i.startswith("^")]
        given = tuple((numbers[v.node], v.port) for v in sources)
        control = tuple(numbers[i[1:]] for i in inputs if i.startswith("^"))
        count = _ARITY.get(kind, 1)
        types = (more.get("type", INT),) * count if kind != "merge" else (more.get("type", INT), INT)
        options = {key: more[key] for key in ("frame", "argument", "host") if key in more}
        return FlowNode(kind, name, given, control, types, (-1,) * count, **options)  # type: ignore[arg-type]


def group_of(*parts: Part, delays: Delays | None = None) -> Group:
    """The parts, ready to run."""
    pool = ThreadPool(1)
    executors = []
    for part in parts:
        loaded = LoadedProgram(part.program())
        executors.append(Executor(FlowTables(loaded), Activation(loaded, pool, [], 0), pool))
        executors[-1].bind(Layout(loaded, {}))
    return Group(executors, delays)


def run_body(node: Node, inputs: Sequence[Array | None], written: Mapping[int, Slot]) -> Sequence[Any] | Pending:
    return run_host_op(node, inputs, written, Slot())


def run(group: Group, *operands: Sequence[Any], run_host: Any = run_body, **options: Any) -> list[list[Any]]:
    """The results of each part as Python values; `operands` of each part, none where there are not so many."""
    given = [*operands, *[()] * (len(group.executors) - len(operands))]
    arrays = [[np.array(x, np.bool_ if isinstance(x, bool) else np.int32) for x in each] for each in given]
    results = group.run([DataflowCall(0, each) for each in arrays], run_host, **options)
    return [[array.tolist() for array in each] for each in results]
