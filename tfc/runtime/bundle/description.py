"""The description of a compiled model for people: entries, variables, kernels with their costs and lines, memory.

    .tfcm and .so    the member debug/map.json of their archive
    .o and .a        the section .tfc, which programs that link the object do not load
    .wasm            the custom section tfc

All hold the same JSON. Nothing of it is needed to run the model.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

from tfc.codegen.program.program import Instruction, Program
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record, replace
from tfc.ir.base.record_json import COUNT, INDEX, PROBLEMS, MalformedError, Schema
from tfc.ir.types.dims import Size
from tfc.ir.types.type_json import COUNTED_KINDS
from tfc.ir.types.types import Shape, TensorType, product
from tfc.runtime.base.host_check import Machine
from tfc.runtime.bundle.bundle import SIMULATED, Bundle, EntrySignature
from tfc.runtime.bundle.manifest import Flags

FORMAT = 1
SECTION = "tfc"
"""The custom section of a WebAssembly module; in ELF it begins with a dot."""
Index = int
"""A whole number, -1 for none."""


@record(frozen=True)
class Kernel:
    """A kernel in an entry: how often it stands there, its work and memory traffic of all these, `vector` bits (-1: not
    known), the nodes it computes, and the places they come from."""

    symbol: str
    uses: int
    flops: Size
    bytes: Size
    vector: Index
    nodes: tuple[str, ...]
    places: tuple[str, ...]


@record(frozen=True)
class Tensor:
    """A buffer: where it lies, its bytes (None while only the run knows), and the instructions it lives in."""

    name: str
    kind: str
    bytes: Size | None
    first: Index
    last: Index


@record(frozen=True)
class EntryFacts:
    """An entry. `dims` are (name, minimum, maximum); `workspace` is what an embedded one asks its caller for."""

    name: str
    inputs: Mapping[str, str]
    outputs: Mapping[str, str]
    targets: tuple[str, ...]
    dims: tuple[tuple[str, int, int | None], ...]
    instructions: int
    host: tuple[str, ...]
    kernels: tuple[Kernel, ...]
    tensors: tuple[Tensor, ...]
    workspace: int | None = None

    def __str__(self) -> str:
        inputs, outputs = (", ".join(f"{k}: {v}" for k, v in side.items()) for side in (self.inputs, self.outputs))
        after = f" after {', '.join(self.targets)}" if self.targets else ""
        return f"{self.name}({inputs}) -> ({outputs}){after}"


@record(frozen=True)
class Variable:
    """A variable: its type, and its bytes; in an embedded model's state it lies at `offset`."""

    type: str
    bytes: int
    offset: int | None = None


@record(frozen=True)
class Target(Machine):
    """The machine that code is made for, and the GPU of its kernels, where one runs them: `sm_80`, or `gpu:sim`."""

    gpu: str | None = None


@record(frozen=True)
class Description:
    """See the module's text. `digest` is that of the model's text; `state` and `weights` are the bytes that callers of
    an embedded model provide.
    """

    format: int
    name: str
    producer: str
    flags: Flags
    digest: str
    target: Target
    variables: Mapping[str, Variable]
    entries: tuple[EntryFacts, ...]
    state: int | None = None
    weights: int | None = None


# ---- as JSON ---------------------------------------------------------------------------------------------------------

_SCHEMA = Schema(
    {**COUNTED_KINDS, "Index": INDEX}, objects=("Description", "EntryFacts", "Flags", "Target"), ignores_unknown=True
)


def to_text(description: Description) -> str:
    """One line of JSON, the same for the same model."""
    return json.dumps(_SCHEMA.write(description), separators=(",", ":"), ensure_ascii=False) + "\n"


def from_text(text: str, where: str) -> Description:
    """Read the JSON. DATA_LOSS, naming `where`, when it is damaged; UNIMPLEMENTED when a later tfc wrote it."""
    try:
        content = json.loads(text)
        if COUNT.read(content["format"]) > FORMAT:
            raise Error(
                f"{where} describes itself in format {content['format']}, by {content['producer']}; this tfc "
                f"reads format {FORMAT}: update tfc, or compile the model again",
                code="UNIMPLEMENTED",
            )
        return _SCHEMA.read(Description, content)
    except (*PROBLEMS, RecursionError) as problem:
        reason = MalformedError.of(problem)
        raise Error(
            f"{where} is damaged: what it says about itself cannot be read ({reason})", code="DATA_LOSS"
        ) from problem


def with_memory(
    description: Description, offsets: Mapping[str, int], state: int, weights: int, workspaces: Mapping[str, int]
) -> Description:
    """The description of an embedded model: what its callers provide."""
    entries = tuple(replace(entry, workspace=workspaces[entry.name]) for entry in description.entries)
    variables = {name: replace(variable, offset=offsets.get(name)) for name, variable in description.variables.items()}
    return replace(description, entries=entries, variables=variables, state=state, weights=weights)


def describe(bundle: Bundle, vectors: Mapping[str, int]) -> Description:
    """The description of a bundle; `vectors` are the bits of each kernel's vectors, where known."""
    machine = bundle.machine
    codes = [program.code for program in bundle.all_programs]
    gpu = next((code.cpu if code.is_ptx else SIMULATED for code in codes if code.launches), None)
    return Description(
        FORMAT,
        bundle.name,
        bundle.producer,
        Flags(bundle.opt_level),
        hashlib.sha256(bundle.source.text.encode()).hexdigest(),
        Target(machine.triple, machine.cpu, machine.features, machine.needs, gpu),
        {name: Variable(str(kind), _variable_bytes(kind)) for name, kind in bundle.variables.items()},
        tuple(entry_facts(entry, bundle.programs[entry.name], vectors) for entry in bundle.entries),
    )


def entry_facts(entry: EntrySignature, program: Program, vectors: Mapping[str, int]) -> EntryFacts:
    """The description of an entry and its Program; `vectors` are the bits of each kernel's vectors, where known."""
    return EntryFacts(
        entry.name,
        {name: str(kind) for name, kind in entry.inputs.items()},
        {name: str(kind) for name, kind in entry.outputs.items()},
        entry.targets,
        tuple((dim.name, dim.minimum, dim.maximum) for dim in program.dims),
        len(program.instructions),
        tuple(f"{node.name} ({node.op})" for node in program.host_nodes),
        tuple(_kernel(program, symbol, uses, vectors.get(symbol, -1)) for symbol, uses in program.kernels.items()),
        tuple(Tensor(b.name, b.kind, _bytes(b.shape, b.dtype.size), b.first, b.last) for b in program.buffers),
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
            outermost = info.loc.outermost  # the model itself, not a library that it calls
            places[f"{outermost.file}:{outermost.line}"] = None
    flops, traffic = sum((use.flops for use in uses), 0), sum((use.bytes for use in uses), 0)
    return Kernel(symbol, len(uses), flops, traffic, vector, nodes, tuple(places))
