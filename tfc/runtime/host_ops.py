"""Run ops that have no kernel: through the reference body of the op registry, on the host.

A step that holds such an op is cut there: kernels before it, the op in Python, kernels after it. Structured control
flow runs in the reference interpreter, sub-graphs and all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tfc.ir.errors import Error
from tfc.ir.graph import Graph, Node, Value
from tfc.ir.registry import Op, Trait, lookup
from tfc.ir.slot import Slot
from tfc.ir.types import Array, TensorType, dtype_of

_USER_ERRORS = (ArithmeticError, ValueError, IndexError, OSError)


def run_host_op(
    node: Node, inputs: Sequence[Array | None], written: Mapping[int, Slot], own: Slot, functions: Mapping[str, Graph]
) -> Sequence[Any]:
    """The outputs of a node for given inputs; an Error that names the node when it fails.

    `written` holds a slot for each operand that is a variable the node writes, `own` what the node keeps between
    steps, `functions` the bodies that Call nodes inside its sub-graphs name.
    """
    op = _op(node)
    try:
        if op.has(Trait.CONTROL_FLOW):
            return _interpret(node, inputs, written, own, functions)
        with np.errstate(all="ignore"):
            return op.run(inputs, node.attrs, written.get(0, own))
    except Error as error:
        error.node = error.node or node.name
        error.loc = error.loc or node.loc
        raise
    except _USER_ERRORS as problem:
        raise node.error(f"{node.op}: {problem}") from problem
    except MemoryError as problem:
        raise node.error(f"{node.op}: out of memory", code="RESOURCE_EXHAUSTED") from problem


def _op(node: Node) -> Op:
    """What the registry says about the node's op. The ops are imported when a program first has one on the host."""
    import tfc.ir.ops  # noqa: F401  fills the registry

    return lookup(node.op, node)


def _interpret(
    node: Node, inputs: Sequence[Array | None], written: Mapping[int, Slot], own: Slot, functions: Mapping[str, Graph]
) -> Sequence[Any]:
    """Run a structured op as a graph of its own, whose variables are the written operands."""
    from tfc.ir.interpret import Interpreter

    operands, feeds, variables = [], {}, {}
    for index, value in enumerate(inputs):
        kind = _kind(node, value, index in written)
        operands.append(Node(f"operand_{index}", "VariableV2" if kind.ref else "Placeholder", types=(kind,)))
        if index in written:
            variables[f"operand_{index}"] = written[index]
        else:
            feeds[Value(f"operand_{index}")] = value
    whole = node.with_(inputs=tuple(operand.out() for operand in operands), control_inputs=())
    interpreter = Interpreter(Graph((*operands, whole), functions=tuple(functions.items())))
    if own.value is None:
        own.value = {}
    interpreter.state = {**own.value, **variables}
    targets = [] if node.types else [node.name]
    results = interpreter.run(feeds, node.outputs, targets)
    own.value = {name: slot for name, slot in interpreter.state.items() if name not in variables}
    return results


def _kind(node: Node, value: Array | None, written: bool) -> TensorType:
    if value is None:
        raise node.error("Attempting to use uninitialized value", code="FAILED_PRECONDITION")
    return TensorType(dtype_of(value), value.shape, ref=written)
