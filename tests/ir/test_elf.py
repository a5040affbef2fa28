"""ELF files: what is put into one is found again, and any bytes are a file or a ValueError."""

from contextlib import suppress

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tfc.ir.wire.elf import (
    HEADER,
    NO_BITS,
    PROGRAM_BITS,
    RELOCATION,
    SECTION,
    SYMBOL,
    SYMBOL_TABLE,
    Elf,
    add_section,
    fill_symbol,
    is_elf,
    machine_of,
)

STRINGS = b"\0.strings\0.symbols\0.data\0.room\0weights\0"
ROOM = 1 << 40


def place(name):
    return STRINGS.index(name.encode() + b"\0")


def made():
    """An object for x86-64 with a symbol of eight zeros behind four other bytes of data, and a huge room of zeros."""
    symbols = np.zeros(2, SYMBOL)
    symbols[1] = (place("weights"), 1, 0, 3, 4, 8)
    data = b"head" + bytes(8)
    starts = np.cumsum([HEADER.itemsize, len(STRINGS), symbols.nbytes, len(data)]).tolist()
    sections = np.zeros(5, SECTION)
    sections[1] = (place(".strings"), 3, 0, 0, starts[0], len(STRINGS), 0, 0, 1, 0)
    sections[2] = (place(".symbols"), SYMBOL_TABLE, 0, 0, starts[1], symbols.nbytes, 1, 1, 8, SYMBOL.itemsize)
    sections[3] = (place(".data"), PROGRAM_BITS, 3, 0, starts[2], len(data), 0, 0, 8, 0)
    sections[4] = (place(".room"), NO_BITS, 3, 0, starts[3], ROOM, 0, 0, 8, 0)
    header = np.zeros(1, HEADER)
    header[0] = (b"\x7fELF\2\1\1", 1, 62, 1, 0, 0, starts[3], 0, HEADER.itemsize, 0, 0, SECTION.itemsize, 5, 1)
    return b"".join((header.tobytes(), STRINGS, symbols.tobytes(), data, sections.tobytes()))


FILE = made()


def read_all(content):
    """Everything that a file may be asked."""
    elf = Elf(content)
    for section in elf.sections:
        elf.data(section)
        elf.records(section, RELOCATION)
    return elf.names, elf.symbols()


def test_sections_and_symbols_have_their_names():
    elf = Elf(FILE)
    assert elf.names == ["", ".strings", ".symbols", ".data", ".room"]
    assert bytes(elf.data(elf.sections[3])) == b"head" + bytes(8)
    assert bytes(elf.data(elf.sections[4])) == b""
    symbols, names = elf.symbols()
    assert names == ["", "weights"]
    assert symbols["size"].tolist() == [0, 8]
    assert machine_of(FILE) == 62


def test_a_symbol_is_filled():
    filled = Elf(fill_symbol(FILE, "weights", b"12345678"))
    assert bytes(filled.data(filled.sections[3])) == b"head12345678"
    for name, data in (("weights", b"123"), ("other", b"12345678")):
        with pytest.raises(KeyError):
            fill_symbol(FILE, name, data)


@given(st.text(st.characters(codec="ascii", exclude_characters="\0"), max_size=20), st.binary(max_size=100))
def test_an_added_section_is_found_and_the_others_stay(name, data):
    elf, before = Elf(add_section(FILE, name, data)), Elf(FILE)
    assert elf.names == [*before.names, name]
    assert bytes(elf.data(elf.sections[-1])) == data
    for k in (2, 3, 4):
        assert bytes(elf.data(elf.sections[k])) == bytes(before.data(before.sections[k]))
    assert elf.symbols()[1] == before.symbols()[1]


@given(st.lists(st.tuples(st.integers(0, len(FILE) - 1), st.integers(0, 255)), max_size=6), st.integers(0, len(FILE)))
def test_what_is_damaged_is_read_or_refused(changes, cut):
    content = bytearray(FILE)
    for at, byte in changes:
        content[at] = byte
    for damaged in (bytes(content), bytes(content[:cut])):
        machine_of(damaged)
        with suppress(ValueError):
            read_all(damaged)


@given(st.binary(max_size=300))
def test_other_bytes_are_refused(content):
    with suppress(ValueError):
        read_all(b"\x7fELF\2\1\1" + content)
    if not is_elf(content):
        assert machine_of(content) == 0
        with pytest.raises(ValueError, match="no 64-bit little-endian ELF file"):
            Elf(content)


@pytest.mark.parametrize(
    ("field", "value", "what"),
    [
        ("sections", 1 << 62, "a table lies outside of it"),
        ("n_sections", 6, "a table lies outside of it"),
        ("section_size", 40, "rows of another size"),
        ("names", 5, "the section of names is not there"),
        ("names", 3, "a name does not end"),
    ],
)
def test_errors_say_what_does_not_fit(field, value, what):
    header = np.frombuffer(FILE, HEADER, 1).copy()
    header[field] = value
    with pytest.raises(ValueError, match=what):
        read_all(header.tobytes() + FILE[HEADER.itemsize :])
