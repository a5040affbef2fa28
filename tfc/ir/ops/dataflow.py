"""One op that runs the control-flow primitives of a step, cut out of it with the nodes between them."""

from __future__ import annotations

from tfc.ir.graph.graph import Graph
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import CONTROL_FLOW, STATEFUL, op
from tfc.ir.ops.attributes import graph_attr
from tfc.ir.types.types import Array, TensorType


def _results(ctx: Infer) -> list[TensorType]:
    body = graph_attr(ctx, "body")
    return [body.type_of(value).value() for value in body.results]


@op(infer=_results, traits=CONTROL_FLOW | STATEFUL, host="the dataflow executor runs it", function=None)
def Dataflow(*inputs: Array, body: Graph, assigns: tuple[int, ...] = ()) -> tuple[Array, ...]:
    """Run `body`, a graph of control-flow primitives whose Arg nodes take `inputs`, on the dataflow executor.

    `assigns` are the inputs, references to variables, that it always gives a value before anything reads them.
    """
    raise AssertionError("Dataflow is run by the dataflow executor")
