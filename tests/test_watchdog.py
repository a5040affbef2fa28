"""A run that hangs in C ends by itself and says where it hung."""

import subprocess
import sys
from pathlib import Path

import pytest

HANGS = """
import ctypes

def test_before():
    pass

def test_that_holds_the_interpreter_for_ever():
    ctypes.PyDLL(None).pause()
"""


@pytest.mark.parametrize("workers", [[], ["-n", "1", "--max-worker-restart", "0"]], ids=["one process", "xdist"])
def test_a_run_that_hangs_in_c_ends_with_its_stacks(tmp_path: Path, root: Path, workers: list[str]) -> None:
    file = tmp_path / "test_hangs.py"
    file.write_text(HANGS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nwatchdog = 2\n")
    settings = ["-p", "tests.watchdog", "-c", str(tmp_path / "pytest.ini")]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *settings, *workers, str(file)],
        cwd=root, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert ended.returncode != 0
    assert "Timeout (0:00:02)!" in ended.stderr
    assert "in test_that_holds_the_interpreter_for_ever" in ended.stderr
