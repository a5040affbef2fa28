"""Limits of programs, lowered."""

import pytest

from tfc.frontend.builder import graph_builder
from tfc.frontend.elaborate import context, repetition


@pytest.fixture
def low_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that are too large are small ones."""
    monkeypatch.setattr(graph_builder, "MAX_NODES", 500)
    monkeypatch.setattr(repetition, "MAX_ITERATIONS", 1000)
    monkeypatch.setattr(context, "MAX_DEPTH", 100)
