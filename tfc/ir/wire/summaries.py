"""Summary protocol buffers: scalars, histograms, images and sounds under tags, as TensorBoard reads them (white paper
§9.1; tensorflow/core/framework/summary.proto, core/lib/histogram/histogram.cc, core/kernels/summary_*.cc).
"""

from __future__ import annotations

import struct
import sys
import zlib
from collections.abc import Iterable
from functools import cache

import numpy as np

from tfc.ir.types.types import Array
from tfc.ir.wire import proto

_VALUE = 1
_TAG, _SCALAR, _IMAGE, _HISTOGRAM, _AUDIO = 1, 2, 4, 5, 6
_COLOUR_TYPE = {1: 0, 2: 4, 3: 2, 4: 6}
"""PNG's numbers for grey, grey with alpha, RGB and RGBA, by channels."""


def scalar(tag: str, number: float) -> bytes:
    """A summary of one number."""
    return _value(tag, proto.single(_SCALAR, number, always=True))


def histogram(tag: str, values: Array) -> bytes:
    """A summary of how the elements of a tensor, all finite, are spread over TensorFlow's buckets."""
    flat = values.reshape(-1).astype(np.float64)
    limits = bucket_limits()
    counts = np.bincount(np.minimum(np.searchsorted(limits, flat, "right"), limits.size - 1), minlength=limits.size)
    # One after the other, as TensorFlow adds them: the last bits of the sums agree.
    total, squares = (float(np.add.accumulate(x)[-1]) if flat.size else 0.0 for x in (flat, flat * flat))
    least, most = (float(flat.min()), float(flat.max())) if flat.size else (sys.float_info.max, -sys.float_info.max)
    kept = (counts > 0) | (np.append(counts[1:], 1) > 0)  # neighbours that are empty are one bucket
    content = proto.double(1, least) + proto.double(2, most) + proto.double(3, flat.size)
    content += proto.double(4, total) + proto.double(5, squares)
    content += proto.doubles(6, limits[kept].tolist()) + proto.doubles(7, counts[kept].tolist())
    return _value(tag, proto.message(_HISTOGRAM, content))


@cache
def bucket_limits() -> Array:
    """The upper ends of the buckets: 1e-12 to 1e20 by steps of a tenth, mirrored, with 0 and the largest double."""
    positive = []
    limit = 1.0e-12
    while limit < 1.0e20:
        positive.append(limit)
        limit *= 1.1
    positive.append(sys.float_info.max)
    return np.array([-x for x in reversed(positive)] + [0.0] + positive)


def images(tag: str, pictures: Array, max_images: int, bad_colour: Array) -> bytes:
    """Summaries of the first pictures of a batch `[batch, height, width, channels]` of 1, 3 or 4 channels.

    Bytes stand for themselves; numbers are scaled to them, picture by picture (`pixels`).
    """
    parts = []
    for index, picture in enumerate(pictures[:max_images]):
        height, width, channels = picture.shape
        encoded = png(picture if picture.dtype == np.uint8 else pixels(picture, bad_colour))
        content = proto.integer(1, height) + proto.integer(2, width) + proto.integer(3, channels)
        content += proto.data(4, encoded)
        parts.append(_value(_numbered(tag, "image", index, max_images), proto.message(_IMAGE, content)))
    return b"".join(parts)


def pixels(picture: Array, bad_colour: Array) -> Array:
    """Numbers as bytes: none negative, the largest becomes 255; else 0 becomes 128, the largest magnitude 127 from it.

    A pixel that is not finite in all channels gets `bad_colour`.
    """
    finite: Array = np.asarray(np.isfinite(picture).all(axis=-1))
    good = picture[finite].astype(np.float32)
    least, most = (float(good.min()), float(good.max())) if good.size else (np.inf, -np.inf)
    offset, largest = (128, max(abs(least), abs(most))) if least < 0 else (0, most)
    kind = picture.dtype.type
    scale = kind(0 if largest < 1e-6 else np.float32(127 if offset else 255) / np.float32(largest))
    scaled = np.where(finite[..., None], picture, kind(0)) * scale + kind(offset)
    return np.where(finite[..., None], scaled.astype(np.uint8), bad_colour[: picture.shape[-1]]).astype(np.uint8)


def png(picture: Array) -> bytes:
    """A picture `[height, width, channels]` of bytes as a PNG file."""
    height, width, channels = picture.shape
    rows = np.zeros((height, 1 + width * channels), np.uint8)  # each row begins with its filter: none
    rows[:, 1:] = picture.reshape(height, -1)
    header = struct.pack(">IIBBBBB", width, height, 8, _COLOUR_TYPE[channels], 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows.tobytes())), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
        for kind, content in chunks
    )


def sounds(tag: str, samples: Array, rate: float, max_outputs: int) -> bytes:
    """Summaries of the first sounds of a batch `[batch, frames]` or `[batch, frames, channels]`, from -1 to 1."""
    parts = []
    batch = samples if samples.ndim == 3 else samples[..., None]
    for index, sound in enumerate(batch[:max_outputs]):
        frames, channels = sound.shape
        content = proto.single(1, rate) + proto.integer(2, channels) + proto.integer(3, frames)
        content += proto.data(4, wav(sound, round(rate))) + proto.data(5, "audio/wav")
        parts.append(_value(_numbered(tag, "audio", index, max_outputs), proto.message(_AUDIO, content)))
    return b"".join(parts)


def wav(sound: Array, rate: int) -> bytes:
    """A sound `[frames, channels]` as a WAV file of 16 bits a sample."""
    channels = sound.shape[1]
    scaled = sound.astype(np.float32) * np.float32(2**15)
    away = np.copysign(np.floor(np.abs(scaled) + np.float32(0.5)), scaled)  # halves away from zero
    content: bytes = np.clip(away, -(2**15), 2**15 - 1).astype("<i2").tobytes()
    layout = struct.pack("<HHIIHH", 1, channels, rate, rate * 2 * channels, 2 * channels, 16)
    head = b"WAVEfmt " + struct.pack("<I", len(layout)) + layout + b"data" + struct.pack("<I", len(content))
    return b"RIFF" + struct.pack("<I", len(head) + len(content)) + head + content


def merge(summaries: Iterable[bytes]) -> bytes:
    """All values of several summaries as one. ValueError when two have one tag, or one is no summary."""
    listed = list(summaries)
    seen: set[str] = set()
    for tag in tags(b"".join(listed)):
        if tag and tag in seen:
            raise ValueError(f"Duplicate tag {tag} found in summary inputs")
        seen.add(tag)
    return b"".join(listed)


def tags(summary: bytes) -> list[str]:
    """The tags of a summary's values, in order; "" for one without."""
    found = []
    for field, content in proto.fields(summary):
        if field != _VALUE or not isinstance(content, bytes):
            continue
        named = (each for number, each in proto.fields(content) if number == _TAG and isinstance(each, bytes))
        found.append(next(named, b"").decode("utf-8", "replace"))
    return found


def _value(tag: str, content: bytes) -> bytes:
    return proto.message(_VALUE, proto.data(_TAG, tag) + content)


def _numbered(tag: str, kind: str, index: int, most: int) -> str:
    """The number is left out when one was asked for, however many there are."""
    return f"{tag}/{kind}/{index}" if most > 1 else f"{tag}/{kind}"
