"""Ends a hung run with the stacks of all threads, as a plugin of pytest.

pytest-timeout interrupts Python code; a thread that waits in C, for a lock say, does not hear it. So every test sets
the watchdog of `faulthandler` anew, a thread in C that needs neither the interpreter nor its lock: if the test is not
over in time it writes all stacks to the real stderr and ends the process. Under pytest-xdist that is the worker, which
is then told to have crashed in this test.
"""

import faulthandler
import os
from collections.abc import Generator

import pytest

_STDERR = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the setting."""
    parser.addini("watchdog", "seconds after which a test that does not end takes the whole run with it", default="420")


def pytest_configure(config: pytest.Config) -> None:
    """Keep the real stderr, which captured tests do not have."""
    config.stash[_STDERR] = os.dup(2)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Take the watchdog away."""
    faulthandler.cancel_dump_traceback_later()
    os.close(config.stash[_STDERR])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Watch over one test with its fixtures; one that may take longer says so by its own timeout."""
    marked = item.get_closest_marker("timeout")
    own = float(marked.args[0]) if marked is not None and marked.args else 0.0
    limit = max(float(item.config.getini("watchdog")), 1.5 * own)
    faulthandler.dump_traceback_later(limit, exit=True, file=item.config.stash[_STDERR])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
