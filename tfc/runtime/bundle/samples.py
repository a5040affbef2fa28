"""Samples of a compiled model: made-up inputs of each entry, and what the reference interpreter says comes out.

A module file holds them as `samples/ENTRY/in/NAME.npy` and `…/out/NAME.npy`, so that whoever has the file, on whatever
machine and in whatever language, can tell whether the code does there what the model says. Entries begin with the
variables that the file holds.
"""

from __future__ import annotations

import io
from collections.abc import Mapping

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.base.reachable import reachable
from tfc.ir.base.record import field, record
from tfc.ir.graph.graph import Entry, Graph
from tfc.ir.reference.async_result import may_wait
from tfc.ir.types.dims import evaluate, symbols_of
from tfc.ir.types.types import Array, DType, TensorType, shape_symbols
from tfc.runtime.bundle import random_feeds
from tfc.runtime.bundle.bundle import Bundle

FOLDER = "samples/"
ROWS = 2
"""The size of dimensions that are not given."""
MOST_WORK = 10**9
"""Operations of an entry that the interpreter is asked to do while a module is written."""
MOST_BYTES = 1 << 20
MOST_ELEMENTS = 1 << 24
"""Elements of all values that the interpreter computes for an entry: it keeps every one of them, in 64 bits."""
_DIGITS = 32
"""Bits that are kept of a result in f64: the last ones depend on the order in which a machine adds."""


@record(frozen=True)
class Sample:
    """The feeds of an entry and its results, by name."""

    inputs: Mapping[str, Array] = field(default_factory=dict)
    outputs: Mapping[str, Array] = field(default_factory=dict)


def make_samples(bundle: Bundle, graph: Graph, variables: Mapping[str, Array]) -> dict[str, bytes]:
    """The members of a module's file, for the entries that are small enough, wait for nothing and take numbers only.

    `variables` are the values that the file holds; those without one get their initial values.
    """
    from tfc.passes.run_pipeline import with_gradients

    if may_wait(graph):
        return {}
    expanded = with_gradients(graph)
    made: dict[str, bytes] = {}
    for entry in graph.entries:
        given = _inputs(bundle, graph, entry)
        if given is None or _elements(expanded, entry, given) > MOST_ELEMENTS:
            continue
        try:
            outputs = _interpreted(expanded, expanded.entry[entry.name], given, variables)
        except Error:
            continue  # an entry that refuses what is made up for it: labels out of range, say
        kinds = {name: graph.type_of(value).dtype for name, value in entry.outputs}
        if any(kind.kind == "string" for kind in kinds.values()):
            continue
        place = f"{FOLDER}{entry.name}/"
        made |= {f"{place}in/{name}.npy": _npy(array, None) for name, array in given.items()}
        made |= {f"{place}out/{name}.npy": _npy(array, kinds[name]) for name, array in outputs.items()}
    return made


def _inputs(bundle: Bundle, graph: Graph, entry: Entry) -> dict[str, Array] | None:
    """Made-up inputs; None where they, or the work on them, are too much."""
    types: dict[str, TensorType] = {name: graph.type_of(value).value() for name, value in entry.inputs}
    if any(kind.dtype.kind == "string" for kind in types.values()):
        return None
    sizes = random_feeds.dimensions(graph, types, {}, ROWS)
    program = bundle.programs[entry.name]
    known = {name for kind in types.values() for name in shape_symbols(kind.shape)}
    if any(dim.name not in known for dim in program.dims):
        return None  # sizes that only the run determines
    work = sum(evaluate(use.flops, sizes) for use in program.instructions)
    given = random_feeds.feeds(types, sizes)
    return given if work <= MOST_WORK and sum(array.nbytes for array in given.values()) <= MOST_BYTES else None


def _elements(graph: Graph, entry: Entry, given: Mapping[str, Array]) -> int:
    """The elements of all that an entry computes from these inputs; unknown sizes count as none."""
    sizes = {
        symbol: size
        for name, value in entry.inputs
        for symbol, size in zip(graph.type_of(value).shape or (), given[name].shape, strict=False)
    }
    known = {str(symbol): int(size) for symbol, size in sizes.items()}
    ends = [*(value.node for _, value in entry.outputs), *entry.targets]
    nodes = (graph.by_name[name] for name in reachable(ends, lambda name: graph.by_name[name].sources))
    kinds = (kind for node in nodes if node.op != "Const" for kind in node.types if not kind.ref)
    counts = (kind.elements for kind in kinds)
    return sum(evaluate(n, known) for n in counts if n is not None and symbols_of(n) <= known.keys())


def _interpreted(
    graph: Graph, entry: Entry, given: Mapping[str, Array], variables: Mapping[str, Array]
) -> dict[str, Array]:
    from tfc.ir.interpret.interpret import Interpreter

    reference = Interpreter(graph, precise=True)
    reference.initialize()
    for name, value in variables.items():
        slot = reference.state.get(name)
        if slot is not None and slot.value is not None:
            slot.value = value.astype(np.asarray(slot.value).dtype)
    fed = {value: given[name] for name, value in entry.inputs}
    results = reference.run(fed, [value for _, value in entry.outputs], entry.targets)
    return {name: np.asarray(result) for (name, _), result in zip(entry.outputs, results, strict=True)}


def _npy(array: Array, kind: DType | None) -> bytes:
    """A file of NumPy's; types that it does not know go as f32."""
    if kind is not None:
        array = array.astype(kind.storage)
    if array.dtype == np.float64:
        whole, exponent = np.frexp(array)
        array = np.ldexp(np.round(np.ldexp(whole, _DIGITS)), exponent - _DIGITS)
    if array.dtype.kind == "V" or array.dtype.name == "bfloat16":
        array = array.astype(np.float32)
    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return file.getvalue()


def without_samples(members: Mapping[str, bytes]) -> dict[str, bytes]:
    """The other members: what entries give depends on the variables, which may have been set since."""
    return {name: data for name, data in members.items() if not name.startswith(FOLDER)}


def read_samples(members: Mapping[str, bytes]) -> dict[str, Sample]:
    """The samples among the members of a file, by entry. DATA_LOSS for what is no array."""
    found: dict[str, tuple[dict[str, Array], dict[str, Array]]] = {}
    for member, data in members.items():
        if not member.startswith(FOLDER):
            continue
        entry, _, rest = member.removeprefix(FOLDER).partition("/")
        side, _, name = rest.partition("/")
        try:
            array: Array = np.load(io.BytesIO(data), allow_pickle=False)
        except (ValueError, EOFError, OSError) as problem:
            raise Error(f"{member} is no array: {problem}", "DATA_LOSS") from problem
        found.setdefault(entry, ({}, {}))[side == "out"][name.removesuffix(".npy")] = array
    return {entry: Sample(*sides) for entry, sides in found.items()}
