"""Records of the ops on files of pictures; the oracle is Pillow called by hand."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from tests.ops.records import Case, Record
from tfc.ir.types.types import Array, DType, f32, u8, u16

MODES = {1: "L", 2: "LA", 3: "RGB", 4: "RGBA"}


def picture(channels: int, dtype: DType = u8, height: int = 5, width: int = 7) -> Array:
    limit = np.iinfo(dtype.storage).max
    return np.random.default_rng(channels).integers(0, limit, (height, width, channels), dtype.storage, endpoint=True)


def stored(pixels: Array, kind: str = "PNG", **options: Any) -> Array:
    from PIL import Image

    file = io.BytesIO()
    Image.fromarray(pixels[:, :, 0] if pixels.shape[2] == 1 else pixels).save(file, kind, **options)
    return np.array(file.getvalue(), object)


def seen(contents: Array, channels: int = 0, dtype: DType = u8, **_: Any) -> Array:
    from PIL import Image

    image = Image.open(io.BytesIO(contents.item()))
    if dtype == u16 and image.mode == "I;16":
        return np.asarray(image).astype(np.uint16)[:, :, None]
    pixels = np.asarray(image.convert(MODES[channels]) if channels else image)
    pixels = pixels.reshape(*pixels.shape[:2], -1)
    return pixels / 255 if dtype == f32 else pixels.astype(np.uint16) * 257 if dtype == u16 else pixels


SMOOTH = np.linspace(0, 255, 32 * 24 * 3).reshape(32, 24, 3).astype(np.uint8)

RECORDS = [
    Record(
        "DecodePng",
        [
            *(Case((stored(picture(n)),)) for n in MODES),
            *(Case((stored(picture(3)),), {"channels": n}) for n in MODES),
            Case((stored(picture(1, u16)),), {"dtype": u16}),
            Case((stored(picture(3)),), {"dtype": u16}),
        ],
        seen,
    ),
    Record(
        "DecodeJpeg",
        [Case((stored(SMOOTH, "JPEG"),)), Case((stored(SMOOTH, "JPEG"),), {"channels": 1})],
        seen,
    ),
    Record(
        "DecodeImage",
        [
            Case((stored(SMOOTH, "JPEG"),), {"channels": 3}),
            Case((stored(SMOOTH, "BMP"),)),
            Case((stored(picture(4)),), {"dtype": f32}),
        ],
        seen,
    ),
    Record(
        "EncodePng",
        [*(Case((picture(n),)) for n in MODES), Case((picture(1, u16),)), Case((SMOOTH,), {"compression": 9})],
        lambda image, compression=6: stored(
            image.astype(np.uint16 if image.max() > 255 else np.uint8), compress_level=compression
        ),
    ),
    Record(
        "EncodeJpeg",
        [Case((SMOOTH,)), Case((SMOOTH[:, :, :1],), {"quality": 50, "format": "grayscale"})],
        lambda image, quality=95, format="": stored(
            image.astype(np.uint8), "JPEG", quality=quality, subsampling=2, dpi=(300, 300)
        ),
    ),
]
