"""bench.gpu: it ends well without a device, checks kernels on the stand-in, and writes what was measured, no more."""

from __future__ import annotations

import ctypes
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.on_gpu import ceilings, kernels, layouts, sweeps
from bench.on_gpu.kernels import target_of
from bench.on_gpu.machine import machine
from bench.on_gpu.report import page
from bench.on_gpu.straight import Straight, at_once, random_feeds
from tests.runtime.gpu.driver_table import address
from tfc.codegen.gpu.device.ptxas import assemble_ptx, find_assembler
from tfc.ir.base.errors import Error
from tfc.runtime.gpu.cublaslt import cublaslt
from tfc.runtime.gpu.driver import driver
from tfc.runtime.native.build import FOLDER

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.gpu", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def there_is_a_device() -> bool:
    try:
        return bool(driver().devices())
    except Error:
        return False


@pytest.mark.skipif(there_is_a_device(), reason="there is a device")
def test_without_a_device_it_says_why_and_measures_nothing(tmp_path: Path) -> None:
    done = run("-o", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("nothing is measured: there is no driver")
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_kernels_and_training_are_right_on_the_stand_in(tmp_path: Path) -> None:
    parts = "right|kernels map|kernels product"
    done = run("--sim", "--quick", "--only", parts, "-o", str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = tmp_path.iterdir()  # no page: nothing was measured
    found = json.loads(file.read_text())
    assert not found["missing"]
    assert found["parts"]["kernels"]
    assert all(row["same bits"] and not row["poisoned"] for row in found["parts"]["kernels"])


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
@pytest.mark.parametrize("kind", ["f32", "bf16"])
def test_the_yardstick_multiplies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """By a library in the place of NVIDIA's: what cuBLASLt is asked for are products of the matrices, by columns."""
    path, source = tmp_path / "libcublasLt.so", ROOT / "tests" / "runtime" / "gpu" / "cublaslt.c"
    subprocess.run(["cc", "-shared", "-fPIC", f"-I{FOLDER}", str(source), "-o", str(path)], check=True)
    monkeypatch.setenv("TFC_CUBLASLT", str(path))
    here = machine(sim=True)
    cublaslt().call("set_launch", ctypes.c_void_p(address(here.driver, "cuLaunchKernel")))
    found = ceilings.products(here, 0.0)
    assert found[kind]["side"] == 24 and found[kind]["rate"] > 0 and found["version"] == 130100
    handle = ctypes.c_void_p()
    assert cublaslt().call("cublasLtCreate", ctypes.byref(handle)) == 0
    square = ceilings.Square(here, cublaslt(), handle, kind, 24)
    square()
    a = square.bits if kind == "f32" else (square.bits.astype(np.uint32) << 16).view(np.float32)
    made = here.read(square.places[2], square.bits)
    c = made if kind == "f32" else (made.astype(np.uint32) << 16).view(np.float32)
    np.testing.assert_allclose(
        c, a[::-1] @ a, rtol=1e-5 if kind == "f32" else 1e-2, atol=1e-5 if kind == "f32" else 2e-2
    )


@pytest.mark.parametrize("instruction", sweeps.APPROXIMATIONS)
@pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")
def test_the_assembler_takes_the_sweeps(instruction: str) -> None:
    assert assemble_ptx(sweeps.text(instruction), "sm_75")[0][:4] == b"\x7fELF"


@pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")
def test_the_assembler_takes_the_tests_of_layouts(monkeypatch: pytest.MonkeyPatch) -> None:
    assembled = []

    class Assembler:
        """A device that takes code and runs none: what is copied back is what was there."""

        class gpu:  # noqa: N801
            class info:  # noqa: N801
                capability = 90

        def load(self, text: bytes, *entries: str) -> list[int]:
            code, _ = assemble_ptx(text.rstrip(b"\0"), text.split(b".target ")[1].split()[0].decode())
            assembled.append(code)
            return [0] * len(entries)

        def block(self, size: int) -> int:
            return size

        def write(self, address: int, value: Any) -> None: ...
        def launch(self, *given: Any) -> None: ...
        def encoded(self, *given: Any) -> Any:
            return np.zeros(128, np.uint8)

        def read(self, address: int, like: Any) -> Any:
            return like

    rows = layouts.confirm(Assembler())  # type: ignore[arg-type]
    assert len(assembled) == len(rows) > 20
    assert all("assembler" not in row["error"] and "not run" not in row["error"] for row in rows)
    assert any(row["error"] for row in rows)  # nothing was computed


def test_an_error_is_the_greatest_of_all_floats() -> None:
    worst: dict[str, Any] = {"relative": 0.0, "at": 0.0, "absolute": 0.0, "floats": 0}
    x = np.array([0.0, 1.0, 2.0, -200.0, np.inf, np.nan], np.float32)
    sweeps.compare(worst, np.array([1.0, 2.5, 4.0, 7.0, np.inf, np.nan], np.float32), x, np.exp2)
    assert worst == {"relative": 0.25, "at": 1.0, "absolute": 0.5, "floats": 3}


def test_what_is_recorded_runs_when_it_is_replayed() -> None:
    stand_in = machine(sim=True)
    text = "input x: f32[33, 70]\nentry main(x) -> y = softmax(x * 2.0)\n"
    feeds = random_feeds(text, {})
    model = Straight(stand_in, text, feeds, target_of(stand_in))
    model.poison()
    replay = stand_in.recorded(model.run_all)
    assert np.isnan(model.results()["y"]).all()
    replay()
    scores = np.exp(2.0 * feeds["x"])
    np.testing.assert_allclose(model.results()["y"], scores / scores.sum(1, keepdims=True), 1e-5)


RUN: dict[str, Any] = {
    "date": "2030-01-01", "tfc": "9", "quick": False, "sim": False, "seconds": 12.3,
    "missing": {"sanitizer": "not there"},
    "device": {"name": "A Device", "capability": 90, "processors": 7, "memory": 1, "version": 13010},
    "parts": {},
}  # fmt: skip


def test_a_page_holds_what_was_measured_alone() -> None:
    empty = page(RUN)
    assert "A Device, sm_90" in empty
    assert "CUDA 13.1" in empty
    assert "* sanitizer: not there" in empty
    assert "|" not in empty
    copies = {"rate": 4e12}
    row = {"kernel": "map", "sizes": {"n": 8}, "median": 2e-6, "bytes": 4_000_000, "flops": 1.0, "type": "f32",
           "same bits": True}  # fmt: skip
    full = page(
        {**RUN, "parts": {"copies": copies, "kernels": [row], "training": [{"step": "s", "who": "w", "error": "e"}]}}
    )
    assert "| map | n 8 | 2 µs | 2000 GB/s | 0.50 | yes |" in full
    assert "| s | w | e |" in full
    both = page({**RUN, "parts": {"copies": copies, "kernels": [{**row, "a tile a block": {**row, "median": 4e-6}}]}})
    assert "| map | n 8 | 2 µs" in both and "| map, a tile a block | n 8 | 4 µs" in both


@pytest.mark.parametrize(("blocks", "processors", "wanted"), [(2048, 132, 132), (2048, 131, 130), (6, 132, 6)])
def test_as_many_clusters_are_launched_as_run_at_once(blocks: int, processors: int, wanted: int) -> None:
    assert at_once(blocks, 2, processors) == wanted


def test_what_clusters_compute_is_measured_without_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the stand-in, whose kernels are the same both ways."""
    here = machine(sim=True)
    monkeypatch.setattr(kernels, "has_clusters", lambda model: True)
    row = kernels.measure(here, "full_sum", 0.0)
    assert row["a tile a block"]["same bits"] and row["a tile a block"]["flops"] == row["flops"] > 0
