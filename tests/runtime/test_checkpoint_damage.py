"""One flipped bit anywhere in a checkpoint of any format is found, and the tensor or the file named (R10)."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import tfc
from tfc.ir.checkpoint.bundle import Bundle, write_bundle
from tfc.ir.checkpoint.crc32c import crc32c
from tfc.ir.checkpoint.slice_file import SliceFile, write_slice_file
from tfc.ir.checkpoint.slices import parse_slice
from tfc.ir.checkpoint.table import decode_table, encode_table
from tfc.runtime.checkpoint.folder import Checkpoint, read_checkpoint, write_checkpoint
from tfc.runtime.checkpoint.safetensors_file import read_tensors, write_tensors

Tensors = dict[str, np.ndarray]
SMALL: Tensors = {
    "layer/W": np.arange(6, dtype=np.float32).reshape(2, 3),
    "layer/b": np.array([True, False]),
    "n": np.array(-7, np.int64),
    "none": np.zeros((0, 2), np.float64),
    "half": np.array([1.5, -2], np.float16),
    "brain": np.array([1.5, -2], ml_dtypes.bfloat16),
}
WORDS = np.array([b"one", b"", b"three" * 60], object)
PATH = "saved"


def folder_of(root: Path, tensors: Tensors) -> list[Path]:
    return sorted(write_checkpoint(root / PATH, Checkpoint(7, tensors, {"draw": np.arange(2)}, {"n": 1})).iterdir())


def bundle_of(root: Path, tensors: Tensors) -> list[Path]:
    halves = [("rows", np.ones((1, 3), np.float32), parse_slice(f"2 3 {row},1:-")) for row in (0, 1)]
    write_bundle(root / PATH, [*((name, array, None) for name, array in tensors.items()), *halves])
    return sorted(root.glob(f"{PATH}.*"))


def slice_file_of(root: Path, tensors: Tensors) -> list[Path]:
    write_slice_file(root / PATH, [(name, array, None) for name, array in tensors.items()])
    return [root / PATH]


def state_of(root: Path, tensors: Tensors) -> list[Path]:
    write_tensors(root / PATH, tensors)
    return [root / PATH]


def read_folder(root: Path) -> Tensors:
    return dict(read_checkpoint(root / PATH / "ckpt-7").variables)


def read_bundle(root: Path) -> Tensors:
    bundle = Bundle(root / PATH)
    return {name: bundle.read(name) for name in bundle}


def read_slice_file(root: Path) -> Tensors:
    file = SliceFile(root / PATH)
    return {name: file.read(name) for name in file}


FORMATS: dict[str, tuple[Callable[[Path, Tensors], list[Path]], Callable[[Path], Tensors], Tensors]] = {
    "folder": (folder_of, read_folder, SMALL | {"words": WORDS}),
    "V2": (bundle_of, read_bundle, SMALL | {"words": WORDS}),
    "v1": (slice_file_of, read_slice_file, SMALL | {"words": WORDS}),
    "state": (state_of, lambda root: read_tensors(root / PATH), SMALL),
}
each_format = pytest.mark.parametrize("name", FORMATS)


def failure_of(read: Callable[[], Tensors]) -> tuple[str, str]:
    """How reading fails. What pytest.raises keeps of every failure would be collected in full scans of a large heap."""
    try:
        read()
    except tfc.Error as problem:
        return problem.code, problem.message
    return "OK", ""


def check_flips(path: Path, bits: list[int], read: Callable[[], Tensors], tensors: Tensors) -> None:
    """Each of these bits, flipped alone, makes reading fail by an error that names the file or a tensor in it."""
    data = path.read_bytes()
    with path.open("r+b") as file:
        for bit in bits:
            at, flipped = bit // 8, data[bit // 8] ^ 1 << bit % 8
            file.seek(at)
            file.write(bytes([flipped]))
            file.flush()
            code, message = failure_of(read)
            assert path.name in message or any(f"tensor {name} " in message for name in tensors), (bit, message)
            assert code == "DATA_LOSS", (bit, message)
            file.seek(at)
            file.write(data[at : at + 1])
            file.flush()


def check_whole(read: Callable[[], Tensors], tensors: Tensors) -> None:
    found = read()
    for name, array in tensors.items():
        np.testing.assert_array_equal(found[name], array, err_msg=name)


@each_format
def test_every_byte_of_a_small_one_is_watched(name: str, tmp_path: Path) -> None:
    save, read, tensors = FORMATS[name]
    generator = random.Random(2)
    for path in save(tmp_path, tensors):
        check_whole(lambda: read(tmp_path), tensors)
        bits = [8 * at + generator.randrange(8) for at in range(path.stat().st_size)]
        check_flips(path, bits, lambda: read(tmp_path), tensors)
    check_whole(lambda: read(tmp_path), tensors)


@pytest.mark.slow
@pytest.mark.timeout(900)
@each_format
def test_every_bit_of_a_small_one_is_watched(name: str, tmp_path: Path) -> None:
    save, read, tensors = FORMATS[name]
    for path in save(tmp_path, tensors):
        check_flips(path, list(range(8 * path.stat().st_size)), lambda: read(tmp_path), tensors)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@each_format
def test_ten_thousand_flips_in_a_large_one_are_found(name: str, tmp_path: Path) -> None:
    save, read, tensors = FORMATS[name]
    generator = np.random.default_rng(3)
    more = {f"layer{k}/W": generator.normal(size=(40, 8)).astype(np.float32) for k in range(6)}
    paths = save(tmp_path, tensors | more)
    sizes = [8 * path.stat().st_size for path in paths]
    picked = random.Random(4).sample(range(sum(sizes)), 10_000)
    first = 0
    for path, size in zip(paths, sizes, strict=True):
        bits = [bit - first for bit in picked if first <= bit < first + size]
        check_flips(path, bits, lambda: read(tmp_path), tensors | more)
        first += size


@pytest.mark.parametrize("generators", [["gone"], [{}], {"w": 1}], ids=["not there", "no name", "no list"])
def test_a_sealed_manifest_that_does_not_fit_its_tensors_is_damage(generators: object, tmp_path: Path) -> None:
    saved = write_checkpoint(tmp_path, Checkpoint(1, {"w": np.ones(3, np.float32)}))
    manifest = json.loads((saved / "manifest.json").read_text())
    manifest.pop("crc32c")
    text = json.dumps(manifest | {"generators": generators}, indent=1, sort_keys=True)
    manifest |= {"generators": generators, "crc32c": f"{crc32c(text.encode()):08x}"}
    (saved / "manifest.json").write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n")
    with pytest.raises(tfc.Error, match="it does not fit the tensors"):
        read_checkpoint(saved)


def test_a_name_that_is_no_text_is_damage(tmp_path: Path) -> None:
    write_bundle(tmp_path / "b", [("w", np.ones(3, np.float32), None)])
    path = tmp_path / "b.index"
    entries = decode_table(path.read_bytes(), "b")
    path.write_bytes(b"".join(encode_table({b"\xca" if key == b"w" else key: value for key, value in entries.items()})))
    with pytest.raises(tfc.Error, match="DATA_LOSS"):
        Bundle(tmp_path / "b")


def test_a_size_beyond_all_memory_is_damage_though_there_are_no_elements(tmp_path: Path) -> None:
    header = json.dumps({"e": {"dtype": "F32", "shape": [0, 1 << 60], "data_offsets": [0, 0]}}).encode()
    (tmp_path / "x.safetensors").write_bytes(len(header).to_bytes(8, "little") + header)
    with pytest.raises(tfc.Error, match="DATA_LOSS"):
        read_tensors(tmp_path / "x.safetensors")
