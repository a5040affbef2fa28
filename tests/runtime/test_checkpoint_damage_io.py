"""Errors and short writes of any system call of a save: it fails or succeeds, and loses nothing (quality.md's R8)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.runtime.traced_save import DONE, FAILED, disturbed, saved, traced, values
from tfc.runtime.checkpoint.folder import read_newest

SHORT_WRITES = """
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>
ssize_t write(int fd, const void *data, size_t size) {
    return syscall(SYS_write, fd, data, fd > 2 && size > 7 ? 7 : size);
}
"""
SAVE = """
import resource, sys
import numpy as np
from tfc.ir.base.errors import Error
from tfc.runtime.checkpoint.folder import Checkpoint, write_checkpoint
folder, limit = sys.argv[1], int(sys.argv[2])
if limit:
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
values = {"layer/W": np.full((16, 4), 3, np.float32), "layer/b": np.full(5, 3, np.int64)}
try:
    write_checkpoint(folder, Checkpoint(3, values), keep=2)
except Error:
    sys.exit(3)
"""


def check(folder: Path, status: int) -> None:
    """A save that succeeded is there, one that failed left the old state and nothing of its own; the next one works."""
    found, skipped = read_newest(folder)
    assert found is not None
    assert skipped == []
    assert found.step == 3 if status == DONE else found.step in (2, 3)
    for name, array in values(found.step).items():
        np.testing.assert_array_equal(found.variables[name], array)
    if status == FAILED:
        assert not [path for path in folder.iterdir() if path.name.startswith(".ckpt-3")]
    saved(folder, 4, keep=2)
    assert len(list(folder.iterdir())) == 3


def save(folder: Path, limit: int = 0, **environment: str) -> int:
    done = subprocess.run(
        [sys.executable, "-c", SAVE, str(folder), str(limit)], env=os.environ | environment, check=False, timeout=60
    )
    return done.returncode


def test_writes_that_stop_short_are_gone_on_with(tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    source, library = tmp_path / "short.c", tmp_path / "short.so"
    source.write_text(SHORT_WRITES)
    subprocess.run([compiler, "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
    folder = tmp_path / "checkpoints"
    saved(folder, 1, 2)
    assert save(folder, LD_PRELOAD=str(library)) == DONE
    check(folder, DONE)


def test_a_file_that_cannot_grow_further_fails_the_save(tmp_path: Path) -> None:
    for limit in (1, 100, 290):
        folder = tmp_path / f"{limit}"
        saved(folder, 1, 2)
        before = sorted(path for path in folder.rglob("*"))
        assert save(folder, limit) == FAILED
        assert sorted(path for path in folder.rglob("*")) == before
        check(folder, FAILED)


@traced
@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("error", ["EIO", "ENOSPC", "EINTR"])
@pytest.mark.parametrize(
    "call", ["openat", "close", "unlink", "unlinkat", "rmdir", "getdents64", "lseek", "newfstatat"]
)
def test_an_error_of_any_other_system_call_loses_nothing(call: str, error: str, tmp_path: Path) -> None:
    number, undisturbed = 0, 0
    while undisturbed < 2:  # a save can live with some errors, so one success is not the end
        number += 1
        folder = tmp_path / f"{number}" / "checkpoints"
        saved(folder, 1, 2)
        status = disturbed(folder, call, f"error={error}", number)
        assert status in (DONE, FAILED), f"call {number} of {call}"
        found, skipped = read_newest(folder)
        assert found is not None
        assert skipped == []
        assert found.step == 3 if status == DONE else found.step in (2, 3)
        saved(folder, 4, keep=2)
        saved(folder, 5, keep=2)
        newest = read_newest(folder)[0]
        assert newest is not None
        assert newest.step == 5
        undisturbed = undisturbed + 1 if status == DONE else 0
