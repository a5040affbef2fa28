"""Random graphs of ops that fusion treats differently: maps, broadcasts, reductions, index maps, joins, products."""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.types.types import Array, f32, tensor

UNARY = ("Neg", "Abs", "Tanh", "Sigmoid", "Square", "Relu")
BINARY = ("AddV2", "Sub", "Mul", "Maximum", "Minimum")
REDUCTIONS = ("Sum", "Mean", "Max", "Min")
SIZES = (1, 2, 3, 7, 16, 33)


class RandomGraph:
    """A graph of `count` random nodes over a few placeholders, all of them fetched or some."""

    def __init__(self, seed: int, count: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.b = Builder()
        self.feeds: dict[str, Array] = {}
        self.values: list[Value] = []
        base = tuple(int(self.rng.choice(SIZES)) for _ in range(int(self.rng.integers(1, 4))))
        for k in range(3):
            keep = self.rng.random(len(base)) < 0.7
            shape = tuple(size if kept or k == 0 else 1 for size, kept in zip(base, keep, strict=True))
            self.values.append(self.b.emit("Placeholder", name=f"x{k}", type=tensor(f32, *shape)))
            self.feeds[f"x{k}"] = self.rng.uniform(-2, 2, shape).astype(np.float32)
        while len(self.values) < count + 3:
            made = self._node()
            if made is not None and self._size(made) <= 20000:
                self.values.append(made)
        self.graph: Graph = self.b.finish()
        chosen = self.rng.random(len(self.values)) < 0.3
        self.fetches = [v for v, c in zip(self.values[3:], chosen[3:], strict=True) if c] or [self.values[-1]]

    def _shape(self, value: Value) -> tuple[int, ...]:
        return tuple(int(d) for d in self.b.type(value).dims)  # type: ignore[arg-type]

    def _size(self, value: Value) -> int:
        return int(np.prod(self._shape(value), dtype=int))

    def _pick(self) -> Value:
        recent = self.values[-8:] if self.rng.random() < 0.8 else self.values
        return recent[int(self.rng.integers(len(recent)))]

    def _ints(self, *numbers: int) -> Value:
        return self.b.const(np.array(numbers, np.int32))

    def _node(self) -> Value | None:
        x = self._pick()
        shape = self._shape(x)
        kind = self.rng.choice(
            ["unary", "binary", "reduce", "move", "join", "product"], p=[0.3, 0.3, 0.15, 0.15, 0.05, 0.05]
        )
        return getattr(self, f"_{kind}")(x, shape)  # type: ignore[no-any-return]

    def _unary(self, x: Value, shape: tuple[int, ...]) -> Value:
        return self.b.emit(str(self.rng.choice(UNARY)), x)

    def _binary(self, x: Value, shape: tuple[int, ...]) -> Value | None:
        for _ in range(8):
            y = self._pick()
            try:
                np.broadcast_shapes(shape, self._shape(y))
            except ValueError:
                continue
            return self.b.emit(str(self.rng.choice(BINARY)), x, y)
        return None

    def _reduce(self, x: Value, shape: tuple[int, ...]) -> Value | None:
        if not shape:
            return None
        axes = [axis for axis in range(len(shape)) if self.rng.random() < 0.5]
        made = self.b.emit(
            str(self.rng.choice(REDUCTIONS)), x, self._ints(*axes), keep_dims=bool(self.rng.random() < 0.7)
        )
        return made

    def _move(self, x: Value, shape: tuple[int, ...]) -> Value | None:
        what = self.rng.integers(5)
        if what == 0:
            return self.b.emit("Transpose", x, self._ints(*self.rng.permutation(len(shape)).tolist()))
        if what == 1:
            return self.b.emit("Reshape", x, self._ints(*self._refactored(shape)))
        if what == 2 and shape:
            begin = [int(self.rng.integers(d)) if d else 0 for d in shape]
            size = [int(self.rng.integers(1, d - o + 1)) if d else 0 for d, o in zip(shape, begin, strict=True)]
            return self.b.emit("Slice", x, self._ints(*begin), self._ints(*size))
        if what == 3 and shape:
            pads = self.rng.integers(0, 3, (len(shape), 2)).astype(np.int32)
            return self.b.emit("Pad", x, self.b.const(pads))
        if shape and shape[0] == 1:
            return self.b.emit("BroadcastTo", x, self._ints(int(self.rng.choice(SIZES)), *shape[1:]))
        return None

    def _refactored(self, shape: tuple[int, ...]) -> list[int]:
        sizes = [d for d in shape if d != 1] or [1]
        at = int(self.rng.integers(len(sizes)))
        if self.rng.random() < 0.5 and len(sizes) > 1:
            at = min(at, len(sizes) - 2)
            return [*sizes[:at], sizes[at] * sizes[at + 1], *sizes[at + 2 :]]
        for factor in (2, 3, 7):
            if sizes[at] % factor == 0:
                return [*sizes[:at], factor, sizes[at] // factor, *sizes[at + 1 :]]
        return [1, *sizes]

    def _join(self, x: Value, shape: tuple[int, ...]) -> Value | None:
        if not shape:
            return None
        same = [v for v in self.values if self._shape(v)[1:] == shape[1:] and len(self._shape(v)) == len(shape)]
        other = same[int(self.rng.integers(len(same)))]
        return self.b.emit("ConcatV2", x, other, x, self.b.const(np.int32(0)))

    def _product(self, x: Value, shape: tuple[int, ...]) -> Value | None:
        if len(shape) != 2:
            return None
        return (
            self.b.emit("MatMul", x, x, transpose_b=True)
            if self.rng.random() < 0.5
            else self.b.emit("MatMul", x, x, transpose_a=True)
        )
