"""The builder's text: what it prints, what it folds, what it refuses; and the same run through LLVM."""

import ctypes
import math
import struct

import numpy as np
import pytest

from tfc.codegen.llvm import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    HALF,
    I1,
    I8,
    I16,
    I32,
    I64,
    PTR,
    VOID,
    ArrayType,
    Builder,
    Function,
    Module,
    Param,
    StructType,
    Type,
    Value,
    const,
    const_vector,
    pointer,
    symbol,
    vector_of,
    zero,
)
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import LoadedCode, load_objects
from tfc.codegen.target import target

V8 = vector_of(FLOAT, 8)


def function(result: Type, *params: Param | Type, name: str = "f") -> tuple[Builder, Function]:
    made = target.host().module().function(name, result, params)
    return Builder(made), made


def loaded(module: Module, machine: target.Target | None = None) -> LoadedCode:
    return load_objects([compile_objects.compile_module(module.render(), machine or target.host())])


def call(made: Function, *arguments: float, result: type | None = ctypes.c_int64) -> float:
    """Compile and call a function of i64 arguments."""
    with loaded(made.module) as code:
        native = ctypes.CFUNCTYPE(result, *[ctypes.c_int64] * len(arguments))(code.address(made.name))
        answer: float = native(*arguments)
        return answer


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (vector_of(HALF, 4), "<4 x half>"),
        (pointer(3), "ptr addrspace(3)"),
        (ArrayType(I8, 16), "[16 x i8]"),
        (StructType((I32, DOUBLE)), "{i32, double}"),
        (StructType((I8, I64), packed=True), "<{i8, i64}>"),
    ],
)
def test_types_print_as_llvm_spells_them(kind: Type, text: str) -> None:
    assert str(kind) == text


def test_types_compare_by_value_and_keep_their_shape() -> None:
    assert vector_of(FLOAT, 4) == vector_of(FLOAT, 4) != vector_of(FLOAT, 8)
    assert vector_of(FLOAT, 4).with_element(I32) == vector_of(I32, 4)
    assert FLOAT.with_element(I32) == I32
    with pytest.raises(TypeError, match="no vector"):
        vector_of(VOID, 4)


@pytest.mark.parametrize(
    ("kind", "number", "text"),
    [
        (FLOAT, 0.1, "0x3FB99999A0000000"),
        (FLOAT, -0.0, "0x8000000000000000"),
        (FLOAT, 1e60, "0x7FF0000000000000"),
        (DOUBLE, math.inf, "0x7FF0000000000000"),
        (HALF, 1.5, "0xH3E00"),
        (BFLOAT, 1.0 + 2**-8, "0xR3F80"),
        (BFLOAT, 1.0 + 2**-8 + 2**-20, "0xR3F81"),
        (BFLOAT, -1e39, "0xRFF80"),
        (BFLOAT, -(2.0**-133), "0xR8001"),
        (BFLOAT, math.nan, "0xR7FC0"),
        (I8, 255, "-1"),
        (I1, 3, "true"),
        (vector_of(I32, 4), 7, "splat (i32 7)"),
    ],
)
def test_constants_are_exact_bit_patterns(kind: Type, number: float, text: str) -> None:
    assert const(kind, number).text == text


def test_bfloat_constants_round_like_a_single_rounding() -> None:
    ml_dtypes = pytest.importorskip("ml_dtypes")
    for number in np.random.default_rng(0).uniform(-1e-37, 1e-37, 500):
        bits = int.from_bytes(np.array(number).astype(ml_dtypes.bfloat16).tobytes(), "little")
        direct = int(const(BFLOAT, float(number)).text[3:], 16)
        assert abs(direct - bits) <= 1  # ml_dtypes goes through float: its double rounding may differ by one


def test_integer_arithmetic_folds_and_float_arithmetic_does_not() -> None:
    b, made = function(VOID, Param(I64, "n"))
    n = made.args[0]
    assert b.add(b.mul(const(I64, 6), 7), 0) == const(I64, 42)
    assert [b.add(n, 0), b.add(0, n), b.mul(n, 1), b.shl(n, 0)] == [n] * 4
    assert b.mul(n, 0) == const(I64, 0)
    assert b.icmp("slt", const(I64, 1), 2).text == "true"
    assert b.select(b.icmp("eq", const(I64, 1), 2), n, 5) == const(I64, 5)
    assert made.instruction_count() == 0
    b.fadd(const(FLOAT, 1.0), 0.0)
    assert made.instruction_count() == 1


def test_operands_of_the_wrong_type_are_refused() -> None:
    b, made = function(VOID, I32, I64, FLOAT)
    narrow, wide, real = made.args
    with pytest.raises(TypeError, match=r"operand i64 %a1\.arg where i32 is needed"):
        b.add(narrow, wide)
    with pytest.raises(TypeError, match="not an integer constant"):
        b.add(narrow, 0.5)
    with pytest.raises(TypeError, match="no type"):
        b.fadd(1.0, 2.0)
    with pytest.raises(TypeError, match="takes 1 arguments, 0 given"):
        b.call(b.module.declare("g", VOID, [FLOAT]))
    b.ret()
    with pytest.raises(ValueError, match="instruction after the end"):
        b.fneg(real)


def test_blocks_without_terminator_and_second_definitions_are_refused() -> None:
    b, made = function(VOID)
    with pytest.raises(ValueError, match="no terminator"):
        b.module.render()
    b.ret()
    with pytest.raises(ValueError, match="defined twice"):
        b.module.function(made.name, VOID)
    b.module.declare("g", VOID, [I32])
    with pytest.raises(ValueError, match="is declared as"):
        b.module.declare("g", VOID, [I64])
    with pytest.raises(ValueError, match="must not go through IR text"):
        b.module.bytes_constant("big", bytes(1 << 20))


def test_the_text_is_the_same_every_time() -> None:
    def build() -> str:
        b, made = function(I64, I64, name="odd name")
        scopes = b.module.alias_scopes(2)
        slot = b.alloca(I64)
        with b.loop(0, made.args[0], hint=b.module.loop_hint(unroll=4)) as i:
            b.store(i, slot, scope=scopes[0])
        b.ret(b.load(I64, slot, scope=scopes[1], invariant=True))
        return b.module.render()

    assert build() == build()
    assert 'define i64 @"odd name"' in build()


def test_names_are_quoted_where_they_must_be() -> None:
    assert symbol("layer/dense:0") == '@"layer/dense:0"'
    assert symbol('a"b\n') == '@"a\\22b\\0A"'
    assert symbol("plain.name_1") == "@plain.name_1"


@pytest.mark.parametrize(
    ("begin", "end", "step", "total"), [(0, 10, 1, 45), (3, 20, 4, 3 + 7 + 11 + 15 + 19), (5, 5, 1, 0)]
)
def test_loops_carry_values(begin: int, end: int, step: int, total: int) -> None:
    b, made = function(I64, I64, I64, I64)
    with b.carry_loop(*made.args, [const(I64, 0), const(I64, 1)]) as loop:
        loop.next(b.add(loop.carried[0], loop.index), b.mul(loop.carried[1], 2))
    b.ret(b.select(b.icmp("slt", loop.results[1], 0), 0, loop.results[0]))
    assert call(made, begin, end, step) == total


def test_a_carrying_loop_must_say_what_comes_next() -> None:
    b, _ = function(VOID)
    with pytest.raises(ValueError, match="must call next"), b.carry_loop(0, 4, 1, [const(I64, 0)]):
        pass


def test_nested_loops_and_conditions() -> None:
    b, made = function(I64, I64)
    slot = b.alloca(I64)
    b.store(const(I64, 0), slot)
    with b.loop(0, made.args[0]) as i, b.loop(0, made.args[0]) as j, b.if_(b.icmp("slt", i, j)):
        b.store(b.add(b.load(I64, slot), 1), slot)
    b.ret(b.load(I64, slot))
    assert call(made, 10) == 45


def test_two_armed_conditions_merge_their_values() -> None:
    b, made = function(I64, I64)
    (x,) = made.args
    with b.if_else(b.icmp("slt", x, 0)) as arms:
        with arms.then:
            negated = b.neg(x)
        with arms.otherwise:
            doubled = b.mul(x, 2)
    b.ret(arms.merge(negated, doubled))
    assert [call(made, -5), call(made, 5)] == [5, 10]


def test_switches_jump_by_value() -> None:
    b, made = function(I64, I64)
    blocks = [made.block(name) for name in ("one", "two", "other")]
    b.switch(made.args[0], blocks[2], {1: blocks[0], 2: blocks[1]})
    for block, number in zip(blocks, (10, 20, 30), strict=True):
        b.at(block)
        b.ret(number)
    assert [call(made, number) for number in (1, 2, 7)] == [10, 20, 30]


def run_on_floats(made: Function, *arrays: np.ndarray, machine: target.Target | None = None) -> None:
    with loaded(made.module, machine) as code:
        native = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(arrays))(code.address(made.name))
        native(*[each.ctypes.data for each in arrays])


def test_masked_access_touches_only_set_lanes() -> None:
    b, made = function(VOID, PTR, PTR)
    source, out = made.args
    mask = b.lane_mask(8, const(I64, 5))
    b.masked_store(b.masked_load(V8, source, mask, default=zero(V8)), out, mask)
    b.ret()
    x, y = np.arange(8, dtype=np.float32) + 1, np.full(8, -1, np.float32)
    run_on_floats(made, x, y)
    np.testing.assert_array_equal(y, [1, 2, 3, 4, 5, -1, -1, -1])


def test_gather_and_scatter_move_lanes() -> None:
    b, made = function(VOID, PTR, PTR)
    source, out = made.args
    reverse = const_vector(I64, [7, 6, 5, 4, 3, 2, 1, 0])
    value = b.gather(V8, b.gep(FLOAT, source, reverse))
    b.scatter(b.fmul(value, 2.0), b.gep(FLOAT, out, b.lane_numbers(vector_of(I64, 8))))
    b.ret()
    x, y = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
    run_on_floats(made, x, y)
    np.testing.assert_array_equal(y, 2 * x[::-1])


def test_lanes_shuffle_and_reduce_in_a_fixed_order() -> None:
    b, made = function(VOID, PTR, PTR)
    source, out = made.args
    x = b.load(V8, source, align=4)
    total = b.reduce_tree(x, b.fadd)
    b.store(total, out, align=4)
    halves = b.concat(b.slice_lanes(x, 4, 4), b.slice_lanes(x, 0, 4))
    b.store(b.extract(halves, 0), b.gep(FLOAT, out, 1), align=4)
    b.store(b.reduce("fmaximum", b.insert(x, 1e9, 3)), b.gep(FLOAT, out, 2), align=4)
    b.ret()
    values, result = np.array([1e8, 1, -1e8, 1, 0.5, 0, 0.5, 0], np.float32), np.zeros(3, np.float32)
    run_on_floats(made, values, result)
    pairs = values[:4] + values[4:]
    assert list(result) == [(pairs[0] + pairs[2]) + (pairs[1] + pairs[3]), 0.5, 1e9]
    with pytest.raises(ValueError, match="fixed order"):
        b.reduce("fadd", x)


@pytest.mark.parametrize("cpu", ["", "x86-64-v2", "x86-64-v3"])
@pytest.mark.skipif(target.host().arch != "x86_64", reason="code for x86-64")
def test_bfloats_load_widen_and_round_on_any_processor(cpu: str) -> None:
    machine = target.for_cpu(cpu)
    made = machine.module().function("f", VOID, [PTR, PTR])
    b, (source, out) = Builder(made), made.args
    wide = b.float_resize(b.load(vector_of(BFLOAT, 8), source, align=2), V8)
    b.store(b.float_resize(b.fmul(wide, 1 + 2.0**-8), vector_of(BFLOAT, 8)), out, align=2)
    b.ret()
    ml_dtypes = pytest.importorskip("ml_dtypes")
    x = np.array([1, -1.5, 1e-40, 0.1, -0.0, np.inf, 3e38, np.nan], ml_dtypes.bfloat16)
    y = np.zeros_like(x)
    run_on_floats(made, x, y, machine=machine)
    expected = (x.astype(np.float32) * np.float32(1 + 2.0**-8)).astype(ml_dtypes.bfloat16)
    np.testing.assert_array_equal(y.astype(np.float32), expected.astype(np.float32))


def test_a_double_is_not_rounded_to_a_bfloat_at_once() -> None:
    b, made = function(VOID, DOUBLE)
    with pytest.raises(ValueError, match="double is not rounded to bfloat at once"):
        b.float_resize(made.args[0], BFLOAT)


@pytest.mark.skipif(not target.host().has_fma, reason="the processor has no halves")
def test_halves_load_widen_and_round() -> None:
    b, made = function(VOID, PTR, PTR)
    source, out = made.args
    wide = b.float_resize(b.load(vector_of(HALF, 8), source, align=2), V8)
    b.store(b.float_resize(b.fadd(wide, 1.0), vector_of(HALF, 8)), out, align=2)
    b.ret()
    x, y = np.linspace(-3, 3, 8).astype(np.float16), np.zeros(8, np.float16)
    run_on_floats(made, x, y)
    np.testing.assert_array_equal(y, x + np.float16(1))


def test_float_to_int_saturates_on_request() -> None:
    b, made = function(VOID, PTR, PTR)
    source, out = made.args
    b.store(b.float_to_int(b.load(V8, source, align=4), vector_of(I32, 8), saturate=True), out, align=4)
    b.ret()
    x, y = np.array([1.9, -1.9, 1e20, -1e20, np.nan, np.inf, 0, -0.0], np.float32), np.zeros(8, np.int32)
    run_on_floats(made, x, y)
    assert list(y) == [1, -1, 2**31 - 1, -(2**31), 0, 2**31 - 1, 0, 0]


def test_atomics_memory_and_globals() -> None:
    b, made = function(I64, I64)
    module = b.module
    counter = module.variable("counter", I64, const(I64, 5), align=8)
    message = module.bytes_constant("message", b'quote " and \0 zero', align=1)
    b.atomic_rmw("add", counter, made.args[0], "seq_cst")
    old, swapped = b.compare_exchange(counter, const(I64, 12), const(I64, 100))
    b.atomic_store(b.add(b.atomic_load(I64, counter, align=8), 1), counter, align=8)
    copy = b.alloca(ArrayType(I8, 32))
    b.memset(copy, 7, 32)
    b.memcpy(copy, message, 18)
    b.prefetch(copy)
    last = b.zext(b.load(I8, b.gep(I8, copy, 18)), I64)
    letter = b.zext(b.load(I8, b.gep(I8, copy, 6)), I64)
    parts = [old, b.zext(swapped, I64), b.load(I64, counter), last, letter]
    b.ret(_digits(b, parts))
    assert call(made, 7) == _expected_digits([12, 1, 101, 7, ord('"')])


def _digits(b: Builder, parts: list[Value]) -> Value:
    total: Value = const(I64, 0)
    for part in parts:
        total = b.add(b.mul(total, 1000), part)
    return total


def _expected_digits(parts: list[int]) -> int:
    total = 0
    for part in parts:
        total = total * 1000 + part
    return total


def test_structs_calls_and_function_pointers() -> None:
    module = target.host().module()
    square = module.function("square", I64, [I64], linkage="internal")
    inner = Builder(square)
    inner.ret(inner.mul(*square.args * 2))
    made = module.function("f", I64, [I64])
    b = Builder(made)
    pair = StructType((I32, I64))
    slot = b.alloca(pair)
    b.store(b.call(square, [made.args[0]]), b.field(pair, slot, 1))
    b.store(const(I32, 3), b.field(pair, slot, 0))
    both = b.load(pair, slot)
    low, high = b.extract_value(both, I32, 0), b.extract_value(both, I64, 1)
    b.ret(b.add(b.call_pointer(I64, square.value, [b.sext(low, I64)]), high))
    assert call(made, 5) == 9 + 25


def test_bit_operations() -> None:
    b, made = function(I64, I64)
    (x,) = made.args
    parts = [
        b.population_count(x),
        b.count_leading_zeros(x),
        b.count_trailing_zeros(x),
        b.abs_(b.neg(x)),
        b.smin(b.umax(x, 3), 50),
    ]
    b.ret(_digits(b, parts[:4]))
    number = 0b1011000
    assert call(made, number) == _expected_digits([3, 57, 3, number])


def test_module_flags_and_global_arrays_print() -> None:
    module = Module("nvptx64-nvidia-cuda", name="gpu")
    module.variable("tile", ArrayType(FLOAT, 33), linkage="internal", addrspace=3, align=16)
    module.named("nvvm.annotations", module.metadata("!{i32 1}"))
    kernel = module.function(
        "k", VOID, [Param(pointer(1), "x", ("noalias", "align 16"))], convention="ptx_kernel",
        attributes=('"nvvm.reqntid"="256,1,1"',),
    )  # fmt: skip
    Builder(kernel).ret()
    text = module.render()
    assert "@tile = internal addrspace(3) global [33 x float] zeroinitializer, align 16" in text
    assert "define ptx_kernel void @k(ptr addrspace(1) noalias align 16 %x.arg) #0 {" in text
    assert '"nvvm.reqntid"="256,1,1"' in text
    assert "!nvvm.annotations = !{!0}" in text


def test_bits_of_floats_survive_the_trip() -> None:
    b, made = function(I64, name="payload")
    b.ret(b.bitcast(const(DOUBLE, struct.unpack("<d", struct.pack("<q", 0x7FF8000000001234))[0]), I64))
    assert call(made) == 0x7FF8000000001234


def test_narrow_integers_resize_with_and_without_sign() -> None:
    b, made = function(I64, I64)
    narrow = b.int_resize(made.args[0], I16)
    b.ret(b.add(b.mul(b.int_resize(narrow, I64), 1000), b.int_resize(b.int_resize(narrow, I8), I64, signed=False)))
    assert call(made, 0x1FFFE) == -2 * 1000 + 254
