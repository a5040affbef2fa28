"""Whole Programs on disk: the second start of a program neither plans nor emits anything.

An entry is found by all that a Program depends on: the graph with the places of its nodes in files, what is fed and
fetched, the target, the flags, and the compiler's own source files. Constants that stand in the graph are not stored
again; the graph's own arrays take their places.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np

from tfc.codegen.explain.subscribe import listener
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.program.program import Program
from tfc.codegen.target.llvm_version import llvm_version
from tfc.codegen.target.target import Target
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, Loc
from tfc.ir.base.object_cache import files_of_tfc, load_parts, object_key, store_parts
from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Graph, Literal, Value
from tfc.ir.text.graph_json import literals_of
from tfc.ir.text.print import print_graph
from tfc.ir.types.type_json import literal_from_json, literal_to_json
from tfc.ir.types.types import DTYPES, Array, dtype_of

MOST_CONSTANTS = 64 << 20
"""A Program with more bytes of constants than this that its graph does not hold is compiled again rather than kept."""
_LARGE_LITERALS = 8 << 20
"""Bytes of constants from which on threads share hashing them."""
_SHOWN = ("print_ir", "print_dir", "verify", "time", "dump", "remarks")
"""What asks to see compilation happen."""
_ELSEWHERE = frozenset(
    {"cache", "cache_programs", "cache_dir", "dump_dir", "threads", "timeout", "sim_delay", *_SHOWN}
    | {"max_memory", "max_compile_seconds"}
)
"""What changes nothing in a Program."""


def program_key(
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    targets: Sequence[str],
    target: Target,
    config: Config,
) -> str:
    """The name that a Program is kept by; "" when it shall not be: the cache is off, or somebody wants to see how."""
    if (
        not (config.cache and config.cache_programs)
        or listener() is not None
        or any(getattr(config, name) for name in _SHOWN)
    ):
        return ""
    _hash_literals(graph)
    flags = {name: value for name, value in asdict(config).items() if name not in _ELSEWHERE}
    step = repr([*map(list, (feeds, fetches, targets)), flags, target])
    text = print_graph(graph, hashed=True)
    return object_key("program", text, _places(graph), step, llvm_version(), files_of_tfc("ir", "passes", "codegen"))


def load_program(key: str, graph: Graph) -> Program | None:
    """The Program kept under a key of `program_key`, or None. It is checked like one from a file."""
    try:
        kept = load_parts(key)
        if kept is None:
            return None
        content, blobs = kept
        given = [literal.array for literal in literals_of(graph)]
        objects, own = blobs[: content["objects"]], iter(blobs[content["objects"] :])
        constants = [_constant_in(each, given, own) for each in content["constants"]]
        return from_json(content["program"], constants, objects)
    except (Error, ValueError, KeyError, IndexError, TypeError, StopIteration):
        return None  # written by something else under our name: it is compiled and written again


def store_program(key: str, program: Program, graph: Graph) -> None:
    """Keep a Program."""
    given = {id(literal.array): i for i, literal in enumerate(literals_of(graph))}
    blobs = list(program.code.objects)
    constants = [_constant_out(array, given, blobs) for array in program.constants]
    if sum(map(len, blobs)) > MOST_CONSTANTS:
        return
    head = {"program": to_json(program), "objects": len(program.code.objects), "constants": constants}
    store_parts(key, head, blobs)


def _constant_out(array: Array, given: dict[int, int], blobs: list[bytes]) -> Any:
    """A constant as the number of a literal of the graph, as JSON, or as bytes behind it."""
    if id(array) in given:
        return given[id(array)]
    if array.dtype == object:
        return {"literal": literal_to_json(array)}
    blobs.append(array.tobytes())
    return {"dtype": dtype_of(array).name, "shape": list(array.shape)}


def _constant_in(told: Any, given: list[Array], own: Iterator[bytes]) -> Array:
    if isinstance(told, int):
        return given[told]
    if "literal" in told:
        return literal_from_json(told["literal"])
    return np.frombuffer(next(own), DTYPES[told["dtype"]].numpy).reshape(told["shape"])


def _hash_literals(graph: Graph) -> None:
    """Hash the constants that were not hashed yet; many large ones on several threads."""
    found = [literal for literal in literals_of(graph) if not literal.is_hashed]
    if sum(literal.array.nbytes for literal in found) < _LARGE_LITERALS:
        return  # printing the graph does it
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        list(pool.map(Literal.digest, found))


def _places(graph: Graph) -> str:
    """The locations of the nodes: a Program names the lines of what fails."""
    known: dict[int, str] = {}

    def place(loc: Loc | None) -> str:
        if loc is None:
            return ""
        if id(loc) not in known:
            known[id(loc)] = "<".join(f"{at}:{at.end_line}:{at.end_column}" for at in loc.stack())
        return known[id(loc)]

    return "\n".join(place(node.loc) for part in parts_of(graph) for node in part.nodes)
