"""fmod without libm, against libm's, bit for bit."""

import ctypes

import numpy as np
import pytest

from tfc.codegen.llvm import DOUBLE, FLOAT, I64, PTR, VOID, Builder, Param
from tfc.codegen.llvm.math.float_remainder import float_remainder
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target.target import host

SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.5, 5e-324, 1e-310, 3e-45, 1e-40, 1e38, -1.7e308, 2**-126, 0.1]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_it_agrees_with_libm_on_numbers_of_all_sizes(dtype):
    kind, words = (FLOAT, np.uint32) if dtype == np.float32 else (DOUBLE, np.uint64)
    rng = np.random.default_rng(3)
    random = rng.integers(0, np.iinfo(words).max, (2, 20_000), words, endpoint=True).view(dtype)
    near = rng.standard_normal((2, 5_000)).astype(dtype)
    with np.errstate(all="ignore"):
        special = np.array(np.meshgrid(SPECIAL, SPECIAL)).reshape(2, -1).astype(dtype)
        whole = np.array([np.arange(-500.0, 500.0), np.full(1000, 7.0)]).astype(dtype)
        x, y = np.concatenate([random, near, special, whole], axis=1)
        wanted = np.fmod(x, y)
    found = np.empty_like(x)
    target = host()
    module = target.module()
    params = [Param(PTR, "x"), Param(PTR, "y"), Param(PTR, "z"), Param(I64, "n")]
    function = module.function("f", VOID, params)
    b = Builder(function)
    with b.loop(0, function.args[3]) as k:
        u, v = (b.load(kind, b.gep(kind, p, k)) for p in function.args[:2])
        b.store(float_remainder(b, u, v), b.gep(kind, function.args[2], k))
    b.ret()
    with load_objects([compile_objects.compile_module(module.render(), target)]) as code:
        run = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3, ctypes.c_int64)(code.address("f"))
        run(x.ctypes.data, y.ctypes.data, found.ctypes.data, len(x))
    np.testing.assert_array_equal(np.isnan(found), np.isnan(wanted))
    np.testing.assert_array_equal(found[~np.isnan(found)].view(words), wanted[~np.isnan(wanted)].view(words))
