"""Gradients of programs against differences, in float64 on the reference interpreter.

A program has float inputs and binds `y`. The gradient of sum(y) with respect to each input is compared with central
differences; `order` derivatives are taken by differentiating a weighted sum of gradients again.
"""

from collections.abc import Mapping, Sequence

import numpy as np

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.graph.graph import Graph, Node, subgraphs
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.pipeline import select_passes
from tfc.passes.run_pipeline import run_passes


def expanded(text: str) -> Graph:
    """The verified graph of a program with its gradients expanded."""
    graph = run_passes(tfc.parse(text, "t.tfg"), select_passes(["inline_functions", "expand_gradients"]), tfc.Config())
    verify(graph)
    return graph


def interpreter(graph: Graph) -> Interpreter:
    """A float64 interpreter with its variables initialised."""
    made = Interpreter(graph, precise=True)
    made.initialize()
    return made


def derivative(text: str, inputs: Sequence[str], order: int = 1) -> str:
    """The program extended by `d1`, `d2` … : one after the other, summed with weights in between."""
    lines = [text]
    target = "y"
    for k in range(1, order + 1):
        names = ", ".join(f"g{k}_{name}" for name in inputs)
        lines.append(f"{names} = gradients({target}, [{', '.join(inputs)}])" if len(inputs) > 1
                     else f"{names} = gradients({target}, {inputs[0]})")  # fmt: skip
        parts = " + ".join(f"sum({0.7 + 0.3 * i:.1f} * sin({1 + 0.2 * i:.1f} + {name}) * g{k}_{name})"
                           for i, name in enumerate(inputs))  # fmt: skip
        lines.append(f"d{k} = {parts}")
        target = f"d{k}"
    return "\n".join(lines)


def differences(run: Interpreter, target: str, feeds: Mapping[str, Array], name: str, step: float = 1e-5) -> Array:
    """The gradient of sum(target) with respect to the input `name`, by central differences."""
    result = np.zeros(feeds[name].shape)
    for place in np.ndindex(*result.shape):
        sums = []
        for sign in (1, -1):
            moved = {key: np.array(value, copy=True) for key, value in feeds.items()}
            moved[name][place] += sign * step
            sums.append(float(np.sum(run.run(moved, [target])[0])))
        result[place] = (sums[0] - sums[1]) / (2 * step)
    return result


def check(
    text: str, feeds: Mapping[str, Array], order: int = 1, wrt: Sequence[str] | None = None, tolerance: float = 2e-6
) -> None:
    """Every derivative up to `order` agrees with differences of the one before."""
    inputs = list(wrt or [name for name, value in feeds.items() if np.asarray(value).dtype.kind == "f"])
    graph = expanded(derivative(text, inputs, order))
    run = interpreter(graph)
    feeds = {name: np.asarray(value, np.float64 if np.asarray(value).dtype.kind == "f" else None)
             for name, value in feeds.items()}  # fmt: skip
    for k in range(1, order + 1):
        target = "y" if k == 1 else f"d{k - 1}"
        found = run.run(feeds, [f"g{k}_{name}" for name in inputs])
        for name, value in zip(inputs, found, strict=True):
            wanted = differences(run, target, feeds, name)
            np.testing.assert_allclose(value, wanted, rtol=tolerance * 10, atol=tolerance, err_msg=f"{name}, order {k}")


def nodes_of(graph: Graph, op: str) -> list[Node]:
    """All nodes of an op, in sub-graphs too."""
    found: list[Node] = []
    pending = [graph]
    while pending:
        for node in pending.pop().nodes:
            found += [node] if node.op == op else []
            pending.extend(body for _, body in subgraphs(node))
    return found
