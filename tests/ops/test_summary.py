"""Summary ops: ScalarSummary, HistogramSummary, ImageSummary, AudioSummaryV2, MergeSummary, and `summary.…`."""

from __future__ import annotations

import io
import wave
import zlib
from typing import Any

import numpy as np
import pytest

import tfc
from tests.ir.fixed_words import double, single
from tests.ops.runners import Runner, on_both
from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array
from tfc.ir.wire import proto, summaries

DOUBLE_MAX = np.finfo(np.float64).max


def run(text: str, fetch: str, **feeds: Any) -> bytes:
    with tfc.Session(tfc.parse(text)) as session:
        result = session.run(fetch, feeds)
    assert isinstance(result, np.ndarray)
    made: bytes = result.item()
    return made


def value(summary: bytes, place: int = 0) -> dict[int, Any]:
    return dict(proto.fields([content for _, content in proto.fields(summary)][place]))  # type: ignore[arg-type]


def scalar(summary: bytes, place: int = 0) -> tuple[bytes, float]:
    """The tag and the number of a scalar, which is all that its value has."""
    found = value(summary, place)
    assert found.keys() == {1, 2}
    return found[1], single(found[2])


def pixels(content: bytes) -> Array:
    """The pixels of an Image message, whose PNG file has no filtered rows."""
    image: dict[int, Any] = dict(proto.fields(content))
    png = image[4]
    size = int.from_bytes(png[33:37], "big")
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and png[37:41] == b"IDAT"
    assert zlib.crc32(png[37 : 41 + size]) == int.from_bytes(png[41 + size : 45 + size], "big")
    return np.frombuffer(zlib.decompress(png[41 : 41 + size]), np.uint8).reshape(image[1], -1)[:, 1:]


def test_scalars_stand_under_their_tags() -> None:
    assert scalar(run('s = ScalarSummary("a", 2.5)', "s")) == (b"a", 2.5)
    both = run('s = ScalarSummary(["a", "b"], [0.0, -3.0])', "s")
    assert [scalar(both, k) for k in (0, 1)] == [(b"a", 0.0), (b"b", -3.0)]


def test_a_histogram_counts_into_buckets_that_grow_by_a_tenth() -> None:
    histogram = dict(proto.fields(value(summaries.histogram("h", np.array([0.0, 1.02, 1.05, -3, 1e30])))[5]))
    assert [double(histogram[field]) for field in (1, 2, 3)] == [-3, 1e30, 5]
    limits, counts = (np.frombuffer(histogram[field]) for field in (6, 7))  # type: ignore[arg-type]
    assert counts.sum() == 5
    assert limits[-1] == DOUBLE_MAX and counts[-1] == 1
    for number, count in ((-3, 1), (1.05, 2)):
        place = int(np.searchsorted(limits, number, "right"))
        assert counts[place] == count
        assert limits[place] - limits[place - 1] == pytest.approx(0.1 * abs(limits[place - 1]), rel=0.1)


def test_the_histogram_of_nothing_is_empty() -> None:
    histogram = dict(proto.fields(value(summaries.histogram("h", np.zeros(0)))[5]))
    assert (double(histogram[1]), double(histogram[2])) == (DOUBLE_MAX, -DOUBLE_MAX)
    assert np.frombuffer(histogram[7]).tolist() == [0]  # type: ignore[arg-type]


@pytest.mark.parametrize(("bad", "what"), [(np.nan, "Nan"), (np.inf, "Infinity")])
@on_both
def test_a_histogram_of_what_is_not_finite_fails(runner: Runner, bad: float, what: str) -> None:
    graph = tfc.parse('input x: f32[2]\ns = HistogramSummary("weights", x)')
    with pytest.raises(Error, match=f"{what} in summary histogram for: weights"):
        runner(graph).run({"x": np.array([1, bad], np.float32)}, ["s"])


@pytest.mark.parametrize(
    ("picture", "shown"),
    [
        ([[0.0, 2.0], [4.0, 1.0]], [[0, 127], [255, 63]]),  # the largest becomes 255
        ([[0.0, -1.0], [0.5, 1.0]], [[128, 1], [191, 255]]),  # around 128
        ([[0.0, 0.0], [0.0, 1e-9]], [[0, 0], [0, 0]]),  # too dark to scale
        ([[np.nan, 1.0], [np.inf, 0.5]], [[255, 255], [255, 127]]),  # the bad colour's first channel
    ],
)
def test_numbers_are_scaled_to_bytes(picture: list[list[float]], shown: list[list[int]]) -> None:
    made = summaries.images("i", np.array(picture, np.float32)[None, :, :, None], 1, np.array([255, 0, 0, 255]))
    np.testing.assert_array_equal(pixels(value(made)[4]), shown)


def test_bytes_are_shown_as_they_are_and_tags_number_the_pictures() -> None:
    batch = np.arange(2 * 2 * 2 * 3, dtype=np.uint8).reshape(2, 2, 2, 3)
    text = 'input x: u8[2, 2, 2, 3]\ns = summary.image("p", x)\none = summary.image("q", x, max_images=1)'
    made = run(text, "s", x=batch)
    assert summaries.tags(made) == ["p/image/0", "p/image/1"]
    np.testing.assert_array_equal(pixels(value(made, 1)[4]), batch[1].reshape(2, 6))
    assert summaries.tags(run(text, "one", x=batch)) == ["q/image"]


def test_pictures_without_pixels_are_an_error_and_no_pictures_are_none() -> None:
    text = 'input x: f32[?, ?, 3, 1]\ny = ImageSummary("t", x)'
    with pytest.raises(Error, match=r"input tensor must have non-zero dims. Found: \[1, 0, 3, 1\]"):
        run(text, "y", x=np.zeros((1, 0, 3, 1), np.float32))
    assert run(text, "y", x=np.zeros((0, 2, 3, 1), np.float32)) == b""


def test_sounds_are_wav_files() -> None:
    sound = np.array([[0, 0.5, -0.5, 2]], np.float32)
    made = run('input x: f32[1, 4]\ns = summary.audio("a", x, 8000, max_outputs=1)', "s", x=sound)
    message = dict(proto.fields(value(made)[6]))
    assert value(made)[1] == b"a/audio" and single(message[1]) == 8000 and message[3] == 4
    with wave.open(io.BytesIO(message[4])) as file:  # type: ignore[arg-type]
        assert (file.getframerate(), file.getnchannels()) == (8000, 1)
        assert np.frombuffer(file.readframes(4), "<i2").tolist() == [0, 16384, -16384, 32767]


@on_both
def test_two_summaries_of_one_tag_do_not_merge(runner: Runner) -> None:
    graph = tfc.parse('m = MergeSummary(ScalarSummary("a", 1.0), ScalarSummary("a", 2.0))')
    with pytest.raises(Error, match="Duplicate tag a found in summary inputs"):
        runner(graph).run({}, ["m"])


def test_tags_begin_with_their_scope_and_all_merge() -> None:
    text = """
fn layer(x: f32[n]) { seen = summary.scalar("mean", mean(x)); seen }
input x: f32[3]
a = layer(x)
with name("net") { b = layer(x) }
first = summary.merge([a])
all = summary.merge_all()
"""
    assert summaries.tags(run(text, "all", x=np.ones(3, np.float32))) == ["net/layer/mean", "layer/mean"]


def test_python_has_the_same_functions() -> None:
    with tfc.graph() as g:
        x = tfc.input("x", "f32[]")
        with tfc.scope("train"):
            tfc.summary.scalar("loss", x)
        tfc.summary.merge_all(name="log")
    with tfc.Session(g.build()) as session:
        (made,) = session.run(["log"], {"x": 3.0})
    assert scalar(made.item()) == (b"train/loss", 3.0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('input x: f32[2]\ns = summary.scalar("a", x)', "one number"),
        ('input x: f32[2, 2, 2, 2]\ns = summary.image("a", x)', "last dim 1, 3, or 4"),
        ('input x: f32[2]\ns = ScalarSummary(["a", "b", "c"], x)', "same shape"),
        ('input x: bool[]\ns = summary.scalar("a", x)', "real numbers"),
        ("s = summary.merge_all()", "no summary to merge"),
        ('s = summary.skalar("a", 1.0)', "did you mean `summary.scalar`"),
        ("s = MergeSummary()", "at least one"),
    ],
)
def test_wrong_use_is_an_error_of_the_front_end(text: str, message: str) -> None:
    with pytest.raises(Error) as caught:
        tfc.parse(text)
    assert message in str(getattr(caught.value, "diagnostics", caught.value))
