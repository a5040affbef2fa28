"""Language functions that ops declare in their own declarations."""

from __future__ import annotations

import pytest

from tfc.frontend.functions import FUNCTIONS
from tfc.frontend.functions.registry import MISSING, Function, Parameter, declare


def test_documentation_speaks_of_the_parameters_not_of_the_operands() -> None:
    assert FUNCTIONS["relu"].doc == "max(x, 0); NaN stays NaN."
    assert "of the point (y, x)" in FUNCTIONS["atan2"].doc  # the op's operands are y and x


def test_attributes_bring_their_defaults() -> None:
    assert FUNCTIONS["leaky_relu"].signature == "leaky_relu(x, alpha=0.2)"
    assert FUNCTIONS["bias_add"].signature == 'bias_add(x, bias, data_format="NHWC")'


@pytest.mark.parametrize(
    ("name", "kinds"),
    [("neg", ["Tensor"]), ("exp", ["Float"]), ("add", ["Operand", "Operand"]), ("leaky_relu", ["Float", "float"])],
)
def test_kinds_follow_from_the_op_where_none_is_written(name: str, kinds: list[str]) -> None:
    assert [parameter.kind for parameter in FUNCTIONS[name].parameters] == kinds


def test_a_kind_that_does_not_exist_is_told_when_the_function_is_declared() -> None:
    parameter = Parameter("x", "Flaot", False, MISSING)
    with pytest.raises(ValueError, match="parameter x has the unknown kind Flaot"):
        declare(Function("misspelt", (parameter,), lambda b, x: x))
    assert "misspelt" not in FUNCTIONS
