"""DecodeCSV and DecodeRaw where records are not as expected: results and messages are what TensorFlow 2.21 gave."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tfc
from tests.ops.runners import Runner, on_both


def fields(run: Runner, record: str, defaults: tuple[str, ...], more: str = "") -> list[Any]:
    names = [f"y{k}" for k in range(len(defaults))]
    graph = tfc.parse(f"input lines: string[?]\n{', '.join(names)} = DecodeCSV(lines, {', '.join(defaults)}{more})")
    return [value.tolist()[0] for value in run(graph).run({"lines": np.array([record.encode()], object)}, names)]


INTEGERS = ("constant([7], i32)", "constant([7], i32)")
MIXED = ("constant([9], i32)", "constant([1.5], f32)", '"d"')


@on_both
@pytest.mark.parametrize(
    ("record", "more", "expected"),
    [
        (",,", "", [9, 1.5, b"d"]),
        ('"1","2.5","a,""b"""', "", [1, 2.5, b'a,"b"']),
        (" 1 ,-.5,\xe9", "", [1, -0.5, "\xe9".encode()]),
        ("NA,NA,NA", ', na_value="NA"', [9, 1.5, b"d"]),
        ('1,2,a"b', ", use_quote_delim=false", [1, 2, b'a"b']),
        ("\n1;2;a,b", ', field_delim=";"', [1, 2, b"a,b"]),
    ],
)
def test_fields(runner: Runner, record: str, more: str, expected: list[Any]) -> None:
    assert fields(runner, record, MIXED, more) == expected


@on_both
@pytest.mark.parametrize(
    ("record", "columns", "expected"),
    [
        ("1,x,3,4", "[0, 2]", [1, 3]),
        ('1,"2,2",3', "[0, 2]", [1, 3]),
        ('1,2,3,"not looked at', "[0, 2]", [1, 3]),
        ("1,2,,4", "[1, 2]", [2, 7]),
        ("1,2,", "[0, 2]", [1, 7]),
    ],
)
def test_columns_are_selected(runner: Runner, record: str, columns: str, expected: list[int]) -> None:
    assert fields(runner, record, INTEGERS, f", select_cols={columns}") == expected


@on_both
@pytest.mark.parametrize(
    ("record", "more", "message"),
    [
        ("1,2,3", "", "Expect 2 fields but have 3 in record 0"),
        ("", "", "Expect 2 fields but have 0 in record 0"),
        ("1,x", "", "Field 1 in record 0 is not a valid int32: x"),
        ("1,2147483648", "", "Field 1 in record 0 is not a valid int32: 2147483648"),
        ('1,2"', "", "Unquoted fields cannot have quotes/CRLFs inside"),
        ('1,"2', "", "Quoted field has to end with quote followed by delim or end"),
        ('1,"2"3', "", "Quote inside a string has to be escaped by another quote"),
        ("1,2", ", select_cols=[0, 5]", "Expect 2 fields but have 1 in record 0"),
    ],
)
def test_bad_records(runner: Runner, record: str, more: str, message: str) -> None:
    with pytest.raises(tfc.Error) as caught:
        fields(runner, record, INTEGERS, more)
    assert caught.value.message == message
    assert caught.value.loc is not None
    assert caught.value.loc.line == 2


@on_both
def test_a_field_without_a_default_must_be_there(runner: Runner) -> None:
    with pytest.raises(tfc.Error, match="Field 1 is required but missing in record 0!"):
        fields(runner, "1,", (INTEGERS[0], "zeros([0], i32)"))


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ("[2, 0]", "select_cols should be strictly increasing indices"),
        ("[-1, 0]", "select_cols should be non-negative indices"),
        ("[0]", "select_cols should match output size"),
    ],
)
def test_bad_selections_are_found_while_building(columns: str, message: str) -> None:
    with pytest.raises(tfc.Error, match=message):
        tfc.parse(f"input lines: string[?]\nx, y = DecodeCSV(lines, {', '.join(INTEGERS)}, select_cols={columns})")


@pytest.mark.parametrize(
    ("records", "out_type", "message"),
    [
        ([b"abc"], "f32", "Input to DecodeRaw has length 3 that is not a multiple of 4, the size of float"),
        ([b"abc"], "f16", "Input to DecodeRaw has length 3 that is not a multiple of 2, the size of half"),
        ([b"abc"], "i64", "Input to DecodeRaw has length 3 that is not a multiple of 8, the size of int64"),
        ([b"ab", b"a"], "u8",
         "DecodeRaw requires input strings to all be the same size, but element 1 has size 2 != 1"),
    ],
)  # fmt: skip
def test_bad_memory(records: list[bytes], out_type: str, message: str) -> None:
    graph = tfc.parse(f"input records: string[?]\ny = DecodeRaw(records, out_type={out_type})")
    with tfc.Session(graph) as session, pytest.raises(tfc.Error) as caught:
        session.run("y", {"records": np.array(records, object)})
    assert caught.value.message == message
