"""Expressions as instructions, at one point of a loop nest.

Inside a vector loop an expression that depends on the loop's axis (or on a variable that does) is a vector with one
lane per iteration; all others stay scalars. A position that moves with the axis one by one, up or down, is kept as the
scalar of lane 0 and makes a contiguous vector access; any other dependent position makes a gather.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

from tfc.codegen.emit.functions import apply_function
from tfc.codegen.llvm import I1, I32, I64, AliasScope, Builder, Type, Value, VectorType, const, vector_of, zero
from tfc.codegen.target.formats import Formats, register_type
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Apply, Axis, Bitcast, Cast, Const, Expr, Guard, Load, Select, SizeOf, Var
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.base.errors import InternalError
from tfc.ir.types.dims import Size
from tfc.ir.types.types import i32

Key = Expr | tuple[str, Expr]


class Evaluator:
    """Emits expressions through a builder, each once per scope.

    `vector` is the axis of the vector loop around, None outside of one; `mask` the lanes that are on, None for all, and
    `end` where a masked loop ends, if that is a number. `roomy` tensors have room for a vector behind their end.
    """

    def __init__(
        self,
        b: Builder,
        memory: dict[Tensor, tuple[Value, AliasScope | None]],
        size: Callable[[Size], Value],
        formats: Formats,
        roomy: Collection[Tensor] = (),
    ) -> None:
        self.b, self.memory, self.size, self.formats, self.roomy = b, memory, size, formats, roomy
        self.end: float | None = None
        self.vector: Axis | None = None
        self.lanes = 1
        self.mask: Value | None = None
        self.aligned = False
        """Buffers begin at multiples of 16 bytes and lanes at multiples of their number."""
        self._values: dict[Key, Value] = {}
        self._trail: list[list[Key]] = [[]]
        self._bits: dict[Expr, int] = {}
        self._reads: dict[Expr, frozenset[Tensor]] = {}
        self._depends: dict[Expr, int] = {}
        self._bound = 0
        self._varying = 0
        self._indices = Indices({})

    # ---- scopes and bindings ----------------------------------------------------------------------------------------

    @contextmanager
    def scope(self) -> Iterator[None]:
        """A scope: values computed inside are forgotten at its end, as they do not dominate the code after it."""
        saved = (self.vector, self.lanes, self.mask, self.aligned, self._bound, self._varying)
        self._trail.append([])
        yield
        for key in self._trail.pop():
            self._values.pop(key, None)
        self.vector, self.lanes, self.mask, self.aligned, self._bound, self._varying = saved

    def bind(self, name: Axis | Var, value: Value) -> None:
        """Give an axis or a variable its value, scalar or in lanes."""
        bit = self._bit(name)
        self._bound |= bit
        if value.type.lanes is not None:
            self._varying |= bit
        self._keep(name, value)

    def rebind(self, axis: Axis, value: Value) -> None:
        """Give an axis its value once more, and compute again what depends on it."""
        bit = self._bit(axis)
        for key in list(self._values):
            if self.depends(key if isinstance(key, Expr) else key[1]) & bit:
                del self._values[key]
        self.bind(axis, value)

    def enter_lanes(self, axis: Axis, first: Value, lanes: int, mask: Value | None) -> None:
        """Vectorize: from here on `axis` is first + lane number."""
        bit = self._bit(axis)
        self._bound |= bit
        self._varying |= bit
        self.vector, self.lanes, self.mask = axis, lanes, mask
        self._keep(("first", axis), first)

    def assume(self, node: Expr, value: Value) -> None:
        """Take `value` for an expression instead of computing it."""
        self._keep(node, value)

    def forget(self, tensors: Collection[Tensor]) -> None:
        """Read these tensors again from here on, as they were written."""
        for key in list(self._values):
            if not self._reads_of(key if isinstance(key, Expr) else key[1]).isdisjoint(tensors):
                del self._values[key]

    def _reads_of(self, root: Expr) -> frozenset[Tensor]:
        """The tensors that an expression loads from."""
        known = self._reads
        for node in postorder([root], stop=known.__contains__):
            if node not in known:
                own = frozenset((node.tensor,)) if isinstance(node, Load) else frozenset()
                known[node] = own.union(*(known[child] for child in node.children))
        return known[root]

    def _keep(self, key: Key, value: Value) -> Value:
        if key not in self._values:
            self._trail[-1].append(key)
        self._values[key] = value
        return value

    # ---- dependence -------------------------------------------------------------------------------------------------

    def _bit(self, name: Expr) -> int:
        return self._bits.setdefault(name, 1 << len(self._bits))

    def depends(self, root: Expr) -> int:
        """The set of axes and variables an expression depends on, as bits."""
        known = self._depends
        if root not in known:
            for node in postorder([root], stop=known.__contains__):
                if node not in known:
                    found = self._bit(node) if isinstance(node, (Axis, Var)) else 0
                    for child in node.children:
                        found |= known[child]
                    known[node] = found
        return known[root]

    def is_varying(self, root: Expr) -> bool:
        """True when the expression has one value per lane here."""
        return bool(self.depends(root) & self._varying)

    def is_bound(self, root: Expr) -> bool:
        """True when everything the expression depends on is known here."""
        return not self.depends(root) & ~self._bound

    # ---- values -----------------------------------------------------------------------------------------------------

    def value(self, root: Expr) -> Value:
        """The value of an expression: a vector when it varies, else a scalar."""
        known = self._values
        if root not in known:
            for node in postorder([root], stop=lambda n: n in known or isinstance(n, (Load, Guard))):
                if node not in known:
                    self._keep(node, self._emit(node))
        return known[root]

    def in_lanes(self, root: Expr) -> Value:
        """The value in every lane of the vector loop around (a scalar outside of one)."""
        return self.spread(self.value(root))

    def spread(self, value: Value) -> Value:
        """A value in every lane of the vector loop around (itself outside of one)."""
        if self.vector is None or self.lanes == 1 or value.type.lanes is not None:
            return value
        return self.b.splat(value, self.lanes)

    def _emit(self, node: Expr) -> Value:
        b = self.b
        match node:
            case Const():
                return const(register_type(node.dtype), node.value)
            case Load():
                return self._load(node)
            case Guard():
                return self._guard(node)
            case Apply():
                return apply_function(b, node.name, self._operands(node.children), node.children[0].dtype)
            case Select():
                condition, x, y = self._operands(node.children)
                return b.select(condition, x, y)
            case Cast() if node.dtype == i32 and self.is_varying(node) and self.is_contiguous(node.children[0]):
                kind = vector_of(I32, self.lanes)  # a position: half as wide from the start
                assert isinstance(kind, VectorType)
                first = b.trunc(self.first(node.children[0]), I32)
                return b.add(b.splat(first, self.lanes), b.lane_numbers(kind))
            case Cast():
                return self.formats.convert(self._values[node.children[0]], node.children[0].dtype, node.dtype)
            case Bitcast():
                return self.formats.reinterpret(self._values[node.children[0]], node.children[0].dtype, node.dtype)
            case SizeOf():
                return self.size(node.size)
            case Axis() if node is self.vector:
                kind = vector_of(I64, self.lanes)
                assert isinstance(kind, VectorType)
                return b.add(b.splat(self._values[("first", node)], self.lanes), b.lane_numbers(kind))
        raise InternalError(f"{node} has no value here")

    def _operands(self, children: Sequence[Expr]) -> list[Value]:
        """The values of operands, all in lanes when one is."""
        values = [self._values[child] for child in children]
        lanes = next((x.type.lanes for x in values if x.type.lanes is not None), None)
        return values if lanes is None else [b if b.type.lanes else self.b.splat(b, lanes) for b in values]

    def first(self, root: Expr) -> Value:
        """The value of an index expression in lane 0, as a scalar."""
        if not self.is_varying(root):
            return self.value(root)
        known = self._values
        for node in postorder([root], stop=lambda n: ("first", n) in known or not self.is_varying(n)):
            key = ("first", node)
            if key in known or not self.is_varying(node):
                continue
            if not isinstance(node, Apply):
                raise InternalError(f"{node} has no first lane")
            operands = [known["first", x] if self.is_varying(x) else self.value(x) for x in node.children]
            self._keep(key, apply_function(self.b, node.name, operands, node.children[0].dtype))
        return known[("first", root)]

    def is_contiguous(self, position: Expr) -> bool:
        """True when a flat position grows by one from lane to lane."""
        return self._step(position) == 1

    def _step(self, position: Expr) -> Size:
        """The stride of a flat position from lane to lane; 0 where it is not constant."""
        form = self._indices.of(position)
        if self.vector is None or any(self.is_varying(atom) for atom in form.terms if atom is not self.vector):
            return 0
        return form.coefficient(self.vector)

    # ---- memory -----------------------------------------------------------------------------------------------------

    def _load(self, node: Load) -> Value:
        b, dtype = self.b, node.dtype
        base, scope = self.memory[node.tensor]
        element = self.formats.memory_type(dtype)
        align = max(1, element.bits // 8)
        position = node.children[0]
        if not self.is_varying(position):
            if self.mask is not None and self._is_guarded:
                return self._uniform_masked(node, base, scope, element)
            return self.formats.load(b.load(element, b.gep(element, base, self.value(position)), scope=scope), dtype)
        kind = vector_of(element, self.lanes)
        step = self._step(position)
        if step in (1, -1):
            address, mask = self._run(element, base, position, self.mask)
            align = self._alignment(position, align)
            if mask is None:
                loaded = b.load(kind, address, align=align, scope=scope)
            elif step == 1 and node.tensor in self.roomy and not self._is_guarded:
                loaded = b.select(mask, b.load(kind, address, align=align, scope=scope), zero(kind))
            else:
                loaded = b.masked_load(kind, address, mask, default=zero(kind), align=align, scope=scope)
            return self.formats.load(loaded if step == 1 else self._backward(loaded), dtype)
        addresses = b.gep(element, base, self.value(position))
        loaded = b.gather(kind, addresses, self.mask, default=zero(kind), align=align, scope=scope)
        return self.formats.load(loaded, dtype)

    def _run(self, element: Type, base: Value, position: Expr, mask: Value | None) -> tuple[Value, Value | None]:
        """The begin in memory of the elements of a position that moves by one, and the mask in their order there: where
        the position shrinks, the last lane comes first.
        """
        b = self.b
        if self.is_contiguous(position):
            return b.gep(element, base, self.first(position)), mask
        start = b.sub(self.first(position), self.lanes - 1)
        return b.gep(element, base, start, inbounds=False), None if mask is None else self._backward(mask)

    def _alignment(self, position: Expr, own: int) -> int:
        """The known alignment of the address of all lanes; `own` is that of an element."""
        form = self._indices.of(position)
        steps = [form.constant, *(step for atom, step in form.terms.items() if atom is not self.vector)]
        whole = self.aligned and all(isinstance(step, int) and step % self.lanes == 0 for step in steps)
        return own * self.lanes if whole and own * self.lanes <= 16 else own

    def _backward(self, value: Value) -> Value:
        """The lanes from the last to the first."""
        return self.b.shuffle(value, None, range(self.lanes - 1, -1, -1))

    _is_guarded = False
    """True inside a guard whose condition differs between lanes."""

    def _uniform_masked(self, node: Load, base: Value, scope: AliasScope | None, element: Type) -> Value:
        """One element for all lanes, read only if some lane may read it."""
        b = self.b
        assert self.mask is not None
        with b.if_else(b.reduce("or", self.mask)) as branches, branches.then, self.scope():
            address = b.gep(element, base, self.value(node.children[0]))
            loaded = b.load(element, address, scope=scope)
        return self.formats.load(branches.merge(loaded, zero(element)), node.dtype)

    def store(self, target: Tensor, position: Expr, value: Value, past: int = 0) -> None:
        """Store a value at a flat position, in the lanes of the mask. A whole vector is a non-temporal store when
        `past` is the alignment that its address is known to have.
        """
        b = self.b
        base, scope = self.memory[target]
        element = self.formats.memory_type(target.dtype)
        align = max(1, element.bits // 8)
        if not self.is_varying(position):
            raw = self.formats.store(value, target.dtype)
            b.store(raw, b.gep(element, base, self.value(position)), scope=scope)
            return
        raw = self.formats.store(self.spread(value), target.dtype)
        step = self._step(position)
        if step not in (1, -1):
            b.scatter(raw, b.gep(element, base, self.value(position)), self.mask, align=align, scope=scope)
            return
        address, there = self._run(element, base, position, self.mask)
        raw = raw if step == 1 else self._backward(raw)
        if there is None or self._ends_with(target, position):
            b.store(raw, address, align=past or self._alignment(position, align), scope=scope, nontemporal=past > 0)
        else:
            b.masked_store(raw, address, there, align=align, scope=scope)

    def _ends_with(self, target: Tensor, position: Expr) -> bool:
        """True when the lanes that are off lie behind the end of a tensor that has room there."""
        if target not in self.roomy or self.vector is None or self.end != count(target.shape):
            return False
        form = self._indices.of(position)
        return form.constant == 0 and len(form.terms) == 1 and form.coefficient(self.vector) == 1

    def _both(self, x: Value | None, y: Value | None) -> Value | None:
        if x is None or y is None:
            return x if y is None else y
        return self.b.and_(x, y)

    # ---- guards -----------------------------------------------------------------------------------------------------

    def _guard(self, node: Guard) -> Value:
        condition, x, y = node.children
        if not (_reads(x) or _reads(y)):
            holds, then, other = (self.value(child) for child in node.children)
            if any(v.type.lanes for v in (holds, then, other)):
                holds, then, other = self.spread(holds), self.spread(then), self.spread(other)
            return self.b.select(holds, then, other)
        holds = self.value(condition)
        return self._branch(node, holds) if holds.type.lanes is None else self._blend(node, holds)

    def _branch(self, node: Guard, holds: Value) -> Value:
        """A condition that is the same in all lanes: a jump."""
        _, x, y = node.children
        varying = self.is_varying(x) or self.is_varying(y)
        values = []
        with self.b.if_else(holds) as branches:
            for branch, side in ((branches.then, x), (branches.otherwise, y)):
                with branch, self.scope():
                    values.append(self.in_lanes(side) if varying else self.value(side))
        return branches.merge(values[0], values[1])

    def _blend(self, node: Guard, holds: Value) -> Value:
        """A condition per lane: masked loads, then a choice."""
        b = self.b
        _, x, y = node.children
        values = []
        outside = b.xor(holds, const(vector_of(I1, self.lanes), 1))
        saved = self.mask, self._is_guarded
        for mask, side in ((holds, x), (outside, y)):
            with self.scope():
                if _reads(side):
                    self.mask = self._both(saved[0], mask)
                    self._is_guarded = True
                values.append(self.in_lanes(side))
            self.mask, self._is_guarded = saved
        return b.select(holds, values[0], values[1])


def _reads(root: Expr) -> bool:
    """True when an expression loads anything."""
    return any(isinstance(node, Load) for node in postorder([root]))
