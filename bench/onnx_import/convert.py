"""Writes the `.tfg` file of an ONNX graph, a line for each node, and says which weights it loads."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from bench.onnx_import.graph import Node, OnnxGraph
from bench.onnx_import.layout import LAST, Axes, Shape, Stored, moves_data, permutation, plain

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Weight:
    """A tensor that the file loads: which one of ONNX it is, how it is seen there, and in which order it is stored."""

    name: str
    source: str
    viewed: Shape
    perm: Axes
    shape: Shape

    def stored(self, array: Array) -> Array:
        """ONNX's tensor as the file loads it."""
        return np.ascontiguousarray(array.reshape(self.viewed).transpose(self.perm).reshape(self.shape))

    def original(self, array: Array, shape: Shape) -> Array:
        """ONNX's tensor of that shape, from the array that the file loads."""
        seen = array.reshape(tuple(self.viewed[axis] for axis in self.perm))
        return np.ascontiguousarray(seen.transpose(np.argsort(self.perm)).reshape(shape))


@dataclass
class Writer:
    """The model file as far as it is written, and the name and layout of each value of ONNX in it."""

    graph: OnnxGraph
    file: str
    weights: dict[str, Weight] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    values: dict[str, Stored] = field(default_factory=dict)
    names: set[str] = field(default_factory=lambda: {"x", "main"})

    def fresh(self, wanted: str) -> str:
        """A name for the file, as near to ONNX's as the language allows."""
        name = re.sub(r"\W", "_", re.sub(r"^gpu_0/", "", wanted), flags=re.ASCII)
        name = name if name[0].isalpha() else f"v{name}"
        count, chosen = 1, name
        while chosen in self.names:
            count += 1
            chosen = f"{name}_v{count}"
        self.names.add(chosen)
        return chosen

    def value(self, name: str, axes: Axes | None = None) -> Stored:
        """A value, stored in a certain order if one is given: transposed where it is not."""
        have = self.values[name]
        if axes is None or have.axes == axes:
            return have
        moved = Stored(self.fresh(f"{have.name}_t"), have.shape, axes)
        if moves_data(have.shape, have.axes, axes):
            self.lines.append(f"{moved.name} = transpose({have.name}, {list(permutation(have.axes, axes))})")
        else:
            self.lines.append(f"{moved.name} = reshape({have.name}, {list(moved.stored_shape)})")
        self.values[name] = moved
        return moved

    def image(self, name: str) -> Stored:
        """An image, channels last."""
        return self.value(name, LAST)

    def flat(self, name: str) -> Stored:
        """A value in ONNX's own order of axes."""
        return self.value(name, plain(len(self.graph.shapes[name])))

    def weight(self, name: str, perm: Sequence[int] = (), kind: str = "", shape: Shape | None = None) -> str:
        """The name of a constant that the file loads, its axes in that order; `kind` tells what it is for."""
        constant = self.graph.constants[name]
        viewed = constant.array.shape
        perm = tuple(perm) or plain(len(viewed))
        shape = shape or tuple(viewed[axis] for axis in perm)
        found = self.weights.get(constant.source)
        if found and (found.viewed, found.perm, found.shape) == (viewed, perm, shape):
            return found.name
        if found:
            raise ValueError(f"{name} is used in two layouts")
        base = re.sub(r"_0$", "", constant.source)
        made = Weight(self.fresh(f"{base}_{kind}" if kind else base), constant.source, viewed, perm, shape)
        self.weights[constant.source] = made
        return made.name

    def emit(self, node: Node, expression: str, axes: Axes | None = None) -> None:
        """The node's result is that expression, stored in that order (ONNX's own if none is given)."""
        name, shape = node.outputs[0], self.graph.shapes[node.outputs[0]]
        made = Stored(self.fresh(name), shape, plain(len(shape)) if axes is None else axes)
        self.lines.append(f"{made.name} = {expression}")
        self.values[name] = made

    def rename(self, node: Node, value: Stored) -> None:
        """The node's result is a value that is there."""
        self.values[node.outputs[0]] = value


Rule = Callable[[Writer, Node], None]


def convert(graph: OnnxGraph, title: str, file: str, rules: dict[str, Rule]) -> tuple[str, dict[str, Weight]]:
    """The text of the `.tfg` file and the weights in it. The input is an image, fed channels last, and called `x`.

    LookupError for an op that no rule knows, ValueError for a use of one that its rule does not.
    """
    writer = Writer(graph, file)
    (source,), (result,) = graph.inputs, graph.outputs
    writer.values[source] = Stored("x", graph.shapes[source], LAST)
    for node in graph.nodes:
        if node.op not in rules:
            raise LookupError(f"ONNX's {node.op} is not known here")
        rules[node.op](writer, node)
    last = writer.flat(result)
    head = [f"# {title}", f"input x: f32{list(writer_shape(graph.shapes[source]))}"]
    for weight in writer.weights.values():
        head.append(f'{weight.name}: f32{list(weight.shape)} = load("{file}", "{weight.name}")')
    return "\n".join([*head, "", *writer.lines, f"entry main(x) -> y = {last.name}", ""]), writer.weights


def writer_shape(shape: Shape) -> Shape:
    """The shape of an image as it is fed."""
    return tuple(shape[axis] for axis in LAST)
