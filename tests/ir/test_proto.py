"""The wire format of protocol buffers: what is written is read back, and any bytes are a message or a located error."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ir.fixed_words import double
from tfc.ir.wire import proto

FIELDS = st.lists(
    st.one_of(
        st.tuples(st.integers(1, 1 << 20), st.just("integer"), st.integers(-(1 << 63), (1 << 63) - 1)),
        st.tuples(st.integers(1, 1 << 20), st.just("message"), st.binary(max_size=200)),
        st.tuples(st.integers(1, 1 << 20), st.just("fixed32"), st.integers(1, (1 << 32) - 1)),
        st.tuples(st.integers(1, 1 << 20), st.just("double"), st.floats(allow_nan=False)),
    )
)


def written(field, kind, value):
    return proto.integer(field, value, always=True) if kind == "integer" else getattr(proto, kind)(field, value)


@given(FIELDS)
def test_fields_come_back_in_order(listed):
    listed = [each for each in listed if written(*each)]  # 0.0 is not
    content = b"".join(written(*each) for each in listed)
    read = {"integer": proto.signed, "double": double, "message": proto.as_bytes, "fixed32": proto.as_number}
    kinds = (kind for _, kind, _ in listed)
    found = [(field, read[kind](value)) for (field, value), kind in zip(proto.fields(content), kinds, strict=True)]
    assert found == [(field, value) for field, _, value in listed]


@given(st.binary(max_size=400))
def test_any_bytes_are_a_message_or_an_error_that_says_where(content):
    found = []
    try:
        for each in proto.fields(content):
            found.append(each)
    except ValueError as problem:
        at = int(str(problem).split(" at byte ")[1].split()[0])
        assert at <= len(content)
    assert 2 * len(found) <= len(content)  # each field takes a key and a value
    assert sum(len(value) for _, value in found if isinstance(value, bytes)) <= len(content)


@given(FIELDS, st.integers(0))
def test_a_message_that_is_cut_off_inside_of_a_field_is_refused(listed, cut):
    parts = [written(*each) for each in listed]
    content = b"".join(parts)
    borders = {len(b"".join(parts[:k])) for k in range(len(parts) + 1)}
    cut %= len(content) + 1
    if cut in borders:
        list(proto.fields(content[:cut]))
    else:
        with pytest.raises(ValueError, match="is cut off"):
            list(proto.fields(content[:cut]))


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"\x08", "the number at byte 1 is cut off"),
        (b"\x08" + b"\xff" * 10, "the number at byte 1 is longer than 64 bits"),
        (b"\x08" + b"\x80" * 9 + b"\x02", "the number at byte 1 is longer than 64 bits"),
        (b"\x08\x01\x12\x05abcd", "field 2 at byte 2 is cut off"),
        (b"\x12" + b"\xff" * 9 + b"\x01", "field 2 at byte 0 is cut off"),
        (b"\x09\0\0\0\0\0\0\0", "field 1 at byte 0 is cut off"),
        (b"\x1b", "field 3 at byte 0 is of unknown kind 3"),
    ],
)
def test_errors_name_the_field_and_its_place(content, what):
    with pytest.raises(ValueError, match=f"^{what}$"):
        list(proto.fields(content))


def test_zeros_are_not_written_unless_they_are_asked_for():
    assert (
        proto.integer(1, 0)
        == proto.fixed32(1, 0)
        == proto.single(1, 0.0)
        == proto.double(1, 0.0)
        == proto.data(1, "")
        == b""
    )
    assert proto.integer(1, 0, always=True) == b"\x08\0"
    assert proto.single(1, 0.0, always=True) == b"\x0d\0\0\0\0"
    assert proto.data(1, "", always=True) == proto.message(1, b"") == b"\x0a\0"
    assert list(proto.fields(proto.double(3, -0.0))) == [(3, 1 << 63)]


def test_numbers_beyond_a_float_become_infinite():
    assert list(proto.fields(proto.single(1, -1e300))) == [(1, 0xFF800000)]


def test_a_value_of_the_other_kind_is_refused():
    with pytest.raises(ValueError, match="bytes where a number belongs"):
        proto.as_number(b"1")
    with pytest.raises(ValueError, match="a number where bytes belong"):
        proto.as_bytes(1)
