"""Names of node outputs and symbolic dimensions: all that a compiled program keeps of graphs."""

from __future__ import annotations

from typing import NamedTuple

from tfc.ir.base.record import record


class Value(NamedTuple):
    """Output `port` of the node called `node`."""

    node: str
    port: int = 0

    def __str__(self) -> str:
        return f"{self.node}:{self.port}" if self.port else self.node

    @staticmethod
    def parse(text: str) -> Value:
        """Read `node`, `node:port` or TensorFlow's `node:0`."""
        node, colon, port = text.rpartition(":")
        return Value(node, int(port)) if colon and port.isdigit() else Value(text, 0)


@record(frozen=True)
class Symbol:
    """A symbolic dimension and its bounds (inclusive; `maximum` None means unbounded)."""

    name: str
    minimum: int = 0
    maximum: int | None = None
