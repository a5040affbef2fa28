"""ArgMax and ArgMin: the first of equals, a NaN before all, whatever way the lanes go."""

import numpy as np
import pytest

import tfc
from tests.codegen.fuse.steps import Step
from tests.codegen.loops.test_schedule import assembly
from tfc.ir.types import f32, tensor


@pytest.mark.parametrize("shape", [(1,), (63,), (65,), (33, 3), (3, 33), (2, 3, 40), (5, 2000)])
@pytest.mark.parametrize("kind", ["equal", "nan", "lowest"])
def test_positions_are_those_of_numpy(shape, kind):
    x = np.random.default_rng(3).integers(0, 3, shape).astype(np.float32)
    if kind == "nan":
        x.flat[x.size // 2] = x.flat[-1] = np.nan
    if kind == "lowest":
        x[...] = -np.inf
    results = ", ".join(f"a{k} = argmax(x, axis={k}), b{k} = argmin(x, axis={k})" for k in range(len(shape)))
    model = f"input x: f32[{', '.join(map(str, shape))}]\nentry main(x) -> {results}\n"
    found = tfc.Session(tfc.parse(model)).prepare("main")(x=x)
    for axis in range(len(shape)):
        np.testing.assert_array_equal(found[f"a{axis}"], x.argmax(axis))
        np.testing.assert_array_equal(found[f"b{axis}"], x.argmin(axis))


def test_positions_are_kept_in_words():
    b = Step()
    x = b.feed(tensor(f32, 100, 1000))
    text = assembly(b, b.emit("ArgMax", x, b.const(np.int32(1))))
    assert "vpaddq\t%zmm" not in text.replace(" ", "\t")
