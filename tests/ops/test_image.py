"""Files of pictures that Pillow alone does not read as TensorFlow does, damaged ones, and ones of other formats."""

from __future__ import annotations

import io
import random
import struct
import warnings
import zlib
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.types.types import Array

GREY, RGB, GREY_AND_OPACITY, RGBA = 0, 2, 4, 6
CHANNELS = {GREY: 1, RGB: 3, GREY_AND_OPACITY: 2, RGBA: 4}


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(colour: int, pixels: Array, size: tuple[int, int] | None = None) -> bytes:
    """A file of these numbers, of the depth of their type, which may claim another size."""
    height, width = size or pixels.shape[:2]
    depth = 8 * pixels.itemsize
    lines = [b"\0" + row.astype(pixels.dtype.newbyteorder(">")).tobytes() for row in pixels]
    head = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"".join(lines))) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def jpeg(mode: str = "RGB", width: int = 33, height: int = 25) -> bytes:
    from PIL import Image

    smooth = np.linspace(0, 255, height * width * 3).reshape(height, width, 3).astype(np.uint8)
    file = io.BytesIO()
    Image.fromarray(smooth).convert(mode).save(file, "JPEG", quality=95)
    return file.getvalue()


def gif() -> bytes:
    from PIL import Image

    file = io.BytesIO()
    Image.new("P", (4, 4)).save(file, "GIF")
    return file.getvalue()


def decoded(contents: bytes, call: str) -> Array:
    graph = tfc.parse(f"input file: string[]\ny = {call}")
    with tfc.Session(graph) as session:
        pixels = session.run("y", {"file": np.array(contents, object)})
    assert isinstance(pixels, np.ndarray)
    return pixels


def numbers(colour: int, dtype: Any = np.uint16) -> Array:
    limit = np.iinfo(dtype).max
    return np.random.default_rng(colour).integers(0, limit, (5, 7, CHANNELS[colour]), dtype, endpoint=True)


@pytest.mark.parametrize("colour", CHANNELS, ids=["grey", "RGB", "grey and opacity", "RGBA"])
def test_all_bits_of_16_come_through(colour: int) -> None:
    pixels = numbers(colour)
    file = png(colour, pixels)
    np.testing.assert_array_equal(decoded(file, "DecodePng(file, dtype=u16)"), pixels)
    np.testing.assert_array_equal(decoded(file, "DecodePng(file)"), pixels >> 8)
    np.testing.assert_allclose(decoded(file, "DecodeImage(file, dtype=f32)"), pixels / 65535, rtol=1e-6)


def test_16_bits_get_other_channels() -> None:
    grey, rgb = numbers(GREY), numbers(RGB)
    opaque = np.full_like(grey, 65535)
    np.testing.assert_array_equal(
        decoded(png(GREY, grey), "DecodePng(file, channels=4, dtype=u16)"),
        np.concatenate([grey, grey, grey, opaque], 2),
    )
    np.testing.assert_array_equal(decoded(png(RGBA, numbers(RGBA)), "DecodePng(file, channels=3, dtype=u16)"),
                                  numbers(RGBA)[:, :, :3])  # fmt: skip
    made_grey = decoded(png(RGB, rgb), "DecodePng(file, channels=1, dtype=u16)")
    np.testing.assert_allclose(made_grey[:, :, 0], rgb @ np.array([0.299, 0.587, 0.114]), atol=1)


@pytest.mark.parametrize(("ratio", "shape"), [(1, (25, 33, 3)), (2, (13, 17, 3)), (4, (7, 9, 3)), (8, (4, 5, 3))])
@pytest.mark.parametrize("mode", ["RGB", "CMYK"])
def test_jpeg_files_are_made_smaller(mode: str, ratio: int, shape: tuple[int, ...]) -> None:
    """The sizes that TensorFlow gives: rounded up."""
    assert decoded(jpeg(mode), f"DecodeJpeg(file, ratio={ratio})").shape == shape


def test_small_jpeg_files_are_made_smaller_too() -> None:
    assert decoded(jpeg(width=5, height=3), "DecodeJpeg(file, ratio=8)").shape == (1, 1, 3)


def test_pictures_of_8_bits_fill_the_range_of_16() -> None:
    grey = numbers(GREY, np.uint8)
    np.testing.assert_array_equal(
        decoded(png(GREY, grey), "DecodeImage(file, dtype=u16)"), grey.astype(np.uint16) * 257
    )


@pytest.mark.parametrize(
    ("file", "call", "message"),
    [
        (png(RGB, numbers(RGB)[:0], size=(40000, 40000)), "DecodePng(file)", "Invalid PNG data, size "),
        (png(RGB, numbers(RGB))[:80], "DecodePng(file, dtype=u16)", "Invalid PNG data, size 80"),
        (jpeg()[:300], "DecodeJpeg(file, ratio=2)", "Invalid JPEG data, size 300"),
        (gif(), "DecodePng(file)", "Invalid PNG data, size "),
        (gif(), "DecodeJpeg(file)", "Invalid JPEG data, size "),
        (b"", "DecodeImage(file)", "Invalid image data, size 0"),
    ],
    ids=["huge", "cut PNG", "cut JPEG", "GIF as PNG", "GIF as JPEG", "nothing"],
)
def test_what_is_no_picture_is_an_error_with_its_line(file: bytes, call: str, message: str) -> None:
    with pytest.raises(tfc.Error) as caught:
        decoded(file, call)
    assert message in caught.value.message
    assert caught.value.code == "INVALID_ARGUMENT"
    assert caught.value.loc is not None
    assert caught.value.loc.line == 2


def test_damage_is_an_error_or_another_picture_and_never_anything_else() -> None:
    from tfc.ir.ops import image

    dice = random.Random(5)
    whole = [png(colour, numbers(colour)) for colour in CHANNELS] + [jpeg(), jpeg("L"), gif()]
    outcomes = set()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(300):
            file = bytearray(dice.choice(whole))
            file[dice.randrange(len(file))] ^= 1 << dice.randrange(8)
            try:
                image.DecodeImage.body(np.array(bytes(file), object))
                outcomes.add("picture")
            except tfc.Error:
                outcomes.add("error")
    assert outcomes == {"picture", "error"}
