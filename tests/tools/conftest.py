"""Every command of these tests runs in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.runtime.gpu.open_gpus import nobody_uses_gpus
from tfc.runtime.gpu.driver import StandIn, stand_in


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def unused_gpus(monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    """The driver without a device, whose devices nobody used before, nor uses behind the test."""
    monkeypatch.setenv("TFC_GPU_DRIVER", "stand-in")
    with nobody_uses_gpus():
        yield stand_in()
