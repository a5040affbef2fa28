"""Structures of C as LLVM constants: types and order come from the record, and no member can be forgotten."""

from ctypes import Structure, c_char_p, c_int32, c_uint8, c_uint64, c_void_p

import pytest

from tfc.runtime.embed.struct_text import struct, struct_type


class _Record(Structure):
    _fields_ = (
        ("name", c_char_p),
        ("code", c_void_p),
        ("n", c_int32),
        ("digest", c_uint8 * 4),
        ("reserved", c_uint64 * 2),
    )


def test_the_type_has_the_members_in_order():
    assert struct_type(_Record) == "{ ptr, ptr, i32, [4 x i8], [2 x i64] }"


def test_numbers_take_the_type_of_their_member_and_zeros_are_written_as_llvm_wants_them():
    assert struct(_Record, digest=0, n=-3, code=0, name="ptr @text") == (
        "{ ptr @text, ptr null, i32 -3, [4 x i8] zeroinitializer, [2 x i64] zeroinitializer }"
    )


def test_members_that_lack_or_are_unknown_are_refused():
    with pytest.raises(AssertionError, match="needs digest"):
        struct(_Record, name="ptr null", code="ptr null", n=1)
    with pytest.raises(AssertionError, match="has no size"):
        struct(_Record, name="ptr null", code="ptr null", n=1, digest=0, size=4)
