"""Finalizers of what a driver has made: Python's collector may run them within a launch."""

from __future__ import annotations

import gc

import numpy as np

import tfc
from tests.runtime.gpu.test_modules_ptx import Interpreting
from tfc.runtime.gpu.gpu import Gpu
from tfc.runtime.module import gpu_modules


class Collecting(Interpreting):
    """A driver whose kernels run the cycle collector, as any allocation of theirs may; `unloaded` notes what was
    unloaded by then."""

    unloaded, seen = 0, None

    def function(self, program, module, launch, operands):
        code = super().function(program, module, launch, operands)

        def run(addresses, numbers, failures):
            gc.collect()
            self.seen = self.unloaded
            return code(addresses, numbers, failures)

        wrapped = type(code)(run)
        wrapped.operands = code.operands
        return wrapped


def test_the_collector_may_run_within_a_launch(files, monkeypatch):
    driver = Collecting()
    driver.dims = {"batch": 3}
    unload = Gpu.unload

    def counted(gpu, module):
        driver.unloaded += 1
        unload(gpu, module)

    monkeypatch.setattr(Gpu, "unload", counted)
    monkeypatch.setattr(gpu_modules, "driver", lambda: driver)
    x = np.ones((3, 4), np.float32)
    first, second = (tfc.load(files / f"device{suffix}") for suffix in (".tfcm", ".so"))
    wanted = second.infer(x=x)["p"]
    np.testing.assert_array_equal(first.infer(x=x)["p"], wanted)
    cycle = [first]
    cycle.append(cycle)
    gc.disable()
    try:
        del first, cycle
        before = driver.unloaded
        np.testing.assert_array_equal(second.infer(x=x)["p"], wanted)
        assert driver.seen == before, "unloaded within a launch"
        second.infer(x=x)
        assert driver.unloaded > before
    finally:
        gc.enable()
    assert not driver.wrong
