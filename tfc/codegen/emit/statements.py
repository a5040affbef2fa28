"""Statements of the loop IR as instructions.

A vector loop is emitted as a main loop over whole vectors and, unless the count is known to come out even, the rest:
one more masked round, or a scalar loop where the target has no cheap masks. Before a loop is entered everything in it
that does not change is computed. Parallel loops become functions of their own, called through tfc_parallel_for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tfc.codegen.emit.combine import State, combine, fold_lanes, follow, keep, neutral, result
from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.emit.functions import apply_function
from tfc.codegen.emit.running import emit_running
from tfc.codegen.emit.source_lines import Lines
from tfc.codegen.emit.streams import may_stream, may_stream_tile, vector_alignment
from tfc.codegen.emit.tiles import emit_tile
from tfc.codegen.gemm.routine import emit_block_product, emit_product
from tfc.codegen.llvm import DOUBLE, I32, I64, PTR, TRUE, VOID, Function, Module, Value, const, int_type
from tfc.codegen.loop_ir.loops import (
    Alloc,
    Carry,
    Fold,
    For,
    Let,
    Multiply,
    Running,
    Statement,
    Store,
    Test,
    Update,
    When,
    every_statement,
    roots,
)
from tfc.codegen.loop_ir.product import BlockProduct
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import Indices, plus
from tfc.codegen.tensor.expr import Apply, Expr, Guard, Load, Var, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.base.status import Status
from tfc.ir.types.types import DType, i64

Outline = Callable[["Statements", For | Multiply], tuple[Value, Value]]
"""Makes a function of the body of a parallel loop, or of what follows a product: its address and its closure."""


class Statements:
    """Emits statements through an evaluator."""

    def __init__(self, e: Evaluator, target: Target, ctx: Value, outline: Outline, lines: Lines | None = None) -> None:
        self.e, self.b, self.target, self.ctx = e, e.b, target, ctx
        self.outline, self.lines = outline, lines
        self.states: dict[Var, tuple[State, DType, str]] = {}
        self.reason = 0
        """The number of the first message of this kernel's tests among those of the function."""
        self.streaming = False
        """Inside of a loop whose stores go past the caches if they want to."""
        self.streamed = False
        """There is such a loop."""
        self.failed: Value | None = None
        """The address of an i1 to set when a test fails, for who has to know at once."""

    def run(self, statements: Sequence[Statement]) -> None:
        """Emit statements in order."""
        for statement in statements:
            if self.lines is not None:
                self.lines.follow(self.b, statement)
            match statement:
                case For() | When():
                    self._around(statement)
                case Let():
                    self.e.bind(statement.var, self.e.value(statement.value))
                case Fold():
                    self._fold(statement)
                case Alloc():
                    self._alloc(statement.tensor)
                case Store():
                    self._store(statement)
                case Update():
                    self._update(statement)
                case Running():
                    emit_running(self.e, statement)
                case Test():
                    self._test(statement)
                case Multiply() | BlockProduct():
                    self._multiply(statement)

    # ---- loops ------------------------------------------------------------------------------------------------------

    def loop_hint(self, loop: For) -> str:
        """The unroll hint for LLVM of a loop (Module.loop_hint); none here."""
        return ""

    def _around(self, statement: For | When) -> None:
        if isinstance(statement, For):
            self._for(statement)
            return
        with self.b.if_(self.e.value(statement.condition)), self.e.scope():
            self.run(statement.body)

    def _for(self, loop: For) -> None:
        if loop.kind == "parallel":
            b = self.b
            run = b.module.declare("tfc_parallel_for", VOID, [PTR, I64, PTR, PTR, I64])
            body, closure = self.outline(self, loop)
            grain = self.e.value(loop.grain if loop.grain is not None else index(0))
            b.call(run, [self.ctx, self.e.value(loop.end), body, closure, grain])
            return
        self.hoist(loop)
        if loop.kind == "tile":
            self._streaming_if(may_stream_tile(self.e, loop, self.target), lambda: self._tile(loop))
        elif loop.kind == "vector" and loop.lanes > 1:
            self._vector(loop)
        else:
            start = [self._neutral(carry, self._carry_lanes(loop, carry)) for carry in loop.carries]
            begin, end = self.e.value(loop.begin), self.e.value(loop.end)
            self._finish(loop, self._rounds(loop, begin, end, 1, start, None))

    def _vector(self, loop: For) -> None:
        b, lanes = self.b, loop.lanes
        begin, end = self.e.value(loop.begin), self.e.value(loop.end)
        count = _constant_difference(loop.end, loop.begin)
        states = [self._neutral(carry, lanes) for carry in loop.carries]
        if count is None:
            whole = b.and_(b.sub(end, begin), -lanes)
            middle = b.add(begin, whole)
        else:
            middle = b.add(begin, count - count % lanes)
        if count is None or count >= lanes:
            once = count is not None and count < 2 * lanes
            whole_vectors = partial(self._rounds, loop, begin, middle, lanes, states, None, once=once)
            states = self._streaming_if(may_stream(self.e, loop, begin, self.target), whole_vectors)
        if count is None or count % lanes:
            # LLVM 22 stores too much where one lane is left of narrowed elements (combineMaskedStore on x86), and a
            # single element is no work for a vector anyway.
            is_single = count is not None and count % lanes == 1
            if self.target.masks_remainder and not is_single:
                once = count is not None
                states = self._rounds(loop, middle, end, lanes, states, end, once=once)
            else:
                states = self._one_by_one(loop, middle, end, states)
        self._finish(loop, states)

    def _streaming_if(self, past: Value | None, emit: Callable[[], list[State]]) -> list[State]:
        """A loop by `emit`; two of them if its stores may turn out to be non-temporal, where `past` holds."""
        if past is None:
            return emit()
        made: list[list[State]] = []
        with self.b.if_else(past) as branches:
            for branch, self.streaming in ((branches.then, True), (branches.otherwise, False)):
                with branch, self.e.scope():
                    made.append(emit())
        self.streamed = True
        pairs = zip(*([x for state in side for x in state] for side in made), strict=True)
        return _regroup([branches.merge(x, y) for x, y in pairs], made[0])

    def _tile(self, loop: For) -> list[State]:
        emit_tile(self.e, loop, self.run)
        return []

    def _one_by_one(self, loop: For, begin: Value, end: Value, states: list[State]) -> list[State]:
        """The remainder of a vector loop without lanes; it accumulates into lane 0."""
        start = [self._neutral(carry, None) for carry in loop.carries]
        rest = self._rounds(loop, begin, end, 1, start, None)
        merged = []
        for carry, wide, single in zip(loop.carries, states, rest, strict=True):
            empty = self._neutral(carry, loop.lanes)
            lifted = tuple(self.b.insert(x, y, 0) for x, y in zip(empty, single, strict=True))
            merged.append(combine(self.b, carry.kind, self._element(carry), wide, lifted))
        return merged

    def _rounds(
        self,
        loop: For,
        begin: Value,
        end: Value,
        step: int,
        start: list[State],
        masked_by: Value | None,
        *,
        once: bool = False,
    ) -> list[State]:
        """The loop's body from begin to end, `step` iterations at once; the accumulators afterwards."""
        if once:
            with self.e.scope():
                return self._round(loop, begin, step, start, masked_by)
        flat = [x for state in start for x in state]
        with self.b.carry_loop(begin, end, step, flat, hint=self.loop_hint(loop)) as made, self.e.scope():
            carried = _regroup(made.carried, start)
            after = self._round(loop, made.index, step, carried, masked_by)
            if flat:
                made.next(*(x for state in after for x in state))
        return _regroup(made.results, start)

    def _round(self, loop: For, index: Value, step: int, states: list[State], masked_by: Value | None) -> list[State]:
        """One iteration (or one vector of them)."""
        if step == 1:
            self.e.bind(loop.axis, index)
        else:
            mask = None if masked_by is None else self.b.lane_mask(step, self.b.sub(masked_by, index))
            self.e.end = None if masked_by is None else masked_by.const
            self.e.enter_lanes(loop.axis, index, step, mask)
        self.run(loop.body)
        return [self._accumulate(carry, state) for carry, state in zip(loop.carries, states, strict=True)]

    def _finish(self, loop: For, states: list[State]) -> None:
        for carry, state in zip(loop.carries, states, strict=True):
            self.states[carry.var] = (state, self._element(carry), carry.kind)

    # ---- accumulators -----------------------------------------------------------------------------------------------

    def _element(self, carry: Carry) -> DType:
        return carry.value.dtype

    def _neutral(self, carry: Carry, lanes: int | None) -> State:
        position = i64 if carry.position is None else carry.position.dtype
        return neutral(carry.kind, self._element(carry), lanes, position)

    def _carry_lanes(self, loop: For, carry: Carry) -> int | None:
        """The number of lanes of the accumulator of a serial loop."""
        if isinstance(carry.value, Var):
            for statement in loop.body:
                if isinstance(statement, For):
                    for inner in statement.carries:
                        if inner.var is carry.value:
                            wide = statement.kind == "vector" and statement.lanes > 1
                            return statement.lanes if wide else self._carry_lanes(statement, inner)
        return self.e.lanes if self.e.vector is not None and self.e.is_varying(carry.value) else None

    def _accumulate(self, carry: Carry, state: State) -> State:
        if isinstance(carry.value, Var) and carry.value in self.states:
            return follow(self.b, carry.kind, self._element(carry), state, self.states[carry.value][0])
        wide = state[0].type.lanes is not None
        fused = self._fused(carry, state)
        if fused is None:
            values = [carry.value] if carry.position is None or len(state) == 1 else [carry.value, carry.position]
            new = tuple(self.e.in_lanes(x) if wide else self.e.value(x) for x in values)
            fused = follow(self.b, carry.kind, self._element(carry), state, new)
        return keep(self.b, self.e.mask, fused, state) if self.e.mask is not None and wide else fused

    def _fused(self, carry: Carry, state: State) -> State | None:
        """A sum of products as one multiply-add per element."""
        value = carry.value
        product = isinstance(value, Apply) and value.name == "mul" and value.dtype.is_float
        if carry.kind != "sum" or not product or not self.target.has_fma:
            return None
        x, y = (self.e.in_lanes(v) if state[0].type.lanes is not None else self.e.value(v) for v in value.children)
        return (self.b.fma(x, y, state[0]),)

    def _fold(self, fold: Fold) -> None:
        state, dtype, kind = self.states[fold.source]
        if self.e.vector is None:
            state = fold_lanes(self.b, kind, dtype, state)
        self.e.bind(fold.var, result(self.b, kind, state, fold.var.dtype))

    # ---- hoisting ---------------------------------------------------------------------------------------------------

    def hoist(self, loop: For) -> None:
        """Hoist loop-invariant expressions of the body."""
        e = self.e
        inner = [*roots(loop.body), *(carry.value for carry in loop.carries)]
        late: set[Expr] = set()
        inside = list(every_statement(loop.body))
        changed = {each.tensor for each in inside if isinstance(each, Alloc)}
        changed |= {each.target for each in inside if isinstance(each, Store)}
        for node in postorder(inner, stop=lambda n: isinstance(n, Guard)):
            is_changed = isinstance(node, Load) and node.tensor in changed and not e.depends(node.children[0])
            if is_changed or self._may_be_absent(node) or not late.isdisjoint(node.children):
                late.add(node)
            elif isinstance(node, Load) and e.is_varying(node.children[0]):
                position = postorder([node.children[0]])
                for part in (x for x in position if isinstance(x, Apply) and e.is_bound(x) and not e.is_varying(x)):
                    e.value(part)
            elif node.children and e.is_bound(node) and (node.dtype != i64 or not e.is_varying(node)):
                e.value(node)  # but of positions that move with the lanes only lane 0 is needed, if any

    def _may_be_absent(self, node: Expr) -> bool:
        """True for a fixed element of a tensor that may turn out empty: it is read only where the loop runs."""
        if not isinstance(node, Load) or self.e.depends(node.children[0]):
            return False
        return not all(isinstance(size, int) and size > 0 for size in node.tensor.shape)

    # ---- others -----------------------------------------------------------------------------------------------------

    def _alloc(self, tensor: Tensor) -> None:
        count = tensor.shape[0]
        assert isinstance(count, int)
        kind = self.e.formats.memory_type(tensor.dtype)
        self.e.memory[tensor] = (self.b.alloca(kind, count, align=64), None)

    def _update(self, update: Update) -> None:
        """target[index] = combine(target[index], value) where `when` holds (the same in all lanes)."""
        e, b = self.e, self.b
        with b.if_(e.value(update.when)), e.scope():
            value = e.in_lanes(update.value)
            if update.combine != "set":
                old = e.in_lanes(Load(update.target, (update.index,)))
                value = apply_function(b, update.combine, [old, value], update.value.dtype)
            e.store(update.target, update.index, value)

    def _store(self, store: Store) -> None:
        e = self.e
        past = 0
        if self.streaming and store.streams is not None and e.mask is None:
            past = vector_alignment(store.target, e.lanes, self.target)
        e.store(store.target, store.index, e.value(store.value), past=past)

    def _multiply(self, statement: Multiply | BlockProduct) -> None:
        """Call the routine that computes a matrix product."""
        if isinstance(statement, BlockProduct):
            emit_block_product(self.b, statement, self.target, self._pointer, self.e.value)
            return
        after = self.outline(self, statement) if statement.body else None
        emit_product(self.b, statement.product, self.target, self.ctx, self._pointer, self.e.size, after)

    def _pointer(self, tensor: Tensor) -> Value:
        return self.e.memory[tensor][0]

    def _test(self, test: Test) -> None:
        """Report the first lane where the check fails."""
        e, b = self.e, self.b
        ok = e.value(test.check.ok)
        bad = b.xor(ok, const(ok.type, 1))
        lanes = ok.type.lanes
        if lanes is not None and e.mask is not None:
            bad = b.and_(bad, e.mask)
        if lanes is None:
            with b.if_(bad), e.scope():
                self._report(test, None)
            return
        bits = b.bitcast(bad, int_type(lanes))
        with b.if_(b.icmp("ne", bits, 0)), e.scope():
            lane = b.count_trailing_zeros(bits)
            self._report(test, b.int_resize(lane, I64, signed=False))

    def _report(self, test: Test, lane: Value | None) -> None:
        b, check = self.b, test.check

        def single(x: Expr) -> Value:
            value = self.e.value(x)
            return value if value.type.lanes is None else b.extract(value, 0 if lane is None else lane)

        def number(x: Expr | None) -> Value:
            return const(I64, 0) if x is None else b.int_resize(single(x), I64, signed=x.dtype.kind == "int")

        quoted = const(DOUBLE, 0.0) if check.value is None else b.float_resize(single(check.value), DOUBLE)
        fail = fail_function(b.module)
        numbers = (number(test.element), number(check.a), number(check.b))
        b.call(fail, [self.ctx, int(Status[check.code]), self.reason + test.reason, *numbers, quoted])
        if self.failed is not None:
            b.store(TRUE, self.failed)


def fail_function(module: Module) -> Function:
    """The runtime's `tfc_fail`, which records a failure and returns its status."""
    return module.declare("tfc_fail", I32, [PTR, I32, I32, I64, I64, I64, DOUBLE])


def _regroup(values: Sequence[Value], like: list[State]) -> list[State]:
    """A flat list of values as states of the same sizes."""
    it = iter(values)
    return [tuple(next(it) for _ in state) for state in like]


def _constant_difference(end: Expr, begin: Expr) -> int | None:
    """end - begin when it is a number."""
    indices = Indices({})
    form = plus(indices.of(end), indices.of(begin), -1)
    return form.constant if form.is_constant and isinstance(form.constant, int) else None
