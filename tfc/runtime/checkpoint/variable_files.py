"""Variables from files of any kind that tfc knows: safetensors, its own checkpoints, TensorFlow's checkpoints."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array
from tfc.runtime.checkpoint.folder import STATE_FILE, list_checkpoints, read_checkpoint, read_newest

_NEWEST = re.compile(r'^model_checkpoint_path: *"([^"\n]+)"', re.MULTILINE)
_OTHERS = re.compile(r"\.(ckpt(-\d+)?|index|meta|npz|npy|tfcm|so|o|h5|pt|pth|onnx|tfg)$")


def check_name(path: str | Path) -> None:
    """INVALID_ARGUMENT for a name that says another format than safetensors, in which sessions save."""
    if found := _OTHERS.search(Path(path).name):
        others = "tfc weights convert writes checkpoints of TensorFlow and NumPy's files"
        raise Error(f"{path}: variables are saved as safetensors, not as {found[0]}: name it .safetensors ({others})")


def read_variables(path: str | Path) -> Mapping[str, Array]:
    """The variables in a safetensors file, in a checkpoint of tfc's, in the newest one of a folder, or in TensorFlow's
    checkpoint `model.ckpt-9` (of version 1 or 2; a folder with the newest of them is named by its file `checkpoint`).

    NOT_FOUND when there is nothing of the kind, DATA_LOSS when it is damaged.
    """
    if Path(path).is_dir():
        return _read_folder(Path(path))
    if is_checkpoint(path):
        return _read_prefix(Path(path))
    from tfc.runtime.checkpoint.safetensors_file import read_tensors

    return read_tensors(path)


def is_checkpoint(path: str | Path) -> bool:
    """True for the name of a checkpoint of TensorFlow's: files `PATH.index` and so on, or one table."""
    from tfc.ir.checkpoint.bundle import index_path
    from tfc.ir.checkpoint.table import is_table

    return index_path(str(path).removesuffix(".index")).is_file() or (Path(path).is_file() and is_table(Path(path)))


def newest_of_tensorflow(folder: str | Path) -> Path | None:
    """The prefix of TensorFlow's newest checkpoint in a folder, as its file `checkpoint` says; None without one."""
    state = Path(folder) / STATE_FILE
    if not state.is_file():
        return None
    found = _NEWEST.search(state.read_text(encoding="utf-8", errors="replace"))
    prefix = Path(folder) / Path(found[1]).name if found else None
    return prefix if prefix is not None and is_checkpoint(prefix) else None


def step_of(prefix: Path) -> int:
    """The step in the name of a checkpoint of TensorFlow's, such as model.ckpt-9; 0 where there is none."""
    found = re.search(r"-(\d+)$", prefix.name)
    return int(found[1]) if found else 0


def _read_folder(folder: Path) -> Mapping[str, Array]:
    if list_checkpoints(folder):
        newest, _ = read_newest(folder)
        assert newest is not None, "there are checkpoints, and DATA_LOSS when all are damaged"
        return newest.variables
    prefix = newest_of_tensorflow(folder)
    return _read_prefix(prefix) if prefix is not None else read_checkpoint(folder).variables


def _read_prefix(path: Path) -> Mapping[str, Array]:
    from tfc.ir.checkpoint.bundle import Bundle, index_path
    from tfc.ir.checkpoint.slice_file import SliceFile

    prefix = str(path).removesuffix(".index")
    source = Bundle(prefix) if index_path(prefix).is_file() else SliceFile(path)
    return {name: source.read(name) for name in source}
