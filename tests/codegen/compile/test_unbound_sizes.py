"""Symbolic sizes that nothing fed tells: a located error wherever a step needs them, never a failure inside of tfc."""

import numpy as np
import pytest

from tfc.compiler.compile_model import compile as compile_module
from tfc.frontend.read import parse
from tfc.ir.base.errors import Error
from tfc.ir.interpret.interpret import interpret
from tfc.runtime.session.session import Session

SOURCES = {
    "sum": "input x: f32[n + m]\ny = x + 1.0",
    "square": "input x: f32[n * n]\ny = x + 1.0",
    "product of sums": "input x: f32[(n + m) * (n + 1)]\ny = x + 1.0",
    "difference": "input x: f32[10 - n]\ny = x + 1.0",
    "quotient": "input x: f32[n // m]\ny = x + 1.0",
    "declared": "input x: f32[6]\ny: f32[(n + m) * 2] = x + 1.0",
    "ensured": "input x: f32[?]\ny = ensure_shape(x, [n * m])",
    "size": "input x: f32[n + m]\ny = zeros([n])",
    "body": "input x: f32[n + m]\ny = for i in range(3), s = x { h: f32[n + m] = s + 1.0; yield h }",
}
FED = {"x": np.ones(6, np.float32)}


@pytest.mark.parametrize("name", SOURCES)
def test_a_size_that_no_input_tells_is_an_error_with_a_location(name: str) -> None:
    text = f"dim n\ndim m\n{SOURCES[name]}\nentry main(x) -> y\n"
    for run in (lambda graph: Session(graph).run("y", FED), compile_module):
        if name == "ensured" and run is compile_module:
            continue  # modules have no unknown sizes
        with pytest.raises(Error, match="can not be told from what is fed") as caught:
            run(parse(text))
        assert caught.value.loc is not None


def test_several_devices_tell_of_it_too() -> None:
    text = 'dim n\ndim m\ninput x: f32[n + m]\na = with device("cpu:0") { x + 1.0 }\ny = with device("cpu:1") { -a }\n'
    with pytest.raises(Error, match="the size m can not be told"):
        Session(parse(text), devices="cpu:2").run("y", FED)


def test_the_interpreter_tells_of_it_where_it_needs_the_size() -> None:
    with pytest.raises(Error, match="the size n can not be told"):
        interpret(parse("dim n\ndim m\ninput x: f32[n + m]\ny = zeros([n])\nz = x"), FED, ["y", "z"])


def test_the_interpreter_reads_a_size_off_a_multiple_of_it() -> None:
    graph = parse("dim n\ninput x: f32[2 * n + 2]\ny = zeros([n])")
    assert interpret(graph, FED, ["y", "x"])[0].shape == (2,)


def test_a_sum_is_checked_where_other_inputs_tell_its_symbols() -> None:
    graph = parse("dim n\ndim m\ninput x: f32[n + m]\ninput a: f32[n]\ninput b: f32[m]\ny = x + concat([a, b], axis=0)")
    two, four = np.ones(2, np.float32), np.ones(4, np.float32)
    assert Session(graph).run("y", FED | {"a": two, "b": four}).tolist() == [2] * 6
    with pytest.raises(Error, match=r"axis 0 is 6, expected m \+ n = 8"):
        Session(graph).run("y", FED | {"a": four, "b": four})
