"""Fixed words of protocol buffers as the floats they stand for: `proto.fields` gives their bits."""

import struct


def single(bits: int | bytes) -> float:
    """The float of a fixed 32-bit word."""
    assert isinstance(bits, int)
    (number,) = struct.unpack("<f", bits.to_bytes(4, "little"))
    return float(number)


def double(bits: int | bytes) -> float:
    """The double of a fixed 64-bit word."""
    assert isinstance(bits, int)
    (number,) = struct.unpack("<d", bits.to_bytes(8, "little"))
    return float(number)
