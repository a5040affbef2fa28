"""A power failure at any moment of a save loses nothing (quality.md's R9): every state the disk may be in is tried."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.runtime.power_loss import Disk, Flush, crashes, operations, read_disk
from tests.runtime.traced_save import DONE, save_traced, saved, traced, values
from tfc.runtime.checkpoint.folder import read_checkpoint, read_newest

CALLS = "openat,mkdir,write,fsync,fdatasync,rename,unlink,unlinkat,rmdir,?ftruncate,?pwrite64,?writev,?renameat2"


def recorded(base: Path, *steps: int) -> tuple[Disk, list]:
    """A disk with checkpoints of these steps, and what a save of step 3 does to it."""
    root = base / "disk"
    root.mkdir(parents=True)
    if steps:
        saved(root / "checkpoints", *steps)
    before = read_disk(root)
    log = base / "log"
    status = save_traced(root / "checkpoints", ["-o", str(log), "-y", "-xx", "-s", "100000", "-e", f"trace={CALLS}"])
    assert status == DONE
    now = before.copy()
    done = operations(log.read_text(), root, now)
    now.put(base / "replayed")
    files = {path.relative_to(root): path.read_bytes() for path in root.rglob("*") if path.is_file()}
    again = base / "replayed"
    assert {path.relative_to(again): path.read_bytes() for path in again.rglob("*") if path.is_file()} == {
        path: data for path, data in files.items() if path.parts[0] == "checkpoints"
    }, "the log tells all that was done"
    return before, done


def check(root: Path, newest_before: int, finished: bool) -> None:
    """What was found after the failure is the old state or the new one, and complete."""
    folder = root / "checkpoints"
    found, skipped = read_newest(folder) if folder.exists() else (None, [])
    assert skipped == []
    if found is None:
        assert not newest_before
        assert not finished
        return
    assert found.step == 3 if finished else found.step in (newest_before, 3)
    for name, array in values(found.step).items():
        np.testing.assert_array_equal(found.variables[name], array)
    told = folder / "checkpoint"
    if told.exists():
        first = told.read_text().splitlines()[0].partition(": ")[2]
        read_checkpoint((folder / json.loads(first)).parent)


def try_all(tmp_path: Path, limit: int, steps: tuple[int, ...]) -> int:
    """How many different states were tried."""
    before, done = recorded(tmp_path, *steps)
    tried = set()
    for n, disk in crashes(before, done, limit):
        key = repr((sorted(disk.files.items()), sorted(disk.folders.items()), n == len(done)))
        if key in tried:
            continue
        tried.add(key)
        root = tmp_path / "found"
        disk.put(root)
        check(root, max(steps, default=0), finished=n == len(done))
        if len(tried) % 20 == 0:
            saved(root / "checkpoints", 4, keep=2)
            assert read_newest(root / "checkpoints")[0].step == 4
            assert not [path for path in (root / "checkpoints").iterdir() if path.name.startswith(".")]
        shutil.rmtree(root)
    return len(tried)


@traced
def test_a_power_failure_during_a_save_loses_nothing(tmp_path: Path) -> None:
    assert try_all(tmp_path, 4, (1, 2)) > 50


@traced
def test_the_first_save_of_a_folder_stays(tmp_path: Path) -> None:
    assert try_all(tmp_path, 4, ()) > 30


@traced
def test_without_flushes_states_are_bad(tmp_path: Path) -> None:
    before, done = recorded(tmp_path, 1, 2)
    bad = 0
    for n, disk in crashes(before, [each for each in done if not isinstance(each, Flush)], 8):
        disk.put(tmp_path / "found")
        try:
            check(tmp_path / "found", 2, finished=n == len(done))
        except (AssertionError, ValueError, tfc.Error):
            bad += 1
        shutil.rmtree(tmp_path / "found")
    assert bad, "the replay finds what a save forgets"


@traced
@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("steps", [(), (1, 2), (0, 1, 2)], ids=["first", "second", "two old ones"])
def test_no_state_of_the_disk_is_bad(steps: tuple[int, ...], tmp_path: Path) -> None:
    assert try_all(tmp_path, 500, steps) >= 1000
