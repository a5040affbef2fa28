"""Faults of tfc: what nobody foresaw tells the statement, pass or node that it happened at."""

import json
from pathlib import Path
from typing import Any

import pytest

import tfc
from tests.tools.commands import err
from tfc.frontend.elaborate import control_flow
from tfc.ir.base.errors import InternalError

TEXT = "input x: f32[2]\n\ny = for i in range(3), s = x { yield s + 1.0 }\nentry main(x) -> y\n"


@pytest.fixture
def _broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise KeyError("what nobody foresaw")

    monkeypatch.setattr(control_flow, "iteration", broken)


@pytest.mark.usefixtures("_broken")
def test_a_fault_of_the_elaborator_names_the_statement() -> None:
    with pytest.raises(
        InternalError, match="while elaborating: KeyError: 'what nobody foresaw'\n  at <text>:3:1"
    ) as caught:
        tfc.parse(TEXT)
    assert isinstance(caught.value, tfc.InternalError)
    assert isinstance(caught.value.__cause__, KeyError)


@pytest.mark.usefixtures("_broken")
def test_the_command_line_shows_the_place_in_text_and_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    Path("m.tfg").write_text(TEXT)
    told = err(capsys, "inspect", "m.tfg", status=3)
    assert told.startswith("tfc: internal error: m.tfg:3:1: while elaborating: KeyError")
    (found,) = json.loads(err(capsys, "inspect", "m.tfg", "--diagnostics=json", status=3))
    assert found["code"] == "INTERNAL"
