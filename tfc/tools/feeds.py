"""Reads feeds from the command line: `--input=x=4x784xf32=@x.npy`, `--input=x=2x2xf32=1 2 3 4`, `--data=train.npz`.

The grammar is NAME=[TYPE=]VALUE. TYPE is `4x784xf32`, `f32[4, 784]` or a bare `f32`; without one the type of the input
decides. VALUE is `@file.npy`, `@file.npz`, `@file.npz:key`, raw bytes `@file.bin` (needs a TYPE with dimensions), or
numbers with or without brackets; a single number fills the shape that TYPE gives.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.readers.numpy_files import map_array, read_archive
from tfc.ir.types.types import DTYPE_NAMES, Array, DType, TensorType, dtype_of

_IREE = re.compile(r"^(?:(?P<dims>\d+(?:x\d+)*)x)?(?P<dtype>[a-z]\w*)$")
_NATIVE = re.compile(r"^(?P<dtype>[a-z]\w*)\[(?P<dims>[\d\s,]*)\]$")
_NESTED = re.compile(r"[\[\](),\s]+")


def add_step_arguments(parser: argparse.ArgumentParser, entry: str) -> None:
    """Declare the flags that say which step is taken, and with what."""
    parser.add_argument("--entry", metavar="NAME", help=entry)
    parser.add_argument("--input", metavar="NAME=[TYPE=]VALUE", action="append", default=[], help="feed one input")
    parser.add_argument("--data", metavar="FILE.npz", help="feed inputs from the arrays of their names")
    parser.add_argument("--dim", action="append", default=[], metavar="NAME=N", help="size of made-up inputs")
    parser.add_argument("--state-in", metavar="FILE.safetensors", help="start from these variables")


def parse_type(text: str) -> tuple[tuple[int, ...] | None, DType]:
    """Read `4x784xf32`, `f32[4, 784]` or `f32`; the shape is None when only a dtype is given."""
    match = _NATIVE.match(text) or _IREE.match(text)
    if not match or match["dtype"] not in DTYPE_NAMES:
        raise Error(f"`{text}` is not a tensor type; write 4x784xf32, f32[4, 784] or f32")
    if match.re is _NATIVE:
        return tuple(int(word) for word in match["dims"].replace(",", " ").split()), DTYPE_NAMES[match["dtype"]]
    dims = tuple(map(int, match["dims"].split("x"))) if match["dims"] else None
    return dims, DTYPE_NAMES[match["dtype"]]


def parse_input(text: str, types: Mapping[str, TensorType]) -> tuple[str, Array]:
    """Read one `--input` flag: the input's name and its array, converted to the input's type where that is exact."""
    name, equals, rest = text.partition("=")
    if not equals:
        raise Error(f"--input={text}: expected NAME=VALUE or NAME=TYPE=VALUE")
    head, equals, tail = rest.partition("=")
    typed = bool(equals) and not head.startswith("@")
    declared = types.get(name)
    shape, dtype = parse_type(head) if typed else (None, declared.dtype if declared else None)
    value = tail if typed else rest
    if value.startswith("@"):
        array = load(value[1:], shape, dtype, name)
    else:
        array = parse_literal(value, shape, dtype or DTYPE_NAMES["f32"], name, declared)
    return name, fit(name, array, declared)


def parse_literal(
    text: str, shape: tuple[int, ...] | None, dtype: DType, name: str, declared: TensorType | None
) -> Array:
    """Read numbers; nested brackets give the shape unless TYPE does."""
    if dtype.kind == "string":
        raise Error(f"--input={name}: give strings in a .npy file")
    words = [word for word in _NESTED.split(text.strip()) if word]
    try:
        flat = np.array([_number(word, dtype) for word in words]).astype(dtype.storage)
    except (ValueError, OverflowError) as problem:
        raise Error(f"--input={name}: {problem}") from None
    if shape is None:
        shape = bracket_shape(text) if "[" in text or "]" in text else _default_shape(flat, declared)
    count = int(np.prod(shape, dtype=np.int64)) if shape else 1
    if flat.size == 1 and count != 1:
        return np.full(shape, flat[0], dtype=dtype.storage)
    if flat.size != count:
        raise Error(f"--input={name}: {flat.size} numbers do not fill shape {list(shape)}, which holds {count}")
    return flat.reshape(shape)


def _default_shape(flat: Array, declared: TensorType | None) -> tuple[int, ...]:
    if declared is not None and declared.is_static:
        return tuple(int(str(d)) for d in declared.dims)
    if declared is not None and declared.rank == 0:
        return ()
    return (flat.size,) if flat.size != 1 or (declared is not None and declared.rank == 1) else ()


def _number(word: str, dtype: DType) -> complex | float | int | bool:
    if dtype.kind == "bool":
        if word.lower() in ("true", "1", "false", "0"):
            return word.lower() in ("true", "1")
        raise ValueError(f"`{word}` is not a bool")
    if dtype.is_integer:
        number = int(word, 0)
        limits = np.iinfo(dtype.storage)
        if not limits.min <= number <= limits.max:
            raise OverflowError(f"{word} does not fit {dtype}")
        return number
    return complex(word) if dtype.is_complex else float(word)


def bracket_shape(text: str) -> tuple[int, ...]:
    """The shape that nested brackets spell out; INVALID_ARGUMENT when rows differ in length."""
    sizes: list[int | None] = []
    counts = [0]
    pending = False
    for token in re.findall(r"[\[\]]|[^\[\],\s]+", text):
        if token == "[":
            counts.append(0)
            if len(sizes) < len(counts) - 1:
                sizes.append(None)
        elif token == "]":
            if len(counts) == 1:
                raise Error(f"unbalanced brackets in `{text[:40]}`")
            count, level = counts.pop(), len(counts) - 1
            if sizes[level] not in (None, count):
                raise Error(f"rows of different lengths, {sizes[level]} and {count}, in `{text[:40]}`")
            sizes[level] = count
            counts[-1] += 1
        else:
            counts[-1] += 1
        pending = len(counts) > 1
    if pending:
        raise Error(f"unbalanced brackets in `{text[:40]}`")
    return tuple(size or 0 for size in sizes)


def load(reference: str, shape: tuple[int, ...] | None, dtype: DType | None, name: str) -> Array:
    """Read `file.npy`, `file.npz[:key]` (the key defaults to the input's name) or raw bytes."""
    path, colon, key = reference.partition(".npz:")
    if colon:
        return read_archive(f"{path}.npz", [key])[key]
    if reference.endswith(".npz"):
        return read_archive(reference, [name])[name]
    if not reference.endswith(".npy"):
        if shape is None or dtype is None:
            raise Error(f"--input={name}: raw bytes need a type: --input={name}=4x784xf32=@{reference}")
        content = np.fromfile(reference, dtype=dtype.storage)
        if content.size != np.prod(shape, dtype=np.int64):
            raise Error(f"{reference} holds {content.size} elements of {dtype}, not {list(shape)}")
        return content.reshape(shape)
    array = map_array(reference)
    if shape is not None and array.shape != shape:
        raise Error(f"{reference} holds shape {list(array.shape)}, not {list(shape)}")
    return array


def fit(name: str, array: Array, declared: TensorType | None) -> Array:
    """Convert an array to the input's dtype when no value changes; otherwise say what does not fit."""
    if declared is None or array.dtype == declared.dtype.storage:
        return array
    try:
        given = dtype_of(array)
    except TypeError as problem:
        raise Error(f"input `{name}`: {problem}") from None
    converted = array.astype(declared.dtype.storage) if declared.dtype.kind != "string" else array
    with np.errstate(invalid="ignore"):
        same = np.array_equal(converted.astype(array.dtype), array, equal_nan=array.dtype.kind in "fc")
    if not same and not (given.is_float and declared.dtype.is_float):
        raise Error(f"input `{name}` is {declared}; the values given are {given} and do not fit it exactly")
    return converted
