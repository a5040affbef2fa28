"""Schedules for GPUs: which thread computes what. By rule, from the nest alone.

A nest becomes launches, by the family it is of: maps.py where nothing is reduced, contract/ for sums of products like
matrix products and convolutions, rows.py where else the reduced axes lie along memory, columns.py where they lie across
it, scans.py for running sums, scatters.py for what is scattered. Sums have a fixed order that the grid has no part in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tfc.codegen.affine import Indices
from tfc.codegen.contract.product import Attention, Product
from tfc.codegen.flatten import flatten
from tfc.codegen.gpu.columns import column_launches
from tfc.codegen.gpu.contract.hopper import Pipelined, pipeline_launches, pipeline_of
from tfc.codegen.gpu.contract.match import Contraction, contraction_of
from tfc.codegen.gpu.contract.mma import unit_launches, units_of
from tfc.codegen.gpu.contract.simt import contraction_launches
from tfc.codegen.gpu.launching import Work
from tfc.codegen.gpu.maps import map_launches
from tfc.codegen.gpu.rows import row_launches
from tfc.codegen.gpu.scans import scan_launches
from tfc.codegen.gpu.scatters import scatter_launches
from tfc.codegen.kernel import Kernel
from tfc.codegen.loops import Launch, LoopNest
from tfc.codegen.points import Points
from tfc.codegen.target import Target
from tfc.codegen.tensor import Tensor
from tfc.codegen.vectorize import choose_axis
from tfc.ir.errors import InternalError


def schedule_launches(kernel: Kernel, target: Target) -> LoopNest:
    """The kernel as launches, those of its nests in order; what these leave to one another are more parameters."""
    scratch: list[Tensor] = []
    failures: list[tuple[int, str]] = []
    body: list[Launch] = []
    only_written = {p for p, access in zip(kernel.params, kernel.access, strict=True) if access == "w"}
    for each in kernel.nests:
        if isinstance(each, Product | Attention):
            raise InternalError("products are expanded for processors only")
        nest = flatten(each)
        points = Points(nest, target, failures, only_written)
        work = Work(nest, points, choose_axis(nest, target), target, scratch)
        body += _family(work)(work)
    params, access = (*kernel.params, *scratch), kernel.access + "s" * len(scratch)
    return LoopNest(params, access, tuple(body), tuple(failures))


def _family(work: Work) -> Callable[[Work], list[Launch]]:
    nest = work.nest
    if nest.scatters:
        return scatter_launches
    if nest.scans:
        return scan_launches
    found = contraction_of(nest)
    if found is not None:
        return _of_contraction(found, work)
    if not nest.reductions:
        return map_launches
    return row_launches if work.lane in nest.reduced else column_launches


def _of_contraction(made: Contraction, work: Work) -> Callable[[Work], list[Launch]]:
    """The quickest way that a contraction is fit for."""
    assert work.target.gpu is not None
    units = units_of(made, Indices(work.nest.extents), work.target.gpu)
    if isinstance(units, str):
        return partial(contraction_launches, made, units)
    pipelined = pipeline_of(made, work)
    if isinstance(pipelined, Pipelined):
        return partial(pipeline_launches, pipelined)
    return partial(unit_launches, made, replace(units, why=pipelined))
