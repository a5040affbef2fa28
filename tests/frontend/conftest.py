"""Limits of programs, lowered."""

import pytest

from tfc.frontend.elaborate import context
from tfc.ir.base import limits


@pytest.fixture
def low_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that are too large are small ones."""
    monkeypatch.setattr(limits, "FREE_NODES", 500)
    monkeypatch.setattr(context, "MAX_DEPTH", 100)
