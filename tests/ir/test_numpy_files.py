"""Damaged files in NumPy's formats are refused by one error, before memory is taken for what they claim."""

import io
import zipfile
from pathlib import Path

import numpy as np
import pytest

from tfc.ir.base.errors import Error
from tfc.ir.readers.numpy_files import map_array, read_archive


def npy(header: bytes, content: bytes = b"") -> bytes:
    return b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header + content


def archive(members: dict[str, bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", compression) as made:
        for name, data in members.items():
            made.writestr(name, data)
    return content.getvalue()


def header(shape: str, descr: str = "'<f4'") -> bytes:
    return f"{{'descr': {descr}, 'fortran_order': False, 'shape': {shape}, }}\n".encode()


@pytest.mark.parametrize(
    "content",
    [
        npy(b"{'descr': '<f4', ("),
        npy(header("(-1,)")),
        npy(header("(1 << 40,)")),
        npy(header("(3,)", "'|O'")),
        b"\x93NUMPY",
        b"\x93NUMPY\x02\x00\xff\xff\xff\x7f",
    ],
    ids=["a header that ends early", "a negative size", "no numbers", "objects", "nothing", "a long header"],
)
def test_headers_that_are_none_are_damage(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.npy").write_bytes(content)
    (tmp_path / "x.npz").write_bytes(archive({"x.npy": content}))
    for read in (lambda: map_array(tmp_path / "x.npy"), lambda: read_archive(tmp_path / "x.npz")):
        with pytest.raises(Error, match="DATA_LOSS"):
            read()


def test_memory_is_not_taken_for_what_a_header_claims(tmp_path: Path) -> None:
    (tmp_path / "x.npz").write_bytes(archive({"x.npy": npy(header("(1099511627776,)"))}))
    with pytest.raises(Error, match="its header does not fit its content"):
        read_archive(tmp_path / "x.npz")


@pytest.mark.parametrize("compression", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_only_the_compression_that_numpy_writes_is_read(tmp_path: Path, compression: int) -> None:
    (tmp_path / "x.npz").write_bytes(archive({"x.npy": npy(header("(1,)"), bytes(4))}, compression))
    with pytest.raises(Error, match="a way that NumPy does not write"):
        read_archive(tmp_path / "x.npz")


def test_what_numpy_writes_is_read(tmp_path: Path) -> None:
    arrays = {"a": np.arange(6.0).reshape(2, 3), "b": np.array(3, np.int8), "c": np.zeros((0, 2))}
    np.savez_compressed(tmp_path / "x.npz", **arrays)
    found = read_archive(tmp_path / "x.npz", ["c", "a"])
    assert list(found) == ["c", "a"] and found["a"].tolist() == arrays["a"].tolist() and found["c"].shape == (0, 2)
    for name, array in arrays.items():
        np.save(tmp_path / f"{name}.npy", array)
        assert np.array_equal(map_array(tmp_path / f"{name}.npy"), array)
