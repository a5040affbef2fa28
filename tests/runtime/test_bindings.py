"""The support code comes into the process in a thread of its own, once."""

import os
import subprocess
import sys
import threading
import time

import pytest

from tfc.ir.base.errors import InternalError
from tfc.runtime.native import bindings


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A process that has not begun."""
    monkeypatch.setattr(bindings, "_bindings", {})
    monkeypatch.setattr(bindings, "_loading", None)
    return monkeypatch


def test_it_is_loaded_once_while_others_go_on(empty):
    allowed, calls, load = threading.Event(), [], bindings.load_unit

    def slow(unit: str = "native"):
        calls.append(threading.current_thread())
        assert allowed.wait(30)
        return load(unit)

    empty.setattr(bindings, "load_unit", slow)
    bindings.start_loading()
    bindings.start_loading()  # neither waits
    allowed.set()
    assert bindings.native_bindings() is bindings.native_bindings()
    bindings.start_loading()
    assert len(calls) == 1 and calls[0] is not threading.main_thread()


def test_what_goes_wrong_in_the_thread_is_told_to_who_asks(empty):
    def broken(unit: str = "native"):
        raise InternalError("no text")

    empty.setattr(bindings, "load_unit", broken)
    bindings.start_loading()
    with pytest.raises(InternalError, match="no text"):
        bindings.native_bindings()


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_child_of_a_process_that_has_begun_finds_it_done(empty):
    load = bindings.load_unit

    def slow(unit: str = "native"):
        time.sleep(0.2)
        return load(unit)

    empty.setattr(bindings, "load_unit", slow)
    bindings.start_loading()
    child = os.fork()
    if child == 0:
        os._exit(0 if bindings.native_bindings().addresses["tfc_walk"] else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_a_process_may_fork_behind_its_first_session():
    script = """
import os, tfc
session = tfc.Session(tfc.parse("input x: f32[2]\\nentry main(x) -> y = relu(x)\\n"))
child = os.fork()
os.write(1, b"%r\\n" % session.run("main", x=[-1, 2])["y"].tolist())
if child:
    assert os.waitpid(child, 0)[1] == 0
os._exit(0)
"""
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", script]  # Python 3.12 warns of forks
    environment = os.environ | {"TFC_CACHE": "off"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[0.0, 2.0]\n" * 2, "")
