"""The sample kernels that reduce, at sizes that are primes: on the stand-in and in their PTX; and random numbers."""

import numpy as np
import pytest

from tests.codegen.gpu.ptx.programs import run_program
from tests.codegen.gpu.test_interpreter import compiled
from tests.codegen.gpu.test_maps import feeds_of, on
from tests.codegen.gpu.test_rows import assert_same_bits
from tests.codegen.gpu.thirteen import SAMPLES, Sample
from tfc.codegen.target.target import ORDERS

NAMES = ("row_sum", "column_sum", "full_sum", "softmax_128", "softmax_1024", "softmax_32768", "layer_norm")


@pytest.mark.few(2)
@pytest.mark.parametrize("sample", [s for s in SAMPLES if s.name in NAMES], ids=lambda sample: sample.name)
def test_samples_that_reduce(sample: Sample, monkeypatch):
    for number, sizes in enumerate(sample.small):
        monkeypatch.setenv("TFC_GPU_ORDER", ORDERS[number % len(ORDERS)])
        feeds = feeds_of(sample.open, sizes)
        wanted = on(sample.at(sizes), feeds)
        for text in (sample.open, sample.at(sizes)):
            found = on(text, feeds, "gpu:sim")
            program = compiled(text)
            made = run_program(program, {feed.name: feeds[feed.name] for feed in program.feeds})
            for result, simulated, value in zip(made, found, wanted, strict=True):
                np.testing.assert_allclose(simulated, value, rtol=2e-5, atol=2e-5)
                assert_same_bits(result, simulated)


RANDOM = """
input g: u64[3]
i = PhiloxUniformInt(g, [53], 0, 1000)
entry main(g) -> u = PhiloxUniform(g, [7, 41]), z = PhiloxStandardNormal(g, [97]), i
"""


def test_random_numbers_are_those_of_a_processor():
    feeds = {"g": np.array([7, 1 << 40, 3], np.uint64)}
    wanted = on(RANDOM, feeds)
    program = compiled(RANDOM)
    made = run_program(program, {program.feeds[0].name: feeds["g"]})
    for result, simulated, value in zip(made, on(RANDOM, feeds, "gpu:sim"), wanted, strict=True):
        np.testing.assert_array_equal(result, value)
        np.testing.assert_array_equal(simulated, value)
