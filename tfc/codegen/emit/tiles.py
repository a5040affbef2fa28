"""Tiles transposed in registers: a tile loop loads rows where the lanes need columns.

Of a load that is contiguous along the tile's axis but strides along the lanes, a gather would touch one cache line per
element and again for every step of the tile. Here each line is loaded once as a vector, and log2(n) rounds of shuffles
turn n rows of n elements into n columns, one for each step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.llvm import Builder, Value, vector_of
from tfc.codegen.loop_ir.loops import For, Statement, roots
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Expr, Guard, Load
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.types.dims import Size


def emit_tile(e: Evaluator, loop: For, run: Callable[[Sequence[Statement]], None]) -> None:
    """A tile loop: `lanes` steps of its axis, unrolled, around one vector loop of as many lanes without remainder."""
    (inner,) = loop.body
    assert isinstance(inner, For) and inner.lanes == loop.lanes
    b, n = e.b, loop.lanes
    first, begin, end = e.value(loop.begin), e.value(inner.begin), e.value(inner.end)
    crossed = crossing_loads(list(roots(inner.body)), loop.axis, inner.axis)
    with b.loop(begin, end, n) as at, e.scope():
        columns = [_columns(e, loop, inner, load, stride, first, at) for load, stride in crossed]
        for step in range(n):
            with e.scope():
                e.bind(loop.axis, b.add(first, step))
                e.enter_lanes(inner.axis, at, n, None)
                for (load, _), column in zip(crossed, columns, strict=True):
                    e.assume(load, column[step])
                run(inner.body)


def crossing_loads(values: Sequence[Expr], along: Axis, lanes: Axis) -> list[tuple[Load, Size]]:
    """The loads, unguarded, that are contiguous along one axis and stride along the other, and that stride."""
    indices = Indices({})
    found = []
    for load in (x for x in postorder(values, stop=lambda x: isinstance(x, Guard)) if isinstance(x, Load)):
        form = indices.of(load.children[0])
        stride = form.coefficient(lanes)
        if form.coefficient(along) == 1 and stride not in (0, 1) and all(isinstance(x, Axis) for x in form.terms):
            found.append((load, stride))
    return found


def _columns(e: Evaluator, loop: For, inner: For, load: Load, stride: Size, first: Value, at: Value) -> list[Value]:
    """The vectors that `load` gives at each step of the tile."""
    b, n = e.b, loop.lanes
    base, scope = e.memory[load.tensor]
    element = e.formats.memory_type(load.dtype)
    with e.scope():
        e.bind(loop.axis, first)
        e.bind(inner.axis, at)
        corner = e.value(load.children[0])
        step = e.size(stride)
        rows = []
        for lane in range(n):
            address = b.gep(element, base, b.add(corner, b.mul(step, lane)))
            rows.append(b.load(vector_of(element, n), address, align=max(1, element.bits // 8), scope=scope))
        return [e.formats.load(column, load.dtype) for column in transpose(b, rows)]


def transpose(b: Builder, rows: list[Value]) -> list[Value]:
    """n vectors of n lanes as their transpose: lanes and vectors swap one bit of their numbers in each round."""
    n = len(rows)
    bit = 1
    while bit < n:
        low = [lane if not lane & bit else n + lane - bit for lane in range(n)]
        high = [lane + bit if not lane & bit else n + lane for lane in range(n)]
        turned = list(rows)
        for k in range(n):
            if not k & bit:
                turned[k] = b.shuffle(rows[k], rows[k + bit], low)
                turned[k + bit] = b.shuffle(rows[k], rows[k + bit], high)
        rows = turned
        bit *= 2
    return rows
