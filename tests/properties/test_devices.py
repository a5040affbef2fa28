"""Random programs on random devices, with random delays: what one device gives, bit by bit, and no step hangs."""

from __future__ import annotations

import faulthandler
from collections.abc import Iterator

import pytest

from tests.properties.device_runs import (
    GPUS,
    check,
    check_primitives,
    driven_by,
    small_tensors_delayed,
    without_kernels,
)

BATCH = 25


@pytest.fixture(autouse=True)
def _watchdog() -> Iterator[None]:
    """End the process, with the stacks of all threads, when a step hangs where its own deadline does not help."""
    faulthandler.dump_traceback_later(300, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(autouse=True)
def _small_tensors_are_delayed() -> Iterator[None]:
    with small_tensors_delayed():
        yield


@pytest.mark.few(3)
@pytest.mark.parametrize("seed", range(20))
def test_five_hundred_programs(seed: int) -> None:
    with driven_by(1 + seed % 3), without_kernels():
        check(seed, BATCH, 1 + seed % 4, kernels=False)


@pytest.mark.few(2)
@pytest.mark.parametrize("seed", range(4))
def test_programs_with_kernels(seed: int) -> None:
    with driven_by(1 + seed):
        check(seed, 3, 3, kernels=True)


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", [pytest.param(k, marks=pytest.mark.slow if k > 2 else ()) for k in range(24)])
def test_programs_on_stand_ins_of_gpus(seed: int) -> None:
    check(seed, 3, 3, kernels=True, choices=GPUS)


@pytest.mark.few(1)
@pytest.mark.parametrize("block", range(4))
def test_primitives_do_what_the_oracle_does(block: int) -> None:
    with without_kernels():
        for seed in range(25 * block, 25 * block + 25):
            check_primitives(seed, 1 + seed % 14)


@pytest.mark.few(1)
@pytest.mark.parametrize(("seed", "size"), [(18, 3), (1054, 2)])
def test_orders_of_writes_that_were_lost_once(seed: int, size: int) -> None:
    """A nested branch did not wait for its turn; what waited for a branch not for what that had waited for."""
    with without_kernels():
        check(seed, BATCH, size, kernels=False)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_five_thousand_programs(block: int) -> None:
    with driven_by(1 + block % 4), without_kernels():
        for seed in range(1000 + 10 * block, 1000 + 10 * block + 10):
            check(seed, BATCH, 1 + seed % 3, kernels=False)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_more_primitives(block: int) -> None:
    with without_kernels():
        for seed in range(100 * block + 100, 100 * block + 200):
            check_primitives(seed, 1 + seed % 14)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_more_programs_with_kernels(seed: int) -> None:
    with driven_by(1 + seed % 4):
        check(seed, 5, 4, kernels=True)
