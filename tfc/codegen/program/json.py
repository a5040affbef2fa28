"""Save a Program as JSON and read it back: the manifest of a compiled module. Constants and native code stay outside
the text; they are written as separate members and handed to `from_json` again.

Reading trusts nothing: a value of the wrong kind, or a reference out of range, is DATA_LOSS and never runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import NoneType
from typing import TYPE_CHECKING, cast

from tfc.codegen.program.check import check_program
from tfc.codegen.program.program import (
    Buffer,
    BufferKind,
    Code,
    Dimension,
    Failure,
    Feed,
    Fetch,
    Instruction,
    NodeInfo,
    Program,
    VariableUse,
)
from tfc.ir.base.errors import Error
from tfc.ir.types.dims import Dim
from tfc.ir.types.type_json import (
    Json,
    attr_in,
    attr_out,
    literal_from_json,
    literal_to_json,
    loc_in,
    loc_out,
    row_of,
    shape_in,
    shape_out,
    size_in,
    size_out,
    text_of,
    type_in,
    type_out,
)
from tfc.ir.types.types import DTYPES, Array

if TYPE_CHECKING:
    from tfc.codegen.program.control import Control
    from tfc.codegen.program.dataflow import Dataflow, FlowKind, FlowNode, Transfer
    from tfc.codegen.program.launch import Launch
    from tfc.codegen.program.library_product import Product
    from tfc.codegen.program.panels import Panels
    from tfc.ir.graph.graph import Attr, Graph, Literal, Node

FORMAT = 4
_SHAPE = (list, NoneType)


def to_json(program: Program) -> dict[str, Json]:
    """Everything but the constants' data and the objects' bytes, as JSON values."""
    code = program.code
    return {
        "format": FORMAT,
        "name": program.name,
        "dims": [[d.name, d.buffer, d.axis, d.scale, d.shift, d.minimum, d.maximum] for d in program.dims],
        "buffers": [
            [b.kind, b.dtype.name, shape_out(b.shape), b.name, b.index, b.base, size_out(b.offset), b.first, b.last]
            for b in program.buffers
        ],
        "panels": [
            [k, *panels.row]
            for k, panels in enumerate(buffer.panels for buffer in program.buffers)
            if panels is not None
        ],
        "instructions": [_instruction_out(i) for i in program.instructions],
        "feeds": [[f.name, f.buffer, f.dtype.name, shape_out(f.shape)] for f in program.feeds],
        "fetches": [[f.name, f.buffer] for f in program.fetches],
        "targets": list(program.targets),
        "variables": [
            [v.name, v.buffer, v.dtype.name, shape_out(v.shape), v.needs_value, v.assigned, v.initial]
            for v in program.variables
        ],
        "nodes": {name: [info.op, loc_out(info.loc), info.device] for name, info in program.nodes.items()},
        "code": {
            "symbols": list(code.symbols),
            "triple": code.triple,
            "cpu": code.cpu,
            "features": code.features,
            "launches": {
                symbol: [_launch_out(launch) for launch in launches] for symbol, launches in code.launches.items()
            },
        },
        "dataflows": [_dataflow_out(flow) for flow in program.dataflows],
    }


def from_json(data: Json, constants: Sequence[Array] = (), objects: Sequence[bytes] = ()) -> Program:
    """The Program that `to_json` described; `constants` and `objects` in their order. DATA_LOSS when it is damaged."""
    try:
        if data["format"] != FORMAT:
            raise Error(f"this program has format {data['format']}, not {FORMAT}", code="UNIMPLEMENTED")
        program = _program_in(data, constants, objects)
        check_program(program)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as problem:
        raise Error(f"the saved program is damaged: {problem!r}", code="DATA_LOSS") from problem
    return program


def _program_in(data: Json, constants: Sequence[Array] = (), objects: Sequence[bytes] = ()) -> Program:
    code, panels = data["code"], _panels_in(data["panels"])
    return Program(
        name=text_of(data["name"]),
        buffers=tuple(_buffer_in(b, panels.get(k)) for k, b in enumerate(data["buffers"])),
        instructions=tuple(_instruction_in(i) for i in data["instructions"]),
        dims=tuple(Dimension(*row_of(d, str, int, int, int, int, int, (int, NoneType))) for d in data["dims"]),
        feeds=tuple(
            Feed(n, b, DTYPES[t], shape_in(s))
            for n, b, t, s in (row_of(f, str, int, str, _SHAPE) for f in data["feeds"])
        ),
        fetches=tuple(Fetch(*row_of(f, str, int)) for f in data["fetches"]),
        targets=tuple(map(text_of, data["targets"])),
        variables=tuple(map(_variable_in, data["variables"])),
        constants=tuple(constants),
        nodes=_NodeInfos(dict(data["nodes"])),
        code=Code(
            tuple(objects),
            tuple(map(text_of, code["symbols"])),
            text_of(code["triple"]),
            text_of(code["cpu"]),
            text_of(code["features"]),
            {symbol: tuple(map(_launch_in, launches)) for symbol, launches in code["launches"].items()},
        ),
        dataflows=tuple(map(_dataflow_in, data["dataflows"])),
    )


def _launch_out(x: Launch) -> Json:
    maps = [
        [m.operand, m.dtype, [size_out(d) for d in m.sizes], [size_out(d) for d in m.pitches], list(m.box), m.offset]
        for m in x.maps
    ]
    special: list[Json] = [x.cluster] * (x.cluster > 0) if x.product is None else [_product_out(x.product)]
    return [x.entry, size_out(x.blocks), x.threads, x.shared, x.fails, list(x.sizes), maps, x.dynamic, *special]


def _product_out(x: Product) -> Json:
    sides = (
        [side.operand, side.dtype, *map(size_out, side.formulas), side.along_k] for side in (x.left, x.right, x.result)
    )
    return [*map(size_out, x.formulas), *sides, x.compute]


def _product_in(fields: Json) -> Product:
    from tfc.codegen.program.library_product import Matrix, Product

    size = (int, str)
    m, n, k, batch, *sides, compute = row_of(fields, size, size, size, size, list, list, list, str)
    made = []
    for operand, dtype, pitch, stride, offset, along_k in (
        row_of(side, int, str, size, size, size, bool) for side in sides
    ):
        places = size_in(pitch), size_in(stride), size_in(offset)
        made.append(Matrix(operand, DTYPES[dtype].name, *places, along_k))
    left, right, result = made
    return Product(size_in(m), size_in(n), size_in(k), size_in(batch), left, right, result, compute)


def _launch_in(fields: Json) -> Launch:
    from tfc.codegen.program.launch import Launch, TensorMap  # only programs of GPUs have some

    (special,) = row_of(fields[8:], (int, list)) if len(fields) > 8 else (0,)
    product, cluster = (None, _whole(special)) if not isinstance(special, list) else (_product_in(special), 0)
    entry, blocks, threads, shared, fails, sizes, maps, dynamic = row_of(
        fields[:8], str, (int, str), int, int, bool, list, list, int
    )
    made = []
    for operand, dtype, extents, pitches, box, offset in (row_of(m, int, str, list, list, list, int) for m in maps):
        places = tuple(map(size_in, extents)), tuple(map(size_in, pitches))
        made.append(TensorMap(operand, DTYPES[dtype].name, *places, tuple(map(_whole, box)), offset))
    names = tuple(map(text_of, sizes))
    return Launch(entry, size_in(blocks), threads, shared, fails, names, tuple(made), dynamic, product, cluster)


def _whole(value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"no number: {value!r}")
    return value


def _buffer_in(fields: Json, panels: Panels | None) -> Buffer:
    kinds = (str, str, _SHAPE, str, int, int, (int, str), int, int)
    kind, dtype, shape, name, index, base, offset, first, last = row_of(fields, *kinds)
    where = name, index, base, size_in(offset), first, last, panels
    return Buffer(cast(BufferKind, kind), DTYPES[dtype], shape_in(shape), *where)


def _panels_in(rows: Json) -> dict[int, Panels]:
    """The buffers that lie in panels, and how."""
    if not rows:
        return {}
    from tfc.codegen.program.panels import Panels  # those of modules are packed already

    return {k: Panels(*how) for k, *how in (row_of(row, *(int,) * 10, str) for row in rows)}


def _variable_in(fields: Json) -> VariableUse:
    kinds = (str, int, str, list, bool, bool, int)
    name, buffer, dtype, shape, needs_value, assigned, initial = row_of(fields, *kinds)
    return VariableUse(name, buffer, DTYPES[dtype], shape_in(shape) or (), needs_value, assigned, initial)


class _NodeInfos(Mapping[str, NodeInfo]):
    """What messages and profiles say about nodes, half of a program's text: read when somebody asks, which most runs
    never do. What is damaged in it is found then (DATA_LOSS).
    """

    def __init__(self, rows: Mapping[str, Json]) -> None:
        self._rows = rows

    def __getitem__(self, name: str) -> NodeInfo:
        row = self._rows[name]
        try:
            return _node_info_in(row)
        except (TypeError, ValueError, RecursionError) as problem:
            raise Error(f"what a saved program says about {name} is damaged: {problem!r}", "DATA_LOSS") from problem

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)


def _node_info_in(fields: Json) -> NodeInfo:
    op, loc, device = row_of(fields, str, (list, NoneType), str)
    return NodeInfo(op, loc_in(loc), device)


def _instruction_out(use: Instruction) -> Json:
    host = None if use.host is None else _node_out(use.host)
    return [
        list(use.operands), use.access, use.kernel, host, list(use.nodes), [[f.node, f.message] for f in use.failures],
        size_out(use.flops), size_out(use.bytes), _control_out(use.control), use.endless,
        use.dataflow,
    ]  # fmt: skip


def _instruction_in(fields: Json) -> Instruction:
    kinds = (list, str, str, (dict, NoneType), list, list, (int, str), (int, str), (list, NoneType), bool, int)
    operands, access, kernel, host, nodes, failures, flops, size, control, endless, dataflow = row_of(fields, *kinds)
    return Instruction(
        _ints(operands), access, kernel, None if host is None else _node_in(host),
        tuple(map(text_of, nodes)), tuple(Failure(*row_of(failure, str, str)) for failure in failures),
        size_in(flops), size_in(size), _control_in(control), endless, dataflow,
    )  # fmt: skip


def _dataflow_out(flow: Dataflow) -> Json:
    return {
        "name": flow.name,
        "nodes": [_flow_node_out(node) for node in flow.nodes],
        "frames": [[frame.name, frame.parent, frame.window] for frame in flow.frames],
        "regions": [[to_json(r.program), list(r.inputs), list(r.outputs)] for r in flow.regions],
        "arguments": [type_out(kind) for kind in flow.arguments],
        "results": [type_out(kind) for kind in flow.results],
        "transfers": [[t.name, t.src, t.dst, type_out(t.type)] for t in flow.transfers],
    }


def _dataflow_in(fields: Json) -> Dataflow:
    from tfc.codegen.program.dataflow import Dataflow, FlowFrame, FlowRegion  # few programs have some

    return Dataflow(
        text_of(fields["name"]),
        tuple(map(_flow_node_in, fields["nodes"])),
        tuple(FlowFrame(*row_of(frame, str, int, int)) for frame in fields["frames"]),
        tuple(FlowRegion(_program_in(inside), _ints(i), _ints(o)) for inside, i, o in fields["regions"]),
        tuple(map(type_in, fields["arguments"])),
        tuple(map(type_in, fields["results"])),
        tuple(map(_transfer_in, fields["transfers"])),
    )


def _transfer_in(fields: Json) -> Transfer:
    from tfc.codegen.program.dataflow import Transfer

    name, src, dst, kind = row_of(fields, str, str, str, list)
    return Transfer(name, src, dst, type_in(kind))


def _flow_node_out(node: FlowNode) -> Json:
    return [
        node.kind, node.name, [list(source) for source in node.inputs], list(node.control),
        [type_out(kind) for kind in node.outputs], list(node.aliases), node.frame, node.argument,
        None if node.host is None else _node_out(node.host),
    ]  # fmt: skip


def _flow_node_in(fields: Json) -> FlowNode:
    from tfc.codegen.program.dataflow import FlowNode

    kinds = (str, str, list, list, list, list, int, int, (dict, NoneType))
    kind, name, inputs, control, outputs, aliases, frame, argument, host = row_of(fields, *kinds)
    sources = tuple((a, b) for a, b in (row_of(source, int, int) for source in inputs))
    return FlowNode(
        cast("FlowKind", kind), name, sources, _ints(control), tuple(map(type_in, outputs)), _ints(aliases), frame,
        argument, None if host is None else _node_in(host),
    )  # fmt: skip


def _ints(fields: Json) -> tuple[int, ...]:
    return tuple(row_of(fields, *[int] * len(fields)))


def _control_out(control: Control | None) -> Json:
    if control is None:
        return None
    from tfc.codegen.program.control import Start

    if isinstance(control, Start):
        count = [] if control.count is None else [size_out(control.count)]
        return ["Start", control.turn, control.trips, control.to, *count]
    return [type(control).__name__, *(getattr(control, name) for name in control.__match_args__)]


def _control_in(content: Json) -> Control | None:
    if content is None:
        return None
    from tfc.codegen.program.control import KINDS, Start  # most programs have no control instructions

    kind, *numbers = content
    if kind == "Start" and len(numbers) == 4:
        count = size_in(text_of(numbers.pop()))
        turn, trips, to = row_of(numbers, int, int, int)
        return Start(turn, trips, to, count if isinstance(count, Dim) else None)
    controls = {kind.__name__: kind for kind in KINDS}
    return controls[kind](*row_of(numbers, *[int] * len(numbers)))


def _node_out(node: Node) -> Json:
    return {
        "name": node.name,
        "op": node.op,
        "inputs": [str(value) for value in node.inputs],
        "attrs": {name: attr_out(attr, _part_out) for name, attr in node.attrs.items()},
        "types": [type_out(type_) for type_ in node.types],
        "loc": loc_out(node.loc),
    }


def _node_in(fields: Mapping[str, Json]) -> Node:
    from tfc.ir.graph.graph import Node, Value  # few programs have ops of the host

    return Node(
        name=text_of(fields["name"]),
        op=text_of(fields["op"]),
        inputs=tuple(Value.parse(text) for text in fields["inputs"]),
        attrs={name: attr_in(attr, _part_in) for name, attr in fields["attrs"].items()},
        types=tuple(type_in(type_) for type_ in fields["types"]),
        loc=loc_in(fields["loc"]),
    )


def _part_out(part: Literal | Graph) -> Json:
    from tfc.ir.graph.graph import Literal

    return {"literal": literal_to_json(part.array)} if isinstance(part, Literal) else {"graph": str(part)}


def _part_in(kind: str, content: Json) -> Attr:
    if kind == "literal":
        from tfc.ir.graph.graph import Literal

        return Literal(literal_from_json(content))
    if kind == "graph":
        from tfc.ir.text.parse import parse_graph  # few programs need it

        return parse_graph(content)
    raise ValueError(f"unknown attribute kind {kind!r}")
