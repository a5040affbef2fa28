"""Vectors of strings that are made when somebody looks: the same strings, whoever looks and however often."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tfc.ir.base.errors import Error
from tfc.ir.ops.decode import DecodeRows
from tfc.ir.readers.records import FixedLengthRecords
from tfc.ir.readers.tf_record import TFRecords, write_records
from tfc.ir.types.strings import Numbered, Pieces, Strings, never_changes, plain
from tfc.ir.types.types import i16, u8


def test_pieces_are_rows_of_bytes() -> None:
    pieces = Pieces(np.frombuffer(b"abcdef", np.uint8).reshape(3, 2))
    assert list(pieces) == [b"ab", b"cd", b"ef"] == [pieces[0], pieces[1], pieces[-1]]
    assert list(pieces[1:]) == [b"cd", b"ef"]
    assert list(Pieces(np.zeros((2, 0), np.uint8))) == [b"", b""]


@pytest.mark.parametrize("numbers", [range(5, 25, 10), [5, 15]])
def test_keys_are_numbered(numbers: range | list[int]) -> None:
    keys = Numbered(b"file", numbers)
    assert list(keys) == [b"file:5", b"file:15"]
    assert list(keys[1:]) == [b"file:15"]


def test_strings_are_an_array_for_whoever_wants_one() -> None:
    strings = Strings([b"one", b"three"])
    assert strings.shape == (2,)
    assert plain(strings).tolist() == np.asarray(strings).tolist() == [b"one", b"three"]
    assert plain(strings).dtype == object


def test_only_memory_of_bytes_never_changes() -> None:
    fixed = np.frombuffer(b"abcdef", np.uint8)
    assert never_changes(fixed)
    assert never_changes(fixed.reshape(2, 3)[:, 1:])
    assert not never_changes(np.frombuffer(bytearray(b"abcdef"), np.uint8))
    assert not never_changes(np.zeros(4)[1:])
    assert not never_changes(fixed.copy())


def test_records_of_one_length_are_decoded_where_they_lie(tmp_path: Path) -> None:
    write_records(tmp_path / "r", (bytes([k, k, 1, 0]) for k in range(20)))
    _, values = TFRecords(str(tmp_path / "r").encode()).take(20)
    pixels, number = DecodeRows.run(
        [Strings(values)], {"dtypes": (u8, i16), "shapes": ((2,), ()), "little_endian": True}
    )
    np.testing.assert_array_equal(pixels, np.repeat(np.arange(20), 2).reshape(20, 2))
    np.testing.assert_array_equal(number, np.ones(20))
    assert never_changes(pixels)


def test_records_may_overlap(tmp_path: Path) -> None:
    (tmp_path / "r").write_bytes(b"abcdefg")
    keys, values = FixedLengthRecords(str(tmp_path / "r").encode(), length=3, hop=2).take(9)
    assert list(values) == [b"abc", b"cde", b"efg"]
    assert [key[-2:] for key in keys] == [b":0", b":1", b":2"]


def test_what_stands_before_damage_in_a_compressed_file_is_read(tmp_path: Path) -> None:
    random = np.random.default_rng(0).bytes
    write_records(tmp_path / "r", (random(1000) for _ in range(1000)), "GZIP")
    whole = (tmp_path / "r").read_bytes()
    (tmp_path / "r").write_bytes(whole[: len(whole) // 2])
    file, read = TFRecords(str(tmp_path / "r").encode(), "GZIP"), list[bytes]()
    with pytest.raises(Error) as damaged:
        read.extend(value for _ in range(1000) for value in file.take(1000)[1])
    assert damaged.value.code == "DATA_LOSS"
    assert len(read) > 200


@pytest.mark.parametrize("damaged", [[0], [1500], [2999], [10, 2000]])
def test_damage_among_many_records_is_found(tmp_path: Path, damaged: list[int]) -> None:
    write_records(tmp_path / "r", (bytes([k % 256] * 4) for k in range(3000)))
    data = bytearray((tmp_path / "r").read_bytes())
    for k in damaged:
        data[k * 20 + 13] ^= 64
    (tmp_path / "r").write_bytes(data)
    file, read = TFRecords(str(tmp_path / "r").encode()), list[bytes]()
    with pytest.raises(Error, match=f"corrupted record at {damaged[0] * 20} of"):
        read.extend(value for _ in range(10) for value in file.take(3000)[1])
    assert len(read) == damaged[0]
