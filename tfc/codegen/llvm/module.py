"""Modules, functions, blocks and globals: the containers the builder fills, and their printed form.

The text is deterministic: things print in the order they were made, names are counters, attribute groups and metadata
are numbered in order of first use. LLVM's code emission is quadratic in the instructions of one function, so callers
keep functions small (about 2,000 instructions, 500 calls) and large constants out of the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tfc.codegen.llvm.metadata import Metadata
from tfc.codegen.llvm.types import I8, ArrayType, FunctionType, PointerType, Type
from tfc.codegen.llvm.values import Value, zero
from tfc.ir.base.record import record

MAX_CONSTANT_BYTES = 64 * 1024
_PLAIN_NAME = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*\Z")


def symbol(name: str) -> str:
    """A global name as LLVM text, quoted and escaped where it must be."""
    if _PLAIN_NAME.match(name):
        return "@" + name
    escaped = "".join(
        chr(byte) if 32 <= byte < 127 and byte not in (34, 92) else f"\\{byte:02X}" for byte in name.encode()
    )
    return f'@"{escaped}"'


@record(frozen=True, slots=True)
class Param:
    """One parameter: type, name for the reader, attributes as LLVM spells them (`noalias`, `align 64`)."""

    type: Type
    name: str = ""
    attributes: tuple[str, ...] = ()


@dataclass(eq=False)
class Block:
    """A basic block: a label and its instruction lines; `terminated` once a terminator was added."""

    label: str
    lines: list[str] = field(default_factory=list)
    terminated: bool = False

    @property
    def ref(self) -> str:
        """The block as a branch operand."""
        return f"label %{self.label}"


class Function:
    """A declaration until `block` is first called, a definition from then on. `args` are its parameters as values."""

    def __init__(
        self,
        module: Module,
        name: str,
        result: Type,
        params: Sequence[Param | Type],
        *,
        linkage: str = "",
        attributes: tuple[str, ...] = (),
        convention: str = "",
    ) -> None:
        self.module = module
        self.name = name
        self.params = tuple(each if isinstance(each, Param) else Param(each) for each in params)
        self.type = FunctionType(result, tuple(each.type for each in self.params))
        self.linkage = linkage
        self.attributes = attributes
        self.convention = convention
        self.blocks: list[Block] = []
        self.entry_allocas: list[str] = []
        self.subprogram = ""
        """Its description for debuggers (debug_info.py)."""
        self.value = Value(PointerType(), symbol(name))
        """The function's address, to call it or to pass as a callback."""
        self._counter = 0
        self._labels: dict[str, int] = {}
        names = [each.name or f"a{position}" for position, each in enumerate(self.params)]
        if len(set(names)) != len(names):
            raise ValueError(f"function {name}: two parameters share a name")
        self.args = tuple(Value(each.type, f"%{label}.arg") for label, each in zip(names, self.params, strict=True))

    def fresh(self) -> str:
        """A new local name."""
        self._counter += 1
        return f"%v{self._counter}"

    def block(self, name: str = "b") -> Block:
        """A new block at the end of the function, with a label made from `name`."""
        made = self.detached(name)
        self.blocks.append(made)
        return made

    def detached(self, name: str = "b") -> Block:
        """A new block that is not placed yet; `place` puts it at the end of the function."""
        seen = self._labels.get(name, 0)
        self._labels[name] = seen + 1
        return Block(name if seen == 0 else f"{name}.{seen}")

    def place(self, block: Block) -> None:
        """Append a detached block, so that the text follows the order of control flow."""
        self.blocks.append(block)

    def instruction_count(self) -> int:
        """Number of instructions so far; callers split functions before it passes about 2,000."""
        return len(self.entry_allocas) + sum(len(block.lines) for block in self.blocks)

    def render(self) -> str:
        """The function as LLVM text."""
        defined = bool(self.blocks)
        params = []
        for param, arg in zip(self.params, self.args, strict=True):
            words = [param.type.text, *param.attributes] + ([arg.text] if defined else [])
            params.append(" ".join(words))
        head = ["define" if defined else "declare"]
        head += [word for word in (self.linkage if defined else "", self.convention) if word]
        head.append(f"{self.type.result.text} {symbol(self.name)}({', '.join(params)})")
        if self.attributes:
            head.append(self.module.attribute_group(self.attributes))
        if not defined:
            return " ".join(head) + "\n"
        if self.subprogram:
            head.append(f"!dbg {self.subprogram}")
        lines = [" ".join(head) + " {\n"]
        for index, block in enumerate(self.blocks):
            if not block.terminated:
                raise ValueError(f"function {self.name}: block {block.label} has no terminator")
            lines.append(f"{block.label}:\n")
            body = self.entry_allocas + block.lines if index == 0 else block.lines
            lines.extend(f"  {line}\n" for line in body)
        lines.append("}\n")
        return "".join(lines)


@record(frozen=True, slots=True)
class Global:
    """A global variable or constant; `text` is its whole definition."""

    value: Value
    text: str


class Module(Metadata):
    """One LLVM module. `triple` and `data_layout` come from a Target; `attributes` go on every defined function."""

    def __init__(
        self, triple: str = "", data_layout: str = "", *, attributes: Iterable[str] = (), name: str = "tfc"
    ) -> None:
        super().__init__()
        self.name = name
        self.triple = triple
        self.data_layout = data_layout
        self.attributes = tuple(attributes)
        self.has_libm = True
        """False where calls of mathematical functions have nowhere to go: on GPUs."""
        self.has_ldexp = False
        """True where `llvm.ldexp` is an instruction, scalar and vector; elsewhere it is a slow call."""
        self.mends_extrema = False
        """True where `llvm.maximum` is no instruction, on x86; `has_range` where it has AVX-512DQ's (extrema.py)."""
        self.has_range = False
        self.has_mask_registers = False
        """True where a mask of lanes is an integer in a register of its own."""
        self.functions: dict[str, Function] = {}
        self.globals: dict[str, Global] = {}
        self._groups: dict[tuple[str, ...], int] = {}

    def function(
        self,
        name: str,
        result: Type,
        params: Sequence[Param | Type] = (),
        *,
        linkage: str = "",
        attributes: tuple[str, ...] = (),
        convention: str = "",
    ) -> Function:
        """A new function to be defined. `linkage` is "" (external), "internal", "linkonce_odr" ….

        Raises ValueError when the name is taken.
        """
        if name in self.functions or name in self.globals:
            raise ValueError(f"symbol {name} is defined twice")
        every = (*self.attributes, *attributes)
        made = Function(self, name, result, params, linkage=linkage, attributes=every, convention=convention)
        self.functions[name] = made
        return made

    def declare(
        self, name: str, result: Type, params: Sequence[Param | Type] = (), *, attributes: tuple[str, ...] = ()
    ) -> Function:
        """An external function or intrinsic; the same name again gives the same object, or ValueError if it differs."""
        found = self.functions.get(name)
        if found is not None:
            wanted = tuple(each.type if isinstance(each, Param) else each for each in params)
            if found.type != FunctionType(result, wanted):
                raise ValueError(f"symbol {name} is declared as {found.type} and as {result.text} {wanted}")
            return found
        made = Function(self, name, result, params, attributes=attributes)
        self.functions[name] = made
        return made

    def variable(
        self,
        name: str,
        kind: Type,
        init: Value | None = None,
        *,
        linkage: str = "internal",
        align: int = 0,
        addrspace: int = 0,
    ) -> Value:
        """A global; returns its address. No `init` means zero, or an external definition for linkage "external"."""
        start = "" if linkage == "external" and init is None else f" {(init or zero(kind)).text}"
        space = f"addrspace({addrspace}) " if addrspace else ""
        text = f"{symbol(name)} = {linkage + ' ' if linkage else ''}{space}global {kind.text}{start}"
        return self._define(name, text + (f", align {align}" if align else ""), addrspace)

    def bytes_constant(self, name: str, data: bytes, *, align: int = 1) -> Value:
        """A read-only byte array; returns its address. Over 64 KiB raises ValueError: such data is never IR text."""
        if len(data) > MAX_CONSTANT_BYTES:
            raise ValueError(f"constant {name} of {len(data)} bytes must not go through IR text")
        text = "".join(chr(byte) if 32 <= byte < 127 and byte not in (34, 92) else f"\\{byte:02X}" for byte in data)
        kind = ArrayType(I8, len(data))
        return self._define(name, f'{symbol(name)} = internal constant {kind.text} c"{text}", align {align}', 0)

    def _define(self, name: str, text: str, addrspace: int) -> Value:
        if name in self.globals or name in self.functions:
            raise ValueError(f"symbol {name} is defined twice")
        made = Global(Value(PointerType(addrspace), symbol(name)), text + "\n")
        self.globals[name] = made
        return made.value

    def attribute_group(self, attributes: tuple[str, ...]) -> str:
        """The number (`#0`) of a set of function attributes."""
        return f"#{self._groups.setdefault(attributes, len(self._groups))}"

    def render(self) -> str:
        """The whole module as LLVM text."""
        parts = [f"; ModuleID = '{self.name}'\n"]
        if self.data_layout:
            parts.append(f'target datalayout = "{self.data_layout}"\n')
        if self.triple:
            parts.append(f'target triple = "{self.triple}"\n')
        parts += [each.text for each in self.globals.values()]
        functions = list(self.functions.values())
        parts += ["\n" + each.render() for each in functions if each.blocks]
        parts.append("\n")
        parts += [each.render() for each in functions if not each.blocks]
        parts += [f"attributes #{number} = {{ {' '.join(group)} }}\n" for group, number in self._groups.items()]
        parts += self.metadata_lines()
        return "".join(parts)
