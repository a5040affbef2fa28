"""Run ops that have no kernel: through the reference body of the op registry, on the host.

A step that holds such an op is cut there: kernels before it, the op in Python, kernels after it. Inside of loops and
branches the dataflow executor asks for it (executor.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tfc.ir.errors import Error
from tfc.ir.graph import Node
from tfc.ir.registry import Op, lookup
from tfc.ir.slot import Slot
from tfc.ir.types import Array

_USER_ERRORS = (ArithmeticError, ValueError, IndexError, OSError)


def run_host_op(node: Node, inputs: Sequence[Array | None], written: Mapping[int, Slot], own: Slot) -> Sequence[Any]:
    """The outputs of a node for given inputs; an Error that names the node when it fails.

    `written` holds a slot for each operand that is a variable the node writes, `own` what the node keeps between
    steps.
    """
    op = _op(node)
    try:
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
