"""Records as JSON values and back, by the annotations of their fields: a new field needs no code here.

A record is an array of the values of its fields, in their order. A schema may list records that are objects instead,
with the names of the fields; fields that are None are left out of these. A tuple is an array, a mapping is an object,
and a member of a union of records is an array that begins with the name of its class. All other kinds of values stand
in a table, by annotation:

    Schema({**SCALARS, "Colour": Kind(write=str, read=Colour.parse)}).read(Line, [0, 7, "#ff0000"])

Reading trusts nothing. A value of another kind, an array that is too short or too long, a field that is missing or
unknown raises a MalformedError with the path to it: `buffers[3].dtype`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from operator import call, length_hint
from types import UnionType
from typing import Any, TypeVar

from tfc.ir.base.record import field_types, record

Json = Any
T = TypeVar("T")
PROBLEMS = (KeyError, TypeError, ValueError, IndexError, AttributeError)
"""The exceptions that reading a malformed value may raise."""
_MOST_SHOWN = 80
"""Characters of a wrong value in a message: it may be a whole file."""


class MalformedError(ValueError):
    """A JSON value that does not fit its annotation, and the path to it."""

    def __init__(self, problem: str, where: str = "") -> None:
        super().__init__(problem, where)
        self.problem, self.where = problem, where

    def __str__(self) -> str:
        return f"{self.where.lstrip('.')}: {self.problem}" if self.where else self.problem

    @staticmethod
    def of(problem: Exception, step: str = "") -> MalformedError:
        """A problem of a part as one of the whole, in which `step` leads to the part."""
        if isinstance(problem, MalformedError):
            return MalformedError(problem.problem, step + problem.where)
        return MalformedError(f"{type(problem).__name__} {problem}", step)


@record(frozen=True, slots=True)
class Kind:
    """The two functions that write and read values of a kind. `read` raises one of PROBLEMS for any other value."""

    write: Callable[[Any], Json]
    read: Callable[[Json], Any]


def _same(value: Any) -> Any:
    return value


def plain(kind: type, name: str) -> Kind:
    """Values of a type that JSON has itself, and of no subclass."""

    def read(value: Json) -> Any:
        if type(value) is not kind:
            raise _unlike(value, name)
        return value

    return Kind(_same, read)


def _unlike(value: Json, name: str) -> MalformedError:
    shown = repr(value)
    return MalformedError(f"{shown if len(shown) <= _MOST_SHOWN else shown[:_MOST_SHOWN] + '…'} is no {name}")


def at_least(least: int, name: str) -> Kind:
    """Whole numbers of this size or more."""

    def read(value: Json) -> Any:
        if type(value) is not int or value < least:
            raise _unlike(value, name)
        return value

    return Kind(_same, read)


COUNT = at_least(0, "count")
INDEX = at_least(-1, "index")
"""An index, or -1 for none."""
SCALARS: Mapping[str, Kind | str] = {
    "str": plain(str, "text"),
    "int": plain(int, "whole number"),
    "bool": plain(bool, "truth value"),
}
"""The kinds that JSON has itself, by annotation."""
APART = Kind(_same, _same)
"""Values that are kept elsewhere: objects lack these fields, which have their defaults when they are read."""


class Schema:
    """The JSON form of some records.

    kinds    by annotation: how values are written and read, or another annotation with the same meaning
    objects  the names of the records that are objects
    modules  of the records that are imported for type checking only, by name: they are loaded for the first such value
    ignores_unknown  whether objects may have unknown fields, as later versions write them
    """

    def __init__(
        self,
        kinds: Mapping[str, Kind | str],
        *,
        objects: Collection[str] = (),
        modules: Mapping[str, str] | None = None,
        ignores_unknown: bool = False,
    ) -> None:
        self._kinds = dict(kinds)
        self._objects, self._modules, self._ignores_unknown = objects, modules or {}, ignores_unknown
        self._records: dict[type, Kind] = {}

    def write(self, record: object) -> Json:
        """The JSON form of a record."""
        return self._record(type(record)).write(record)

    def read(self, cls: type[T], value: Json) -> T:
        """The record that has this JSON form. MalformedError when there is none."""
        return self._record(cls).read(value)  # type: ignore[no-any-return]

    def kind(self, annotation: str, module: str = "") -> Kind:
        """The kind of an annotation in a record of `module`."""
        found = self._kinds.get(annotation)
        if not isinstance(found, Kind):
            found = self._kinds[annotation] = self._made_kind(found or annotation, module)
        return found

    def _made_kind(self, annotation: str, module: str) -> Kind:
        if annotation in self._kinds:
            return self.kind(annotation, module)
        if annotation.endswith(" | None"):
            return _optional(self.kind(annotation.removesuffix(" | None"), module))
        name, bracket, inner = annotation.removesuffix("]").partition("[")
        if not bracket:
            return self._named(name, module)
        if name == "Mapping":
            return _mapping(self.kind(inner.removeprefix("str, "), module))
        assert name == "tuple", f"no kind for {annotation}"
        if inner.endswith(", ..."):
            return _sequence(self.kind(inner.removesuffix(", ..."), module))
        return _row(None, [(f"[{k}]", self.kind(each, module)) for k, each in enumerate(inner.split(", "))])

    def _named(self, name: str, module: str) -> Kind:
        """The kind of a record, a union of records, or a Literal, by its name in `module` or one of the schema's.

        It is looked up for the first such value: the module may not be loaded, and records may hold their own kind.
        """

        @cache
        def kind() -> Kind:
            found: Any = getattr(import_module(self._modules.get(name, module)), name)
            if isinstance(found, UnionType):
                return _union({each.__name__: self._record(each) for each in found.__args__})
            return self._record(found) if isinstance(found, type) else _words(found.__args__)

        return Kind(lambda value: kind().write(value), lambda value: kind().read(value))

    def _record(self, cls: type) -> Kind:
        if cls not in self._records:
            fields = [(name, self.kind(each, cls.__module__)) for name, each in field_types(cls).items()]
            if cls.__name__ in self._objects:
                written = {name: kind for name, kind in fields if kind is not APART}
                self._records[cls] = _object(cls, written, self._ignores_unknown)
            else:
                self._records[cls] = _row(cls, fields)
        return self._records[cls]


# ---- kinds made of kinds ---------------------------------------------------------------------------------------------


def _optional(kind: Kind) -> Kind:
    write, read = kind.write, kind.read
    return Kind(
        lambda value: None if value is None else write(value),
        lambda value: None if value is None else read(value),
    )


def _words(words: Sequence[str]) -> Kind:
    def read(value: Json) -> str:
        if type(value) is not str or value not in words:
            raise _unlike(value, f"word of {', '.join(words)}")
        return value

    return Kind(_same, read)


def _sequence(kind: Kind) -> Kind:
    write_item, read_item = kind.write, kind.read

    def write(values: Sequence[Any]) -> Json:
        return [write_item(value) for value in values]

    def read(values: Json) -> tuple[Any, ...]:
        if type(values) is not list:
            raise _unlike(values, "array")
        rest = iter(values)
        try:
            return tuple(map(read_item, rest))
        except PROBLEMS as problem:
            raise MalformedError.of(problem, f"[{_last_of(values, rest)}]") from problem

    return Kind(write, read)


def _last_of(values: list[Json], rest: Iterator[Json]) -> int:
    """The index of the value that an iterator over a list gave last."""
    return len(values) - length_hint(rest) - 1


def _mapping(kind: Kind) -> Kind:
    write_item, read_item = kind.write, kind.read

    def write(values: Mapping[str, Any]) -> Json:
        return {name: write_item(value) for name, value in values.items()}

    def read(values: Json) -> dict[str, Any]:
        if type(values) is not dict:
            raise _unlike(values, "object")
        found = {}
        for name, value in values.items():
            try:
                found[name] = read_item(value)
            except PROBLEMS as problem:
                raise MalformedError.of(problem, f"[{name!r}]") from problem
        return found

    return Kind(write, read)


def _row(cls: type | None, fields: Sequence[tuple[str, Kind]]) -> Kind:
    """A record, or without a class a tuple, as an array."""
    steps = [name if cls is None else f".{name}" for name, _ in fields]
    name = "tuple" if cls is None else cls.__name__
    writers, readers = [(name, kind.write) for name, kind in fields], [kind.read for _, kind in fields]

    def write(record: Any) -> Json:
        if cls is None:
            return [write_value(value) for (_, write_value), value in zip(writers, record, strict=True)]
        return [write_value(getattr(record, name)) for name, write_value in writers]

    def read(row: Json) -> Any:
        if type(row) is not list or len(row) != len(steps):
            raise _unlike(row, f"array of the {len(steps)} fields of a {name}")
        rest = iter(row)
        try:
            values = tuple(map(call, readers, rest))
        except PROBLEMS as problem:
            raise MalformedError.of(problem, steps[_last_of(row, rest)]) from problem
        return values if cls is None else cls(*values)

    return Kind(write, read)


def _object(cls: type, fields: Mapping[str, Kind], ignores_unknown: bool) -> Kind:
    types = field_types(cls)
    needed = {name for name in fields if not types[name].endswith(" | None")}

    def write(record: Any) -> Json:
        values = [(name, getattr(record, name)) for name in fields]
        return {name: fields[name].write(value) for name, value in values if name in needed or value is not None}

    def read(values: Json) -> Any:
        if type(values) is not dict:
            raise _unlike(values, f"object with the fields of a {cls.__name__}")
        if missing := needed - values.keys():
            raise MalformedError(f"{cls.__name__} lacks {', '.join(sorted(missing))}")
        if not ignores_unknown and (unknown := values.keys() - fields.keys()):
            raise MalformedError(f"{cls.__name__} has no {', '.join(sorted(unknown))}")
        found = {}
        for name, kind in fields.items():
            try:
                found[name] = kind.read(values.get(name))
            except PROBLEMS as problem:
                raise MalformedError.of(problem, f".{name}") from problem
        return cls(**found)

    return Kind(write, read)


def _union(kinds: Mapping[str, Kind]) -> Kind:
    def write(record: Any) -> Json:
        name = type(record).__name__
        return [name, *kinds[name].write(record)]

    def read(row: Json) -> Any:
        if type(row) is not list or not row or row[0] not in kinds:
            raise _unlike(row, f"array that begins with one of {', '.join(kinds)}")
        return kinds[row[0]].read(row[1:])

    return Kind(write, read)
