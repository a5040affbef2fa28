"""Launches made by hand, run by the stand-in: what the schedules never write, and what faults are planted in."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from dataclasses import replace
from unittest.mock import patch

import numpy as np

import tfc
from tfc.codegen.compile import compile_graph
from tfc.codegen.fusion.kernel import Kernel
from tfc.codegen.gpu.schedule import schedule
from tfc.codegen.gpu.schedule.schedule import schedule_launches
from tfc.codegen.gpu.simulator.simulate import emit_simulated, with_room
from tfc.codegen.loop_ir.loops import For, Lanes, Launch, LoopNest, Statement, When
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target.target import Target, for_gpu, simulated_gpu
from tfc.ir.types.types import Array

Failures = list[tuple[int, int, int]]
_FAIL = ctypes.CFUNCTYPE(
    ctypes.c_int32,
    ctypes.c_void_p,
    ctypes.c_int32,
    ctypes.c_int32,
    ctypes.c_int64,
    ctypes.c_int64,
    ctypes.c_int64,
    ctypes.c_double,
)
_STATUS = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)


def run_launches(nest: LoopNest, arrays: list[Array], order: str, dims: Mapping[str, int] | None = None) -> Failures:
    """Run a kernel on arrays, in place, where symbols have these values; the failures it reports as (code, reason,
    element)."""
    dims = dims or {}
    target = simulated_gpu(order)
    kernel, nest = with_room(Kernel(nest.params, nest.access, ()), nest)
    module = target.module()
    emit_simulated(module, "k", nest, target, {name: k for k, name in enumerate(dims)})
    found: Failures = []

    def fail(_: object, code: int, reason: int, element: int, *rest: object) -> int:
        found.append((code, reason, element))
        return code

    callbacks = _FAIL(fail), _STATUS(lambda _: found[0][0] if found else 0)
    symbols = {
        name: ctypes.cast(call, ctypes.c_void_p).value or 0
        for name, call in zip(("tfc_fail", "tfc_status"), callbacks, strict=True)
    }
    values = (ctypes.c_int64 * len(dims))(*dims.values())
    room = [np.zeros(int(p.shape[0]), np.uint8) for p in kernel.params[len(arrays) :]]
    places = (ctypes.c_void_p * len(kernel.params))(*(x.ctypes.data for x in (*arrays, *room)))
    with load_objects([compile_objects.compile_module(module.render(), target)], symbols) as code:
        run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(code.address("k"))
        status = run(ctypes.addressof(places), ctypes.addressof(values), None)
    assert status == (found[0][0] if found else 0)
    return found


def scheduled(text: str) -> LoopNest:
    """The launches of the only kernel of a model, as they are for devices and for the stand-in alike."""
    found: list[LoopNest] = []

    def note(kernel: Kernel, target: Target) -> LoopNest:
        found.append(schedule_launches(kernel, target))
        return found[-1]

    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    with patch.object(schedule, "schedule_launches", note):
        compile_graph(graph, feeds, fetches, entry.targets, for_gpu())
    (nest,) = found
    return nest


def rewritten(nest: LoopNest, change: Callable[[Statement], tuple[Statement, ...]]) -> LoopNest:
    """A kernel with other statements in place of each, inner ones first."""
    return replace(nest, body=_rewritten(nest.body, change))


def _rewritten(
    body: tuple[Statement, ...], change: Callable[[Statement], tuple[Statement, ...]]
) -> tuple[Statement, ...]:
    found: list[Statement] = []
    for each in body:
        if isinstance(each, For | When | Lanes | Launch):
            found += change(replace(each, body=_rewritten(each.body, change)))
        else:
            found += change(each)
    return tuple(found)
