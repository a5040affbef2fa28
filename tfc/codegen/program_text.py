"""Print a Program as a table people can read: what `tfc inspect` and dumps show. Not meant to be parsed."""

from __future__ import annotations

from tfc.codegen.program import Buffer, Dimension, Instruction, Program
from tfc.ir.types import Shape


def print_program(program: Program) -> str:
    """One line per dimension, variable, buffer and instruction; sizes stay symbolic, data is left out."""
    lines = [f"program {program.name or '(unnamed)'}"]
    lines += [f"  dim {_dimension(program, dim)}" for dim in program.dims]
    for use in program.variables:
        marks = ["needs value"] * use.needs_value + ["assigned"] * use.assigned
        lines.append(f"  var {use.name}: {use.dtype}{_shape(use.shape)} = %{use.buffer} ({', '.join(marks)})")
    lines += [f"  %{i} = {_buffer(buffer)}" for i, buffer in enumerate(program.buffers)]
    width = len(str(len(program.instructions)))
    lines += [f"  {i:>{width}}: {_instruction(use)}" for i, use in enumerate(program.instructions)]
    lines += [f"  fetch {fetch.name} = %{fetch.buffer}" for fetch in program.fetches]
    lines += [f"  target {name}" for name in program.targets]
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
    source = program.buffers[dim.buffer].name
    return f"{dim.name} in {dim.minimum}..{upper} from {scale}{dim.name}{shift} = shape({source})[{dim.axis}]"


def _buffer(buffer: Buffer) -> str:
    where = {"view": f" of %{buffer.base} + {buffer.offset}", "arena": f" live {buffer.first}..{buffer.last}"}
    index = f" {buffer.index}" if buffer.index >= 0 else ""
    return (
        f"{buffer.kind}{index}{where.get(buffer.kind, '')} {buffer.dtype}{_shape(buffer.shape)} {buffer.name}".rstrip()
    )


def _instruction(use: Instruction) -> str:
    name = use.kernel or f"host {use.host.op if use.host else '?'}"
    operands = ", ".join(f"{a}%{b}" for a, b in zip(use.access, use.operands, strict=True))
    extra = "".join(f"  {key} {value}" for key, value in (("flops", use.flops), ("bytes", use.bytes)) if value)
    fails = "  may fail" if use.failures else ""
    return f"{name}({operands})  # {', '.join(use.nodes)}{extra}{fails}"
