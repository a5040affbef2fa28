"""Sessions whose steps are compiled to host ops only."""

import pytest

from tests.runtime.host_compiler import compile_on_host
from tfc.runtime import compile_step


@pytest.fixture
def on_host(monkeypatch):
    """Let sessions compile with the host compiler; gives the list of the fetches of what was compiled."""
    compiled = []

    def compile_for_host(graph, feeds, fetches, targets, config):
        compiled.append([str(value) for value in fetches])
        return compile_on_host(graph, feeds, fetches, targets, config)

    monkeypatch.setattr(compile_step, "compile_for_host", compile_for_host)
    return compiled
