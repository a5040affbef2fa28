"""Expose the generators of random ops as variables that are read and advanced, so that they compile like any other.

When: before order_variables. Ops without a seed keep their generator to themselves: the runtime draws one for them.
So do those whose size is not known before the step runs, and those in functions that stay functions.

    r = RandomUniform(n) {seed=7, seed2=1}
      →
    r/generator = Generator() {seed=7, seed2=1}; r = PhiloxUniform(r/generator, n);
    r/advance = PhiloxAdvance(r/generator, n) after r

In a body the generator is a parameter of reference type, which stands for a Generator outside of all bodies: every
iteration of a loop draws new numbers.

    loop = For(n) {body={r = RandomUniform(k)}}
      →
    loop/r/generator = Generator(); loop = For(n, loop/r/generator) {body={r/generator = Arg(); r = PhiloxUniform(…) …}}
"""

from __future__ import annotations

from tfc.ir.analysis.effects import ancestors
from tfc.ir.base.record import replace
from tfc.ir.graph.bodies import add_operands, free_name, nodes_within
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.rewrite import owners
from tfc.ir.ops.generator import STATE

DRAWS = {
    "RandomUniform": "PhiloxUniform",
    "RandomStandardNormal": "PhiloxStandardNormal",
    "TruncatedNormal": "PhiloxTruncatedNormal",
    "RandomUniformInt": "PhiloxUniformInt",
}


def expose_generators(graph: Graph) -> Graph:
    """Replace every seeded random op by a draw from a Generator, which the entries that run it move on."""
    if not any(map(draws, graph.nodes)):
        return graph
    exposed = _Exposed(graph)
    nodes = [new for node in graph.nodes for new in exposed.nodes[node.name]]
    entries = []
    for entry in graph.entries:
        needed = ancestors(graph, entry.roots)
        advances = (name for draw, name in exposed.advances.items() if draw in needed)
        entries.append(replace(entry, targets=(*entry.targets, *advances)))
    return graph.with_(nodes=tuple(nodes), entries=tuple(entries))


class _Exposed:
    """A graph or body with exposed generators: the nodes that replace each node."""

    def __init__(self, graph: Graph, taken: set[str] | None = None) -> None:
        """`taken` holds the names in all bodies of one node, whose parameters must have different names."""
        self.graph, self.body = graph, taken is not None
        self.nodes: dict[str, list[Node]] = {}
        self.advances: dict[str, str] = {}
        self.hidden: list[tuple[str, Node]] = []
        """The generators that the body needs from outside: its parameter, and the random op whose seeds they have."""
        self.taken = set(graph.by_name) if taken is None else taken
        for node in graph.nodes:
            self.nodes[node.name] = self._replaced(node)

    def _replaced(self, node: Node) -> list[Node]:
        if _is_seeded(node):
            made, generator = self._generator(f"{node.name}/generator", node)
            advance = self._free(f"{node.name}/advance")
            self.advances[node.name] = advance
            rest = {name: value for name, value in node.attrs.items() if name not in ("seed", "seed2")}
            draw = node.with_(op=DRAWS[node.op], inputs=(generator, *node.inputs), attrs=rest)
            inputs, device = (generator, node.inputs[0]), node.device
            moved = Node(advance, "PhiloxAdvance", inputs, (node.name,), {}, (STATE,), device, loc=node.loc)
            return [*made, draw, moved]
        return self._opened(node) if node.op in owners() and draws(node) else [node]

    def _opened(self, node: Node) -> list[Node]:
        """A structured node with the generators of its bodies handed to them."""
        taken = {name for _, body in subgraphs(node) for name in body.by_name}
        bodies = {name: _Exposed(body, taken) for name, body in subgraphs(node)}
        node = node.with_(attrs={**node.attrs, **{name: exposed.closed() for name, exposed in bodies.items()}})
        made: list[Node] = []
        for exposed in bodies.values():
            for parameter, random in exposed.hidden:
                nodes, generator = self._generator(f"{node.name}/{parameter}", random)
                made += nodes
                node = add_operands(node, [generator], [STATE], [parameter])
        return [*made, node]

    def closed(self) -> Graph:
        """The body itself, whose new parameters are still to come."""
        return self.graph.with_nodes(new for node in self.graph.nodes for new in self.nodes[node.name])

    def _generator(self, name: str, random: Node) -> tuple[list[Node], Value]:
        """A generator for a random op: a node of this graph, or a parameter of this body."""
        name = self._free(name)
        if self.body:
            self.hidden.append((name, random))
            return [], Value(name)
        seeds = {key: random.attrs[key] for key in ("seed", "seed2")}
        return [Node(name, "Generator", (), (), seeds, (STATE,), random.device, loc=random.loc)], Value(name)

    def _free(self, name: str) -> str:
        name = free_name(self.taken, name)
        self.taken.add(name)
        return name


def _is_seeded(node: Node) -> bool:
    return node.op in DRAWS and (node.attrs["seed"], node.attrs["seed2"]) != (0, 0) and node.types[0].is_known


def draws(node: Node) -> bool:
    """True for a node that is, or owns, a random op with a seed."""
    return any(map(_is_seeded, nodes_within(node)))
