"""A save in a process of its own under strace, which notes or disturbs its system calls: for tests of checkpoints."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from tfc.runtime.checkpoint.folder import Checkpoint, write_checkpoint

SAVER = """
import sys
from pathlib import Path
import numpy as np
from tfc.ir.base.errors import Error
from tfc.runtime.checkpoint.folder import Checkpoint, write_checkpoint
folder = sys.argv[1]
values = {"layer/W": np.full((16, 4), 3, np.float32), "layer/b": np.full(5, 3, np.int64)}
write_checkpoint(Path(folder).parents[1] / "warm", Checkpoint(0, values))  # imports everything
print("ready", flush=True)
sys.stdin.readline()
try:
    write_checkpoint(folder, Checkpoint(3, values), keep=2)
except Error:
    sys.exit(3)
"""
DONE, FAILED, KILLED = 0, 3, -9

traced = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")


def values(step: int) -> dict[str, np.ndarray]:
    return {"layer/W": np.full((16, 4), step, np.float32), "layer/b": np.full(5, step, np.int64)}


def saved(folder: Path, *steps: int, keep: int = 5) -> None:
    for step in steps:
        write_checkpoint(folder, Checkpoint(step, values(step)), keep)


def save_traced(folder: Path, options: Sequence[str], environment: dict[str, str] | None = None) -> int:
    """Save step 3, keeping two, under strace with these options; the exit status."""
    words = [sys.executable, "-c", SAVER, str(folder)]
    saver = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
    assert saver.stdin is not None
    assert saver.stdout is not None
    assert saver.stdout.readline() == "ready\n"
    command = ["strace", "-f", *options, "-p", str(saver.pid)]
    tracer = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert tracer.stderr is not None
    line = tracer.stderr.readline()
    if "attached" not in line:
        saver.kill()
        saver.communicate()
        tracer.communicate()
        pytest.skip(f"strace cannot attach here: {line.strip()}")
    saver.stdin.write("go\n")
    saver.stdin.close()
    saver.wait(60)
    saver.stdout.close()
    tracer.communicate(timeout=60)
    return saver.returncode


def disturbed(folder: Path, call: str, effect: str, number: int) -> int:
    """Save step 3 while the `number`-th system call of a kind has another effect; the exit status."""
    inject = f"inject={call}:{effect}:when={number}"
    return save_traced(folder, ["-o", "/dev/null", "-e", f"trace={call}", "-e", inject])
