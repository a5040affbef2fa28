"""Vector accesses: neighbouring elements of one thread, loaded and stored 16 bytes at a time.

The elements are computed one after the other, as scalars: bits are those of a thread that has one of them. Only what
lies side by side in memory, from a multiple of the number of elements on, is a vector.
"""

from __future__ import annotations

from collections.abc import Iterable

from tfc.codegen.emit.statements import Statements
from tfc.codegen.llvm import Value, poison, vector_of
from tfc.codegen.loop_ir.loops import For, Statement, Store, Test, roots
from tfc.codegen.nest.vectorize import depends_on
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Const, Expr, Guard, Load
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.types.dims import Dim, Size

BYTES = 16
"""The widest access of a device."""


def strides(position: Expr, axis: Axis) -> list[Size] | None:
    """The terms that must be multiples of the number of lanes for `position` to begin at one where `axis` does; None
    where it does not grow by one along the axis.
    """
    form = Indices({}).of(position)
    others = [(atom, size) for atom, size in form.terms.items() if atom is not axis]
    if form.coefficient(axis) != 1 or any(depends_on(atom, axis) for atom, _ in others):
        return None
    return [size for size in (*(size for _, size in others), form.constant) if size != 0]


def is_wide(position: Expr, axis: Axis, lanes: int) -> bool:
    """True for positions that are contiguous along `axis`, from a multiple of `lanes` on. Symbolic sizes are taken to
    be multiples: the schedule checks it (maps.py).
    """
    found = strides(position, axis)
    return found is not None and all(isinstance(size, Dim) or size % lanes == 0 for size in found)


def wide_reads(statements: tuple[Statement, ...], axis: Axis, lanes: int) -> list[tuple[Expr, Load]]:
    """The values in a loop's body that may be loaded as vectors, and the load in each: the load itself, or a guard
    around one whose condition is that of all lanes. Other conditional loads are left out.
    """
    found: list[tuple[Expr, Load]] = []
    for node in postorder(list(roots(statements)), stop=lambda node: isinstance(node, Guard)):
        load = node
        if isinstance(node, Guard):
            condition, load, other = node.children
            if depends_on(condition, axis) or not isinstance(other, Const):
                continue
        if isinstance(load, Load) and is_wide(load.children[0], axis, lanes):
            found.append((node, load))
    return found


class WideLoop:
    """Emitter of the iterations of a `wide` loop."""

    def __init__(self, thread: Statements, loop: For) -> None:
        thread.hoist(loop)
        self.thread, self.loop, self.lanes = thread, loop, loop.lanes
        self.e, self.b = thread.e, thread.b
        self.first = self.e.value(loop.begin)
        self.read: dict[Expr, list[Value]] = {}
        self.written: dict[Store, list[Value]] = {}

    def emit(self) -> None:
        """Emit all of them."""
        e, loop = self.e, self.loop
        with e.scope():
            e.bind(loop.axis, self.first)
            for node, load in wide_reads(loop.body, loop.axis, self.lanes):
                if e.is_bound(node):
                    self.read[node] = self._load(load) if node is load else self._guarded(node, load)
        for lane in range(self.lanes):
            with e.scope():
                e.bind(loop.axis, self.b.add(self.first, lane))
                for node, values in self.read.items():
                    e.assume(node, values[lane])
                for statement in loop.body:
                    if lane and isinstance(statement, Test) and not depends_on(statement.check.ok, loop.axis):
                        continue  # it fails in all lanes, and the first is the one to name
                    if isinstance(statement, Store) and is_wide(statement.index, loop.axis, self.lanes):
                        raw = e.formats.store(e.value(statement.value), statement.target.dtype)
                        self.written.setdefault(statement, []).append(raw)
                    else:
                        self.thread.run([statement])
        with e.scope():
            e.bind(loop.axis, self.first)
            for store, values in self.written.items():
                self._store(store, values)
        e.forget({store.target for store in self.written})

    def _load(self, load: Load) -> list[Value]:
        """The value of each lane."""
        b, formats, dtype = self.b, self.e.formats, load.dtype
        values: list[Value] = []
        for address, count in self._pieces(load.tensor, load.children[0]):
            scope = self.e.memory[load.tensor][1]
            kind = vector_of(formats.memory_type(dtype), count)
            whole = b.load(kind, address, align=self._align(load.tensor, count), scope=scope)
            values += [formats.load(b.extract(whole, lane), dtype) for lane in range(count)]
        return values

    def _guarded(self, guard: Expr, load: Load) -> list[Value]:
        """A vector load under a condition; the guard's other value elsewhere."""
        condition, _, other = guard.children
        values: list[Value] = []
        with self.b.if_else(self.e.value(condition)) as branches, branches.then, self.e.scope():
            values += self._load(load)
        return [branches.merge(value, self.e.value(other)) for value in values]

    def _store(self, store: Store, values: list[Value]) -> None:
        b, it = self.b, iter(values)
        for address, count in self._pieces(store.target, store.index):
            kind = vector_of(self.e.formats.memory_type(store.target.dtype), count)
            whole = poison(kind)
            for lane in range(count):
                whole = b.insert(whole, next(it), lane)
            b.store(whole, address, align=self._align(store.target, count), scope=self.e.memory[store.target][1])

    def _pieces(self, tensor: Tensor, position: Expr) -> Iterable[tuple[Value, int]]:
        """The addresses of accesses of at most BYTES, and the elements of each."""
        kind = self.e.formats.memory_type(tensor.dtype)
        count = min(self.lanes, BYTES // tensor.dtype.size)
        start = self.b.gep(kind, self.e.memory[tensor][0], self.e.value(position))
        for begin in range(0, self.lanes, count):
            yield self.b.gep(kind, start, begin), count

    def _align(self, tensor: Tensor, count: int) -> int:
        """The alignment of buffers: 256 bytes on a device, any for an array of a processor."""
        gpu = self.thread.target.gpu
        assert gpu is not None
        return tensor.dtype.size * (1 if gpu.is_simulated else count)
