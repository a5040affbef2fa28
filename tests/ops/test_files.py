"""Whole files as tensors: ReadFile, WriteFile, MatchingFiles, ReadNpy, ReadNpz, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.ops.runners import Runner, on_both
from tfc.ir.base.errors import Error


def text(path: Path | str) -> np.ndarray:
    return np.array(str(path).encode(), object)


@on_both
def test_a_file_is_written_and_read(runner: Runner, tmp_path: Path) -> None:
    graph = runner(
        tfc.parse("input f: string[]\ninput c: string[]\nwrite = WriteFile(f, c)\nread = ReadFile(f) with after(write)")
    )
    path = text(tmp_path / "new" / "folder" / "file")
    content = np.array(b"\x00\xff\n", object)
    (read,) = graph.run({"f": path, "c": content}, ["read"])
    assert read.item() == content.item() == (tmp_path / "new" / "folder" / "file").read_bytes()


@on_both
def test_a_file_that_is_not_there(runner: Runner, tmp_path: Path) -> None:
    graph = runner(tfc.parse("input f: string[]\nread = ReadFile(f)"))
    with pytest.raises(Error, match="No such file") as found:
        graph.run({"f": text(tmp_path / "no")}, ["read"])
    assert (found.value.code, found.value.node) == ("NOT_FOUND", "read")
    with pytest.raises(Error, match="directory") as found:
        graph.run({"f": text(tmp_path)}, ["read"])
    assert found.value.code == "FAILED_PRECONDITION"


@on_both
def test_patterns_find_names_in_order(runner: Runner, tmp_path: Path) -> None:
    for name in ("b.txt", "a.txt", "c.csv", "d/e.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    graph = runner(tfc.parse("input p: string[?]\nfound = MatchingFiles(p)"))

    def found(*patterns: str) -> list[str]:
        (names,) = graph.run({"p": np.array([str(tmp_path / each) for each in patterns], object)}, ["found"])
        return [Path(name.decode()).relative_to(tmp_path).as_posix() for name in names]

    assert found("*.txt") == ["a.txt", "b.txt"]
    assert found("[bc].*", "a*", "*.txt") == ["a.txt", "b.txt", "c.csv"]
    assert found("none*") == []


@on_both
def test_arrays_have_their_declared_types(runner: Runner, tmp_path: Path) -> None:
    x, y = np.arange(6, dtype=np.float32).reshape(3, 2), np.array([1, 2, 3], np.int32)
    np.savez(tmp_path / "d.npz", x=x, y=y)
    np.save(tmp_path / "x.npy", x)
    graph = tfc.parse(
        "input f: string[]\n"
        'x, y = ReadNpz(f, names=["x", "y"], dtypes=[f32, i32], shapes=[[None, 2], [3]])\n'
        "alone = ReadNpy(f, dtype=f32, shape=[3, None])\n"
        "wrong = ReadNpy(f, dtype=f32, shape=[3, 3])\n"
        'absent = ReadNpz(f, names=["z"], dtypes=[f32], shapes=[[3]])\n'
    )
    run = runner(graph)
    got = run.run({"f": text(tmp_path / "d.npz")}, ["x", "y"])
    np.testing.assert_array_equal(got[0], x)
    np.testing.assert_array_equal(got[1], y)
    (alone,) = run.run({"f": text(tmp_path / "x.npy")}, ["alone"])
    np.testing.assert_array_equal(alone, x)
    for fetch, name, message in (
        ("wrong", "x.npy", r"is float32\[3, 2\], not f32\[3, 3\]"),
        ("absent", "d.npz", "has no array `z`; it has x, y"),
        ("absent", "x.npy", "it holds one array, without a name"),
    ):
        with pytest.raises(Error, match=message):
            run.run({"f": text(tmp_path / name)}, [fetch])


@on_both
@pytest.mark.parametrize("content", [b"", b"no array", b"\x93NUMPY\x01\x00\x10\x00{'descr': '<f4'"])
def test_what_is_no_array_is_an_error(runner: Runner, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.npy").write_bytes(content)
    run = runner(tfc.parse("input f: string[]\nx = ReadNpy(f, dtype=f32, shape=[3])"))
    with pytest.raises(Error) as found:
        run.run({"f": text(tmp_path / "bad.npy")}, ["x"])
    assert (found.value.code, found.value.node) == ("DATA_LOSS", "x")


@on_both
def test_pickles_are_never_read(runner: Runner, tmp_path: Path) -> None:
    np.save(tmp_path / "p.npy", np.array([{}], object), allow_pickle=True)
    run = runner(tfc.parse("input f: string[]\nx = ReadNpy(f, dtype=f32, shape=[1])"))
    with pytest.raises(Error, match="Python objects"):
        run.run({"f": text(tmp_path / "p.npy")}, ["x"])
