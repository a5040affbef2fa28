"""The invariants of a Program, checked: for tests of code generation, and for programs read from files.

1. Buffer ids, indices of feeds, fetches, variables and constants, and operand ids are in range; a feed, fetch or
   variable has one buffer.
2. A view's base is not a view, and holds it as far as numbers tell; other buffers have no base. Sizes are sizes.
3. Every operand has one access letter of r, w, u; constants and feeds are only read.
4. An instruction is a kernel, a host op, a control instruction or a dataflow, never two of them.
5. Arena buffers: instructions touch them only within first..last, directly or through a view.
6. Every symbol of a shape, offset or estimate is a dimension of the program.
7. Dimensions are read off an axis of a feed, or off a buffer that a host op makes, with a positive scale; or they are
   the value of a scalar (axis -1).
8. Kernels touch no host buffer of unknown element layout (strings), and none that no host op has made before.
9. Control instructions form nested blocks over buffers of the right types (control_check.py), in regions too,
   which set their own dimensions only.
10. Dataflows are well-formed, and take and give what their instructions say (dataflow.py).
11. Where kernels are launches of a GPU, each has some, which a device can be asked for (launch.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tfc.codegen.program.program import Program
from tfc.ir.types.dims import symbols_of
from tfc.ir.types.types import MAX_DIM, product, shape_symbols

if TYPE_CHECKING:
    from tfc.codegen.program.panels import Panels


def check_program(program: Program) -> None:
    """Raise ValueError that names the first invariant broken and where."""
    every = (_buffers, _tables, _dimensions, _instructions, _control, _dataflows, _regions, _launches, _symbols)
    for check in every:
        for problem in check(program):
            raise ValueError(problem)


def _buffers(program: Program) -> Iterator[str]:
    limits = {
        "feed": len(program.feeds),
        "fetch": len(program.fetches),
        "variable": len(program.variables),
        "constant": len(program.constants),
    }
    for i, buffer in enumerate(program.buffers):
        if buffer.kind not in ("view", "arena", "host", "heap", *limits):
            yield f"%{i}: unknown kind {buffer.kind!r}"
        if buffer.kind in limits and not 0 <= buffer.index < limits[buffer.kind]:
            yield f"%{i}: there is no {buffer.kind} {buffer.index}"
        if buffer.kind == "view" and not 0 <= buffer.base < len(program.buffers):
            yield f"%{i}: a view of nothing (%{buffer.base})"
        elif buffer.kind == "view" and program.buffers[buffer.base].kind == "view":
            yield f"%{i}: a view of a view"
        if buffer.kind != "view" and buffer.base != -1:
            yield f"%{i}: a {buffer.kind} buffer with a base"
        if buffer.kind in ("arena", "variable") and buffer.is_late:
            yield f"%{i}: a {buffer.kind} buffer of unknown size"
        if any(isinstance(size, int) and not 0 <= size < MAX_DIM for size in buffer.shape or ()):
            yield f"%{i}: shape {buffer.shape}"
        if buffer.kind == "view":
            yield from _view(program, i)
        if buffer.panels is not None:
            yield from _panels(program, i, buffer.panels)


def _panels(program: Program, at: int, panels: Panels) -> Iterator[str]:
    """Check what packing needs of a constant: all elements that panels read."""
    buffer = program.buffers[at]
    if buffer.kind != "constant":
        yield f"%{at}: a {buffer.kind} buffer in panels"
    elif problem := panels.problem(program.constants[buffer.index].size):
        yield f"%{at}: {problem}"
    elif buffer.shape != (panels.elements,):
        yield f"%{at}: a buffer of shape {buffer.shape} in panels of {panels.elements} elements"


def _view(program: Program, at: int) -> Iterator[str]:
    """Check the offset of a view as far as numbers tell; symbols are left to the code generator."""
    view = program.buffers[at]
    base = program.buffers[view.base]
    sizes = [product(b.shape or ()) for b in (view, base)]
    if isinstance(view.offset, int) and view.offset < 0:
        yield f"%{at}: a view at {view.offset}"
    if isinstance(view.offset, int) and isinstance(sizes[0], int) and isinstance(sizes[1], int) and base.dtype.size:
        end = view.offset + sizes[0] * view.dtype.size
        if base.shape is not None and end > sizes[1] * base.dtype.size:
            yield f"%{at}: a view that ends at {end} of %{view.base}"


def _tables(program: Program) -> Iterator[str]:
    count = len(program.buffers)
    rows = [("feed", i, feed.buffer) for i, feed in enumerate(program.feeds)]
    rows += [("variable", i, use.buffer) for i, use in enumerate(program.variables)]
    for kind, i, b in rows:
        if not 0 <= b < count or (program.buffers[b].kind, program.buffers[b].index) != (kind, i):
            yield f"{kind} {i}: %{b} is not its buffer"
    owners = {(kind, i): b for kind, i, b in rows}
    owners |= {("fetch", i): fetch.buffer for i, fetch in enumerate(program.fetches)}
    for b, buffer in enumerate(program.buffers):
        if owners.get((buffer.kind, buffer.index), b) != b:
            yield f"%{b}: {buffer.kind} {buffer.index} has another buffer"
    for use in program.variables:
        if not -1 <= use.initial < len(program.constants):
            yield f"variable {use.name}: there is no constant {use.initial}"
    for fetch in program.fetches:
        if not 0 <= fetch.buffer < count:
            yield f"fetch {fetch.name}: there is no %{fetch.buffer}"


def _dimensions(program: Program) -> Iterator[str]:
    for dim in program.dims:
        if dim.buffer == -1:
            if (dim.axis, dim.scale, dim.shift) != (0, 1, 0):
                yield f"dimension {dim.name}: given from outside, and read off axis {dim.axis}"
            continue
        if not 0 <= dim.buffer < len(program.buffers):
            yield f"dimension {dim.name}: there is no %{dim.buffer}"
        elif dim.axis == -1:
            if (dim.scale, dim.shift) != (1, 0):
                yield f"dimension {dim.name}: scale {dim.scale}, shift {dim.shift} of a scalar's value"
            continue
        elif program.buffers[dim.buffer].kind not in ("feed", "host"):
            yield f"dimension {dim.name}: %{dim.buffer} is neither a feed nor made by a host op"
        if dim.scale < 1 or dim.axis < 0:
            yield f"dimension {dim.name}: scale {dim.scale}, axis {dim.axis}"
        elif (shape := program.buffers[dim.buffer].shape) is not None and dim.axis >= len(shape):
            yield f"dimension {dim.name}: %{dim.buffer} has no axis {dim.axis}"


def _instructions(program: Program) -> Iterator[str]:
    made: set[int] = set()
    for at, use in enumerate(program.instructions):
        if bool(use.kernel) + (use.host is not None) + (use.control is not None) + (use.dataflow >= 0) != 1:
            yield f"instruction {at}: it must be a kernel, a host op, a control instruction or a dataflow"
        if len(use.operands) != len(use.access) or not set(use.access) <= set("rwu"):
            yield f"instruction {at}: access {use.access!r} for {len(use.operands)} operands"
        for b, access in zip(use.operands, use.access, strict=True):
            if not 0 <= b < len(program.buffers):
                yield f"instruction {at}: there is no %{b}"
            root = program.buffers[program.root(b)]
            if access != "r" and root.kind in ("feed", "constant"):
                yield f"instruction {at}: writes the {root.kind} %{b}"
            if root.kind == "arena" and not root.first <= at <= root.last:
                yield f"instruction {at}: %{b} lives {root.first}..{root.last} only"
            if use.kernel and root.dtype.size == 0:
                yield f"instruction {at}: a kernel over strings (%{b})"
            if use.runs_in_python and access != "r":
                made.add(program.root(b))
            elif root.kind == "host" and program.root(b) not in made:
                yield f"instruction {at}: no host op has made %{b}"


def _control(program: Program) -> Iterator[str]:
    steers = any(use.control is not None for use in program.instructions)
    if steers or any(dim.axis < 0 for dim in program.dims) or any(b.kind == "heap" for b in program.buffers):
        from tfc.codegen.program.control_check import check_control  # most programs have nothing of the kind

        yield from check_control(program)


def _dataflows(program: Program) -> Iterator[str]:
    if program.dataflows:
        from tfc.codegen.program.dataflow import check_dataflows  # few programs have some

        yield from check_dataflows(program)


def _regions(program: Program) -> Iterator[str]:
    for flow in program.dataflows:
        for region in flow.regions:
            inside = region.program
            for dim in inside.dims:
                if dim.axis != -1 or not 0 <= dim.buffer < len(inside.buffers):
                    yield f"dataflow {flow.name}: dimension {dim.name} is not its region's own"
            yield from (f"dataflow {flow.name}: {problem}" for problem in _control(inside))


def _launches(program: Program) -> Iterator[str]:
    if program.code.launches:
        from tfc.codegen.program.launch import check_launches  # only programs of GPUs have some

        yield from check_launches(program)


def _symbols(program: Program) -> Iterator[str]:
    known = {dim.name for dim in program.dims}
    for i, buffer in enumerate(program.buffers):
        free = (shape_symbols(buffer.shape) | symbols_of(buffer.offset)) - known
        if free:
            yield f"%{i}: unbound symbols {', '.join(sorted(free))}"
    for at, use in enumerate(program.instructions):
        free = (symbols_of(use.flops) | symbols_of(use.bytes)) - known
        if free:
            yield f"instruction {at}: unbound symbols {', '.join(sorted(free))}"
