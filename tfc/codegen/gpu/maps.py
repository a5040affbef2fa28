"""Maps on GPUs: each element by itself."""

from __future__ import annotations

from tfc.codegen.gpu.launching import Work, one_thread_each
from tfc.codegen.loops import Launch


def map_launches(work: Work) -> list[Launch]:
    """A thread an element, neighbours in memory to neighbouring threads."""
    nest = work.nest
    return [one_thread_each(work, nest.kept, work.points.point(nest.puts, nest.tests))]
