"""Pictures from and to PNG and JPEG files (TensorFlow's core/ops/image_ops.cc), by Pillow, an optional dependency.

A picture is `[height, width, channels]`: 1 channel is grey, 2 grey and opacity, 3 RGB, 4 RGB and opacity.
"""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, PURE, InferRule
from tfc.ir.ops.attributes import dtype_attr, int_attr, str_attr
from tfc.ir.ops.files import scalar_text
from tfc.ir.ops.handles import host_ops
from tfc.ir.types.strings import text_of
from tfc.ir.types.types import Array, DType, TensorType, f32, string, u8, u16

picture_op = host_ops("it works on strings", traits=PURE | FALLIBLE)

if TYPE_CHECKING:
    from types import ModuleType

    from PIL.Image import Image
    from PIL.ImageFile import ImageFile

_MODES = {1: "L", 2: "LA", 3: "RGB", 4: "RGBA"}
_GREY_WEIGHTS = (0.299, 0.587, 0.114)


def _pillow(name: str) -> ModuleType:
    try:
        from PIL import Image
    except ImportError as missing:
        raise Error(f"{name} needs Pillow: pip install pillow", "UNIMPLEMENTED") from missing
    return Image


def _decoded(channels: Sequence[int], *dtypes: DType) -> InferRule:
    def infer(ctx: Infer) -> TensorType:
        ctx.require(0, (string,), rank=0)
        wanted = int_attr(ctx, "channels")
        if wanted not in channels:
            ctx.fail(f"channels must be one of {', '.join(map(str, channels))}, got {wanted}", attribute="channels")
        dtype = dtype_attr(ctx, "dtype", *dtypes) if "dtype" in ctx.attrs else u8
        if "ratio" in ctx.attrs and int_attr(ctx, "ratio") not in (1, 2, 4, 8):
            ctx.fail(f"ratio must be 1, 2, 4, or 8, got {ctx.attrs['ratio']}", attribute="ratio")
        return TensorType(dtype, (None, None, wanted or None))

    return infer


def _opened(contents: Array, name: str, formats: Sequence[str]) -> tuple[bytes, ImageFile]:
    """The bytes of a file and what Pillow makes of them; nothing is decoded yet."""
    library = _pillow(name)
    data = text_of(contents.item())
    with _reading(formats, data):
        return data, library.open(io.BytesIO(data), formats=formats)


@contextmanager
def _reading(formats: Sequence[str], data: bytes) -> Iterator[None]:
    """Turn whatever Pillow raises for damaged files, and for those that claim to be huge, into a user's error."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    except Exception as problem:
        kind = formats[0] if len(formats) == 1 else "image"
        raise Error(f"Invalid {kind} data, size {len(data)}") from problem


def _pixels(data: bytes, image: ImageFile, channels: int, dtype: DType) -> Array:
    """The picture with the channels of the file when `channels` is 0; floats are between 0 and 1."""
    with _reading((image.format or "image",), data):
        has_16_bits = image.format == "PNG" and _raw_mode(image).endswith("16B")
        if has_16_bits and (dtype != u8 or _raw_mode(image) == "LA;16B"):
            pixels = _with_channels(_all_bits(data, image), channels)
            pixels = pixels if dtype != u8 else (pixels >> 8).astype(np.uint8)
        else:
            pixels = _bytes(image, channels)
    if dtype == u16:
        return pixels if pixels.dtype == np.uint16 else pixels.astype(np.uint16) * np.uint16(257)
    return pixels if dtype == u8 else (pixels / np.float64(np.iinfo(pixels.dtype).max)).astype(dtype.numpy)


def _bytes(image: Image, channels: int) -> Array:
    """The picture with 8 bits a channel."""
    own = {"1": "L", "L": "L", "LA": "LA", "RGBA": "RGBA", "I;16": "L", "I": "L"}.get(image.mode, "RGB")
    if image.mode == "P" and "transparency" in image.info:
        own = "RGBA"
    mode = _MODES[channels] if channels else own
    if image.mode.startswith("I"):
        image = _pillow("").fromarray((np.asarray(image).astype(np.uint32) >> 8).astype(np.uint8))
    pixels: Array = np.array(image if image.mode == mode else image.convert(mode))
    return pixels.reshape(pixels.shape[0], pixels.shape[1], -1)


def _raw_mode(image: ImageFile) -> str:
    """The storage of the file's pixels, in Pillow's words."""
    return str(image.tile[0].args)


def _all_bits(data: bytes, image: ImageFile) -> Array:
    """A PNG file of 16 bits a channel, with its own channels.

    Of colours Pillow keeps the upper halves only; the lower ones come from unpacking the bytes as if they were swapped.
    """
    if (raw_mode := _raw_mode(image)) == "I;16B":
        return np.asarray(image).astype(np.uint16)[:, :, None]
    if raw_mode == "LA;16B":  # as many bytes a pixel as RGBA has of 8 bits
        return _unpacked(data, "RGBA").astype(np.uint8).view(">u2").astype(np.uint16)
    return _unpacked(data, raw_mode) << 8 | _unpacked(data, raw_mode.replace("16B", "16L"))


def _unpacked(data: bytes, raw_mode: str) -> Array:
    """A PNG file, its pixels taken for what `raw_mode` says."""
    image = _pillow("").open(io.BytesIO(data), formats=("PNG",))
    image.tile = [tile._replace(args=raw_mode) for tile in image.tile]
    return np.asarray(image).astype(np.uint16)


def _with_channels(pixels: Array, channels: int) -> Array:
    """Pixels of 16 bits with other channels: grey weighted as Pillow and TensorFlow do, nothing transparent."""
    own = pixels.shape[2]
    if channels in (0, own):
        return pixels
    colour, opacity = pixels[:, :, : 1 if own < 3 else 3], pixels[:, :, own - 1 :]
    if own in (1, 3):
        opacity = np.full_like(opacity, 0xFFFF)
    if channels < 3 <= own:
        colour = np.rint(colour @ np.array(_GREY_WEIGHTS))[:, :, None].astype(np.uint16)
    elif own < 3 <= channels:
        colour = np.repeat(colour, 3, 2)
    return np.concatenate([colour, opacity], 2) if channels in (2, 4) else colour


@picture_op(_decoded((0, 1, 2, 3, 4), u8, u16))
def DecodePng(contents: Array, *, channels: int = 0, dtype: DType = u8) -> Array:
    """The picture in a PNG file, with `channels` channels, or its own when that is 0. Needs Pillow.

    With dtype u16 a file of 8 bits is stretched to the range of 16.
    """
    return _pixels(*_opened(contents, "DecodePng", ("PNG",)), channels, dtype)


@picture_op(_decoded((0, 1, 3)))
def DecodeJpeg(
    contents: Array,
    *,
    channels: int = 0,
    ratio: int = 1,
    fancy_upscaling: bool = True,
    try_recover_truncated: bool = False,
    acceptable_fraction: float = 1.0,
    dct_method: str = "",
) -> Array:
    """The picture in a JPEG file, with `channels` channels, or its own when that is 0. Needs Pillow.

    `ratio` 2, 4 or 8 makes it smaller while decoding. How colours are interpolated and which transform is used is the
    library's choice; a file that ends early is an error.
    """
    if try_recover_truncated:
        raise Error("DecodeJpeg can not recover truncated files", "UNIMPLEMENTED")
    data, image = _opened(contents, "DecodeJpeg", ("JPEG",))
    if ratio > 1:
        with _reading(("JPEG",), data):
            image.draft(image.mode, (image.width / ratio, image.height / ratio))  # type: ignore[arg-type]  # not whole
    return _pixels(data, image, channels, u8)


@picture_op(_decoded((0, 1, 3, 4), u8, u16, f32))
def DecodeImage(contents: Array, *, channels: int = 0, dtype: DType = u8) -> Array:
    """The picture in a PNG, JPEG, BMP or GIF file, of a GIF file the first one. Needs Pillow.

    With dtype f32 the numbers are between 0 and 1; with u16 they have its range.
    """
    return _pixels(*_opened(contents, "DecodeImage", ("PNG", "JPEG", "BMP", "GIF")), channels, dtype)


def _encoded(channels: Sequence[int], *dtypes: DType) -> InferRule:
    def infer(ctx: Infer) -> TensorType:
        ctx.require(0, dtypes, rank=3)
        shape = ctx.shape(0)
        if shape is not None and isinstance(shape[2], int) and shape[2] not in channels:
            ctx.fail(f"image must have {', '.join(map(str, channels))} channels, got {shape[2]}", 0)
        if "compression" in ctx.attrs and not -1 <= int_attr(ctx, "compression") <= 9:
            ctx.fail(f"compression should be in [-1,9], got {ctx.attrs['compression']}", attribute="compression")
        if "quality" in ctx.attrs and not 0 <= int_attr(ctx, "quality") <= 100:
            ctx.fail(f"quality must be in [0,100], got {ctx.attrs['quality']}", attribute="quality")
        if "format" in ctx.attrs:
            str_attr(ctx, "format", "", "grayscale", "rgb")
            str_attr(ctx, "density_unit", "in", "cm")
        return TensorType(string, ())

    return infer


def _picture(name: str, image: Array, channels: Sequence[int]) -> Image:
    if image.shape[2] not in channels:
        raise Error(f"image must have {', '.join(map(str, channels))} channels, got {image.shape[2]}")
    if not image.size:
        raise Error(f"image must not be empty, but is {list(image.shape)}")
    flat = np.ascontiguousarray(image[:, :, 0] if image.shape[2] == 1 else image)
    made: Image = _pillow(name).fromarray(flat)
    return made


@picture_op(_encoded((1, 2, 3, 4), u8, u16))
def EncodePng(image: Array, *, compression: int = -1) -> Array:
    """A picture of u8 as a PNG file, or a grey one of u16; compression -1 leaves the effort to the library."""
    if image.dtype == np.uint16 and image.shape[2] != 1:
        raise Error("EncodePng writes 16 bits a channel of grey pictures only", "UNIMPLEMENTED")
    file = io.BytesIO()
    level = 6 if compression < 0 else compression
    _picture("EncodePng", image, (1, 2, 3, 4)).save(file, "PNG", compress_level=level)
    return scalar_text(file.getvalue())


@picture_op(_encoded((1, 3), u8))
def EncodeJpeg(  # noqa: PLR0913  TensorFlow's attributes
    image: Array,
    *,
    format: str = "",
    quality: int = 95,
    progressive: bool = False,
    optimize_size: bool = False,
    chroma_downsampling: bool = True,
    density_unit: str = "in",
    x_density: int = 300,
    y_density: int = 300,
    xmp_metadata: str = "",
) -> Array:
    """A picture as a JPEG file. `format` "grayscale" or "rgb" says how many channels there must be."""
    wanted = {"": (1, 3), "grayscale": (1,), "rgb": (3,)}[format]
    file = io.BytesIO()
    scale = 1 if density_unit == "in" else 2.54
    options = {"xmp": xmp_metadata.encode()} if xmp_metadata else {}
    _picture("EncodeJpeg", image, wanted).save(
        file,
        "JPEG",
        quality=quality,
        progressive=progressive,
        optimize=optimize_size,
        subsampling=2 if chroma_downsampling else 0,
        dpi=(round(x_density * scale), round(y_density * scale)),
        **options,
    )
    return scalar_text(file.getvalue())
