"""Ops that save tensors to files and restore them (white paper §3.3; TensorFlow's core/ops/io_ops.cc).

`Save` and `Restore` know the format of TensorFlow's first releases, `SaveV2` and `RestoreV2` the bundles that replaced
it. A slice is written `"784 100 0,392:-"`: the shape of the whole, then start,length of each axis or `-` for all of it.
"""

from __future__ import annotations

import glob
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.slices import SliceSpec, parse_slice
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import STATEFUL
from tfc.ir.ops.attributes import dtype_attr, types_attr
from tfc.ir.ops.handles import host_ops
from tfc.ir.types.types import Array, DType, Shape, TensorType, dtype_of, i32, string

checkpoint_op = host_ops("it reads or writes files")
name_op = host_ops("it works on strings", traits=STATEFUL)


def _text(value: Any) -> str:
    item = value.reshape(()).item() if isinstance(value, np.ndarray) else value
    return item.decode() if isinstance(item, bytes) else str(item)


def _texts(array: Array) -> list[str]:
    return [_text(item) for item in array.reshape(-1).tolist()]


def _save(ctx: Infer) -> list[TensorType]:
    """Strings first: a file name, a list of tensor names, for some ops a list of slices; then the tensors."""
    first = 2 + (ctx.op.name != "Save")
    ctx.require(0, (string,), rank=0)
    for index in range(1, first):
        ctx.require(index, (string,), rank=1)
        count = (ctx.types[index].shape or (None,))[0]
        if isinstance(count, int) and count != len(ctx.types) - first:
            ctx.fail(f"{ctx.op.operand_name(index)} has {count} elements for {len(ctx.types) - first} tensors", index)
    if ctx.op.name == "SaveV2":
        dtypes = ctx.attrs["dtypes"]
        given = tuple(kind.dtype for kind in ctx.types[first:])
        if dtypes not in ((), given):
            ctx.fail(f"attribute 'dtypes' must name the element types of the tensors, {given}", attribute="dtypes")
    return []


def _parts(
    names: Array, specs: Sequence[str], tensors: Sequence[Array | None]
) -> list[tuple[str, Array, SliceSpec | None]]:
    parts = []
    for name, text, tensor in zip(_texts(names), specs, tensors, strict=True):
        if tensor is None:
            raise Error(f"Attempting to use uninitialized value {name}", "FAILED_PRECONDITION")
        spec = parse_slice(text)
        if spec is not None and spec.sizes != tensor.shape:
            raise ValueError(f"tensor {name} is {list(tensor.shape)}, its slice {text!r} is {list(spec.sizes)}")
        parts.append((name, tensor, spec))
    return parts


@checkpoint_op(_save)
def Save(filename: Array, tensor_names: Array, *data: Array) -> None:
    """Write tensors under these names to a file of TensorFlow's first format, replaced at once or not at all."""
    from tfc.ir.checkpoint.slice_file import write_slice_file

    write_slice_file(_text(filename), _parts(tensor_names, [""] * len(data), data))


@checkpoint_op(_save)
def SaveSlices(filename: Array, tensor_names: Array, shapes_and_slices: Array, *data: Array) -> None:
    """Write parts of tensors to a file of TensorFlow's first format; `""` for those that are whole."""
    from tfc.ir.checkpoint.slice_file import write_slice_file

    write_slice_file(_text(filename), _parts(tensor_names, _texts(shapes_and_slices), data))


@checkpoint_op(_save, function="save")
def SaveV2(
    prefix: Array, tensor_names: Array, shape_and_slices: Array, *tensors: Array, dtypes: tuple[DType, ...] = ()
) -> None:
    """Write tensors, or parts of them, to the checkpoint PREFIX.index and PREFIX.data-00000-of-00001."""
    from tfc.ir.checkpoint.bundle import write_bundle

    parts = _parts(tensor_names, _texts(shape_and_slices), tensors)
    if dtypes:  # inside `precise()` tensors are wider
        parts = [(name, array.astype(d.storage), spec) for (name, array, spec), d in zip(parts, dtypes, strict=True)]
    write_bundle(_text(prefix), parts)


def _restored_shape(ctx: Infer, which: int = 0) -> Shape | None:
    """The shape of a part, when the slices in operand 2 are known and name one."""
    known = ctx.constant(2)
    try:
        spec = None if known is None else parse_slice(_texts(known)[which])
    except (ValueError, IndexError) as problem:
        ctx.fail(str(problem), 2)
    return None if spec is None else spec.sizes


def _restore(ctx: Infer) -> TensorType:
    for index in range(len(ctx.types)):
        ctx.require(index, (string,), rank=0)
    return TensorType(dtype_attr(ctx, "dt"), _restored_shape(ctx) if len(ctx.types) > 2 else None)


@checkpoint_op(_restore)
def Restore(file_pattern: Array, tensor_name: Array, *, dt: DType, preferred_shard: int = -1) -> Array:
    """A tensor from the files that match a pattern, written by Save. The pattern may hold `*`, `?` and `[…]`."""
    return _restored(_text(file_pattern), _text(tensor_name), None, dt)


@checkpoint_op(_restore)
def RestoreSlice(
    file_pattern: Array, tensor_name: Array, shape_and_slice: Array, *, dt: DType, preferred_shard: int = -1
) -> Array:
    """A part of a tensor from the files that match a pattern."""
    return _restored(_text(file_pattern), _text(tensor_name), parse_slice(_text(shape_and_slice)), dt)


def _restored(pattern: str, name: str, part: SliceSpec | None, dtype: DType) -> Array:
    from tfc.ir.checkpoint.slice_file import SliceFile

    paths = sorted(glob.glob(pattern)) or ([pattern] if Path(pattern).exists() else [])
    if not paths:
        raise Error(f"Unsuccessful TensorSliceReader constructor: Failed to find any matching files for {pattern}",
                    "NOT_FOUND")  # fmt: skip
    files = [SliceFile(path) for path in paths]
    found = next((file for file in files if name in file.tensors), files[0])
    return _typed(name, found.read(name, part), dtype)


def _typed(name: str, array: Array, dtype: DType) -> Array:
    if dtype_of(array) != dtype:
        raise ValueError(f"tensor {name} holds {dtype_of(array)}, not the expected {dtype}")
    return array.astype(dtype.numpy)


def _restore_all(ctx: Infer) -> list[TensorType]:
    ctx.require(0, (string,), rank=0)
    dtypes = types_attr(ctx, "dtypes")
    for index in (1, 2):
        ctx.require(index, (string,), rank=1)
        count = (ctx.types[index].shape or (None,))[0]
        if isinstance(count, int) and count != len(dtypes):
            ctx.fail(f"{ctx.op.operand_name(index)} has {count} elements for {len(dtypes)} dtypes", index)
    return [TensorType(d, _restored_shape(ctx, i)) for i, d in enumerate(dtypes)]


@checkpoint_op(_restore_all, function="restore")
def RestoreV2(
    prefix: Array, tensor_names: Array, shape_and_slices: Array, *, dtypes: tuple[DType, ...]
) -> tuple[Array, ...]:
    """Tensors, or parts of them, from the checkpoint at PREFIX; also from a file that Save wrote.

    DATA_LOSS, naming the tensor, when its checksum differs. A slice that is known fixes the shape of the output.
    """
    from tfc.ir.checkpoint.bundle import Bundle, index_path
    from tfc.ir.checkpoint.slice_file import SliceFile

    at = _text(prefix)
    source = SliceFile(at) if not index_path(at).exists() and Path(at).is_file() else Bundle(at)
    asked = zip(_texts(tensor_names), _texts(shape_and_slices), dtypes, strict=True)
    return tuple(_typed(name, source.read(name, parse_slice(text)), dtype) for name, text, dtype in asked)


def _merge(ctx: Infer) -> list[TensorType]:
    ctx.require(0, (string,), rank=1)
    ctx.require(1, (string,), rank=0)
    return []


@host_ops("it moves files")(_merge)
def MergeV2Checkpoints(checkpoint_prefixes: Array, destination_prefix: Array, *, delete_old_dirs: bool = True) -> None:
    """Make one checkpoint of several parts: their data files are renamed, their indices joined.

    Then, with `delete_old_dirs`, the folders that held them go if they are empty.
    """
    from tfc.ir.checkpoint.bundle import merge_bundles

    prefixes, destination = _texts(checkpoint_prefixes), _text(destination_prefix)
    merge_bundles(prefixes, destination)
    if delete_old_dirs:
        for folder in sorted({Path(prefix).parent for prefix in prefixes} - {Path(destination).parent}):
            if not any(folder.iterdir()):
                folder.rmdir()


def _sharded(ctx: Infer) -> TensorType:
    ctx.require(0, (string,), rank=0)
    for index in range(1, len(ctx.types)):
        ctx.require(index, (i32,), rank=0)
    return TensorType(string, ())


@name_op(_sharded)
def ShardedFilename(basename: Array, shard: Array, num_shards: Array) -> Array:
    """The name of one file of several: `base-00000-of-00002`."""
    return np.array(f"{_text(basename)}-{int(shard):05}-of-{int(num_shards):05}".encode(), object)


@name_op(_sharded)
def ShardedFilespec(basename: Array, num_shards: Array) -> Array:
    """The pattern that all those files match: `base-?????-of-00002`."""
    return np.array(f"{_text(basename)}-?????-of-{int(num_shards):05}".encode(), object)
