"""A Program for a GPU, run by the interpreter of its PTX: a straight line of kernels, each root buffer by itself."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tests.codegen.gpu.ptx.machine import run_launch
from tests.codegen.gpu.ptx.parse import parse_ptx
from tests.codegen.gpu.ptx.state import TensorMap
from tfc.codegen.gpu.device.failure import RECORD_BYTES
from tfc.codegen.program import launch as program_launch
from tfc.codegen.program.program import Program
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import DTYPES, Array

Failure = tuple[int, int, int]


class FailedError(Exception):
    """A check failed on the device: `found` is its code, message number and element."""

    def __init__(self, found: Failure) -> None:
        super().__init__(f"code {found[0]}, reason {found[1]}, element {found[2]}")
        self.found = found


def run_program(program: Program, feeds: Mapping[str, Array], *, eager: bool = False, clusters: int = 1) -> list[Array]:
    """The fetches of a program; FailedError where a check fails, FaultError for what is wrong with its code. `eager` as
    in run_launch; of launches that make do with any number of clusters there are at most so many."""
    given = [np.ascontiguousarray(feeds[feed.name]) for feed in program.feeds]
    dims = program.bind([x.shape for x in given])
    memory = _roots(program, given, dims)
    module = parse_ptx(b"".join(program.code.objects).decode()) if program.code.objects else None
    for use in program.instructions:
        assert use.kernel, "a program of kernels only"
        assert module is not None
        operands = [_bytes_of(program, memory, buffer, dims) for buffer in use.operands]
        for launch in program.code.launches[use.kernel]:
            record = np.zeros(RECORD_BYTES, np.uint8)
            given_bytes = [*operands, record] if launch.fails else operands
            sizes = [dims[name] for name in launch.sizes]
            blocks, maps = evaluate(launch.blocks, dims), [_encoded(each, dims) for each in launch.maps]
            if launch.cluster:  # fewer than there is work for, as on a device
                blocks = min(blocks, clusters * launch.cluster)
            given = {"maps": maps, "dynamic": launch.dynamic, "eager": eager}
            run_launch(module, launch.entry, blocks, given_bytes, sizes, **given)
            code, reason = record[4:12].view(np.int32)
            if code:
                raise FailedError((int(code), int(reason), int(record[16:24].view(np.int64)[0])))
    return [_fetched(program, memory, fetch.buffer, dims) for fetch in program.fetches]


def _encoded(made: program_launch.TensorMap, dims: Mapping[str, int]) -> TensorMap:
    """What a driver would encode."""
    sizes, pitches = (tuple(evaluate(each, dims) for each in part) for part in (made.sizes, made.pitches))
    return TensorMap(made.operand, sizes, pitches, made.box, DTYPES[made.dtype].size, offset=made.offset)


def _roots(program: Program, feeds: list[Array], dims: Mapping[str, int]) -> dict[int, Array]:
    memory: dict[int, Array] = {}
    for number, buffer in enumerate(program.buffers):
        if buffer.kind == "feed":
            memory[number] = feeds[buffer.index].reshape(-1).view(np.uint8).copy()
        elif buffer.kind == "constant":
            memory[number] = np.ascontiguousarray(program.constants[buffer.index]).reshape(-1).view(np.uint8).copy()
        elif buffer.base < 0:
            memory[number] = np.full(buffer.bytes(dims), 0xFF, np.uint8)  # NaN where nobody writes
    return memory


def _bytes_of(program: Program, memory: Mapping[int, Array], number: int, dims: Mapping[str, int]) -> Array:
    buffer = program.buffers[number]
    if buffer.base < 0:
        return memory[number]
    start = evaluate(buffer.offset, dims)
    return memory[buffer.base][start : start + buffer.bytes(dims)]


def _fetched(program: Program, memory: Mapping[int, Array], number: int, dims: Mapping[str, int]) -> Array:
    buffer = program.buffers[number]
    assert buffer.shape is not None
    shape = [evaluate(size, dims) for size in buffer.shape if size is not None]
    raw = np.ascontiguousarray(_bytes_of(program, memory, number, dims))
    return raw.view(buffer.dtype.storage).reshape(shape)
