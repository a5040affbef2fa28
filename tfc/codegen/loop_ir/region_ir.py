"""Region IR: kernels, branches and loops over a few cells of memory, as data, to be emitted as one function.

What the loop IR (loops.py) is for one kernel, this is for a region of kernels: a program of statements over numbered
cells. A cell is an operand of the function, or memory of its own on the stack, which LLVM turns into registers where
every access is at a fixed place (SROA; Muchnick 1997, §12.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from tfc.codegen.loop_ir.loops import LoopNest, print_loops
from tfc.ir.base.record import record
from tfc.ir.types.types import DType


@record(frozen=True, eq=False)
class Cell:
    """The memory of one tensor.

    operand  which operand of the function it is; None for memory of the function's own
    copied   an operand that lies on the stack while the function runs: small, and better in registers
    written  whether anything in the function writes it
    bytes    its size; 0 when it is not known while compiling: then it is an operand and not copied
    """

    name: str
    dtype: DType
    bytes: int
    operand: int | None = None
    copied: bool = False
    written: bool = True

    @property
    def on_stack(self) -> bool:
        """True when its address is the function's own."""
        return self.operand is None or self.copied


@record(frozen=True, eq=False)
class Run:
    """A kernel; its parameters are `cells`. The messages of its tests start at number `reason` of the function's."""

    nest: LoopNest
    cells: tuple[int, ...]
    reason: int = 0


@record(frozen=True, eq=False)
class Choose:
    """A branch: one of two sequences, by the bool in cell `flag`."""

    flag: int
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@record(frozen=True, eq=False)
class Repeat:
    """A loop. Before each iteration `test` runs and the bool in cell `flag` must hold; with `trips` there are so many.

    turn   the cell that holds the number of the trip, an i32
    state  (now, next) cells: after an iteration what is in `next` moves to `now`, all at once
    poll   whether the step may be cancelled: asked after so many iterations; 0: the loop is short
    times  the number of iterations when it is known
    """

    body: tuple[Statement, ...]
    test: tuple[Statement, ...] = ()
    flag: int | None = None
    trips: int | None = None
    turn: int | None = None
    state: tuple[tuple[int, int], ...] = ()
    poll: int = 0
    times: int | None = None


Statement = Run | Choose | Repeat


@record(frozen=True, eq=False)
class Flow:
    """One function: its cells and statements. `failures` are as in LoopNest, members numbered through all kernels."""

    cells: tuple[Cell, ...]
    body: tuple[Statement, ...]
    failures: tuple[tuple[int, str], ...] = ()


def print_flow(flow: Flow, name: str = "region") -> str:
    """The function as text, for dumps."""
    lines = [f"{name}:"]
    for number, cell in enumerate(flow.cells):
        place = "its own" if cell.operand is None else f"operand {cell.operand}" + (", copied" if cell.copied else "")
        lines.append(f"  ${number} {cell.dtype} {cell.bytes} bytes, {place}: {cell.name}")
    return "\n".join([*lines, *_lines(flow.body, "  ")]) + "\n"


def _lines(statements: tuple[Statement, ...], indent: str) -> Iterator[str]:
    for statement in statements:
        match statement:
            case Run():
                cells = ", ".join(f"${cell}" for cell in statement.cells)
                loops = print_loops(statement.nest, "run").splitlines()
                yield f"{indent}run({cells}):"
                yield from (indent + line for line in loops[1:])
            case Choose():
                yield f"{indent}if ${statement.flag}:"
                yield from _lines(statement.then, indent + "  ")
                yield f"{indent}else:"
                yield from _lines(statement.otherwise, indent + "  ")
            case Repeat():
                yield from _loop(statement, indent)


def _loop(loop: Repeat, indent: str) -> Iterator[str]:
    turn = "" if loop.turn is None else f"${loop.turn} in 0.." + ("" if loop.trips is None else f"${loop.trips}")
    yield f"{indent}for {turn}:" if loop.flag is None else f"{indent}while ${loop.flag} {turn}".rstrip() + ":"
    if loop.test:
        yield f"{indent}  test:"
        yield from _lines(loop.test, indent + "    ")
    yield from _lines(loop.body, indent + "  ")
    if loop.state:
        yield f"{indent}  move " + ", ".join(f"${after} to ${now}" for now, after in loop.state)
