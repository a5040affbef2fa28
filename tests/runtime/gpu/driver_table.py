"""The functions of a driver, where its table has them: called, counted and replaced."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tfc.runtime.gpu.driver import Driver, function_names


def _table(driver: Driver) -> Any:
    return (ctypes.c_void_p * len(function_names())).from_address(driver.table)


def address(driver: Driver, name: str) -> int:
    """Where a function of the driver lies."""
    return int(_table(driver)[function_names().index(name)])


@contextmanager
def replaced(driver: Driver, name: str, arguments: int, function: Callable[..., int]) -> Iterator[None]:
    """Have calls of a function, which takes so many pointers or numbers, go to another one: that is given the driver's
    own, then the arguments."""
    original = address(driver, name)
    kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_void_p] * arguments)
    made = kind(lambda *given: function(kind(original), *given))
    table, place = _table(driver), function_names().index(name)
    table[place] = ctypes.cast(made, ctypes.c_void_p).value
    try:
        yield
    finally:
        table[place] = original


@contextmanager
def counted(driver: Driver, name: str, arguments: int = 1) -> Iterator[list[None]]:
    """A list that is as long as a function of the driver was called often meanwhile."""
    calls: list[None] = []

    def called(own: Callable[..., int], *given: object) -> int:
        calls.append(None)
        return own(*given)

    with replaced(driver, name, arguments, called):
        yield calls
