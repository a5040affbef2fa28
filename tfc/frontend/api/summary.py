"""`tfc.summary.scalar("loss", loss)`: the language's summary functions under one name for Python."""

from __future__ import annotations

from types import SimpleNamespace

from tfc.frontend.api.tensor import language_function
from tfc.frontend.functions import FUNCTIONS

_PREFIX = "summary."

summary = SimpleNamespace(
    **{name.removeprefix(_PREFIX): language_function(name) for name in FUNCTIONS if name.startswith(_PREFIX)}
)
"""Its attributes are the functions `summary.NAME` of the language."""
