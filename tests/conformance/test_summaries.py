"""Serialized summaries against those that TensorFlow made (recorded in data/summaries.npz)."""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.ir.fixed_words import single
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.ir.wire import proto

TWIN = """\
input x: f32[100]
input im: f32[1, 4, 4, 1]
merged = MergeSummary(
    ScalarSummary("mean_1", mean(x)), HistogramSummary("hist", x), ImageSummary("im_1", im)
)
"""
IMAGE, PNG = 4, 4


@pytest.fixture(scope="module", name="recorded")
def _recorded() -> dict[str, Array]:
    with np.load(Path(__file__).parent / "data" / "summaries.npz") as arrays:
        return dict(arrays)


def values(summary: bytes) -> list[dict[int, int | bytes]]:
    return [dict(proto.fields(value)) for _, value in proto.fields(summary) if isinstance(value, bytes)]


def rows(png: bytes, width: int) -> Array:
    """The grey pixels of a PNG file."""
    start = png.index(b"IDAT")
    size = int.from_bytes(png[start - 4 : start], "big")
    lines = np.frombuffer(zlib.decompress(png[start + 4 : start + 4 + size]), np.uint8).reshape(-1, width + 1)
    made = np.zeros((len(lines) + 1, width + 1), np.uint8)
    for y, line in enumerate(lines.tolist(), 1):
        for x in range(1, width + 1):
            left, above, corner = (int(made[at]) for at in ((y, x - 1), (y - 1, x), (y - 1, x - 1)))
            guess = {0: 0, 1: left, 2: above, 3: (left + above) // 2, 4: nearest(left, above, corner)}[line[0]]
            made[y, x] = (line[x] + guess) % 256
    return made[1:, 1:]


def nearest(left: int, above: int, corner: int) -> int:
    """Paeth's predictor: which of the three lies nearest to left + above - corner."""
    return min((left, above, corner), key=lambda each: abs(left + above - corner - each))


def part(content: object, field: int) -> bytes:
    assert isinstance(content, bytes)
    found = dict(proto.fields(content))[field]
    assert isinstance(found, bytes)
    return found


@pytest.mark.parametrize("how", ["interpreted", "compiled"])
def test_summaries_are_those_of_tensorflow(recorded: dict[str, Array], how: str) -> None:
    graph = tfc.parse(TWIN)
    feeds = {"x": recorded["x"], "im": recorded["im"]}
    run = Interpreter(graph).run if how == "interpreted" else tfc.Session(graph).run
    (made,) = run(feeds, ["merged"]) if how == "interpreted" else run(["merged"], feeds)
    ours, theirs = values(made.item()), values(recorded["summary_bytes"].tobytes())
    assert [value[1] for value in ours] == [value[1] for value in theirs] == [b"mean_1", b"hist", b"im_1/image/0"]
    assert single(ours[0][2]) == pytest.approx(single(theirs[0][2]), rel=1e-6)  # the mean is summed in another order
    assert ours[1] == theirs[1]  # to the last bit
    for field in (1, 2, 3):
        assert dict(proto.fields(ours[2][IMAGE]))[field] == dict(proto.fields(theirs[2][IMAGE]))[field]
    pixels = [rows(part(value[2][IMAGE], PNG), 4) for value in (ours, theirs)]
    np.testing.assert_array_equal(*pixels)
