"""TFRecord files read and written by themselves, and the checksums of many pieces at a time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tfc.ir.base.errors import Error
from tfc.ir.checkpoint import crc32c as checksums
from tfc.ir.checkpoint.crc32c import crc32c, crc32c_each, mask
from tfc.ir.readers.tf_record import TFRecords, frames, write_records


@pytest.fixture(params=["installed", "numpy"])
def _checksums(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the package that computes checksums, and without."""
    if request.param == "numpy":
        monkeypatch.setattr(checksums, "_native", lambda: None)
    else:
        pytest.importorskip("google_crc32c")


def contents(*sizes: int) -> list[bytes]:
    generator = random.Random(5)
    return [generator.randbytes(size) for size in sizes]


def all_of(path: Path, at_once: int) -> Iterator[tuple[bytes, bytes]]:
    file = TFRecords(str(path).encode())
    while True:
        keys, values = file.take(at_once)
        if not values:
            return
        yield from zip(keys, values, strict=True)


@pytest.mark.usefixtures("_checksums")
def test_checksums_of_many_pieces_are_those_of_each() -> None:
    assert crc32c(b"123456789") == 0xE3069283
    pieces = contents(0, 1, 2, 7, 300, 300, 4096, 4097, 20_000, 5)
    assert crc32c_each(pieces) == [crc32c(piece) for piece in pieces]
    assert crc32c_each([b"123456789", b""]) == [0xE3069283, 0]
    assert crc32c_each([]) == []
    assert crc32c(b"6789", crc32c(b"12345")) == 0xE3069283
    assert mask(crc32c(b"")) == 0xA282EAD8


@pytest.mark.usefixtures("_checksums")
@pytest.mark.parametrize("at_once", [1, 5, 10_000])
@pytest.mark.parametrize("sizes", [(0,), (3, 0, 700_000, 17, 17), (9,) * 100, (*(40,) * 50, 41, *(40,) * 50)])
def test_what_is_written_is_read(tmp_path: Path, at_once: int, sizes: tuple[int, ...]) -> None:
    written = contents(*sizes)
    assert write_records(tmp_path / "r", written) == len(written)
    assert (tmp_path / "r").read_bytes() == b"".join(frames([content]) for content in written)
    read = list(all_of(tmp_path / "r", at_once))
    assert [value for _, value in read] == written
    starts = [sum(size + 16 for size in sizes[:k]) for k in range(len(sizes))]
    assert [int(key.rpartition(b":")[2]) for key, _ in read] == starts


def test_every_changed_byte_is_found(tmp_path: Path) -> None:
    good = contents(*(5,) * 12)
    write_records(tmp_path / "r", good)
    whole = (tmp_path / "r").read_bytes()
    for place in range(len(whole)):
        bent = bytearray(whole)
        bent[place] ^= 1 << place % 8
        (tmp_path / "r").write_bytes(bent)
        file = TFRecords(str(tmp_path / "r").encode())
        read: list[bytes] = []
        with pytest.raises(Error) as damaged:
            read.extend(value for _ in range(13) for value in file.take(100)[1])
        assert damaged.value.code == "DATA_LOSS"
        assert read == good[: place // 21]
        assert f"record at {place // 21 * 21} of " in str(damaged.value)


@pytest.mark.parametrize("size", range(1, 42))
def test_every_cut_is_found(tmp_path: Path, size: int) -> None:
    write_records(tmp_path / "r", contents(5, 5))
    (tmp_path / "r").write_bytes((tmp_path / "r").read_bytes()[:size])
    if size == 21:
        assert len(list(all_of(tmp_path / "r", 9))) == 1
        return
    with pytest.raises(Error, match="truncated record"):
        list(all_of(tmp_path / "r", 9))


def test_an_unknown_compression_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Error, match="compression must be one of"):
        write_records(tmp_path / "r", [], "LZ4")
