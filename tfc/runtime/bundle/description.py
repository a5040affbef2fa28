"""What a compiled model says about itself to people: entries, variables, kernels with their costs and lines, memory.

    .tfcm and .so    the member debug/map.json of their archive
    .o and .a        the section .tfc, which programs that link the object do not load
    .wasm            the custom section tfc

All hold the same JSON. Nothing of it is needed to run the model.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from tfc.codegen.program.program import Instruction, Program
from tfc.ir.base.errors import Error, Loc
from tfc.ir.base.record import field, record, replace
from tfc.ir.types.dims import Dim, Size, parse_dim
from tfc.ir.types.types import Shape, TensorType, product
from tfc.runtime.base.host_check import Machine
from tfc.runtime.base.json_values import count_in, text_in
from tfc.runtime.bundle.bundle import SIMULATED, Bundle, EntrySignature

FORMAT = 1
SECTION = "tfc"
"""The custom section of a WebAssembly module; in ELF it begins with a dot."""
Json = Any


@record(frozen=True)
class Kernel:
    """A kernel in an entry: how often it stands there, its work and memory traffic of all these, `vector` bits (-1: not
    known), the nodes it computes, and the places they come from."""

    symbol: str
    uses: int
    flops: Size
    bytes: Size
    vector: int
    nodes: tuple[str, ...]
    places: tuple[str, ...]


@record(frozen=True)
class Tensor:
    """A buffer: where it lies, its bytes (None while only the run knows), and the instructions it lives in."""

    name: str
    kind: str
    bytes: Size | None
    first: int
    last: int


@record(frozen=True)
class EntryFacts:
    """An entry. `dims` are (name, minimum, maximum); `workspace` is what an embedded one asks its caller for."""

    name: str
    inputs: Mapping[str, str]
    outputs: Mapping[str, str]
    targets: tuple[str, ...]
    dims: tuple[tuple[str, int, int | None], ...]
    kernels: tuple[Kernel, ...]
    tensors: tuple[Tensor, ...]
    host: tuple[str, ...]
    instructions: int
    workspace: int | None = None

    def __str__(self) -> str:
        inputs, outputs = (", ".join(f"{k}: {v}" for k, v in side.items()) for side in (self.inputs, self.outputs))
        after = f" after {', '.join(self.targets)}" if self.targets else ""
        return f"{self.name}({inputs}) -> ({outputs}){after}"


@record(frozen=True)
class Description:
    """See the module's text. Variables are (type, bytes); `offsets` say where they lie in an embedded model's state."""

    name: str
    producer: str
    opt_level: int
    digest: str
    machine: Machine
    entries: tuple[EntryFacts, ...]
    variables: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    offsets: Mapping[str, int] = field(default_factory=dict)
    state: int | None = None
    weights: int | None = None
    gpu: str = ""
    """What the kernels are for, where a GPU runs them: `sm_80`, or `gpu:sim`."""


# ---- as JSON ---------------------------------------------------------------------------------------------------------


def to_text(description: Description) -> str:
    """One line of JSON, the same for the same model."""
    machine = description.machine
    content = {
        "format": FORMAT,
        "name": description.name,
        "producer": description.producer,
        "flags": {"opt_level": description.opt_level},
        "digest": description.digest,
        "target": {
            "triple": machine.triple,
            "cpu": machine.cpu,
            "features": machine.features,
            "needs": list(machine.needs),
            **({"gpu": description.gpu} if description.gpu else {}),
        },
        "state": description.state,
        "weights": description.weights,
        "variables": {
            name: [kind, size, description.offsets.get(name)] for name, (kind, size) in description.variables.items()
        },
        "entries": [_entry_out(entry) for entry in description.entries],
    }
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False) + "\n"


def _entry_out(entry: EntryFacts) -> Json:
    return {
        "name": entry.name,
        "inputs": dict(entry.inputs),
        "outputs": dict(entry.outputs),
        "targets": list(entry.targets),
        "dims": [list(dim) for dim in entry.dims],
        "instructions": entry.instructions,
        "workspace": entry.workspace,
        "host": list(entry.host),
        "kernels": [
            [k.symbol, k.uses, _size_out(k.flops), _size_out(k.bytes), k.vector, list(k.nodes), list(k.places)]
            for k in entry.kernels
        ],
        "tensors": [
            [t.name, t.kind, None if t.bytes is None else _size_out(t.bytes), t.first, t.last] for t in entry.tensors
        ],
    }


def from_text(text: str, where: str) -> Description:
    """What the JSON says. DATA_LOSS, naming `where`, when it is damaged; UNIMPLEMENTED when a later tfc wrote it."""
    try:
        content = json.loads(text)
        if count_in(content["format"]) > FORMAT:
            raise Error(
                f"{where} describes itself in format {content['format']}, by {text_in(content['producer'])}; this tfc "
                f"reads format {FORMAT}: update tfc, or compile the model again",
                code="UNIMPLEMENTED",
            )
        return _description(content)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError) as problem:
        raise Error(f"{where} is damaged: what it says about itself cannot be read", code="DATA_LOSS") from problem


def _description(content: Json) -> Description:
    target, variables = content["target"], content["variables"]
    return Description(
        text_in(content["name"]),
        text_in(content["producer"]),
        count_in(content["flags"]["opt_level"]),
        text_in(content["digest"]),
        Machine(
            text_in(target["triple"]),
            text_in(target["cpu"]),
            text_in(target["features"]),
            tuple(map(text_in, target["needs"])),
        ),
        tuple(map(_entry_in, content["entries"])),
        {name: (text_in(kind), count_in(size)) for name, (kind, size, _) in variables.items()},
        {name: count_in(at) for name, (_, _, at) in variables.items() if at is not None},
        _maybe(content["state"]),
        _maybe(content["weights"]),
        text_in(target.get("gpu", "")),
    )


def _entry_in(entry: Json) -> EntryFacts:
    return EntryFacts(
        text_in(entry["name"]),
        {name: text_in(kind) for name, kind in entry["inputs"].items()},
        {name: text_in(kind) for name, kind in entry["outputs"].items()},
        tuple(map(text_in, entry["targets"])),
        tuple((text_in(name), count_in(least), _maybe(most)) for name, least, most in entry["dims"]),
        tuple(
            Kernel(
                text_in(symbol), count_in(uses), _size_in(flops), _size_in(traffic), count_in(vector + 1) - 1,
                tuple(map(text_in, nodes)), tuple(map(text_in, places)),
            )
            for symbol, uses, flops, traffic, vector, nodes, places in entry["kernels"]
        ),
        tuple(
            Tensor(
                text_in(name), text_in(kind), None if size is None else _size_in(size), count_in(first + 1) - 1,
                count_in(last + 1) - 1,
            )
            for name, kind, size, first, last in entry["tensors"]
        ),
        tuple(map(text_in, entry["host"])),
        count_in(entry["instructions"]),
        _maybe(entry["workspace"]),
    )  # fmt: skip


def _size_out(size: Size) -> int | str:
    return str(size) if isinstance(size, Dim) else size


def _size_in(size: Json) -> Size:
    return parse_dim(size) if isinstance(size, str) else count_in(size)


def _maybe(value: Json) -> int | None:
    return None if value is None else count_in(value)


def with_memory(
    description: Description, offsets: Mapping[str, int], state: int, weights: int, workspaces: Mapping[str, int]
) -> Description:
    """The description of an embedded model: what its callers provide."""
    entries = tuple(replace(entry, workspace=workspaces[entry.name]) for entry in description.entries)
    return replace(description, entries=entries, offsets=offsets, state=state, weights=weights)


def describe(bundle: Bundle, vectors: Mapping[str, int]) -> Description:
    """What a bundle is made of; `vectors` are the bits of each kernel's vectors, where known."""
    return Description(
        bundle.name,
        bundle.producer,
        bundle.opt_level,
        hashlib.sha256(bundle.source.text.encode()).hexdigest(),
        bundle.machine,
        tuple(entry_facts(entry, bundle.programs[entry.name], vectors) for entry in bundle.entries),
        {name: (str(kind), _variable_bytes(kind)) for name, kind in bundle.variables.items()},
        gpu=next((_gpu(program) for program in bundle.all_programs if program.code.launches), ""),
    )


def _gpu(program: Program) -> str:
    code = program.code
    return code.cpu if code.is_ptx else SIMULATED


def entry_facts(entry: EntrySignature, program: Program, vectors: Mapping[str, int]) -> EntryFacts:
    """What a program is made of; `vectors` are the bits of each kernel's vectors, where known."""
    return EntryFacts(
        entry.name,
        {name: str(kind) for name, kind in entry.inputs.items()},
        {name: str(kind) for name, kind in entry.outputs.items()},
        entry.targets,
        tuple((dim.name, dim.minimum, dim.maximum) for dim in program.dims),
        tuple(_kernel(program, symbol, uses, vectors.get(symbol, -1)) for symbol, uses in program.kernels.items()),
        tuple(Tensor(b.name, b.kind, _bytes(b.shape, b.dtype.size), b.first, b.last) for b in program.buffers),
        tuple(f"{node.name} ({node.op})" for node in program.host_nodes),
        len(program.instructions),
    )


def _bytes(shape: Shape | None, width: int) -> Size | None:
    elements = None if shape is None else product(shape)
    return None if elements is None else elements * width


def _variable_bytes(kind: TensorType) -> int:
    size = _bytes(kind.shape, kind.dtype.size)
    return size if isinstance(size, int) else 0


def _kernel(program: Program, symbol: str, uses: tuple[Instruction, ...], vector: int) -> Kernel:
    nodes = tuple(name for use in uses for name in use.nodes)
    places: dict[str, None] = {}
    for name in nodes:
        info = program.nodes.get(name)
        if info and info.loc:
            places[_line(info.loc)] = None
    flops, traffic = sum((use.flops for use in uses), 0), sum((use.bytes for use in uses), 0)
    return Kernel(symbol, len(uses), flops, traffic, vector, nodes, tuple(places))


def _line(loc: Loc) -> str:
    """The line of the model itself, not of a library that it calls."""
    outermost = list(loc.stack())[-1]
    return f"{outermost.file}:{outermost.line}"
