"""Schedules for GPUs: the assignment of work to threads, by rule, from the nest alone.

A nest becomes launches, by the family it is of: maps.py where nothing is reduced, contract/ for sums of products like
matrix products and convolutions, attention/ for two with a softmax between them, rows.py where else the reduced axes
lie along memory, columns.py where they lie across it, scans.py for running sums, sorting.py for sorted rows,
scatters.py for what is scattered. Sums have a fixed order that the grid has no part in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tfc.codegen.fusion.kernel import Kernel
from tfc.codegen.gpu.attention import mma as attention
from tfc.codegen.gpu.attention.match import Attention, attention_of
from tfc.codegen.gpu.attention.simt import SimtAttention
from tfc.codegen.gpu.contract.hopper import Pipelined, pipeline_launches, pipeline_of
from tfc.codegen.gpu.contract.library import VendorProduct, vendor_launches, vendor_product_of
from tfc.codegen.gpu.contract.match import Contraction, contraction_of
from tfc.codegen.gpu.contract.mma import TensorCores, tensor_core_launches, tensor_cores_of
from tfc.codegen.gpu.contract.simt import contraction_launches
from tfc.codegen.gpu.launching import Work
from tfc.codegen.gpu.schedule.columns import column_launches
from tfc.codegen.gpu.schedule.concat_kernels import concat_nests
from tfc.codegen.gpu.schedule.maps import map_launches
from tfc.codegen.gpu.schedule.rows import row_launches
from tfc.codegen.gpu.schedule.scans import scan_launches
from tfc.codegen.gpu.schedule.scatters import scatter_launches
from tfc.codegen.gpu.schedule.sorting import row_sort_launches
from tfc.codegen.loop_ir import product as cpu
from tfc.codegen.loop_ir.loops import Launch, LoopNest
from tfc.codegen.nest.flatten import FlatNest, flatten
from tfc.codegen.nest.point_statements import Points
from tfc.codegen.nest.vectorize import choose_axis
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.base.errors import InternalError


def schedule_launches(kernel: Kernel, target: Target) -> LoopNest:
    """The kernel as launches, those of its nests in order; intermediate memory is added as parameters."""
    scratch: list[Tensor] = []
    failures: list[tuple[int, str]] = []
    body: list[Launch] = []
    only_written = {p for p, access in zip(kernel.params, kernel.access, strict=True) if access == "w"}

    def work_of(nest: FlatNest) -> Work:
        points = Points(nest, target, failures, only_written)
        return Work(nest, points, choose_axis(nest, target), target, scratch)

    made = attention_of(kernel)
    together = _attention(work_of(made.nest), made) if made else None
    if together is not None:
        kept = [(p, access) for p, access in zip(kernel.params, kernel.access, strict=True) if p not in kernel.passed]
        params, letters = zip(*kept, strict=True)
        return LoopNest(tuple(params), "".join(letters), (together,), tuple(failures))
    for each in kernel.nests if kernel.joined is None else concat_nests(kernel.nests, kernel.joined):
        if isinstance(each, cpu.Product | cpu.Attention):
            raise InternalError("products are expanded for processors only")
        work = work_of(flatten(each))
        body += _family(work)(work)
    params, access = (*kernel.params, *scratch), kernel.access + "s" * len(scratch)
    return LoopNest(params, access, tuple(body), tuple(failures))


def _attention(work: Work, made: Attention) -> Launch | None:
    """The launch of a kernel that is an attention; None where its two products are faster apart, on tensor cores."""
    assert work.target.gpu is not None
    gpu, indices = work.target.gpu, Indices(made.extents)
    units = attention.tensor_cores_of(made, gpu)
    if isinstance(units, attention.TensorCores):
        return attention.TensorCoreAttention(made, units, gpu).launch(work.row_end())
    if any(isinstance(tensor_cores_of(each, indices, gpu), TensorCores) for each in (made.scores, made.results)):
        return None
    return SimtAttention(made).launch(units, gpu, work.row_end())


def _family(work: Work) -> Callable[[Work], list[Launch]]:
    nest = work.nest
    if nest.scatters:
        return scatter_launches
    if nest.scans:
        return scan_launches
    if nest.sorts:
        return row_sort_launches
    found = contraction_of(nest)
    if found is not None:
        return _of_contraction(found, work)
    if not nest.reductions:
        return map_launches
    return row_launches if work.lane in nest.reduced else column_launches


def _of_contraction(contraction: Contraction, work: Work) -> Callable[[Work], list[Launch]]:
    """The launches of the fastest way that applies to a contraction."""
    assert work.target.gpu is not None
    by_library = vendor_product_of(contraction, work)
    if isinstance(by_library, VendorProduct):
        return partial(vendor_launches, by_library)
    units = tensor_cores_of(contraction, Indices(work.nest.extents), work.target.gpu)
    if isinstance(units, str):
        return partial(contraction_launches, contraction, units)
    pipelined = pipeline_of(contraction, work)
    if isinstance(pipelined, Pipelined):
        return partial(pipeline_launches, pipelined)
    return partial(tensor_core_launches, contraction, replace(units, why=pipelined))
