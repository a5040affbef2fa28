"""Arrays out of .npz files: what is read straight from the file is what zipfile gives, and damage is noticed."""

import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from threading import Event, current_thread

import numpy as np
import pytest

import tfc
from tfc.frontend.data_files import archives
from tfc.frontend.data_files.archives import ALIGNMENT, PIECE, Archives, Memory
from tfc.frontend.data_files.digests import LEAST_BYTES
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Literal

RNG = np.random.default_rng(3)
ARRAYS = {
    "matrix": RNG.standard_normal((7, 5)).astype(np.float32),
    "columns": np.asfortranarray(RNG.standard_normal((6, 4))),
    "scalar": np.array(3, np.int64),
    "nothing": np.zeros((0, 4), np.float16),
    "flags": np.array([True, False, True]),
    "swapped": np.arange(9, dtype=">i4"),
    "long": RNG.integers(0, 256, 3 * PIECE + 5, np.uint8),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    np.savez(tmp_path / "a.npz", **ARRAYS)
    return tmp_path / "a.npz"


def test_what_lies_in_the_file_is_read_as_numpy_does(path: Path) -> None:
    opened = Archives()
    for name, wanted in ARRAYS.items():
        place = opened[path].place(opened[path].members[name])
        assert place is not None
        found = opened[path].read(place)
        assert found.dtype == wanted.dtype and np.array_equal(found, wanted)
        assert found.flags.f_contiguous == wanted.flags.f_contiguous
        assert found.ctypes.data % ALIGNMENT == 0
    opened.close()


def test_what_is_compressed_is_left_to_zipfile(tmp_path: Path) -> None:
    np.savez_compressed(tmp_path / "a.npz", W=ARRAYS["matrix"])
    opened = Archives()
    assert opened[tmp_path / "a.npz"].place(opened[tmp_path / "a.npz"].members["W"]) is None
    opened.close()


def test_an_archive_behind_something_else_is_read(path: Path) -> None:
    path.write_bytes(b"#!/bin/sh\n" * 7 + path.read_bytes())
    opened = Archives()
    place = opened[path].place(opened[path].members["long"])
    assert place is not None and np.array_equal(opened[path].read(place), ARRAYS["long"])
    opened.close()


def changed(array: np.ndarray, change: Callable[[bytes], bytes], path: Path) -> None:
    """Write an archive whose only member is the array's file with other bytes."""
    content = io.BytesIO()
    np.save(content, array)
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("W.npy", change(content.getvalue()))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.replace(b"(7, 5)", b"(9, 5)"),
        lambda data: data[:-1],
        lambda data: data[:9],
        lambda data: b"",
        lambda data: data.replace(b"<f4", b"|O "),
        lambda data: data.replace(b"NUMPY", b"NUMPI"),
        lambda data: data[:8] + b"\xff\xff" + data[10:],
    ],
)
def test_a_member_that_is_not_as_numpy_writes_it_is_an_error(change: Callable[[bytes], bytes], tmp_path: Path) -> None:
    changed(ARRAYS["matrix"], change, tmp_path / "a.npz")
    with pytest.raises(Error) as failure:
        tfc.parse('a = load("a.npz", "W")\n', folder=tmp_path)
    assert [each.code for each in failure.value.diagnostics] == ["E0706"]


def test_every_flipped_bit_is_noticed(tmp_path: Path) -> None:
    np.savez(tmp_path / "a.npz", W=ARRAYS["matrix"])
    whole, wanted = (tmp_path / "a.npz").read_bytes(), ARRAYS["matrix"]
    for at in range(len(whole)):
        (tmp_path / "a.npz").write_bytes(whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :])
        try:
            graph = tfc.parse('a = load("a.npz", "W")\n', folder=tmp_path)
        except Error:
            continue
        assert np.array_equal(graph["a"].attrs["value"].array, wanted)  # a date, say, or what is for other systems


def test_small_arrays_share_memory_and_none_overlap() -> None:
    memory = Memory(1 << 20)
    taken = [memory.take(size) for size in (1, 0, 64, 65, 3000, 2 << 20, 5)]
    for number, array in enumerate(taken):
        assert array.ctypes.data % ALIGNMENT == 0
        array[:] = number
    assert all((array == number).all() for number, array in enumerate(taken))


def test_large_constants_are_hashed_aside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0, 1})
    sizes = {f"a{k}": k * LEAST_BYTES // 7 for k in (1, 7, 8)}
    np.savez(tmp_path / "a.npz", **{name: np.zeros(size, np.uint8) for name, size in sizes.items()})
    done, hashed, digest = Event(), list[int](), Literal.digest

    def noted(literal: Literal) -> bytes:
        if current_thread().name == "tfc-digests":
            hashed.append(literal.array.nbytes)
            if len(hashed) == 2:
                done.set()
        return digest(literal)

    monkeypatch.setattr(Literal, "digest", noted)
    tfc.parse("".join(f'{name} = load("a.npz", "{name}")\n' for name in sizes), folder=tmp_path)
    assert done.wait(60) and hashed == [sizes["a7"], sizes["a8"]]


def test_a_layout_is_looked_up_once() -> None:
    archives.layout.cache_clear()
    content = io.BytesIO()
    np.lib.format.write_array_header_1_0(content, {"descr": "<f4", "fortran_order": False, "shape": (3, 4)})
    for _ in range(2):
        assert archives.layout(content.getvalue()) == ((3, 4), False, np.dtype(np.float32))
    assert archives.layout.cache_info().hits == 1
