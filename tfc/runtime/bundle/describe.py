"""The description of a compiled model, from its programs."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from tfc.codegen.program.program import Instruction, Program
from tfc.ir.base.errors import Loc
from tfc.ir.types.dims import Size
from tfc.ir.types.types import Shape, TensorType, product
from tfc.runtime.bundle.bundle import SIMULATED, Bundle, EntrySignature
from tfc.runtime.bundle.description import Description, EntryFacts, Kernel, Tensor


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
