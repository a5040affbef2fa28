"""The base of the builder: the insertion point, and operands as text.

A Python number is accepted wherever a value is: it becomes a constant of the other operand's type.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.llvm.module import Block, Function, Module
from tfc.codegen.llvm.types import VOID, Type
from tfc.codegen.llvm.values import Operand, Value, const


class Emitter:
    """Appends instructions to `block` of `function`."""

    def __init__(self, function: Function, block: Block | None = None) -> None:
        self.function = function
        self.module: Module = function.module
        self.block = block if block is not None else function.block("entry")
        self.location = ""
        """The line that instructions come from (debug_info.py); nothing: it is not told."""

    def at(self, block: Block) -> None:
        """Continue at the end of another block."""
        self.block = block

    def enter(self, block: Block) -> None:
        """Place a detached block at the end of the function, and continue there."""
        self.function.place(block)
        self.block = block

    def emit(self, text: str) -> None:
        """Append one instruction without a result. Raises ValueError after a terminator."""
        if self.block.terminated:
            raise ValueError(f"function {self.function.name}: instruction after the end of block {self.block.label}")
        self.block.lines.append(f"{text}, !dbg {self.location}" if self.location else text)

    def define(self, kind: Type, text: str) -> Value:
        """Append one instruction and name its result."""
        name = self.function.fresh()
        self.emit(f"{name} = {text}")
        return Value(kind, name)

    def terminate(self, text: str) -> None:
        """Append a terminator."""
        self.emit(text)
        self.block.terminated = True

    def const(self, kind: Type, number: float) -> Value:
        """A constant (for a vector type: its splat)."""
        return const(kind, number)

    def operand(self, kind: Type, value: Operand) -> Value:
        """The operand as a value of `kind`: numbers become constants, a type that differs is a TypeError."""
        if not isinstance(value, Value):
            return const(kind, value)
        if value.type is not kind and value.type != kind:
            raise TypeError(f"function {self.function.name}: operand {value.typed} where {kind} is needed")
        return value

    def pair(self, x: Operand, y: Operand) -> tuple[Value, Value]:
        """Two operands of one type; at least one of them must be a value."""
        if isinstance(x, Value):
            return x, self.operand(x.type, y)
        if isinstance(y, Value):
            return self.operand(y.type, x), y
        raise TypeError("two numbers have no type")

    def call(self, callee: Function, args: Sequence[Operand] = ()) -> Value:
        """A direct call; numbers become constants of the parameter types. The value of a void call is unusable."""
        params = callee.type.params
        if len(args) != len(params):
            raise TypeError(f"{callee.name} takes {len(params)} arguments, {len(args)} given")
        values = [self.operand(kind, arg) for kind, arg in zip(params, args, strict=True)]
        return self._call(callee.value.text, callee.type.result, values, callee.convention)

    def call_pointer(self, result: Type, pointer: Value, args: Sequence[Value]) -> Value:
        """A call through a function pointer."""
        return self._call(pointer.text, result, args)

    def intrinsic(self, name: str, result: Type, args: Sequence[Value], overloads: Sequence[Type] = ()) -> Value:
        """A call of `llvm.*`, declared on first use; `overloads` are the types that mangle into its name."""
        full = ".".join((name, *[each.suffix for each in overloads]))
        callee = self.module.functions.get(full) or self.module.declare(full, result, [arg.type for arg in args])
        return self._call(callee.value.text, result, args)

    def _call(self, target: str, result: Type, args: Sequence[Value], convention: str = "") -> Value:
        before = f"{convention} " if convention else ""
        text = f"call {before}{result.text} {target}({', '.join([arg.typed for arg in args])})"
        if result is VOID:
            self.emit(text)
            return Value(VOID, "")
        return self.define(result, text)
