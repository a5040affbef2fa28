"""The checkpoint formats: TensorFlow's own file byte by byte, everything written read back, every flipped bit found."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.bundle import Bundle, index_path, merge_bundles, shard_path, write_bundle
from tfc.ir.checkpoint.crc32c import crc32c
from tfc.ir.checkpoint.slice_file import SliceFile, write_slice_file
from tfc.ir.checkpoint.slices import SliceSpec, full_slice, parse_slice, slice_key
from tfc.ir.checkpoint.table import decode_table, encode_table
from tfc.ir.types.types import DTYPES, Array

TENSORFLOWS = Path(__file__).parent.parent / "conformance" / "data" / "save_restore"
DTYPE_NAMES = sorted(set(DTYPES) - {"resource"})


def tensor(name: str, shape: tuple[int, ...] = (3, 4)) -> Array:
    """A tensor of an element type, with negative numbers where it has them."""
    count = int(np.prod(shape))
    if name == "string":
        items = np.empty(count, object)
        items[:] = [b"\0x" * i for i in range(count)]
        return items.reshape(shape)
    numbers = np.arange(count) - (0 if name[0] == "u" else count // 2)
    return (numbers % 2 == 0 if name == "bool" else numbers).astype(DTYPES[name].storage).reshape(shape)


def read_all(prefix: Path) -> list[Array]:
    bundle = Bundle(prefix)
    return [bundle.read(name) for name in ("global_step", "v")]


@pytest.mark.parametrize(
    ("data", "crc"),
    [
        (bytes(32), 0x8A9136AA),
        (b"\xff" * 32, 0x62A8AB43),
        (bytes(range(32)), 0x46DD794E),
        (bytes(range(31, -1, -1)), 0x113FDB5C),
        (b"123456789", 0xE3069283),
        (b"", 0),
    ],
)
def test_crc32c_is_that_of_rfc_3720(data: bytes, crc: int) -> None:
    assert crc32c(data) == crc


@pytest.mark.parametrize("size", [511, 512, 513, 4099, 100_003, (1 << 24) + 5])
def test_crc32c_of_parts_is_that_of_the_whole(size: int) -> None:
    data = random.Random(size).randbytes(size)
    cuts = [0, 1, 100, size // 3, size]
    crc = 0
    for begin, end in pairwise(cuts):
        crc = crc32c(data[begin:end], crc)
    assert crc == crc32c(data)
    assert crc32c(data[:500] + bytes([data[500] ^ 1]) + data[501:]) != crc


def test_a_table_of_many_blocks_comes_back() -> None:
    entries = {f"layer{i // 100}/weights{i:06}".encode(): bytes([i % 256]) * (i % 300) for i in range(5000)}
    assert decode_table(b"".join(encode_table(entries)), "it") == entries
    assert decode_table(b"".join(encode_table({})), "it") == {}


def test_tensorflows_bundle_is_read_and_written_byte_by_byte(tmp_path: Path) -> None:
    bundle = Bundle(TENSORFLOWS)
    assert sorted(bundle) == ["global_step", "v"]
    assert bundle.read("global_step") == 1
    assert bundle.read("v").shape == (3, 4)
    write_bundle(tmp_path / "ours", [(name, bundle.read(name), None) for name in sorted(bundle)])
    for ours, theirs in (
        (index_path(tmp_path / "ours"), index_path(TENSORFLOWS)),
        (shard_path(tmp_path / "ours", 0, 1), shard_path(TENSORFLOWS, 0, 1)),
    ):
        assert ours.read_bytes() == theirs.read_bytes()


@pytest.mark.parametrize("name", DTYPE_NAMES)
def test_every_element_type_comes_back(name: str, tmp_path: Path) -> None:
    tensors = {"matrix": tensor(name), "scalar": tensor(name, ()), "empty": tensor(name, (0, 2))}
    parts = [(key, array, None) for key, array in tensors.items()]
    write_bundle(tmp_path / "v2", parts)
    write_slice_file(tmp_path / "v1", parts)
    for source in (Bundle(tmp_path / "v2"), SliceFile(tmp_path / "v1")):
        assert sorted(source) == sorted(tensors)
        for key, array in tensors.items():
            np.testing.assert_array_equal(source.read(key), array, strict=True)


def test_slices_of_one_tensor_in_two_bundles_become_one(tmp_path: Path) -> None:
    whole = tensor("f32")
    for name, text in (("a", "3 4 0,1:-"), ("b", "3 4 1,2:-")):
        part = parse_slice(text)
        assert part is not None
        write_bundle(tmp_path / name, [("W", whole[part.index], part), (f"only_{name}", whole, None)])
    merge_bundles([f"{tmp_path}/a", f"{tmp_path}/b"], f"{tmp_path}/all")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "all.data-00000-of-00002",
        "all.data-00001-of-00002",
        "all.index",
    ]
    bundle = Bundle(tmp_path / "all")
    np.testing.assert_array_equal(bundle.read("W"), whole)
    np.testing.assert_array_equal(bundle.read("W", parse_slice("3 4 1,2:2,1")), whole[1:3, 2:3])
    np.testing.assert_array_equal(bundle.read("only_b"), whole)


def test_a_tensor_that_slices_do_not_make_up_is_refused(tmp_path: Path) -> None:
    part = SliceSpec((1 << 40, 4), ((0, 1), (0, -1)))
    write_bundle(tmp_path / "part", [("W", tensor("f32", (1, 4)), part)])
    with pytest.raises(Error, match="do not make up all of it"):
        Bundle(tmp_path / "part").read("W")


@pytest.mark.parametrize("text", ["3 4", "3 4 0,1", "3 4 0,1:-:-", "3 4 0,4:-", "3 x -:-", "3 4 0,0:-", "3 4 -1,1:-"])
def test_malformed_slices_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="'3 "):
        parse_slice(text)


def test_keys_of_slices_sort_like_what_they_stand_for() -> None:
    starts = [0, 1, 63, 64, 8191, 8192, 1 << 30, 1 << 55, (1 << 62)]
    keys = [slice_key("W", SliceSpec((1 << 63,), ((start, 1),))) for start in starts]
    assert keys == sorted(keys)
    assert slice_key("a\0b", full_slice((2,))) == b"\0a\0\xffb\0\1\1\1\x80\x7f"


def test_every_flipped_bit_of_a_bundle_is_found(tmp_path: Path) -> None:
    prefix = tmp_path / "c"
    for source in (index_path, lambda p: shard_path(p, 0, 1)):
        for each in (index_path, lambda p: shard_path(p, 0, 1)):
            each(prefix).write_bytes(each(TENSORFLOWS).read_bytes())
        data = source(TENSORFLOWS).read_bytes()
        for bit in range(8 * len(data)):
            flipped = bytearray(data)
            flipped[bit // 8] ^= 1 << bit % 8
            source(prefix).write_bytes(flipped)
            with pytest.raises(Error) as caught:
                read_all(prefix)
            assert caught.value.code in ("DATA_LOSS", "UNIMPLEMENTED"), bit
            if source is not index_path:
                assert f"tensor {'global_step' if bit < 64 else 'v'} is damaged" in str(caught.value)


def test_a_file_cut_off_anywhere_is_damaged(tmp_path: Path) -> None:
    write_slice_file(tmp_path / "whole", [("W", tensor("f32"), None)])
    data = (tmp_path / "whole").read_bytes()
    for size in range(len(data)):
        (tmp_path / "cut").write_bytes(data[:size])
        with pytest.raises(Error) as caught:
            SliceFile(tmp_path / "cut")
        assert caught.value.code == "DATA_LOSS"
