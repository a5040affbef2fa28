"""Entries and bounds from the command line: `--signature=NAME:feeds=x,y;fetches=loss;targets=step`, `--dim=n=1..256`.

A model need not say how it will be called: any values of the graph can be fed and fetched (white paper §4.2).
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence

from tfc.ir.base.errors import Error, nearest
from tfc.ir.graph.graph import Entry, Graph, Symbol, Value
from tfc.tools.failures import UsageError

PARTS = ("feeds", "fetches", "targets")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags that add entries and change bounds."""
    parser.add_argument(
        "--signature",
        metavar="NAME:feeds=X,…;fetches=Y,…;targets=Z,…",
        action="append",
        default=[],
        help="add an entry, or replace the one of that name; each part is a list of [NAME=]NODE[:PORT]",
    )
    parser.add_argument(
        "--dim", metavar="NAME=MIN..MAX", action="append", default=[], help="the sizes a dimension may have"
    )


def apply(graph: Graph, options: argparse.Namespace) -> Graph:
    """The graph with the entries and bounds of the command line."""
    entries = {entry.name: entry for entry in graph.entries}
    for text in options.signature:
        entry = parse_signature(text, graph)
        entries[entry.name] = entry
    symbols = {symbol.name: symbol for symbol in graph.symbols}
    for text in options.dim:
        symbol = parse_bounds(text)
        if symbol.name not in symbols:
            known = ", ".join(symbols) or "none"
            raise Error(f"--dim={text}: there is no dimension `{symbol.name}`; the model has {known}", "NOT_FOUND")
        symbols[symbol.name] = symbol
    if not options.signature and not options.dim:
        return graph
    return graph.with_(entries=tuple(entries.values()), symbols=tuple(symbols.values()))


def parse_signature(text: str, graph: Graph) -> Entry:
    """The entry that a `--signature` describes; NOT_FOUND for a value the graph lacks."""
    name, colon, rest = text.partition(":")
    if not colon or not re.fullmatch(r"[A-Za-z_]\w*", name):
        raise UsageError(f"--signature={text}: expected NAME:feeds=x,y;fetches=loss;targets=step")
    parts: dict[str, list[str]] = {}
    for part in filter(None, rest.split(";")):
        key, equals, words = part.strip().partition("=")
        if key not in PARTS or not equals:
            raise UsageError(f"--signature={text}: `{part}` is none of feeds=…, fetches=… and targets=…")
        parts.setdefault(key, []).extend(word.strip() for word in words.split(",") if word.strip())
    targets = tuple(_node(word, text, graph) for word in parts.get("targets", []))
    outputs = _values(parts.get("fetches", []), text, graph)
    if not outputs and not targets:
        raise UsageError(f"--signature={text}: an entry needs fetches or targets")
    return Entry(name, _values(parts.get("feeds", []), text, graph), outputs, targets)


def parse_bounds(text: str) -> Symbol:
    """`batch=1..256`, `batch=1..`, or `batch=32` for one size."""
    found = re.fullmatch(r"(\w+)=(\d+)(?:(\.\.)(\d*))?", text)
    if not found:
        raise UsageError(f"--dim={text}: expected NAME=MIN..MAX, such as batch=1..256")
    name, low, dots, high = found.groups()
    maximum = (int(high) if high else None) if dots else int(low)
    if maximum is not None and maximum < int(low):
        raise UsageError(f"--dim={text}: {low} is more than {high}")
    return Symbol(name, int(low), maximum)


def _values(words: Sequence[str], text: str, graph: Graph) -> tuple[tuple[str, Value], ...]:
    """`x`, `loss:0` or `images=x:0` as (name, value); the name is the node's own unless one is given."""
    found: dict[str, Value] = {}
    for word in words:
        name, equals, reference = word.rpartition("=")
        value = Value.parse(reference)
        node = graph[_node(value.node, text, graph)]
        if value.port >= len(node.types):
            raise Error(f"--signature={text}: {node.op} has {len(node.types)} outputs, no {value}", "NOT_FOUND")
        label = name if equals else value.node.rpartition("/")[2]
        if label in found:
            raise UsageError(f"--signature={text}: two values are called `{label}`; write NAME={value}")
        found[label] = value
    return tuple(found.items())


def _node(name: str, text: str, graph: Graph) -> str:
    if name in graph:
        return name
    close = nearest(name, graph.by_name)
    hint = f"; did you mean `{close}`?" if close else ""
    raise Error(f"--signature={text}: there is no node `{name}`{hint}", "NOT_FOUND")
