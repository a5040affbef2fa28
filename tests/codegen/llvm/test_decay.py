"""Exponentials of what is not above zero, times a power of two: errors, ends of the range, a known unit and another."""

import ctypes

import numpy as np
import pytest

from tfc.codegen.llvm import DOUBLE, FLOAT, PTR, VOID, Builder, Param, vector_of
from tfc.codegen.llvm.math import emit_math
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target import target

COUNT = 1 << 12
UNITS = (1.0, 2.0**-11, 2.0**-64)


@pytest.mark.parametrize(("dtype", "kind", "lowest"), [(np.float32, FLOAT, -110.0), (np.float64, DOUBLE, -760.0)])
def test_errors_and_ends(dtype: type, kind: object, lowest: float) -> None:
    ends = [0.0, -0.0, -np.inf, np.nan, 10 * lowest, -1e30, -1e-40, -1e-10]
    x = np.concatenate([ends, np.linspace(lowest, 0, COUNT - len(ends))]).astype(dtype)
    size = np.dtype(dtype).itemsize
    for machine in {target.host(), target.host_as("x86-64-v3") if target.host().arch == "x86_64" else target.host()}:
        module = machine.module()
        cases = [(unit, lanes, known) for unit in UNITS for lanes in (0, 8, 32) for known in (True, False)]
        for number, (unit, lanes, known) in enumerate(cases):
            function = module.function(f"k{number}", VOID, [Param(PTR, name) for name in ("x", "unit", "out")])
            b, shape = Builder(function), vector_of(kind, lanes) if lanes else kind
            given = b.load(kind, function.args[1], align=size)
            with b.loop(0, COUNT, lanes or 1) as i:
                value = b.load(shape, b.gep(kind, function.args[0], i), align=size)
                times = b.const(shape, unit) if known else b.like(given, shape)
                b.store(emit_math(b, "decay", value, times), b.gep(kind, function.args[2], i), align=size)
            b.ret()
        code = load_objects([compile_objects.compile_module(module.render(), machine)])
        for number, (unit, _, known) in enumerate(cases):
            out, factor = np.empty_like(x), np.array(unit, dtype)
            call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(code.address(f"k{number}"))
            call(x.ctypes.data, factor.ctypes.data, out.ctypes.data)
            assert out[:3].tolist() == [unit, unit, 0] and np.isnan(out[3]) and out[4:6].tolist() == [0, 0]
            exact = np.exp(x.astype(np.longdouble)) * unit
            here = ~np.isnan(exact)
            # With a unit that is not known subnormal results are rounded twice.
            least = np.spacing(np.finfo(dtype).smallest_normal) * (1 if known else 2)
            unit_of_last_place = np.maximum(np.spacing(exact[here].astype(dtype)), least)
            assert np.max(np.abs(out[here] - exact[here]) / unit_of_last_place) < 1, (machine.cpu, cases[number])
