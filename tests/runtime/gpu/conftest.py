"""The driver without a device, in place of the system's."""

import pytest

from tfc.runtime.gpu import gpu
from tfc.runtime.gpu.driver import stand_in


@pytest.fixture
def driver(monkeypatch):
    """The process's driver: what a test tells it is forgotten behind it, and devices that were lost are there again."""
    monkeypatch.setenv("TFC_GPU_DRIVER", "stand-in")
    yield stand_in()
    stand_in().mend()
    for key in [key for key, each in gpu._gpus.items() if each.is_lost]:
        del gpu._gpus[key]
