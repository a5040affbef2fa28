"""Print a Program as a table people can read: what `tfc inspect` and dumps show. Not meant to be parsed."""

from __future__ import annotations

from itertools import accumulate

from tfc.codegen.program import control
from tfc.codegen.program.dataflow import print_dataflow
from tfc.codegen.program.program import Buffer, Dimension, Instruction, Program
from tfc.ir.types.types import Shape


def print_program(program: Program) -> str:
    """One line per dimension, variable, buffer and instruction; sizes stay symbolic, data is left out."""
    lines = [f"program {program.name or '(unnamed)'}"]
    lines += [f"  dim {_dimension(program, dim)}" for dim in program.dims]
    for use in program.variables:
        marks = ["needs value"] * use.needs_value + ["assigned"] * use.assigned
        lines.append(f"  var {use.name}: {use.dtype}{_shape(use.shape)} = %{use.buffer} ({', '.join(marks)})")
    lines += [f"  %{i} = {_buffer(buffer)}" for i, buffer in enumerate(program.buffers)]
    width = len(str(len(program.instructions)))
    depths = _depths(program)
    lines += [
        f"  {i:>{width}}: {'  ' * depth}{_instruction(program, use)}"
        for i, (use, depth) in enumerate(zip(program.instructions, depths, strict=True))
    ]
    lines += [f"  fetch {fetch.name} = %{fetch.buffer}" for fetch in program.fetches]
    lines += [f"  target {name}" for name in program.targets]
    for flow in program.dataflows:
        lines += [f"  {line}" for line in print_dataflow(flow)]
    size = sum(map(len, program.code.objects))
    if size:
        lines.append(f"  code {len(program.code.objects)} objects, {size} bytes, {len(program.kernels)} kernels")
    return "\n".join(lines) + "\n"


def _shape(shape: Shape | None) -> str:
    return "[*]" if shape is None else f"[{', '.join('?' if size is None else str(size) for size in shape)}]"


def _dimension(program: Program, dim: Dimension) -> str:
    upper = "" if dim.maximum is None else str(dim.maximum)
    scale = f"{dim.scale}*" if dim.scale != 1 else ""
    shift = f" + {dim.shift}" if dim.shift else ""
    if dim.buffer < 0:
        return f"{dim.name} in {dim.minimum}..{upper}, given"
    source = program.buffers[dim.buffer].name
    return f"{dim.name} in {dim.minimum}..{upper} from {scale}{dim.name}{shift} = shape({source})[{dim.axis}]"


def _buffer(buffer: Buffer) -> str:
    where = {"view": f" of %{buffer.base} + {buffer.offset}", "arena": f" live {buffer.first}..{buffer.last}"}
    index = f" {buffer.index}" if buffer.index >= 0 else ""
    return (
        f"{buffer.kind}{index}{where.get(buffer.kind, '')} {buffer.dtype}{_shape(buffer.shape)} {buffer.name}".rstrip()
    )


def _depths(program: Program) -> list[int]:
    """The indentation of each instruction: a step for every block it lies in, but for the jump that ends one."""
    changes = [0] * (len(program.instructions) + 1)
    inner: set[tuple[int, int]] = set()
    for first, last, _ in control.blocks_of(program.instructions):
        ends = isinstance(program.instructions[last].control, (control.Jump, control.Repeat, control.Next))
        inner.add((first, last - ends))
    for first, last in inner:
        changes[first] += 1
        changes[last + 1] -= 1
    return list(accumulate(changes[:-1]))


def _instruction(program: Program, use: Instruction) -> str:
    if use.control is not None:
        return f"{_control(program, use.control)}  # {', '.join(use.nodes)}".removesuffix("  # ")
    name = use.kernel or (f"host {use.host.op}" if use.host else f"dataflow {use.dataflow}")
    operands = ", ".join(f"{a}%{b}" for a, b in zip(use.access, use.operands, strict=True))
    extra = "".join(f"  {key} {value}" for key, value in (("flops", use.flops), ("bytes", use.bytes)) if value)
    fails = "  may fail" * bool(use.failures) + "  endless" * use.endless
    return f"{name}({operands})  # {', '.join(use.nodes)}{extra}{fails}"


def _control(program: Program, what: control.Control) -> str:
    match what:
        case control.Jump() | control.Repeat():
            return f"{type(what).__name__.lower()} -> {what.to}"
        case control.Unless():
            return f"unless %{what.flag} -> {what.to}"
        case control.Start():
            return f"%{what.turn} = 0" + ("" if what.trips < 0 else f", if %{what.trips} <= 0 -> {what.to}")
        case control.Next():
            until = "" if what.trips < 0 else f", if %{what.turn} < %{what.trips}"
            return f"%{what.turn} += 1{until} -> {what.to}"
        case control.Swap():
            return f"swap %{what.a}, %{what.b}"
        case control.Home():
            return f"if %{what.a}, %{what.b} at home -> {what.to}"
        case control.Size():
            return f"dim {program.dims[what.dim].name} = %{what.count}"
        case control.Make():
            return f"make %{what.buffer}"
        case control.Grow():
            return f"grow %{what.buffer} to row %{what.turn}"
        case control.Poison():
            return f"poison %{what.buffer}"
