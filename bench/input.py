"""A training fed by files inside the graph beside one fed from memory: `python -m bench.input`.

Both train the same model on the same rows of bytes. One is fed batches of arrays in memory, picked in a new order every
epoch. The other one's graph reads TFRecords, 1024 at a time, decodes them and takes batches from a queue that a queue
runner fills. They take turns; the table shows medians of the blocks' times per step, and of the processor time of the
whole process, which other programs disturb less.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import tfc
from tfc.ir.readers.tf_record import write_records

ROWS = 16384
PIXELS = 784
Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Model:
    """The computation on `x: u8[batch, 784]` and `y: u8[batch]`: lines of `.tfg` that bind `logits`."""

    name: str
    batch: int
    text: str


MLP = """
h = nn.dense(cast(x, f32) / 255, units=256, activation=relu, seed=1)
logits = nn.dense(nn.dense(h, units=256, activation=relu, seed=2), units=10, seed=3)
"""
CNN = """
image = reshape(cast(x, f32) / 255, [BATCH, 28, 28, 1])
c = max_pool(nn.conv2d(image, filters=16, size=[5, 5], activation=relu, seed=1))
d = max_pool(nn.conv2d(c, filters=32, size=[5, 5], activation=relu, seed=2))
logits = nn.dense(nn.dense(reshape(d, [BATCH, 1568]), units=128, activation=relu, seed=3), units=10, seed=4)
"""
MODELS = (Model("mlp", 128, MLP), Model("cnn", 64, CNN))

USES = "use nn\nuse optimizers\nuse input\n"
MEMORY = "input x: u8[BATCH, 784]\ninput y: u8[BATCH]\n"
FILES = """
files = input.string_input_producer(["PATH"], shuffle=false)
_, records = ReaderReadUpToV2(TFRecordReaderV2(), files, 1024)
images, labels = DecodeRows(records, dtypes=[u8, u8], shapes=[[784], []])
"""
QUEUES = {
    "fifo": "x, y = input.batch([images, labels], BATCH, capacity=4096, many=true)\n",
    "shuffle": "x, y = input.shuffle_batch([images, labels], BATCH, 8192, min_after_dequeue=4096, many=true)\n",
}
TRAIN = """
loss = mean(nn.sparse_softmax_cross_entropy(logits, cast(y, i32)))
step = optimizers.momentum(loss, rate=0.01)
"""


def parse(model: Model, source: str, inputs: str, path: Path) -> tfc.Graph:
    """The model, fed by what `source` binds to `x` and `y`."""
    text = USES + source + model.text + TRAIN + f"entry train({inputs}) -> loss after step\n"
    return tfc.parse(text.replace("BATCH", str(model.batch)).replace("PATH", str(path)))


@dataclass
class Timed:
    """A way to take steps, with their seconds and processor seconds per step, a block each."""

    take: Callable[[int], None]
    seconds: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)

    def block(self, steps: int) -> None:
        """Take and time some steps."""
        clock, busy = time.perf_counter(), time.process_time()
        self.take(steps)
        self.seconds.append((time.perf_counter() - clock) / steps)
        self.busy.append((time.process_time() - busy) / steps)


def from_memory(session: tfc.Session, model: Model, x: Array, y: Array) -> Callable[[int], None]:
    """Steps that are fed shuffled rows of arrays."""
    step, generator = session.prepare("train"), np.random.default_rng(1)

    def take(steps: int) -> None:
        order = generator.permutation(len(x))
        for k in range(steps):
            at = k * model.batch % (len(x) - model.batch)
            rows = order[at : at + model.batch]
            step(x=x[rows], y=y[rows])

    return take


def from_files(session: tfc.Session) -> Callable[[int], None]:
    """Steps that feed themselves."""
    step = session.prepare("train")

    def take(steps: int) -> None:
        for _ in range(steps):
            step()

    return take


def measure(model: Model, queue: str, rounds: int, steps: int, threads: int, rows: int = ROWS) -> tuple[Timed, Timed]:
    """Time steps that are fed from memory, and steps that read files."""
    generator = np.random.default_rng(0)
    x = generator.integers(0, 256, (rows, PIXELS), dtype=np.uint8)
    y = generator.integers(0, 10, rows).astype(np.uint8)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rows.tfrecord"
        write_records(path, (row.tobytes() + label.tobytes() for row, label in zip(x, y, strict=True)))
        with (
            tfc.Session(parse(model, MEMORY, "x, y", path), threads=threads) as memory,
            tfc.Session(parse(model, FILES + QUEUES[queue], "", path), threads=threads) as files,
        ):
            files.start_queue_runners()
            both = Timed(from_memory(memory, model, x, y)), Timed(from_files(files))
            for each in both:
                each.take(steps)
            for _ in range(rounds):
                for each in both:
                    each.block(steps)
    return both


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.input", description=__doc__)
    parser.add_argument("--only", default="", help="models whose name contains this")
    parser.add_argument("--rounds", type=int, default=7, help="blocks of each, by turns (default 7)")
    parser.add_argument("--steps", type=int, default=200, help="steps of a block (default 200)")
    parser.add_argument("--threads", type=int, default=0, help="of each session (default: all cores)")
    options = parser.parse_args()
    print("| model | queue | fed from memory | from files | speed | processor time from memory | from files | share |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for model in MODELS:
        for queue in QUEUES if options.only in model.name else ():
            memory, files = measure(model, queue, options.rounds, options.steps, options.threads)
            cells = [f"{model.name}, batch {model.batch}", queue]
            for of in ("seconds", "busy"):
                a, b = (statistics.median(getattr(each, of)) for each in (memory, files))
                cells += [f"{a * 1e6:.0f} µs", f"{b * 1e6:.0f} µs", f"{a / b:.2f}"]
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
