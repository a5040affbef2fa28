"""`tfc inspect A --diff B`: what is different between two models or compiled files. Exit status 1 if anything is.

Kernels are matched by the nodes they compute, so two names or two targets of one model do not make all of them differ.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tfc.runtime.bundle.description import EntryFacts, Kernel
from tfc.tools import compile_flags, inspect, inspect_views
from tfc.tools.artifact import is_artifact, open_artifact
from tfc.tools.inspect_views import human, shorten, value
from tfc.tools.model import read_model, show

if TYPE_CHECKING:
    from tfc.ir.types.types import Array


@dataclass(frozen=True)
class Side:
    """One of the two: facts about all of it, its variables and entries, the bytes of its kernels' code if known, and
    the values that its variables were saved with, None where nobody can tell."""

    facts: Mapping[str, str]
    variables: Mapping[str, str]
    entries: Mapping[str, EntryFacts]
    code: Mapping[str, int]
    values: Mapping[str, Array] | None = None


def run(options: argparse.Namespace) -> int:
    """Print what differs, `-` of the first and `+` of the second."""
    a, b = side(options, options.model), side(options, options.diff)
    lines = list(differences(a, b, compile_flags.parse_dims(options.dim)))
    text = "".join(f"{line}\n" for line in lines)
    show(text, options.file)
    return 1 if lines else 0


def side(options: argparse.Namespace, path: str) -> Side:
    """The side of a comparison that a file gives; a model is compiled for this machine first."""
    if is_artifact(path):
        artifact = open_artifact(path, options.name)
        told = artifact.description
        facts = {
            "producer": told.producer,
            "flags": f"-O{told.flags.opt_level}",
            "target": " ".join(filter(None, (told.target.triple, told.target.cpu, told.target.gpu))),
            "features": told.target.features,
            "model": told.digest,
            "code": human(artifact.object.code_bytes),
            "state": "" if told.state is None else human(told.state),
            "weights": "" if told.weights is None else human(told.weights),
        }
        variables = {name: each.type for name, each in told.variables.items()}
        entries = {entry.name: entry for entry in inspect.chosen(artifact, options.entry)}
        return Side(facts, variables, entries, inspect.code_sizes(artifact), artifact.values)
    from tfc.runtime.bundle.bundle import source_of

    graph = read_model(path)
    wanted = [entry for entry in graph.entries if options.entry in (None, entry.name)]
    programs = inspect.compiled(options, graph, wanted)
    entries = {entry.name: inspect.facts_of(graph, entry, programs[entry.name]) for entry in wanted}
    variables = {name: kind for name, (kind, _, _) in inspect.parameters(graph).items()}
    facts = {
        "flags": f"-O{compile_flags.config(options).opt_level}",
        "model": hashlib.sha256(source_of(graph).text.encode()).hexdigest(),
    }
    return Side(facts, variables, entries, {})


def differences(a: Side, b: Side, dims: Mapping[str, int]) -> Iterator[str]:
    """The lines of the report; none when the two are alike in all that both tell."""
    for key in a.facts:
        if key != "features" and b.facts.get(key, a.facts[key]) != a.facts[key]:
            yield f"{key:<9} {a.facts[key]} -> {b.facts[key]}"
    if "features" in a.facts and "features" in b.facts:
        left, right = (set(side.facts["features"].split(",")) for side in (a, b))
        for mark, more in (("-", left - right), ("+", right - left)):
            used = sorted(feature[1:] for feature in more if feature.startswith("+"))
            if used:
                yield f"{mark} features {', '.join(used)}"
    yield from changed(a.variables, b.variables, "variable {0}: {1}")
    if a.values is not None and b.values is not None:
        yield from _values(a.values, b.values)
    yield from changed(_bounds(a), _bounds(b), "dim {0} in {1}")
    for name in dict.fromkeys([*a.entries, *b.entries]):
        if name not in b.entries or name not in a.entries:
            mark, entry = ("-", a.entries[name]) if name in a.entries else ("+", b.entries[name])
            yield f"{mark} entry {entry}"
            continue
        found = list(_entry(a.entries[name], b.entries[name], a, b, dims))
        if found:
            yield f"entry {name}"
            yield from (f"  {line}" for line in found)


def changed(a: Mapping[str, str], b: Mapping[str, str], form: str) -> Iterator[str]:
    """The keys whose texts differ, in the order of the first."""
    for key in dict.fromkeys([*a, *b]):
        if a.get(key) != b.get(key):
            yield from (f"{mark} {form.format(key, side[key])}" for mark, side in (("-", a), ("+", b)) if key in side)


def _values(a: Mapping[str, Array], b: Mapping[str, Array]) -> Iterator[str]:
    """Differences of saved values of variables; of those with another type that is told already."""
    for name in dict.fromkeys([*a, *b]):
        if name not in a or name not in b:
            yield f"{'-' if name in a else '+'} value of variable {name}"
            continue
        one, two = a[name], b[name]
        if (one.dtype, one.shape) != (two.dtype, two.shape):
            continue
        bits = [np.ascontiguousarray(each).reshape(-1).view(f"V{each.itemsize}") for each in (one, two)]
        differ = bits[0] != bits[1]
        if differ.any():
            yield f"variable {name}: {np.count_nonzero(differ):,} of {one.size:,} values differ"


def _bounds(side: Side) -> dict[str, str]:
    return {
        name: f"{least}..{'' if most is None else most}"
        for entry in side.entries.values()
        for name, least, most in entry.dims
    }


def _entry(one: EntryFacts, two: EntryFacts, a: Side, b: Side, given: Mapping[str, int]) -> Iterator[str]:
    if str(one) != str(two):
        yield f"- {one}"
        yield f"+ {two}"
    both = [(entry, inspect_views.sizes(entry.dims, given)) for entry in (one, two)]
    arenas = [human(inspect_views.arena_peak(entry, dims)) for entry, dims in both]
    if arenas[0] != arenas[1]:
        yield f"arena {arenas[0]} -> {arenas[1]}"
    if one.workspace != two.workspace and one.workspace is not None and two.workspace is not None:
        yield f"workspace {one.workspace:,} -> {two.workspace:,} bytes"
    kernels = [{kernel.nodes: kernel for kernel in entry.kernels} for entry in (one, two)]
    for nodes in dict.fromkeys([*kernels[0], *kernels[1]]):
        if nodes not in kernels[1]:
            yield f"- kernel {_told(kernels[0][nodes], both[0][1], a.code)}"
        elif nodes not in kernels[0]:
            yield f"+ kernel {_told(kernels[1][nodes], both[1][1], b.code)}"
        else:
            left, right = (
                _costs(kernel[nodes], dims, code)
                for kernel, (_, dims), code in zip(kernels, both, (a.code, b.code), strict=True)
            )
            parts = [f"{key} {left[key]} -> {right[key]}" for key in left if key in right and left[key] != right[key]]
            if parts:
                yield f"kernel {shorten(', '.join(nodes))}: {', '.join(parts)}"
    for mark, lines, others in (("-", one.host, set(two.host)), ("+", two.host, set(one.host))):
        yield from (f"{mark} on the host: {line}" for line in lines if line not in others)


def _costs(kernel: Kernel, dims: Mapping[str, int], code: Mapping[str, int]) -> dict[str, str]:
    """The costs of a kernel, in words; what is not known is left out."""
    found = {
        "uses": str(kernel.uses),
        "FLOP": f"{value(kernel.flops, dims):,}",
        "bytes": human(value(kernel.bytes, dims)),
    }
    if kernel.vector >= 0:
        found["vector"] = inspect_views.vector(kernel)
    if kernel.symbol in code:
        found["code"] = human(code[kernel.symbol])
    return found


def _told(kernel: Kernel, dims: Mapping[str, int], code: Mapping[str, int]) -> str:
    costs = ", ".join(f"{key} {text}" for key, text in _costs(kernel, dims, code).items())
    return f"{shorten(', '.join(kernel.nodes))}: {costs}"
