"""What finalizers leave to a thread."""

import gc
import os
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable

import pytest

from tfc.ir.base import deferred


class Cyclic:
    """An object that only the cycle collector frees."""

    def __init__(self, work: Callable[[], object]) -> None:
        self.itself = self
        weakref.finalize(self, deferred.defer, work).atexit = False


def test_a_finalizer_that_needs_a_lock_runs_under_that_lock() -> None:
    lock, done = threading.Lock(), []

    def work() -> None:
        with lock:
            done.append(threading.current_thread())

    deferred.start()
    Cyclic(work)
    with lock:
        gc.collect()
        assert done == []
    deferred.settle()
    assert len(done) == 1
    assert done[0] is not threading.current_thread()


def test_work_may_wait_for_what_was_deferred_before() -> None:
    done: list[int] = []
    deferred.start()
    deferred.defer(lambda: (deferred.settle(), done.append(1)))
    deferred.settle()
    assert done == [1]


def test_a_forked_child_has_a_thread_of_its_own() -> None:
    deferred.start()
    read, write = os.pipe()
    child = os.fork()
    if not child:
        deferred.start()
        deferred.defer(lambda: os.write(write, b"done"))
        deferred.settle()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    os.close(write)
    with open(read, "rb") as pipe:
        assert pipe.read() == b"done"


AT_EXIT = """
import weakref
class Thing: pass
{first}
from tfc.ir.base import deferred
kept = Thing()
deferred.start()
weakref.finalize(kept, deferred.defer, lambda: print("done", flush=True))
"""


@pytest.mark.parametrize("first", ["", "weakref.finalize(Thing, print)"], ids=["before", "after"])
def test_what_is_left_at_exit_is_done(first: str) -> None:
    """Whether weakref's own work at exit comes before the thread's end or after it."""
    program = [sys.executable, "-c", AT_EXIT.format(first=first)]
    ended = subprocess.run(program, capture_output=True, text=True, check=True)
    assert "done" in ended.stdout
