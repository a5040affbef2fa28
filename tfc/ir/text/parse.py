"""Parser of the text form of graphs (see ir/text/print.py): linear, without recursion on graph length.

Any text gives a graph or one located `tfc.Error`; only structure is checked here, the rest is the verifier's.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

import numpy as np

from tfc.ir.base.errors import Diagnostic, Error, Loc
from tfc.ir.graph.graph import Attr, Entry, Graph, Literal, Node, Symbol, Value
from tfc.ir.graph.registry import OPS
from tfc.ir.types.dims import MaybeSize, parse_dim
from tfc.ir.types.types import DTYPES, TensorType

_T = TypeVar("_T")

MAX_NESTING = 256
_TOKEN = re.compile(
    r"""(?P<space>[\s;]+|\#[^\n]*)
      |(?P<name>%(?:[A-Za-z0-9_./\\>\-$]+|"(?:[^"\\\n]|\\.)*"))
      |(?P<string>"(?:[^"\\\n]|\\.)*")
      |(?P<number>-?(?:\d+\.(?!\.)\d*(?:e[+-]?\d+)?|\d+e[+-]?\d+|\d+|inf\b|nan\b))
      |(?P<word>[A-Za-z_$][\w$]*)
      |(?P<mark>->|\.\.|[{}()\[\],=:&*+\-?])""",
    re.VERBOSE,
)


def parse_graph(text: str, file: str = "<text>") -> Graph:
    """The graph that `text` describes; tfc.Error with one diagnostic where it is malformed."""
    import tfc.ir.ops  # noqa: F401  fills the registry; its modules need this layer

    reader = _Reader(text, file)
    graph = reader.graph(0)[1]
    if reader.kind != "end":
        reader.fail("expected the end of the file")
    return graph


class _Reader:
    """A cursor over the tokens of one text."""

    def __init__(self, text: str, file: str) -> None:
        self.text, self.file = text, file
        self.at = self.start = 0
        self.line = 1
        self.kind = self.token = ""
        self.next()

    def next(self) -> str:
        """Step to the next token; returns the one left behind."""
        left = self.token
        while True:
            self.start = self.at
            if self.at >= len(self.text):
                self.kind, self.token = "end", ""
                return left
            match = _TOKEN.match(self.text, self.at)
            if match is None:
                self.token = self.text[self.at]
                self.fail("unexpected character")
            self.at = match.end()
            if match.lastgroup == "space":
                self.line += match.group().count("\n")
                continue
            self.kind, self.token = match.lastgroup or "", match.group()
            return left

    def fail(self, message: str) -> NoReturn:
        """Raise the error for the current token."""
        line = self.text.count("\n", 0, self.start) + 1
        column = self.start - (self.text.rfind("\n", 0, self.start) + 1) + 1
        loc = Loc(self.file, line, column, line, column + max(1, len(self.token)))
        seen = f", found {self.token[:40]!r}" if self.token else ""
        diagnostic = Diagnostic("E0090", f"malformed graph text: {message}{seen}", loc)
        raise Error(diagnostic.message, "INVALID_ARGUMENT", loc=loc, diagnostics=(diagnostic,))

    def expect(self, token: str) -> None:
        if self.token != token or self.kind == "string":
            self.fail(f"expected {token!r}")
        self.next()

    def accept(self, token: str) -> bool:
        if self.token == token and self.kind != "string":
            self.next()
            return True
        return False

    def string(self) -> str:
        if self.kind != "string":
            self.fail("expected a string")
        try:
            return str(json.loads(self.next()))
        except ValueError:
            self.fail("bad string")

    def key(self) -> str:
        return self.string() if self.kind == "string" else self.word()

    def word(self) -> str:
        if self.kind != "word":
            self.fail("expected a word")
        return self.next()

    def integer(self) -> int:
        if self.kind != "number" or not self.token.lstrip("-").isdigit() or len(self.token) > 20:
            self.fail("expected an integer")
        return int(self.next())

    def name(self) -> str:
        if self.kind != "name":
            self.fail("expected a %name")
        name = self.next()[1:]
        return str(json.loads(name)) if name[0] == '"' else name

    def value(self) -> Value:
        node = self.name()
        return Value(node, self.integer() if self.accept(":") else 0)

    def until(self, close: str, item: Callable[[], _T]) -> tuple[_T, ...]:
        """Any number of items, with commas between them, and the mark that closes them."""
        found = []
        while not self.accept(close):
            found.append(item())
            if self.token != close:
                self.expect(",")
        return tuple(found)

    def several(self, item: Callable[[], _T]) -> tuple[_T, ...]:
        """One item or more, with commas between them."""
        found = [item()]
        while self.accept(","):
            found.append(item())
        return tuple(found)

    # ---- graphs and nodes -----------------------------------------------------------------------------------------

    def graph(self, depth: int) -> tuple[str, Graph]:
        if depth > MAX_NESTING:
            self.fail(f"graphs are nested deeper than {MAX_NESTING}")
        self.expect("graph")
        name = self.key()
        self.expect("{")
        nodes: list[Node] = []
        symbols: list[Symbol] = []
        entries: list[Entry] = []
        functions: list[tuple[str, Graph]] = []
        init = ""
        results: tuple[Value, ...] = ()
        while not self.accept("}"):
            if self.kind == "name":
                nodes.append(self.node(depth))
            elif self.accept("dim"):
                symbols.append(self.symbol())
            elif self.accept("entry"):
                entries.append(self.entry())
            elif self.accept("init"):
                init = self.name()
            elif self.accept("results"):
                results = self.several(self.value)
            elif self.token == "graph":
                functions.append(self.graph(depth + 1))
            else:
                self.fail("expected a node, dim, entry, init, results, graph or '}'")
        return name, Graph(tuple(nodes), tuple(symbols), tuple(entries), tuple(functions), results, init)

    def symbol(self) -> Symbol:
        name = self.word()
        self.expect("in")
        minimum = self.integer()
        self.expect("..")
        return Symbol(name, minimum, self.integer() if self.kind == "number" else None)

    def entry(self) -> Entry:
        name = self.key()
        self.expect("(")
        inputs = self.until(")", self.binding)
        self.expect("->")
        self.expect("(")
        outputs = self.until(")", self.binding)
        return Entry(name, inputs, outputs, self.several(self.name) if self.accept("after") else ())

    def binding(self) -> tuple[str, Value]:
        key = self.key()
        self.expect("=")
        return key, self.value()

    def node(self, depth: int) -> Node:
        loc = Loc(self.file, self.line)
        name = self.name()
        self.expect("=")
        op = self.word()
        self.expect("(")
        inputs = self.until(")", self.value)
        attrs: dict[str, Attr] = {}
        if self.accept("{"):
            while not self.accept("}"):  # not by `until`: few calls of Python may stand between a body and the next
                key = self.word()
                self.expect("=")
                attrs[key] = self.attr(depth)
                if self.token != "}":
                    self.expect(",")
        for key, attribute in OPS[op].attributes.items() if op in OPS else ():
            if not attribute.required:
                attrs.setdefault(key, attribute.default)
        control = self.several(self.name) if self.accept("after") else ()
        device = self.string() if self.accept("device") else ""
        colocate = self.several(self.name) if self.accept("colocate") else ()
        types = self.several(self.type) if self.accept(":") else ()
        return Node(name, op, inputs, control, attrs, types, device, colocate, loc)

    # ---- attributes and types -------------------------------------------------------------------------------------

    def attr(self, depth: int) -> Attr:
        if depth > MAX_NESTING:
            self.fail(f"attributes are nested deeper than {MAX_NESTING}")
        if self.kind == "string":
            return self.string()
        if self.kind == "number":
            return self.number()
        if self.accept("("):
            return self.until(")", lambda: self.attr(depth + 1))
        if self.token == "graph":
            return self.graph(depth + 1)[1]
        words: dict[str, Attr] = {"true": True, "false": False, "none": None}
        if self.token in words:
            return words[self.next()]
        if self.accept("tensor"):
            return self.literal()
        if self.token not in DTYPES:
            self.fail("expected an attribute value")
        dtype = DTYPES[self.next()]
        return self.type_after(dtype.name) if self.token == "[" else dtype

    def number(self) -> int | float:
        text = self.next()
        if len(text) > 400:
            self.fail("number too long")
        return int(text) if text.lstrip("-").isdigit() else float(text)

    def type(self) -> TensorType:
        if self.token not in DTYPES:
            self.fail("expected a type")
        return self.type_after(self.next())

    def type_after(self, dtype: str) -> TensorType:
        self.expect("[")
        if self.accept("*"):
            self.expect("]")
            shape: tuple[MaybeSize, ...] | None = None
        else:
            shape = self.until("]", self.dim)
        return TensorType(DTYPES[dtype], shape, self.accept("&"))

    def dim(self) -> MaybeSize:
        if self.accept("?"):
            return None
        begin, level = self.start, 0
        while self.kind != "end" and (level or self.token not in (",", "]")):
            level += (self.token == "(") - (self.token == ")")
            self.next()
        try:
            return parse_dim(self.text[begin : self.start])
        except (ValueError, RecursionError, IndexError) as error:
            self.fail(f"bad dimension: {error}")

    def literal(self) -> Literal:
        kind = self.type()
        if not kind.is_static:
            self.fail("a tensor literal needs a static shape")
        shape = tuple(int(d) for d in kind.dims if isinstance(d, int))
        try:
            array = self.encoded(kind, shape) if self.kind == "string" else self.listed(kind, shape)
        except (ValueError, binascii.Error, TypeError, OverflowError) as error:
            self.fail(f"bad tensor literal: {error}")
        array.flags.writeable = False
        source = (self.string(), self.string()) if self.accept("from") else None
        return Literal(array, source)

    def encoded(self, kind: TensorType, shape: tuple[int, ...]) -> Any:
        content = base64.b64decode(self.string(), validate=True)
        return np.frombuffer(content, kind.dtype.storage).reshape(shape).copy()

    def listed(self, kind: TensorType, shape: tuple[int, ...]) -> Any:
        self.expect("[")
        items: tuple[Any, ...] = self.until("]", lambda: self.attr(0))
        return np.array(items, dtype=object).reshape(shape).astype(kind.dtype.storage)
