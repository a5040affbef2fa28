"""Random well-formed graphs whose results are well-conditioned, so that different ways to run them must agree.

Every value is bounded and no op with a jump is applied to a rounded float: then a difference between two runs is a bug,
not a matter of rounding. A graph is a function of (seed, size), so hypothesis shrinks the size.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Symbol, Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import Array, TensorType, f32, f64, i32, tensor

UNARY = ("Tanh", "Sigmoid", "Sin", "Cos", "Relu", "Neg", "Abs", "Softplus", "Softsign", "Erf", "Relu6", "Elu", "Atan")
BINARY = ("AddV2", "Sub", "Mul", "Maximum", "Minimum", "SquaredDifference")
EXACT_BINARY = ("Greater", "Less", "Equal", "NotEqual", "GreaterEqual", "LessEqual")
INTEGER_BINARY = ("AddV2", "Sub", "Mul", "Maximum", "Minimum", "BitwiseAnd", "BitwiseOr", "BitwiseXor")
REDUCE = ("Sum", "Mean", "Max", "Min")


@dataclass
class Case:
    """A graph, what to feed it and what to fetch."""

    graph: Graph
    feeds: dict[Value, Array]
    fetches: list[Value]


@dataclass
class Maker:
    """A graph being made at random: the values to choose from, by kind."""

    rng: random.Random
    b: Builder = field(default_factory=Builder)
    floats: list[Value] = field(default_factory=list)
    exact: list[Value] = field(default_factory=list)
    integers: list[Value] = field(default_factory=list)
    bools: list[Value] = field(default_factory=list)

    def kind(self, value: Value) -> TensorType:
        return self.b.type(value)

    def bounded(self, value: Value) -> Value:
        """Keep magnitudes small enough for f32 sums and products of a few hundred terms."""
        return self.b.emit("Tanh", value) if self.rng.random() < 0.7 else self.b.emit("Sigmoid", value)

    def add_float(self, value: Value) -> None:
        self.floats.append(value)

    def step(self, actions: Sequence[Callable[["Maker"], None]]) -> None:
        action = self.rng.choice(actions)
        try:
            action(self)
        except ValueError:
            return

    def pick(self, values: list[Value]) -> Value:
        if not values:
            raise ValueError("nothing to pick from")
        return self.rng.choice(values[-12:])

    def pair(self, values: list[Value]) -> tuple[Value, Value]:
        """Two values that broadcast and share a dtype."""
        x = self.pick(values)
        shape = self.kind(x).shape
        assert shape is not None
        fits = [
            y for y in values if self.kind(y).dtype == self.kind(x).dtype and _broadcasts(self.kind(y).shape, shape)
        ]
        return (x, self.pick(fits)) if self.rng.random() < 0.5 else (self.pick(fits), x)


def _broadcasts(a: object, b: object) -> bool:
    assert isinstance(a, tuple) and isinstance(b, tuple)
    return all(x in (y, 1) or y == 1 for x, y in zip(reversed(a), reversed(b), strict=False))


def _unary(m: Maker) -> None:
    m.add_float(m.b.emit(m.rng.choice(UNARY), m.pick(m.floats)))


def _binary(m: Maker) -> None:
    m.add_float(m.bounded(m.b.emit(m.rng.choice(BINARY), *m.pair(m.floats))))


def _compare(m: Maker) -> None:
    m.bools.append(m.b.emit(m.rng.choice(EXACT_BINARY), *m.pair(m.exact)))


def _logical(m: Maker) -> None:
    op = m.rng.choice(("LogicalAnd", "LogicalOr"))
    m.bools.append(m.b.emit(op, *m.pair(m.bools)))


def _integer(m: Maker) -> None:
    m.integers.append(m.b.emit(m.rng.choice(INTEGER_BINARY), *m.pair(m.integers)))


def _select(m: Maker) -> None:
    x, y = m.pair(m.floats)
    shape = m.kind(x).shape
    fits = [p for p in m.bools if _broadcasts(m.kind(p).shape, shape) and _broadcasts(m.kind(p).shape, m.kind(y).shape)]
    m.add_float(m.b.emit("SelectV2", m.pick(fits), x, y))


def _reduce(m: Maker) -> None:
    x = m.pick(m.floats)
    rank = m.kind(x).rank or 0
    axes = sorted(m.rng.sample(range(rank), m.rng.randint(0, rank)))
    op = m.rng.choice(REDUCE)
    result = m.b.emit(op, x, m.b.const(np.array(axes, np.int32)), keep_dims=m.rng.random() < 0.5)
    m.add_float(m.bounded(result) if op == "Sum" else result)


def _matmul(m: Maker) -> None:
    x = m.pick([v for v in m.floats if m.kind(v).rank == 2 and isinstance(m.kind(v).dims[1], int)])
    inner = m.kind(x).dims[1]
    assert isinstance(inner, int)
    columns = m.rng.choice((1, 3, 8, 17, 33))
    weights = np.random.default_rng(m.rng.randrange(1 << 30)).uniform(-1, 1, (inner, columns))
    w = m.b.const(weights.astype(m.kind(x).dtype.storage) / np.sqrt(inner).astype(m.kind(x).dtype.storage))
    m.add_float(m.bounded(m.b.emit("MatMul", x, w)))


def _transpose(m: Maker) -> None:
    x = m.pick(m.floats)
    perm = list(range(m.kind(x).rank or 0))
    m.rng.shuffle(perm)
    m.add_float(m.b.emit("Transpose", x, m.b.const(np.array(perm, np.int32))))


def _reshape(m: Maker) -> None:
    x = m.pick(m.floats)
    dims = m.kind(x).dims
    if 0 in dims:
        raise ValueError("-1 can not be solved for an empty tensor")
    if len(dims) >= 2 and m.rng.random() < 0.7:
        sizes = [*(d if isinstance(d, int) else -1 for d in dims[:-2]), _merge(dims[-2], dims[-1])]
        if sum(s == -1 for s in sizes) > 1:
            raise ValueError("two unknown sizes")
    else:
        sizes = [1, *(d if isinstance(d, int) else -1 for d in dims)]
        if sum(s == -1 for s in sizes) > 1:
            raise ValueError("two unknown sizes")
    m.add_float(m.b.emit("Reshape", x, m.b.const(np.array(sizes, np.int32))))


def _merge(a: object, b: object) -> int:
    return a * b if isinstance(a, int) and isinstance(b, int) else -1


def _slice(m: Maker) -> None:
    x = m.pick([v for v in m.floats if m.kind(v).rank and isinstance(m.kind(v).dims[-1], int)])
    rank, size = m.kind(x).rank or 0, m.kind(x).dims[-1]
    assert isinstance(size, int)
    begin = m.rng.randint(0, max(0, size - 1))
    starts, sizes = [0] * rank, [-1] * rank
    starts[-1], sizes[-1] = begin, m.rng.randint(0, size - begin)
    m.add_float(m.b.emit("Slice", x, m.b.const(np.array(starts, np.int32)), m.b.const(np.array(sizes, np.int32))))


def _concat(m: Maker) -> None:
    x = m.pick([v for v in m.floats if m.kind(v).rank])
    same = [v for v in m.floats if m.kind(v) == m.kind(x)]
    axis = m.rng.randrange(m.kind(x).rank or 1)
    if not isinstance(m.kind(x).dims[axis], int):
        raise ValueError("keep symbolic dimensions plain")
    m.add_float(m.b.emit("ConcatV2", x, m.pick(same), m.b.const(np.array(axis, np.int32))))


def _softmax(m: Maker) -> None:
    x = m.pick([v for v in m.floats if m.kind(v).rank and m.kind(v).dims[-1] != 0])
    m.add_float(m.b.emit(m.rng.choice(("Softmax", "LogSoftmax")), x))


def _pad(m: Maker) -> None:
    x = m.pick(m.floats)
    dims = m.kind(x).dims
    amounts = [[m.rng.randint(0, 2) if isinstance(d, int) else 0 for _ in (0, 1)] for d in dims]
    m.add_float(m.b.emit("Pad", x, m.b.const(np.array(amounts, np.int32).reshape(-1, 2))))


def _cast(m: Maker) -> None:
    x = m.pick(m.integers)
    small = m.b.emit("FloorMod", x, m.b.const(7, i32))
    m.add_float(m.b.emit("Cast", small, DstT=f32))


def _twin(m: Maker) -> None:
    """Something to merge, fold or simplify: x * 1, --x, a repeated computation."""
    x = m.pick(m.floats)
    choice = m.rng.randrange(3)
    if choice == 0:
        m.add_float(m.b.emit("Mul", x, m.b.const(1.0, m.kind(x).dtype)))
    elif choice == 1:
        m.add_float(m.b.emit("Neg", m.b.emit("Neg", x)))
    else:
        m.add_float(m.b.emit("AddN", m.b.emit("Tanh", x), m.b.emit("Tanh", x)))


ACTIONS = (
    _unary, _unary, _binary, _binary, _binary, _compare, _logical, _integer, _select, _reduce, _matmul,
    _transpose, _reshape, _slice, _concat, _softmax, _pad, _cast, _twin,
)  # fmt: skip
SHAPES: tuple[tuple[object, ...], ...] = (
    (), (1,), (5,), (4, 3), (1, 3), (2, 4, 3), (4, 1), (0, 3), (2, 1, 17), ("n",), ("n", 3), ("n", 1), (2, "n", 5),
)  # fmt: skip


def random_case(seed: int, size: int, *, gradients: bool = False) -> Case:
    """The graph for a seed: a few placeholders and `size` random steps; all leaves are fetched."""
    m = Maker(random.Random(seed))
    m.b.symbols["n"] = Symbol("n", 1, 64)
    numbers = np.random.default_rng(seed)
    n = m.rng.choice((1, 2, 7, 33))
    feeds: dict[Value, Array] = {}
    for i in range(m.rng.randint(2, 4)):
        dtype = m.rng.choice((f32, f32, f32, f64))
        placeholder(m, f"x{i}", dtype, n, numbers, feeds)
    placeholder(m, "i0", i32, n, numbers, feeds)
    for _ in range(size):
        m.step(ACTIONS)
    used = {value for node in m.b.nodes.values() for value in node.inputs}
    values = [v for v in (*m.floats, *m.integers, *m.bools) if v not in used and v not in feeds]
    fetches = values[-6:] or [m.b.emit("Neg", m.floats[-1])]
    if gradients:
        fetches = [*_gradients(m, fetches), *fetches]
    return Case(m.b.finish(), feeds, fetches)


def _gradients(m: Maker, fetches: list[Value]) -> list[Value]:
    ys = [v for v in fetches if m.kind(v).dtype in (f32, f64)]
    xs = [m.b.nodes[v.node].out() for v in m.floats if m.b.nodes[v.node].op == "Placeholder"]
    if not ys:
        return []
    return list(m.b.node("Gradients", *ys, *xs, ys=len(ys), xs=len(xs), name="grads").outputs)


def placeholder(
    m: Maker, name: str, dtype: object, n: int, numbers: np.random.Generator, feeds: dict[Value, Array]
) -> None:
    shape = m.rng.choice(SHAPES)
    dims = tuple(Dim.symbol("n") if d == "n" else d for d in shape)
    value = m.b.emit("Placeholder", name=name, type=tensor(dtype, *dims))  # type: ignore[arg-type]
    concrete = [n if d == "n" else d for d in shape]
    if dtype == i32:
        feeds[value] = numbers.integers(-20, 20, concrete).astype(np.int32)  # type: ignore[arg-type]
        m.integers.append(value)
    else:
        feeds[value] = numbers.uniform(-2, 2, concrete).astype(dtype.storage)  # type: ignore[arg-type,attr-defined]
        m.floats.append(value)
    m.exact.append(value)
