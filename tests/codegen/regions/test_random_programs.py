"""Random programs with branches and loops in one another agree with the interpreter, whichever way they run."""

import pytest

from tests.codegen.regions.agree import assert_agrees
from tests.codegen.regions.random_programs import SMALL, WIDE, RandomProgram

ONCE_WRONG = (142,)


def check(seed: int, size: int, sizes: tuple[int, int] = SMALL) -> None:
    made = RandomProgram(seed, size, variables=seed % 3 > 0, sizes=sizes)
    # Sums of hundreds of numbers in f32 are further from those in f64.
    assert_agrees(made.text, *made.feeds, tolerance=1e-3 if sizes is WIDE else 3e-4)


@pytest.mark.few(2)
@pytest.mark.parametrize("seed", [*range(12), *ONCE_WRONG])
def test_random_programs(seed):
    check(seed, 2 + seed % 12)


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", range(6))
def test_wide_random_programs(seed):
    check(seed, 2 + seed % 8, WIDE)


@pytest.mark.slow
@pytest.mark.timeout(1800)  # the interpreter runs a million nodes of one of them
@pytest.mark.parametrize("block", range(10))
def test_a_hundred_random_programs(block):
    for seed in range(100 + block * 10, 110 + block * 10):
        check(seed, 2 + seed % 12, WIDE if seed % 5 == 0 else SMALL)
