"""The elaborator: from syntax tree to Graph. Importing it registers the functions for every kind of syntax."""

from tfc.frontend.elaborate import (  # noqa: F401
    bindings,
    calls,
    control_flow,
    declarations,
    entries,
    expressions,
    function_entries,
    queues,
    repetition,
    scopes,
)
from tfc.frontend.elaborate.program import run_program

__all__ = ["run_program"]
