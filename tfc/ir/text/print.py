"""Printer of the text form of graphs: printing is total, and `parse_graph(print_graph(g)) == g`.

It is a close sister of the `.tfg` language, one node a line, made for dumps, FileCheck tests and `tfc opt`:

    graph main {
      dim batch in 1..256
      %x = Placeholder() {type=f32[batch, 4]} : f32[batch, 4]
      %parts = Split(%axis, %x) {num_split=2} : f32[batch, 2], f32[batch, 2]
      %y = Relu(%parts:1) after %x device "/device:CPU:0" : f32[batch, 2]
      entry infer(x=%x) -> (y=%y)
    }

Names follow `%` and may hold any of the characters that node names have; others are written `%"…"` as JSON strings.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator

import numpy as np

from tfc.ir.graph.graph import Attr, Entry, Graph, Literal, Node, Value

INLINE_ELEMENTS = 64
"""Longer constants are printed as base64 bytes."""
_PLAIN = re.compile(r"[A-Za-z0-9_./\\>\-$]+\Z")
_KEY = re.compile(r"[A-Za-z_]\w*\Z")
_Printer = Callable[[Literal], str]


def print_graph(graph: Graph, name: str = "main", *, locs: bool = False, hashed: bool = False) -> str:
    """The whole graph as text; `locs` adds where each node comes from, `hashed` writes hashes of constants instead of
    what they hold (neither is read back)."""
    return "\n".join(_graph_lines(graph, name, "", _hash if hashed else _literal, locs)) + "\n"


def _graph_lines(graph: Graph, name: str, indent: str, literal: _Printer, locs: bool = False) -> Iterator[str]:
    inner = indent + "  "
    yield f"{indent}graph {_key(name)} {{"
    for symbol in graph.symbols:
        upper = "" if symbol.maximum is None else str(symbol.maximum)
        yield f"{inner}dim {symbol.name} in {symbol.minimum}..{upper}"
    for node in graph.nodes:
        comment = f"  # {node.loc}" if locs and node.loc else ""
        yield inner + _node(node, inner, literal) + comment
    for entry in graph.entries:
        yield inner + _entry(entry)
    if graph.init:
        yield f"{inner}init {_name(graph.init)}"
    if graph.results:
        yield f"{inner}results {', '.join(map(_value, graph.results))}"
    for function, body in graph.functions:
        yield from _graph_lines(body, function, inner, literal, locs)
    yield indent + "}"


def _node(node: Node, indent: str, literal: _Printer) -> str:
    text = f"{_name(node.name)} = {node.op}({', '.join(map(_value, node.inputs))})"
    if node.attrs:
        text += " {" + ", ".join(f"{key}={_attr(value, indent, literal)}" for key, value in node.attrs.items()) + "}"
    if node.control_inputs:
        text += f" after {', '.join(map(_name, node.control_inputs))}"
    if node.device:
        text += f" device {json.dumps(node.device)}"
    if node.colocate:
        text += f" colocate {', '.join(map(_name, node.colocate))}"
    if node.types:
        text += f" : {', '.join(map(str, node.types))}"
    return text


def _entry(entry: Entry) -> str:
    inputs = ", ".join(f"{_key(name)}={_value(value)}" for name, value in entry.inputs)
    outputs = ", ".join(f"{_key(name)}={_value(value)}" for name, value in entry.outputs)
    targets = f" after {', '.join(map(_name, entry.targets))}" if entry.targets else ""
    return f"entry {_key(entry.name)}({inputs}) -> ({outputs}){targets}"


def _name(name: str) -> str:
    return f"%{name}" if _PLAIN.match(name) else f"%{json.dumps(name)}"


def _key(name: str) -> str:
    return name if _KEY.match(name) else json.dumps(name)


def _value(value: Value) -> str:
    return _name(value.node) + (f":{value.port}" if value.port else "")


def _attr(attr: Attr, indent: str, literal: _Printer) -> str:
    if attr is None:
        return "none"
    if isinstance(attr, bool):
        return "true" if attr else "false"
    if isinstance(attr, float):
        return _float(attr)
    if isinstance(attr, int):
        return str(attr)
    if isinstance(attr, str):
        return json.dumps(attr)
    if isinstance(attr, tuple):
        return "(" + "".join(f"{_attr(item, indent, literal)}, " for item in attr).rstrip() + ")"
    if isinstance(attr, Literal):
        return literal(attr)
    if isinstance(attr, Graph):
        return "\n".join(_graph_lines(attr, "body", indent + "  ", literal)).lstrip()
    return str(attr)


def _float(number: float) -> str:
    """A float always has a point or an exponent, so that it does not read back as an int."""
    text = repr(number)
    return text if any(c in text for c in ".en") else text + ".0"


def _literal(literal: Literal) -> str:
    array = literal.array
    head = f"tensor {literal.type} "
    source = f" from {json.dumps(literal.source[0])} {json.dumps(literal.source[1])}" if literal.source else ""
    if array.dtype == object:
        items = array.reshape(-1).tolist()
        texts = [item.decode("utf-8", "surrogateescape") if isinstance(item, bytes) else str(item) for item in items]
        return head + json.dumps(texts) + source
    if array.size <= INLINE_ELEMENTS and array.dtype.kind in "biu":
        return head + json.dumps(array.reshape(-1).astype(object).tolist()) + source
    # Payloads of NaNs would be lost in decimal; everything else survives a round trip through float64.
    if array.size <= INLINE_ELEMENTS and array.dtype.kind == "f" and not np.isnan(array.astype(np.float64)).any():
        return head + "[" + ", ".join(map(_float, array.reshape(-1).astype(np.float64).tolist())) + "]" + source
    return head + json.dumps(base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()) + source


def _hash(literal: Literal) -> str:
    return f"tensor {literal.type} {literal.digest().hex()}"
