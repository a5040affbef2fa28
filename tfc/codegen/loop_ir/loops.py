"""The loop IR: kernels as data, ready for a CPU or GPU emitter.

Statements over the expressions of expr.py, with two differences: a load has a single index, the flat position in its
tensor, and axes are bound by the loops around. Inside a `vector` loop whatever depends on its axis has one value per
lane. A loop may carry accumulators: each starts at the neutral element of its kind, and after the loop its variable
holds the combined value, of a vector loop still one per lane until a `Fold` combines the lanes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import Literal

from tfc.codegen.loop_ir.async_pipeline import Pipeline
from tfc.codegen.loop_ir.product import BlockProduct, Product
from tfc.codegen.loop_ir.tile_statements import TileStatement
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import Axis, Expr, Var, apply, index
from tfc.codegen.tensor.tensor import Check, Tensor
from tfc.codegen.tensor.traverse import show
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size

LoopKind = Literal["serial", "parallel", "vector", "tile", "unrolled", "wide"]


@record(frozen=True, eq=False)
class Carry:
    """An accumulator of a loop: `var` combines `value` by `kind`, `position` with it for argmax and argmin.

    `value` may be the variable of an inner loop's carry of the same kind, still in lanes or not.
    """

    var: Var
    kind: str
    value: Expr
    position: Expr | None = None


@record(frozen=True, eq=False)
class Recur:
    """A value that a loop carries: `var` is `start` in the first iteration and the `following` of the one before in any
    other; behind the loop it is that of the last.
    """

    var: Var
    start: Expr
    following: Expr


@record(frozen=True, eq=False)
class For:
    """`for axis in range(begin, end)`.

    parallel  iterations are independent and may run on several threads, at least `grain` of them together
    vector    `lanes` iterations at once; the rest at the end is masked or done one by one
    tile      `lanes` iterations around a vector loop of whole vectors of as many lanes: what is contiguous along this
              axis and strides along the lanes is transposed in registers
    unrolled  a device runs the iterations, whose number is known, without a loop around them
    wide      `lanes` iterations of one thread of a launch, from a multiple of `lanes` on: what lies side by side in
              memory from such a multiple on is read and written at once (gpu/device/vector_access.py)

    `recurs` are of loops of launches only, which carry nothing else.
    """

    axis: Axis
    begin: Expr
    end: Expr
    body: tuple[Statement, ...]
    kind: LoopKind = "serial"
    lanes: int = 1
    carries: tuple[Carry, ...] = ()
    grain: Expr | None = None
    recurs: tuple[Recur, ...] = ()


@record(frozen=True, eq=False)
class Let:
    """Bind a variable, or an axis that a flattened loop stands for."""

    var: Var | Axis
    value: Expr


@record(frozen=True, eq=False)
class Fold:
    """`var` = the accumulator `source` as one number per point: its lanes combined, in a fixed order."""

    var: Var
    source: Var
    kind: str


@record(frozen=True, eq=False)
class Lanes:
    """A body that runs once, for `lanes` values of `axis` from 0 on at the same time: what depends on it has one value
    per lane, in the accumulators too.
    """

    axis: Axis
    lanes: int
    body: tuple[Statement, ...]


@record(frozen=True, eq=False)
class Combine:
    """`var` = the accumulator that has taken in all `values` in order, for argmax with their `positions`: the unrolled
    form of a loop's accumulator.
    """

    var: Var
    kind: str
    values: tuple[Expr, ...]
    positions: tuple[Expr, ...]


@record(frozen=True, eq=False)
class Store:
    """target[index] = value, `index` being the flat position; a non-temporal store where `streams` holds
    (nontemporal.py).
    """

    target: Tensor
    index: Expr
    value: Expr
    streams: Expr | None = None


@record(frozen=True, eq=False)
class Alloc:
    """Memory of the running function's own, for as long as it runs: a scratch row."""

    tensor: Tensor


@record(frozen=True, eq=False)
class Update:
    """target[index] = combine(target[index], value) where `when` holds."""

    target: Tensor
    index: Expr
    value: Expr
    combine: str
    when: Expr


@record(frozen=True, eq=False)
class Running:
    """`var` = the running `kind` ("sum" or "prod") of `value`, from iteration to iteration of the loop and from lane
    to lane, `exclusive`: of those before; the total so far is kept in the single element of `state`."""

    var: Var
    state: Tensor
    kind: str
    value: Expr
    exclusive: bool


@record(frozen=True, eq=False)
class Test:
    """Report a failure with message number `reason` unless check.ok holds; `element` is the position to name."""

    check: Check
    reason: int
    element: Expr


@record(frozen=True, eq=False)
class When:
    """Run `body` only where `condition` holds."""

    condition: Expr
    body: tuple[Statement, ...]


@record(frozen=True, eq=False)
class Barrier:
    """A barrier of all threads of a block, which makes their writes visible to each other."""


@record(frozen=True, eq=False)
class WarpBarrier:
    """The same among the threads of one warp."""


ShuffleMode = Literal["bfly", "up", "down", "idx"]


@record(frozen=True, eq=False)
class Shuffle:
    """`var` = the `value` of another thread of the warp, all of whose threads must execute it.

    Which thread: `bfly` the one whose lane differs from mine in the bits of `by`; `up` and `down` the one `by` lanes
    before and behind me, myself where there is none; `idx` lane number `by`.
    """

    var: Var
    value: Expr
    mode: ShuffleMode
    by: Expr


@record(frozen=True, eq=False)
class Vote:
    """`var` = the vote on `condition` of the threads of a warp, all of which must execute it.

    `ballot` gives a u32 with a bit for each lane where it holds, `any` and `all` a bool.
    """

    var: Var
    condition: Expr
    kind: Literal["ballot", "any", "all"]


@record(frozen=True, eq=False)
class Across:
    """`var` = the accumulator `source` of `width` threads combined, in a fixed tree; all of them have it.

    They are neighbours, or, in blocks of width * stride threads, `stride` apart. All threads of a block come by, of a
    warp where `width` neighbours are at most WARP. Wider groups take `shared` arrays of an element for each warp of the
    block, those with a stride for each thread: its value, for argmax its position too.
    """

    var: Var
    source: Var
    kind: str
    width: int
    shared: tuple[Tensor, ...]
    stride: int = 1


@record(frozen=True, eq=False)
class Multiply:
    """A matrix product. As soon as the sums of a block are complete the epilogue `body` runs for it, with the variables
    of loop_ir/product.py bound; on any thread, as blocks are independent.
    """

    product: Product
    body: tuple[Statement, ...] = ()


@record(frozen=True, eq=False)
class PipelinedProduct:
    """A tile of a contraction by asynchronous copies and products; the epilogue `body` runs in the threads that
    multiply, where the sums are known.
    """

    product: Pipeline
    body: tuple[Statement, ...]


BLOCK, THREAD = Axis("block"), Axis("thread")
"""The axes that number the blocks of a launch, and the threads of a block."""
WARP = 32
"""Threads of a warp: those of a block with the same number / WARP; the rest of that division is their lane."""


@record(frozen=True, eq=False)
class LibraryMatrix:
    """An operand or the result of a product that the vendor library computes: see library_product.Matrix."""

    tensor: Tensor
    pitch: Size
    stride: Size = 0
    offset: Size = 0
    along_k: bool = False


@record(frozen=True, eq=False)
class LibraryProduct:
    """A product that the vendor library computes: see library_product.Product."""

    m: Size
    n: Size
    k: Size
    batch: Size
    left: LibraryMatrix
    right: LibraryMatrix
    result: LibraryMatrix
    compute: str


@record(frozen=True, eq=False)
class Launch:
    """`blocks` times `threads` threads run `body`, in any order; each block has its own `shared` memory.

    A multiprocessor of a device has registers for `resident` blocks at once, which limits those of a thread. `note`
    tells people what it computes how, where there was a choice. Launches of a kernel follow one another: all of one is
    done before the next begins. One of a `library` has no threads of ours, and no body.

    With a `cluster` blocks are in clusters of so many, and no more of them are launched than run at once: they share
    the work of `blocks`, a whole number of clusters, whatever their number is.
    """

    blocks: Size
    threads: int
    body: tuple[Statement, ...]
    shared: tuple[Tensor, ...] = ()
    resident: int = 1
    note: str = ""
    library: LibraryProduct | None = None
    cluster: int = 0


Statement = (
    For | When | Let | Fold | Lanes | Combine | Alloc | Store | Update | Running | Test | Multiply | BlockProduct |
    Barrier | WarpBarrier | Shuffle | Vote | Across | TileStatement | PipelinedProduct | Launch
)  # fmt: skip


@record(frozen=True, eq=False)
class LoopNest:
    """A kernel as loops: its parameters and statements.

    `failures` are what its tests may report: the number of the member at fault, and the message. `ns` is about how long
    one thread takes, infinite where that is not known, or where it is work for several.
    """

    params: tuple[Tensor, ...]
    access: str
    body: tuple[Statement, ...]
    failures: tuple[tuple[int, str], ...] = ()
    ns: float = inf


def numbered(number: Expr, axes: Sequence[tuple[Axis, Size | Expr]]) -> list[Statement]:
    """The axes, given with their extents, of point `number` of their space in row-major order."""
    found: list[Statement] = []
    rest = number
    for axis, size in reversed(axes[1:]):
        quotient = apply("truncdiv", rest, index(size))
        found.append(Let(axis, rest - quotient * index(size)))
        rest = quotient
    return [*found, Let(axes[0][0], rest)] if axes else found


def every_statement(body: Iterable[Statement]) -> Iterator[Statement]:
    """The statements of a kernel, loops and conditions before what is inside of them; epilogues are left out."""
    for statement in body:
        yield statement
        if isinstance(statement, For | When):
            yield from every_statement(statement.body)


def roots(statements: tuple[Statement, ...]) -> Iterator[Expr]:
    """Every expression in the statements, outermost first."""
    for statement in statements:
        yield from _own_roots(statement)
        if isinstance(statement, For | Lanes | When | Launch | Multiply | PipelinedProduct):
            yield from roots(statement.body)
        if isinstance(statement, For):
            for carry in statement.carries:
                yield carry.value
                if carry.position is not None:
                    yield carry.position
            yield from (recur.following for recur in statement.recurs)


def _own_roots(statement: Statement) -> tuple[Expr, ...]:
    """The expressions of a statement itself, in front of those of its body."""
    match statement:
        case For():
            return (statement.begin, statement.end, *(recur.start for recur in statement.recurs))
        case Let() | Running():
            return (statement.value,)
        case Fold() | Across():
            return (statement.source,)
        case Store():
            past = () if statement.streams is None else (statement.streams,)
            return (statement.index, statement.value, *past)
        case Update():
            return (statement.index, statement.value, statement.when)
        case Test():
            return (*statement.check.exprs, statement.element)
        case BlockProduct():
            sides = (statement.a.offset, statement.b.offset, statement.c.offset)
            return (*sides, statement.m, statement.n, statement.k)
        case When() | Vote():
            return (statement.condition,)
        case Launch():
            return (index(statement.blocks),)
    return _roots_of_threads(statement)


def _roots_of_threads(statement: Statement) -> tuple[Expr, ...]:
    """The expressions of statements that only threads of launches execute."""
    match statement:
        case Shuffle():
            return (statement.value, statement.by)
        case Combine():
            return (*statement.values, *statement.positions)
        case PipelinedProduct():
            return statement.product.roots
    return statement.roots if isinstance(statement, TileStatement) else ()


def print_loops(nest: LoopNest, name: str = "kernel") -> str:
    """The kernel as text, for dumps."""
    params = ", ".join(f"{a} {p}" for p, a in zip(nest.params, nest.access, strict=True))
    return "\n".join([f"{name}({params}):", *_lines(nest.body, "  ")]) + "\n"


def _lines(statements: tuple[Statement, ...], indent: str) -> Iterator[str]:
    for statement in statements:
        yield indent + _line(statement)
        if isinstance(statement, Launch):
            yield from (f"{indent}  shared {tensor}" for tensor in statement.shared)
        if isinstance(statement, For | Lanes | When | Launch | Multiply | PipelinedProduct):
            yield from _lines(statement.body, indent + "  ")
        if isinstance(statement, For):
            yield from (f"{indent}  {c.var.name} {c.kind}= {show(c.value)}" for c in statement.carries)
            yield from (f"{indent}  {r.var.name} := {show(r.following)}" for r in statement.recurs)


def _line(statement: Statement) -> str:
    """A statement without its body."""
    if isinstance(statement, TileStatement):
        return str(statement)
    match statement:
        case For():
            return _for_line(statement)
        case Store():
            past = "" if statement.streams is None else f" past the caches if {show(statement.streams)}"
            return f"{statement.target.name}[{show(statement.index)}] = {show(statement.value)}{past}"
        case Update():
            place = f"{statement.target.name}[{show(statement.index)}]"
            return f"if {show(statement.when)}: {place} {statement.combine}= {show(statement.value)}"
        case Running():
            what = f"{'exclusive ' if statement.exclusive else ''}running {statement.kind}"
            return f"{statement.var.name} = {what} of {show(statement.value)} in {statement.state.name}"
        case Test():
            return f"check {show(statement.check.ok)}: {statement.check.message!r}"
        case Alloc():
            return f"{statement.tensor} on the stack"
        case BlockProduct():
            return str(statement)
        case Multiply():
            return str(statement.product) + (", and of each block:" if statement.body else "")
        case PipelinedProduct():
            return f"{statement.product}, and of them:"
        case Let() | Fold() | Across() | Combine():
            return f"{statement.var.name} = {_combined(statement)}"
    return _of_threads(statement)


def _for_line(loop: For) -> str:
    lanes = f" x{loop.lanes}" if loop.lanes > 1 else ""
    grain = f" grain {show(loop.grain)}" if loop.grain is not None else ""
    return f"{loop.kind}{lanes} for {loop.axis.name} in {show(loop.begin)}..{show(loop.end)}{grain}:"


def _combined(statement: Let | Fold | Across | Combine) -> str:
    if isinstance(statement, Let):
        return show(statement.value)
    if isinstance(statement, Combine):
        return f"{statement.kind} of {', '.join(map(show, statement.values))}"
    if isinstance(statement, Fold):
        return f"fold {statement.kind} {statement.source.name}"
    apart = "" if statement.stride == 1 else f", {statement.stride} apart"
    return f"{statement.kind} of {statement.source.name} across {statement.width} threads{apart}"


def _of_threads(statement: Lanes | When | Barrier | WarpBarrier | Shuffle | Vote | Launch) -> str:
    match statement:
        case Lanes():
            return f"{statement.lanes} lanes of {statement.axis.name}:"
        case When():
            return f"when {show(statement.condition)}:"
        case Launch():
            note = f" ({statement.note})" if statement.note else ""
            if statement.library is not None:
                return f"launch of a library{note}"
            return f"launch {statement.blocks} blocks of {statement.threads} threads{note}:"
        case Shuffle():
            return f"{statement.var.name} = {show(statement.value)} of lane {statement.mode} {show(statement.by)}"
        case Vote():
            return f"{statement.var.name} = {statement.kind} {show(statement.condition)} in the warp"
        case WarpBarrier():
            return "barrier of the warp"
    return "barrier"


def bytes_of(tensor: Tensor) -> int:
    """The size of a shared tensor."""
    elements = count(tensor.shape)
    assert isinstance(elements, int)
    return elements * tensor.dtype.size
