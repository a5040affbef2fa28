"""Every command of these tests runs in a folder of its own."""

from pathlib import Path

import pytest

from tests.runtime.gpu.open_gpus import driver, unused_gpus

__all__ = ["driver", "unused_gpus"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
