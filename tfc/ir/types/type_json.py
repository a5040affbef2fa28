"""The values of the IR as JSON: the table of their kinds, by which records of them are written and read.

Sizes, shapes, types, attributes, arrays and places in files. What is malformed raises one of ir/record_json's PROBLEMS.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

import numpy as np

from tfc.ir.base.errors import Loc
from tfc.ir.base.record_json import COUNT, SCALARS, Json, Kind, Schema
from tfc.ir.base.value import Value
from tfc.ir.types.dims import Dim, Size, parse_dim
from tfc.ir.types.strings import text_of
from tfc.ir.types.types import DTYPES, Array, DType, TensorType

if TYPE_CHECKING:
    from tfc.ir.graph.graph import Attr, Graph, Literal


def _write_size(size: Size) -> Json:
    return str(size) if isinstance(size, Dim) else int(size)


_parse = lru_cache(4096)(parse_dim)
"""Programs repeat few different sizes many times."""


def _read_size(size: Json) -> Size:
    if type(size) is int:
        return size
    if type(size) is not str:
        raise TypeError(f"{size!r} is no size")
    return _parse(size)


def _read_symbolic(size: Json) -> Dim:
    found = _read_size(size)
    if not isinstance(found, Dim):
        raise TypeError(f"{size!r} depends on no symbol")
    return found


def _write_loc(loc: Loc) -> Json:
    return [[place.file, place.line, place.column, place.end_line, place.end_column] for place in loc.stack()]


def _read_loc(stack: Json) -> Loc:
    places: Sequence[tuple[str, int, int, int, int]] = _PLACES.read(stack)
    loc: Loc | None = None
    for place in reversed(places):
        loc = Loc(*place, loc)
    if loc is None:
        raise ValueError("there is no place")
    return loc


KINDS: Mapping[str, Kind | str] = {
    **SCALARS,
    "Size": Kind(_write_size, _read_size),
    "MaybeSize": "Size | None",
    "Dim": Kind(str, _read_symbolic),
    "Shape": "tuple[MaybeSize, ...]",
    "DType": Kind(lambda dtype: dtype.name, DTYPES.__getitem__),
    "Value": Kind(str, Value.parse),
    "Loc": Kind(_write_loc, _read_loc),
}
"""The kinds of values that the records of graphs and programs have, by annotation. A size is a number or the text of an
expression, null where it is not known; a shape of unknown rank is null; a place stands before those of the calls that
led to it.
"""
COUNTED_KINDS: Mapping[str, Kind | str] = {
    **KINDS,
    "int": COUNT,
    "Size": Kind(_write_size, lambda size: _parse(size) if type(size) is str else COUNT.read(size)),
}
"""The same for records without negative numbers."""
_TYPES = Schema(KINDS)
_PLACES = _TYPES.kind("tuple[tuple[str, int, int, int, int], ...]")


def type_out(type_: TensorType) -> Json:
    """An element type with a shape."""
    return _TYPES.write(type_)


def type_in(fields: Json) -> TensorType:
    """Read what `type_out` wrote."""
    return _TYPES.read(TensorType, fields)


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
    """Read what `attr_out` wrote; `part` reads the field of a constant or graph."""
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


def literal_to_json(array: Array) -> Json:
    """An array as JSON: strings too, which safetensors cannot hold."""
    import base64  # few programs need it

    if array.dtype == object:
        texts = [text_of(item) for item in array.ravel().tolist()]
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
