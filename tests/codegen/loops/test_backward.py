"""Positions that shrink from lane to lane: whole vectors, their lanes turned round, and nothing behind the edges."""

import numpy as np
import pytest

import tfc
from tests.codegen.contract.test_products import guarded

SIZES = [0, 1, 15, 16, 17, 33, 64, 67]
TYPES = {"f32": np.float32, "f16": np.float16, "i8": np.int8, "bool": np.bool_}


@pytest.mark.parametrize("kind", TYPES)
def test_reversing_agrees_with_numpy_at_the_edges_of_vectors_and_memory(kind: str) -> None:
    rng = np.random.default_rng(5)
    for n in SIZES:
        text = f"input x: {kind}[3, {n}]\nentry main(x) -> y = reverse(x, axis=[1]), z = reverse(x, axis=[0, 1])\n"
        step = tfc.Session(tfc.parse(text)).prepare("main")
        x = (rng.standard_normal((3, n)) * 3).astype(TYPES[kind])
        for at_end in (True, False):
            found = step(x=guarded(x, at_end), out={"y": guarded(x, at_end), "z": guarded(x, not at_end)})
            np.testing.assert_array_equal(found["y"], x[:, ::-1])
            np.testing.assert_array_equal(found["z"], x[::-1, ::-1])
