"""Embedded models linked into this process, and their entries called as C would."""

from __future__ import annotations

import ctypes
import os
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import tfc
from tfc.codegen.objects.link import link_shared
from tfc.codegen.target.target import host
from tfc.compiler.objects import Embedding
from tfc.ir.base.config import Config
from tfc.ir.types.dims import evaluate
from tfc.runtime.memory.storage import address_of, aligned_bytes

Array = np.ndarray[Any, np.dtype[Any]]
CANARY = 64


class Loc(ctypes.Structure):
    """tfc_loc."""

    _fields_ = (
        ("file", ctypes.c_char_p),
        ("node", ctypes.c_char_p),
        ("line", ctypes.c_uint32),
        ("col", ctypes.c_uint32),
    )


class Failure(ctypes.Structure):
    """tfc_error."""

    _fields_ = (
        ("code", ctypes.c_int32), ("msg", ctypes.c_char * 236), ("where", ctypes.POINTER(Loc)),
        ("reserved", ctypes.c_uint64),
    )  # fmt: skip


MODEL = """
use nn
use optimizers
dim batch in 1..32
input x: f32[batch, 4]
input y: i32[batch]
var w: f32[4] = [0.1, 0.2, 0.3, 0.4]
logits = x * w
p = softmax(logits)
loss = mean(nn.sparse_softmax_cross_entropy(logits, y))
step = optimizers.momentum(loss, rate=0.1)
entry infer(x) -> p
entry train(x, y) -> loss after step
"""
"""A model that trains, without products: they take a second to compile."""


@cache
def embedding(text: str, name: str = "model") -> Embedding:
    """A model for this machine."""
    return Embedding(tfc.parse(text, file="model.tfg"), host(), Config(), name, {})


def load(*made: Embedding) -> ctypes.CDLL:
    """Their objects in one library; linking fails where they need more than libc and libm."""
    exports = [symbol for each in made for symbol in each.model.exports]
    content = link_shared([each.emit() for each in made], exports, host(), "linked")
    handle, path = tempfile.mkstemp(suffix=".so")
    os.write(handle, content)
    os.close(handle)
    try:
        return ctypes.CDLL(path)
    finally:
        Path(path).unlink()


class Linked:
    """One model: its state and workspace, with canaries behind them, and its entries."""

    def __init__(self, made: Embedding, library: ctypes.CDLL | None = None) -> None:
        self.model = made.model
        self.library = library or load(made)
        self.error = Failure()
        self.weights: Array | None = None
        self.state = self.guarded_memory(self.model.state.bytes)

    def init(self) -> int:
        """Initialise the state; the code."""
        work = self.guarded_memory(self.model.start.workspace if self.model.start else 0)
        function = getattr(self.library, f"{self.model.name}_init")
        code = function(
            self.pointer_to(self.state),
            self.pointer_to(self.weights),
            self.pointer_to(work),
            None,
            self.error_pointer(),
        )
        self._check(work)
        return int(code)

    def call(
        self, name: str, feeds: Mapping[str, Array | None], dims: tuple[int, ...] = ()
    ) -> tuple[int, dict[str, Array]]:
        """One step: its code and its results."""
        entry = next(each for each in self.model.entries if each.name == name)
        symbols = dict(zip(entry.ranges, dims, strict=True))
        outputs = {}
        for tensor in entry.outputs:
            outputs[tensor.name] = np.zeros([evaluate(size, symbols) for size in tensor.shape], tensor.dtype.storage)
        inputs = [feeds[tensor.name] for tensor in entry.inputs]
        work = self.guarded_memory(entry.workspace)
        code = getattr(self.library, f"{self.model.symbol(name)}_call")(
            self.pointer_to(self.state), self.pointer_to(self.weights), self.pointer_to(work),
            (ctypes.c_int64 * max(1, len(dims)))(*dims),
            (ctypes.c_void_p * max(1, len(inputs)))(*[None if a is None else address_of(a) for a in inputs]),
            (ctypes.c_void_p * max(1, len(outputs)))(*map(address_of, outputs.values())), None, self.error_pointer(),
        )  # fmt: skip
        self._check(work)
        return int(code), outputs

    @property
    def message(self) -> str:
        """What the last failure said."""
        return self.error.msg.decode()

    def variable(self, name: str) -> Array:
        """A variable as it lies in the state."""
        place = self.model.state.places[name]
        content = self.state[place.offset : place.offset + place.bytes]
        return content.view(place.dtype.storage).reshape(place.shape)

    def guarded_memory(self, size: int) -> Array:
        """Bytes with canaries behind them, which tell who writes too far."""
        made = aligned_bytes(size + CANARY)
        made[:] = 0xA5
        return made

    def _check(self, work: Array) -> None:
        for memory in (self.state, work):
            assert (memory[-CANARY:] == 0xA5).all(), "it wrote behind its memory"

    def pointer_to(self, memory: Array | None) -> ctypes.c_void_p:
        """The address of memory, null where there is none."""
        return ctypes.c_void_p(None if memory is None else address_of(memory))

    def error_pointer(self) -> ctypes.c_void_p:
        """Where a function in C puts its error."""
        return ctypes.c_void_p(ctypes.addressof(self.error))
