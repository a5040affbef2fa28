"""Event files: framed as TensorFlow frames them, and read back by TensorBoard's own reader where it is installed."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tests.ir.fixed_words import double
from tests.record_files import records
from tfc.ir.readers.tf_record import frames
from tfc.ir.text.graph_def import graph_def
from tfc.ir.wire import proto, summaries
from tfc.runtime.trace.step_stats import run_metadata

TEXT = """\
input x: f32[8, 4]
var w: f32[4, 2] = ones([4, 2])
with name("layer") { y = relu(x @ w) }
short = cast(y, bf16) + cast(0.5, bf16)
total = for i in range(3), a = sum(y) { yield a * 2.0 }
"""


def graph() -> tfc.Graph:
    return tfc.parse(TEXT)


def event(content: bytes) -> dict[int, Any]:
    return dict(proto.fields(content))


def test_a_record_is_framed_by_masked_checksums() -> None:
    made = frames([b"123456789"])
    assert struct.unpack("<Q", made[:8]) == (9,)
    # The checksum of these digits, as the literature has it, rotated and shifted by TensorFlow's rule.
    rotated = 0xE3069283 >> 15 | (0xE3069283 << 17) & 0xFFFFFFFF
    assert struct.unpack("<I", made[-4:]) == ((rotated + 0xA282EAD8) % 2**32,)
    assert made[12:-4] == b"123456789"


def test_the_file_names_its_version_first(tmp_path: Path) -> None:
    with tfc.EventWriter(tmp_path / "new" / "logs") as log:
        log.add_scalar("loss", 0.5, 7)
    assert re.fullmatch(r"events\.out\.tfevents\.\d{10}\..+", log.path.name)
    first, second = map(event, records(log.path))
    assert first[3] == b"brain.Event:2" and double(first[1]) > 1e9
    assert second[2] == 7
    assert second[5] == summaries.scalar("loss", 0.5)


def test_two_writers_never_share_a_file(tmp_path: Path) -> None:
    with tfc.EventWriter(tmp_path) as one, tfc.EventWriter(tmp_path) as two:
        assert one.path != two.path


def test_only_summaries_are_written(tmp_path: Path) -> None:
    with tfc.EventWriter(tmp_path) as log, pytest.raises(tfc.Error, match="is bytes, not float"):
        log.add_summary(np.float32(1), 1)


def nodes_of(content: bytes) -> dict[str, list[str]]:
    """The names of a GraphDef's nodes, and of what they take."""
    found = {}
    for field, node in proto.fields(content):
        if field == 1:
            parts = list(proto.fields(node))  # type: ignore[arg-type]
            name = next(part.decode() for number, part in parts if number == 1 and isinstance(part, bytes))
            found[name] = [part.decode() for number, part in parts if number == 3 and isinstance(part, bytes)]
    return found


def test_bodies_stand_in_scopes_of_their_loops() -> None:
    found = nodes_of(graph_def(graph()))
    assert found["layer/y"]
    inside = [name for name in found if name.startswith("total/body/")]
    assert inside
    assert any(not taken.startswith("total/body/") for name in inside for taken in found[name]), "no operand comes in"
    assert any(each.startswith("^total/body/") for each in found["total"])
    missing = {each.lstrip("^").partition(":")[0] for taken in found.values() for each in taken} - set(found)
    assert missing == set()


def test_the_sums_of_times_are_those_of_the_step() -> None:
    with tfc.Session(graph()) as session:
        feeds = {"x": np.ones((8, 4), np.float32)}
        session.run("total", feeds)
        with session.tracing() as trace:
            session.run("total", feeds)
    device = event(event(run_metadata(trace))[1])[1]
    stats = [event(content) for number, content in proto.fields(device) if number == 2]  # type: ignore[arg-type]
    assert sum(each.get(16, 0) for each in stats) == sum(total.total_ns for total in trace.totals) > 0
    assert {each[1].decode() for each in stats} == {name for total in trace.totals for name in total.nodes}


@pytest.mark.filterwarnings("ignore")
def test_tensorboard_reads_it(tmp_path: Path) -> None:
    reader = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    with tfc.Session(graph()) as session, session.tracing() as trace:
        session.run("total", {"x": np.ones((8, 4), np.float32)})
    with tfc.EventWriter(tmp_path) as log:
        log.add_graph(graph())
        log.add_trace(trace, "step 1", 1)
        log.add_summary(summaries.histogram("h", np.linspace(-1, 1, 50)), 1)
        picture = np.zeros((1, 4, 6, 3), np.uint8)
        log.add_summary(summaries.images("p", picture, 1, np.zeros(4, np.uint8)), 2)
        log.add_summary(summaries.sounds("a", np.zeros((1, 10), np.float32), 8000, 1), 2)
        log.add_scalar("loss", -0.25, 3)
    seen = reader.EventAccumulator(str(tmp_path)).Reload()
    assert [(each.step, each.value) for each in seen.Scalars("loss")] == [(3, -0.25)]
    histogram = seen.Histograms("h")[0].histogram_value
    assert (histogram.num, sum(histogram.bucket)) == (50, 50)
    assert (seen.Images("p/image")[0].height, seen.Images("p/image")[0].width) == (4, 6)
    assert seen.Audio("a/audio")[0].content_type == "audio/wav"
    assert {node.name for node in seen.Graph().node} == set(nodes_of(graph_def(graph())))
    product = next(node for node in seen.Graph().node if node.name == "layer/y")
    assert [size.size for size in product.attr["_output_shapes"].list.shape[0].dim] == [8, 2]
    assert seen.RunMetadata("step 1").step_stats.dev_stats[0].node_stats
