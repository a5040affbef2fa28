"""The comparison of memory with and without what is on disk runs, and finds less where nothing is compiled."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench import kept
from bench.workloads import WORKLOADS


@pytest.mark.slow
def test_a_process_that_compiles_nothing_takes_less(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-m", "bench.kept", "--only", "^W5 matmul 64$"]
    environment = {**os.environ, "TFC_CACHE": "on", "TFC_CACHE_DIR": str(tmp_path)}
    for _ in range(2):  # the first time native support code is compiled, and its memory is there to be used again
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=240)
    found = re.search(r"\| W5 matmul 64 \| (\d+) MB \| (\d+) MB \|\n$", done.stdout)
    assert found is not None, done.stderr
    assert int(found[2]) < int(found[1]) / 2


def test_a_process_that_fails_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept.adapter, "load", lambda job: 1 / 0)
    with pytest.raises(SystemExit, match="ended before"):
        kept.memory(WORKLOADS[0], keeps=False)
