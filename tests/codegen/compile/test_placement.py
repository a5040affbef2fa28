"""Parts of a concatenation written in place, and the parts that must not be."""

import numpy as np

from tfc.frontend.read import parse
from tfc.ir.interpret import interpret
from tfc.runtime.session import Session

SOURCE = """
input x: f32[2, 3]
s = sigmoid(x)
first = sigmoid(s[1:2])
y = concat([first, s, first], axis=0)
"""


def test_a_part_that_another_part_is_computed_from_keeps_its_own_memory() -> None:
    graph, x = parse(SOURCE), np.linspace(-2, 2, 6, dtype=np.float32).reshape(2, 3)
    with Session(graph) as session:
        got = session.run("y", feeds={"x": x})
    np.testing.assert_allclose(got, interpret(graph, {"x": x}, ["y"], precise=True)[0], rtol=1e-6)
