"""Compiles entries to Programs without running them, for verbs that look at the code or write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tfc.ir.config import Config
from tfc.ir.graph import Entry, Graph, Value
from tfc.ir.types import Shape
from tfc.tools import made_up
from tfc.tools.model import input_types

if TYPE_CHECKING:
    from tfc.codegen.program import Program


def compile_entry(graph: Graph, entry: Entry, config: Config) -> Program:
    """The Program of an entry for this machine; unknown (`?`) dimensions get made-up sizes."""
    from tfc.runtime.compile_step import compile_step
    from tfc.runtime.step import Signature

    signature = Signature(graph, entry.inputs, entry.outputs, entry.targets, entry.name)
    return compile_step(graph, signature, unknown_sizes(graph, entry), config)


def unknown_sizes(graph: Graph, entry: Entry) -> Mapping[Value, Shape]:
    """A shape for every input that has unknown dimensions."""
    types = input_types(graph, entry)
    return {
        value: tuple(made_up.UNKNOWN if size is None else size for size in types[name].shape or ())
        for name, value in entry.inputs
        if not types[name].is_known
    }
