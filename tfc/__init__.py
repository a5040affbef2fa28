"""tfc: a compiler for dataflow graphs, after the 2015 TensorFlow white paper.

This is the public face. Names are imported when they are first used, so that `tfc --help` starts at once and loading a
compiled module brings in no compiler.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from tfc.version import __version__

if TYPE_CHECKING:
    from tfc.frontend.read import parse as parse
    from tfc.frontend.read import read as read
    from tfc.ir.config import Config as Config
    from tfc.ir.errors import Error as Error
    from tfc.ir.graph import Graph as Graph
    from tfc.ir.graph import Value as Value
    from tfc.runtime.session import Session as Session

_HOMES = {
    "Config": "tfc.ir.config",
    "Error": "tfc.ir.errors",
    "Graph": "tfc.ir.graph",
    "parse": "tfc.frontend.read",
    "read": "tfc.frontend.read",
    "Session": "tfc.runtime.session",
    "Value": "tfc.ir.graph",
}
"""Where each public name lives."""

__all__ = ["Config", "Error", "Graph", "Session", "Value", "__version__", "parse", "read"]


def __getattr__(name: str) -> Any:
    """Import a public name from its home (PEP 562)."""
    if name not in _HOMES:
        raise AttributeError(f"module 'tfc' has no attribute {name!r}")
    value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """What tab completion offers."""
    return sorted([*globals(), *_HOMES])
