"""The weights of the models: not in the repository but made on the spot, the same every time.

A model says `w1: f32[784, 512] = load("weights/mlp.npz", "w1")`; from such lines `ensure` makes the file. Filters and
matrices are normal with the variance of He et al. 2015, which keeps the magnitudes of activations; what normalises is
near 1, what is added is small.
"""

from __future__ import annotations

import os
import re
import zlib
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
DECLARED = re.compile(r'^(?:var )?(\w+): f32\[([\d, ]*)\] = load\("(weights/[\w.]+)", "(\w+)"\)', re.MULTILINE)


def declared(model: Path) -> dict[str, tuple[str, str, tuple[int, ...]]]:
    """The weights that a model loads: by their name in the model, the file, their name in the file and the shape."""
    found = DECLARED.findall(model.read_text())
    return {name: (file, key, tuple(int(size) for size in sizes.split(","))) for name, sizes, file, key in found}


def ensure(model: Path) -> None:
    """Write the files of weights that a model loads, unless they are there."""
    files: dict[str, dict[str, tuple[int, ...]]] = {}
    for file, key, shape in declared(model).values():
        files.setdefault(file, {})[key] = shape
    for file, shapes in files.items():
        path = model.parent / file
        arrays = dict(np.load(path, allow_pickle=False)) if path.exists() else {}
        if any(key not in arrays or arrays[key].shape != shape for key, shape in shapes.items()):
            write(path, arrays | {key: made(file, key, shape) for key, shape in shapes.items()})


def write(path: Path, arrays: dict[str, Array]) -> None:
    """Write an npz file that is complete or absent, whoever else writes it."""
    path.parent.mkdir(exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    with part.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]  # its stubs take the arrays for the flag
    part.replace(path)


def made(file: str, key: str, shape: tuple[int, ...]) -> Array:
    """An array that depends on its name and shape alone."""
    generator = np.random.Generator(np.random.PCG64(zlib.crc32(f"{file} {key}".encode())))
    noise = generator.standard_normal(shape)
    if len(shape) > 1:
        # The filter of a depthwise convolution [height, width, channels, 1] sees one channel at a time.
        depthwise = len(shape) == 4 and shape[-1] == 1
        inputs = shape[0] * shape[1] if depthwise else int(np.prod(shape[:-1]))
        noise *= np.sqrt(2 / inputs)
    elif key.endswith("variance"):
        noise = 0.5 + generator.random(shape)
    elif key.startswith("gamma") or key.endswith("scale"):
        noise = 1 + 0.1 * noise
    else:
        noise *= 0.1
    return noise.astype(np.float32)


def load(model: Path) -> dict[str, Array]:
    """The weights of a model, by the names it gives to them; the files have to be there."""
    names = declared(model)
    files = {file: np.load(model.parent / file, allow_pickle=False) for file in {row[0] for row in names.values()}}
    return {name: files[file][key] for name, (file, key, _) in names.items()}
