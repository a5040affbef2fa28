"""A model that is a straight line of kernels, on a device: several sets of its tensors, so that caches are no help."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod

import numpy as np

import tfc
from bench.on_gpu.machine import Machine
from tfc.codegen.compile import compile_graph
from tfc.codegen.gpu.device.failure import RECORD_BYTES
from tfc.codegen.program.launch import Launch
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import Target
from tfc.ir.base.errors import Error
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array

ROTATED = 4
"""The least size of all sets of tensors together, in sizes of the last cache, as long as memory allows."""
MOST_SETS = 16
DRAWN = (1 << 22) - 3
"""Random numbers of an input; no multiple of what rows have."""


class Straight:
    """The kernels of a model's only entry, and several sets of the tensors that they read and write."""

    def __init__(self, machine: Machine, text: str, feeds: Mapping[str, Array], target: Target) -> None:
        self.machine = machine
        graph = tfc.parse(text)
        (entry,) = graph.entries
        inputs, outputs = [value for _, value in entry.inputs], [value for _, value in entry.outputs]
        self.program: Program = compile_graph(graph, inputs, outputs, entry.targets, target)
        if any(not use.kernel for use in self.program.instructions):
            raise Error("the model is no straight line of kernels", "UNIMPLEMENTED")
        self.names = [name for name, _ in entry.outputs]
        self.given = [np.ascontiguousarray(feeds[name]) for name, _ in entry.inputs]
        self.dims = self.program.bind([array.shape for array in self.given])
        self.code = machine.gpu.load(self.program)
        self.failure = machine.block(RECORD_BYTES)
        machine.gpu.fill(self.failure, 0, RECORD_BYTES)
        taken = sum(self.program.buffers[b].bytes(self.dims) for b in self._roots())
        wanted = -(-ROTATED * machine.cache // max(1, taken)) if machine.has_clock else 1
        room = machine.gpu.memory_left()[0] // 2 // max(1, taken)
        self.sets = [self._set() for _ in range(max(1, min(wanted, room, MOST_SETS)))]
        self._launches = list(self._listed())

    @property
    def moved(self) -> int:
        """Bytes that have to cross memory: what is fed is read once, what is fetched is written once."""
        fetched = sum(self.program.buffers[fetch.buffer].bytes(self.dims) for fetch in self.program.fetches)
        return sum(array.nbytes for array in self.given) + fetched

    def run(self, number: int = 0) -> None:
        """Launch all kernels on one set of tensors."""
        places = self.sets[number]
        for operands, launch, blocks in self._launches:
            given = [self._address(places, b) for b in operands]
            words = [*given, *[self.failure] * launch.fails, *(self.dims[name] for name in launch.sizes)]
            maps = [self.machine.tensor_map(each, given[each.operand], self.dims) for each in launch.maps]
            function = self.code.address(launch.entry)
            self.machine.launch(function, blocks, launch.threads, words, maps, launch.dynamic)

    def run_all(self) -> None:
        """Launch all kernels on every set."""
        for number in range(len(self.sets)):
            self.run(number)

    def results(self, number: int = 0) -> dict[str, Array]:
        """The fetched results of one set; raises Error where a check failed on the device."""
        record = self.machine.read(self.failure, np.zeros(RECORD_BYTES, np.uint8))
        if record[4:8].view(np.int32)[0]:
            raise Error("a check failed on the device", "INVALID_ARGUMENT")
        found = {}
        for name, fetch in zip(self.names, self.program.fetches, strict=True):
            buffer = self.program.buffers[fetch.buffer]
            shape = tuple(evaluate(size, self.dims) for size in buffer.shape or () if size is not None)
            like = np.empty(shape, buffer.dtype.storage)
            found[name] = self.machine.read(self._address(self.sets[number], fetch.buffer), like)
        return found

    def poison(self) -> None:
        """Fill every set with NaN but for what is fed and known."""
        for places in self.sets:
            for b in self._roots():
                if self.program.buffers[b].kind not in ("feed", "constant"):
                    self.machine.poison(places[b], self.program.buffers[b].bytes(self.dims))

    def _roots(self) -> list[int]:
        return [number for number, buffer in enumerate(self.program.buffers) if buffer.base < 0]

    def _set(self) -> dict[int, int]:
        places = {}
        for b in self._roots():
            buffer = self.program.buffers[b]
            places[b] = self.machine.block(buffer.bytes(self.dims))
            if buffer.kind == "feed":
                self.machine.write(places[b], self.given[buffer.index])
            elif buffer.kind == "constant":
                self.machine.write(places[b], np.asarray(self.program.constants[buffer.index]))
        return places

    def _address(self, places: Mapping[int, int], number: int) -> int:
        buffer = self.program.buffers[number]
        if buffer.base < 0:
            return places[number]
        return places[buffer.base] + evaluate(buffer.offset, self.dims)

    def _listed(self) -> Iterator[tuple[tuple[int, ...], Launch, int]]:
        """The operands of every launch, the launch, and its blocks."""
        for use in self.program.instructions:
            for launch in self.program.code.launches[str(use.kernel)]:
                blocks = evaluate(launch.blocks, self.dims)
                if launch.cluster:
                    blocks = at_once(blocks, launch.cluster, self.machine.gpu.info.processors)
                if blocks:
                    yield use.operands, launch, blocks
                    if launch.dynamic:
                        self.machine.allow_shared(self.code.address(launch.entry), launch.dynamic)


def at_once(blocks: int, cluster: int, processors: int) -> int:
    """The number of blocks that run at once: whole clusters, and no more than there are multiprocessors."""
    return min(blocks, max(cluster, processors // cluster * cluster))


def random_feeds(text: str, sizes: Mapping[str, int], *, scale: float = 1.0) -> dict[str, Array]:
    """Normal numbers for the inputs of a model, from a fixed seed; integers index the first dimension of the first.

    Large inputs repeat what DRAWN of them are: to draw them all would take longer than what is measured.
    """
    graph = tfc.parse(text)
    (entry,) = graph.entries
    rng = np.random.Generator(np.random.PCG64(7))
    made: dict[str, Array] = {}
    below = 2
    for name, value in entry.inputs:
        kind = graph.type_of(value)
        shape = tuple(evaluate(size, dict(sizes)) for size in kind.dims)
        if kind.dtype.is_float:
            drawn = rng.standard_normal(min(prod(shape), DRAWN), np.float32) * np.float32(scale)
            data: Array = np.resize(drawn, shape)
            below = max(below, shape[0] if shape and not made else below)
        else:
            data = rng.integers(0, below, shape)
        made[name] = data.astype(kind.dtype.storage)
    return made
