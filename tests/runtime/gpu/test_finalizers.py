"""Finalizers of what a driver has made: Python's collector may run them within a launch."""

from __future__ import annotations

import gc

import numpy as np
import pytest

import tfc
from tests.runtime.gpu.driver_table import counted
from tests.runtime.gpu.test_modules_ptx import Interpreting


class Collecting(Interpreting):
    """A driver whose kernels run the cycle collector, as any allocation of theirs may; `seen` is how often something
    had been `unloaded` by then."""

    unloaded, seen = (), 0

    def function(self, program, module, launch, operands):
        code = super().function(program, module, launch, operands)

        def run(addresses, numbers, failures):
            gc.collect()
            self.seen = len(self.unloaded)
            return code(addresses, numbers, failures)

        wrapped = type(code)(run)
        wrapped.operands = code.operands
        return wrapped


@pytest.fixture
def driver(use_driver):
    made = Collecting()
    use_driver(made)
    with counted(made, "cuModuleUnload") as made.unloaded:
        yield made


def test_the_collector_may_run_within_a_launch(files, driver):
    driver.dims = {"batch": 3}
    x = np.ones((3, 4), np.float32)
    first, second = (tfc.load(files / f"device{suffix}") for suffix in (".tfcm", ".so"))
    wanted = second.infer(x=x)["p"]
    np.testing.assert_array_equal(first.infer(x=x)["p"], wanted)
    cycle = [first]
    cycle.append(cycle)
    gc.disable()
    try:
        del first, cycle
        before = len(driver.unloaded)
        np.testing.assert_array_equal(second.infer(x=x)["p"], wanted)
        assert driver.seen == before, "unloaded within a launch"
        second.infer(x=x)
        assert len(driver.unloaded) > before
    finally:
        gc.enable()
    assert not driver.wrong
