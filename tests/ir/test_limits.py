"""Limits on compiling: what is watched is stopped, wherever it is, and nothing outlives the block that was watched."""

import threading
import time

import pytest

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.base.limits import FREE_NODES, LimitError, limited, most_nodes, phase, resident_bytes


def spin(seconds: float) -> None:
    """Compute, where no error is let through."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            sum(range(100))
        except Exception:
            pytest.fail("nothing that handles errors may see the stop")


def test_time_stops_the_block_and_names_the_phase() -> None:
    config = Config(max_compile_seconds=0.1)
    said = r"more than 0.1 seconds .* stopped in the pass cse"
    with pytest.raises(LimitError, match=said) as caught, limited(config, "reading"), phase("the pass cse"):
        spin(20)
    assert caught.value.code == "RESOURCE_EXHAUSTED"


def test_memory_stops_the_block() -> None:
    said = r"more than 1 MiB of memory .* stopped in reading"
    with pytest.raises(LimitError, match=said), limited(Config(max_memory=2**20), "reading"):
        spin(20)


def test_a_block_that_keeps_its_limits_ends_as_without() -> None:
    with limited(Config(max_compile_seconds=60, max_memory=2**50), "reading"):
        spin(0.05)
    assert not [each for each in threading.enumerate() if each.name == "tfc-limits"]


def test_errors_of_the_block_come_through() -> None:
    with pytest.raises(KeyError), limited(Config(max_compile_seconds=60), "reading"), phase("a pass"):
        raise KeyError


def test_the_outermost_block_counts() -> None:
    with limited(Config(max_nodes=7), "reading"), limited(Config(max_nodes=9), "passes"):
        assert most_nodes(100) == 7
    assert most_nodes(100) == FREE_NODES + 100


def test_only_the_thread_that_compiles_is_stopped() -> None:
    ended: list[str] = []

    def other() -> None:
        spin(0.3)
        ended.append("other")

    thread = threading.Thread(target=other)
    thread.start()
    with pytest.raises(LimitError), limited(Config(max_compile_seconds=0.05), "reading"):
        spin(20)
    thread.join()
    assert ended == ["other"]


def test_resident_memory_is_that_of_this_process() -> None:
    assert 2**22 < resident_bytes() < 2**40


def test_the_environment_sets_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TFC_MAX_NODES", "12")
    monkeypatch.setenv("TFC_MAX_MEMORY", "1.5M")
    monkeypatch.setenv("TFC_MAX_COMPILE_SECONDS", "0.5")
    config = Config()
    assert (config.max_nodes, config.max_memory, config.max_compile_seconds) == (12, 3 << 19, 0.5)
    monkeypatch.setenv("TFC_MAX_MEMORY", "much")
    with pytest.raises(Error, match="expected an amount of memory"):
        Config()
