"""docs/accuracy.md says what is so: no error of a sample is above its figure, and no op is missing."""

from __future__ import annotations

import pytest

from tests.accuracy.errors import measure
from tests.accuracy.page import TYPES, bounds, names
from tfc.ir.types.types import DTYPES

STRIDE = {"f32": 509, "f64": 127, "f16": 61, "bf16": 61}

pytestmark = pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")


@pytest.mark.parametrize("name", names())
def test_errors_of_a_sample_are_within_what_the_page_says(name: str) -> None:
    said = bounds().get(name, dict.fromkeys(TYPES, 0.0))
    for kind in TYPES:
        error = measure(name, DTYPES[kind], stride=STRIDE[kind])
        assert error <= said[kind] + 1e-9, (
            f"{name} in {kind} is off by {error} ULP: run `python -m tests.accuracy.page`"
        )


def test_the_page_has_no_op_that_does_not_exist() -> None:
    assert set(bounds()) <= set(names())
