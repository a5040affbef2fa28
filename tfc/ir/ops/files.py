"""Whole files as tensors: read, written, found by patterns (TensorFlow's core/ops/io_ops.cc), and NumPy's files."""

from __future__ import annotations

import glob
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.infer import Infer
from tfc.ir.ops.attributes import dtype_attr
from tfc.ir.ops.handles import host_ops
from tfc.ir.types.strings import text_of
from tfc.ir.types.types import Array, DType, TensorType, fits, string

file_op = host_ops("it reads or writes files")

Sizes = tuple[int | None, ...]


def scalar_text(content: bytes) -> Array:
    """A string tensor without axes."""
    return np.array(content, object)


def _read_file(ctx: Infer) -> TensorType:
    ctx.require(0, (string,), rank=0)
    return TensorType(string, ())


@file_op(_read_file)
def ReadFile(filename: Array) -> Array:
    """The content of a file."""
    from tfc.ir.readers.records import read_file

    return scalar_text(read_file(text_of(filename.item())))


def _write_file(ctx: Infer) -> list[TensorType]:
    for index in range(2):
        ctx.require(index, (string,), rank=0)
    return []


@file_op(_write_file)
def WriteFile(filename: Array, contents: Array) -> None:
    """Write a file, whose folder is made if need be; what it held before is gone."""
    from tfc.ir.readers.records import file_error

    name = text_of(filename.item())
    path = Path(os.fsdecode(name))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text_of(contents.item()))
    except OSError as problem:
        raise file_error(name, problem) from problem


def _matching(ctx: Infer) -> TensorType:
    ctx.require(0, (string,))
    ctx.rank(0, 0, 1)
    return TensorType(string, (None,))


@file_op(_matching)
def MatchingFiles(pattern: Array) -> Array:
    """The names of the files that match one of the patterns, sorted. `*`, `?` and `[…]` stay in one folder."""
    patterns = [os.fsdecode(text_of(item)) for item in pattern.reshape(-1).tolist()]
    names = {os.fsencode(name) for each in patterns for name in glob.glob(each)}
    return np.array(sorted(names), object)


def _typed(ctx: Infer, dtype: object, shape: object, attribute: str) -> TensorType:
    if not isinstance(dtype, DType) or dtype.size == 0:
        ctx.fail(f"{dtype!r} is no type of numbers", attribute=attribute)
    sizes = shape if isinstance(shape, tuple) else (shape,)
    for size in sizes:
        if size is not None and (not isinstance(size, int) or isinstance(size, bool) or size < 0):
            ctx.fail(f"a size must be a number or unknown, not {size!r}", attribute=attribute)
    return TensorType(dtype, sizes)


def typed_outputs(ctx: Infer) -> list[TensorType]:
    """The types that the attributes `dtypes` and `shapes` declare, as many of one as of the other."""
    dtypes, shapes = ctx.attrs["dtypes"], ctx.attrs["shapes"]
    if not isinstance(dtypes, tuple) or not isinstance(shapes, tuple) or len(dtypes) != len(shapes):
        ctx.fail("attributes 'dtypes' and 'shapes' must be lists of one length", attribute="shapes")
    return [_typed(ctx, dtype, shape, "shapes") for dtype, shape in zip(dtypes, shapes, strict=True)]


def _npy(ctx: Infer) -> TensorType:
    ctx.require(0, (string,), rank=0)
    return _typed(ctx, dtype_attr(ctx, "dtype"), ctx.attrs["shape"], "shape")


def _npz(ctx: Infer) -> list[TensorType]:
    ctx.require(0, (string,), rank=0)
    types, names = typed_outputs(ctx), ctx.attrs["names"]
    if not isinstance(names, tuple) or len(names) != len(types) or not names:
        ctx.fail("attributes 'names', 'dtypes' and 'shapes' must be lists of one length", attribute="names")
    return types


def _checked(array: Array, what: str, dtype: DType, shape: Sizes) -> Array:
    if array.dtype != dtype.storage or not fits(array.shape, shape):
        raise Error(f"{what} is {array.dtype}{list(array.shape)}, not {TensorType(dtype, shape)}")
    return array.astype(dtype.numpy)


@file_op(_npy)
def ReadNpy(filename: Array, *, dtype: DType, shape: Sizes) -> Array:
    """The array of an .npy file, which must be of this element type and shape; a size may be unknown."""
    from tfc.ir.readers.numpy_rows import load_arrays

    name = text_of(filename.item())
    return _checked(load_arrays(name)[0], os.fsdecode(name), dtype, shape)


@file_op(_npz)
def ReadNpz(
    filename: Array, *, names: tuple[str, ...], dtypes: tuple[DType, ...], shapes: tuple[Sizes, ...]
) -> tuple[Array, ...]:
    """The arrays `names` of an .npz file, which must be of these element types and shapes; sizes may be unknown."""
    from tfc.ir.readers.numpy_rows import load_arrays

    name = text_of(filename.item())
    arrays: Sequence[Array] = load_arrays(name, names)
    kinds = zip(arrays, names, dtypes, shapes, strict=True)
    return tuple(_checked(array, f"{key} of {os.fsdecode(name)}", dtype, shape) for array, key, dtype, shape in kinds)
