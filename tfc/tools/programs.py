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
    from tfc.codegen.target import Target


def compile_for(graph: Graph, entry: Entry, config: Config, target: Target | None = None) -> Program:
    """The Program of an entry, for this machine unless `target` says otherwise.

    Unknown (`?`) dimensions get made-up sizes; a session would compile for the sizes that are fed.
    """
    from tfc.codegen.target import host
    from tfc.runtime.compile_step import compile_step
    from tfc.runtime.step import Signature

    signature = Signature.of(graph, entry.inputs, entry.outputs, entry.targets, entry.name)
    shapes = unknown_sizes(graph, entry)
    if target is None or target == host() or shapes:
        return compile_step(graph, signature, shapes, config)
    from tfc.codegen.compile import compile_graph

    return compile_graph(graph, signature.feeds, signature.fetches, entry.targets, target, config)


def unknown_sizes(graph: Graph, entry: Entry) -> Mapping[Value, Shape]:
    """A shape for every input that has unknown dimensions."""
    types = input_types(graph, entry)
    return {
        value: tuple(made_up.UNKNOWN if size is None else size for size in types[name].shape or ())
        for name, value in entry.inputs
        if not types[name].is_known
    }
