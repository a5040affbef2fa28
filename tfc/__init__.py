"""tfc: a compiler for dataflow graphs, after the 2015 TensorFlow white paper.

This is the public face. Names are imported when they are first used, so that `tfc --help` starts at once and loading a
compiled module brings in no compiler.
"""

from __future__ import annotations

import gc
import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tfc.frontend.builder import graph as graph
    from tfc.frontend.mutex import locked as locked
    from tfc.frontend.queue import Queue as Queue
    from tfc.frontend.queue import queue as queue
    from tfc.frontend.read import parse as parse
    from tfc.frontend.read import read as read
    from tfc.frontend.summary import summary as summary
    from tfc.frontend.tensor import Tensor as Tensor
    from tfc.frontend.tensor_array import TensorArray as TensorArray
    from tfc.ir.config import Config as Config
    from tfc.ir.errors import Error as Error
    from tfc.ir.graph import Graph as Graph
    from tfc.ir.graph import Value as Value
    from tfc.ir.readers.example import example as example
    from tfc.ir.readers.tf_record import write_records as write_records
    from tfc.runtime.coordinator import Coordinator as Coordinator
    from tfc.runtime.events import EventWriter as EventWriter
    from tfc.runtime.module import Module as Module
    from tfc.runtime.module import compile as compile
    from tfc.runtime.module import load as load
    from tfc.runtime.run_options import RunMetadata as RunMetadata
    from tfc.runtime.run_options import RunOptions as RunOptions
    from tfc.runtime.session import Session as Session
    from tfc.version import __version__ as __version__

_BUILDER = "after colocate constant container device dim entry graph group input op ops parse_type scope variable"
_HOMES = {
    "__version__": "tfc.version",
    "Config": "tfc.ir.config",
    "Coordinator": "tfc.runtime.coordinator",
    "Error": "tfc.ir.errors",
    "example": "tfc.ir.readers.example",
    "EventWriter": "tfc.runtime.events",
    "RunMetadata": "tfc.runtime.run_options",
    "RunOptions": "tfc.runtime.run_options",
    "Graph": "tfc.ir.graph",
    "Module": "tfc.runtime.module",
    "compile": "tfc.runtime.module",
    "library": "tfc.frontend.library",
    "load": "tfc.runtime.module",
    "parse": "tfc.frontend.read",
    "read": "tfc.frontend.read",
    "Session": "tfc.runtime.session",
    "summary": "tfc.frontend.summary",
    "Tensor": "tfc.frontend.tensor",
    "TensorArray": "tfc.frontend.tensor_array",
    **dict.fromkeys(("Queue", "queue"), "tfc.frontend.queue"),
    "locked": "tfc.frontend.mutex",
    "Value": "tfc.ir.graph",
    "write_records": "tfc.ir.readers.tf_record",
    **dict.fromkeys(_BUILDER.split(), "tfc.frontend.builder"),
    "function": "tfc.frontend.function",
    **dict.fromkeys(("cond", "for_loop", "while_loop"), "tfc.frontend.structured"),
}
"""Where each public name lives. The language's functions (`tfc.relu`) are public too: see `__getattr__`."""

__all__ = [
    "Config",
    "Coordinator",
    "Error",
    "EventWriter",
    "Graph",
    "Module",
    "RunMetadata",
    "RunOptions",
    "Session",
    "Tensor",
    "TensorArray",
    "Value",
    "__version__",
    "compile",
    "example",
    "graph",
    "load",
    "parse",
    "read",
    "write_records",
]


def __getattr__(name: str) -> Any:
    """Import a public name from its home, or find a function of the language (PEP 562)."""
    if name in _HOMES:
        value = getattr(_imported(_HOMES[name]), name)
    elif name.startswith("_"):
        raise AttributeError(f"module 'tfc' has no attribute {name!r}")
    else:
        value = _imported("tfc.frontend.tensor").language_function(name)
        if value is None:
            raise AttributeError(f"module 'tfc' has no attribute {name!r}")
    globals()[name] = value
    return value


def _imported(home: str) -> Any:
    """Import a module with Python's cycle collector paused: it would walk a dozen times what imports make to stay."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        return importlib.import_module(home)
    finally:
        if was_on:
            gc.enable()


def __dir__() -> list[str]:
    """What tab completion offers."""
    return sorted([*globals(), *_HOMES])
