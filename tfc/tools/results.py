"""The results of a run: printed, written to files, or compared with expected ones."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.readers.numpy_files import read_archive
from tfc.ir.types.types import Array, TensorType, dtype_of
from tfc.tools.feeds import load
from tfc.tools.output_files import output_file


def show(name: str, array: Array) -> str:
    """`logits: f32[2, 10] = [[…]]`, long arrays shortened in the middle."""
    kind = TensorType(dtype_of(array), array.shape)
    text = np.array2string(array, separator=", ", threshold=200, max_line_width=110)
    return f"{name}: {kind} ={chr(10) if chr(10) in text else ' '}{text}"


def write(spec: str, outputs: Mapping[str, Array]) -> None:
    """`--output=@all.npz`, `--output=name=@y.npy`, or `--output=@y.npy` for a single output."""
    name, path = _split(spec, outputs, "--output")
    if path.endswith(".npz"):
        write_npz(path, {name: outputs[name]} if name else outputs)
        return
    if not name:
        raise Error(f"--output={spec}: several outputs go into one .npz file, or say NAME=@{path}")
    array = outputs[name]
    write_npy(path if path.endswith(".npy") else f"{path}.npy", array)


def write_npy(path: str, array: Array) -> None:
    """Write one array as np.save does; f32 holds what NumPy's files have no type for."""
    with output_file(path) as file:
        np.save(file, array.astype(np.float32) if array.dtype.kind == "V" else array, allow_pickle=False)


def write_npz(path: str, arrays: Mapping[str, Array]) -> None:
    """Write arrays as np.savez does, which takes no names that its parameters have; the same arrays, the same bytes."""
    with output_file(path) as file, zipfile.ZipFile(file, "w") as archive:
        for name, array in arrays.items():
            with archive.open(zipfile.ZipInfo(f"{name}.npy"), "w", force_zip64=True) as member:
                np.lib.format.write_array(member, np.asanyarray(array), allow_pickle=False)


def check(spec: str, outputs: Mapping[str, Array], equality: str, atol: float, rtol: float) -> list[str]:
    """Compare with `--expected-output=[NAME=]@file`; a line for every output that differs."""
    name, path = _split(spec, outputs, "--expected-output")
    expected = read_archive(path) if path.endswith(".npz") and not name else {name: load(path, None, None, name)}
    lines = []
    for key, want in expected.items():
        if key not in outputs:
            raise Error(f"--expected-output={spec}: there is no output `{key}`", "NOT_FOUND")
        difference = differ(outputs[key], np.asarray(want), equality, atol, rtol)
        if difference:
            lines.append(f"{key}: {difference}")
    return lines


def differ(got: Array, want: Array, equality: str, atol: float, rtol: float) -> str:
    """The difference in words; "" when the arrays agree. NaN equals NaN."""
    if got.shape != want.shape or got.dtype != want.dtype:
        return f"{got.dtype}{list(got.shape)} instead of {want.dtype}{list(want.shape)}"
    if got.dtype.kind not in "fcV":
        same = np.asarray(got == want)
    elif equality == "exact":
        same = (got == want) | (np.isnan(got) & np.isnan(want))
    else:
        wide = np.complex128 if got.dtype.kind == "c" else np.float64
        same = np.isclose(got.astype(wide), want.astype(wide), atol=atol, rtol=rtol, equal_nan=True)
    wrong = int(got.size - np.count_nonzero(same))
    if not wrong:
        return ""
    place = tuple(int(i) for i in np.argwhere(~same)[0])
    return f"{wrong} of {got.size} elements differ, first at {list(place)}: {got[place]} instead of {want[place]}"


def _split(spec: str, outputs: Mapping[str, Array], flag: str) -> tuple[str, str]:
    name, at, path = spec.rpartition("@")
    name = name.rstrip("=")
    if not at or Path(path).suffix not in (".npy", ".npz"):
        raise Error(f"{flag}={spec}: expected @FILE.npy, NAME=@FILE.npy or @FILE.npz")
    if name and name not in outputs:
        raise Error(f"{flag}={spec}: there is no output `{name}`; there are {', '.join(outputs)}", "NOT_FOUND")
    if not name and len(outputs) == 1 and path.endswith(".npy"):
        name = next(iter(outputs))
    return name, path
