"""The driver without a device, in place of the system's."""

import shutil
import subprocess

import pytest

import tfc
from tests.runtime.embed.linked import MODEL
from tests.runtime.gpu.open_gpus import driver, unused_gpus
from tfc.runtime.gpu.driver import DRIVERS
from tfc.runtime.native.build import FOLDER

__all__ = ["driver", "unused_gpus"]


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


@pytest.fixture(scope="module")
def libcuda(tmp_path_factory):
    """The driver without a device as a shared library, which is found and loaded as NVIDIA's is."""
    if shutil.which("cc") is None:
        pytest.skip("needs a C compiler")
    made = tmp_path_factory.mktemp("driver") / "libcuda.so.1"
    command = ["cc", "-std=c11", "-O1", "-shared", "-fPIC", f"-I{FOLDER}", str(FOLDER / "stand_in/stand_in.c")]
    subprocess.run([*command, "-pthread", "-o", str(made)], check=True)
    return str(made)


@pytest.fixture
def use_driver(monkeypatch):
    """Puts a driver of a test in place of the system's."""
    monkeypatch.setenv("TFC_GPU_DRIVER", "the test's")
    return lambda driver: monkeypatch.setitem(DRIVERS, "the test's", driver)


ASSEMBLER = r"""#!/bin/sh
test "$1" = --version && echo "of the tests" && exit
echo "$1" >>"$0.calls"
while [ $# -gt 1 ]; do
  case $1 in -arch=*) name=${1#-arch=} ;; -o) made=$2 ;; esac
  shift
done
{ printf '\177ELF '; tr -d '\0' <"$1"; printf ' for %s' "$name"; } >"$made"
"""


@pytest.fixture
def assembler(tmp_path, monkeypatch):
    """A program in place of NVIDIA's assembler, whose code is the PTX; `ptxas.calls` beside it has a line for each."""
    program = tmp_path / "ptxas"
    program.write_text(ASSEMBLER)
    program.chmod(0o755)
    monkeypatch.setenv("TFC_PTXAS", str(program))
    return program
