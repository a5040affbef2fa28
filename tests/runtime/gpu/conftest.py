"""The driver without a device, in place of the system's."""

import pytest

import tfc
from tests.runtime.embed.linked import MODEL
from tfc.runtime.gpu import gpu
from tfc.runtime.gpu.driver import stand_in


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """Modules of a model that trains, in a folder: `sim` for the stand-in, `device` for sm_80, as `.tfcm` and `.so`."""
    folder = tmp_path_factory.mktemp("modules")
    graph = tfc.parse(MODEL, file="model.tfg")
    for name, target, triple in (("sim", "sim", "gpu"), ("device", "sm_80", "nvptx64")):
        module = tfc.compile(graph, target, triple=triple, name=name)
        for suffix in (".tfcm", ".so"):
            module.save(folder / f"{name}{suffix}")
    return folder


@pytest.fixture
def driver(monkeypatch):
    """The process's driver: what a test tells it is forgotten behind it, and devices that were lost are there again."""
    monkeypatch.setenv("TFC_GPU_DRIVER", "stand-in")
    yield stand_in()
    stand_in().mend()
    for key in [key for key, each in gpu._gpus.items() if each.is_lost]:
        del gpu._gpus[key]
