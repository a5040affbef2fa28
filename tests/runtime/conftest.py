"""Sessions compiled in two ways: as always, and to host ops only, which keeps code generation out of the picture."""

import pytest

from tests.runtime.host_compiler import compile_on_host
from tfc.runtime import compile_step


@pytest.fixture(params=["host", "native"])
def compiled(request, monkeypatch):
    """Runs the test both ways; gives the list of the fetches of what was compiled."""
    steps = []
    native = compile_step.compile_for_host

    def compile_for_host(graph, feeds, fetches, targets, config):
        steps.append([str(value) for value in fetches])
        compiler = compile_on_host if request.param == "host" else native
        return compiler(graph, feeds, fetches, targets, config)

    monkeypatch.setattr(compile_step, "compile_for_host", compile_for_host)
    return steps
