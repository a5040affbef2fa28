"""The greater and the lesser of two floats: zeros, NaN and constants, with the instructions of several processors."""

import ctypes
import itertools
import math

import numpy as np
import pytest

from tfc.codegen.llvm import DOUBLE, FLOAT, PTR, VOID, Builder, Param, vector_of
from tfc.codegen.llvm.math.extrema import greater, lesser
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target import target

NUMBERS = [0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, 1e-40, -1e-40, 3.5, math.nan]
CONSTANTS = [None, *NUMBERS]
LANES = (0, 8, 32)
PAIRS = np.array(list(itertools.product(NUMBERS, NUMBERS)) + [(2.0, 1.0)] * 28)


def expected(x: float, y: float, up: bool) -> float:
    if math.isnan(x) or math.isnan(y):
        return math.nan
    if x == y == 0:
        signs = math.copysign(1, x), math.copysign(1, y)
        return math.copysign(0.0, max(signs) if up else min(signs))
    return max(x, y) if up else min(x, y)


def machines() -> list[target.Target]:
    found = [target.host(), target.host_as("x86-64-v3"), target.host_as("x86-64")]
    return found if found[0].arch == "x86_64" else found[:1]


@pytest.mark.few(1)
@pytest.mark.parametrize(("dtype", "kind"), [(np.float32, FLOAT), (np.float64, DOUBLE)])
def test_zeros_nan_and_constants(dtype: type, kind: object) -> None:
    for machine in machines():
        module = machine.module()
        cases = list(itertools.product((True, False), LANES, range(len(CONSTANTS))))
        for number, (up, lanes, which) in enumerate(cases):
            function = module.function(f"k{number}", VOID, [Param(PTR, name) for name in "xyz"])
            b, shape, size = Builder(function), vector_of(kind, lanes) if lanes else kind, np.dtype(dtype).itemsize
            with b.loop(0, len(PAIRS), lanes or 1) as i:
                x, y = (b.load(shape, b.gep(kind, arg, i), align=size) for arg in function.args[:2])
                other = y if CONSTANTS[which] is None else b.const(shape, CONSTANTS[which])
                b.store((greater if up else lesser)(b, x, other), b.gep(kind, function.args[2], i), align=size)
            b.ret()
        code = load_objects([compile_objects.compile_module(module.render(), machine)])
        x, y = (np.ascontiguousarray(column.astype(dtype)) for column in PAIRS.T)
        for number, (up, _, which) in enumerate(cases):
            out = np.empty_like(x)
            call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(code.address(f"k{number}"))
            call(x.ctypes.data, y.ctypes.data, out.ctypes.data)
            others = y if CONSTANTS[which] is None else np.full_like(y, CONSTANTS[which])
            wanted = np.array([expected(*pair, up) for pair in zip(x, others, strict=True)], dtype)
            assert np.array_equal(out, wanted, equal_nan=True), (machine.cpu, cases[number])
            here = ~np.isnan(wanted)
            assert np.array_equal(np.signbit(out[here]), np.signbit(wanted[here])), (machine.cpu, cases[number])
