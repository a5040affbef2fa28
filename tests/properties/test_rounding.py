"""A value of f16 or bf16 is one number within a step, whoever reads it; with strict rounding it is that of each op by
itself, whatever is fetched."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tfc
from tests.properties.random_halves import OBSERVERS, TYPES, Program, random_program
from tests.selection import examples
from tfc.ir.base.config import Config
from tfc.ir.types.types import Array

SEEDS = st.integers(0, 2**32)
DEVICES = ["", "gpu:sim"]


def run(program: Program, fetches: list[str], *, device: str = "", **options: object) -> dict[str, Array]:
    config = Config().with_(threads=1, cache=False, **options)
    with tfc.Session(tfc.parse(program.text), config=config, devices=device or None) as session:
        found = session.run(fetches, feeds=program.inputs)
    return dict(zip(fetches, found, strict=True))


def assert_same(name: str, got: Array, want: Array) -> None:
    """Equal, sign of zero included; NaN for NaN."""
    assert got.dtype == want.dtype, name
    a, b = got.astype(np.float64), want.astype(np.float64)
    equal = (np.isnan(a) & np.isnan(b)) | ((a == b) & (np.signbit(a) == np.signbit(b)))
    assert equal.all(), f"{name}: {a[~equal][:4]} instead of {b[~equal][:4]}"


def fetched(program: Program, seed: int, share: float) -> list[str]:
    draw = Random(seed)
    return [name for name in program.made if draw.random() < share] or [next(reversed(program.made))]


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("device", DEVICES)
@settings(max_examples=examples(60))
@given(seed=SEEDS)
def test_strict_rounding_is_op_by_op_whatever_is_fetched(kind: str, device: str, seed: int) -> None:
    program = random_program(seed, kind, 14)
    want = program.op_by_op()
    for name, got in run(program, fetched(program, seed, 0.2), device=device, strict_rounding=True).items():
        assert_same(f"{name} in\n{program.text}", got, want[name])


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("device", DEVICES)
@settings(max_examples=examples(60))
@given(seed=SEEDS, share=st.sampled_from([0.3, 0.6, 1.0]))
def test_what_is_fetched_is_what_its_readers_see(kind: str, device: str, seed: int, share: float) -> None:
    program = random_program(seed, kind, 14)
    got = run(program, fetched(program, seed, share), device=device)
    known = got | program.inputs
    for name in got:
        operands = [known.get(each) for each in program.made[name][1]]
        if all(each is not None for each in operands):
            want = program.by_itself(name, [each for each in operands if each is not None])
            assert_same(f"{name} in\n{program.text}", got[name], want)


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("device", DEVICES)
@settings(max_examples=examples(60))
@given(seed=SEEDS, products=st.booleans())
def test_all_readers_of_a_value_see_the_same(kind: str, device: str, seed: int, products: bool) -> None:
    program = random_program(seed, kind, 10, side=130 if products else 37, products=products)
    seen = fetched(program, seed, 0.3)
    seen = [name for name in seen if name.startswith("v")] or ["v0"]
    for name in seen:
        program.add(f"{name}_minus", "-{0}", lambda a: -a, [name])
        program.add(f"{name}_infinite", "is_inf({0})", np.isinf, [name])
        program.add(f"{name}_wide", "cast({0}, f32)", lambda a: a.astype(np.float32), [name])
        program.add(f"{name}_best", "argmax({0}, axis=1)", OBSERVERS["argmax({0}, axis=1)"], [name])
        program.add(f"{name}_double", "{0} * 2.0", lambda a: a * a.dtype.type(2.0), [name])
    readers = [reader for reader in program.made if "_" in reader]
    got = run(program, readers, device=device)
    with np.errstate(all="ignore"):
        for reader in readers:
            value = -got[f"{reader.partition('_')[0]}_minus"]
            assert_same(f"{reader} in\n{program.text}", got[reader], program.by_itself(reader, [value]))
