"""C = A @ B for batches of matrices in memory, in blocks that fit registers and caches.

The function made here takes sizes and strides at run time, so one compiled product serves all shapes of one element
type, transposed or not. Tasks of some rows and columns run the micro-kernel. They pack B into panels as they need them
(lazy_packing.py), find all of it packed, or read its rows in place with profit; each packs its rows of A where that
pays. Products of few rows, which wait for B, go another way (skinny_gemm.py). Each element of C is summed over k in one
fixed order by one task: results do not depend on the number of threads. The epilogue runs in the tasks, block by block.
"""

from __future__ import annotations

from tfc.codegen.gemm.blocks import Compute
from tfc.codegen.gemm.clipped_blocks import ComputeClipped
from tfc.codegen.gemm.gemm_arguments import (
    ARGUMENTS,
    BATCH,
    GemmArguments,
    begin_body,
    grain_of,
    least_run,
    passes_once,
)
from tfc.codegen.gemm.interleave import emit_copy_lanes, emit_interleave_columns, emit_interleave_rows, emit_start
from tfc.codegen.gemm.lazy_packing import MOST_MARKS, choose_group, clear_marks, emit_pack_on_demand, pack_steps
from tfc.codegen.gemm.micro import emit_micro
from tfc.codegen.gemm.pack import emit_copy_rows, emit_pack_rows, emit_pack_transposed
from tfc.codegen.gemm.skinny_gemm import STREAMED_FLOPS, SkinnyGemm
from tfc.codegen.gemm.specialize import TOGETHER_STEPS, Reach
from tfc.codegen.gemm.tile import LEAST_BESIDE_PANELS, LEAST_TOGETHER, LINE, PACKED_STEPS, Tile
from tfc.codegen.llvm import I1, I32, I64, PTR, VOID, Builder, Function, Module, Value, null
from tfc.codegen.loop_ir.clip import CLIP
from tfc.ir.base.record import replace

FEW_ROWS, FEW_ROWS_BY_LINES = 4, 16
"""Up to this many register tiles of rows, packing B costs more than reading it in place; the latter where a row of a
panel fills two cache lines or more, so that half as many of them are far apart."""
LOW_ROWS = 4
"""A product of up to this many rows gains nothing from packing; its blocks are as wide as can be."""
IN_PLACE = 16
"""A B of up to this many panels is read in place: a K block of it stays in L2 as it is."""
TASK_WORK = 1 << 19
"""Operations of a task at least."""
EVEN = 16
"""K blocks of about equal parts of k are multiples of so many steps."""
PAGE = 4096
"""Rows a page apart meet in the same sets of L1."""

MANY_ROWS = 16
"""With so many blocks of rows, none is divided into columns for the sake of threads: each writes whole rows then, and
the rows it reads were mostly written by itself (784 x 128 x 512 on two Zen 4 cores: 0.57 to 0.50 ms)."""
MANY_TASKS = 32
"""With fewer, columns are divided until there are about so many tasks."""
WIDE_PANELS = 8
"""The panels of a block at least, when B is read in long runs or the block packs A."""
HALVED_PANELS = 4
"""So many panels make two blocks all the same where there would be one task: two threads gain more than it costs."""
LONG_STRETCH = 3
"""So many times the tile's depth several runs of k may be long together: they cost no copy of A."""
KEPT_STRETCHES = 8
"""A block of B of more than such a part of what is near, half of L2, is read anew by another chunk."""
WHOLE_TASKS = 4
"""Fewer tasks are one to a chunk anyway."""

PACK, PACK_AND_KEEP, PACKED, AHEAD = range(4)
"""The packing of B: pack it if that pays; pack it and keep it for the next runs; it is packed already; it is
nothing but packed."""

PACKING = 32
"""The cost of packing an element, in multiplications and additions."""


def rows_in_place(tile: Tile) -> int:
    """The largest number of rows for which packing B does not pay, in one product."""
    return tile.rows * (FEW_ROWS_BY_LINES if tile.columns * tile.size >= 2 * LINE else FEW_ROWS)


class Gemm:
    """The functions for products of some element types in one module; `call` runs them, as far as they `reach`."""

    def __init__(self, module: Module, tile: Tile, reach: Reach) -> None:
        self.module, self.tile, self.reach = module, tile, reach
        self.name = f"gemm_{tile.label}"
        self.narrow_a, self.narrow_b = tile.is_narrow
        self.clips = reach.clips and tile.is_narrow == (False, False) and tile.masks
        # Several runs are several to a K block only where these are short, and one where rows of A are copied.
        known = {name: 1 for name in ("runs", "bands") if reach.known.get(name) == 1 and not self.clips}
        if not self.clips or reach.known.get("clips_k") == 0:
            known |= {"run_gap": 0, "band_gap": 0}
        if not reach.far_sums or tile.few_heights:  # these are there to be short
            known["far"] = 0
        self.micro = {rows: emit_micro(module, tile, rows, known=known) for rows in tile.heights}
        self.micro_narrow: dict[int, Function] = {}
        if tile.masks and reach.narrow:
            narrow = replace(tile, vectors=1)  # for the last columns of a matrix
            self.micro_narrow = {rows: emit_micro(module, narrow, rows, True, known) for rows in tile.heights}
        self._emit_packing()
        self.parallel_for = module.declare("tfc_parallel_for", VOID, [PTR, I64, PTR, PTR, I64])
        self.on_demand: Function | None = None
        if tile.together > 1 and not reach.known:  # what some products alone reach is there to be short
            packers = self.pack_b, self.transpose_b, self.start
            self.on_demand = emit_pack_on_demand(module, tile, f"{self.name}_on_demand", reach.known, packers)
        self.bodies = {"b": self._emit_pack_b(), "c": self._emit_compute()}
        self.skinny = SkinnyGemm(
            module, tile, self.name, constants=reach.known, by_rows=reach.by_rows, by_columns=reach.by_columns
        )

    def _emit_packing(self) -> None:
        """The functions that pack whole panels; an A whose elements share lanes is always stored by rows (match.py)."""
        module, tile = self.module, self.tile
        pack_b, transpose_b, copy_a = (f"{self.name}_{what}" for what in ("pack_b", "transpose_b", "copy_a"))
        self.pack_a: Function | None = None
        self.start: Function | None = None
        if tile.dot:
            lanes = replace(tile, element=I32)
            self.pack_b = emit_interleave_rows(module, lanes, tile.dot, pack_b)
            self.transpose_b = emit_interleave_columns(module, lanes, tile.dot, transpose_b)
            self.copy_a = emit_copy_lanes(module, lanes, tile.dot, copy_a)
            self.start = emit_start(module, tile, tile.dot, f"{self.name}_start") if tile.starts else None
            return
        self.pack_b = emit_pack_rows(module, tile, tile.b, tile.columns, tile.columns, pack_b)
        self.transpose_b = emit_pack_transposed(module, tile, tile.columns, transpose_b)
        self.copy_a = emit_copy_rows(module, tile, copy_a)
        self.pack_a = emit_pack_rows(module, tile, tile.a, tile.rows, tile.packed_rows, f"{self.name}_pack_a")

    # ---- running it -----------------------------------------------------------------------------------------------

    def call(self, b: Builder, values: dict[str, Value]) -> None:
        """Emit one product. `values`: ctx, scratch, a, b, c, the sizes of routine.py, and as `batch` a pointer to those
        of each dimension.
        """
        todo = values.pop("packed")
        args = self.arguments_of(b, values)
        few = self.skinny.is_for(b, args, b.icmp("ne", todo, PACK))
        with b.if_else(b.and_(few, b.icmp("ne", todo, AHEAD)), name="few") as branches:
            with branches.then:
                self.skinny.call(b, args)
            with branches.otherwise:
                self.call_blocks(b, args, todo)

    def arguments_of(self, b: Builder, values: dict[str, Value]) -> GemmArguments:
        """The arguments of a product."""
        values |= {name: b.smax(values[name], 1) for name in ("line", "unit")} | least_run(b, values)
        clip = values.pop("clip")
        args = GemmArguments(b, b.alloca(I64, len(ARGUMENTS), align=16, name="frame"), self.reach.known)
        args.store({**values, "accumulate": b.operand(I64, 0)})
        args.count_matrices()
        if self.clips:
            innermost = b.mul(b.sub(args["batch_rank"], 1), len(BATCH))
            with b.if_else(b.icmp("ne", clip, null()), name="clip") as branches, branches.then:
                numbers = [b.load(I64, b.gep(I64, clip, i)) for i in range(len(CLIP))]
                numbers.append(b.load(I64, b.gep(I64, args["batch"], innermost)))
            args.store(
                {name: branches.merge(number, 0) for name, number in zip((*CLIP, "lines"), numbers, strict=True)}
            )
        return args

    def call_block(self, b: Builder, values: dict[str, Value]) -> None:
        """Emit one product of single matrices, added to C if `accumulate` is not 0, all of it on the running thread.
        `values`: scratch, a, b, c and the sizes of routine.py for blocks.
        """
        one, none = b.operand(I64, 1), b.operand(I64, 0)
        args = GemmArguments(b, b.alloca(I64, len(ARGUMENTS), align=16, name="frame"), self.reach.known)
        args.store({**values, "runs": one, "run_step": none, "bands": one, "band_step": none, "batch_rank": none})
        args.store({"after": null(), "closure": null()})
        if self.clips:
            args.store(dict.fromkeys((*CLIP, "lines"), none))
        args.store({"rows_first": none, "batch": values["c"], "count": one, "b_count": one, "sharing": args["m"]})
        args.store({"row_blocks": one, "column_blocks": one, "line": b.smax(args["m"], 1), "lines_apart": none})
        args.store({"unit": one})
        self._count_steps(b, args)
        to_pack = self._lay_out(b, args, b.operand(I64, PACK))
        if self.on_demand:
            args.store({"marks": null()})
        with b.if_(b.icmp("sgt", to_pack, 0), name="pack.b"):
            b.call(self.bodies["b"], [args.base, none, to_pack])
        self._choose_k_block(b, args)
        b.call(self.bodies["c"], [args.base, none, one])

    def call_blocks(self, b: Builder, args: GemmArguments, todo: Value) -> None:
        """The product in blocks for caches and registers."""
        tile, m, n = self.tile, args["m"], args["n"]
        steps = self._count_steps(b, args)
        total = b.mul(steps, b.mul(args["runs"], args["bands"]))
        to_pack = self._lay_out(b, args, todo)
        on_demand = self._packs_on_demand(b, args, todo)
        if self.on_demand:
            marks = b.alloca(I64, MOST_MARKS, align=16, name="marks")
            args.store({"marks": b.select(on_demand, marks, null()), "group": choose_group(b, args, self.tile)})
            with b.if_(on_demand, name="on.demand"):
                clear_marks(b, args)
        first = b.and_(b.icmp("slt", todo, PACKED), b.not_(on_demand))
        with b.if_(b.and_(b.icmp("sgt", to_pack, 0), first), name="pack.b"):
            work = b.mul(total, tile.columns * PACKING)
            self._parallel(b, args, "b", b.mul(args["b_count"], to_pack), grain_of(b, work, 2 * TASK_WORK))
        self._choose_k_block(b, args)
        least = tile.lanes if tile.masks else tile.columns
        across = b.mul(b.sdiv(b.add(n, least - 1), least), least)  # what is left over takes as long as a whole one
        streamed = b.select(passes_once(b, args, tile.rows), b.smax(m, STREAMED_FLOPS // 2), m)
        work = b.mul(b.mul(b.mul(streamed, across), b.add(b.mul(total, 2), args["after_work"])), args["count"])
        self._divide(b, args, work)
        tasks = b.mul(args["count"], b.mul(args["row_blocks"], args["column_blocks"]))
        grain = grain_of(b, b.sdiv(work, b.smax(tasks, 1)), TASK_WORK)
        whole = b.sub(b.operand(I64, 0), b.smax(grain, 1))
        whole = b.select(b.icmp("slt", tasks, WHOLE_TASKS), grain, whole)
        self._parallel(b, args, "c", tasks, b.select(self._reads_again(b, args), whole, grain))

    def _count_steps(self, b: Builder, args: GemmArguments) -> Value:
        """The steps in registers of a run of k: fewer where a lane takes several elements."""
        tile = self.tile
        steps = b.sdiv(b.add(args["k"], tile.step - 1), tile.step) if tile.dot else args["k"]
        args.store({"steps": steps})
        return steps

    def _lay_out(self, b: Builder, args: GemmArguments, todo: Value) -> Value:
        """Choose which operands are packed, and the number of packed panels of each matrix of B."""
        tile, n = self.tile, args["n"]
        total = b.mul(args["steps"], b.mul(args["runs"], args["bands"]))
        panels = b.sdiv(b.add(n, tile.columns - 1), tile.columns)
        panel_rows = b.add(total, int(tile.starts))
        direct_b = self._reads_b_in_place(b, args, todo)
        args.store(
            {
                "panels": panels,
                "panel_rows": panel_rows,
                "packed_b": b.mul(b.mul(panels, panel_rows), tile.columns),
                "pack_a": b.zext(self._packs_a(b, args, panels), I64),
                "direct_b": b.zext(direct_b, I64),
            }
        )
        args.store({"together": b.zext(self._shares_panels(b, args, todo), I64)})
        # In place, at most the last panel of each matrix is packed.
        partial = b.operand(I64, 0) if tile.masks else b.zext(b.icmp("ne", b.srem(n, tile.columns), 0), I64)
        to_pack = b.select(b.icmp("eq", args["count"], 0), b.operand(I64, 0), b.select(direct_b, partial, panels))
        args.store({"packed_panels": to_pack})
        return to_pack

    def _packs_on_demand(self, b: Builder, args: GemmArguments, todo: Value) -> Value:
        """True where tasks pack panels when they need them: all of a B that is not kept packed. Several runs of lanes
        are packed ahead, as each begins with a lane of its own; so is what clipped windows skip.
        """
        if not self.on_demand:
            return b.operand(I1, 0)
        wanted = b.and_(b.icmp("eq", todo, PACK), b.icmp("eq", args["direct_b"], 0))
        wanted = b.and_(wanted, b.icmp("sle", b.mul(args["b_count"], args["panels"]), MOST_MARKS))
        if self.tile.dot:
            wanted = b.and_(wanted, b.icmp("eq", b.mul(args["runs"], args["bands"]), 1))
        if self.clips:
            wanted = b.and_(wanted, b.icmp("eq", args["lines"], 0))
        return b.and_(wanted, b.icmp("sgt", args["count"], 0))

    def _choose_k_block(self, b: Builder, args: GemmArguments) -> None:
        """Choose the K blocks. A single run is cut anywhere; of several, and of bands of them, as many as have about
        the same length are taken together, and long ones are cut themselves.
        """
        k, runs, bands = args["steps"], args["runs"], args["bands"]
        several = b.icmp("sgt", b.mul(runs, bands), 1)
        long, copied = (b.operand(I64, times * self.tile.depth) for times in (LONG_STRETCH, 1))
        limit = b.select(self._joins(b, args), copied, long)
        one = b.operand(I64, 1)
        uncut = b.and_(several, b.icmp("sle", k, limit))
        whole_band = b.and_(uncut, b.icmp("sle", b.mul(k, runs), limit))
        k_depth = b.select(uncut, b.smax(k, 1), self._depth(b, args))
        some_runs = b.smin(b.smax(b.sdiv(limit, b.smax(k, 1)), 1), runs)
        bands_depth = b.smax(b.sdiv(limit, b.smax(b.mul(k, runs), 1)), 1)
        args.store(
            {
                "k_depth": k_depth,
                "runs_depth": b.select(uncut, some_runs, one),
                "bands_depth": b.select(whole_band, bands_depth, one),
            }
        )

    def _depth(self, b: Builder, args: GemmArguments) -> Value:
        """Steps of a K block of a single run: those of the tile, or where rows go together about equal parts. Rows that
        are one tile use each panel once: it is read on and on.
        """
        tile = self.tile
        if tile.together == 1:
            return b.operand(I64, tile.depth)
        parts = b.smax(b.sdiv(b.add(args["steps"], tile.deep - 1), tile.deep), 1)
        even = b.and_(b.add(b.sdiv(b.add(args["steps"], b.sub(parts, 1)), parts), EVEN - 1), -EVEN)
        long = b.or_(b.icmp("ne", args["together"], 0), passes_once(b, args, tile.rows))
        return b.select(long, b.smax(even, EVEN), b.operand(I64, tile.depth))

    def _shares_panels(self, b: Builder, args: GemmArguments, todo: Value) -> Value:
        """True where rows of several tiles pass over B together, panel by panel: where B is packed, with many rows and
        columns. A is copied once for all columns then, and sums are read and written less often (2048 x 2048 x 2048 on
        a Zen 4 core: 183 to 166 ms with K blocks of 512). Sums that live as long as their block go tile by tile.
        """
        tile = self.tile
        if tile.together == 1:
            return b.operand(I1, 0)
        single = b.icmp("eq", b.mul(args["runs"], args["bands"]), 1)
        kept = b.and_(b.icmp("ne", args["c"], null()), b.icmp("eq", args["direct_b"], 0))
        least = b.select(b.icmp("eq", todo, PACK), b.operand(I64, LEAST_TOGETHER), b.operand(I64, LEAST_BESIDE_PANELS))
        rows = b.icmp("sge", args["m"], least)
        large = b.and_(rows, b.icmp("sgt", args["panels"], 1))
        large = b.and_(large, b.icmp("sgt", args["steps"], TOGETHER_STEPS))
        if self.clips:
            large = b.and_(large, b.icmp("eq", args["lines"], 0))
        return b.and_(b.and_(single, kept), large)

    def _joins(self, b: Builder, args: GemmArguments) -> Value:
        """True where rows of A lie in several lines."""
        return b.icmp("slt", args["line"], args["m"]) if self.reach.joins else b.operand(I1, 0)

    def _divide(self, b: Builder, args: GemmArguments, work: Value) -> None:
        """Choose the number of blocks of rows and columns of a matrix: enough tasks, of a size that fits caches."""
        tile, count = self.tile, args["count"]
        m, panels = args["m"], args["panels"]
        tasks = b.smax(b.smin(b.sdiv(work, TASK_WORK), 64), 1)
        wanted = b.sdiv(b.add(tasks, b.sub(count, 1)), b.smax(count, 1))
        k_block = b.mul(b.mul(args["k_depth"], args["runs_depth"]), b.smin(args["bands"], args["bands_depth"]))
        most = b.smax(b.sdiv(tile.depth * tile.panels, b.smax(k_block, 1)), 2)
        spare = b.sub(args.panels_of_unit(tile.columns), 1)  # blocks of whole units are wider by less than one
        room = b.smax(b.sub(b.operand(I64, tile.panels), spare), 1)
        most = b.select(b.icmp("eq", args["c"], null()), b.smin(most, room), most)
        columns = b.smax(b.sdiv(b.add(panels, b.sub(most, 1)), most), 1)
        tall = b.sdiv(b.add(m, tile.rows), 2 * tile.rows)
        rows_first = self._goes_rows_first(b, args)
        args.store({"rows_first": b.zext(rows_first, I64)})
        of_rows = b.sdiv(b.add(b.select(rows_first, tasks, wanted), b.sub(columns, 1)), columns)
        rows = self._power(b, b.smin(of_rows, tall))
        across = b.sdiv(b.add(b.smin(wanted, MANY_TASKS), b.sub(rows, 1)), rows)
        undivided = b.or_(b.icmp("sge", rows, MANY_ROWS), b.and_(rows_first, b.icmp("sgt", count, 1)))
        across = b.select(undivided, b.operand(I64, 1), across)
        copies = b.or_(b.icmp("ne", args["pack_a"], 0), self._joins(b, args))
        needs_width = b.or_(b.icmp("sle", m, LOW_ROWS), copies)
        halves = b.and_(b.icmp("eq", rows, 1), b.icmp("sge", panels, HALVED_PANELS))
        wide = b.smax(b.sdiv(panels, WIDE_PANELS), b.add(b.zext(halves, I64), 1))
        widest = b.select(needs_width, wide, panels)
        columns = b.smax(columns, b.smin(across, b.smin(widest, 16)))
        if tile.together > 1:
            together = b.icmp("ne", args["together"], 0)
            # A task has the rows that go together once; an even number of tasks is for two threads.
            tiles = b.sdiv(b.add(m, tile.rows - 1), tile.rows)
            turns = b.smax(b.sdiv(b.add(tiles, tile.together - 1), tile.together), 1)
            even = b.and_(b.add(turns, 1), -2)
            rows = b.select(together, b.select(b.icmp("eq", turns, 1), turns, even), rows)
            across = b.sdiv(b.add(b.smin(wanted, MANY_TASKS), b.sub(rows, 1)), rows)
            parts = b.smin(across, b.smax(b.sdiv(panels, HALVED_PANELS), 1))
            columns = b.select(together, parts, columns)
        args.store({"row_blocks": rows, "column_blocks": columns})

    def _goes_rows_first(self, b: Builder, args: GemmArguments) -> Value:
        """True where some rows are computed with all columns before the next rows, so that a thread has whole rows, as
        MANY_ROWS says: of matrices that are side by side in the rows of A, as the groups of a convolution are, or of
        one that has more to read and write in rows than in B. L2 has to hold the B of all.
        """
        count, total = args["count"], b.mul(args["steps"], b.mul(args["runs"], args["bands"]))
        with b.if_else(b.icmp("eq", args["batch_rank"], 1), name="beside") as branches, branches.then:
            _, apart, _, _ = args.batch_dimension(b.operand(I64, 0))
            inside = b.and_(b.icmp("sgt", apart, 0), b.icmp("slt", apart, args["a_rows"]))
        side_by_side = branches.merge(inside, b.operand(I1, 0))
        across = b.mul(args["panels"], self.tile.columns)
        high = b.icmp("sgt", b.mul(args["m"], b.add(total, across)), b.mul(total, across))
        size = b.mul(b.mul(total, args["b_count"]), b.mul(across, self.tile.size))
        held = b.and_(b.icmp("sle", size, self.tile.near // KEPT_STRETCHES), b.icmp("eq", args["together"], 0))
        return b.and_(b.select(b.icmp("eq", count, 1), high, side_by_side), held)

    def _reads_again(self, b: Builder, args: GemmArguments) -> Value:
        """True where tasks that run one after the other read a block of B once, all of them a K block before the next,
        and others would load it anew: it has several K blocks, and L2 does not hold them. Then a thread's tasks are not
        cut further for the sake of those that are done early.
        """
        total = b.mul(args["steps"], b.mul(args["runs"], args["bands"]))
        k_block = b.mul(b.mul(args["k_depth"], args["runs_depth"]), args["bands_depth"])
        panels = b.sdiv(args["panels"], b.smax(args["column_blocks"], 1))
        size = b.mul(total, b.mul(panels, self.tile.columns * self.tile.size))
        shared = b.and_(b.icmp("eq", args["b_count"], 1), b.icmp("sgt", args["count"], 1))
        shared = b.and_(shared, b.icmp("eq", args["together"], 0))
        large = b.and_(b.icmp("sgt", total, k_block), b.icmp("sgt", size, self.tile.near // KEPT_STRETCHES))
        return b.and_(shared, large)

    def _power(self, b: Builder, number: Value) -> Value:
        """The largest power of two up to 64 that is not above a number, at least 1: such blocks divide evenly."""
        held = b.smin(b.smax(number, 1), 64)
        return b.lshr(b.operand(I64, -(1 << 63)), b.count_leading_zeros(held))

    def _packs_a(self, b: Builder, args: GemmArguments, panels: Value) -> Value:
        """True where A is packed: rows of A that would evict each other from L1 are copied; columns are gathered when
        the copy is used often enough. A narrow A is always converted.
        """
        single = b.icmp("eq", b.mul(args["runs"], args["bands"]), 1)
        if self.narrow_a:
            return single  # several runs are only read in place where lanes of A lie in memory as they are (match.py)
        several = b.and_(b.icmp("sgt", panels, 2), single)
        bytes_apart = b.mul(args["a_rows"], self.tile.size)
        meet = b.and_(b.icmp("eq", b.and_(bytes_apart, PAGE - 1), 0), b.icmp("sgt", args["m"], LOW_ROWS))
        by_rows = b.icmp("eq", args["a_columns"], 1)
        return b.and_(several, b.select(by_rows, meet, b.icmp("sgt", args["k"], 32)))

    def _reads_b_in_place(self, b: Builder, args: GemmArguments, todo: Value) -> Value:
        """True where B is read in place: few rows use it, or its own are short; for a B that is packed once for all
        steps the limit on rows is lower. A narrow B is always converted.
        """
        if self.narrow_b:
            return b.operand(I1, 0)
        skinny = b.select(b.icmp("eq", todo, PACK), b.operand(I64, rows_in_place(self.tile)), b.operand(I64, LOW_ROWS))
        few = b.icmp("sle", args["sharing"], skinny)
        small = b.icmp("sle", args["n"], IN_PLACE * self.tile.columns)
        worth = b.and_(b.or_(few, small), b.icmp("ne", todo, AHEAD))
        return b.and_(b.icmp("eq", args["b_columns"], 1), worth)

    def _parallel(self, b: Builder, args: GemmArguments, body: str, count: Value, grain: Value) -> None:
        b.call(self.parallel_for, [args["ctx"], count, self.bodies[body].value, args.base, grain])

    # ---- the parallel bodies --------------------------------------------------------------------------------------

    def _emit_pack_b(self) -> Function:
        """Body: one of the last `packed_panels` panels of matrix t // packed_panels."""
        b, args, begin, end = begin_body(self.module, f"{self.name}_b", self.reach.known)
        tile = self.tile
        args.load("scratch", "b", "n", "k", "runs", "bands", "b_rows", "b_columns", "batch", "batch_rank")
        args.load("panels", "packed_b", "packed_panels", "steps", "panel_rows")
        # Runs of k follow one another in B; where lanes hold several elements, each begins with a lane of its own.
        runs = b.mul(args["runs"], args["bands"])
        pieces, k = (runs, args["k"]) if tile.dot else (b.operand(I64, 1), b.mul(args["k"], runs))
        by_rows = b.icmp("eq", args["b_columns"], 1)
        some = b.select(by_rows, b.operand(I64, PACKED_STEPS * tile.step), b.smax(k, 1))
        with b.loop(0, pieces, 1, name="piece") as piece, b.loop(0, k, some, name="some") as k0:
            below = b.add(b.mul(piece, k), k0)
            steps = b.add(b.mul(piece, args["steps"]), b.sdiv(k0, tile.step) if tile.dot else k0)
            length = b.smin(b.sub(k, k0), some)
            with b.loop(begin, end, 1) as t:
                number, panel, place = self._panel_of_b(b, args, t)
                of = args.matrix_of_b(number), panel, place
                pack_steps(b, args, tile, of, (below, steps, length), (self.pack_b, self.transpose_b))
        if self.start:
            with b.loop(begin, end, 1) as t:
                b.call(self.start, [self._panel_of_b(b, args, t)[2], b.sub(args["panel_rows"], 1)])
        b.ret()
        return b.function

    def _panel_of_b(self, b: Builder, args: GemmArguments, t: Value) -> tuple[Value, Value, Value]:
        """The t-th panel that is packed: the number of its matrix, its own, and its address."""
        number = b.sdiv(t, args["packed_panels"])
        panel = b.add(b.srem(t, args["packed_panels"]), b.sub(args["panels"], args["packed_panels"]))
        inside = b.mul(b.mul(panel, self.tile.columns), args["panel_rows"])
        place = b.add(b.mul(number, args["packed_b"]), inside)
        return number, panel, b.gep(self.tile.element, args["scratch"], place)

    def _emit_compute(self) -> Function:
        """Body: task t is a block of rows and columns of one matrix; k runs in K blocks of `depth`."""
        b, args, begin, end = begin_body(self.module, f"{self.name}_c", self.reach.known)
        return (ComputeClipped if self.clips else Compute)(self, b, args).emit(begin, end)
