"""Workloads: a `.tfg` file, its feeds, its amount of work, and the reference in NumPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import ml_dtypes
import numpy as np

from bench import nets, weights

MODELS = Path(__file__).resolve().parent / "models"
TYPES = {"f32": np.float32, "bf16": ml_dtypes.bfloat16}
Array = np.ndarray[Any, np.dtype[Any]]
Arrays = dict[str, Array]
Shapes = Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class Workload:
    """One thing to time.

    model     the `.tfg` file in bench/models, which reads its feeds and the weights it loads
    shapes    what is fed: normal numbers
    type      their element type: f32, bf16, or i8 for numbers from its whole range
    flops     floating-point operations that have to be done (0: bound by memory alone)
    bytes     bytes that have to cross memory: inputs and weights read once, outputs written once
    numpy     the same in NumPy, as its users write it; gives `y`, or several results by name: for a step of training
              the loss `y` and the weights after it
    tolerance largest relative error allowed against the float64 result
    labels    classes that are fed, i32: how many numbers, below what
    numbers   integers that are fed, i32
    trips     of a loop: the time of one is told too
    twin      the same computation without its loop, for the peer `unrolled`
    timed     a call of the loaded model; or everything from the model to the result of a first call, with an empty
              cache or with what an earlier load left; or how much more memory the process has at its peak for a call
              than it had for one with `numbers` of 1
    peers     who takes part, of those that are asked for
    """

    name: str
    model: str
    shapes: Shapes
    numpy: Callable[..., Any]
    flops: int = 0
    bytes: int = 0
    tolerance: float = 1e-4
    timed: Literal["call", "compile", "load", "memory"] = "call"
    peers: tuple[str, ...] = ()
    labels: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    trips: int = 0
    twin: str = ""
    type: Literal["f32", "bf16", "i8"] = "f32"

    @property
    def path(self) -> Path:
        """The model's file."""
        return MODELS / self.model

    @property
    def kind(self) -> str:
        """The model without its ending: what peers call their versions."""
        return self.path.stem

    def feeds(self) -> Arrays:
        """Normal numbers from a fixed seed; what is called w… scaled to keep magnitudes (He); any bytes."""
        generator = np.random.Generator(np.random.PCG64(7))
        made: Arrays = {}
        for name, shape in self.shapes.items():
            scale = np.sqrt(2 / np.prod(shape[:-1])) if name.startswith("w") else 1.0
            if self.type == "i8":
                made[name] = generator.integers(-128, 128, shape, np.int8)
            else:
                made[name] = (generator.standard_normal(shape) * scale).astype(TYPES[self.type])
        for name, (count, below) in self.labels.items():
            made[name] = generator.integers(0, below, count).astype(np.int32)
        return made | {name: np.array(number, np.int32) for name, number in self.numbers.items()}

    def weights(self) -> Arrays:
        """The weights that the model loads; call `prepare` before."""
        return weights.load(self.path)

    def prepare(self) -> None:
        """Write the files that the model loads, and those that peers read instead of it."""
        if self.kind in nets.NETS:
            nets.prepare(self.kind, self.feeds())
        else:
            weights.ensure(self.path)

    def reference(self, arrays: Mapping[str, Array]) -> Arrays:
        """The results in float64; integers stay integers, but for bytes, whose sums float64 holds."""
        narrow = (ml_dtypes.bfloat16, np.int8)
        exact = {
            name: array.astype(np.float64) if array.dtype.kind == "f" or array.dtype in narrow else array
            for name, array in arrays.items()
        }
        results = self.numpy(**exact)
        return results if isinstance(results, dict) else {"y": results}


@dataclass(frozen=True)
class Loaded:
    """A workload loaded into a peer.

    call     does it once and waits for the end; the result is in the peer's own form, newly made
    outputs  from that form to arrays in the layout of the `.tfg` file; for training, with the weights as they are then
    """

    call: Callable[[], Any]
    outputs: Callable[[Any], Arrays]


def single(result: Any) -> Arrays:
    """The outputs of a call that gives one array."""
    return {"y": np.asarray(result)}


@dataclass(frozen=True)
class Job:
    """The argument of an adapter's `load`: a workload with its arrays, and how to run it.

    target_cpu  for tfc alone: the processor to compile for, by LLVM's name; "" for the one at hand
    """

    workload: Workload
    feeds: Arrays
    weights: Arrays
    threads: int
    target_cpu: str = ""

    @property
    def arrays(self) -> Arrays:
        """Feeds and weights together."""
        return self.feeds | self.weights
