"""Argument reduction for the trigonometric functions: x = q π/2 + r, |r| about π/4 at most, for every finite x.

Small arguments subtract q times π/2 in three parts. Large ones need the bits of 2/π around x's exponent (Payne and
Hanek 1983): an internal function of the module multiplies x's mantissa by seven 32-bit words of 2/π in integers. It is
scalar and called only when some lane is large, so the common path pays one comparison and a branch never taken.
"""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import Word, any_sum, ordered_sum, product
from tfc.codegen.llvm.math.formats import F32, INFINITY, Format, format_of, round_product, to_bits
from tfc.codegen.llvm.module import Function, Module, Param
from tfc.codegen.llvm.types import DOUBLE, I32, I64, PTR, VOID, StructType, Type, vector_of
from tfc.codegen.llvm.values import Value, const, poison

_TWO_OVER_PI = 0.6366197723675814
_HALF_PI_F32 = (1.5707963705062866, -4.371138828673793e-08, -1.7151245100058819e-15)
_HALF_PI_F64 = (1.5707963267948966, 6.123233995736766e-17, -1.4973849048591698e-33)
# Above these, q loses bits or its products with the parts of π/2 do.
_LARGE_F32 = 2.0**17
_LARGE_F64 = 2.0**30

# floor(2**1216 * 2/π)
_BITS = int(
    "a2f9836e4e441529fc2757d1f534ddc0db6295993c439041fe5163abdebbc561b7246e3a424dd2e006492eea09d1921cfe1deb1cb129a7"
    "3ee88235f52ebb4484e99c7026b45f7e413991d639835339f49c845f8bbdf9283b1ff897ffde05980fef2f118b5a0a6d1f6d367ecf27cb"
    "09b74f463f669e5fea2d7527bac7ebe5f17b3d0739f78a5292ea6bfb5fb11f8d5d0856033046fc7b6bab",
    16,
)
_WORDS = 1216 // 32
_WINDOW = 7


def reduce_quadrants(b: Builder, x: Value) -> tuple[Value, Word]:
    """(q, r): q modulo 4 in the low bits of an integer; r NaN for ±inf and NaN."""
    form = format_of(x.type)
    parts = form.table(_HALF_PI_F32, _HALF_PI_F64)
    turns, q = round_product(b, x, _TWO_OVER_PI)
    first = b.fma(turns, -parts[0], x)
    second = product(b, turns, -parts[1])
    # Near a multiple of π/2 the second part is larger than what the first left.
    high, lost = any_sum(b, first, second.high)
    low = b.fma(turns, -parts[2], b.fadd(lost, second.low))
    size = b.fabs(x)
    large = b.and_(b.fcmp("ogt", size, form.choose(_LARGE_F32, _LARGE_F64)), b.fcmp("olt", size, INFINITY))
    some = b.any_lane(large)
    with b.if_else(some, name="reduce") as branches, branches.then:
        exactly = _one_by_one if x.type.lanes is None or not b.module.has_libm else _by_memory
        chosen = [b.select(large, slow, fast) for slow, fast in zip(exactly(b, x), (q, high, low), strict=True)]
    q, high, low = (branches.merge(slow, fast) for slow, fast in zip(chosen, (q, high, low), strict=True))
    return q, Word(high, low)


def _one_by_one(b: Builder, x: Value) -> list[Value]:
    """The exact reduction by values, without a stack array: on a device, local memory is as slow as global memory."""
    form, lanes = format_of(x.type), x.type.lanes
    called = _value_function(b.module, form)
    parts = []
    for each in [x] if lanes is None else [b.extract(x, lane) for lane in range(lanes)]:
        found = b.call(called, [each])
        kinds = (form.integer, form.kind, form.kind)
        parts.append([b.extract_value(found, kind, k) for k, kind in enumerate(kinds)])
    if lanes is None:
        return parts[0]
    made = [poison(vector_of(part.type, lanes)) for part in parts[0]]
    for lane, part in enumerate(parts):
        made = [b.insert(whole, value, lane) for whole, value in zip(made, part, strict=True)]
    return made


def _by_memory(b: Builder, x: Value) -> list[Value]:
    form = format_of(x.type)
    slots = [b.alloca(each) for each in (x.type, x.type.with_element(form.integer), x.type, x.type)]
    b.store(x, slots[0])
    b.call(_lanes_function(b.module, x.type), slots)
    kinds = (x.type.with_element(form.integer), x.type, x.type)
    return [b.load(kind, slot) for kind, slot in zip(kinds, slots[1:], strict=True)]


def _lanes_function(module: Module, kind: Type) -> Function:
    """`void reduce(x*, q*, high*, low*)`: the exact reduction, lane by lane. Made once per module and type."""
    form = format_of(kind)
    name = f"tfc.reduce.{kind.suffix}"
    if name in module.functions:
        return module.functions[name]
    params = [Param(PTR, label, ("noalias",)) for label in ("x", "q", "high", "low")]
    made = module.function(name, VOID, params, linkage="internal", attributes=("noinline", "cold"))
    b = Builder(made)
    scalar = form.kind
    with b.loop(0, kind.lanes or 1, hint=module.loop_hint(unroll=False)) as lane:
        source, *targets = (
            b.gep(each, slot, lane)
            for each, slot in zip((scalar, form.integer, scalar, scalar), made.args, strict=True)
        )
        for value, target in zip(_exact_parts(b, b.load(scalar, source)), targets, strict=True):
            b.store(value, target)
    b.ret()
    return made


def _value_function(module: Module, form: Format) -> Function:
    """`{q, high, low} reduce(x)`: the exact reduction of one number. Made once per module and type."""
    name = f"tfc.reduce.{form.kind.suffix}.value"
    if name in module.functions:
        return module.functions[name]
    result = StructType((form.integer, form.kind, form.kind))
    made = module.function(name, result, [Param(form.kind, "x")], linkage="internal", attributes=("noinline", "cold"))
    b = Builder(made)
    whole = poison(result)
    for place, part in enumerate(_exact_parts(b, made.args[0])):
        whole = b.insert_value(whole, part, place)
    b.ret(whole)
    return made


def _exact_parts(b: Builder, x: Value) -> tuple[Value, Value, Value]:
    """q, and r in two parts, of one number in its own format."""
    form = format_of(x.type)
    q, r = _reduce_exactly(b, b.float_resize(x, DOUBLE))
    high = b.float_resize(r.high, form.kind)
    low = r.low
    if form is F32:
        low = b.float_resize(b.fadd(b.fsub(r.high, b.float_resize(high, DOUBLE)), r.low), form.kind)
    return b.int_resize(q, form.integer), high, low


def _table(module: Module) -> Value:
    """The words of 2/π, most significant first, after two words of 0, as a constant of the module."""
    name = "tfc.two_over_pi"
    if name in module.globals:
        return module.globals[name].value
    words = [0, 0] + [(_BITS >> 32 * (_WORDS - 1 - position)) & 0xFFFFFFFF for position in range(_WORDS)]
    return module.bytes_constant(name, b"".join(word.to_bytes(4, "little") for word in words), align=4)


def _reduce_exactly(b: Builder, x: Value) -> tuple[Value, Word]:
    """The reduction of one finite double.

    |x| = m 2**e, m of 53 bits. Words of 2/π whose product with m 2**e is a multiple of 4 do not matter; of the rest
    seven give 128 bits and more behind the binary point, enough for the closest any double comes to a multiple of π/2.
    """
    bits = to_bits(b, x)
    e = b.sub(b.and_(b.lshr(bits, 52), 2047), 1023 + 52)
    mantissa = b.or_(b.and_(bits, (1 << 52) - 1), 1 << 52)
    # Word j of the table has weight 2**(e - 32 (j - 1)) beside m: start where that is 4 at least and 2**33 at most.
    start = b.ashr(b.add(e, 62), 5)
    inside = b.smin(b.smax(start, 0), _WORDS + 2 - _WINDOW)
    shift = b.sub(b.add(e, 62), b.shl(start, 5))
    table = _table(b.module)
    words = [
        b.zext(b.load(I32, b.gep(I32, table, b.add(inside, position)), align=4), I64) for position in range(_WINDOW)
    ]
    limbs = _multiply(b, mantissa, words)
    # Move the bits of weight 2 and 1 to the top of the first limb.
    moved = []
    for position in range(5):
        pair = b.or_(b.shl(limbs[position], 32), limbs[position + 1])
        moved.append(b.and_(b.lshr(b.shl(pair, shift), 32), 0xFFFFFFFF))
    q = b.lshr(moved[0], 30)
    fraction = [b.and_(moved[0], (1 << 30) - 1), *moved[1:]]
    # Above one half take the next quadrant and the negative rest: complement the bits, nearly exact at 158 of them.
    above = b.icmp("ne", b.and_(fraction[0], 1 << 29), 0)
    masks = [(1 << 30) - 1, *[0xFFFFFFFF] * 4]
    fraction = [b.select(above, b.xor(limb, mask), limb) for limb, mask in zip(fraction, masks, strict=True)]
    total = Word(const(DOUBLE, 0.0), const(DOUBLE, 0.0))
    for position, limb in enumerate(fraction):
        term = b.fmul(b.int_to_float(limb, DOUBLE), 2.0 ** (-30 - 32 * position))
        high, low = any_sum(b, total.high, term)
        total = ordered_sum(b, high, b.fadd(total.low, low))
    r = _times_half_pi(b, total)
    q = b.add(q, b.zext(above, I64))
    negative = b.icmp("slt", bits, 0)
    minus = b.xor(above, negative)
    q = b.select(negative, b.neg(q), q)
    return q, Word(*(b.select(minus, b.fneg(part), part) for part in r))


def _multiply(b: Builder, mantissa: Value, words: list[Value]) -> list[Value]:
    """The product of a 53-bit number and the words, modulo 2**(32 * len(words)), most significant limb first."""
    parts = (b.and_(mantissa, 0xFFFFFFFF), b.lshr(mantissa, 32))
    count = len(words)
    sums: list[Value] = [const(I64, 0)] * count
    carry: Value = const(I64, 0)
    for column in range(count):  # column 0 is the least significant
        low: Value = carry
        high: Value = const(I64, 0)
        for index, part in enumerate(parts):
            if column - index < 0:
                continue
            term = b.mul(part, words[count - 1 - (column - index)])
            low = b.add(low, b.and_(term, 0xFFFFFFFF))
            high = b.add(high, b.lshr(term, 32))
        sums[column] = b.and_(low, 0xFFFFFFFF)
        carry = b.add(high, b.lshr(low, 32))
    return sums[::-1]


def _times_half_pi(b: Builder, x: Word) -> Word:
    """x π/2 as a double word."""
    high, low = product(b, x.high, _HALF_PI_F64[0])
    return ordered_sum(b, high, b.fma(x.low, _HALF_PI_F64[0], b.fma(x.high, _HALF_PI_F64[1], low)))
