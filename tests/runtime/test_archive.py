"""The container of modules: aligned, reproducible, readable by others, and strict about what it reads."""

import io
import struct
import zipfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.selection import examples
from tfc.ir.base.errors import Error
from tfc.runtime.bundle import archive
from tfc.runtime.bundle.archive import PAGE, lay_out, read_archive

MEMBERS = [("manifest.json", b"{}"), ("empty", b""), ("weights/a.bin", bytes(range(256)) * 40), ("z.txt", b"end")]


def packed(members=MEMBERS, prefix=b""):
    return prefix + b"".join(bytes(piece) for piece in lay_out(members, len(prefix)))


def opened(data):
    return {name: bytes(content) for name, content in read_archive(memoryview(data), "m.tfcm")[0].items()}


def end_of(count, size, offset):
    """The record behind a directory of so many entries and bytes."""
    return struct.pack("<4s4H2IH", b"PK\5\6", 0, 0, count, count, size, offset, 0)


@pytest.mark.parametrize("prefix", [b"", b"\x7fELF and more"])
def test_what_goes_in_comes_out(prefix):
    data = packed(prefix=prefix)
    assert opened(data) == dict(MEMBERS)
    assert read_archive(memoryview(data), "")[1] == len(prefix)


@pytest.mark.parametrize("prefix", [b"", b"x" * 5000])
def test_members_start_at_pages(prefix):
    data = packed(prefix=prefix)
    for name, content in MEMBERS:
        if len(content) > 2:
            assert data.index(content) % PAGE == 0, name


@pytest.mark.parametrize("large", [1000, 0xFFFFFFFF], ids=["as a file beyond 4 GiB", "as it is"])
def test_any_unzip_opens_it(monkeypatch, large):
    monkeypatch.setattr(archive, "LARGE", large)
    data = packed()
    if large == 1000:
        assert b"PK\6\6" in data
    else:
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            assert file.testzip() is None
            assert {name: file.read(name) for name in file.namelist()} == dict(MEMBERS)
            assert {info.date_time for info in file.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert opened(data) == dict(MEMBERS)


def test_sizes_beyond_four_gigabytes_are_written_as_zip_says():
    class Large(bytes):
        def __len__(self):
            return 5 << 30

    *_, directory = lay_out([("big", Large()), ("after", b"1")])
    with zipfile.ZipFile(io.BytesIO(directory)) as file:
        # Python shifts offsets by what is missing before the directory.
        big, after = file.infolist()
        assert (big.file_size, after.file_size) == (5 << 30, 1)
        assert after.header_offset - big.header_offset == PAGE + (5 << 30)


@pytest.mark.parametrize("name", ["", "/etc/passwd", "../up", "a//b", "a/../b", ".hidden", "a b", "é"])
def test_names_that_lead_elsewhere_are_refused(name):
    with pytest.raises(ValueError, match="cannot name"):
        list(lay_out([(name, b"")]))


def test_names_that_lead_elsewhere_are_not_read():
    data = packed([("aa/passwd", b"x")]).replace(b"aa/passwd", b"../passwd")
    with pytest.raises(Error, match=r"member '\.\./passwd'"):
        opened(data)


def test_a_member_may_not_be_there_twice():
    data = packed([("aa", b"x"), ("ab", b"y")]).replace(b"ab", b"aa")
    with pytest.raises(Error, match=r"DATA_LOSS.*'aa'"):
        opened(data)


def test_overlapping_members_are_refused():
    first = packed([("aa", b"x")])
    entry, end = first[first.index(b"PK\1\2") : first.index(b"PK\5\6")], first.index(b"PK\1\2")
    data = first[:end] + entry + entry.replace(b"aa", b"ab") + end_of(2, 2 * len(entry), end)
    with pytest.raises(Error, match="DATA_LOSS"):
        opened(data)


def test_a_compressed_zip_is_refused():
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("manifest.json", "{}")
    with pytest.raises(Error, match="tfc does not write"):
        opened(file.getvalue())


@given(st.data())
@settings(max_examples=examples(300), deadline=None)
def test_a_changed_file_is_refused_or_reads_the_same_structure(data):
    whole = packed()
    at = data.draw(st.integers(0, len(whole) - 1))
    changed = bytearray(whole)
    changed[at] ^= data.draw(st.integers(1, 255))
    cut = data.draw(st.sampled_from([None, at]))
    code, found = "", {}
    try:
        found = opened(bytes(changed[:cut]))
    except Error as error:
        code = error.code
    sizes = {name: len(content) for name, content in found.items()}
    assert code == "DATA_LOSS" or sizes == {name: len(content) for name, content in MEMBERS}


@given(st.binary(max_size=300))
@settings(deadline=None)
def test_any_bytes_are_refused(data):
    with pytest.raises(Error, match="DATA_LOSS"):
        opened(data)
    with pytest.raises(Error, match="DATA_LOSS"):
        opened(data + end_of(1, 46, len(data)))
