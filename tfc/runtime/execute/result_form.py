"""The forms in which a step gives its results: one array, a list in order, or a dict by name.

A call takes the arrays to be filled, `out`, in the form in which it gives results.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from tfc.ir.base.errors import Error, suggest
from tfc.ir.types.types import Array

R = TypeVar("R")
"""The results in a form."""


class ResultForm(ABC, Generic[R]):
    """A form of results. `number` is the form's in native/python/tfc_call.h."""

    number: int

    @abstractmethod
    def wrap(self, names: Sequence[str], results: list[Array]) -> R:
        """The results of a step, which come in order and have these names, in this form."""

    @abstractmethod
    def unwrap(self, title: str, names: Sequence[str], out: Any) -> Sequence[Array | None]:
        """The arrays given for the results of these names, in order; None for those to be allocated.

        Errors call the step by its title.
        """


class _One(ResultForm[Array]):
    number = 0

    def wrap(self, names: Sequence[str], results: list[Array]) -> Array:
        return results[0]

    def unwrap(self, title: str, names: Sequence[str], out: Array) -> Sequence[Array | None]:
        return [out]


class _List(ResultForm[list[Array]]):
    number = 1

    def wrap(self, names: Sequence[str], results: list[Array]) -> list[Array]:
        return results

    def unwrap(self, title: str, names: Sequence[str], out: object) -> Sequence[Array | None]:
        if not isinstance(out, (list, tuple)) or len(out) != len(names):
            raise Error(f"out for {title} must be a list of {len(names)} arrays or None")
        return out


class _Dict(ResultForm[dict[str, Array]]):
    number = 2

    def wrap(self, names: Sequence[str], results: list[Array]) -> dict[str, Array]:
        return dict(zip(names, results, strict=True))

    def unwrap(self, title: str, names: Sequence[str], out: Mapping[str, Array]) -> Sequence[Array | None]:
        for name in out:
            if name not in names:
                raise Error(f"{title} has no result {name!r}{suggest(name, names)}", code="NOT_FOUND")
        return [out.get(name) for name in names]


ONE, LIST, DICT = _One(), _List(), _Dict()
"""The only array, for steps that have one result; a list of arrays; a dict of arrays by name."""
FORMS: tuple[ResultForm[Any], ...] = (ONE, LIST, DICT)
