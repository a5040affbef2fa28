"""Save, Restore and their kin, by name and in the language, interpreted and compiled; the steps TensorFlow recorded."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.ops.runners import Runner, on_both
from tfc.ir.checkpoint.bundle import Bundle
from tfc.ir.checkpoint.slice_file import SliceFile

DATA = Path(__file__).parent.parent / "conformance" / "data"
START = np.arange(6, dtype=np.float32).reshape(2, 3)
VARIABLES = """
input prefix: string[]
var W: f32[2, 3] = [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]
var n: i64[] = 7
spoil = group { W := W * 0.0 - 1.0; n := -1 }
"""


def started(runner: Runner, text: str) -> tfc.Session:
    graph = tfc.parse(VARIABLES + text)
    run = runner(graph)
    run.run({}, [], [graph.init])
    return run  # type: ignore[return-value]  # it has the face of one


def at(path: Path) -> dict[str, np.ndarray]:
    return {"prefix": np.array(str(path).encode(), object)}


@on_both
def test_the_language_saves_and_restores(runner: Runner, tmp_path: Path) -> None:
    run = started(runner, "keep = save(prefix, [W, n])\nback = restore(prefix, [n])\nall = restore(prefix)")
    run.run(at(tmp_path / "c"), [], ["keep"])
    assert sorted(Bundle(tmp_path / "c")) == ["W", "n"]
    run.run({}, [], ["spoil"])
    run.run(at(tmp_path / "c"), [], ["back"])
    before, number = run.run({}, ["W", "n"])
    assert before[0, 0] == -1
    assert number == 7
    run.run(at(tmp_path / "c"), [], ["all"])
    np.testing.assert_array_equal(run.run({}, ["W"])[0], START)


@on_both
@pytest.mark.parametrize(
    ("save", "restore"),
    [
        ('Save(prefix, ["a", "b"], W, n)', 'Restore(prefix, "a", dt=f32), Restore(prefix, "b", dt=i64)'),
        (
            'SaveSlices(prefix, ["a", "b"], ["2 3 -:-", ""], W, n)',
            'Restore(prefix, "a", dt=f32), Restore(prefix, "b", dt=i64)',
        ),
        (
            'SaveV2(prefix, ["a", "b"], ["", ""], W, n)',
            'RestoreV2(prefix, ["a", "b"], ["", ""], dtypes=[f32, i64])',
        ),
        (
            'Save(prefix, ["a", "b"], W, n)',
            'RestoreV2(prefix, ["a", "b"], ["", ""], dtypes=[f32, i64])',
        ),
    ],
)  # fmt: skip
def test_ops_by_name_give_back_what_they_saved(runner: Runner, save: str, restore: str, tmp_path: Path) -> None:
    run = started(runner, f"keep = {save}\na, b = {restore}\nback = group {{ W := a; n := b }}")
    run.run(at(tmp_path / "c"), [], ["keep"])
    run.run({}, [], ["spoil"])
    run.run(at(tmp_path / "c"), [], ["back"])
    weights, number = run.run({}, ["W", "n"])
    np.testing.assert_array_equal(weights, START)
    assert number == 7


@on_both
def test_parts_of_a_variable_are_saved_to_shards_and_merged(runner: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "parts"
    folder.mkdir()
    run = started(
        runner,
        f"""
        first = ShardedFilename("{folder}/c", 0, 2)
        second = ShardedFilename("{folder}/c", 1, 2)
        all = ShardedFilespec("{folder}/c", 2)
        a = SaveV2(first, ["W"], ["2 3 0,1:-"], W[:1])
        b = SaveV2(second, ["W"], ["2 3 1,1:-"], W[1:])
        merged = MergeV2Checkpoints([first, second], prefix)
        column = RestoreV2(prefix, ["W"], ["2 3 -:1,1"], dtypes=[f32])
        old_a = SaveSlices(first, ["W"], ["2 3 0,1:-"], W[:1])
        row = RestoreSlice(first, "W", "2 3 0,1:-", dt=f32)
        """,
    )
    run.run({}, [], ["a", "b"])
    names = run.run({}, ["first", "all"])
    assert [bytes(name.item()).decode() for name in names] == [
        f"{folder}/c-00000-of-00002",
        f"{folder}/c-?????-of-00002",
    ]
    run.run(at(tmp_path / "whole"), [], ["merged"])
    assert not folder.exists()
    np.testing.assert_array_equal(run.run(at(tmp_path / "whole"), ["column:0"])[0], START[:, 1:2])
    folder.mkdir()
    run.run({}, [], ["old_a"])
    with pytest.raises(tfc.Error, match=r"tensor W in .* do not make up all of it"):
        run.run({}, ["row"])
    assert list(SliceFile(folder / "c-00000-of-00002")) == ["W"]


@on_both
def test_what_cannot_be_restored_leaves_everything(runner: Runner, tmp_path: Path) -> None:
    run = started(runner, "keep = save(prefix, [n])\nback = restore(prefix)")
    run.run(at(tmp_path / "c"), [], ["keep"])
    run.run({}, [], ["spoil"])
    with pytest.raises(tfc.Error, match="Key W not found in checkpoint") as caught:
        run.run(at(tmp_path / "c"), [], ["back"])
    assert caught.value.code == "NOT_FOUND"
    assert caught.value.node == "back/restore"
    assert run.run({}, ["n"])[0] == -1
    with pytest.raises(tfc.Error, match="cannot read") as caught:
        run.run(at(tmp_path / "nothing"), [], ["back"])
    assert caught.value.code == "NOT_FOUND"


@on_both
def test_the_type_must_be_the_saved_one(runner: Runner, tmp_path: Path) -> None:
    run = started(runner, 'keep = save(prefix, [n])\nx = RestoreV2(prefix, ["n"], [""], dtypes=[f32])')
    run.run(at(tmp_path / "c"), [], ["keep"])
    with pytest.raises(tfc.Error, match="tensor n holds i64, not the expected f32"):
        run.run(at(tmp_path / "c"), ["x:0"])


def test_save_takes_the_values_from_before_the_update(tmp_path: Path) -> None:
    graph = tfc.parse(VARIABLES + "keep = save(prefix)\nboth = group { keep; spoil }")
    with tfc.Session(graph) as session:
        session.run(None, at(tmp_path / "c"), targets=["keep", "spoil"])
        assert session.run("n") == -1
    assert Bundle(tmp_path / "c").read("n") == 7


@pytest.mark.parametrize("opt_level", [0, 2])
def test_the_steps_that_tensorflow_recorded(opt_level: int, tmp_path: Path) -> None:
    with np.load(DATA / "save_restore.npz") as arrays:
        recorded = dict(arrays)
    graph = tfc.parse("""
        input prefix: string[]
        input start: f32[3, 4]
        var v: f32[3, 4]
        var global_step: i64[] = 0
        begin = Assign(v, start)
        halve = Assign(v, v * 0.5)
        count = AssignAdd(global_step, 1)
        keep = save(prefix, [global_step, v])
        back = restore(prefix, [global_step, v])
    """)
    with tfc.Session(graph, config=tfc.Config().with_(opt_level=opt_level)) as session:
        session.run(None, {"start": 2 * recorded["s1_out_0"]}, targets=["begin"])
        for number in (1, 3):
            session.run(None, targets=["halve", "count"])
            weights, steps = session.run(["v", "global_step"])
            np.testing.assert_array_equal(weights, recorded[f"s{number}_out_0"])
            assert steps == recorded[f"s{number}_out_1"]
            if number == 1:
                session.run(None, at(tmp_path / "c"), targets=["keep"])
        for prefix in (tmp_path / "c", DATA / "save_restore"):
            session.run(None, at(prefix), targets=["back"])
            weights, steps = session.run(["v", "global_step"])
            np.testing.assert_array_equal(weights, recorded["s5_out_0"])
            assert steps == recorded["s5_out_1"]
    assert (tmp_path / "c.index").read_bytes() == (DATA / "save_restore.index").read_bytes()
    data = "data-00000-of-00001"
    assert (tmp_path / f"c.{data}").read_bytes() == (DATA / f"save_restore.{data}").read_bytes()
