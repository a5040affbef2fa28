"""The interface of CPython and NumPy for native code: addresses of their functions, and proof that their objects have
the layout that it reads (native/python/call.c; NumPy's C API, "PyArrayObject"; CPython's C API, "Common Object
Structures").

Where the proof fails, as in interpreters without a global lock, prepared steps are called by Python code instead.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from tfc.ir.types.types import Array
from tfc.runtime.native.records import PythonRecord

_FUNCTIONS = {
    "incref": "Py_IncRef", "decref": "Py_DecRef", "vectorcall": "PyObject_Vectorcall",
    "call_no_args": "PyObject_CallNoArgs", "save_thread": "PyEval_SaveThread",
    "restore_thread": "PyEval_RestoreThread", "dict_new": "PyDict_New", "dict_set": "PyDict_SetItem",
    "dict_get": "PyDict_GetItemWithError", "dict_size": "PyDict_Size", "list_new": "PyList_New",
    "list_set": "PyList_SetItem", "list_get": "PyList_GetItem", "list_size": "PyList_Size",
    "compare_text": "PyUnicode_Compare", "error": "PyErr_Occurred", "clear_error": "PyErr_Clear",
    "as_double": "PyFloat_AsDouble", "as_integer": "PyLong_AsLongLongAndOverflow",
}  # fmt: skip
_OBJECTS: dict[str, object] = {
    "none": None, "array_type": np.ndarray, "tuple_type": tuple, "list_type": list, "dict_type": dict,
    "float_type": float, "int_type": int,
}  # fmt: skip
_ARRAY_TYPE, _NEW_FROM_DESCR = 2, 94
"""Places in the table that NumPy's C API is."""
_HEAD = 2 * ctypes.sizeof(ctypes.c_void_p)
"""The size of PyObject: a reference count and a type."""


class _ArrayFields(ctypes.Structure):
    _fields_ = (
        ("references", ctypes.c_ssize_t),
        ("type", ctypes.c_void_p),
        ("data", ctypes.c_void_p),
        ("rank", ctypes.c_int),
        ("dims", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("base", ctypes.c_void_p),
        ("descr", ctypes.c_void_p),
        ("flags", ctypes.c_int),
    )


@cache
def python_record() -> PythonRecord | None:
    """The record for native code; None in an interpreter whose object layout is unknown."""
    if not _has_one_lock() or not (_reads_arrays() and _reads_tuples() and _reads_records()):
        return None
    api = _numpy_api()
    if api is None:
        return None
    record = PythonRecord(new_array=api[_NEW_FROM_DESCR], tuple_items=tuple.__basicsize__)
    for field, symbol in _FUNCTIONS.items():
        function = getattr(ctypes.pythonapi, symbol, None)
        if function is None:
            return None
        setattr(record, field, ctypes.cast(function, ctypes.c_void_p).value)
    for field, thing in _OBJECTS.items():
        setattr(record, field, id(thing))
    return record


def _has_one_lock() -> bool:
    gil: bool = getattr(sys, "_is_gil_enabled", lambda: True)()
    return sys.implementation.name == "cpython" and gil and ctypes.sizeof(ctypes.c_void_p) == 8


def _numpy_api() -> Any:
    # NumPy's public C API is a table behind a capsule; this is where its own headers look for it.
    capsule = import_module("numpy._core._multiarray_umath")._ARRAY_API
    pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
    address = pointer(("PyCapsule_GetPointer", ctypes.pythonapi))(capsule, None)
    table = ctypes.cast(address, ctypes.POINTER(ctypes.c_void_p))
    return table if table[_ARRAY_TYPE] == id(np.ndarray) else None


def _reads_arrays() -> bool:
    read_only = np.arange(6.0)
    read_only.flags.writeable = False
    arrays: list[Array] = [
        np.zeros(3, np.float32),
        np.zeros((2, 5), np.uint8)[1:, ::2],
        np.zeros((), np.int64),
        np.zeros((0, 4)),
        read_only,
    ]
    return all(map(_reads_array, arrays))


def _reads_array(array: Array) -> bool:
    fields = _ArrayFields.from_address(id(array))
    row = ctypes.c_ssize_t * array.ndim
    sizes = [list(row.from_address(at)) if array.ndim else [] for at in (fields.dims, fields.strides)]
    return (
        fields.type == id(np.ndarray)
        and (fields.data or 0) == array.ctypes.data
        and fields.rank == array.ndim
        and sizes == [list(array.shape), list(array.strides)]
        and (array.base is None or fields.base is not None)
        and fields.descr == id(array.dtype)
        and fields.flags == array.flags.num
    )


@cache
def reads_scalar(dtype: np.dtype[Any]) -> bool:
    """True when the value of NumPy's scalars of this type directly follows the object's head."""
    samples = [np.ones((), dtype)[()], np.zeros((), dtype)[()]]
    return all(
        type(sample) is dtype.type and ctypes.string_at(id(sample) + _HEAD, dtype.itemsize) == sample.tobytes()
        for sample in samples
    )


def _reads_tuples() -> bool:
    sample = ("a", 2, 3.0)
    size = ctypes.c_ssize_t.from_address(id(sample) + _HEAD).value
    items = (ctypes.c_void_p * 3).from_address(id(sample) + tuple.__basicsize__)
    return size == len(sample) and list(items) == [id(item) for item in sample]


def _reads_records() -> bool:
    record = PythonRecord()
    return ctypes.c_void_p.from_address(id(record) + _HEAD).value == ctypes.addressof(record)
