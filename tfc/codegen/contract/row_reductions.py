"""Reductions over the rows of a product, computed in its blocks: of some columns of a row at a time, which a nest then
combines.

The kernel comes from codegen/fusion/join_row_reductions.py: a contraction, and a nest that reduces its rows to numbers.
For each
*unit* of columns the product's epilogue stores what the reductions give for these alone, as soon as their sums are
complete, and the nest behind it combines the units of a row, in a tree that depends on sizes and target only. Units
are the same for any number of threads, as blocks of columns begin at multiples of them.

A maximum of maxima needs nothing more. A sum of e**(x - top), where top is the maximum of x, is taken with the maximum
of its unit and scaled when units are combined (Milakov and Gimelshein, Online normalizer calculation for softmax,
2018). A sum of what depends on the results of other reductions linearly, such as label * (log(total) - (x - top)), is
taken as if they were the unit's, or 0, and what that lacks is added at the end, times the sum of the factors; sums are
then of numbers as small as they would be otherwise, and not taken at all where no factor differs from 0. In a unit of
-inf only 0 is taken for the maximum, so that nothing becomes NaN that would not be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from tfc.codegen.contract.attention import Step
from tfc.codegen.contract.epilogue import reads_in_order, sums_at_once
from tfc.codegen.contract.finite_checks import Scratch
from tfc.codegen.fusion.kernel import Accumulate, CheckAt, Kernel, Nest, Put
from tfc.codegen.gemm.routine import routine_of
from tfc.codegen.loop_ir.product import ROWS_APART, UNIT, Epilogue, Matrix, Product
from tfc.codegen.nest.flatten import flatten
from tfc.codegen.nest.nan_free_max import GREATEST, with_nan_free_max
from tfc.codegen.nest.vectorize import cost_of, depends_on, value_nodes
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.affine import Affine, Indices
from tfc.codegen.tensor.expr import EXPENSIVE, Apply, Axis, Const, Expr, Load, Select, Var, apply, cast, const, index
from tfc.codegen.tensor.expr import select as choose
from tfc.codegen.tensor.tensor import Sizes, Tensor, axes, unravel
from tfc.codegen.tensor.traverse import loads, postorder, substitute
from tfc.ir.base.record import record, replace
from tfc.ir.types.dims import Size, divide
from tfc.ir.types.types import DType, f32, f64

BRIEF = 2
"""Operations that take less time than storing a vector and loading it."""
EXTREMES = ("max", "min", GREATEST)


def reduce_in_blocks(
    kernel: Kernel, parts: list[list[Step]], scratch: list[Tensor], target: Target
) -> list[list[Step]]:
    """The steps of a product and of the nest that reduces its rows, with the reductions in its blocks where that can
    be.
    """
    last = parts[0][-1]
    if kernel.scores is None or not isinstance(last, Product) or sum(isinstance(x, Product) for x in parts[0]) != 1:
        return parts

    def memory(dtype: DType, shape: Sizes, name: str) -> Tensor:
        scratch.append(Tensor(dtype, shape, name=name))
        return scratch[-1]

    unit = routine_of(last, target).tile(target).unit
    made = _with_statistics(kernel, last, unit, memory, at_once=sums_at_once(last, target))
    return parts if made is None else [[*parts[0][:-1], *made]]


def touched(steps: Sequence[Step]) -> set[Tensor]:
    """The tensors that steps read and write."""
    found: set[Tensor] = set()
    for step in steps:
        if isinstance(step, Product):
            found.update(matrix.tensor for matrix in (step.a, step.b, step.c) if matrix is not None)
        nest = step.epilogue.nest if isinstance(step, Product) and step.epilogue is not None else step
        if isinstance(nest, Nest):
            flat = flatten(nest, merge=False)
            found.update(put.target for put in flat.puts)
            found.update(load.tensor for load in loads(flat.roots()))
    return found


def _with_statistics(
    kernel: Kernel, product: Product, unit: int, scratch: Scratch, *, at_once: bool
) -> list[Product | Nest] | None:
    """The product whose blocks reduce their rows, `unit` columns at a time, and the nest that combines these; None
    where the kernel's second nest cannot be split like that. `at_once` as in epilogue.py: sums that have no other
    reader have no memory but that of their block.
    """
    scores, rows = kernel.scores, kernel.nests[1]
    if scores is None or not isinstance(rows, Nest) or product.amx is not None:
        return None
    logits = _logits(product, scores, unread=scores in kernel.passed, at_once=at_once)
    line = None if logits is None else _line(logits, rows, scores)
    if logits is None or line is None:
        return None
    parts = _taken_apart(rows)
    if parts is None:
        return None
    kept = substitute(unravel((count(rows.space[:-1]),), rows.space[:-1]), {axes(1)[0]: line})
    column = axes(3)[2]
    here = dict[Expr, Expr](zip(axes(len(rows.space)), (*kept, column), strict=True))
    units = (rows.space[-1] + (unit - 1)) // unit

    def in_block(value: Expr) -> Expr:
        reads = (load for load in loads([value]) if load.tensor is scores)
        return substitute([value], {**here, **dict.fromkeys(reads, logits.element)})[0]

    accumulates = tuple(replace(each, body=in_block(each.body)) for each in parts.units)
    values: dict[Var, Expr] = {each.var: each.var for each in parts.units}
    for best, (found, body) in parts.best.items():
        values[best] = substitute([in_block(body)], {column: index(found)})[0]
    if not reads_in_order(flatten(Nest(logits.space, (0, 1), accumulates, logits.puts), merge=False)):
        return None
    memory = {var: scratch(var.dtype, (*rows.space[:-1], units), var.name) for var in values}
    puts = tuple(Put(memory[var], (*kept, UNIT), value, "row") for var, value in values.items())
    blocks = Nest(logits.space, (0, 1), accumulates, (*logits.puts, *puts))
    work = 2 * cost_of(value_nodes(flatten(blocks, merge=False)))
    made = replace(product, c=logits.c, epilogue=Epilogue(blocks, work, logits.sums, unit))
    return [made, _combined(rows, parts, memory, units)]


# ---- the elements that are reduced ----------------------------------------------------------------------------------


@record(frozen=True, eq=False)
class _Logits:
    """The reduced values, as an `element` at the number of the matrix, the row and the column of the product, and its
    `position` in memory; what has to be stored before, and the memory that holds sums as long as their block, or
    longer: `c`.
    """

    element: Expr
    position: Affine
    space: Sizes
    puts: tuple[Put, ...]
    sums: Tensor | None
    c: Matrix | None


def _logits(product: Product, scores: Tensor, *, unread: bool, at_once: bool) -> _Logits | None:
    """The values that the rows of a product's result are reduced from; None where its sums are used in other ways."""
    matrix, row, column = axes(3)
    space = (count(product.batch), product.m, product.n)
    indices = Indices(dict(zip(axes(3), space, strict=True)))
    epilogue, c = product.epilogue, product.c
    puts: tuple[Put, ...] = ()
    if epilogue is not None:
        puts = epilogue.nest.puts
        if epilogue.nest.checks or len(puts) != 1 or puts[0].target is not scores:
            return None
        position = indices.flat(puts[0].indices, scores.shape)
    elif c is not None and c.tensor is scores:
        digits = substitute(unravel((space[0],), product.batch), {axes(1)[0]: matrix})
        steps = zip(digits, c.batch, strict=True)
        origin = row * index(c.rows) + column + index(c.offset)
        position = indices.of(sum((digit * index(step) for digit, step in steps), origin))
    else:
        return None
    stored: Expr = Load(scores, (indices.expr(position),))
    sums = None if epilogue is None else epilogue.sums
    if not unread:
        return _Logits(stored, position, space, puts, sums, c)
    if c is not None and not at_once:
        # The sums lie in memory that nobody reads besides.
        if c.tensor is scores or not puts:
            return _Logits(stored, position, space, puts, None, c)
        return _Logits(puts[0].value, position, space, (), None, c)
    if sums is None:
        sums = Tensor(product.dtype, (product.m * product.n,), name="sums")
    own = Load(sums, (row * ROWS_APART + column,))
    if not puts:
        return _Logits(own, position, space, (), sums, None)
    reads = [load for load in loads([puts[0].value]) if c is not None and load.tensor is c.tensor]
    value = substitute([puts[0].value], dict.fromkeys(reads, own))[0]
    if _is_brief(value) or value.dtype != sums.dtype:
        return _Logits(value, position, space, (), sums, None)
    return _Logits(own, position, space, (Put(sums, own.children, value, "full"),), sums, None)


def _is_brief(value: Expr) -> bool:
    """True when a value is sooner rematerialized than stored."""
    applied = [x for x in postorder([value]) if isinstance(x, Apply) and x.dtype == value.dtype]
    return len(applied) <= BRIEF and all(x.name not in EXPENSIVE for x in applied)


def _line(logits: _Logits, rows: Nest, scores: Tensor) -> Expr | None:
    """The number of the line of scores that a row of a matrix is; None unless its columns are those of the line, and
    the nest reads only the score at its own point.
    """
    own = Indices(dict(zip(axes(len(rows.space)), rows.space, strict=True)))
    here = own.flat(axes(len(rows.space)), rows.space)
    reads = [load for load in loads([a.body for a in rows.accumulates]) if load.tensor is scores]
    behind = loads([x for put in rows.puts for x in (put.value, *put.indices)])
    if any(own.flat(x.children, scores.shape) != here for x in reads) or any(x.tensor is scores for x in behind):
        return None
    n, column = rows.space[-1], axes(3)[2]
    position = logits.position
    if logits.space[2] != n or position.coefficient(column) != 1:
        return None
    terms = {atom: divide(size, n) for atom, size in position.terms.items() if atom is not column}
    offset = divide(position.constant, n)
    if offset is None or None in terms.values() or any(depends_on(atom, column) for atom in terms):
        return None
    indices = Indices(dict(zip(axes(3), logits.space, strict=True)))
    return indices.expr(Affine({atom: size for atom, size in terms.items() if size is not None}, offset))


# ---- reductions of units, and of these ------------------------------------------------------------------------------


class _Parts:
    """The reductions of each block of columns, and the reductions of the blocks' results, for which variables stand
    (`result`).

    unit_of  the variable of a unit's reduction that belongs to one of the nest
    best     of what is searched for the best element, the variable of that: its position, and what it is
    found    of each position in a row the variable for the unit that has it
    """

    def __init__(self) -> None:
        self.units: list[Accumulate] = []
        self.whole: list[Accumulate] = []
        self.unit_of: dict[Var, Var] = {}
        self.best: dict[Var, tuple[Var, Expr]] = {}
        self.found: dict[Var, Var] = {}

    def unit(self, kind: str, body: Expr, var: Var | None = None) -> Var:
        """The variable of a reduction of each block of columns, `var` if there was none like it."""
        for each in self.units:
            if each.kind == kind and each.body is body:
                return each.var
        self.units.append(Accumulate(Var(f"u{len(self.units)}", body.dtype) if var is None else var, kind, body))
        return self.units[-1].var

    def result(self, kind: str, body: Expr, var: Var | None = None) -> Var:
        """The variable that stands for the results of a block's reduction."""
        return _result_of(self.unit(kind, body, var))


def _result_of(unit: Var) -> Var:
    return Var(f"{unit.name}.unit", unit.dtype)


def _taken_apart(rows: Nest) -> _Parts | None:
    """The reductions of a nest in two steps; None where one of them cannot be."""
    if rows.scatter or rows.scan or rows.sort or rows.kept != tuple(range(len(rows.space) - 1)):
        return None
    if any(put.level != "row" for put in rows.puts) or _checks(rows) is None:
        return None
    kinds = {r.var: r.kind for r in with_nan_free_max(flatten(rows)).reductions}
    made, column = _Parts(), axes(len(rows.space))[-1]
    for each in rows.accumulates:
        used = kinds.keys() & set(postorder([each.body]))
        is_rounded = each.var.dtype.is_float and each.var.dtype not in (f32, f64)
        if each.product is not None or (each.kind in ("sum", "prod") and is_rounded):
            return None
        if not used:
            _alone(made, each, kinds[each.var])
            continue
        if each.kind != "sum" or each.body.dtype not in (f32, f64) or not made.found.keys().isdisjoint(used):
            return None
        tops = {a.var: a.body for a in rows.accumulates if kinds[a.var] in EXTREMES and a.body.dtype.is_float}
        if not _as_powers(made, each, tops, kinds) and not _linearly(made, each, tops, kinds.keys(), column):
            return None
    return made


def _checks(rows: Nest) -> list[CheckAt] | None:
    """The checks of rows; None where an element has another one."""
    made = [at for at in rows.checks if at.level == "row"]
    known = {(at.check.message, *at.check.exprs) for at in made}
    others = [at for at in rows.checks if at.level != "row"]
    return made if all((at.check.message, *at.check.exprs) in known for at in others) else None


def _alone(made: _Parts, each: Accumulate, kind: str) -> None:
    """A reduction of the elements alone: the same one of the blocks' results, or the position in the best of these."""
    unit = made.unit_of[each.var] = made.unit(kind, each.body, each.var)
    if not kind.startswith("arg"):
        made.whole.append(Accumulate(each.var, kind, _result_of(unit)))
        return
    best = Var(f"{each.var.name}.best", each.body.dtype)
    made.best[best] = unit, each.body
    made.found[each.var] = Var(f"{each.var.name}.at", index(0).dtype)
    made.whole.append(Accumulate(made.found[each.var], kind, _result_of(best)))


def _base(top: Var) -> Expr:
    """The value that the maximum, or minimum, of a block stands for."""
    nothing = apply("abs", top).eq(float("inf"))
    return choose(nothing, const(0.0, top.dtype), top)


def _as_powers(made: _Parts, each: Accumulate, tops: Mapping[Var, Expr], kinds: Mapping[Var, str]) -> bool:
    """A sum of exponentials less their maximum, if it is one."""
    dtype = each.body.dtype
    for top, body in tops.items():
        if each.body is not apply("exp", cast(body, dtype) - cast(top, dtype)) or kinds[top] == "min":
            continue
        unit = made.unit_of[top]
        # Never above 0 but beside +inf, where the scale is NaN.
        exponent = cast(body, dtype) - cast(_base(unit), dtype)
        made.unit_of[each.var] = made.unit("sum", apply("decay", exponent, const(1.0, dtype)), each.var)
        scale = apply("exp", cast(_result_of(unit), dtype) - cast(top, dtype))
        made.whole.append(Accumulate(each.var, "sum", _result_of(made.unit_of[each.var]) * scale))
        return True
    return False


def _linearly(made: _Parts, each: Accumulate, tops: Mapping[Var, Expr], results: Set[Var], column: Axis) -> bool:
    """A sum of values that depend linearly on results, if it is one."""
    factors = _factors(each.body, results, column)
    if factors is None:
        return False
    bases: dict[Expr, Expr] = {top: _base(made.unit_of[top]) for top in tops if top in made.unit_of}
    taken: dict[Expr, Expr] = {}
    for result in factors:
        is_near = bases.keys() >= results & set(postorder([result]))
        taken[result] = substitute([result], bases)[0] if is_near else const(0.0, result.dtype)
    near = made.unit("sum", substitute([each.body], taken)[0], each.var)
    made.unit_of[each.var] = near
    total: Expr = _result_of(near)
    for result, factor in factors.items():
        weight = made.result("sum", factor)
        of_units: dict[Expr, Expr] = {unit: _result_of(unit) for unit in made.unit_of.values()}
        lacks = result - substitute([taken[result]], of_units)[0]
        some = weight.ne(0.0)
        if not _adds_up(factor):
            some = some | made.result(GREATEST, apply("abs", factor)).ne(0.0)
        total = total + choose(some, weight * lacks, const(0.0, each.body.dtype))
    made.whole.append(Accumulate(each.var, "sum", total))
    return True


def _adds_up(factor: Expr) -> bool:
    """True when a sum of such factors is 0 only if all of them are: each is 0 or the same number."""
    if isinstance(factor, Select):
        values = {x.value for x in factor.children[1:] if isinstance(x, Const)}
        return len(values) == len(factor.children[1:]) and 0.0 in values
    return isinstance(factor, Const)


def _factors(body: Expr, results: Set[Var], column: Axis) -> dict[Expr, Expr] | None:
    """The results of other reductions that a value depends on linearly, the same for all columns, and the factor of
    each; None where it depends on them in any other way.
    """
    inside = set(postorder([body]))
    if inside.isdisjoint(results):
        return {}
    dtype = body.dtype
    name = body.name if isinstance(body, Apply) and dtype.is_float else ""
    parts = [_factors(x, results, column) for x in body.children] if name or isinstance(body, Select) else []
    if name in ("add", "sub") and parts[0] is not None and parts[1] is not None:
        made = dict(parts[0])
        for x, factor in parts[1].items():
            signed = _minus(factor) if name == "sub" else factor
            made[x] = made[x] + signed if x in made else signed
        return made
    if name == "neg" and parts[0] is not None:
        return {x: _minus(factor) for x, factor in parts[0].items()}
    if column not in inside:
        return {body: const(1.0, dtype)}
    if name == "mul" and parts[0] is not None and parts[1] is not None and not (parts[0] and parts[1]):
        other = body.children[1 if parts[0] else 0]
        return {x: factor * other for x, factor in (parts[0] or parts[1]).items()}
    if name == "div" and parts[0] is not None and not parts[1] and parts[1] is not None:
        return {x: factor / body.children[1] for x, factor in parts[0].items()}
    if isinstance(body, Select) and parts[0] == {} and parts[1] is not None and parts[2] is not None:
        none = const(0.0, dtype)
        every = dict.fromkeys((*parts[1], *parts[2]))
        return {x: choose(body.children[0], parts[1].get(x, none), parts[2].get(x, none)) for x in every}
    return None


def _minus(x: Expr) -> Expr:
    return const(-x.value, x.dtype) if isinstance(x, Const) else -x


def _combined(rows: Nest, parts: _Parts, memory: Mapping[Var, Tensor], units: Size) -> Nest:
    """The nest that combines the results of the blocks of each row, and then does what the rows' nest did with its
    results.
    """
    at = axes(len(rows.space))
    values: dict[Expr, Expr] = {_result_of(unit): Load(tensor, at) for unit, tensor in memory.items()}
    for var, found in parts.found.items():
        values[var] = Load(memory[parts.unit_of[var]], (*at[:-1], found))
    whole = tuple(replace(each, body=substitute([each.body], values)[0]) for each in parts.whole)
    puts = tuple(
        Put(put.target, tuple(substitute(put.indices, values)), substitute([put.value], values)[0], "row")
        for put in rows.puts
    )
    checks = tuple(
        replace(each, check=each.check.with_exprs(substitute(each.check.exprs, values))) for each in _checks(rows) or ()
    )
    return Nest((*rows.space[:-1], units), rows.kept, whole, puts, checks)
