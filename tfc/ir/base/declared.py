"""Declarations read from Python functions: parameters, result and documentation.

`inspect.signature` tells the same of any callable, and takes long for it: hundreds of functions declare ops and what
the language knows, at each start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

_VARIADIC = 0x04
"""In the flags of a code object: it takes more positional arguments than it names."""


class Parameter(NamedTuple):
    """A parameter as it is written. `has_default`: a call may leave it out."""

    name: str
    kind: Literal["positional", "variadic", "keyword"]
    annotation: str
    default: Any
    has_default: bool


def parameters_of(body: Callable[..., Any]) -> list[Parameter]:
    """The parameters of a function that `def` made, in order, but for one that takes any number of keywords. Those of a
    function that wraps another (`functools.wraps`) are the other's.
    """
    body = _innermost(body)
    code, written = body.__code__, body.__annotations__
    n_positional, n_keyword = code.co_argcount, code.co_kwonlyargcount
    names = code.co_varnames
    defaults = body.__defaults__ or ()
    by_name = dict(zip(names[n_positional - len(defaults) : n_positional], defaults, strict=True))
    by_name.update(body.__kwdefaults__ or {})

    def parameter(name: str, kind: Literal["positional", "variadic", "keyword"]) -> Parameter:
        return Parameter(name, kind, str(written.get(name, "")), by_name.get(name), name in by_name)

    found = [parameter(name, "positional") for name in names[:n_positional]]
    if code.co_flags & _VARIADIC:
        found.append(parameter(names[n_positional + n_keyword], "variadic"))
    return found + [parameter(name, "keyword") for name in names[n_positional : n_positional + n_keyword]]


def result_of(body: Callable[..., Any]) -> Any:
    """The annotation of a function's result; text where its module leaves annotations as they are written."""
    return _innermost(body).__annotations__.get("return", "")


def _innermost(body: Callable[..., Any]) -> Any:
    while hasattr(body, "__wrapped__"):
        body = body.__wrapped__
    return body


def documentation(body: Callable[..., Any]) -> str:
    """The docstring without its indentation."""
    import inspect

    return inspect.getdoc(body) or ""
