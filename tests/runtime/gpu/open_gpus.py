"""Fixtures: the driver without a device, in place of the system's, and devices that nobody has used."""

from collections.abc import Iterator

import pytest

from tfc.runtime.gpu.driver import StandIn, stand_in
from tfc.runtime.gpu.gpu import OPEN_GPUS

SETTINGS = {
    "devices": 32, "seed": 1, "version": 13000, "capability": 80, "records": 1,
    "processors": 1, "clock": 0, "memory clock": 0, "bus": 0, "cache": 0,
}  # fmt: skip
"""What the driver without a device says of itself unless it is told otherwise."""


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    """The process's driver: what a test tells it is forgotten behind it, and devices that were lost are there again."""
    monkeypatch.setenv("TFC_GPU_DRIVER", "stand-in")
    yield stand_in()
    stand_in().mend()
    for what, value in SETTINGS.items():
        stand_in().set(what, value)
    for key in [key for key, each in OPEN_GPUS.items() if each.is_lost]:
        del OPEN_GPUS[key]


@pytest.fixture
def unused_gpus(driver: StandIn) -> Iterator[StandIn]:
    """The same, as if no session had opened a device before. What was open is used again behind the test, for a driver
    has only so many streams."""
    before = dict(OPEN_GPUS)
    OPEN_GPUS.clear()
    yield driver
    OPEN_GPUS.clear()
    OPEN_GPUS.update(before)
