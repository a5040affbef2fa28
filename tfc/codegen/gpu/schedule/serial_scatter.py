"""Serial scatters on GPUs: one thread does all updates in order."""

from __future__ import annotations

from tfc.codegen.gpu.launching import Work, one_thread_each
from tfc.codegen.loop_ir.loops import For, Launch, Statement, Update
from tfc.codegen.tensor.expr import index


def serial_scatter(work: Work) -> Launch:
    """A launch of a thread for each point of the axes along which updates never meet; it walks all others."""
    nest = work.nest
    free = set(nest.scatters[0].free)
    inner: list[Statement] = work.points.tests(nest.tests)
    inner += [Update(s.target, s.position, s.value, s.combine, s.when) for s in nest.scatters]
    for axis in reversed([axis for axis in nest.kept if axis not in free]):
        inner = [For(axis, index(0), index(nest.extents[axis]), tuple(inner))]
    return one_thread_each(work, [a for a in nest.kept if a in free], inner)
