"""Emission of the statements that only GPUs have, for a device or the simulator.

What a barrier is and how lanes exchange words, a device and its stand-in say differently (block_ops.py); everything
above that is the same text for both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.emit.source_lines import Lines
from tfc.codegen.emit.statements import Statements
from tfc.codegen.gpu.device.block_ops import DevicePeers, Peers, in_words, vote
from tfc.codegen.gpu.device.block_reduce import emit_block_reduce
from tfc.codegen.gpu.device.emit_pipeline import OneTile
from tfc.codegen.gpu.device.emit_stages import MULTIPLYING
from tfc.codegen.gpu.device.emit_walk import Walking
from tfc.codegen.gpu.device.vector_access import WideLoop
from tfc.codegen.llvm import I32, I64, Value, const
from tfc.codegen.loop_ir.async_pipeline import TensorMap
from tfc.codegen.loop_ir.loops import (
    BLOCK,
    THREAD,
    Across,
    Barrier,
    Carry,
    Combine,
    For,
    Lanes,
    Multiply,
    PipelinedProduct,
    Shuffle,
    Statement,
    Store,
    Update,
    Vote,
    WarpBarrier,
    When,
    every_statement,
    roots,
)
from tfc.codegen.loop_ir.tile_statements import (
    Anew,
    AwaitCopies,
    CommitCopies,
    Copy,
    LoadFragments,
    MultiplyFragments,
    RoundFragments,
    TileStatement,
    View,
)
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.expr import Const, Expr, Load, Var
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads, postorder
from tfc.ir.base.errors import InternalError

MANY_ROUNDS, FEW_ROUNDS = 4, 2
"""Rounds of a loop that a thread has under way at once: where their number is known, and elsewhere."""
SMALL = 40
"""Expressions of a loop of which several rounds are worth the registers."""


class ThreadStatements(Statements):
    """Emitter of the code of one thread; `peers` emit what it does with others, None where it is alone; `maps` are the
    addresses of tensor maps.
    """

    def __init__(
        self,
        e: Evaluator,
        target: Target,
        ctx: Value,
        peers: Peers | None,
        maps: Mapping[TensorMap, Value] | None = None,
        lines: Lines | None = None,
    ) -> None:
        super().__init__(e, target, ctx, _no_parallel_loop, lines)
        self._peers = peers
        self._maps = maps or {}
        self._changing: frozenset[Tensor] = frozenset()
        """The tensors that the launch writes: read again behind a store and where other threads may have written."""
        self._loaded: set[Tensor] = set()
        self._changing_here: set[Tensor] = set()
        """The tensors that the loop writes that is about to begin."""

    @property
    def peers(self) -> Peers:
        """The other threads of the block."""
        if self._peers is None:
            raise InternalError("a thread that does not wait came to a barrier")
        return self._peers

    def launch(self, body: tuple[Statement, ...]) -> None:
        """Emit the code of a thread."""
        self._changing = frozenset(_written(body))
        self._loaded = {load.tensor for load in loads(list(roots(body)))}
        if any(isinstance(each, Copy) for each in every_statement(body)):
            self.peers.expect_copies()
        self.run(body)

    def run(self, statements: Sequence[Statement]) -> None:
        """Emit statements in order."""
        for statement in statements:
            if self.lines is not None:
                self.lines.follow(self.b, statement)
            match statement:
                case When() | Lanes():
                    self._within(statement)
                case Combine():
                    self._combine(statement)
                case PipelinedProduct():
                    self._pipelined(statement)
                case Barrier() | WarpBarrier() | Shuffle() | Vote() | Across():
                    self._meet(statement)
                case Store() | Update():
                    super().run([statement])
                    if statement.target in self._loaded:
                        self.e.forget((statement.target,))
                case _ if isinstance(statement, TileStatement):
                    self._of_tiles(statement)
                case For() if statement.kind == "wide":
                    WideLoop(self, statement).emit()
                case For() if statement.recurs or statement.kind == "unrolled":
                    self._recurring(statement)
                case _:
                    super().run([statement])

    def _within(self, statement: When | Lanes) -> None:
        """Emit statements with a body: conditions and lanes."""
        if isinstance(statement, When):
            with self.b.if_(self.e.value(statement.condition)), self.e.scope():
                self.run(statement.body)
            return
        with self.e.scope():
            self.e.enter_lanes(statement.axis, const(I64, 0), statement.lanes, None)
            self.e.aligned = self.target.gpu is not None and not self.target.gpu.is_simulated
            self.run(statement.body)

    def _meet(self, statement: Barrier | WarpBarrier | Shuffle | Vote | Across) -> None:
        """Emit statements that threads execute together."""
        match statement:
            case Barrier():
                self.peers.barrier()
                self.e.forget(self._changing)
            case WarpBarrier():
                self.peers.warp_barrier()
                self.e.forget(self._changing)
            case Shuffle():
                by = self.b.int_resize(self.e.value(statement.by), I32, signed=False)
                value, mode = self.e.value(statement.value), statement.mode
                self.e.bind(statement.var, in_words(self.b, value, lambda word: self.peers.shuffle(word, mode, by)))
            case Vote():
                found = vote(self.b, self.peers, statement.kind, self.e.value(statement.condition))
                self.e.bind(statement.var, found)
            case Across():
                state, dtype, kind = self.states[statement.source]
                self.states[statement.var] = (
                    emit_block_reduce(self.e, self.peers, statement, state, dtype),
                    dtype,
                    kind,
                )

    def _pipelined(self, statement: PipelinedProduct) -> None:
        """Emit the product, and its epilogue in the threads that multiply."""
        product, peers = statement.product, self._peers
        assert isinstance(peers, DevicePeers)
        if product.walk is not None:
            Walking(self.e, product, product.walk, peers, self._maps).emit()
            return

        def follow() -> None:
            self._peers = peers.among(MULTIPLYING)
            self.run(statement.body)
            self._peers = peers

        OneTile(self.e, product, peers, self._maps).emit(follow)

    def loop_hint(self, loop: For) -> str:
        """Unroll a small accumulating loop by a few iterations on devices. LLVM would unroll a short one wholly, and
        its loads would take all registers.
        """
        assert self.target.gpu is not None
        if self.target.gpu.is_simulated or not loop.carries:
            return ""
        inside = [*roots(loop.body), *(carry.value for carry in loop.carries)]
        is_small = not any(isinstance(each, For) for each in loop.body) and len(list(postorder(inside))) <= SMALL
        is_known = isinstance(loop.begin, Const) and isinstance(loop.end, Const)
        return self.b.module.loop_hint(unroll=is_small and (MANY_ROUNDS if is_known else FEW_ROUNDS))

    def hoist(self, loop: For) -> None:
        """Hoist nothing that the loop changes, and nothing under a condition."""
        changes = _written(loop.body)
        if meets(loop.body):
            changes |= self._changing
        self.e.forget(changes)  # of the second round, what was read before is no longer true
        around, self._changing_here = self._changing_here, changes
        super().hoist(replace(loop, body=_unconditional(loop.body)))
        self._changing_here = around

    def _may_be_absent(self, node: Expr) -> bool:
        return (isinstance(node, Load) and node.tensor in self._changing_here) or super()._may_be_absent(node)

    def _of_tiles(self, statement: TileStatement) -> None:
        e = self.e
        match statement:
            case Anew():
                for axis, value in zip((BLOCK, THREAD), self.peers.numbers() or (), strict=False):
                    e.rebind(axis, value)
            case View():
                e.memory[statement.tensor] = e.memory[statement.of]
            case Copy():
                when = e.value(statement.when)
                at = self.b.select(when, e.value(statement.at), const(I64, 0))
                source = self._address(statement.source, at)
                self.peers.copy(self._address(statement.target, e.value(statement.position)), source, when)
            case CommitCopies():
                self.peers.commit_copies()
            case AwaitCopies():
                self.peers.await_copies(statement.pending)
            case LoadFragments():
                address = self._address(statement.source, e.value(statement.position))
                found = self.peers.load_fragments(address, len(statement.vars), transposed=statement.transposed)
                self._bind(statement.vars, found)
            case RoundFragments():
                self._bind(statement.vars, [self.peers.round_fragment(e.value(word)) for word in statement.words])
            case MultiplyFragments():
                left, right, sums = ([e.value(x) for x in part] for part in (statement.a, statement.b, statement.c))
                self._bind(statement.vars, self.peers.multiply_fragments(statement.kind, left, right, sums))

    def _address(self, tensor: Tensor, at: Value) -> Value:
        return self.b.gep(self.e.formats.memory_type(tensor.dtype), self.e.memory[tensor][0], at)

    def _bind(self, names: Sequence[Var], values: Sequence[Value]) -> None:
        for name, value in zip(names, values, strict=True):
            self.e.bind(name, value)

    def _recurring(self, loop: For) -> None:
        """Emit a loop that carries values, with all its iterations unrolled where that is asked for."""
        b, e = self.b, self.e
        values = [e.value(recur.start) for recur in loop.recurs]
        begin, end = e.value(loop.begin), e.value(loop.end)
        self.hoist(loop)
        assert self.target.gpu is not None
        if loop.kind == "unrolled" and not self.target.gpu.is_simulated:
            assert isinstance(begin.const, int)
            assert isinstance(end.const, int)
            for number in range(begin.const, end.const):
                with e.scope():
                    values = self._turn(loop, const(I64, number), values)
        else:
            with b.carry_loop(begin, end, 1, values) as made, e.scope():
                made.next(*self._turn(loop, made.index, made.carried))
            values = list(made.results)
        for recur, value in zip(loop.recurs, values, strict=True):
            e.bind(recur.var, value)

    def _turn(self, loop: For, at: Value, values: Sequence[Value]) -> list[Value]:
        """Emit one iteration; gives the carried values of the next one."""
        self.e.bind(loop.axis, at)
        for recur, value in zip(loop.recurs, values, strict=True):
            self.e.bind(recur.var, value)
        self.run(loop.body)
        return [self.e.value(recur.following) for recur in loop.recurs]

    def _combine(self, combine: Combine) -> None:
        positions = combine.positions or (None,) * len(combine.values)
        taken = [Carry(combine.var, combine.kind, *each) for each in zip(combine.values, positions, strict=True)]
        # In lanes whatever the values are: one that is the same in all of them is taken in by each.
        state = self._neutral(taken[0], self.e.lanes if self.e.vector is not None else None)
        for each in taken:
            state = self._accumulate(each, state)
        self.states[combine.var] = (state, self._element(taken[0]), combine.kind)


def meets(statements: Sequence[Statement]) -> bool:
    """True when a thread waits for others."""
    return any(
        isinstance(each, Barrier | WarpBarrier | Shuffle | Vote | LoadFragments | MultiplyFragments | Across)
        or (isinstance(each, For | Lanes | When | PipelinedProduct) and meets(each.body))
        for each in statements
    )


def _written(statements: Sequence[Statement]) -> set[Tensor]:
    """The tensors that statements write to."""
    found: set[Tensor] = set()
    for statement in statements:
        if isinstance(statement, Store | Update | Copy):
            found.add(statement.target)
        elif isinstance(statement, Across):
            found.update(statement.shared)
        elif isinstance(statement, For | Lanes | When | PipelinedProduct):
            found |= _written(statement.body)
    return found


def _unconditional(statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """The statements outside of conditions."""
    kept: list[Statement] = []
    for statement in statements:
        if isinstance(statement, When):
            kept.append(replace(statement, body=()))
        elif isinstance(statement, For | Lanes):
            kept.append(replace(statement, body=_unconditional(statement.body)))
        else:
            kept.append(statement)
    return tuple(kept)


def _no_parallel_loop(here: Statements, statement: For | Multiply) -> tuple[Value, Value]:
    raise InternalError("a launch has no parallel loops: its threads are")
