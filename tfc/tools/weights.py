"""`tfc weights`: the variables in a file, listed with statistics, or written in another format: all or some."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from pathlib import Path

import numpy as np

from tfc.ir.base.errors import Error, suggest
from tfc.ir.readers.numpy_files import read_archive
from tfc.ir.types.types import Array, TensorType, dtype_of
from tfc.tools.failures import UsageError
from tfc.tools.model import is_module
from tfc.tools.results import write_npy, write_npz

EPILOG = """examples:
  tfc weights dump model.safetensors           every tensor with its range, mean and what is not finite
  tfc weights dump model.tfcm --json           the variables in a compiled module
  tfc weights dump checkpoints                 the newest checkpoint that `tfc run --checkpoint=checkpoints` saved
  tfc weights dump model.ckpt-1000             one that TensorFlow saved, in its V2 or first format
  tfc weights convert model.ckpt-1000 -o model.safetensors    so that `--state-in` and C programs read it
  tfc weights convert model.tfcm -o model.npz                 or .ckpt: for tf.train.load_checkpoint
  tfc weights extract model.tfcm --tensor=W -o W.npy          one tensor for NumPy
  tfc weights extract model.safetensors --tensor='encoder/*' -o encoder.safetensors

the file that is written has the format of its name: .safetensors, .npz (not for bf16, which NumPy lacks), .ckpt
(TensorFlow's V2: model.ckpt.index and model.ckpt.data-00000-of-00001) or, for one tensor, .npy.
"""


@dataclass(frozen=True, slots=True)
class Tensor:
    """One tensor: statistics over its finite elements, None where there is none or it does not hold real numbers."""

    name: str
    type: str
    bytes: int
    mean: float | None
    std: float | None
    min: float | None
    max: float | None
    not_finite: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc weights`."""
    parser.add_argument("action", choices=["dump", "convert", "extract"], help="list, write all, or write some")
    parser.add_argument("file", metavar="FILE", help="a .safetensors or .npz file, a .tfcm or .so, or checkpoints")
    parser.add_argument("--json", action="store_true", help="dump: write a JSON list")
    parser.add_argument("--tensor", metavar="NAME", action="append", default=[], help="extract: these; `*` is any text")
    parser.add_argument("-o", dest="output", metavar="OUT", help="convert and extract: the file to write")


def run(options: argparse.Namespace) -> int:
    """List or write the tensors."""
    is_extract = options.action == "extract"
    if (options.action != "dump") != bool(options.output) or is_extract != bool(options.tensor):
        raise UsageError("dump FILE, convert FILE -o OUT, or extract FILE --tensor=NAME -o OUT")
    if options.action == "dump":
        return dump(options)
    tensors = read(options.file)
    if is_extract:
        tensors = {name: tensors[name] for pattern in options.tensor for name in matching(pattern, tensors)}
    write(options.output, tensors)
    print(f"wrote {options.output}, {len(tensors)} tensors")
    return 0


def matching(pattern: str, names: Collection[str]) -> list[str]:
    """The names that a pattern means; NOT_FOUND when there is none."""
    found = [name for name in names if name == pattern or fnmatchcase(name, pattern)]
    if not found:
        raise Error(f"there is no tensor {pattern!r}{suggest(pattern, names)}", "NOT_FOUND")
    return found


def write(path: str, tensors: Mapping[str, Array]) -> None:
    """Write a file in the format of its name; wrong usage for others, UNIMPLEMENTED for types that a format lacks."""
    suffix = Path(path).suffix
    if suffix == ".safetensors":
        from tfc.runtime.checkpoint.safetensors_file import write_tensors

        write_tensors(path, tensors)
    elif suffix == ".ckpt":
        from tfc.ir.checkpoint.bundle import write_bundle

        write_bundle(path, [(name, array, None) for name, array in tensors.items()])
    elif suffix in (".npz", ".npy"):
        odd = next((name for name, array in tensors.items() if array.dtype.kind == "V"), None)
        if odd is not None:
            kind = dtype_of(tensors[odd])
            raise Error(f"{odd} is {kind}, which NumPy's files do not have: write .safetensors", "UNIMPLEMENTED")
        if suffix == ".npy" and len(tensors) != 1:
            raise UsageError(f"{path}: {len(tensors)} tensors do not go into one .npy file: say .npz")
        if suffix == ".npy":
            write_npy(path, next(iter(tensors.values())))
        else:
            write_npz(path, tensors)
    else:
        raise UsageError(f"{path}: write a .safetensors, .npz, .npy or .ckpt file")


def dump(options: argparse.Namespace) -> int:
    """Print the list."""
    tensors = [describe(name, array) for name, array in sorted(read(options.file).items())]
    if options.json:
        print(json.dumps([asdict(tensor) for tensor in tensors], indent=2))
        return 0
    from tfc.tools.inspect_views import human

    width = max((len(tensor.name) for tensor in tensors), default=0)
    for tensor in tensors:
        numbers = (
            f"{key} {value:<11.4g}"
            for key in ("mean", "std", "min", "max")
            if (value := getattr(tensor, key)) is not None
        )
        odd = f"{tensor.not_finite} not finite" if tensor.not_finite else ""
        print(f"{tensor.name:<{width}}  {tensor.type:<18} {' '.join(numbers)}{odd}".rstrip())
    print(f"{len(tensors)} tensors, {human(sum(tensor.bytes for tensor in tensors))}")
    return 0


def read(path: str) -> Mapping[str, Array]:
    """All tensors of a file; of a module, whatever machine it is for; of a folder, those of its newest checkpoint."""
    if is_module(path):
        from tfc.runtime.bundle.bundle_file import read_bundle

        return read_bundle(path).state or {}
    from tfc.runtime.checkpoint.safetensors_file import read_tensors

    if Path(path).suffix == ".npz":
        return read_archive(path)
    if Path(path).suffix == ".safetensors":
        return read_tensors(path)
    return read_checkpoint_files(path) or read_tensors(path)


def read_checkpoint_files(path: str) -> Mapping[str, Array] | None:
    """The tensors of a folder of checkpoints, of one of them, or of TensorFlow's files; None for anything else."""
    from tfc.runtime.checkpoint.folder import list_checkpoints, read_newest
    from tfc.runtime.checkpoint.variable_files import is_checkpoint, read_variables

    if list_checkpoints(path):
        found, skipped = read_newest(path)
        for each in skipped:
            print(each, file=sys.stderr)
        return found.variables if found is not None else {}
    return read_variables(path) if Path(path).is_dir() or is_checkpoint(path) else None


def describe(name: str, array: Array) -> Tensor:
    """The type and the statistics of one tensor."""
    kind = str(TensorType(dtype_of(array), array.shape))
    numbers = array.astype(np.float64).ravel() if array.dtype.kind in "fiuV" else np.empty(0)
    finite = numbers[np.isfinite(numbers)]
    mean, std, low, high = (float(f(finite)) if finite.size else None for f in (np.mean, np.std, np.min, np.max))
    return Tensor(name, kind, array.nbytes, mean, std, low, high, numbers.size - finite.size)
