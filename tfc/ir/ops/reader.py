"""Readers as ops: a reader's handle, records read by way of a queue of file names, and the reader's counts and state
(white paper §4.5; TensorFlow's core/ops/io_ops.cc).

Every op has two names, TensorFlow's first one and the one with V2; both give and take a handle of type `resource`. The
object behind a handle (ir/readers/reader.py) belongs to the node, so it outlives the step, or is shared by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.ir.infer import Infer
from tfc.ir.ops.attributes import int_attr, str_attr
from tfc.ir.registry import ASYNC, FALLIBLE, STATEFUL, InferRule, Trait, op
from tfc.ir.slot import Slot
from tfc.ir.tensor_array import held
from tfc.ir.types import Array, TensorType, i64, resource, string

if TYPE_CHECKING:
    from concurrent.futures import Future

    from tfc.ir.readers.reader import Reader
    from tfc.ir.readers.records import OpenFile

HANDLE = TensorType(resource, ())


def _both(infer: InferRule, *names: str, traits: Trait = STATEFUL | FALLIBLE) -> Callable[[Callable[..., Any]], None]:
    """Declare an op under its own name and other ones."""

    def declare(body: Callable[..., Any]) -> None:
        for name in (body.__name__, *names):
            op(infer=infer, traits=traits, name=name)(body)

    return declare


def _made(ctx: Infer) -> TensorType:
    for name in ctx.attrs:
        if name.endswith("_bytes") or name == "skip_header_lines":
            least = 1 if name == "record_bytes" else 0
            if int_attr(ctx, name) < least:
                ctx.fail(f"{name} must be >= {least} not {ctx.attrs[name]}", attribute=name)
    for name in {"compression_type", "encoding"} & ctx.attrs.keys():
        str_attr(ctx, name, "", "ZLIB", "GZIP")
    return HANDLE


def _handle(state: Slot, open_file: OpenFile, serializable: bool = False) -> Array:
    """The handle of the reader in the slot, made when there is none yet."""
    from tfc.ir.readers.reader import Reader

    if state.value is None:
        state.value = Reader(open_file, serializable)
    handle: Array = np.empty((), object)
    handle[()] = state.value
    return handle


@_both(_made, "TextLineReaderV2")
def TextLineReader(*, skip_header_lines: int = 0, container: str = "", shared_name: str = "", state: Slot) -> Array:
    r"""A reader of the lines of texts, without `\n` and `\r`. Keys are `file:line`, counted from 1."""
    from tfc.ir.readers.records import TextLines

    return _handle(state, lambda name: TextLines(name, skip_header_lines))


@_both(_made, "FixedLengthRecordReaderV2")
def FixedLengthRecordReader(
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
    return _handle(state, lambda name: FixedLengthRecords(name, *sizes, encoding))


@_both(_made, "TFRecordReaderV2")
def TFRecordReader(*, container: str = "", shared_name: str = "", compression_type: str = "", state: Slot) -> Array:
    """A reader of TFRecord files, whose checksums it looks at. Keys are `file:byte`, where a record begins.

    `compression_type` is "", "ZLIB" or "GZIP".
    """
    from tfc.ir.readers.tf_record import TFRecords

    return _handle(state, lambda name: TFRecords(name, compression_type))


@_both(_made, "WholeFileReaderV2")
def WholeFileReader(*, container: str = "", shared_name: str = "", state: Slot) -> Array:
    """A reader that gives each file whole, under its name."""
    from tfc.ir.readers.records import WholeFile

    return _handle(state, WholeFile, serializable=True)


@_both(_made, "IdentityReaderV2")
def IdentityReader(*, container: str = "", shared_name: str = "", state: Slot) -> Array:
    """A reader that gives the names themselves, as keys and as values."""
    from tfc.ir.readers.records import NameItself

    return _handle(state, NameItself, serializable=True)


@op(infer=_made, traits=STATEFUL | FALLIBLE)
def NpyReader(*, names: tuple[str, ...] = (), container: str = "", shared_name: str = "", state: Slot) -> Array:
    """A reader of the rows of .npy files, or of the arrays `names` of .npz files side by side, as bytes.

    Keys are `file:row`, counted from 0. DecodeRows makes tensors of such records.
    """
    from tfc.ir.readers.numpy_rows import NumpyRows

    return _handle(state, lambda name: NumpyRows(name, names))


# ---- what is done with a reader -------------------------------------------------------------------------------------


def _reader(handle: Array) -> Reader:
    from tfc.ir.readers.reader import Reader

    found: Reader = held(handle, Reader, "reader")
    return found


def _takes(ctx: Infer, handles: int = 1) -> None:
    for index in range(handles):
        ctx.require(index, (resource,), "a handle (resource)")
        ctx.rank(index, 0)


def _read(ctx: Infer) -> list[TensorType]:
    _takes(ctx, 2)
    return [TensorType(string, ())] * 2


def _outputs(reader: Array, queue: Array, count: int | None) -> Any:
    from tfc.ir.queues.queue import Queue

    future: Future[Any] = _reader(reader).read(held(queue, Queue, "queue"), count)
    return future.result() if future.done() and not future.cancelled() else future


@_both(_read, "ReaderReadV2", traits=STATEFUL | FALLIBLE | ASYNC)
def ReaderRead(reader_handle: Array, queue_handle: Array) -> tuple[Array, Array]:
    """The key and the value of the next record. Takes the name of the next file from the queue when one ends.

    OUT_OF_RANGE when the queue is closed and empty, and the last file is read.
    """
    outputs: tuple[Array, Array] = _outputs(reader_handle, queue_handle, None)
    return outputs


def _read_up_to(ctx: Infer) -> list[TensorType]:
    _takes(ctx, 2)
    ctx.require(2, (i64,))
    ctx.rank(2, 0)
    return [TensorType(string, (None,))] * 2


@_both(_read_up_to, "ReaderReadUpToV2", traits=STATEFUL | FALLIBLE | ASYNC)
def ReaderReadUpTo(reader_handle: Array, queue_handle: Array, num_records: Array) -> tuple[Array, Array]:
    """Keys and values of up to `num_records` records: fewer at the end of a file, and at least one."""
    if int(num_records) < 0:
        raise ValueError(f"num_records must not be negative, but is {int(num_records)}")
    outputs: tuple[Array, Array] = _outputs(reader_handle, queue_handle, int(num_records))
    return outputs


def _counts(ctx: Infer) -> TensorType:
    _takes(ctx)
    return TensorType(i64, ())


@_both(_counts, "ReaderNumRecordsProducedV2")
def ReaderNumRecordsProduced(reader_handle: Array) -> Array:
    """How many records the reader has given."""
    return np.array(_reader(reader_handle).produced, np.int64)


@_both(_counts, "ReaderNumWorkUnitsCompletedV2")
def ReaderNumWorkUnitsCompleted(reader_handle: Array) -> Array:
    """How many files the reader has read to their end."""
    return np.array(_reader(reader_handle).completed, np.int64)


def _serialized(ctx: Infer) -> TensorType:
    _takes(ctx)
    return TensorType(string, ())


@_both(_serialized, "ReaderSerializeStateV2")
def ReaderSerializeState(reader_handle: Array) -> Array:
    """What ReaderRestoreState needs to go on from here. UNIMPLEMENTED for readers with a place inside of a file."""
    state: Array = np.empty((), object)
    state[()] = _reader(reader_handle).serialize()
    return state


def _restored(ctx: Infer) -> list[TensorType]:
    _takes(ctx)
    ctx.require(1, (string,))
    ctx.rank(1, 0)
    return []


@_both(_restored, "ReaderRestoreStateV2")
def ReaderRestoreState(reader_handle: Array, state: Array) -> None:
    """Bring a reader to where ReaderSerializeState was called."""
    content = state.item()
    _reader(reader_handle).restore(content if isinstance(content, bytes) else str(content).encode())


def _nothing(ctx: Infer) -> list[TensorType]:
    _takes(ctx)
    return []


@_both(_nothing, "ReaderResetV2")
def ReaderReset(reader_handle: Array) -> None:
    """Forget the file that is being read, and begin with counting again."""
    _reader(reader_handle).reset()
