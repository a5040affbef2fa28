"""The operands of a product as they are stored in memory, and as registers hold them.

An operand may be of a narrower type than the sums are computed in: bf16, f16 and integers of 8 and 16 bits for f32,
such integers for i32. Its elements are converted, which is exact, where they are loaded: when panels are packed, or in
the loops of products of few rows. So an operand crosses memory in its own size, and register tiles see the wide type
only.
"""

from __future__ import annotations

from tfc.codegen.llvm import HALF, I16, I32, Builder, Type, Value, zero
from tfc.codegen.target.formats import Formats, register_type
from tfc.codegen.target.target import Target
from tfc.ir.base.record import record
from tfc.ir.types.types import DType, bf16, f16, f32, i8, i16, i32, u8, u16

_WIDER = {
    bf16: (f32,),
    f16: (f32,),
    i8: (i16, i32, f32),
    u8: (i16, u16, i32, f32),
    i16: (i32, f32),
    u16: (i32, f32),
}


def widens(source: DType, to: DType) -> bool:
    """True when all numbers of one type are numbers of the other, and products convert them as they load them."""
    return source == to or to in _WIDER.get(source, ())


@record(frozen=True)
class Operand:
    """The elements of one operand: of type `dtype` in memory, each larger by `bias` than what is multiplied."""

    dtype: DType
    target: Target
    bias: int = 0

    @property
    def size(self) -> int:
        """Bytes of an element."""
        return self.dtype.size

    @property
    def memory(self) -> Type:
        """The type of an element as it is loaded: 16-bit floats as their bits, whatever the processor makes of them
        then.
        """
        if self.dtype in (f16, bf16):
            return I16
        return register_type(self.dtype)

    @property
    def is_signed(self) -> bool:
        """True for integers with a sign."""
        return self.dtype.kind == "int"

    def load(self, b: Builder, place: Value, kind: Type, mask: Value | None = None) -> Value:
        """The elements from `place` on as numbers of a scalar or vector type, zeros where the mask is not set."""
        memory = kind.with_element(self.memory)
        if mask is None:
            return self._converted(b, b.load(memory, place, align=self.size), kind)
        return self._converted(b, b.masked_load(memory, place, mask, default=zero(memory), align=self.size), kind)

    def _converted(self, b: Builder, x: Value, kind: Type) -> Value:
        if not self.dtype.is_float:
            if not kind.is_float:
                return b.int_resize(x, kind, signed=self.is_signed)
            # By way of i32, which processors convert vectors of.
            return b.int_to_float(b.int_resize(x, kind.with_element(I32), signed=self.is_signed), kind)
        formats = Formats(b, self.target)
        if self.dtype == f16 and formats.has_half:
            x = b.bitcast(x, x.type.with_element(HALF))
        return b.float_resize(formats.load(x, self.dtype), kind)
