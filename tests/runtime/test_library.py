"""The support code comes into the process in a thread of its own, once."""

import os
import threading
import time

import pytest

from tfc.ir.errors import InternalError
from tfc.runtime import library


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A process that has not begun."""
    monkeypatch.setattr(library, "_libraries", {})
    monkeypatch.setattr(library, "_loading", None)
    return monkeypatch


def test_it_is_loaded_once_while_others_go_on(empty):
    allowed, calls, load = threading.Event(), [], library.load_unit

    def slow(unit: str = "native"):
        calls.append(threading.current_thread())
        assert allowed.wait(30)
        return load(unit)

    empty.setattr(library, "load_unit", slow)
    library.begin_library()
    library.begin_library()  # neither waits
    allowed.set()
    assert library.library() is library.library()
    library.begin_library()
    assert len(calls) == 1 and calls[0] is not threading.main_thread()


def test_what_goes_wrong_in_the_thread_is_told_to_who_asks(empty):
    def broken(unit: str = "native"):
        raise InternalError("no text")

    empty.setattr(library, "load_unit", broken)
    library.begin_library()
    with pytest.raises(InternalError, match="no text"):
        library.library()


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_child_of_a_process_that_has_begun_finds_it_done(empty):
    load = library.load_unit

    def slow(unit: str = "native"):
        time.sleep(0.2)
        return load(unit)

    empty.setattr(library, "load_unit", slow)
    library.begin_library()
    child = os.fork()
    if child == 0:
        os._exit(0 if library.library().addresses["tfc_walk"] else 1)
    assert os.waitpid(child, 0)[1] == 0
