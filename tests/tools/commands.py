"""Commands of `tfc`, run in this process."""

from __future__ import annotations

import pytest

from tfc.tools import cli


def shown(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> tuple[str, str]:
    """Run a command and give what it wrote to standard output and to standard error."""
    capsys.readouterr()
    try:
        found = cli.main(list(words))
    except SystemExit as stop:
        found = int(stop.code or 0)
    captured = capsys.readouterr()
    assert found == status, captured.err
    return captured.out, captured.err


def out(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    """Run a command and give what it wrote to standard output."""
    return shown(capsys, *words, status=status)[0]


def err(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    """Run a command and give what it wrote to standard error."""
    return shown(capsys, *words, status=status)[1]
