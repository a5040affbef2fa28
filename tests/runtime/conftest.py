"""Sessions compiled in two ways: as always, and to host ops only, which keeps code generation out of the picture; and
called in two ways, by native code and by Python."""

import pytest

import tfc
from tests.runtime.call_model import TWO
from tests.runtime.host_compiler import compile_on_host
from tfc.compiler import compile_step
from tfc.runtime.execute import native_calls


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


@pytest.fixture
def unknown_interpreter(monkeypatch):
    """Lets this be an interpreter whose objects native code does not know, from a call on."""
    return lambda: monkeypatch.setattr(native_calls, "python_record", lambda: None)


@pytest.fixture(params=["native", "slow"])
def way(request, unknown_interpreter):
    """Which way calls go: that of interpreters whose objects native code knows, or that of others."""
    if request.param == "slow":
        unknown_interpreter()
    elif native_calls.python_record() is None:
        pytest.skip("native code does not know this interpreter")
    return request.param


@pytest.fixture
def two(way):
    """A session of call_model.py."""
    with tfc.Session(tfc.parse(TWO)) as made:
        yield made
