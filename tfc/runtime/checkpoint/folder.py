"""Folders of checkpoints, from which training continues after a crash at any moment (white paper §3.3, "Fault
Tolerance").

    DIR/ckpt-200/variables.index, variables.data-00000-of-00001    TensorFlow's V2 format, a CRC32C per tensor
    DIR/ckpt-200/manifest.json                                     the step, every tensor, a checksum of the index
    DIR/checkpoint                                                 tells TensorFlow which is the newest

A checkpoint is written into a folder with a hidden name, flushed, and renamed when it is complete; then `checkpoint` is
replaced, then old ones are deleted, hidden again first. Whoever restores trusts no name: it takes the newest checkpoint
whose every checksum agrees.
"""

from __future__ import annotations

import json
import re
import secrets
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

from tfc.ir.base.errors import Error
from tfc.ir.base.record import field, record
from tfc.ir.base.system_errors import system_error
from tfc.ir.checkpoint.bundle import Bundle, index_path, shard_path, write_bundle
from tfc.ir.checkpoint.crc32c import crc32c
from tfc.ir.checkpoint.files import flush_folder, make_folder, read_file, replace_file
from tfc.ir.types.types import Array, TensorType, dtype_of

KEEP = 5
"""The number of checkpoints kept, as in TensorFlow's Saver."""
STATE_FILE = "checkpoint"
_PREFIX, _MANIFEST = "variables", "manifest.json"
_FORMAT = 1
_NAME = re.compile(r"ckpt-(\d+)(?:\.(\d+))?")

Json = dict[str, object]


@record(frozen=True)
class Checkpoint:
    """The content of a checkpoint, saved after a step. `generators` are the states of random ops, `notes` the saver's
    own data.
    """

    step: int
    variables: Mapping[str, Array]
    generators: Mapping[str, Array] = field(default_factory=dict)
    notes: Mapping[str, object] = field(default_factory=dict)


@record(frozen=True)
class Skipped:
    """A damaged checkpoint, with the damage."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return f"skipped {self.path}: {self.reason}"


def write_checkpoint(folder: str | Path, checkpoint: Checkpoint, keep: int = KEEP) -> Path:
    """Add a checkpoint to a folder, made if need be, and delete all but the newest `keep`; the path of the new one.

    A crash at any moment leaves the folder without it or with it. UNAVAILABLE or NOT_FOUND when something cannot be
    written: then, too, no checkpoint that was there is lost.
    """
    if keep < 1:
        raise Error(f"at least one checkpoint must be kept, not {keep}")
    root = Path(folder)
    try:
        make_folder(root)
        _delete(root.glob(".ckpt-*"))  # of a save that was killed
        for path in root.glob(f".{STATE_FILE}.*"):
            path.unlink(missing_ok=True)
        hidden = root / f".ckpt-{checkpoint.step}.{secrets.token_hex(8)}"
        hidden.mkdir()
        try:
            _fill(hidden, checkpoint)
            final = _free_name(root, checkpoint.step)
            hidden.rename(final)
        except BaseException:
            shutil.rmtree(hidden, ignore_errors=True)
            raise
        flush_folder(root)
        kept = list_checkpoints(root)[:keep]
        replace_file(root / STATE_FILE, [_state(kept)])
        old = list_checkpoints(root)[keep:]
        _delete([path.rename(root / f".{path.name}.{secrets.token_hex(8)}") for path in old])
    except OSError as problem:
        raise system_error(problem, f"cannot save to {root}") from problem
    return final


def read_checkpoint(path: str | Path) -> Checkpoint:
    """A checkpoint's content. DATA_LOSS, naming the tensor or the file, when a single bit is not as it was written."""
    folder = Path(path)
    manifest = _read_manifest(folder / _MANIFEST)
    prefix = folder / _PREFIX
    index = read_file(index_path(prefix))
    if f"{crc32c(index):08x}" != manifest["index"]:
        raise Error(f"{index_path(prefix)} is damaged (its checksum differs)", "DATA_LOSS")
    bundle = Bundle(prefix)
    size = sum(entry.size for entry in bundle.entries.values())
    found = shard_path(prefix, 0, 1).stat().st_size if shard_path(prefix, 0, 1).exists() else -1
    if found > size:
        raise Error(f"{shard_path(prefix, 0, 1)} has {found} bytes instead of {size}", "DATA_LOSS")
    tensors = {name: bundle.read(name) for name in bundle}
    generators, notes, step = manifest["generators"], manifest["notes"], manifest["step"]
    if not (isinstance(generators, list) and isinstance(notes, dict) and isinstance(step, int)) or not all(
        isinstance(name, str) and name in tensors for name in generators
    ):
        raise Error(f"{folder / _MANIFEST} is damaged: it does not fit the tensors", "DATA_LOSS")
    return Checkpoint(
        step,
        {name: array for name, array in tensors.items() if name not in generators},
        {name: tensors[name] for name in generators},
        notes,
    )


def read_newest(folder: str | Path) -> tuple[Checkpoint | None, list[Skipped]]:
    """The newest undamaged checkpoint of a folder, and the newer ones that are damaged.

    None when there are no checkpoints; DATA_LOSS, with all the reasons, when there are some and all are damaged.
    """
    skipped: list[Skipped] = []
    for path in list_checkpoints(folder):
        try:
            return read_checkpoint(path), skipped
        except Error as error:
            skipped.append(Skipped(path, error.message))
    if skipped:
        raise Error("\n".join(["no checkpoint can be restored", *map(str, skipped)]), "DATA_LOSS")
    return None, skipped


def list_checkpoints(folder: str | Path) -> list[Path]:
    """The checkpoints of a folder, damaged or not, the newest first."""
    found = [(match, path) for path in Path(folder).glob("ckpt-*") if (match := _NAME.fullmatch(path.name))]
    ordered = sorted(found, key=lambda each: (int(each[0][1]), int(each[0][2] or 0)), reverse=True)
    return [path for _, path in ordered]


def _fill(folder: Path, checkpoint: Checkpoint) -> None:
    prefix = folder / _PREFIX
    tensors = {**checkpoint.variables, **checkpoint.generators}
    write_bundle(prefix, [(name, tensors[name], None) for name in sorted(tensors)])
    manifest: Json = {
        "format": _FORMAT,
        "step": checkpoint.step,
        "tensors": {name: str(TensorType(dtype_of(array), array.shape)) for name, array in sorted(tensors.items())},
        "generators": sorted(checkpoint.generators),
        "notes": dict(checkpoint.notes),
        "index": f"{crc32c(read_file(index_path(prefix))):08x}",
    }
    replace_file(folder / _MANIFEST, [_encode(manifest)])


def _encode(manifest: Json) -> bytes:
    """The manifest with its own checksum; equal manifests give equal bytes."""
    text = json.dumps(manifest, indent=1, sort_keys=True)
    return json.dumps(manifest | {"crc32c": f"{crc32c(text.encode()):08x}"}, indent=1, sort_keys=True).encode() + b"\n"


def _read_manifest(path: Path) -> Json:
    data = read_file(path)
    try:
        manifest: Json = json.loads(data)
        if not isinstance(manifest, dict):
            raise TypeError
        manifest.pop("crc32c", None)
        intact = _encode(manifest) == data
    except (ValueError, TypeError, RecursionError):
        intact = False
    if not intact:
        raise Error(f"{path} is damaged (its checksum differs)", "DATA_LOSS")
    if manifest.get("format") != _FORMAT:
        raise Error(f"{path} has format {manifest.get('format')}, this version reads {_FORMAT}", "UNIMPLEMENTED")
    return manifest


def _free_name(root: Path, step: int) -> Path:
    """A free path for a checkpoint of this step: beside another of the same step, never over it."""
    repeats = [int(match[2] or 0) for path in root.glob(f"ckpt-{step}*") if (match := _NAME.fullmatch(path.name))
               and int(match[1]) == step]  # fmt: skip
    return root / (f"ckpt-{step}.{max(repeats) + 1}" if repeats else f"ckpt-{step}")


def _state(newest_first: list[Path]) -> bytes:
    """TensorFlow's CheckpointState as text (core/protobuf/checkpoint_state.proto)."""
    names = [json.dumps(f"{path.name}/{_PREFIX}") for path in newest_first]
    lines = [f"model_checkpoint_path: {names[0]}", *(f"all_model_checkpoint_paths: {name}" for name in names[::-1])]
    return "".join(f"{line}\n" for line in lines).encode()


def _delete(folders: Iterable[Path]) -> None:
    for folder in sorted(folders):
        shutil.rmtree(folder, ignore_errors=True)
