"""Complex numbers: taking them apart and putting them together.

TensorFlow's attribute `Tout` repeats what the operand's type says (complex64 has f32 parts), so there is none here.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import op
from tfc.ir.ops.maps import MAP, map_op
from tfc.ir.ops.rules import COMPLEX
from tfc.ir.ops.terms import Term, linear, partials, terms
from tfc.ir.types.types import Array, TensorType, complex64, complex128, f32, f64

HOST = "complex numbers are not compiled yet"

PART_OF = {complex64: f32, complex128: f64}
WHOLE_OF = {part: whole for whole, part in PART_OF.items()}


def _part(ctx: Infer) -> TensorType:
    return ctx.types[0].value().with_dtype(PART_OF[ctx.require(0, COMPLEX)])


def _whole(ctx: Infer) -> TensorType:
    ctx.require(0, tuple(WHOLE_OF))
    return TensorType(WHOLE_OF[ctx.same_dtype()], ctx.broadcast())


def _as_complex(real: Term) -> Term:
    return real.emit("Complex", 0)


@op(infer=_part, traits=MAP, host=HOST, function="real(x)")
def Real(input: Array) -> Array:
    """The real part."""
    return input.real


@Real.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    (d,) = terms(b, dz)
    return (_as_complex(d).value,)


@op(infer=_part, traits=MAP, host=HOST, function="imag(x)")
def Imag(input: Array) -> Array:
    """The imaginary part."""
    return input.imag


@Imag.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    (d,) = terms(b, dz)
    return (d.like(0).emit("Complex", d).value,)


@op(infer=_whole, traits=MAP, host=HOST, function="complex(real, imag)")
def Complex(real: Array, imag: Array) -> Array:
    """real + i * imag: complex64 from f32 parts, complex128 from f64 parts."""
    shape = np.broadcast_shapes(real.shape, imag.shape)
    result = np.empty(shape, np.result_type(real.dtype, np.complex64))
    result.real, result.imag = real, imag
    return result


Complex.gradient(partials(lambda real, imag, d: d.emit("Real"), lambda real, imag, d: d.emit("Imag")))


@map_op(COMPLEX, host=HOST, function="conj(x)")
def Conj(input: Array) -> Array:
    """The complex conjugate."""
    return np.conj(input)


Conj.gradient(linear("Conj"))


@op(infer=_part, traits=MAP, host=HOST, function=None)
def ComplexAbs(x: Array) -> Array:
    """The absolute value of complex numbers, computed without overflow."""
    return np.abs(x)


@ComplexAbs.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    x, d = terms(b, node.inputs[0], dz)
    return ((_as_complex(d) * x.emit("Sign")).value,)


@op(infer=_part, traits=MAP, host=HOST, function="angle(x)")
def Angle(input: Array) -> Array:
    """The argument of complex numbers, in [-π, π]."""
    return np.angle(input)


@Angle.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    x, d = terms(b, node.inputs[0], dz)
    reciprocal = x.emit("Imag").emit("Complex", x.emit("Real")).emit("Reciprocal")
    return ((-(_as_complex(d)) * reciprocal).value,)
