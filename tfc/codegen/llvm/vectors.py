"""Vector and aggregate instructions: lanes, splats, shuffles, reductions of fixed shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.llvm.emitter import Emitter
from tfc.codegen.llvm.types import I64, Type, VectorType, vector_of
from tfc.codegen.llvm.values import Operand, Value, const, poison


class Vectors(Emitter):
    """Instructions on lanes and struct members."""

    def extract(self, vector: Value, lane: Operand) -> Value:
        """One lane of a vector."""
        position = lane if isinstance(lane, Value) else const(I64, lane)
        return self.define(vector.type.element, f"extractelement {vector.typed}, {position.typed}")

    def insert(self, vector: Value, value: Operand, lane: Operand) -> Value:
        """The vector with one lane replaced."""
        position = lane if isinstance(lane, Value) else const(I64, lane)
        item = self.operand(vector.type.element, value)
        return self.define(vector.type, f"insertelement {vector.typed}, {item.typed}, {position.typed}")

    def shuffle(self, x: Value, y: Value | None, lanes: Sequence[int]) -> Value:
        """Lanes of x (0…n-1) and y (n…2n-1) in a new order; -1 is a lane nobody reads."""
        other = y or poison(x.type)
        picks = ", ".join("i32 poison" if each < 0 else f"i32 {each}" for each in lanes)
        result = vector_of(x.type.element, len(lanes))
        return self.define(result, f"shufflevector {x.typed}, {other.typed}, <{len(lanes)} x i32> <{picks}>")

    def splat(self, x: Value, lanes: int) -> Value:
        """A scalar in every lane."""
        kind = vector_of(x.type, lanes)
        if x.const is not None:
            return const(kind, x.const)
        single = self.insert(poison(kind), x, 0)
        return self.define(kind, f"shufflevector {single.typed}, {kind.text} poison, <{lanes} x i32> zeroinitializer")

    def like(self, x: Value, kind: Type) -> Value:
        """A scalar as `kind`: itself, or its splat when `kind` is a vector."""
        return x if kind.lanes is None or x.type.lanes is not None else self.splat(x, kind.lanes)

    def concat(self, x: Value, y: Value) -> Value:
        """The lanes of x, then those of y."""
        return self.shuffle(x, y, range(2 * _lanes(x)))

    def slice_lanes(self, x: Value, begin: int, count: int) -> Value:
        """`count` lanes from lane `begin`."""
        return self.shuffle(x, None, range(begin, begin + count))

    def reduce(self, op: str, x: Value) -> Value:
        """`llvm.vector.reduce.<op>` for exact operations: add mul and or xor smax smin umax umin fmaximum fminimum …"""
        if op in ("fadd", "fmul"):
            raise ValueError("float sums need a fixed order: use reduce_tree")
        return self.intrinsic(f"llvm.vector.reduce.{op}", x.type.element, [x], (x.type,))

    def any_lane(self, x: Value) -> Value:
        """True if an i1 holds in some lane (itself outside of vectors)."""
        if x.type.lanes is None:
            return x
        # Where there is no libm there are no reductions either: on GPUs.
        return (
            self.reduce("or", x)
            if self.module.has_libm
            else self.reduce_tree(x, lambda x, y: self.define(x.type, f"or {x.typed}, {y.text}"))
        )

    def reduce_tree(self, x: Value, combine: Callable[[Value, Value], Value]) -> Value:
        """Fold the lanes pairwise, upper half onto lower half, so the order depends on the lane count only.

        Lane counts that are not a power of two raise ValueError.
        """
        count = _lanes(x)
        if count & (count - 1):
            raise ValueError(f"cannot halve {count} lanes")
        while count > 1:
            count //= 2
            low, high = self.slice_lanes(x, 0, count), self.slice_lanes(x, count, count)
            x = combine(low, high)
        return self.extract(x, 0)

    def lane_numbers(self, kind: VectorType) -> Value:
        """0, 1, 2 … in an integer vector."""
        numbers = ", ".join(f"{kind.of.text} {lane}" for lane in range(kind.count))
        return Value(kind, f"<{numbers}>")

    def extract_value(self, aggregate: Value, kind: Type, position: int) -> Value:
        """One member, of type `kind`, of a struct or array value."""
        return self.define(kind, f"extractvalue {aggregate.typed}, {position}")

    def insert_value(self, aggregate: Value, value: Value, position: int) -> Value:
        """A struct or array value with one member replaced."""
        return self.define(aggregate.type, f"insertvalue {aggregate.typed}, {value.typed}, {position}")


def _lanes(x: Value) -> int:
    if x.type.lanes is None:
        raise TypeError(f"{x.typed} is not a vector")
    return x.type.lanes
