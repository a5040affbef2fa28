"""Readers, as TensorFlow's python/kernel_tests/reader_ops_test.py has them, interpreted and compiled.

TextLineReaderV2, FixedLengthRecordReaderV2, TFRecordReaderV2, WholeFileReaderV2, IdentityReaderV2, NpyReader;
ReaderReadV2, ReaderReadUpToV2, ReaderNumRecordsProducedV2, ReaderNumWorkUnitsCompletedV2, ReaderSerializeStateV2,
ReaderRestoreStateV2, ReaderResetV2.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tests.ops.runners import Runner, on_both
from tfc.ir.base.errors import Error
from tfc.ir.readers.tf_record import write_records

OPS = """
input names: string[?]
q = FIFOQueueV2(component_types=[string], shapes=[[]])
reader = {reader}
fill = QueueEnqueueManyV2(q, names)
close = QueueCloseV2(q)
key, value = ReaderReadV2(reader, q)
input n: i64[]
keys, values = ReaderReadUpToV2(reader, q, n)
produced = ReaderNumRecordsProducedV2(reader)
completed = ReaderNumWorkUnitsCompletedV2(reader)
state = ReaderSerializeStateV2(reader)
input saved: string[]
restore = ReaderRestoreStateV2(reader, saved)
reset = ReaderResetV2(reader)
"""


class Reading:
    """A reader and its queue, which has been filled with file names and closed."""

    def __init__(self, runner: Runner, reader: str, names: list[Path | str], close: bool = True) -> None:
        self.graph = runner(tfc.parse(OPS.format(reader=reader)))
        self.graph.run({"names": np.array([str(name) for name in names], object)}, [], ["fill"])
        if close:
            self.graph.run({}, [], ["close"])

    def one(self) -> tuple[bytes, bytes]:
        key, value = self.graph.run({}, ["key", "value"])
        return key.item(), value.item()

    def up_to(self, count: int) -> tuple[list[bytes], list[bytes]]:
        keys, values = self.graph.run({"n": count}, ["keys", "values"])
        return keys.tolist(), values.tolist()

    def counts(self) -> tuple[int, int]:
        produced, completed = self.graph.run({}, ["produced", "completed"])
        return int(produced), int(completed)

    def rest(self) -> list[tuple[bytes, bytes]]:
        """All records up to the end of the queue, one by one."""
        found = []
        end = "is closed and has insufficient elements (requested 1, current size 0)"
        with pytest.raises(Error, match=re.escape(end)) as ended:
            found.extend(iter(self.one, None))
        assert ended.value.code == "OUT_OF_RANGE"
        return found


def written(folder: Path, **contents: bytes) -> list[Path | str]:
    paths = []
    for name, content in contents.items():
        paths.append(folder / name)
        paths[-1].write_bytes(content)
    return list(paths)


def keyed(path: Path | str, numbers: Any, values: Any) -> list[tuple[bytes, bytes]]:
    return [(f"{path}:{k}".encode(), value) for k, value in zip(numbers, values, strict=True)]


@on_both
def test_lines_are_counted_from_one(runner: Runner, tmp_path: Path) -> None:
    one, two = written(tmp_path, one=b"a\nb\r\n\nlast", two=b"c\n")
    reading = Reading(runner, "TextLineReaderV2()", [one, two])
    assert reading.rest() == keyed(one, (1, 2, 3, 4), (b"a", b"b", b"", b"last")) + keyed(two, [1], [b"c"])
    assert reading.counts() == (5, 2)


@on_both
def test_lines_of_a_header_are_passed_over(runner: Runner, tmp_path: Path) -> None:
    paths = written(tmp_path, one=b"x,y\n1,2\n3,4\n", short=b"x,y")
    reading = Reading(runner, "TextLineReaderV2(skip_header_lines=1)", paths)
    assert reading.rest() == keyed(paths[0], (2, 3), (b"1,2", b"3,4"))


@on_both
@pytest.mark.parametrize("encoding", ["", "ZLIB", "GZIP"])
def test_fixed_records_lie_between_header_and_footer(runner: Runner, tmp_path: Path, encoding: str) -> None:
    import gzip
    import zlib

    data = b"HEADabcdefghijFT"
    compress = {"": bytes, "ZLIB": zlib.compress, "GZIP": gzip.compress}[encoding]
    paths = written(tmp_path, one=compress(data))
    sizes = f'record_bytes=3, header_bytes=4, footer_bytes=2, encoding="{encoding}"'
    assert Reading(runner, f"FixedLengthRecordReaderV2({sizes})", paths).rest() == keyed(
        paths[0], range(3), (b"abc", b"def", b"ghi")
    )
    hops = Reading(runner, f"FixedLengthRecordReaderV2({sizes}, hop_bytes=2)", paths)
    assert hops.rest() == keyed(paths[0], range(4), (b"abc", b"cde", b"efg", b"ghi"))


@on_both
@pytest.mark.parametrize("compression", ["", "ZLIB", "GZIP"])
def test_tf_records_are_known_by_their_bytes(runner: Runner, tmp_path: Path, compression: str) -> None:
    records = [b"", b"one", bytes(300_000), b"last"]
    assert write_records(tmp_path / "r", records, compression) == 4
    reading = Reading(runner, f'TFRecordReaderV2(compression_type="{compression}")', [tmp_path / "r"])
    assert reading.rest() == keyed(tmp_path / "r", (0, 16, 35, 300051), records)


@on_both
def test_a_batch_ends_with_its_file(runner: Runner, tmp_path: Path) -> None:
    write_records(tmp_path / "a", [b"0", b"1", b"2"])
    write_records(tmp_path / "none", [])
    write_records(tmp_path / "b", [b"3", b"4"])
    reading = Reading(runner, "TFRecordReaderV2()", [tmp_path / name for name in ("a", "none", "b")])
    assert [reading.up_to(2)[1] for _ in range(2)] == [[b"0", b"1"], [b"2"]]
    assert reading.counts() == (3, 1)
    assert reading.up_to(0) == ([], [])
    assert reading.up_to(2)[1] == [b"3", b"4"]
    with pytest.raises(Error, match="insufficient elements") as end:
        reading.up_to(2)
    assert end.value.code == "OUT_OF_RANGE"
    assert reading.counts() == (5, 3)


@on_both
def test_what_stands_before_damage_is_read(runner: Runner, tmp_path: Path) -> None:
    write_records(tmp_path / "r", [b"good", b"damaged", b"more"])
    data = bytearray((tmp_path / "r").read_bytes())
    data[20 + 12] ^= 1
    (tmp_path / "r").write_bytes(data)
    reading = Reading(runner, "TFRecordReaderV2()", [tmp_path / "r"])
    assert reading.up_to(10)[1] == [b"good"]
    for _ in range(2):
        with pytest.raises(Error, match="corrupted record at 20") as found:
            reading.up_to(10)
        assert found.value.code == "DATA_LOSS" and found.value.node == "ReaderReadUpToV2"


@on_both
@pytest.mark.parametrize(("size", "message"), [(30, "truncated record at 20"), (25, "truncated record at 20")])
def test_a_file_that_ends_early_is_damaged(runner: Runner, tmp_path: Path, size: int, message: str) -> None:
    write_records(tmp_path / "r", [b"good", b"cut off"])
    (tmp_path / "r").write_bytes((tmp_path / "r").read_bytes()[:size])
    reading = Reading(runner, "TFRecordReaderV2()", [tmp_path / "r"])
    assert reading.one()[1] == b"good"
    with pytest.raises(Error, match=message):
        reading.one()


@on_both
def test_a_damaged_length_asks_for_no_memory(runner: Runner, tmp_path: Path) -> None:
    (tmp_path / "r").write_bytes(b"\xff" * 64)
    with pytest.raises(Error, match="corrupted record at 0"):
        Reading(runner, "TFRecordReaderV2()", [tmp_path / "r"]).one()


@on_both
def test_a_file_that_is_not_there(runner: Runner, tmp_path: Path) -> None:
    (there,) = written(tmp_path, there=b"yes")
    reading = Reading(runner, "WholeFileReaderV2()", [tmp_path / "no", there])
    with pytest.raises(Error, match="No such file") as found:
        reading.one()
    assert (found.value.code, found.value.node) == ("NOT_FOUND", "ReaderReadV2")
    assert reading.rest() == [(str(there).encode(), b"yes")]


@on_both
def test_whole_files_and_names(runner: Runner, tmp_path: Path) -> None:
    paths = written(tmp_path, one=b"1\n", two=b"")
    assert Reading(runner, "WholeFileReaderV2()", paths).rest() == [
        (str(path).encode(), content) for path, content in zip(paths, (b"1\n", b""), strict=True)
    ]
    assert Reading(runner, "IdentityReaderV2()", ["a", "b"]).rest() == [(b"a", b"a"), (b"b", b"b")]


@on_both
def test_rows_of_arrays(runner: Runner, tmp_path: Path) -> None:
    x = np.arange(6, dtype=">f4").reshape(3, 2)
    y = np.array([7, 8, 9], np.int16)
    np.savez(tmp_path / "d.npz", x=x, y=y)
    np.save(tmp_path / "x.npy", x)
    both = Reading(runner, 'NpyReader(names=["x", "y"])', [tmp_path / "d.npz"])
    rows = [np.float32(a).tobytes() + np.int16(b).tobytes() for a, b in zip(x, y, strict=True)]
    assert both.rest() == keyed(tmp_path / "d.npz", range(3), rows)
    alone = Reading(runner, "NpyReader()", [tmp_path / "x.npy"])
    assert alone.up_to(5)[1] == [row[:8] for row in rows]


@on_both
def test_a_name_that_an_archive_lacks(runner: Runner, tmp_path: Path) -> None:
    np.savez(tmp_path / "d.npz", x=np.zeros(3))
    with pytest.raises(Error, match="has no array `y`; it has x"):
        Reading(runner, 'NpyReader(names=["x", "y"])', [tmp_path / "d.npz"]).one()


@on_both
def test_state_is_saved_and_restored(runner: Runner) -> None:
    reading = Reading(runner, "IdentityReaderV2()", ["X", "Y", "Z"])
    assert reading.one() == (b"X", b"X")
    (state,) = reading.graph.run({}, ["state"])
    reading.one()
    assert reading.counts()[0] == 2
    reading.graph.run({"saved": state}, [], ["restore"])
    assert reading.counts() == (1, 1)
    reading.graph.run({}, [], ["reset"])
    assert reading.counts() == (0, 0)
    for bad in (state.item()[:1], b"\x08\x05", b"\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"):
        with pytest.raises(Error) as found:
            reading.graph.run({"saved": np.array(bad, object)}, [], ["restore"])
        assert found.value.code == "INVALID_ARGUMENT"


@on_both
def test_a_place_in_a_file_can_not_be_saved(runner: Runner) -> None:
    reading = Reading(runner, "TextLineReaderV2()", [])
    with pytest.raises(Error, match="Reader SerializeState") as found:
        reading.graph.run({}, ["state"])
    assert found.value.code == "UNIMPLEMENTED"


@on_both
def test_reset_begins_with_the_next_file(runner: Runner, tmp_path: Path) -> None:
    paths = written(tmp_path, one=b"1\n2\n", two=b"3\n")
    reading = Reading(runner, "TextLineReaderV2()", paths)
    assert reading.one()[1] == b"1"
    reading.graph.run({}, [], ["reset"])
    assert reading.one()[1] == b"3"
    assert reading.counts() == (1, 0)


@on_both
def test_the_old_names_do_the_same(runner: Runner, tmp_path: Path) -> None:
    (path,) = written(tmp_path, one=b"1\n")
    text = """
q = FIFOQueue(component_types=[string], shapes=[[]])
r = TextLineReader()
fill = QueueEnqueueMany(q, NAMES)
key, value = ReaderRead(r, q)
""".replace("NAMES", f'["{path}"]')
    graph = runner(tfc.parse(text))
    graph.run({}, [], ["fill"])
    (value,) = graph.run({}, ["value"])
    assert value.item() == b"1"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("r = FixedLengthRecordReaderV2(record_bytes=0)", "record_bytes must be >= 1 not 0"),
        ('r = TFRecordReaderV2(compression_type="LZ4")', "'' or 'ZLIB' or 'GZIP'"),
        ("k, v = ReaderReadV2(TextLineReaderV2(), 1.0)", "must be a handle"),
    ],
)
def test_wrong_use_is_an_error_of_the_front_end(text: str, message: str) -> None:
    with pytest.raises(Error) as caught:
        tfc.parse(text)
    assert message in str(getattr(caught.value, "diagnostics", caught.value))


def test_the_wrong_handle_is_an_error(tmp_path: Path) -> None:
    graph = tfc.parse("r = TextLineReaderV2()\nk, v = ReaderReadV2(r, r)")
    with pytest.raises(Error, match="the handle is not that of a queue"):
        tfc.Session(graph).run(["v"])


def test_the_queue_must_hold_names() -> None:
    text = "q = FIFOQueueV2(component_types=[f32], shapes=[[]])\nfill = QueueEnqueueV2(q, 1.0)\n"
    with tfc.Session(tfc.parse(text + "k, v = ReaderReadV2(TextLineReaderV2(), q)")) as session:
        session.run(None, targets=["fill"])
        with pytest.raises(Error, match="Expected queue with single string component"):
            session.run(["v"])
