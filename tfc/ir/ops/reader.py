"""Readers as ops: a reader's handle, records read by way of a queue of file names, and the reader's counts and state
(white paper §4.5; TensorFlow's core/ops/io_ops.cc).

Every op has two names, TensorFlow's first one and the one with V2; both give or take a handle of type `resource`. The
object behind a handle (ir/readers/reader.py) belongs to the node, so it outlives the step, or is shared by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.ops.attributes import int_attr, str_attr
from tfc.ir.ops.handles import HANDLE, host_ops, of_handle
from tfc.ir.ops.queue import queue_of
from tfc.ir.queues.resource import shared
from tfc.ir.reference.node_state import Slot
from tfc.ir.reference.tensor_array import handle_of, held
from tfc.ir.types.strings import text_of
from tfc.ir.types.types import Array, TensorType, i32, i64, resource, string, tensor

if TYPE_CHECKING:
    from concurrent.futures import Future

    from tfc.ir.readers.reader import Reader
    from tfc.ir.readers.records import OpenFile


def _old_name(name: str) -> str:
    return name.removesuffix("V2")


new_reader_op = host_ops("it makes a handle", also=_old_name)
reader_op = host_ops("it reads files", also=_old_name)


def _made(ctx: Infer) -> TensorType:
    for name in ctx.attrs:
        if name.endswith("_bytes") or name == "skip_header_lines":
            least = 1 if name == "record_bytes" else 0
            if int_attr(ctx, name) < least:
                ctx.fail(f"{name} must be >= {least} not {ctx.attrs[name]}", attribute=name)
    for name in ("compression_type", "encoding"):
        if name in ctx.attrs:
            str_attr(ctx, name, "", "ZLIB", "GZIP")
    return HANDLE


def _handle(state: Slot, attrs: tuple[object, ...], open_file: OpenFile, serializable: bool = False) -> Array:
    """The handle of the reader in the slot, made when there is none yet."""
    from tfc.ir.readers.reader import Reader

    def differs(found: object) -> None:
        raise ValueError(f"Shared reader '{state.name}' reads other files, or reads them differently")

    return handle_of(shared(state, lambda name: Reader(open_file, serializable, name), attrs, differs))


@new_reader_op(_made)
def TextLineReaderV2(*, skip_header_lines: int = 0, container: str = "", shared_name: str = "", state: Slot) -> Array:
    r"""A reader of the lines of texts, without `\n` and `\r`. Keys are `file:line`, counted from 1."""
    from tfc.ir.readers.records import TextLines

    return _handle(state, ("TextLine", skip_header_lines), lambda name: TextLines(name, skip_header_lines))


@new_reader_op(_made)
def FixedLengthRecordReaderV2(
    *,
    record_bytes: int,
    header_bytes: int = 0,
    footer_bytes: int = 0,
    hop_bytes: int = 0,
    container: str = "",
    shared_name: str = "",
    encoding: str = "",
    state: Slot,
) -> Array:
    """A reader of records of `record_bytes` bytes each. Keys are `file:record`, counted from 0.

    `header_bytes` and `footer_bytes` of a file are passed over. A record begins `hop_bytes` behind the one before,
    where 0 means right behind it. `encoding` is "", "ZLIB" or "GZIP".
    """
    from tfc.ir.readers.records import FixedLengthRecords

    sizes = (record_bytes, header_bytes, footer_bytes, hop_bytes)
    attrs = ("FixedLengthRecord", *sizes, encoding)
    return _handle(state, attrs, lambda name: FixedLengthRecords(name, *sizes, encoding))


@new_reader_op(_made)
def TFRecordReaderV2(*, container: str = "", shared_name: str = "", compression_type: str = "", state: Slot) -> Array:
    """A reader of TFRecord files, whose checksums it looks at. Keys are `file:byte`, where a record begins.

    `compression_type` is "", "ZLIB" or "GZIP".
    """
    from tfc.ir.readers.tf_record import TFRecords

    return _handle(state, ("TFRecord", compression_type), lambda name: TFRecords(name, compression_type))


@new_reader_op(_made)
def WholeFileReaderV2(*, container: str = "", shared_name: str = "", state: Slot) -> Array:
    """A reader that gives each file whole, under its name."""
    from tfc.ir.readers.records import whole_file

    return _handle(state, ("WholeFile",), whole_file, serializable=True)


@new_reader_op(_made)
def IdentityReaderV2(*, container: str = "", shared_name: str = "", state: Slot) -> Array:
    """A reader that gives the names themselves, as keys and as values."""
    from tfc.ir.readers.records import name_itself

    return _handle(state, ("Identity",), name_itself, serializable=True)


@new_reader_op(_made)
def NpyReader(*, names: tuple[str, ...] = (), container: str = "", shared_name: str = "", state: Slot) -> Array:
    """A reader of the rows of .npy files, or of the arrays `names` of .npz files side by side, as bytes.

    Keys are `file:row`, counted from 0. DecodeRows makes tensors of such records.
    """
    from tfc.ir.readers.numpy_rows import NumpyRows

    return _handle(state, ("Npy", names), lambda name: NumpyRows(name, names))


# ---- what is done with a reader -------------------------------------------------------------------------------------


def _reader(handle: Array) -> Reader:
    from tfc.ir.readers.reader import Reader

    found: Reader = held(handle, Reader, "reader")
    return found


def _read(ctx: Infer) -> list[TensorType]:
    for index in range(2):
        ctx.require(index, (resource,), "a handle (resource)", rank=0)
    return [TensorType(string, ())] * 2


def _outputs(reader: Array, queue: Array, count: int | None) -> Any:
    future: Future[Any] = _reader(reader).read(queue_of(queue), count)
    return future.result() if future.done() and not future.cancelled() else future


@reader_op(_read, waits=True)
def ReaderReadV2(reader_handle: Array, queue_handle: Array) -> tuple[Array, Array]:
    """The key and the value of the next record. Takes the name of the next file from the queue when one ends.

    OUT_OF_RANGE when the queue is closed and empty, and the last file is read.
    """
    outputs: tuple[Array, Array] = _outputs(reader_handle, queue_handle, None)
    return outputs


def _read_up_to(ctx: Infer) -> list[TensorType]:
    _read(ctx)
    ctx.require(2, (i64, i32), rank=0)
    return [TensorType(string, (None,))] * 2


@reader_op(_read_up_to, waits=True)
def ReaderReadUpToV2(reader_handle: Array, queue_handle: Array, num_records: Array) -> tuple[Array, Array]:
    """Keys and values of up to `num_records` records: fewer at the end of a file, and at least one."""
    if int(num_records) < 0:
        raise ValueError(f"num_records must not be negative, but is {int(num_records)}")
    outputs: tuple[Array, Array] = _outputs(reader_handle, queue_handle, int(num_records))
    return outputs


@reader_op(of_handle(tensor(i64)))
def ReaderNumRecordsProducedV2(reader_handle: Array) -> Array:
    """The number of records that the reader has given."""
    return np.array(_reader(reader_handle).produced, np.int64)


@reader_op(of_handle(tensor(i64)))
def ReaderNumWorkUnitsCompletedV2(reader_handle: Array) -> Array:
    """The number of files that the reader has read to their end."""
    return np.array(_reader(reader_handle).completed, np.int64)


@reader_op(of_handle(tensor(string)))
def ReaderSerializeStateV2(reader_handle: Array) -> Array:
    """The state from which ReaderRestoreState goes on. UNIMPLEMENTED for readers with a place inside of a file."""
    return np.array(_reader(reader_handle).serialize(), object)


@reader_op(of_handle(then=string))
def ReaderRestoreStateV2(reader_handle: Array, state: Array) -> None:
    """Bring a reader to where ReaderSerializeState was called."""
    _reader(reader_handle).restore(text_of(state.item()))


@reader_op(of_handle())
def ReaderResetV2(reader_handle: Array) -> None:
    """Forget the file that is being read, and begin with counting again."""
    _reader(reader_handle).reset()
