"""The graph of a region of a dataflow: what is copied into it, and what it takes from outside."""

import tfc
from tfc.codegen.dataflow.flow_region import RegionGraph
from tfc.ir.graph.graph import Value


def test_what_computes_a_shape_inside_is_known_inside() -> None:
    """The sizes that Pack puts together are made in the region, though it is Pack that belongs to it, and not they."""
    graph = tfc.parse("dim batch in 1..64\ninput x: f32[batch, 64]\ny = reshape(x, [batch, 8, 8])\nentry main(x) -> y")
    given = (Value("y/Pack"), Value("y"))
    region = RegionGraph(graph, [graph["y/Pack"], graph["y"]]).plan(given)
    assert region.reads == (Value("x"),)
    assert region.graph["y/DimSize"].op == "DimSize"
