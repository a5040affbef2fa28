"""Random launches: the stand-in against a reference, in every order of threads, and the PTX against the stand-in."""

import numpy as np
import pytest

from tests.codegen.gpu.kernels import run_launches
from tests.codegen.gpu.ptx.machine import run_launch
from tests.codegen.gpu.ptx.parse import parse_ptx
from tests.codegen.gpu.random_launches import RandomLaunch, Reference
from tfc.codegen.gpu.device.ptx import emit_launches
from tfc.codegen.llvm import native
from tfc.codegen.target.target import ORDERS, for_gpu


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(k, marks=pytest.mark.slow) for k in range(2, 30))])
def test_random_launches_agree(seed):
    made = RandomLaunch(seed)
    rng = np.random.default_rng(seed)
    x = rng.standard_normal(made.x.shape[0]).astype(np.float32)
    wanted = np.full(made.y.shape[0], np.nan, np.float32)
    (launch,) = made.nest.body
    Reference(launch, {made.x: x, made.y: wanted})
    assert not np.isnan(wanted).any()
    for order in ORDERS:
        found = np.full_like(wanted, np.nan)
        assert run_launches(made.nest, [x.copy(), found], order) == []
        np.testing.assert_array_equal(found, wanted, err_msg=order)
    target = for_gpu()
    text, _ = emit_launches([("k", made.nest)], target)
    ptx = native.emit(text, target.triple, target.cpu, target.features, kind="asm").decode()
    found = np.full_like(wanted, np.nan)
    run_launch(parse_ptx(ptx), "k", made.blocks, [x.copy(), found], [])
    np.testing.assert_array_equal(found, wanted)
