"""Let what native code can not copy travel by its number (ir/ops/object_transfer.py).

s = _Send(names);  r = _Recv() : str[?]
  →   s/number = _PutObject(names), s = _Send(s/number);  r/number = _Recv() : i64[], r = _TakeObject(r/number)
"""

from __future__ import annotations

from tfc.codegen.program.dataflow import is_object
from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.types.types import i64, tensor

_NUMBER = tensor(i64)


def number_objects(graph: Graph, bound: frozenset[str]) -> Graph:
    """A partitioned graph in which every _Send and _Recv is of a tensor that can be copied.

    `bound` are the symbols that have a value when the step begins.
    """
    nodes: list[Node] = []
    changed = False
    for node in graph.nodes:
        value = node.inputs[0] if node.op == "_Send" else node.out()
        if (
            node.op not in ("_Send", "_Recv")
            or node.attrs["client_terminated"]
            or not is_object(graph.type_of(value), bound)
        ):
            nodes.append(node)
            continue
        changed = True
        name = free_name(graph.by_name, f"{node.name}/number")
        if node.op == "_Send":
            made = Node(name, "_PutObject", node.inputs, (), {}, (_NUMBER,), device=node.device, loc=node.loc)
            nodes += [made, node.with_(inputs=(made.out(),))]
        else:
            given = node.with_(name=name, attrs={**node.attrs, "tensor_type": _NUMBER}, types=(_NUMBER,))
            nodes += [given, node.with_(op="_TakeObject", inputs=(given.out(),), attrs={"type": node.types[0]})]
    return graph.with_(nodes=tuple(nodes)) if changed else graph
