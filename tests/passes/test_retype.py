"""Types inferred anew: through the bodies of structured ops, with loop variables as loose as they must be."""

from __future__ import annotations

import numpy as np

from tfc.ir.analysis.verify import verify
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import TensorType, f32, i32, tensor
from tfc.passes.cleanup.specialize_shapes import specialize_shapes


def loop(grows: bool, kind: TensorType) -> Graph:
    """Three trips over x : f32[?, 2] that double it, or append a row to it."""
    b = Builder()
    x = b.emit("Placeholder", name="x", type=kind)
    body = Builder(parent=b)
    body.arg(tensor(i32), name="t")
    acc = body.arg(kind, name="acc")
    row = body.const(np.ones((1, 2), np.float32))
    after = body.emit("ConcatV2", acc, row, body.const(0)) if grows else body.emit("AddV2", acc, acc)
    collected = [] if grows else [acc]
    b.node("For", b.const(3), x, body=body.finish([after, *collected]), loop_vars=1, name="loop")
    b.emit("Neg", Value("loop"), name="y")
    return b.finish()


def specialised(grows: bool) -> Graph:
    graph = specialize_shapes(loop(grows, tensor(f32, None, 2)), {Value("x"): (5, 2)})
    verify(graph)
    return graph


def test_sizes_reach_parameters_results_and_what_is_collected() -> None:
    graph = specialised(grows=False)
    assert graph["loop"].types == (tensor(f32, 5, 2), tensor(f32, 3, 5, 2))
    assert graph["y"].types == (tensor(f32, 5, 2),)
    body = graph["loop"].attrs["body"]
    assert isinstance(body, Graph)
    assert body["acc"].types == (tensor(f32, 5, 2),)


def test_a_size_that_changes_from_trip_to_trip_stays_unknown() -> None:
    graph = specialised(grows=True)
    assert graph["loop"].types == (tensor(f32, None, 2),)
    (result,) = Interpreter(graph).run({"x": np.ones((5, 2), np.float32)}, ["y"])
    assert result.shape == (8, 2)


def test_a_graph_whose_types_are_right_stays_the_very_same() -> None:
    graph = loop(False, tensor(f32, 5, 2))
    assert specialize_shapes(graph, {}) is graph
