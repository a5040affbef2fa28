"""Pictures of graphs: DOT text and the layered layout."""

import xml.etree.ElementTree as ET

from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.types.types import f32, tensor
from tfc.tools import drawing

TYPE = tensor(f32, 4)


def node(name: str, *inputs: str, after: tuple[str, ...] = ()) -> Node:
    return Node(name, "AddN" if inputs else "Placeholder", tuple(map(Value.parse, inputs)), after, types=(TYPE,))


GRAPH = Graph((node("x"), node("a", "x"), node('odd"name', "a:1"), node("z", "a", 'odd"name', after=("x",))))


def test_dot_escapes_names_and_marks_ports_and_control_edges() -> None:
    text = drawing.dot(drawing.draw(GRAPH))
    assert '"odd\\"name" [label="odd\\"name\\nAddN\\nf32[4]"' in text
    assert '"a" -> "odd\\"name" [label=":1"];' in text
    assert '"x" -> "z" [style=dashed];' in text


def test_layers_follow_longest_paths() -> None:
    assert drawing.layers(drawing.draw(GRAPH)) == [["x"], ["a"], ['odd"name'], ["z"]]


def test_cycles_and_long_chains_are_drawn_too() -> None:
    cyclic = Graph((node("m", "n"), node("n", "m")))
    assert sum(map(len, drawing.layers(drawing.draw(cyclic)))) == 2
    chain = Graph(tuple(node(f"n{i}", *([f"n{i - 1}"] if i else [])) for i in range(20_000)))
    assert len(drawing.layers(drawing.draw(chain, fold=False))) == 20_000


def test_svg_is_well_formed_and_shows_every_node() -> None:
    picture = drawing.svg(drawing.draw(GRAPH), own_layout=True)
    texts = [element.text for element in ET.fromstring(picture).iter() if element.tag.endswith("text")]
    assert {"x", "a", 'odd"name', "z", ":1"} <= set(texts)


def test_big_graphs_are_folded_by_scope() -> None:
    nodes = [node("x"), *(node(f"layer{i % 2}/n{i}", "x") for i in range(600))]
    drawn = drawing.draw(Graph(tuple(nodes)))
    assert [box.lines for box in drawn.boxes] == [
        ("x", "Placeholder", "f32[4]"),
        ("layer0/", "300 nodes"),
        ("layer1/", "300 nodes"),
    ]
