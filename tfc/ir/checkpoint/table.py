"""Sorted string tables: TensorFlow's files of keys and values (LevelDB's table format, core/lib/io/table_format.txt).

Blocks of entries, each key without the prefix it shares with the one before, then an index block and a footer. Every
block carries its type and a masked CRC32C. We write what TensorFlow writes, byte by byte, and read what it may have
written with its compression off, as it is for checkpoints.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.crc32c import crc32c, mask
from tfc.ir.wire.proto import read_varint, varint

_MAGIC = 0xDB4775248B80FB57.to_bytes(8, "little")
_FOOTER = 48
_TRAILER = 5
_BLOCK_SIZE = 262144
_RESTART_INTERVAL = 16

Handle = tuple[int, int]
Pair = tuple[bytes, bytes]


def encode_table(entries: Mapping[bytes, bytes]) -> list[bytes]:
    """The pieces of a table file that holds these entries."""
    writer = _Writer()
    index: list[Pair] = []
    block: list[Pair] = []
    filled = 0
    pairs = sorted(entries.items())
    for at, (key, value) in enumerate(pairs):
        block.append((key, value))
        filled += len(key) + len(value)
        last = at + 1 == len(pairs)
        if last or filled >= _BLOCK_SIZE:
            bound = _successor(key) if last else _separator(key, pairs[at + 1][0])
            index.append((bound, _handle(writer.add(_encode_block(block, _RESTART_INTERVAL)))))
            block, filled = [], 0
    meta = writer.add(_encode_block([], _RESTART_INTERVAL))
    top = writer.add(_encode_block(index, 1))
    return [*writer.pieces, _footer(meta, top) + _MAGIC]


def decode_table(data: bytes, title: str) -> dict[bytes, bytes]:
    """All entries of a table file. DATA_LOSS, beginning with `title`, when it is damaged or no table."""
    try:
        if len(data) < _FOOTER or data[-8:] != _MAGIC:
            raise ValueError("it does not end like a table")
        footer = data[-_FOOTER:-8]
        meta, at = _read_handle(footer, 0)
        top, _ = _read_handle(footer, at)
        if footer != _footer(meta, top):
            raise ValueError("its footer is not as it would be written")
        entries = dict(_entries(_block(data, meta)))
        for _, value in _entries(_block(data, top)):
            entries.update(_entries(_block(data, _read_handle(value, 0)[0])))
    except (ValueError, IndexError) as problem:
        raise Error(f"{title} is damaged: {problem}", "DATA_LOSS") from problem
    return entries


def is_table(path: Path) -> bool:
    """True for files that end like a table."""
    if not path.is_file() or path.stat().st_size < _FOOTER:
        return False
    with path.open("rb") as file:
        file.seek(-len(_MAGIC), 2)
        return file.read() == _MAGIC


class _Writer:
    """A writer of blocks, one behind the other."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.offset = 0

    def add(self, block: bytes) -> Handle:
        handle = (self.offset, len(block))
        kind = b"\0"
        trailer = kind + mask(crc32c(kind, crc32c(block))).to_bytes(4, "little")
        self.pieces += [block, trailer]
        self.offset += len(block) + _TRAILER
        return handle


def _encode_block(entries: Sequence[Pair], interval: int) -> bytes:
    out = bytearray()
    restarts = [0]
    before = b""
    for number, (key, value) in enumerate(entries):
        shared = 0
        if number % interval:
            limit = min(len(before), len(key))
            while shared < limit and before[shared] == key[shared]:
                shared += 1
        elif number:
            restarts.append(len(out))
        out += varint(shared) + varint(len(key) - shared) + varint(len(value)) + key[shared:] + value
        before = key
    for word in (*restarts, len(restarts)):
        out += word.to_bytes(4, "little")
    return bytes(out)


def _block(data: bytes, handle: Handle) -> bytes:
    offset, size = handle
    end = offset + size
    if end + _TRAILER > len(data) - _FOOTER:
        raise ValueError("a block lies outside of the file")
    stored = int.from_bytes(data[end + 1 : end + _TRAILER], "little")
    if mask(crc32c(data[offset : end + 1])) != stored:
        raise ValueError(f"the checksum of the block at byte {offset} differs")
    if data[end]:
        raise Error("compressed tables cannot be read", "UNIMPLEMENTED")
    return data[offset:end]


def _entries(block: bytes) -> Iterator[Pair]:
    count = int.from_bytes(block[-4:], "little")
    end = len(block) - 4 * (count + 1)
    if end < 0:
        raise ValueError("a block is too short")
    at, key = 0, b""
    while at < end:
        shared, at = read_varint(block, at)
        rest, at = read_varint(block, at)
        size, at = read_varint(block, at)
        if shared > len(key) or at + rest + size > end:
            raise ValueError("an entry is cut off")
        key = key[:shared] + block[at : at + rest]
        yield key, block[at + rest : at + rest + size]
        at += rest + size


def _footer(meta: Handle, top: Handle) -> bytes:
    return (_handle(meta) + _handle(top)).ljust(_FOOTER - len(_MAGIC), b"\0")


def _handle(handle: Handle) -> bytes:
    return varint(handle[0]) + varint(handle[1])


def _read_handle(data: bytes, at: int) -> tuple[Handle, int]:
    offset, at = read_varint(data, at)
    size, at = read_varint(data, at)
    return (offset, size), at


def _separator(key: bytes, following: bytes) -> bytes:
    """A short key from `key` on and before the one that follows."""
    shared = 0
    while shared < min(len(key), len(following)) and key[shared] == following[shared]:
        shared += 1
    if shared < min(len(key), len(following)) and key[shared] < 0xFF and key[shared] + 1 < following[shared]:
        return key[:shared] + bytes([key[shared] + 1])
    return key


def _successor(key: bytes) -> bytes:
    """A short key that is not before `key`."""
    for at, byte in enumerate(key):
        if byte != 0xFF:
            return key[:at] + bytes([byte + 1])
    return key
