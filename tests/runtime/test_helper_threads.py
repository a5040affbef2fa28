"""Threads that help to drive steps: they are used again, and do not outlive the interpreter or a fork."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tfc.runtime.dataflow import helper_threads

ROOT = Path(__file__).resolve().parents[2]
AT_WORK = """
import threading, time
from tfc.runtime.dataflow.helper_threads import HelperThreads
HelperThreads([lambda: None, lambda: None]).join()
for_ever = threading.Event()
threading.Thread(target=lambda: HelperThreads([for_ever.wait]).join(), daemon=True).start()
time.sleep(0.1)
print("end")
"""


def test_helpers_work_besides_the_caller_and_are_used_again() -> None:
    seen: set[str] = set()
    both = threading.Barrier(3, timeout=20)

    def work() -> None:
        seen.add(threading.current_thread().name)
        both.wait()

    for _ in range(5):
        helpers = helper_threads.HelperThreads([work, work])
        both.wait()
        helpers.join()
    assert threading.current_thread().name not in seen
    assert len([t for t in threading.enumerate() if t.name == "tfc-driver"]) <= 8


def test_nobody_to_help_costs_nothing() -> None:
    before = threading.active_count()
    helper_threads.HelperThreads([]).join()
    assert threading.active_count() == before


def test_the_interpreter_ends_while_a_helper_works() -> None:
    done = subprocess.run(
        [sys.executable, "-c", AT_WORK], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "end\n", "")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_child_has_helpers_of_its_own() -> None:
    helper_threads.HelperThreads([lambda: None]).join()
    child = os.fork()
    if not child:
        helper_threads.HelperThreads([lambda: None]).join()
        os._exit(7)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 7
