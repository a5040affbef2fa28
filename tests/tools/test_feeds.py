"""What `--input=NAME=[TYPE=]VALUE` means, and what is said when it means nothing."""

import zipfile
from pathlib import Path

import numpy as np
import pytest

from tfc.ir.base.errors import Error
from tfc.ir.readers.numpy_files import read_archive
from tfc.ir.types.types import boolean, f32, f64, i8, i32, tensor, u8
from tfc.tools.feeds import parse_input, parse_type

TYPES = {"x": tensor(f32, 2, 2), "n": tensor(i32), "v": tensor(f32, None), "p": tensor(boolean), "d": tensor(f64, 2)}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("x=2x2xf32=1 2 3 4", [[1, 2], [3, 4]]),
        ("x=f32[2, 2]=1,2,3,4", [[1, 2], [3, 4]]),
        ("x=[[1, 2], [3, 4]]", [[1, 2], [3, 4]]),
        ("x=1 2 3 4", [[1, 2], [3, 4]]),
        ("x=2x2xf32=7", [[7, 7], [7, 7]]),
        ("n=5", 5),
        ("v=1 2 3", [1, 2, 3]),
        ("p=true", True),
        ("y=3xi8=-1 0 1", [-1, 0, 1]),
        ("y=i8=0x10", 16),
        ("y=[[], []]", np.zeros((2, 0))),
        ("d=1e300 -inf", [1e300, -np.inf]),
    ],
)
def test_literals(text: str, value: object) -> None:
    name, array = parse_input(text, TYPES)
    np.testing.assert_array_equal(array, np.asarray(value))
    if name in TYPES:
        assert array.dtype == TYPES[name].dtype.storage


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x", "expected NAME=VALUE"),
        ("x=q7=3", "not a tensor type"),
        ("x=[[1, 2], [3]]", "rows of different lengths, 2 and 1"),
        ("x=[1, 2", "unbalanced brackets"),
        ("x=1]", "unbalanced brackets"),
        ("x=2x2xf32=1 2 3", "3 numbers do not fill shape [2, 2]"),
        ("y=i8=300", "300 does not fit i8"),
        ("n=1.5", "invalid literal"),
        ("p=maybe", "not a bool"),
        ("x=apple", "could not convert"),
        ("n=f32=1.5", "do not fit it exactly"),
        ("x=@data.bin", "raw bytes need a type"),
    ],
)
def test_bad_literals_are_explained(text: str, message: str) -> None:
    with pytest.raises(Error) as caught:
        parse_input(text, TYPES if not text.startswith("x=@") else {})
    assert message in str(caught.value)


def test_files(tmp_path: Path) -> None:
    array = np.arange(4, dtype=np.float32).reshape(2, 2)
    np.save(tmp_path / "x.npy", array)
    np.savez(tmp_path / "all.npz", x=array, other=array + 1)
    array.tofile(tmp_path / "x.bin")
    for spec in ("x=@{}/x.npy", "x=@{}/all.npz", "x=2x2xf32=@{}/x.npy", "x=2x2xf32=@{}/x.bin"):
        np.testing.assert_array_equal(parse_input(spec.format(tmp_path), TYPES)[1], array)
    np.testing.assert_array_equal(parse_input(f"x=@{tmp_path}/all.npz:other", TYPES)[1], array + 1)


def test_arrays_are_converted_only_when_nothing_is_lost(tmp_path: Path) -> None:
    np.save(tmp_path / "wide.npy", np.array(7, np.int64))
    assert parse_input(f"n=@{tmp_path}/wide.npy", TYPES)[1].dtype == np.int32
    np.save(tmp_path / "wide.npy", np.array(2**40, np.int64))
    with pytest.raises(Error, match="do not fit it exactly"):
        parse_input(f"n=@{tmp_path}/wide.npy", TYPES)


def test_missing_key_names_what_there_is(tmp_path: Path) -> None:
    np.savez(tmp_path / "all.npz", a=1, b=2)
    with pytest.raises(Error, match="no array `x`; it has a, b"):
        parse_input(f"x=@{tmp_path}/all.npz", TYPES)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 not a zip", b"\x93NUMPY\x01\x00"])
@pytest.mark.parametrize("suffix", ["npy", "npz"])
def test_broken_files_are_errors_not_tracebacks(tmp_path: Path, content: bytes, suffix: str) -> None:
    (tmp_path / f"x.{suffix}").write_bytes(content)
    with pytest.raises(Error):
        parse_input(f"x=@{tmp_path}/x.{suffix}", TYPES)


def test_objects_are_never_unpickled(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.array([{}], dtype=object))
    with pytest.raises(Error, match="Python objects"):
        parse_input(f"x=@{tmp_path}/x.npy", TYPES)


def test_an_archive_that_claims_too_much_is_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bomb.npz", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("x.npy", bytes(100_000))
        archive.filelist[0].file_size = 1 << 37
    with pytest.raises(Error, match=f"claims to hold {1 << 37} bytes"):
        read_archive(str(tmp_path / "bomb.npz"))


def test_types() -> None:
    assert parse_type("4x784xf32") == ((4, 784), f32)
    assert parse_type("u8") == (None, u8)
    assert parse_type("i8[]") == ((), i8)
