"""Records: frozen dataclasses that are cheap to define.

`dataclasses` writes and compiles six methods for each class when it is defined, a third of a millisecond in all. A
program that loads a module pays that sixty times before its first step, one that compiles three hundred times: with
dataclasses the first takes 23 ms more (185 of processor time instead of 162), the second 80 ms.

Here a class gets methods that read its fields from a table: they cost nothing to define, and are slow. One that has
been called `_FEW` times is written and compiled as `dataclasses` would have it, and takes their place; most never are.
In all else a record is a dataclass: for `replace`, `fields` and `asdict` of the standard library (`_AsDataclass` makes
what they look for when they look), for `match`, and for type checkers, which see `dataclass` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any

__all__ = ["field", "field_types", "record", "replace"]

_MISSING = object()
_FEW = 128
"""The calls of a method before it is compiled, which costs a tenth of a millisecond: what the calls have lost."""
_Writer = Callable[[type, dict[str, object]], str]


class _Field:
    """A field's default, and whether `==` and `repr` include it."""

    __slots__ = ("compare", "default", "default_factory", "kind", "repr")

    def __init__(
        self, *, default: Any = _MISSING, default_factory: Any = _MISSING, compare: bool = True, repr: bool = True
    ) -> None:
        self.default, self.default_factory, self.compare, self.repr = default, default_factory, compare, repr
        self.kind = ""


def _record(cls: type | None = None, /, *, frozen: bool, slots: bool = False, eq: bool = True) -> Any:
    """Make a class a record, whose annotations are its fields. All records are `frozen`."""
    assert frozen
    return (lambda cls: _made(cls, slots, eq)) if cls is None else _made(cls, slots, eq)


def _made(cls: type, slots: bool, eq: bool) -> type:
    own = cls.__dict__.get("__annotations__", {})  # noqa: RUF063  importing `inspect` costs milliseconds
    given = {name: cls.__dict__[name] for name in own if name in cls.__dict__}
    names = tuple(own)
    for base in cls.__mro__[1:]:
        if "__record_fields__" in base.__dict__:
            names = tuple(dict.fromkeys((*base.__dict__["__match_args__"], *own)))
            break
    owner = [cls]
    methods: dict[str, object] = {
        "__record_fields__": (own, given),
        "__match_args__": names,
        "__dataclass_fields__": _DATACLASS_FIELDS,
        "__dataclass_params__": _DATACLASS_PARAMS,
        "__init__": _first_init(owner, names),
        "__setattr__": _refuse,
        "__delattr__": _refuse,
    }
    if slots:
        methods |= {"__slots__": tuple(own), "__getstate__": _state, "__setstate__": _set_state}
    if "__repr__" not in cls.__dict__:
        methods["__repr__"] = _repr
    if eq and "__eq__" not in cls.__dict__:
        methods["__eq__"] = _first_eq(owner)
    if eq and cls.__dict__.get("__hash__") is None:
        methods["__hash__"] = _first_hash(owner)
    if slots:
        dropped = {*own, "__dict__", "__weakref__"}
        kept = {name: value for name, value in cls.__dict__.items() if name not in dropped}
        owner[0] = type(cls)(cls.__name__, cls.__bases__, {**kept, **methods})
        return owner[0]
    for name, value in given.items():
        if isinstance(value, _Field):
            delattr(cls, name)
    for name, value in methods.items():
        setattr(cls, name, value)
    return cls


def _fields(cls: type) -> Mapping[str, _Field]:
    """The fields of a record, inherited ones included; of other classes none. They are made on demand."""
    found: Any = cls.__dict__.get("__record_fields__", {})
    if isinstance(found, tuple):
        own, given = found
        made = {name: value for base in reversed(cls.__mro__[1:]) for name, value in _fields(base).items()}
        for name, kind in own.items():
            value = given.get(name, _MISSING)
            made[name] = value if isinstance(value, _Field) else _Field(default=value)
            made[name].kind = kind
        type.__setattr__(cls, "__record_fields__", made)
        return made
    return found  # type: ignore[no-any-return]


def field_types(cls: type) -> dict[str, str]:
    """The annotations of a record's fields, inherited ones included, by name and in order."""
    return {name: given.kind for name, given in _fields(cls).items()}


def _replace(this: Any, /, **changes: object) -> Any:
    """A copy of a record with some fields replaced."""
    for name in this.__match_args__:
        if name not in changes:
            changes[name] = getattr(this, name)
    return type(this)(**changes)


# ---- methods that are compiled when they are needed ------------------------------------------------------------------
# `owner` holds the class, which one with slots is only when its methods are there.


def _first_init(owner: list[type], names: tuple[str, ...]) -> Callable[..., None]:
    """An `__init__` that sets the fields of the first records itself: many classes have few of them in a process."""
    made, put = 0, object.__setattr__

    def __init__(self: Any, *args: object, **kwargs: object) -> None:  # noqa: N807
        nonlocal made
        made += 1
        values: Sequence[object] | None = None
        if made <= _FEW:
            values = args if len(args) == len(names) and not kwargs else _bound(_fields(owner[0]), args, kwargs)
        if values is None:
            _compiled(owner[0], "__init__", _write_init)(self, *args, **kwargs)  # also says what is wrong with them
            return
        for name, value in zip(names, values, strict=True):
            put(self, name, value)
        if hasattr(owner[0], "__post_init__"):
            self.__post_init__()

    __init__.__qualname__ = f"{owner[0].__qualname__}.__init__"
    return __init__


def _first_eq(owner: list[type]) -> Callable[[Any, Any], bool]:
    """An `__eq__` that is compiled when it has been called for a while."""
    called = 0
    values: Callable[[Any], object] | None = None

    def __eq__(self: Any, other: Any) -> bool:  # noqa: N807
        nonlocal called, values
        called += 1
        if values is None:
            values = _compared_values(owner[0])
        if called > _FEW:
            _compiled(owner[0], "__eq__", _write_eq)
        same = other.__class__ is self.__class__
        return self is other or values(self) == values(other) if same else NotImplemented

    return __eq__


def _first_hash(owner: list[type]) -> Callable[[Any], int]:
    """A `__hash__` that is compiled when it has been called for a while."""
    called = 0
    values: Callable[[Any], object] | None = None

    def __hash__(self: Any) -> int:  # noqa: N807
        nonlocal called, values
        called += 1
        if values is None:
            values = _compared_values(owner[0])
        if called > _FEW:
            _compiled(owner[0], "__hash__", _write_hash)
        return hash(values(self))

    return __hash__


def _compared_values(cls: type) -> Callable[[Any], object]:
    """A function from a record to the tuple of values that `==` compares."""
    names = [name for name, given in _fields(cls).items() if given.compare]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda each: tuple([getattr(each, name) for name in names])


def _compiled(cls: type, name: str, write: _Writer) -> Any:
    """Compile a method and give it to the class. `write` gives the text, and the meaning of the names in it."""
    known: dict[str, Any] = {}
    exec(write(cls, known), known)
    known[name].__qualname__ = f"{cls.__qualname__}.{name}"
    setattr(cls, name, known[name])
    return known[name]


def _bound(fields: Mapping[str, _Field], args: tuple[object, ...], kwargs: dict[str, object]) -> list[object] | None:
    """The fields' values; None for arguments that do not fit."""
    values, taken = [*args], 0
    for name in [*fields][len(args) :]:
        given = fields[name]
        if name in kwargs:
            values.append(kwargs[name])
            taken += 1
        elif given.default_factory is not _MISSING:
            values.append(given.default_factory())
        elif given.default is not _MISSING:
            values.append(given.default)
        else:
            return None
    return values if len(values) == len(fields) and taken == len(kwargs) else None


def _write_init(cls: type, known: dict[str, object]) -> str:
    known |= {"_set": object.__setattr__, "_MISSING": _MISSING}
    parameters, lines = ["self"], []
    for name, given in _fields(cls).items():
        value, default = name, ""
        if given.default_factory is not _MISSING:
            known[f"_make_{name}"] = given.default_factory
            value, default = f"_make_{name}() if {name} is _MISSING else {name}", "=_MISSING"
        elif given.default is not _MISSING:
            known[f"_default_{name}"] = given.default
            default = f"=_default_{name}"
        parameters.append(name + default)
        lines.append(f" _set(self, {name!r}, {value})\n")
    if hasattr(cls, "__post_init__"):
        lines.append(" self.__post_init__()\n")
    return f"def __init__({', '.join(parameters)}):\n{''.join(lines) or ' pass'}"


def _write_eq(cls: type, known: dict[str, object]) -> str:
    equal = f"self is other or {_compared('self', cls)} == {_compared('other', cls)}"
    return f"def __eq__(self, other):\n return {equal} if other.__class__ is self.__class__ else NotImplemented"


def _write_hash(cls: type, known: dict[str, object]) -> str:
    return f"def __hash__(self):\n return hash({_compared('self', cls)})"


def _compared(owner: str, cls: type) -> str:
    """The text of a tuple of the values that `==` compares."""
    return f"({''.join(f'{owner}.{name},' for name, given in _fields(cls).items() if given.compare)})"


# ---- methods that all records share ----------------------------------------------------------------------------------


def _record_of(cls: type) -> type:
    """The record that a class is, or derives from."""
    return next(base for base in cls.__mro__ if "__record_fields__" in base.__dict__)


def _repr(self: Any) -> str:
    shown = (f"{name}={getattr(self, name)!r}" for name, given in _fields(_record_of(type(self))).items() if given.repr)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _refuse(self: Any, name: str, value: object = None) -> None:
    if "__record_fields__" not in type(self).__dict__ and name not in self.__match_args__:
        object.__setattr__(self, name, value)  # what a class derived from a record has besides is its own
        return
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _state(self: Any) -> list[object]:
    """The state for pickle and copy, which would else set the fields of an object with slots one by one."""
    return [getattr(self, name) for name in self.__match_args__]


def _set_state(self: Any, state: list[object]) -> None:
    for name, value in zip(self.__match_args__, state, strict=True):
        object.__setattr__(self, name, value)


class _AsDataclass:
    """A descriptor that makes what `dataclasses` looks for in a class, on demand: that of a dataclass with the same
    fields.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, record: object, cls: type) -> Any:
        import dataclasses

        owner = _record_of(cls)
        fields = []
        for name, given in _fields(owner).items():
            if given.default_factory is not _MISSING:
                made = dataclasses.field(default_factory=given.default_factory, compare=given.compare, repr=given.repr)
            else:
                default = dataclasses.MISSING if given.default is _MISSING else given.default
                made = dataclasses.field(default=default, compare=given.compare, repr=given.repr)
            fields.append((name, given.kind, made))
        twin = dataclasses.make_dataclass(owner.__name__, fields, frozen=True)
        for name in ("__dataclass_fields__", "__dataclass_params__"):
            setattr(owner, name, getattr(twin, name))
        return getattr(twin, self.name)


_DATACLASS_FIELDS, _DATACLASS_PARAMS = _AsDataclass("__dataclass_fields__"), _AsDataclass("__dataclass_params__")

if TYPE_CHECKING:
    from dataclasses import dataclass as record
    from dataclasses import field, replace
else:
    record, field, replace = _record, _Field, _replace
