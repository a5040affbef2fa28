"""Where the driver's functions come from: a shared libcuda, by Python and by C; PyCUDA beside it; what doctor says."""

from __future__ import annotations

import shutil
import subprocess
import sys
import types
from pathlib import Path

import numpy as np
import pytest

import tfc
from tfc.codegen.gpu.device.ptxas import assemble_ptx
from tfc.ir.base.errors import Error
from tfc.runtime.gpu import driver as drivers
from tfc.runtime.gpu import pycuda_driver
from tfc.runtime.gpu.driver import Exports, StandIn, TableDriver, function_names, native_unit
from tfc.runtime.gpu.pycuda_driver import PyCudaDriver
from tfc.runtime.native.build import FOLDER
from tfc.tools import doctor


def test_steps_run_by_a_library_that_is_loaded(libcuda, monkeypatch):
    monkeypatch.setenv("TFC_GPU_DRIVER", libcuda)
    graph = tfc.parse("dim n in 1..\ninput x: f32[n]\nentry main(x) -> y = exp(x) * sum(x)\n")
    x = np.linspace(0, 1, 1000, dtype=np.float32)
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:2") as other:
        assert isinstance(drivers.driver(), StandIn)
        np.testing.assert_allclose(other.run("main", x=x)["y"], one.run("main", x=x)["y"], rtol=1e-6)


def test_a_library_that_is_no_stand_in_is_given_ptx(libcuda, use_driver):
    """It refuses that, being one nevertheless: what comes to it is what NVIDIA's driver would get."""
    use_driver(TableDriver(Exports(libcuda)))
    session = tfc.Session(tfc.parse("input x: f32[9]\nentry main(x) -> y = exp(x)\n"), devices="gpu:1")
    with pytest.raises(Error, match="a stand-in runs no PTX; the PTX is in ") as caught:
        session.run("main", x=np.zeros(9, np.float32))
    with open(caught.value.message.rpartition(" ")[2]) as file:
        assert ".target sm_80" in file.read()


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_library_without_the_functions_names_the_first(tmp_path, monkeypatch):
    source, made = tmp_path / "old.c", tmp_path / "libcuda.so.1"
    source.write_text("int cuInit(unsigned flags) { return 0; }\n")
    subprocess.run(["cc", "-shared", "-fPIC", str(source), "-o", str(made)], check=True)
    monkeypatch.setenv("TFC_GPU_DRIVER", str(made))
    with pytest.raises(Error, match="has no cuDriverGetVersion: the driver is too old"):
        drivers.driver()


def test_programs_in_c_open_the_driver_themselves(libcuda, tmp_path):
    source, program = tmp_path / "open.c", tmp_path / "open"
    source.write_text(
        """
#include <stdio.h>
#include "gpu/tfc_gpu.h"
int main(int argc, char **argv) {
    static tfc_driver_table table;
    static tfc_gpu gpu;
    const char *missing = tfc_driver_open(&table, argv[1]);
    if (missing) return printf("%s\\n", missing), 0;
    gpu.driver = &table;
    tfc_pointer memory = 0;
    int given[3] = {1, 2, 3}, found[3] = {0, 0, 0};
    int result = tfc_gpu_start(&gpu);
    if (!result) result = tfc_gpu_alloc(&gpu, sizeof given, &memory);
    if (!result) result = tfc_gpu_write(&gpu, (void *)memory, given, sizeof given);
    if (!result) result = tfc_gpu_read(&gpu, found, (void *)memory, sizeof found);
    if (!result) result = tfc_gpu_free(&gpu, memory);
    tfc_gpu_stop(&gpu);
    printf("%d %d %d %d %d\\n", result, found[0], found[1], found[2], argc);
    return 0;
}
"""
    )
    warnings = ["-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{FOLDER}"]
    parts = [str(FOLDER / name) for name in ("gpu/gpu.c", "gpu/open_driver.c")]
    subprocess.run(["cc", *warnings, str(source), *parts, "-o", str(program), "-ldl"], check=True)

    def said(path):
        return subprocess.run([str(program), path], check=True, capture_output=True, text=True).stdout

    assert said(libcuda) == "0 1 2 3 2\n"
    assert said("/nowhere/libcuda.so.1") == "/nowhere/libcuda.so.1\n"


def test_the_table_is_that_of_the_header():
    names = function_names()
    assert names[0] == "cuInit" and "cuLaunchKernel" in names and len(set(names)) == len(names) > 40


def test_pycuda_holds_the_primary_contexts_where_it_is_installed(driver, monkeypatch):
    held = []

    class Device:
        def __init__(self, ordinal):
            self.ordinal = ordinal

        def retain_primary_context(self):
            held.append(self.ordinal)
            return self

    module = types.ModuleType("pycuda.driver")
    module.Device, module.init, module.Error = Device, lambda: None, RuntimeError
    package = types.ModuleType("pycuda")
    package.driver, package.VERSION = module, (2026, 1)
    package.__spec__ = types.SimpleNamespace(name="pycuda")
    monkeypatch.setitem(sys.modules, "pycuda", package)
    monkeypatch.setitem(sys.modules, "pycuda.driver", module)
    assert pycuda_driver.has_pycuda()
    made = PyCudaDriver(native_unit("stand_in"))
    assert [info.ordinal for info in made.devices()] == held == list(range(32))
    made.devices()
    assert len(held) == 32
    assert doctor.pycuda().state == "ok" and "2026.1" in doctor.pycuda().detail


def test_doctor_says_what_is_there_and_what_is_missing(driver, monkeypatch):
    assert doctor.gpu() == doctor.Finding("gpu", "ok", "32 without a device, by TFC_GPU_DRIVER: stand-in")
    monkeypatch.setenv("TFC_GPU_DRIVER", "/nowhere/libcuda.so.1")
    found = doctor.gpu()
    assert found.state == "missing" and "there is no driver: /nowhere/libcuda.so.1" in found.detail
    assert doctor.pycuda().state == "missing" and "tfc[gpu]" in doctor.pycuda().detail


def test_an_assembler_that_is_named_and_not_there_is_none(tmp_path, monkeypatch):
    monkeypatch.setenv("TFC_PTXAS", str(tmp_path / "ptxas"))
    assert doctor.assembler() == doctor.Finding("ptxas", "missing", f"TFC_PTXAS={tmp_path / 'ptxas'} is no program")


def test_what_was_assembled_once_is_kept(tmp_path, monkeypatch, assembler):
    monkeypatch.setenv("TFC_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("TFC_CACHE", "objects")
    assert [assemble_ptx(b"PTX", "sm_80")[0] for _ in range(3)] == [b"\x7fELF PTX for sm_80"] * 3
    assemble_ptx(b"PTX", "sm_90")
    monkeypatch.setenv("TFC_CACHE", "off")
    assemble_ptx(b"PTX", "sm_80")
    assert Path(f"{assembler}.calls").read_text().split() == ["-arch=sm_80", "-arch=sm_90", "-arch=sm_80"]


def test_whoever_has_no_gpu_imports_nothing_of_it():
    code = """
import sys, numpy as np, tfc
with tfc.Session(tfc.parse("input x: f32[9]\\nentry main(x) -> y = exp(x)\\n"), devices="cpu:2") as session:
    session.run("main", x=np.zeros(9, np.float32))
assert not [name for name in sys.modules if name.startswith(("tfc.runtime.gpu", "pycuda"))]
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
@pytest.mark.parametrize("sanitizer", ["address,undefined", "thread"])
def test_sanitizers_find_nothing(tmp_path, sanitizer):
    program = tmp_path / "stress"
    sources = [str(Path(__file__).parent / name) for name in ("stress.c", "cublaslt.c")]
    sources += [str(FOLDER / name) for name in ("gpu/gpu.c", "stand_in/stand_in.c")]
    flags = [
        "-std=gnu11",
        "-O1",
        "-g",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wno-tsan",
        "-pthread",
        f"-fsanitize={sanitizer}",
    ]
    command = ["gcc", *flags, f"-I{FOLDER}", *sources, "-o", str(program)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if "cannot find" in made.stderr:
        pytest.skip(f"no {sanitizer} sanitizer")
    assert made.returncode == 0, made.stderr
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stdout) == (0, "ok\n"), done.stderr[-4000:]
