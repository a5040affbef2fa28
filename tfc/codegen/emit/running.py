"""Running sums and products in the lanes of a vector (Sklansky 1960, "Conditional-sum addition logic").

In round k the upper half of each 2**(k + 1) lanes takes in the last of the lower half, so that log2(n) rounds leave
every lane with all up to it. What came before the vector is added last: from one vector to the next a single addition
waits. Each round is one shuffle that spreads a lane out; moving all lanes up (Hillis and Steele 1986) takes two
instructions and more on AVX-512.
"""

from __future__ import annotations

from tfc.codegen.emit.combine import combine, keep, neutral
from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.llvm import Value
from tfc.codegen.loop_ir.loops import Running
from tfc.codegen.tensor.expr import Const, Load
from tfc.ir.types.types import DType, i64


def emit_running(e: Evaluator, running: Running) -> None:
    """Bind the variable, and move the total on."""
    b, kind, dtype = e.b, running.kind, running.value.dtype
    place = Load(running.state, (Const(0, i64),))
    value = e.in_lanes(running.value)
    with e.scope():
        before = e.value(place)
    lanes = value.type.lanes
    if lanes is None:
        (after,) = combine(b, kind, dtype, (before,), (value,))
        given = before if running.exclusive else after
    else:
        nothing = neutral(kind, dtype, lanes)
        if e.mask is not None:
            (value,) = keep(b, e.mask, (value,), nothing)
        inside = _prefixes(e, kind, dtype, value, nothing[0])
        (after,) = combine(b, kind, dtype, (before,), (b.extract(inside, lanes - 1),))
        if running.exclusive:
            inside = b.shuffle(inside, nothing[0], [lanes, *range(lanes - 1)])  # one lane up, nothing coming in
        (given,) = combine(b, kind, dtype, (b.splat(before, lanes),), (inside,))
    e.bind(running.var, given)
    e.store(running.state, place.children[0], after)


def _prefixes(e: Evaluator, kind: str, dtype: DType, value: Value, nothing: Value) -> Value:
    """In each lane all lanes up to it, combined."""
    lanes = value.type.lanes or 1
    half = 1
    while half < lanes:
        last = [k // half * half - 1 if k & half else lanes for k in range(lanes)]
        (value,) = combine(e.b, kind, dtype, (e.b.shuffle(value, nothing, last),), (value,))
        half *= 2
    return value
