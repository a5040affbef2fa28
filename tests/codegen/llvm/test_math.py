"""Accuracy and special values of the emitted math functions, in every shape they are emitted in."""

import itertools

import numpy as np
import pytest

from tests.codegen.llvm.math_accuracy import REFERENCE, bit_patterns, run, worst
from tfc.codegen.llvm import DOUBLE, FLOAT, HALF, I32, Builder, vector_of
from tfc.codegen.llvm.math import MATH, emit_math, integer_pow
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target import target
from tfc.ir.base.errors import InternalError

F32, F64 = np.float32, np.float64

# Largest error allowed, in units in the last place: float, double.
BOUNDS: dict[str, tuple[float, float]] = {
    "exp": (1.0, 1.0), "exp2": (1.0, 1.0), "expm1": (1.1, 1.1),
    "log": (1.0, 1.0), "log2": (1.1, 1.1), "log10": (1.0, 1.0), "log1p": (1.5, 1.5),
    "sin": (1.0, 1.0), "cos": (1.0, 1.0), "tan": (1.0, 1.0),
    "asin": (1.0, 1.0), "acos": (1.0, 1.0), "atan": (1.1, 1.1), "atan2": (1.6, 1.6),
    "sinh": (1.8, 1.8), "cosh": (1.0, 1.0), "tanh": (1.3, 1.3),
    "asinh": (2.0, 2.0), "acosh": (2.2, 2.2), "atanh": (2.2, 2.2),
    "sigmoid": (1.6, 1.6), "softplus": (2.0, 2.0), "softsign": (1.6, 1.6),
    "swish": (2.5, 2.5), "gelu": (6.0, 8.0),
    "erf": (1.1, 1.0), "erfc": (3.5, 2.5), "lgamma": (6.0, 6.0),
    "pow": (0.8, 0.85), "rsqrt": (0.6, 0.6),
}  # fmt: skip
SLOW_REFERENCE = {"erf", "erfc", "lgamma", "digamma", "gelu", "gelu_slope"}
POSITIVE_ONLY = {"lgamma"}

SPECIAL = [
    0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 0.5, -0.5, 2.5, -2.5, np.inf, -np.inf, np.nan,
    1e-310, -1e-310, 1e-40, -1e-40, 1e30, -1e30, 8388609.0, 16777217.0, 9007199254740993.0, 89.0, -104.0, 710.0,
]  # fmt: skip


def samples(name: str, dtype: type, count: int) -> list[np.ndarray]:
    """Arguments over all bit patterns, and closer where the functions change most."""
    random = np.random.default_rng(len(name))
    ranges = [(-1.5, 1.5), (-20.0, 20.0), (-110.0, 100.0), (-760.0, 720.0)]
    found = [bit_patterns(dtype, count), *(random.uniform(low, high, count).astype(dtype) for low, high in ranges)]
    if name in POSITIVE_ONLY:
        found = [np.abs(each[np.isfinite(each)]) for each in found]
        found = [each[(each > 0) & (each < 1e30)] for each in found]
    return found


def unary_names() -> list[str]:
    return [name for name in BOUNDS if name not in ("pow", "atan2")]


@pytest.mark.few(13)
@pytest.mark.parametrize("dtype", [F32, F64])
@pytest.mark.parametrize("name", unary_names())
def test_error_is_within_the_bound(name: str, dtype: type) -> None:
    count = 400 if name in SLOW_REFERENCE else 20_000
    for x in samples(name, dtype, count):
        error, at = worst(name, x)
        assert error <= BOUNDS[name][dtype is F64], f"{name}({at[0]!r}) is off by {error:.3f} ULP"


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [F32, F64])
@pytest.mark.parametrize("name", unary_names())
def test_error_is_within_the_bound_on_a_dense_sweep(name: str, dtype: type) -> None:
    count = 20_000 if name in SLOW_REFERENCE else 1 << 22
    for x in samples(name, dtype, count):
        error, at = worst(name, x)
        assert error <= BOUNDS[name][dtype is F64], f"{name}({at[0]!r}) is off by {error:.3f} ULP"


@pytest.mark.parametrize("dtype", [F32, F64])
def test_pow_over_bases_and_exponents(dtype: type) -> None:
    random, n = np.random.default_rng(7), 20_000
    wide = 1.0 if dtype is F32 else 7.0
    pairs = [
        (bit_patterns(dtype, n), bit_patterns(dtype, n, 7)[::-1].copy()),
        (random.uniform(0, 2, n), random.uniform(-100, 100, n) * wide),
        (np.exp(random.uniform(-80, 80, n)), random.uniform(-1.2, 1.2, n)),
        (-random.uniform(0, 9, n), random.integers(-40, 40, n)),
        (1 + random.uniform(-1e-3, 1e-3, n), random.uniform(-9e4, 9e4, n) * wide),
    ]
    for x, y in pairs:
        error, at = worst("pow", x.astype(dtype), y.astype(dtype))
        assert error <= BOUNDS["pow"][dtype is F64], f"pow{at} is off by {error:.3f} ULP"


@pytest.mark.parametrize("dtype", [F32, F64])
def test_atan2_over_the_plane(dtype: type) -> None:
    random, n = np.random.default_rng(7), 20_000
    pairs = [
        (bit_patterns(dtype, n), bit_patterns(dtype, n, 7)[::-1].copy()),
        (random.uniform(-2, 2, n).astype(dtype), random.uniform(-2, 2, n).astype(dtype)),
    ]
    for y, x in pairs:
        error, at = worst("atan2", y, x)
        assert error <= BOUNDS["atan2"][dtype is F64], f"atan2{at} is off by {error:.3f} ULP"


def assert_same_class(result: np.ndarray, exact: np.ndarray, arguments: tuple[np.ndarray, ...]) -> None:
    """NaN where NaN, the same infinity, the same zero with its sign, else close."""
    with np.errstate(all="ignore"):
        expected = exact.astype(result.dtype)
        plain = np.isfinite(expected) & (expected != 0)
        close = np.abs(result - expected) <= 8 * np.spacing(np.abs(np.where(plain, expected, 1)))
    same = (np.isnan(result) & np.isnan(expected)) | (
        (result == expected) & (np.signbit(result) == np.signbit(expected))
    )
    wrong = ~np.where(plain, close, same)
    details = [(*(a[i] for a in arguments), result[i], expected[i]) for i in np.flatnonzero(wrong)]
    assert not details


@pytest.mark.parametrize("dtype", [F32, F64])
@pytest.mark.parametrize("name", [name for name in unary_names() if name not in SLOW_REFERENCE])
def test_special_values_of_one_argument(name: str, dtype: type) -> None:
    with np.errstate(all="ignore"):
        x = np.array(SPECIAL).astype(dtype)
        exact = np.asarray(REFERENCE[name](x.astype(np.longdouble)))
    assert_same_class(run(name, x), exact, (x,))


@pytest.mark.parametrize("dtype", [F32, F64])
@pytest.mark.parametrize(("name", "reference"), [("pow", np.power), ("atan2", np.arctan2)])
def test_special_values_of_two_arguments(name: str, reference: np.ufunc, dtype: type) -> None:
    with np.errstate(all="ignore"):
        pairs = np.array(list(itertools.product(SPECIAL, SPECIAL))).astype(dtype)
        x, y = pairs[:, 0].copy(), pairs[:, 1].copy()
        exact = reference(x, y)
    assert_same_class(run(name, x, y), exact, (x, y))


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("erf", {-0.0: -0.0, np.inf: 1.0, -np.inf: -1.0, np.nan: np.nan, 30.0: 1.0}),
        ("erfc", {0.0: 1.0, np.inf: 0.0, -np.inf: 2.0, np.nan: np.nan, 30.0: 0.0, -30.0: 2.0}),
        ("lgamma", {0.0: np.inf, -1.0: np.inf, -2.0: np.inf, 1.0: 0.0, 2.0: 0.0, np.inf: np.inf, -np.inf: np.inf,
                    np.nan: np.nan, -1e37: np.inf, -0.5: 1.2655121234846454, 1e-30: 69.07755278982137}),
        ("digamma", {0.0: -np.inf, -1.0: np.nan, -3.0: np.nan, np.inf: np.inf, -np.inf: np.nan, np.nan: np.nan,
                     1.0: -0.5772156649015329, -3.5: 1.3888709263595289, 0.5: -1.9635100260214235,
                     10.0: 2.2517525890667211, 1e-30: -1e30}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("dtype", [F32, F64])
def test_special_functions_at_known_points(name: str, points: dict[float, float], dtype: type) -> None:
    x = np.array(list(points), dtype)
    assert_same_class(run(name, x), np.array(list(points.values())), (x,))


@pytest.mark.few(15)
@pytest.mark.parametrize("dtype", [F32, F64])
@pytest.mark.parametrize("name", list(REFERENCE))
def test_scalar_code_and_narrow_cpus_give_the_same_bits(name: str, dtype: type) -> None:
    """But for the sign of a NaN, which IEEE 754 leaves open (6.3): that of acos beyond 1 differs between widths."""
    x = np.concatenate([bit_patterns(dtype, 500), np.linspace(-9, 9, 300).astype(dtype)])
    arguments = (x,) if name not in ("pow", "atan2") else (x, x[::-1].copy())
    expected = run(name, *arguments)
    shapes = [(0, target.host())]
    if target.host().arch == "x86_64" and target.host().vector_bits >= 256:
        shapes += [(8, target.for_cpu("x86-64-v3")), (4, target.for_cpu(""))]  # the last has no FMA: libm's
    for lanes, machine in shapes:
        found = run(name, *arguments, lanes=lanes, machine=machine)
        np.testing.assert_array_equal(found, expected)
        is_number = ~np.isnan(expected)
        np.testing.assert_array_equal(np.signbit(found[is_number]), np.signbit(expected[is_number]))


@pytest.mark.parametrize(
    ("cpu", "triple", "features", "lanes"),
    [
        ("", "aarch64-unknown-linux-gnu", "", 4),
        ("", "riscv64-unknown-linux-gnu", "", 4),
        ("generic", "wasm32-unknown-unknown", "+simd128", 4),
        ("sm_80", "nvptx64-nvidia-cuda", "+ptx70", 0),
    ],
)
def test_functions_compile_for_other_machines(cpu: str, triple: str, features: str, lanes: int) -> None:
    machine = target.for_cpu(cpu, triple, features)
    module = machine.module()
    for name in ("exp", "sin", "tanh", "erf"):
        shape = vector_of(FLOAT, lanes) if lanes else FLOAT
        function = module.function(name + "4", shape, [shape])
        b = Builder(function)
        b.ret(emit_math(b, name, function.args[0]))
    assert compile_objects.emit_text(module.render(), machine, "asm")


@pytest.mark.parametrize("exponent", [-3, -1, 0, 1, 2, 3, 7, 10])
def test_integer_pow_of_floats(exponent: int) -> None:
    module = target.host().module()
    function = module.function("f", DOUBLE, [DOUBLE])
    b = Builder(function)
    b.ret(integer_pow(b, function.args[0], exponent))
    with load_objects([compile_objects.compile_module(module.render(), target.host())]) as code:
        import ctypes

        call = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(code.address("f"))
        assert [call(x) for x in (1.5, -2.0)] == pytest.approx([1.5**exponent, (-2.0) ** exponent], rel=1e-15)


def test_unknown_functions_and_types_are_internal_errors() -> None:
    module = target.host().module()
    function = module.function("f", HALF, [HALF, I32])
    b = Builder(function)
    with pytest.raises(InternalError, match="no math function 'cubic'"):
        emit_math(b, "cubic", function.args[0])
    for value in function.args:
        with pytest.raises(InternalError, match="no math functions for type"):
            emit_math(b, "exp", value)
    with pytest.raises(ValueError, match="negative power"):
        integer_pow(b, function.args[1], -1)


def test_every_function_has_a_reference_or_a_test_of_its_own() -> None:
    # test_division.py, test_float_remainder.py, test_decay.py
    elsewhere = {"decay", "floor_div", "floor_mod", "trunc_div", "trunc_mod", "power_of_integers", "fmod"}
    assert set(MATH) == set(REFERENCE) | elsewhere
