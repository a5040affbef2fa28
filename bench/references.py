"""The right results, in float64: computed once for the arrays and the code that they follow from, and kept on disk."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np

from bench import weights
from bench.workload import MODELS, Array, Arrays, Workload

HERE = Path(__file__).resolve().parent
FOLDER = MODELS / "weights" / "references"
LONG_SECONDS = 1.0


def of(
    workload: Workload, arrays: Mapping[str, Array], folder: Path = FOLDER, long_seconds: float = LONG_SECONDS
) -> Arrays:
    """`workload.reference(arrays)`; kept is the last result of each workload, if it took more than `long_seconds`."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{''.join(c if c.isalnum() else '_' for c in workload.name)}.npz"
    digest = np.frombuffer(_digest(workload, arrays), np.uint8)
    if path.exists():
        with np.load(path, allow_pickle=False) as kept:
            if np.array_equal(kept["digest"], digest):
                return {name.removeprefix("result "): kept[name] for name in kept.files if name != "digest"}
    start = time.perf_counter()
    made = {name: np.asarray(array) for name, array in workload.reference(arrays).items()}
    if time.perf_counter() - start > long_seconds:
        weights.write(path, {"digest": digest} | {f"result {name}": array for name, array in made.items()})
    return made


def _digest(workload: Workload, arrays: Mapping[str, Array]) -> bytes:
    """A digest of all that the results depend on: the arrays, the model, and the code that computes them."""
    found = hashlib.blake2b(workload.name.encode(), digest_size=16)
    for name, array in sorted(arrays.items()):
        found.update(f"{name} {array.dtype} {array.shape}".encode())
        found.update(np.ascontiguousarray(array).tobytes())
    for path in (workload.path, *_code()):
        found.update(path.read_bytes())
    return found.digest()


def _code() -> Iterator[Path]:
    yield from (HERE / name for name in ("workload.py", "workloads.py", "nets.py"))
    yield from sorted((HERE / "reference").glob("*.py"))
    yield from sorted((HERE.parent / "tfc" / "ir").rglob("*.py"))
