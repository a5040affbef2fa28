"""Recognise the contractions of a kernel as matrix products (after TTGT: transpose, transpose, GEMM, transpose).

The role of each axis is found in contraction.py. A factor that is a plain load whose m (or n) and k axes each step
through memory evenly is used where it lies, also one of a narrower type that products convert themselves; any other one
(a window of a padded image, a gather) is first written out as a matrix by a nest of its own. What is done with the sums
afterwards runs in the product's blocks where it can (epilogue.py).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import prod

from tfc.codegen.contract.attention import Step, attention_steps
from tfc.codegen.contract.axis_groups import Group, step_of
from tfc.codegen.contract.clipped import borders, clipped_sums, clipped_windows, over_taps
from tfc.codegen.contract.contraction import MatrixForm, computed_in, is_padded, matrix_form, unwidened
from tfc.codegen.contract.epilogue import Memory, sums_at_once, with_result
from tfc.codegen.contract.finite_checks import any_of, none_of, not_finite
from tfc.codegen.contract.row_reductions import reduce_in_blocks, touched
from tfc.codegen.contract.window import Walk, Windows, walk_of, windows_of
from tfc.codegen.fusion.kernel import Accumulate, Kernel, Nest, Put
from tfc.codegen.gemm.amx import amx_for, packed_size
from tfc.codegen.gemm.dot import FLIP, Dot
from tfc.codegen.gemm.operand import widens
from tfc.codegen.gemm.row_gather import may_be_clipped
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.loop_ir.clip import Clip
from tfc.codegen.loop_ir.product import Amx, Attention, Matrix, Product, Unclipped
from tfc.codegen.nest.flatten import simplified
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import ZERO, Indices
from tfc.codegen.tensor.expr import Axis, Bitcast, Expr, Guard, Load, Var, cast, const
from tfc.codegen.tensor.tensor import Sizes, Tensor, axes
from tfc.codegen.tensor.traverse import axes_in, loads, substitute
from tfc.ir.base.record import replace
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, i8, i16, u8

WORTH_A_LOOK = 256
"""Windows at least for which a filter is looked at, to leave out what lies beyond the image."""
LOOKED_RUN = 64
"""Channels at least: with fewer, going tap by tap at the ends of lines takes as long as an image with a margin."""
SMALL = 1 << 10
"""Fewer multiplications than this are left to plain loops."""


def expand_contractions(kernel: Kernel, target: Target) -> Kernel:
    """The kernel with its contractions as products, and the scratch tensors (access `s`) these need."""
    parts: list[list[Step]] = []
    scratch: list[Tensor] = []
    outputs = {param for param, access in zip(kernel.params, kernel.access, strict=True) if access in "ws"}
    in_blocks = kernel.scores is not None or not kernel.passed
    for nest in kernel.nests:
        # What follows the scores of an attention is recognised where it stands behind their product.
        made = None
        if isinstance(nest, Nest):
            made = _Match(nest, target, scratch, outputs, kernel.finite, in_blocks=in_blocks).steps()
        if made is not None and kernel.turn is not None:
            made = [
                replace(step, turn=kernel.turn) if isinstance(step, Product) and step.b.tensor in kernel.fixed else step
                for step in made
            ]
        parts.append([nest] if made is None else made)
    if not scratch:
        return kernel
    together = attention_steps(kernel, parts)
    if together is not None:
        products = [product for step in together if isinstance(step, Attention) for product in step.products]
        return _with_steps(kernel, together, scratch, {*kernel.passed, *(product.scratch for product in products)})
    parts = reduce_in_blocks(kernel, parts, scratch, target)
    steps = [step for part in parts for step in part]
    is_unread = kernel.scores in kernel.passed and kernel.scores not in touched(steps)
    return _with_steps(kernel, steps, scratch, {kernel.scores} if is_unread else set())


def _with_steps(
    kernel: Kernel, steps: Sequence[Step], scratch: Sequence[Tensor], gone: Collection[Tensor | None]
) -> Kernel:
    """The kernel with these steps, and their scratch memory among its parameters; those that are `gone` need none."""
    kept = {step.scratch for step in steps if isinstance(step, Product) and step.turn is not None}
    pairs = [*zip(kernel.params, kernel.access, strict=True), *((x, "u" if x in kept else "s") for x in scratch)]
    params, access = zip(*(pair for pair in pairs if pair[0] not in gone), strict=True)
    return Kernel(params, "".join(access), tuple(steps), constants=kernel.constants)


class _Match:
    """The attempt to turn one nest into products."""

    def __init__(
        self,
        nest: Nest,
        target: Target,
        scratch: list[Tensor],
        outputs: Collection[Tensor],
        finite: Collection[Tensor],
        *,
        in_blocks: bool,
    ) -> None:
        self.nest, self.target, self.scratch, self.outputs, self.finite = nest, target, scratch, outputs, finite
        self.in_blocks = in_blocks
        self.axes = axes(len(nest.space))
        self.extents = dict(zip(self.axes, nest.space, strict=True))
        self.indices = Indices(dict(self.extents))
        self.before: list[Step] = []
        self.dot: Dot | None = None
        self.by_rows = False
        self.beside_zeros: Expr | None = None

    def steps(self) -> list[Step] | None:
        """The nests and the product that replace the nest; None when it is no contraction worth a GEMM."""
        nest = self.nest
        sums = nest.accumulates[0] if len(nest.accumulates) == 1 else None
        if sums is None or sums.product is None or nest.scatter is not None:
            return None
        kept = [self.axes[k] for k in nest.kept]
        form = matrix_form(sums.product, kept, [axis for axis in self.axes if axis not in kept], self.extents)
        if form is None or all(isinstance(n, int) and n <= 1 for n in (form.m.size, form.n.size)):
            return None
        if not kept or kept[-1] not in form.n.axes or (isinstance(form.points, int) and form.points <= SMALL):
            return None
        right = sums.product[1]
        leaves_out = isinstance(simplified([sums.body], self.indices)[0], Guard)
        if leaves_out and self._filter(right) not in self.finite:
            self.beside_zeros = right
        steps = self._as_product(sums, form)
        return steps if self.beside_zeros is None else self._where_finite(self.beside_zeros, sums, steps)

    def _as_product(self, sums: Accumulate, form: MatrixForm) -> list[Step]:
        """The nests and the product for the factors as they are, with zeros in the left one."""
        left, right, batch, m, n, k = form.left, form.right, form.batch, form.m, form.n, form.k
        dtype = computed_in(sums.var.dtype)
        narrow = _narrow(left) or dtype, _narrow(right) or dtype
        self.dot = tile_for(self.target, dtype, *narrow).dot
        types = narrow if self.dot else (dtype, dtype)
        amx = amx_for(self.target, dtype, *narrow)
        self.by_rows = self.dot is not None or amx is not None
        a = self._in_place(left, batch, m, k, dtype)
        if a is None or (self.by_rows and a.columns != 1):
            for unit in (amx, None) if a is None and amx else (None,):
                if a is None or self.dot:
                    over_windows = self._over_windows(sums, form, dtype, types, unit)
                    if over_windows is not None:
                        return over_windows
            types = narrow if amx else types
            a = self._written_out(left, batch, m, k, types[0], "a")
        b = self._matrix(right, batch, k, n, dtype, types[1])
        unit = self._unit(a, b, dtype)
        packed = self._packing(a, b, dtype, n.size, (k.size, 1), batch.size, unit)
        product = Product(a, b, None, m.size, n.size, k.size, batch.sizes, packed, amx=unit)
        return [*self.before, *self._with_result(product, sums.var, (batch, m, n))]

    def _with_result(self, product: Product, sums: Var, groups: tuple[Group, Group, Group]) -> Sequence[Step]:
        """The product with memory for its sums, and its epilogue."""
        memory = Memory(self.outputs, self._scratch, sums_at_once(product, self.target), self.in_blocks)
        return with_result(product, self.nest, sums, groups, memory)

    def _over_windows(
        self, sums: Accumulate, form: MatrixForm, dtype: DType, types: tuple[DType, DType], unit: Amx | None
    ) -> list[Step] | None:
        """The product whose left operand walks over windows of a tensor, such as a convolution (window.py). `types` are
        those in which operands are written out.

        Windows are read as registers hold them: a tensor of another type, or one whose elements the instruction takes
        as of the other kind, is copied like one with a margin. The matrix unit has its rows gathered, of any runs.
        """
        left, right, batch, m, n, k = form.left, form.right, form.batch, form.m, form.n, form.k
        narrow = _narrow(left)
        if unit is not None and narrow is not None:
            walk, types = walk_of(unwidened(left), self.indices), (narrow, _narrow(right) or dtype)
        else:
            walk = walk_of(left, self.indices, copied=types[0] != dtype or narrow not in (None, dtype))
        windows = None if walk is None else windows_of(walk, m, k)
        clipped = self._clipped(form, dtype) if unit is None else None
        unclipped = None
        if clipped is not None and self.beside_zeros is not None:
            self.beside_zeros = None  # nothing meets zeros
        elif clipped is not None and self._filter(right) not in self.finite:
            if clipped[2].sums:
                unclipped = self._unclipped_sums(right, walk, (m, k), clipped[2], types[0])
            else:
                unclipped = self._unclipped(right, (walk, windows), clipped[1], batch, types[0])
            clipped = clipped if unclipped is not None else None
        walk, windows, clip = clipped or (walk, windows, None)
        if walk is None or windows is None or (walk.margins is None and walk.load.dtype not in (dtype, types[0])):
            return None
        run = windows.run
        if (unit is not None or self.dot) and windows.step != 1:
            return None
        if unit is None and self.dot and not (isinstance(run, int) and run % self.dot.step == 0):
            return None
        every = Group((*batch.axes, *windows.batch.axes), (*batch.sizes, *windows.batch.sizes))
        a = self._walked(walk, windows, every.axes, types[0], gathers=unit is not None)
        b = self._matrix(right, every, k, n, dtype, types[1])
        runs = windows.runs[0][0] * windows.runs[1][0]
        unit = unit and self._unit(a, b, dtype)
        packed = self._packing(a, b, dtype, n.size, (run, runs), batch.size, unit)
        product = Product(a, b, None, windows.rows.size, n.size, run, every.sizes, packed, runs=windows.runs, amx=unit)
        product = replace(product, clip=clip, unclipped=unclipped)
        return [*self.before, *self._with_result(product, sums.var, (every, windows.rows, n))]

    def _clipped(self, form: MatrixForm, dtype: DType) -> tuple[Walk, Windows, Clip] | None:
        """Windows that are clipped to their image, where the filter lies in memory and nothing is converted."""
        image, batch, rows, columns = form.left, form.batch, form.m, form.k
        if image.dtype != dtype or not dtype.is_float or self._filter(form.right) is None:
            return None
        found, tile = clipped_windows(image, rows, columns, self.indices), tile_for(self.target, dtype)
        channels = rows.sizes[-1] if rows.axes else 0
        if found is None and not batch.axes and isinstance(channels, int) and channels >= LOOKED_RUN:
            found = clipped_sums(image, rows, columns, self.indices)
        if found is None or not tile.masks or not may_be_clipped(found[1].rows.size, tile, self.target):
            return None
        return found

    def _filter(self, factor: Expr) -> Tensor | None:
        """The tensor that a right operand is an element of."""
        plain = simplified([factor], self.indices)[0]
        return plain.tensor if isinstance(plain, Load) else None

    def _unclipped(
        self, factor: Expr, margin: tuple[Walk | None, Windows | None], clipped: Windows, batch: Group, dtype: DType
    ) -> Unclipped | None:
        """The product without clipping, for a checked filter; None where that does not pay or windows differ."""
        walk, windows = margin
        kernel = self._filter(factor)
        if walk is None or windows is None or walk.margins is None or windows.step != 1 or self.dot is not None:
            return None
        if (windows.batch.axes, windows.rows.axes) != (clipped.batch.axes, clipped.rows.axes):
            return None
        (across, _), run = clipped.runs[1], clipped.run
        if kernel is None or across == 2 or (across != 1 and isinstance(run, int) and run < LOOKED_RUN):
            return None
        # A check takes little of the product's time if there are many windows.
        many = prod(n for n in (*batch.sizes, *clipped.batch.sizes, clipped.rows.size) if isinstance(n, int))
        is_known = len(kernel.shape) == 4 and all(isinstance(size, int) and size > 0 for size in kernel.shape)
        if many < WORTH_A_LOOK or not is_known:
            return None
        strange = self._not_finite(kernel.shape, kernel[axes(4)])
        a = self._walked(walk, windows, (*batch.axes, *windows.batch.axes), dtype, when=strange)
        return Unclipped(strange, a, windows.run, windows.runs)

    def _unclipped_sums(
        self, factor: Expr, margin: Walk | None, groups: tuple[Group, Group], clip: Clip, dtype: DType
    ) -> Unclipped | None:
        """The same of a product that sums over windows; the elements that are multiplied by those at the image's border
        are checked.
        """
        rows, columns = groups
        if margin is None or margin.margins is None or self.dot is not None:
            return None
        ends = borders(clip, rows.sizes, columns.sizes[-2:])
        parts = [self._not_finite_in(factor, columns.axes[which - 2], first, last) for which, first, last in ends]
        strange, nest = any_of(parts, self._scratch)
        self.before.append(nest)
        windows = over_taps(margin, rows, columns)
        a = self._walked(margin, windows, windows.batch.axes, dtype, when=strange)
        return Unclipped(strange, a, windows.run, windows.runs)

    def _where_finite(self, factor: Expr, sums: Accumulate, steps: Sequence[Step]) -> list[Step]:
        """The steps of a product where all of an operand is finite; elsewhere plain loops leave out the zeros that it
        would be multiplied by.
        """
        before = len(self.before)
        strange = self._not_finite_in(factor)
        is_fine, nest = none_of(strange, self._scratch)
        looks = [*self.before[before:], nest]
        plain = replace(self.nest, accumulates=(replace(sums, product=None),), when=strange)
        finite = [replace(step, when=is_fine) for step in steps if not isinstance(step, Attention)]
        return [*looks, *finite, plain]

    def _not_finite(self, space: Sizes, value: Expr) -> Tensor:
        """An i32 scalar that is 0 if a value is finite at all points of a space: by nests that check it."""
        found, nests = not_finite(space, value, self._scratch)
        self.before += nests
        return found

    def _not_finite_in(self, factor: Expr, axis: Axis | None = None, first: int = 0, last: int = 0) -> Tensor:
        """The same for a factor at all points of the axes it depends on, of `axis` those from `first` to `last`."""
        used = [each for each in self.axes if each in axes_in(factor)]
        names: dict[Expr, Expr] = dict(zip(used, axes(len(used)), strict=True))
        if axis is not None:
            names[axis] = names[axis] + first
        space = tuple(last - first if each is axis else self.extents[each] for each in used)
        return self._not_finite(space, substitute([factor], names)[0])

    def _walked(
        self,
        walk: Walk,
        windows: Windows,
        batch: Sequence[Axis],
        dtype: DType,
        *,
        gathers: bool = False,
        when: Tensor | None = None,
    ) -> Matrix:
        """Windows as a matrix: of a tensor in place, or of a copy with a margin, made where `when` holds."""
        tensor, bias = walk.load.tensor, 0
        if walk.margins is not None:
            shape, value = walk.margins
            value = cast(value, dtype)
            value, bias = (value, 0) if gathers else self._as_lanes(value)
            tensor = self._scratch(value.dtype, shape, "a")
            put = Put(tensor, axes(len(shape)), value, "full")
            self.before.append(Nest(shape, tuple(range(len(shape))), puts=(put,), when=when))
        steps = tuple(walk.steps.get(axis, 0) for axis in batch)
        return Matrix(tensor, walk.offset, windows.row_step, windows.step, steps, bias)

    def _as_lanes(self, value: Expr) -> tuple[Expr, int]:
        """An element of A as registers hold it, and the bias added to it."""
        if self.dot is not None and self.dot.flips:
            other = i8 if value.dtype == u8 else u8
            flipped = (value if value.dtype == u8 else Bitcast(value, u8)) ^ const(FLIP, u8)
            return (flipped if other == u8 else Bitcast(flipped, i8)), FLIP if other == u8 else -FLIP
        return (cast(value, i16), 0) if self.dot is not None and self.dot.step == 2 else (value, 0)

    # ---- operands -------------------------------------------------------------------------------------------------

    def _matrix(self, factor: Expr, batch: Group, rows: Group, columns: Group, dtype: DType, written: DType) -> Matrix:
        """The right operand as a matrix: in place, or written out by a nest in the type `written`."""
        made = self._in_place(factor, batch, rows, columns, dtype)
        return self._written_out(factor, batch, rows, columns, written, "b") if made is None else made

    def _in_place(self, factor: Expr, batch: Group, rows: Group, columns: Group, dtype: DType) -> Matrix | None:
        """The factor as a matrix where it lies, when it is a plain load that steps evenly, of a type that sums of
        products of type `dtype` take."""
        plain = unwidened(simplified([factor], self.indices)[0])
        if isinstance(plain, Load) and widens(plain.dtype, dtype):
            position = self.indices.of(plain.children[0])
            made = self._strided(plain.tensor, position.terms, position.constant, batch, rows, columns)
            if made is not None and (made.columns == 1 or made.rows == 1):
                return made
        return None

    def _written_out(self, factor: Expr, batch: Group, rows: Group, columns: Group, dtype: DType, name: str) -> Matrix:
        """The operand as a matrix that a nest writes."""
        plain = simplified([factor], self.indices)[0]
        used = axes_in(factor)
        by_rows = self.by_rows and name == "a"
        own = Group(
            tuple(axis for axis in batch.axes if axis in used), tuple(self.extents[a] for a in batch.axes if a in used)
        )
        reads = [] if by_rows else loads([plain])
        position = self.indices.of(reads[0].children[0]) if len(reads) == 1 else ZERO
        across = any(position.coefficient(axis) == 1 for axis in rows.axes)  # it is contiguous along its rows
        order = (*own.axes, *columns.axes, *rows.axes) if across else (*own.axes, *rows.axes, *columns.axes)
        tensor = self._scratch(dtype, tuple(self.extents[axis] for axis in order), name)
        at = axes(len(order))
        value = substitute([factor], dict(zip(order, at, strict=True)))[0]
        put = Put(tensor, at, cast(value, dtype), "full")
        self.before.append(Nest(tensor.shape, tuple(range(len(order))), puts=(put,)))
        strides = dict(zip(own.axes, own.strides(rows.size * columns.size), strict=True))
        steps = tuple(strides.get(axis, 0) for axis in batch.axes)
        return Matrix(tensor, 0, 1, rows.size, steps) if across else Matrix(tensor, 0, columns.size, 1, steps)

    def _strided(
        self, tensor: Tensor, terms: object, offset: Size, batch: Group, rows: Group, columns: Group
    ) -> Matrix | None:
        """The matrix inside a tensor when both groups of axes have constant strides; None otherwise."""
        assert isinstance(terms, dict)
        if not all(isinstance(atom, Axis) for atom in terms):
            return None
        strides = [step_of(terms, group) for group in (rows, columns)]
        if strides[0] is None or strides[1] is None:
            return None
        row, column = strides
        # With a single row or column its stride means nothing; one contiguous direction is what is asked for.
        if rows.size == 1 and column != 1:
            row = 1
        elif columns.size == 1 and row != 1:
            column = 1
        return Matrix(tensor, offset, row or 0, column or 0, tuple(terms.get(axis, 0) for axis in batch.axes))

    # ---- memory ---------------------------------------------------------------------------------------------------

    def _scratch(self, dtype: DType, shape: Sizes, name: str) -> Tensor:
        tensor = Tensor(dtype, shape, name=f"{name}{len(self.scratch)}")
        self.scratch.append(tensor)
        return tensor

    def _unit(self, a: Matrix, b: Matrix, dtype: DType) -> Amx | None:
        """The matrix unit's operation for a product, if it computes it."""
        is_plain = a.columns == 1 and a.bias == 0
        return amx_for(self.target, dtype, a.tensor.dtype, b.tensor.dtype) if is_plain else None

    def _packing(
        self, a: Matrix, b: Matrix, dtype: DType, n: Size, depth: tuple[Size, Size], count: Size, unit: Amx | None
    ) -> Tensor:
        """Memory for packed panels of B; `depth` is the length of a run of k and the number of runs."""
        if unit is not None:
            return self._scratch(dtype, (packed_size(unit, n, depth[0] * depth[1], count),), "packed")
        tile = tile_for(self.target, dtype, a.tensor.dtype, b.tensor.dtype, a.bias)
        panels = (n + (tile.columns - 1)) // tile.columns
        run, runs = depth
        steps = (run + (tile.step - 1)) // tile.step if tile.dot else run
        rows = steps * runs + int(tile.starts)
        return self._scratch(dtype, (panels * tile.columns * rows * count,), "packed")


def _narrow(factor: Expr) -> DType | None:
    """The type of the only tensor a factor reads, with zeros around it or not, where that holds all the factor's
    numbers."""
    factor = unwidened(factor)
    if is_padded(factor):
        factor = unwidened(factor.children[1])
    return factor.dtype if isinstance(factor, Load) else None
