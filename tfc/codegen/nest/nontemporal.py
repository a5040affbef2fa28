"""Choice of the stores that are non-temporal.

A kernel that touches more memory than the last-level cache holds leaves nothing there for whoever reads its result
next. An ordinary store then costs three transfers for two: the line is fetched before it is overwritten. A store past
the caches ("non-temporal") costs one. Inside of the cache the same store is slower, as it goes out to memory for
nothing, so sizes decide: those known when code is generated at once, others when the kernel runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from tfc.codegen.nest.flatten import FlatNest
from tfc.codegen.nest.vectorize import cost_of, value_nodes
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import Const, Expr, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads
from tfc.ir.types.types import boolean

BOUND_BY_MEMORY = 48
"""Instructions for a point of a nest that waits for memory. Where arithmetic takes longer, the fetch of a line that is
overwritten costs nothing, and a store past the caches may."""


def beyond_caches(nest: FlatNest, target: Target) -> Expr | None:
    """The condition that the nest reads and writes more than the last-level cache holds; None when it never does."""
    if target.gpu is not None or target.arch != "x86_64" or cost_of(value_nodes(nest)) > BOUND_BY_MEMORY:
        return None
    touched = {load.tensor for load in loads(nest.roots())}
    touched |= {put.target for put in nest.puts} | {scan.target for scan in nest.scans}
    total = sum(count(tensor.shape) * tensor.dtype.size for tensor in sorted(touched, key=lambda tensor: tensor.name))
    if isinstance(total, int):
        return Const(1, boolean) if total >= target.l3 else None
    return index(total) >= target.l3


def streamed(nest: FlatNest, only_written: Collection[Tensor]) -> set[Tensor]:
    """The results that nothing of this kernel reads, and that one statement writes."""
    read = {load.tensor for load in loads(nest.roots())}
    written = Counter(put.target for put in nest.puts if put.level == "full")
    return {target for target in only_written if written[target] == 1 and target not in read}
