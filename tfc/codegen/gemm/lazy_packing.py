"""Lazy packing: a panel of B is packed by the first task that needs it, a K block at a time.

So no thread waits until all of B is packed, and a panel is used while the caches hold it. Each group of some
neighbouring panels has a *mark*, a number beside the product's arguments: twice as many steps as are packed, and one
more while a thread packs those that follow. A task passes over the K blocks of a sum in order, so when it comes to one
all steps before it are packed. Threads begin with different panels (blocks.py) and seldom need one that another is
packing. Such a thread waits a little, as packing takes some microseconds; if the other has lost its processor
meanwhile, it packs the panel as well: both write the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.gemm.gemm_arguments import GemmArguments
from tfc.codegen.gemm.tile import PACKED_STEPS, Tile
from tfc.codegen.llvm import I64, PTR, VOID, Builder, Function, Module, Param, Value

MARK = 8
"""Bytes of a mark."""
MOST_MARKS = 1024
"""So many panels have room for their marks on the stack of who calls; more are packed first."""
GROUP_BYTES, GROUPS = 256, 8
"""Bytes of a row of B that are packed together, where there are that many groups of panels at least."""
PATIENCE = 1 << 12
"""The number of times that the mark of a panel is polled which another thread packs."""


def choose_group(b: Builder, args: GemmArguments, tile: Tile) -> Value:
    """The number of panels that share a mark, as a power of two: a row of B is then read some cache lines at a time,
    and none of its pages as often as there are panels; but enough groups are left for threads to begin with different
    ones.
    """
    found = b.operand(I64, 0)
    for power in range(1, (GROUP_BYTES // (tile.columns * tile.b.size)).bit_length()):
        found = b.select(b.icmp("sge", args["panels"], GROUPS << power), b.operand(I64, power), found)
    return found


def clear_marks(b: Builder, args: GemmArguments) -> None:
    """Mark all panels as not packed."""
    b.memset(args["marks"], 0, b.mul(b.mul(args["b_count"], args["panels"]), MARK))


def mark_of(b: Builder, args: GemmArguments, number: Value, panel: Value) -> Value:
    """The mark of a panel of one of the different matrices of B, and of those beside it in its group."""
    return b.gep(I64, args["marks"], b.add(b.mul(number, args["panels"]), b.ashr(panel, args["group"])))


def is_packed(b: Builder, mark: Value, end: Value) -> Value:
    """True where so many steps of a panel are packed: their stores are visible to this thread."""
    return b.icmp("sge", b.atomic_load(I64, mark, align=MARK), b.mul(end, 2))


def emit_pack_on_demand(
    module: Module, tile: Tile, name: str, known: Mapping[str, int], packers: tuple[Function, Function, Function | None]
) -> Function:
    """`pack(frame, number, panel, first, end)`: steps from `first` to `end` of a panel of matrix `number` of B, unless
    they are packed. With them the values that sums begin at, where the tile has such: then these are all steps.

    `packers` pack rows of B, or its columns, and compute what sums begin at.
    """
    parameters = [Param(PTR, "frame"), *(Param(I64, each) for each in ("number", "panel", "first", "end"))]
    function = module.function(name, VOID, parameters, linkage="internal", attributes=("noinline",))
    b, (base, number, panel, first, end) = Builder(function), function.args
    args = GemmArguments(b, base, known)
    args.load("scratch", "b", "n", "k", "runs", "bands", "b_rows", "b_columns", "batch", "batch_rank")
    args.load("panels", "packed_b", "panel_rows", "b_count", "marks", "group")
    mark = mark_of(b, args, number, panel)
    before = b.mul(first, 2)
    _, mine = b.compare_exchange(mark, before, b.add(before, 1), "acq_rel")
    looks = b.select(mine, b.operand(I64, PATIENCE), b.operand(I64, 0))
    with b.carry_loop(looks, PATIENCE, 1, [], name="wait") as wait:
        if tile.b.target.arch == "x86_64":
            b.intrinsic("llvm.x86.sse2.pause", VOID, [])
        wait.stride = b.select(is_packed(b, mark, end), b.operand(I64, PATIENCE), b.operand(I64, 1))
        wait.next()
    with b.if_(b.not_(is_packed(b, mark, end)), name="pack"):
        _pack(b, args, tile, (number, panel), (first, end), packers)
        b.atomic_rmw("umax", mark, b.mul(end, 2), "acq_rel")
    b.ret()
    return function


def _pack(
    b: Builder,
    args: GemmArguments,
    tile: Tile,
    which: tuple[Value, Value],
    steps: tuple[Value, Value],
    packers: tuple[Function, Function, Function | None],
) -> None:
    """Pack some steps of a panel. Runs of k follow one another in B; where lanes hold several elements there is one."""
    number, panel = which
    by_row, by_column, start = packers
    k = b.mul(args["k"], b.mul(args["runs"], args["bands"]))
    begin, end = (b.smin(b.mul(step, tile.step), k) for step in steps)
    by_rows = b.icmp("eq", args["b_columns"], 1)
    first = b.shl(b.ashr(panel, args["group"]), args["group"])
    last = b.smin(b.add(first, b.shl(b.operand(I64, 1), args["group"])), args["panels"])
    matrix = args.matrix_of_b(number)

    def place(panel: Value) -> Value:
        inside = b.mul(b.mul(panel, tile.columns), args["panel_rows"])
        return b.gep(tile.element, args["scratch"], b.add(b.mul(number, args["packed_b"]), inside))

    some = b.select(by_rows, b.operand(I64, PACKED_STEPS * tile.step), b.smax(b.sub(end, begin), 1))
    with b.loop(begin, end, some, name="some") as k0, b.loop(first, last, 1, name="panel") as each:
        done = b.sdiv(k0, tile.step) if tile.dot else k0
        of = matrix, each, place(each)
        pack_steps(b, args, tile, of, (k0, done, b.smin(b.sub(end, k0), some)), (by_row, by_column))
    if start:
        with b.loop(first, last, 1, name="start") as each:
            b.call(start, [place(each), b.sub(args["panel_rows"], 1)])


def pack_steps(
    b: Builder,
    args: GemmArguments,
    tile: Tile,
    of: tuple[Value, Value, Value],
    steps: tuple[Value, Value, Value],
    packers: tuple[Function, Function],
) -> None:
    """Pack some elements of k of one panel. `of`: where its matrix begins in B, its number, and the target; `steps`:
    the first element, how many steps are packed before it, and how many elements; `packers` are for rows and columns.
    """
    (matrix, panel, place), (k0, done, length), (by_row, by_column) = of, steps, packers
    first = b.mul(panel, tile.columns)
    start = b.add(matrix, b.mul(first, args["b_columns"]))
    source = b.gep(tile.b.memory, args["b"], b.add(start, b.mul(k0, args["b_rows"])))
    to = b.gep(tile.element, place, b.mul(done, tile.columns))
    valid = b.smin(b.sub(args["n"], first), tile.columns)
    with b.if_else(b.icmp("eq", args["b_columns"], 1)) as branches:
        with branches.then:
            b.call(by_row, [source, args["b_rows"], to, length, valid])
        with branches.otherwise:
            b.call(by_column, [source, args["b_columns"], to, length, valid])
