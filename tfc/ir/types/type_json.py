"""Sizes, shapes, types, attributes, arrays and places in files as JSON values.

What is malformed raises KeyError, TypeError or ValueError.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache
from types import NoneType
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from tfc.ir.base.errors import Loc
from tfc.ir.types.dims import Dim, MaybeSize, Size, parse_dim
from tfc.ir.types.types import DTYPES, Array, DType, Shape, TensorType

if TYPE_CHECKING:
    from tfc.ir.graph.graph import Attr, Graph, Literal

Json = Any


def row_of(fields: Json, *kinds: type | tuple[type, ...]) -> list[Any]:
    """A list with one value of each kind; TypeError or ValueError when it is another."""
    for value, kind in zip(fields, kinds, strict=True):
        if type(value) not in (kind if isinstance(kind, tuple) else (kind,)):
            raise TypeError(f"{value!r} in {fields!r}")
    return list(fields)


def text_of(value: Json) -> str:
    """A text."""
    if type(value) is not str:
        raise TypeError(f"{value!r} is no text")
    return value


def size_out(size: Size) -> int | str:
    """A dimension: a number, or the text of an expression."""
    return str(size) if isinstance(size, Dim) else int(size)


def size_in(size: Json) -> Size:
    """What `size_out` wrote."""
    if type(size) is int:
        return size
    return _parse(text_of(size))


_parse = lru_cache(4096)(parse_dim)
"""Programs repeat few different sizes many times."""


def shape_out(shape: Shape | None) -> Json:
    """A shape; null for one of unknown rank, or in place of an unknown dimension."""
    return None if shape is None else [None if size is None else size_out(size) for size in shape]


def shape_in(shape: Json) -> Shape | None:
    """What `shape_out` wrote."""
    sizes: list[MaybeSize] = [None if size is None else size_in(size) for size in shape or ()]
    return None if shape is None else tuple(sizes)


def type_out(type_: TensorType) -> Json:
    """An element type with a shape."""
    return [type_.dtype.name, shape_out(type_.shape), type_.ref]


def type_in(fields: Json) -> TensorType:
    """What `type_out` wrote."""
    dtype, shape, ref = row_of(fields, str, (list, NoneType), bool)
    return TensorType(DTYPES[dtype], shape_in(shape), ref)


def attr_out(attr: Attr, part: Callable[[Literal | Graph], Json]) -> Json:
    """An attribute; `part` says how a constant or a graph is written, as an object of one field."""
    if attr is None or isinstance(attr, (bool, int, float, str)):
        return attr
    if isinstance(attr, tuple):
        return {"tuple": [attr_out(item, part) for item in attr]}
    if isinstance(attr, DType):
        return {"dtype": attr.name}
    if isinstance(attr, TensorType):
        return {"type": type_out(attr)}
    return part(attr)


def attr_in(attr: Json, part: Callable[[str, Json], Attr]) -> Attr:
    """What `attr_out` wrote; `part` reads the field of a constant or graph."""
    if not isinstance(attr, dict):
        return cast("Attr", attr)
    ((kind, content),) = attr.items()
    if kind == "tuple":
        return tuple(attr_in(item, part) for item in content)
    if kind == "dtype":
        return DTYPES[content]
    if kind == "type":
        return type_in(content)
    return part(kind, content)


def loc_out(loc: Loc | None) -> Json:
    """A place in a file, and those of the calls that led to it."""
    return None if loc is None else [[p.file, p.line, p.column, p.end_line, p.end_column] for p in loc.stack()]


def loc_in(stack: Json) -> Loc | None:
    """What `loc_out` wrote."""
    loc: Loc | None = None
    for place in reversed(stack or ()):
        file, line, column, end_line, end_column = row_of(place, str, int, int, int, int)
        loc = Loc(file, line, column, end_line, end_column, loc)
    return loc


def literal_to_json(array: Array) -> Json:
    """An array as JSON: strings too, which safetensors cannot hold."""
    import base64  # few programs need it

    if array.dtype == object:
        texts = [item if isinstance(item, bytes) else str(item).encode() for item in array.ravel().tolist()]
        return {"shape": list(array.shape), "strings": [base64.b64encode(text).decode() for text in texts]}
    file = io.BytesIO()
    np.save(file, array.view(np.uint16) if array.dtype.kind == "V" else array, allow_pickle=False)
    return {"dtype": array.dtype.name, "npy": base64.b64encode(file.getvalue()).decode()}


def literal_from_json(content: Json) -> Array:
    """The array that `literal_to_json` wrote; KeyError, TypeError or ValueError when it did not."""
    import base64  # few programs need it

    if "strings" in content:
        strings = np.empty(len(content["strings"]), dtype=object)
        strings[:] = [base64.b64decode(text) for text in content["strings"]]
        return strings.reshape(content["shape"])
    array: Array = np.load(io.BytesIO(base64.b64decode(content["npy"])), allow_pickle=False)
    wanted = np.dtype(content["dtype"])
    return array if array.dtype == wanted else array.view(wanted)
