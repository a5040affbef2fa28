"""Lay the generators of random ops open, as variables that are read and moved on, so that they compile like any other.

When: before order_variables. Ops without a seed keep their generator to themselves: the runtime draws one for them.
So do those whose size is not known before the step runs.

    r = RandomUniform(n) {seed=7, seed2=1}
      →
    r/generator = Generator() {seed=7, seed2=1}; r = PhiloxUniform(r/generator, n);
    r/advance = PhiloxAdvance(r/generator, n) after r
"""

from __future__ import annotations

from tfc.ir.effects import ancestors
from tfc.ir.graph import Entry, Graph, Node
from tfc.ir.ops.generator import STATE

DRAWS = {
    "RandomUniform": "PhiloxUniform",
    "RandomStandardNormal": "PhiloxStandardNormal",
    "TruncatedNormal": "PhiloxTruncatedNormal",
    "RandomUniformInt": "PhiloxUniformInt",
}


def expose_generators(graph: Graph) -> Graph:
    """Replace every seeded random op by a draw from a Generator, which the entries that run it move on."""
    nodes: list[Node] = []
    advances: dict[str, str] = {}
    for node in graph.nodes:
        if not _is_seeded(node):
            nodes.append(node)
            continue
        generator, draw, advance = _expose(graph, node)
        nodes += (generator, draw, advance)
        advances[node.name] = advance.name
    if not advances:
        return graph
    entries = tuple(_moving(graph, entry, advances) for entry in graph.entries)
    return graph.with_(nodes=tuple(nodes), entries=entries)


def _is_seeded(node: Node) -> bool:
    return node.op in DRAWS and (node.attrs["seed"], node.attrs["seed2"]) != (0, 0) and node.types[0].is_known


def _expose(graph: Graph, node: Node) -> tuple[Node, Node, Node]:
    seeds = {name: node.attrs[name] for name in ("seed", "seed2")}
    rest = {name: value for name, value in node.attrs.items() if name not in seeds}
    generator = Node(
        _free(graph, f"{node.name}/generator"), "Generator", (), (), seeds, (STATE,), node.device, loc=node.loc
    )
    draw = node.with_(op=DRAWS[node.op], inputs=(generator.out(), *node.inputs), attrs=rest)
    advance = Node(
        _free(graph, f"{node.name}/advance"),
        "PhiloxAdvance",
        (generator.out(), node.inputs[0]),
        (node.name,),
        {},
        (STATE,),
        node.device,
        loc=node.loc,
    )
    return generator, draw, advance


def _free(graph: Graph, name: str) -> str:
    while name in graph:
        name += "_"
    return name


def _moving(graph: Graph, entry: Entry, advances: dict[str, str]) -> Entry:
    """The entry, which now also runs the advances of the draws it needs."""
    needed = ancestors(graph, [*(value.node for _, value in entry.outputs), *entry.targets])
    targets = (*entry.targets, *(name for draw, name in advances.items() if draw in needed))
    return Entry(entry.name, entry.inputs, entry.outputs, targets, entry.loc)
