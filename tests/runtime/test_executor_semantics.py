"""The native executor passes the tests of the plain one: every rule of deadness, frames, iterations and variables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tfc
from tests.frontend.programs import graph_of
from tests.ir import test_dataflow as plain
from tfc.runtime.session.session import Session

OF_THE_PLAIN_ONE_ONLY = {
    "test_no_more_iterations_run_at_a_time_than_the_window_allows",
    "test_frames_are_named_after_the_frame_and_iteration_around",
    "test_ready_nodes_run_first_in_first_out",
    "test_python_and_text_build_the_same_loop",
    "test_feeding_a_merge_cuts_the_loop_off",
}
"""They look at its log, or at the interpreter around it."""


class Compiled:
    """A program in a session, called as `Running` is."""

    def __init__(self, text: str) -> None:
        self.session = Session(graph_of(text), config=tfc.Config(opt_level=1, verify=True))

    def __call__(self, *fetches: str, targets: Any = (), **feeds: Any) -> Any:
        results = self.session.run([*fetches], feeds, targets)
        return results[0] if len(fetches) == 1 else results


def cases() -> Iterator[Any]:
    for name, test in vars(plain).items():
        if name.startswith("test_") and name not in OF_THE_PLAIN_ONE_ONLY:
            yield pytest.param(test, id=name.removeprefix("test_"))


@pytest.mark.few(7)
@pytest.mark.parametrize("test", [*cases()])
def test_as_the_plain_one(test: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "Running", Compiled)
    for arguments in combinations(test):
        test(**arguments)


def combinations(test: Callable[..., None]) -> list[dict[str, Any]]:
    """The arguments of a parametrised test."""
    found: list[dict[str, Any]] = [{}]
    for mark in getattr(test, "pytestmark", []):
        names = [mark.args[0]] if isinstance(mark.args[0], str) else list(mark.args[0])
        rows = [row if len(names) > 1 else (row,) for row in mark.args[1]]
        found = [{**old, **dict(zip(names, row, strict=True))} for old in found for row in rows]
    return found
