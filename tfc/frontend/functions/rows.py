"""Functions that change one row of a tensor: a loop fills a tensor that it carries along with them.

Inside of a loop nothing but that row is written where the old array is not read any more, so an array of n rows that a
loop fills costs n rows, not n arrays.
"""

from __future__ import annotations

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.functions.kinds import Index, Operand
from tfc.frontend.functions.registry import function
from tfc.ir.graph.graph import Value


@function
def update_row(b: GraphBuilder, x: Operand, index: Index, row: Operand) -> Value:
    """x with row `index`, a scalar from 0 up to its number of rows, replaced by `row`."""
    return b.emit("UpdateRow", x, index, row)


@function
def add_to_row(b: GraphBuilder, x: Operand, index: Index, row: Operand) -> Value:
    """x with `row` added to its row `index`, a scalar from 0 up to its number of rows."""
    return b.emit("UpdateRow", x, index, row, combine="add")
