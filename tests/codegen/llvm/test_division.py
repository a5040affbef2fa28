"""Quotients, remainders and integer powers against NumPy, zero divisors and overflow included."""

import ctypes
import itertools

import numpy as np
import pytest

from tfc.codegen.llvm import I64, PTR, VOID, Builder, Param, int_type, vector_of
from tfc.codegen.llvm.math import MATH
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target import target

INTEGERS = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64]


def run(name: str, x: np.ndarray, y: np.ndarray, lanes: int, **options: bool) -> np.ndarray:
    machine = target.host()
    module = machine.module()
    kind = int_type(8 * x.dtype.itemsize)
    shape = vector_of(kind, lanes) if lanes else kind
    function = module.function("k", VOID, [Param(PTR, "x"), Param(PTR, "y"), Param(PTR, "out"), Param(I64, "n")])
    b = Builder(function)
    left, right, out, n = function.args
    with b.loop(0, n, lanes or 1) as i:
        operands = [b.load(shape, b.gep(kind, base, i), align=x.itemsize) for base in (left, right)]
        b.store(MATH[name](b, *operands, **options), b.gep(kind, out, i), align=x.itemsize)
    b.ret()
    result = np.empty_like(x)
    with load_objects([compile_objects.compile_module(module.render(), machine)]) as code:
        call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3, ctypes.c_int64)(code.address("k"))
        call(x.ctypes.data, y.ctypes.data, result.ctypes.data, x.size)
    return result


def pairs(dtype: type) -> tuple[np.ndarray, np.ndarray]:
    info = np.iinfo(dtype)
    values = [0, 1, 2, 3, 7, 100, info.max, info.max - 1, info.min, info.min + 1]
    values += [-1, -2, -3, -7, -100] if info.min < 0 else []
    both = list(itertools.product(values, values))
    both += [(1, 1)] * (-len(both) % 16)
    return np.array([a for a, _ in both], dtype), np.array([b for _, b in both], dtype)


def truncated(x: int, y: int) -> int:
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


@pytest.mark.few(5)
@pytest.mark.parametrize("lanes", [0, 16])
@pytest.mark.parametrize("dtype", INTEGERS)
def test_integer_division(dtype: type, lanes: int) -> None:
    x, y = pairs(dtype)
    signed = np.dtype(dtype).kind == "i"
    mask = (1 << 8 * np.dtype(dtype).itemsize) - 1
    rules = {
        "floor_div": lambda a, c: a // c,
        "floor_mod": lambda a, c: a % c,
        "trunc_div": truncated,
        "trunc_mod": lambda a, c: a - c * truncated(a, c),
    }
    for name, rule in rules.items():
        exact = [rule(int(a), int(c)) if c else 0 for a, c in zip(x, y, strict=True)]
        found = run(name, x, y, lanes, signed=signed)
        assert [int(each) & mask for each in found] == [each & mask for each in exact], name


@pytest.mark.parametrize("lanes", [0, 8])
@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.uint8])
def test_powers_of_integers_wrap(dtype: type, lanes: int) -> None:
    x = np.array([0, 1, 2, 3, 7, 0, 255 if dtype is np.uint8 else -5, 10], dtype)
    y = np.array([0, 9, 10, 5, 3, 3, 3, 2], dtype)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(run("power_of_integers", x, y, lanes), np.power(x, y))
