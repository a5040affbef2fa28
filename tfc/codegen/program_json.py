"""Save a Program as JSON and read it back: the manifest of a compiled module. Constants and native code stay outside
the text; they are written as separate members and handed to `from_json` again.

Reading trusts nothing: a value of the wrong kind, or a reference out of range, is DATA_LOSS and never runs.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import NoneType
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from tfc.codegen.program import (
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
from tfc.codegen.program_check import check_program
from tfc.codegen.program_control import KINDS, Control, Start
from tfc.ir.dims import Dim, MaybeSize, Size, parse_dim
from tfc.ir.errors import Error, Loc
from tfc.ir.graph import Attr, Literal, Node, Value
from tfc.ir.types import DTYPES, Array, DType, Shape, TensorType

if TYPE_CHECKING:
    from tfc.codegen.panels import Panels
    from tfc.codegen.program_dataflow import Dataflow, FlowKind, FlowNode, Transfer
    from tfc.codegen.program_launch import Launch
    from tfc.codegen.program_product import Product

FORMAT = 4
Json = Any
_SHAPE = (list, NoneType)
_CONTROLS = {kind.__name__: kind for kind in KINDS}


def to_json(program: Program) -> dict[str, Json]:
    """Everything but the constants' data and the objects' bytes, as JSON values."""
    code = program.code
    return {
        "format": FORMAT,
        "name": program.name,
        "dims": [[d.name, d.buffer, d.axis, d.scale, d.shift, d.minimum, d.maximum] for d in program.dims],
        "buffers": [
            [b.kind, b.dtype.name, _shape_out(b.shape), b.name, b.index, b.base, _size_out(b.offset), b.first, b.last]
            for b in program.buffers
        ],
        "panels": [
            [k, p.rows, p.width, p.columns, p.row_step, p.column_step, p.offset]
            for k, p in enumerate(b.panels for b in program.buffers)
            if p is not None
        ],
        "instructions": [_instruction_out(i) for i in program.instructions],
        "feeds": [[f.name, f.buffer, f.dtype.name, _shape_out(f.shape)] for f in program.feeds],
        "fetches": [[f.name, f.buffer] for f in program.fetches],
        "targets": list(program.targets),
        "variables": [
            [v.name, v.buffer, v.dtype.name, _shape_out(v.shape), v.needs_value, v.assigned, v.initial]
            for v in program.variables
        ],
        "nodes": {name: [info.op, _loc_out(info.loc), info.device] for name, info in program.nodes.items()},
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
        name=_text(data["name"]),
        buffers=tuple(_buffer_in(b, panels.get(k)) for k, b in enumerate(data["buffers"])),
        instructions=tuple(_instruction_in(i) for i in data["instructions"]),
        dims=tuple(Dimension(*_row(d, str, int, int, int, int, int, (int, NoneType))) for d in data["dims"]),
        feeds=tuple(
            Feed(n, b, DTYPES[t], _shape_in(s))
            for n, b, t, s in (_row(f, str, int, str, _SHAPE) for f in data["feeds"])
        ),
        fetches=tuple(Fetch(*_row(f, str, int)) for f in data["fetches"]),
        targets=tuple(map(_text, data["targets"])),
        variables=tuple(map(_variable_in, data["variables"])),
        constants=tuple(constants),
        nodes=_NodeInfos(dict(data["nodes"])),
        code=Code(
            tuple(objects),
            tuple(map(_text, code["symbols"])),
            _text(code["triple"]),
            _text(code["cpu"]),
            _text(code["features"]),
            {symbol: tuple(map(_launch_in, launches)) for symbol, launches in code["launches"].items()},
        ),
        dataflows=tuple(map(_dataflow_in, data["dataflows"])),
    )


def _launch_out(x: Launch) -> Json:
    maps = [
        [m.operand, m.dtype, [_size_out(d) for d in m.sizes], [_size_out(d) for d in m.pitches], list(m.box), m.offset]
        for m in x.maps
    ]
    product = [] if x.product is None else [_product_out(x.product)]
    return [x.entry, _size_out(x.blocks), x.threads, x.shared, x.fails, list(x.sizes), maps, x.dynamic, *product]


def _product_out(x: Product) -> Json:
    sides = (
        [side.operand, side.dtype, *map(_size_out, side.formulas), side.along_k] for side in (x.left, x.right, x.result)
    )
    return [*map(_size_out, x.formulas), *sides, x.compute]


def _product_in(fields: Json) -> Product:
    from tfc.codegen.program_product import Matrix, Product

    size = (int, str)
    m, n, k, batch, *sides, compute = _row(fields, size, size, size, size, list, list, list, str)
    made = []
    for operand, dtype, pitch, stride, offset, along_k in (
        _row(side, int, str, size, size, size, bool) for side in sides
    ):
        places = _size_in(pitch), _size_in(stride), _size_in(offset)
        made.append(Matrix(operand, DTYPES[dtype].name, *places, along_k))
    left, right, result = made
    return Product(_size_in(m), _size_in(n), _size_in(k), _size_in(batch), left, right, result, compute)


def _launch_in(fields: Json) -> Launch:
    from tfc.codegen.program_launch import Launch, TensorMap  # only programs of GPUs have some

    product = _product_in(fields[8]) if len(fields) == 9 else None
    entry, blocks, threads, shared, fails, sizes, maps, dynamic = _row(
        fields[:8], str, (int, str), int, int, bool, list, list, int
    )
    made = []
    for operand, dtype, extents, pitches, box, offset in (_row(m, int, str, list, list, list, int) for m in maps):
        places = tuple(map(_size_in, extents)), tuple(map(_size_in, pitches))
        made.append(TensorMap(operand, DTYPES[dtype].name, *places, tuple(map(_whole, box)), offset))
    names = tuple(map(_text, sizes))
    return Launch(entry, _size_in(blocks), threads, shared, fails, names, tuple(made), dynamic, product)


def _whole(value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"no number: {value!r}")
    return value


def _row(fields: Json, *kinds: type | tuple[type, ...]) -> list[Any]:
    """A list with one value of each kind; TypeError or ValueError when it is another."""
    for value, kind in zip(fields, kinds, strict=True):
        if type(value) not in (kind if isinstance(kind, tuple) else (kind,)):
            raise TypeError(f"{value!r} in {fields!r}")
    return list(fields)


def _text(value: Json) -> str:
    if type(value) is not str:
        raise TypeError(f"{value!r} is no text")
    return value


def _size_out(size: Size) -> int | str:
    return str(size) if isinstance(size, Dim) else int(size)


def _size_in(size: Json) -> Size:
    if type(size) is int:
        return size
    return _parse(_text(size))


_parse = lru_cache(4096)(parse_dim)
"""Programs repeat few different sizes many times."""


def _shape_out(shape: Shape | None) -> Json:
    return None if shape is None else [None if size is None else _size_out(size) for size in shape]


def _shape_in(shape: Json) -> Shape | None:
    sizes: list[MaybeSize] = [None if size is None else _size_in(size) for size in shape or ()]
    return None if shape is None else tuple(sizes)


def _loc_out(loc: Loc | None) -> Json:
    return None if loc is None else [[p.file, p.line, p.column, p.end_line, p.end_column] for p in loc.stack()]


def _loc_in(stack: Json) -> Loc | None:
    loc: Loc | None = None
    for place in reversed(stack or ()):
        file, line, column, end_line, end_column = _row(place, str, int, int, int, int)
        loc = Loc(file, line, column, end_line, end_column, loc)
    return loc


def _buffer_in(fields: Json, panels: Panels | None) -> Buffer:
    kinds = (str, str, _SHAPE, str, int, int, (int, str), int, int)
    kind, dtype, shape, name, index, base, offset, first, last = _row(fields, *kinds)
    where = name, index, base, _size_in(offset), first, last, panels
    return Buffer(cast(BufferKind, kind), DTYPES[dtype], _shape_in(shape), *where)


def _panels_in(rows: Json) -> dict[int, Panels]:
    """The buffers that lie in panels, and how."""
    if not rows:
        return {}
    from tfc.codegen.panels import Panels  # no module has any

    return {k: Panels(*sizes) for k, *sizes in (_row(row, *(int,) * 7) for row in rows)}


def _variable_in(fields: Json) -> VariableUse:
    kinds = (str, int, str, list, bool, bool, int)
    name, buffer, dtype, shape, needs_value, assigned, initial = _row(fields, *kinds)
    return VariableUse(name, buffer, DTYPES[dtype], _shape_in(shape) or (), needs_value, assigned, initial)


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
    op, loc, device = _row(fields, str, (list, NoneType), str)
    return NodeInfo(op, _loc_in(loc), device)


def _instruction_out(use: Instruction) -> Json:
    host = None if use.host is None else _node_out(use.host)
    return [
        list(use.operands), use.access, use.kernel, host, list(use.nodes), [[f.node, f.message] for f in use.failures],
        _size_out(use.flops), _size_out(use.bytes), _control_out(use.control), use.endless,
        use.dataflow,
    ]  # fmt: skip


def _instruction_in(fields: Json) -> Instruction:
    kinds = (list, str, str, (dict, NoneType), list, list, (int, str), (int, str), (list, NoneType), bool, int)
    operands, access, kernel, host, nodes, failures, flops, size, control, endless, dataflow = _row(fields, *kinds)
    return Instruction(
        _ints(operands), access, kernel, None if host is None else _node_in(host),
        tuple(map(_text, nodes)), tuple(Failure(*_row(failure, str, str)) for failure in failures),
        _size_in(flops), _size_in(size), _control_in(control), endless, dataflow,
    )  # fmt: skip


def _dataflow_out(flow: Dataflow) -> Json:
    return {
        "name": flow.name,
        "nodes": [_flow_node_out(node) for node in flow.nodes],
        "frames": [[frame.name, frame.parent, frame.window] for frame in flow.frames],
        "regions": [[to_json(r.program), list(r.inputs), list(r.outputs)] for r in flow.regions],
        "arguments": [_type_out(kind) for kind in flow.arguments],
        "results": [_type_out(kind) for kind in flow.results],
        "transfers": [[t.name, t.src, t.dst, _type_out(t.type)] for t in flow.transfers],
    }


def _dataflow_in(fields: Json) -> Dataflow:
    from tfc.codegen.program_dataflow import Dataflow, FlowFrame, FlowRegion  # few programs have some

    return Dataflow(
        _text(fields["name"]),
        tuple(map(_flow_node_in, fields["nodes"])),
        tuple(FlowFrame(*_row(frame, str, int, int)) for frame in fields["frames"]),
        tuple(FlowRegion(_program_in(inside), _ints(i), _ints(o)) for inside, i, o in fields["regions"]),
        tuple(map(_type_in, fields["arguments"])),
        tuple(map(_type_in, fields["results"])),
        tuple(map(_transfer_in, fields["transfers"])),
    )


def _transfer_in(fields: Json) -> Transfer:
    from tfc.codegen.program_dataflow import Transfer

    name, src, dst, kind = _row(fields, str, str, str, list)
    return Transfer(name, src, dst, _type_in(kind))


def _flow_node_out(node: FlowNode) -> Json:
    return [
        node.kind, node.name, [list(source) for source in node.inputs], list(node.control),
        [_type_out(kind) for kind in node.outputs], list(node.aliases), node.frame, node.argument,
        None if node.host is None else _node_out(node.host),
    ]  # fmt: skip


def _flow_node_in(fields: Json) -> FlowNode:
    from tfc.codegen.program_dataflow import FlowNode

    kinds = (str, str, list, list, list, list, int, int, (dict, NoneType))
    kind, name, inputs, control, outputs, aliases, frame, argument, host = _row(fields, *kinds)
    sources = tuple((a, b) for a, b in (_row(source, int, int) for source in inputs))
    return FlowNode(
        cast("FlowKind", kind), name, sources, _ints(control), tuple(map(_type_in, outputs)), _ints(aliases), frame,
        argument, None if host is None else _node_in(host),
    )  # fmt: skip


def _ints(fields: Json) -> tuple[int, ...]:
    return tuple(_row(fields, *[int] * len(fields)))


def _control_out(control: Control | None) -> Json:
    if control is None:
        return None
    if isinstance(control, Start):
        count = [] if control.count is None else [_size_out(control.count)]
        return ["Start", control.turn, control.trips, control.to, *count]
    return [type(control).__name__, *(getattr(control, name) for name in control.__match_args__)]


def _control_in(content: Json) -> Control | None:
    if content is None:
        return None
    kind, *numbers = content
    if kind == "Start" and len(numbers) == 4:
        count = _size_in(_text(numbers.pop()))
        turn, trips, to = _row(numbers, int, int, int)
        return Start(turn, trips, to, count if isinstance(count, Dim) else None)
    return _CONTROLS[kind](*_row(numbers, *[int] * len(numbers)))


def _node_out(node: Node) -> Json:
    return {
        "name": node.name,
        "op": node.op,
        "inputs": [str(value) for value in node.inputs],
        "attrs": {name: _attr_out(attr) for name, attr in node.attrs.items()},
        "types": [_type_out(type_) for type_ in node.types],
        "loc": _loc_out(node.loc),
    }


def _node_in(fields: Mapping[str, Json]) -> Node:
    return Node(
        name=_text(fields["name"]),
        op=_text(fields["op"]),
        inputs=tuple(Value.parse(text) for text in fields["inputs"]),
        attrs={name: _attr_in(attr) for name, attr in fields["attrs"].items()},
        types=tuple(_type_in(type_) for type_ in fields["types"]),
        loc=_loc_in(fields["loc"]),
    )


def _type_out(type_: TensorType) -> Json:
    return [type_.dtype.name, _shape_out(type_.shape), type_.ref]


def _type_in(fields: Json) -> TensorType:
    dtype, shape, ref = fields
    return TensorType(DTYPES[dtype], _shape_in(shape), ref)


def _attr_out(attr: Attr) -> Json:
    if attr is None or isinstance(attr, (bool, int, float, str)):
        return attr
    if isinstance(attr, tuple):
        return {"tuple": [_attr_out(item) for item in attr]}
    if isinstance(attr, DType):
        return {"dtype": attr.name}
    if isinstance(attr, TensorType):
        return {"type": _type_out(attr)}
    if isinstance(attr, Literal):
        return {"literal": literal_to_json(attr.array)}
    return {"graph": str(attr)}


def _attr_in(attr: Json) -> Attr:
    if not isinstance(attr, dict):
        return cast(Attr, attr)
    (kind, content), *rest = attr.items()
    if not rest and kind == "tuple":
        return tuple(_attr_in(item) for item in content)
    if not rest and kind == "dtype":
        return DTYPES[content]
    if not rest and kind == "type":
        return _type_in(content)
    if not rest and kind == "literal":
        return Literal(literal_from_json(content))
    if not rest and kind == "graph":
        from tfc.ir.parse import parse_graph  # few programs need it

        return parse_graph(content)
    raise ValueError(f"unknown attribute kind {kind!r}")


def literal_to_json(array: Array) -> Json:
    """An array as JSON: strings too, which safetensors cannot hold."""
    import base64  # few programs need it

    if array.dtype == object:
        texts = [item if isinstance(item, bytes) else str(item).encode() for item in array.ravel().tolist()]
        return {"shape": list(array.shape), "strings": [base64.b64encode(text).decode() for text in texts]}
    file = io.BytesIO()
    np.save(file, array.view(np.uint16) if array.dtype.kind == "V" else array, allow_pickle=False)
    return {"dtype": array.dtype.name, "npy": base64.b64encode(file.getvalue()).decode()}


def literal_from_json(content: Json) -> Array:
    """The array that `literal_to_json` wrote; KeyError, TypeError or ValueError when it did not."""
    import base64  # few programs need it

    if "strings" in content:
        strings = np.empty(len(content["strings"]), dtype=object)
        strings[:] = [base64.b64decode(text) for text in content["strings"]]
        return strings.reshape(content["shape"])
    array: Array = np.load(io.BytesIO(base64.b64decode(content["npy"])), allow_pickle=False)
    wanted = np.dtype(content["dtype"])
    return array if array.dtype == wanted else array.view(wanted)
