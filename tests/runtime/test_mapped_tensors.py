"""Safetensors read in place: the same tensors as the library reads, aligned where they can be, nothing trusted."""

import json

import ml_dtypes
import numpy as np
import pytest
import safetensors.numpy
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.selection import examples
from tfc.ir.base.errors import Error
from tfc.runtime.checkpoint.safetensors_file import encode_tensors, read_tensors, write_tensors
from tfc.runtime.memory.mapped_tensors import map_tensors
from tfc.runtime.memory.storage import aligned_array

TENSORS = {
    "a": np.arange(10, dtype=np.float32),
    "weights": np.arange(32, dtype=np.float32).reshape(4, 8),
    "odd": np.array([True, False, True]),
    "none": np.zeros((0, 3), np.int64),
    "scalar": np.float64(2.5).reshape(()),
    "half": np.arange(3).astype(ml_dtypes.bfloat16),
}


def encoded(tensors=TENSORS):
    return b"".join(bytes(piece) for piece in encode_tensors(tensors))


def in_memory(data):
    content = aligned_array((len(data),), np.dtype(np.uint8))
    content[:] = np.frombuffer(data, np.uint8)
    return map_tensors(memoryview(content), "w.safetensors")


def test_tensors_come_back_as_they_were():
    mapped = in_memory(encoded())
    assert mapped.keys() == TENSORS.keys()
    for name, array in TENSORS.items():
        assert mapped[name].dtype == array.dtype
        np.testing.assert_array_equal(mapped[name], array)
        assert not mapped[name].flags.writeable


def test_the_library_reads_what_is_written(tmp_path):
    write_tensors(tmp_path / "w.safetensors", {k: v for k, v in TENSORS.items() if k != "half"})
    for name, array in safetensors.numpy.load_file(tmp_path / "w.safetensors").items():
        np.testing.assert_array_equal(array, TENSORS[name])
    np.testing.assert_array_equal(read_tensors(tmp_path / "w.safetensors")["a"], TENSORS["a"])


def test_large_tensors_lie_aligned():
    tensors = {"a": np.zeros(3, np.uint8), "b": np.zeros(16, np.float32), "c": np.zeros((5, 64), np.float32)}
    mapped = in_memory(encoded(tensors))
    assert all(mapped[name].ctypes.data % 64 == 0 for name in "bc")


@pytest.mark.parametrize(
    "change",
    [
        {"dtype": "F99"},
        {"shape": [10, 2]},
        {"shape": [-10]},
        {"shape": [2**60, 2**60]},
        {"shape": [1.5]},
        {"data_offsets": [0, 1 << 40]},
        {"data_offsets": [-4, 36]},
        {"data_offsets": [4, 44]},
        {"data_offsets": 7},
        {"shape": None},
    ],
    ids=str,
)
def test_headers_that_lie_are_refused(change):
    header = {"a": {"dtype": "F32", "shape": [10], "data_offsets": [0, 40]} | change}
    text = json.dumps(header).encode()
    with pytest.raises(Error, match="DATA_LOSS"):
        in_memory(len(text).to_bytes(8, "little") + text + bytes(40))


@given(st.data())
@settings(max_examples=examples(200), deadline=None)
def test_changed_bytes_are_refused_or_stay_inside(data):
    whole = encoded()
    at = data.draw(st.integers(0, len(whole) - 1))
    changed = bytearray(whole)
    changed[at] = data.draw(st.integers(0, 255))
    try:
        mapped = in_memory(bytes(changed[: data.draw(st.sampled_from([None, at]))]))
    except Error:
        return
    assert sum(array.nbytes for array in mapped.values()) <= len(whole)
