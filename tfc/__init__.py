"""tfc: a compiler for dataflow graphs, after the 2015 TensorFlow white paper.

This is the public face. Names are imported when they are first used, so that `tfc --help` starts at once and loading a
compiled module brings in no compiler.
"""

from __future__ import annotations

import gc
import importlib
from typing import TYPE_CHECKING, Any

from tfc.runtime.base.toolchain import provide_toolchain

if TYPE_CHECKING:
    from tfc.compiler.compile_model import compile as compile
    from tfc.frontend.api.builder import graph as graph
    from tfc.frontend.api.mutex import locked as locked
    from tfc.frontend.api.queue import Queue as Queue
    from tfc.frontend.api.queue import queue as queue
    from tfc.frontend.api.summary import summary as summary
    from tfc.frontend.api.tensor import Tensor as Tensor
    from tfc.frontend.api.tensor_array import TensorArray as TensorArray
    from tfc.frontend.read import parse as parse
    from tfc.frontend.read import read as read
    from tfc.ir.base.config import Config as Config
    from tfc.ir.base.errors import Error as Error
    from tfc.ir.base.errors import InternalError as InternalError
    from tfc.ir.graph.graph import Graph as Graph
    from tfc.ir.graph.graph import Value as Value
    from tfc.ir.readers.example import example as example
    from tfc.ir.readers.tf_record import write_records as write_records
    from tfc.runtime.execute.result_form import DICT as DICT
    from tfc.runtime.execute.result_form import LIST as LIST
    from tfc.runtime.execute.result_form import ONE as ONE
    from tfc.runtime.module.module import Module as Module
    from tfc.runtime.module.module import load as load
    from tfc.runtime.session.coordinator import Coordinator as Coordinator
    from tfc.runtime.session.session import Session as Session
    from tfc.runtime.trace.events import EventWriter as EventWriter
    from tfc.runtime.trace.run_options import RunMetadata as RunMetadata
    from tfc.runtime.trace.run_options import RunOptions as RunOptions
    from tfc.version import __version__ as __version__

_BUILDER = "after colocate constant container device dim entry graph group input op ops parse_type scope variable"
_HOMES = {
    "__version__": "tfc.version",
    "Config": "tfc.ir.base.config",
    "Coordinator": "tfc.runtime.session.coordinator",
    "Error": "tfc.ir.base.errors",
    "InternalError": "tfc.ir.base.errors",
    "example": "tfc.ir.readers.example",
    "EventWriter": "tfc.runtime.trace.events",
    "RunMetadata": "tfc.runtime.trace.run_options",
    "RunOptions": "tfc.runtime.trace.run_options",
    "Graph": "tfc.ir.graph.graph",
    "Module": "tfc.runtime.module.module",
    "compile": "tfc.compiler.compile_model",
    "library": "tfc.frontend.api.library",
    "load": "tfc.runtime.module.module",
    "parse": "tfc.frontend.read",
    "read": "tfc.frontend.read",
    "Session": "tfc.runtime.session.session",
    "summary": "tfc.frontend.api.summary",
    "Tensor": "tfc.frontend.api.tensor",
    "TensorArray": "tfc.frontend.api.tensor_array",
    **dict.fromkeys(("Queue", "queue"), "tfc.frontend.api.queue"),
    "locked": "tfc.frontend.api.mutex",
    "Value": "tfc.ir.graph.graph",
    **dict.fromkeys(("DICT", "LIST", "ONE"), "tfc.runtime.execute.result_form"),
    "write_records": "tfc.ir.readers.tf_record",
    **dict.fromkeys(_BUILDER.split(), "tfc.frontend.api.builder"),
    "function": "tfc.frontend.api.function",
    **dict.fromkeys(("cond", "for_loop", "while_loop"), "tfc.frontend.api.structured"),
}
"""Where each public name lives. The language's functions (`tfc.relu`) are public too: see `__getattr__`."""

__all__ = [
    "Config",
    "Coordinator",
    "Error",
    "EventWriter",
    "Graph",
    "InternalError",
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
        value = _imported("tfc.frontend.api.tensor").language_function(name)
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
    """The names that tab completion offers."""
    return sorted([*globals(), *_HOMES])


provide_toolchain(lambda: _imported("tfc.compiler.toolchain").COMPILER)
