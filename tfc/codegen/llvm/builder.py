"""The builder: all instruction families in one object."""

from __future__ import annotations

from tfc.codegen.llvm.flow import Flow
from tfc.codegen.llvm.intrinsics import Intrinsics
from tfc.codegen.llvm.memory import Memory
from tfc.codegen.llvm.vectors import Vectors


class Builder(Flow, Memory, Vectors, Intrinsics):
    """Emits instructions into one function, starting with an `entry` block of its own."""
