"""Whole graphs as JSON values, with the place of every node in the source: what a program was elaborated to.

The text form (text.py) is for people and leaves the places out. Here names, types and places stand in tables, because
graphs repeat them; constants are numbers of a list that is kept elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tfc.ir.base.errors import Loc
from tfc.ir.base.record_json import Json
from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Attr, Entry, Graph, Literal, Node, Symbol, Value
from tfc.ir.types.type_json import attr_in, attr_out, type_in, type_out
from tfc.ir.types.types import TensorType

_NO_ATTRS: dict[str, Json] = {}


def graph_to_json(graph: Graph) -> tuple[Json, list[Literal]]:
    """A graph, and the constants that it has numbers of."""
    writer = _Writer()
    return writer.file(graph), writer.literals


def graph_from_json(content: Json, literals: Sequence[Literal]) -> Graph:
    """The graph that `graph_to_json` wrote, with these constants. KeyError, IndexError, TypeError or ValueError when it
    is none."""
    return _Reader(content, literals).graph(content["graph"])


def literals_of(graph: Graph) -> Iterator[Literal]:
    """The constants of a graph, in its order; those of attributes that are lists are not among them."""
    for part in parts_of(graph):
        yield from (each for node in part.nodes for each in node.attrs.values() if isinstance(each, Literal))


class _Writer:
    def __init__(self) -> None:
        self.literals: list[Literal] = []
        self.numbers: dict[int, int] = {}
        self.names: dict[str, int] = {}
        self.types: dict[TensorType, int] = {}
        self.locs: dict[int, int] = {}
        self.places: list[Json] = []

    def file(self, graph: Graph) -> Json:
        rows = self.graph(graph)
        return {
            "graph": rows,
            "names": list(self.names),
            "types": [type_out(each) for each in self.types],
            "places": self.places,
        }

    def graph(self, graph: Graph) -> Json:
        return {
            "nodes": [self.node(node) for node in graph.nodes],
            "symbols": [[s.name, s.minimum, s.maximum] for s in graph.symbols],
            "entries": [
                [e.name, self.pairs(e.inputs), self.pairs(e.outputs), list(e.targets), self.loc(e.loc)]
                for e in graph.entries
            ],
            "functions": [[name, self.graph(body)] for name, body in graph.functions],
            "results": self.values(graph.results),
            "init": graph.init,
        }

    def node(self, node: Node) -> Json:
        return [
            self.name(node.name),
            self.name(node.op),
            self.values(node.inputs),
            [self.name(each) for each in node.control_inputs],
            {key: attr_out(attr, self.part) for key, attr in node.attrs.items()},
            [self.types.setdefault(each, len(self.types)) for each in node.types],
            node.device,
            list(node.colocate),
            self.loc(node.loc),
        ]

    def name(self, name: str) -> int:
        return self.names.setdefault(name, len(self.names))

    def values(self, values: Iterable[Value]) -> Json:
        return [number for value in values for number in (self.name(value.node), value.port)]

    def pairs(self, pairs: Iterable[tuple[str, Value]]) -> Json:
        return [[name, self.name(value.node), value.port] for name, value in pairs]

    def part(self, part: Literal | Graph) -> Json:
        if not isinstance(part, Literal):
            return {"graph": self.graph(part)}
        if id(part) not in self.numbers:
            self.numbers[id(part)] = len(self.literals)
            self.literals.append(part)
        return {"constant": self.numbers[id(part)]}

    def loc(self, loc: Loc | None) -> int:
        """The number of a place, whose callers come before it; -1 for none."""
        number = -1
        for each in reversed([*loc.stack()] if loc is not None else []):
            if id(each) not in self.locs:
                self.locs[id(each)] = len(self.places)
                where = each.line, each.column, each.end_line, each.end_column
                self.places.append([self.name(each.file), *where, number])
            number = self.locs[id(each)]
        return number


class _Reader:
    def __init__(self, content: Json, literals: Sequence[Literal]) -> None:
        self.literals = literals
        self.names: list[str] = content["names"]
        self.types = [type_in(each) for each in content["types"]]
        self.places: list[Loc | None] = []
        for file, line, column, end_line, end_column, caller in content["places"]:
            outer = self.places[caller] if caller >= 0 else None
            self.places.append(Loc(self.names[file], line, column, end_line, end_column, outer))
        self.places.append(None)  # which -1 means

    def graph(self, content: Json) -> Graph:
        names, types, places = self.names, self.types, self.places
        nodes = tuple(
            Node(
                names[name],
                names[op],
                self.values(inputs) if inputs else (),
                tuple([names[each] for each in control]) if control else (),
                {key: self.attr(attr) for key, attr in attrs.items()} if attrs else _NO_ATTRS,
                tuple([types[each] for each in kinds]),
                device,
                tuple(colocate),
                places[loc],
            )
            for name, op, inputs, control, attrs, kinds, device, colocate, loc in content["nodes"]
        )
        return Graph(
            nodes,
            tuple(Symbol(*row) for row in content["symbols"]),
            tuple(
                Entry(name, self.pairs(inputs), self.pairs(outputs), tuple(targets), places[loc])
                for name, inputs, outputs, targets, loc in content["entries"]
            ),
            tuple((name, self.graph(body)) for name, body in content["functions"]),
            self.values(content["results"]),
            content["init"],
        )

    def values(self, numbers: Json) -> tuple[Value, ...]:
        names = self.names
        return tuple([Value(names[k], port) for k, port in zip(numbers[::2], numbers[1::2], strict=True)])

    def pairs(self, rows: Json) -> tuple[tuple[str, Value], ...]:
        return tuple((name, Value(self.names[k], port)) for name, k, port in rows)

    def attr(self, attr: Json) -> Attr:
        return attr_in(attr, self.part) if isinstance(attr, dict) else attr

    def part(self, kind: str, content: Json) -> Attr:
        if kind == "constant":
            return self.literals[content]
        if kind == "graph":
            return self.graph(content)
        raise ValueError(f"unknown attribute kind {kind!r}")
