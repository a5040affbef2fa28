"""Texts as inputs: programs of the language, and graphs in the text form of the IR."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

import tfc
from tests.fuzz.grammar import mutate_source
from tests.fuzz.mutate import mutate_bytes, mutate_words
from tests.fuzz.target import Target, WrongError, is_wrong
from tfc.frontend.diagnostics.diagnostics import render, to_json
from tfc.frontend.formatter import format_source
from tfc.frontend.syntax.source import Source
from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph
from tfc.ir.graph.registry import OPS
from tfc.ir.text.graph_json import graph_from_json, graph_to_json
from tfc.ir.text.parse import parse_graph
from tfc.ir.text.print import print_graph
from tfc.ir.types.types import DTYPES

ROOT = Path(__file__).resolve().parents[2]
_LONGEST = 1200
_FILE = "f.tfg"


@cache
def programs() -> tuple[bytes, ...]:
    """The short programs of the tests and examples."""
    folders = ("tests/run", "tests/conformance", "tests/frontend", "examples")
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.tfg"))]
    return tuple(content for path in found if len(content := path.read_bytes()) <= _LONGEST)


def _source(data: bytes) -> str:
    """A program gives located errors, or a graph that its text, its formatted text and its JSON give again."""
    try:
        graph = tfc.parse(data, file=_FILE)
    except Error as error:
        text = data.decode("utf-8", "replace")
        if not error.diagnostics or not all(each.loc for each in error.diagnostics):
            raise WrongError(f"an error without a place: {error.code} {error}") from error
        render(error.diagnostics, {_FILE: Source(_FILE, text)}, color=True).encode("utf-8")
        to_json(error.diagnostics).encode("ascii")
        return " ".join(sorted({each.code for each in error.diagnostics})) + " " + error.message
    with is_wrong("the graph of a program is refused"):
        verify(graph)
    shown = _round_trip(graph)
    formatted = format_source(data)
    with is_wrong("the formatted program is refused"):
        again = print_graph(tfc.parse(formatted, file=_FILE))
    if again != shown:
        raise WrongError("formatting makes another program of one")
    if format_source(formatted) != formatted:
        raise WrongError("a formatted program is formatted otherwise")
    return shown


def _round_trip(graph: Graph) -> str:
    shown = print_graph(graph)
    with is_wrong("a printed graph is refused"):
        again = print_graph(parse_graph(shown))
    if again != shown:
        raise WrongError("a printed graph is read as another one")
    content, literals = graph_to_json(graph)
    if print_graph(graph_from_json(content, literals)) != shown:
        raise WrongError("a graph's JSON is read as another one")
    return shown


def _graphs() -> list[bytes]:
    """The text form of the short programs' graphs, and those of the tests of passes."""
    made = []
    for program in programs():
        try:
            made.append(print_graph(tfc.parse(program)).encode())
        except Error:
            continue
    listed = [path.read_bytes() for path in sorted((ROOT / "tests/filecheck/passes").glob("*.tfg"))]
    return [each for each in [*made, *listed] if len(each) <= 3 * _LONGEST]


@cache
def _words() -> tuple[str, ...]:
    marks = (
        "->",
        "..",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        ",",
        "=",
        ":",
        "&",
        "*",
        "+",
        "-",
        "?",
        "tensor",
        "graph",
        "from",
    )
    others = (
        "dim",
        "entry",
        "init",
        "results",
        "after",
        "device",
        "colocate",
        "true",
        "none",
        "%x",
        '"a"',
        "1e400",
        "nan",
    )
    return (*OPS, *DTYPES, *marks, *others)


def _mutate_graph(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    if draw.random() < 0.1:
        return mutate_bytes(draw, data, others)
    text = mutate_words(draw, data, others, _words())
    names = re.findall(rb"%[\w/]+(?::\d)?", text)
    if names and draw.random() < 0.3:  # another value in the place of one
        old = draw.choice(names)
        text = text.replace(old, draw.choice(names), draw.choice((1, -1)))
    return text


def _ir(data: bytes) -> str:
    """A text gives one located error, or a graph that is printed and read again, which the verifier judges."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Error("it is no UTF-8") from None
    try:
        graph = parse_graph(text, _FILE)
    except Error as error:
        if not error.loc:
            raise WrongError(f"an error without a place: {error}") from error
        raise
    shown = _round_trip(graph)
    verify(graph)
    return shown


TARGETS = (
    Target("source", "programs of the language", programs, mutate_source, _source, ("tfc.frontend",), suffix=".tfg"),
    Target("ir", "graphs as text", _graphs, _mutate_graph, _ir, ("tfc.ir.text", "tfc.ir.analysis", "tfc.ir.types"),
           suffix=".tfg"),
)  # fmt: skip
