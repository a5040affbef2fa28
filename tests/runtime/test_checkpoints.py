"""The checkpoint protocol: the newest undamaged one wins, a crash loses nothing, no flipped bit goes unnoticed."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.runtime.traced_save import DONE, FAILED, KILLED, disturbed, saved, traced, values
from tfc.ir.checkpoint.bundle import Bundle
from tfc.runtime.checkpoint.folder import Checkpoint, list_checkpoints, read_checkpoint, read_newest, write_checkpoint

MODEL = """
var W: f32[4] = [0.0, 0.0, 0.0, 0.0]
draw = random_uniform([4], seed=3)
step = group { W += draw }
entry train() -> W after step
"""


def test_only_the_newest_are_kept_and_tensorflow_is_told(tmp_path: Path) -> None:
    saved(tmp_path, *range(10, 90, 10))
    assert [path.name for path in list_checkpoints(tmp_path)] == [f"ckpt-{n}" for n in (80, 70, 60, 50, 40)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["checkpoint", *(f"ckpt-{n}0" for n in range(4, 9))]
    lines = (tmp_path / "checkpoint").read_text().splitlines()
    assert lines[0] == 'model_checkpoint_path: "ckpt-80/variables"'
    assert lines[1:] == [f'all_model_checkpoint_paths: "ckpt-{n}0/variables"' for n in range(4, 9)]
    np.testing.assert_array_equal(Bundle(tmp_path / "ckpt-80" / "variables").read("layer/b"), values(80)["layer/b"])


def test_a_step_saved_again_stands_beside_the_first(tmp_path: Path) -> None:
    saved(tmp_path, 9, 10)
    write_checkpoint(tmp_path, Checkpoint(10, values(77)))
    found, _ = read_newest(tmp_path)
    assert found is not None
    assert found.variables["layer/b"][0] == 77
    assert [path.name for path in list_checkpoints(tmp_path)] == ["ckpt-10.1", "ckpt-10", "ckpt-9"]


def test_every_file_that_is_damaged_is_found(tmp_path: Path) -> None:
    saved(tmp_path / "good", 1, 2)
    folder = tmp_path / "bad"
    generator = random.Random(1)
    for name in ("manifest.json", "variables.index", "variables.data-00000-of-00001"):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(tmp_path / "good", folder)
        path = folder / "ckpt-2" / name
        data = path.read_bytes()
        for bit in generator.sample(range(8 * len(data)), 150):
            flipped = bytearray(data)
            flipped[bit // 8] ^= 1 << bit % 8
            path.write_bytes(flipped)
            found, skipped = read_newest(folder)
            assert found is not None
            assert found.step == 1
            (only,) = skipped
            assert only.path == folder / "ckpt-2"
            named = ("layer/W" if bit < 8 * 256 else "layer/b") if "data" in name else name
            assert named in only.reason
            assert "damaged" in only.reason
        for size in (0, len(data) // 2, len(data) - 1):
            path.write_bytes(data[:size])
            assert len(read_newest(folder)[1]) == 1
        path.write_bytes(data + b"\0")
        assert len(read_newest(folder)[1]) == 1
        path.unlink()
        assert len(read_newest(folder)[1]) == 1


def test_when_all_are_damaged_the_reasons_are_told(tmp_path: Path) -> None:
    saved(tmp_path, 1, 2)
    for path in list_checkpoints(tmp_path):
        (path / "manifest.json").unlink()
    with pytest.raises(tfc.Error, match=r"(?s)no checkpoint .*skipped .*ckpt-2: .*skipped .*ckpt-1: ") as caught:
        read_newest(tmp_path)
    assert caught.value.code == "DATA_LOSS"
    assert read_newest(tmp_path / "nowhere") == (None, [])


def test_a_session_goes_on_bit_by_bit(tmp_path: Path) -> None:
    with tfc.Session(tfc.parse(MODEL)) as session:
        for _ in range(3):
            session.run("train")
        session.save_checkpoint(tmp_path, 3, notes={"batch": 32})
        expected = [session.run("train")["W"] for _ in range(2)]
    with tfc.Session(tfc.parse(MODEL)) as session:
        restored = session.restore_checkpoint(tmp_path)
        assert restored is not None
        assert (restored.step, restored.notes, restored.skipped) == (3, {"batch": 32}, [])
        for before in expected:
            np.testing.assert_array_equal(session.run("train")["W"], before)
    module = tfc.compile(tfc.parse(MODEL))
    module.restore_checkpoint(tmp_path)
    for before in expected:
        np.testing.assert_array_equal(module["train"]()["W"], before)


def test_a_checkpoint_of_another_model_is_refused(tmp_path: Path) -> None:
    saved(tmp_path, 1)
    with tfc.Session(tfc.parse(MODEL)) as session:
        with pytest.raises(tfc.Error, match="holds no variable W"):
            session.restore_checkpoint(tmp_path)
        assert session.restore_checkpoint(tmp_path / "nowhere") is None


def test_a_save_that_fails_leaves_the_folder_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(tmp_path, 1)
    before = sorted(tmp_path.rglob("*"))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(tfc.Error, match="No space left on device"):
            saved(tmp_path, 2)
    assert sorted(tmp_path.rglob("*")) == before
    saved(tmp_path, 2)
    assert read_checkpoint(tmp_path / "ckpt-2").step == 2


def holds_old_or_new(folder: Path) -> int:
    """The step of the newest checkpoint, 2 or 3, after checking that it is complete and none is damaged."""
    found, skipped = read_newest(folder)
    assert found is not None
    assert skipped == []
    assert found.step in (2, 3)
    for name, array in values(found.step).items():
        np.testing.assert_array_equal(found.variables[name], array)
    return found.step


@traced
@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("call", "least"),
    [
        ("write", 4),
        ("fsync", 7),
        ("rename", 4),
        ("close", 7),
        ("mkdir", 1),
        ("openat", 7),
        ("unlinkat", 0),
        ("rmdir", 0),
        ("ftruncate", 0),
    ],
)
def test_a_kill_at_any_system_call_of_a_save_loses_nothing(call: str, least: int, tmp_path: Path) -> None:
    number, status = 0, KILLED
    while status == KILLED:
        number += 1
        folder = tmp_path / f"{number}" / "checkpoints"
        saved(folder, 1, 2)
        status = disturbed(folder, call, "signal=SIGKILL", number)
        assert status in (DONE, KILLED)
        assert holds_old_or_new(folder) == 3 or status == KILLED
        saved(folder, 4, keep=2)
        assert len(list(folder.iterdir())) == 3, "what the killed save left is gone"
    assert number > least


@traced
@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("effect", ["error=ENOSPC", "error=EIO", "error=EINTR"])
@pytest.mark.parametrize("call", ["write", "fsync", "rename", "mkdir"])
def test_an_error_of_any_system_call_of_a_save_loses_nothing(call: str, effect: str, tmp_path: Path) -> None:
    number, failures, undisturbed = 0, 0, 0
    while undisturbed < 2:  # an error may be one that the save can live with
        number += 1
        folder = tmp_path / f"{number}" / "checkpoints"
        saved(folder, 1, 2)
        status = disturbed(folder, call, effect, number)
        assert status in (DONE, FAILED)
        assert holds_old_or_new(folder) == 3 or status == FAILED
        if status == FAILED:
            assert not [path for path in folder.iterdir() if path.name.startswith(".ckpt-3")]
        saved(folder, 4, keep=2)
        assert len(list(folder.iterdir())) == 3
        failures += status == FAILED
        undisturbed = undisturbed + 1 if status == DONE else 0
    assert failures or effect == "error=EINTR"
