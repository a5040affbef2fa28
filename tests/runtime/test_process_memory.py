"""What of the process's memory goes back to the system."""

import ctypes
import gc
import mmap
from pathlib import Path

import numpy as np
import pytest

import tfc
from tfc.compiler import compile_step
from tfc.ir.base.config import Config
from tfc.runtime.memory import storage


def test_what_llvm_has_freed_goes_back_to_the_system_once_a_step_is_compiled(monkeypatch):
    calls = []
    monkeypatch.setattr(compile_step, "trim", lambda: calls.append(1))
    with tfc.Session(tfc.parse("input x: f32[3]\ny = x * 11"), config=Config(cache=False)) as s:
        for _ in range(3):
            s.run("y", {"x": np.ones(3, np.float32)})
    assert len(calls) == 1


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="another allocator than GNU's")
def test_trimming_makes_the_process_smaller():
    taken = [b"x" * 60_000 for _ in range(1000)]  # written: a page nobody has touched takes no memory
    kept = taken[::50]  # free() gives back what lies above all that is in use, and here that is little
    del taken
    before = resident()
    storage.trim()
    assert before - resident() > 30_000_000
    assert len(kept) == 20


def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * mmap.PAGESIZE


@pytest.mark.parametrize("text", ["relu(x @ w + 1)", "relu(softmax(relu(x) @ (w * 3.0)) - 0.5)"])
def test_no_weights_wait_for_the_collector(tmp_path, text):
    """Nor what compiling made of them: stages know who reads them while a step is compiled."""
    np.savez(tmp_path / "weights.npz", w=np.ones((300, 500), np.float32))
    model = tmp_path / "model.tfg"
    model.write_text('input x: f32[64, 300]\nw: f32[300, 500] = load("weights.npz", "w")\ny = ' + text)
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        with tfc.Session(tfc.read(str(model)), config=Config(cache=False)) as s:
            s.run("y", {"x": np.ones((64, 300), np.float32)})
            gc.collect()
        found = {id(each): each for each in gc.get_referents(*gc.garbage) if isinstance(each, np.ndarray)}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert sum(array.nbytes for array in found.values()) < 10_000
