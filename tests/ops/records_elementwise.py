"""Records of the element-wise ops: ops/{unary,trigonometry,binary,division,compare,bitwise,cast,complex}.py."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.records import (
    COMPLEX,
    FLOATS,
    INTEGERS,
    SIGNED,
    Case,
    Record,
    array,
    binary,
    cases_of,
    special,
    unary,
)
from tfc.ir.types.types import (
    DTYPES,
    Array,
    bf16,
    boolean,
    complex64,
    complex128,
    f16,
    f32,
    f64,
    i16,
    i32,
    i64,
    string,
    u8,
    u16,
    u32,
)

DIFFERENTIABLE = FLOATS + COMPLEX
REAL = FLOATS + INTEGERS
NUMERIC = REAL + COMPLEX
SAFE = (f32, f64, f16, bf16, complex64, complex128)
POSITIVE = (0.5, 4)


UNARY = [
    unary("Abs", np.abs, FLOATS + SIGNED, smooth=POSITIVE),
    unary("Neg", np.negative, FLOATS + SIGNED + COMPLEX),
    unary("Sign", np.sign, FLOATS + SIGNED + COMPLEX, smooth=POSITIVE),
    unary("Square", lambda x: x * x, NUMERIC),
    unary("Sqrt", np.sqrt, DIFFERENTIABLE, smooth=POSITIVE),
    unary("Rsqrt", lambda x: 1 / np.sqrt(x), DIFFERENTIABLE, smooth=POSITIVE),
    unary("Reciprocal", lambda x: 1 / x, DIFFERENTIABLE, smooth=POSITIVE),
    unary("Inv", lambda x: 1 / x, DIFFERENTIABLE, smooth=POSITIVE),
    unary("Exp", np.exp, DIFFERENTIABLE),
    unary("Expm1", np.expm1, DIFFERENTIABLE),
    unary("Log", np.log, DIFFERENTIABLE, domain=(0.01, 9), smooth=POSITIVE),
    unary("Log1p", np.log1p, DIFFERENTIABLE, domain=(-0.9, 9), smooth=POSITIVE),
    unary("Floor", np.floor),
    unary("Ceil", np.ceil),
    unary("Rint", np.rint),
    unary("Round", lambda x: x if x.dtype.kind in "iu" else np.rint(x), REAL),
    unary("IsNan", np.isnan),
    unary("IsInf", lambda x: np.abs(x) == np.inf),
    unary("IsFinite", lambda x: np.abs(x) < np.inf),
    unary("Sin", np.sin, DIFFERENTIABLE),
    unary("Cos", np.cos, DIFFERENTIABLE),
    unary("Tan", np.tan, DIFFERENTIABLE, domain=(-1.4, 1.4), smooth=(-1, 1)),
    unary("Asin", np.arcsin, DIFFERENTIABLE, domain=(-1, 1), smooth=(-0.8, 0.8)),
    unary("Acos", np.arccos, DIFFERENTIABLE, domain=(-1, 1), smooth=(-0.8, 0.8), tolerance=8),
    unary("Atan", np.arctan, DIFFERENTIABLE, smooth=(-0.8, 0.8)),
    unary("Sinh", np.sinh, DIFFERENTIABLE),
    unary("Cosh", np.cosh, DIFFERENTIABLE),
    unary("Tanh", np.tanh, DIFFERENTIABLE, smooth=(-1, 1)),
    unary("Asinh", np.arcsinh, DIFFERENTIABLE, smooth=(-0.8, 0.8)),
    unary("Acosh", np.arccosh, DIFFERENTIABLE, domain=(1, 9), smooth=(1.5, 9)),
    unary("Atanh", np.arctanh, DIFFERENTIABLE, domain=(-1, 1), smooth=(-0.7, 0.7)),
    unary(
        "Sigmoid",
        lambda x: np.exp(-np.logaddexp(0, -x)) if x.dtype != complex else 1 / (1 + np.exp(-x)),
        DIFFERENTIABLE,
        smooth=(-1, 1),
        tolerance=16,
    ),
]

FROM_RESULTS = [
    binary("SqrtGrad", lambda y, dy: dy * 0.5 / np.conj(y), DIFFERENTIABLE, smooth=(POSITIVE, (-4, 4)), specials=False),
    binary("RsqrtGrad", lambda y, dy: -0.5 * dy * np.conj(y) ** 3, DIFFERENTIABLE, specials=False, tolerance=8),
    binary("ReciprocalGrad", lambda y, dy: -dy * np.conj(y) ** 2, DIFFERENTIABLE, specials=False, tolerance=8),
    binary("InvGrad", lambda y, dy: -dy * np.conj(y) ** 2, DIFFERENTIABLE, specials=False, tolerance=8),
    binary(
        "TanhGrad", lambda y, dy: dy * (1 - y * y), DIFFERENTIABLE, ((-0.9, 0.9), (-4, 4)), specials=False, tolerance=64
    ),
    binary(
        "SigmoidGrad",
        lambda y, dy: dy * y * (1 - y),
        DIFFERENTIABLE,
        ((0.1, 0.9), (-4, 4)),
        specials=False,
        tolerance=8,
    ),
]


def not_zero(condition: Array, value: Array) -> Array:
    return np.where(condition, value, 0)


ARITHMETIC = [
    binary("AddV2", np.add, NUMERIC),
    binary("Add", np.add, NUMERIC),
    binary("Sub", np.subtract, NUMERIC),
    binary("Mul", np.multiply, SAFE[:4] + INTEGERS),
    binary("Mul", np.multiply, COMPLEX, tolerance=16, label="complex"),
    binary("MulNoNan", lambda x, y: not_zero(y != 0, x * y), FLOATS),
    binary("RealDiv", np.divide, FLOATS, smooth=((-4, 4), POSITIVE)),
    binary("RealDiv", np.divide, COMPLEX, smooth=((-4, 4), POSITIVE), tolerance=16, label="complex"),
    binary("Div", np.divide, FLOATS, smooth=((-4, 4), POSITIVE)),
    binary("DivNoNan", lambda x, y: not_zero(y != 0, x / y), FLOATS, smooth=((-4, 4), POSITIVE)),
    binary("Maximum", np.maximum, REAL),
    binary("Minimum", np.minimum, REAL),
    binary("SquaredDifference", lambda x, y: (x - y) * (x - y), REAL, tolerance=8),
    binary("Pow", np.power, FLOATS, (POSITIVE, (-4, 4)), tolerance=8, compiled=16),
    Record(
        "Pow",
        [Case((array((11,), t, -5, 5), array((11,), t, 0, 70, seed=1))) for t in INTEGERS]
        + [Case((array((2, 1), i32, -5, 5), array((3,), i32, 0, 12))), Case((special(i32), np.array(3, np.int32)))],
        np.power,
        label="integers",
    ),
    binary("Pow", np.power, COMPLEX, (POSITIVE, (-2, 2)), tolerance=256, label="complex"),
    binary("Atan2", np.arctan2, FLOATS, smooth=((-4, 4), POSITIVE)),
    binary("Xlogy", lambda x, y: not_zero(x != 0, x * np.log(y)), FLOATS, ((-4, 4), POSITIVE), tolerance=8),
    binary("Xlog1py", lambda x, y: not_zero(x != 0, x * np.log1p(y)), FLOATS, ((-4, 4), POSITIVE), tolerance=8),
    binary("Xdivy", lambda x, y: not_zero(x != 0, x / y), FLOATS, smooth=((-4, 4), POSITIVE)),
]
"""The gradients of the complex operands are taken where the functions are holomorphic."""


MORE_ARITHMETIC = [
    Record(
        "NextAfter",
        cases_of(2, (f64,)),
        np.nextafter,
        [Case((array((3,), f64), array((3,), f64, seed=1)))],
        [0],
        label="f64",
    ),
    Record(
        "NextAfter",
        [Case((np.ones(2, f32.storage), np.array([0, 2], f32.storage)))],
        lambda x, y: x + np.array([-(2.0**-24), 2.0**-23]),
        tolerance=0.1,
        compiled=0.1,
        label="f32",
    ),
    Record(
        "AddN",
        [Case(tuple(array((2, 3), t, seed=k) for k in range(n))) for t in NUMERIC for n in (1, 2, 5)],
        lambda *xs: sum(xs),
        [Case(tuple(array((3,), f64, seed=k) for k in range(3)))],
        tolerance=16,
    ),
]


def without_zero(record: Record) -> Record:
    """The same record with the zeros of integer divisors replaced by ones: dividing by them is an error."""

    def divisor(y: Array) -> Array:
        return np.where(y == 0, 1, y).astype(y.dtype) if y.dtype.kind in "iu" else y

    cases = [Case((case.inputs[0], divisor(case.inputs[1])), case.attrs) for case in record.cases]
    object.__setattr__(record, "cases", cases)
    return record


def truncated(x: Array, y: Array) -> Array:
    """Python's exact integers, wrapped to the type's range."""
    x, y = np.broadcast_arrays(x, y)
    quotients = [abs(int(a)) // abs(int(b)) * (1 if (a < 0) == (b < 0) else -1) for a, b in zip(x.flat, y.flat)]  # noqa: B905
    bits = 8 * x.dtype.itemsize
    return (
        np.array([q % 2**bits for q in quotients], np.uint64)
        .astype(f"u{x.dtype.itemsize}")
        .astype(x.dtype)
        .reshape(x.shape)
    )


def truncated_rest(x: Array, y: Array) -> Array:
    return (x - truncated(x, y) * y).astype(x.dtype)


DIVISION = [
    without_zero(binary("Div", truncated, INTEGERS, label="integers")),
    without_zero(binary("FloorDiv", np.floor_divide, INTEGERS, label="integers")),
    without_zero(binary("FloorDiv", lambda x, y: np.floor(x / y), (f64,), label="f64")),
    without_zero(binary("FloorDiv", lambda x, y: np.floor(x / y), FLOATS, ((-30, 30), (0.7, 3)), specials=False)),
    without_zero(binary("TruncateDiv", truncated, INTEGERS)),
    without_zero(binary("FloorMod", np.remainder, INTEGERS, label="integers")),
    without_zero(binary("FloorMod", np.remainder, FLOATS, ((-9, 9), (1, 4)), smooth=((1.1, 2.9), (3, 4)))),
    without_zero(binary("TruncateMod", truncated_rest, INTEGERS, label="integers")),
    binary("TruncateMod", np.fmod, FLOATS, ((-9, 9), (1, 4)), smooth=((1.1, 2.9), (3, 4))),
    without_zero(binary("Mod", truncated_rest, INTEGERS, label="integers")),
    binary("Mod", np.fmod, FLOATS, ((-9, 9), (1, 4)), smooth=((1.1, 2.9), (3, 4))),
]


def comparison(op: str, oracle: Any, dtypes: Any) -> Record:
    rounded = cases_of(2, dtypes)
    ties = [
        Case(
            (
                array((4, 5), t, -2, 3).round() if t.is_float else array((4, 5), t, -2, 3),
                array((5,), t, -2, 3, seed=1).round() if t.is_float else array((5,), t, -2, 3, seed=1),
            )
        )
        for t in dtypes
    ]
    return Record(op, [*rounded, *ties], oracle)


STRINGS = [Case((array((6,), string), array((6,), string, seed=2)))]
COMPARE = [
    comparison("Less", np.less, REAL),
    comparison("LessEqual", np.less_equal, REAL),
    comparison("Greater", np.greater, REAL),
    comparison("GreaterEqual", np.greater_equal, REAL),
    comparison("Equal", np.equal, (*REAL, boolean, *COMPLEX)),
    comparison("NotEqual", np.not_equal, (*REAL, boolean, *COMPLEX)),
    Record("Equal", STRINGS, lambda x, y: np.array(x.tolist()) == np.array(y.tolist()), label="string"),
    Record("NotEqual", STRINGS, lambda x, y: np.array(x.tolist()) != np.array(y.tolist()), label="string"),
    Record(
        "ApproximateEqual",
        [
            Case((array((5,), t), array((5,), t) + np.array([0, 1, 2, 0, 0]).astype(t.storage)), {"tolerance": 1.5})
            for t in REAL
        ],
        lambda x, y, tolerance: np.abs(x.astype(float) - y.astype(float)) < tolerance,
    ),
    Record(
        "Bucketize",
        [Case((array((7,), t, -3, 9),), {"boundaries": (-1.0, 0.0, 2.0, 2.0, 5.0)}) for t in REAL]
        + [Case((special(t),), {"boundaries": (-1.0, 0.5, 2.0)}) for t in FLOATS]
        + [Case((array((2, 0)),), {"boundaries": ()})],
        lambda x, boundaries: sum((~(x.astype(float) < b) for b in boundaries), np.zeros(x.shape, int)),
    ),
    Record("LogicalAnd", cases_of(2, (boolean,)), np.logical_and),
    Record("LogicalOr", cases_of(2, (boolean,)), np.logical_or),
    Record("LogicalNot", cases_of(1, (boolean,)), np.logical_not),
]

CHOICE_TYPES = (*NUMERIC, boolean)
CHOICE = [
    Record(
        "SelectV2",
        [
            Case((array(c, boolean), array(x, t), array(y, t, seed=1)))
            for t in CHOICE_TYPES
            for c, x, y in (((3,), (2, 3), ()), ((), (2,), (2,)), ((2, 0), (1, 1), ()))
        ],
        np.where,
        [Case((array((3,), boolean), array((2, 3), f64), array((), f64)))],
    ),
    Record(
        "Select",
        [Case((array((2, 3), boolean), array((2, 3), t), array((2, 3), t, seed=1))) for t in CHOICE_TYPES],
        np.where,
        [Case((array((2, 3), boolean), array((2, 3), f64), array((2, 3), f64)))],
    ),
    Record(
        "Select",
        [Case((array((4,), boolean), array((4, 2, 3)), array((4, 2, 3), seed=1)))],
        lambda c, x, y: np.stack([a if flag else b for flag, a, b in zip(c, x, y, strict=True)]),
        [Case((array((4,), boolean), array((4, 2), f64), array((4, 2), f64)))],
        label="rows",
    ),
    Record(
        "Select",
        [Case((np.array(flag), array((2,)), array((2,), seed=1))) for flag in (True, False)],
        lambda c, x, y: x if c else y,
        label="scalar",
    ),
    Record(
        "ClipByValue",
        [
            Case(
                (
                    array(s, t),
                    np.asarray(-1 if t.kind != "uint" else 1).astype(t.storage),
                    np.asarray(2).astype(t.storage),
                )
            )
            for t in REAL
            for s in ((5,), (2, 0), ())
        ]
        + [Case((special(t), np.asarray(-1).astype(t.storage), np.asarray(2).astype(t.storage))) for t in FLOATS],
        np.clip,
        [Case((array((2, 3), f64), np.array(-1.0), array((3,), f64, 1, 2)))],
    ),
]


def unsigned(x: Array) -> Array:
    return x.view(f"u{x.dtype.itemsize}")


def shifted(name: str) -> Any:
    """Python's own shifts of exact integers, wrapped to the type's range."""

    def oracle(x: Array, y: Array) -> Array:
        bits = 8 * x.dtype.itemsize
        x, y = np.broadcast_arrays(x, y)
        made = [
            (int(a) << min(max(int(s), 0), bits - 1) if name == "left" else int(a) >> min(max(int(s), 0), bits - 1))
            for a, s in zip(x.flat, y.flat, strict=True)
        ]
        return (
            np.array([m % 2**bits for m in made], np.uint64)
            .astype(f"u{x.dtype.itemsize}")
            .astype(x.dtype)
            .reshape(x.shape)
        )

    return oracle


BITWISE = [
    binary("BitwiseAnd", np.bitwise_and, INTEGERS),
    binary("BitwiseOr", np.bitwise_or, INTEGERS),
    binary("BitwiseXor", np.bitwise_xor, INTEGERS),
    unary("Invert", np.bitwise_not, INTEGERS),
    binary("LeftShift", shifted("left"), INTEGERS),
    binary("RightShift", shifted("right"), INTEGERS),
    unary("PopulationCount", lambda x: np.vectorize(lambda v: int(v).bit_count(), otypes=[int])(unsigned(x)), INTEGERS),
]

CASTABLE = [t for t in DTYPES.values() if t.kind != "string"]


def cast_oracle(x: Array, DstT: Any, Truncate: bool = False) -> Array:
    """What C does where C defines it."""
    return x.astype(DstT.storage)


CAST = [
    Record(
        "Cast",
        [
            Case((array((2, 3), source, 0, 100),), {"DstT": target})
            for source in CASTABLE
            for target in CASTABLE
            if not (source.is_complex and not target.is_complex)
        ],
        cast_oracle,
        [Case((array((3,), f64),), {"DstT": f64}), Case((array((3,), f64),), {"DstT": complex128})],
    ),
    Record(
        "Cast", [Case((array(shape, f32),), {"DstT": f64}) for shape in ((), (0,), (2, 0))], cast_oracle, label="shapes"
    ),
    Record("Cast", [Case((special(t),), {"DstT": to}) for t in FLOATS for to in FLOATS], cast_oracle, label="special"),
    Record("Cast", [Case((special(t),), {"DstT": to}) for t in INTEGERS for to in INTEGERS], cast_oracle, label="wrap"),
    Record(
        "Bitcast",
        [
            Case((array((3,), f32),), {"type": i32}),
            Case((array((2, 3), f64),), {"type": f32}),
            Case((array((2, 4), u8, 0, 250),), {"type": u32}),
            Case((array((2,), bf16),), {"type": u16}),
            Case((array((), i64),), {"type": i16}),
            Case((array((0, 2), i16),), {"type": i32}),
        ],
    ),
]

PARTS = [
    Record("Real", cases_of(1, COMPLEX), np.real, [Case((array((2, 3), complex128),))]),
    Record("Imag", cases_of(1, COMPLEX), np.imag, [Case((array((2, 3), complex128),))]),
    Record("Conj", cases_of(1, COMPLEX), np.conj, [Case((array((2, 3), complex128),))]),
    Record("ComplexAbs", cases_of(1, COMPLEX), np.abs, [Case((array((2, 3), complex128, 1, 3),))], second=False),
    Record("Angle", cases_of(1, COMPLEX), np.angle, [Case((array((2, 3), complex128, 1, 3),))], second=False),
    Record(
        "Complex",
        cases_of(2, (f32, f64), specials=False),
        lambda x, y: x + 1j * y,
        [Case((array((2, 3), f64), array((3,), f64)))],
    ),
]

RECORDS = [*UNARY, *FROM_RESULTS, *ARITHMETIC, *MORE_ARITHMETIC, *DIVISION, *COMPARE, *CHOICE, *BITWISE, *CAST, *PARTS]
