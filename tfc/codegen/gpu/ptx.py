"""Kernels for a device as LLVM text, of which LLVM makes PTX; and what a launch of each of them takes, as data.

A launch is one entry function: the addresses of the kernel's parameters, that of the record of failures where something
can fail, then the symbolic sizes it uses. The blocks are numbered along x alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.codegen import program_launch
from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.emit.formats import Formats
from tfc.codegen.emit.kernels import SizeValues
from tfc.codegen.expr import SizeOf
from tfc.codegen.gpu.failure import define_fail
from tfc.codegen.gpu.nvvm import check_text
from tfc.codegen.gpu.peers import DevicePeers
from tfc.codegen.gpu.statements import ThreadStatements, bytes_of
from tfc.codegen.llvm import (
    I32,
    I64,
    PTR,
    VOID,
    AliasScope,
    ArrayType,
    Builder,
    Module,
    Param,
    Value,
    null,
    pointer,
)
from tfc.codegen.loops import BLOCK, THREAD, Launch, LoopNest, roots
from tfc.codegen.target import Target
from tfc.codegen.tensor import Tensor
from tfc.codegen.traverse import postorder
from tfc.ir.dims import Dim

GLOBAL, SHARED = 1, 3
"""LLVM's numbers of the address spaces."""
_PARAMETER = {
    "r": ("noalias", "readonly", "align 16"),
    "w": ("noalias", "align 16"),
    "u": ("noalias", "align 16"),
    "s": ("noalias", "align 16"),
}
"""Attributes by access. No two operands of an instruction share memory (memory.py), and what no launch of a kernel
writes is read by way of the cache that stores do not reach (ld.global.nc)."""


def emit_launches(
    kernels: Sequence[tuple[str, LoopNest]], target: Target
) -> tuple[str, dict[str, tuple[program_launch.Launch, ...]]]:
    """The LLVM text of kernels, given by symbol, as one module; and the launches of each.

    InternalError where the target lacks what they need.
    """
    assert target.gpu is not None
    module = target.module("tfc")
    launches: dict[str, tuple[program_launch.Launch, ...]] = {}
    for symbol, nest in kernels:
        made = []
        for number, launch in enumerate(nest.body):
            assert isinstance(launch, Launch)
            made.append(_Entry(module, f"{symbol}_{number}" if number else symbol, nest, launch, target).emit())
        launches[symbol] = tuple(made)
    text = module.render()
    check_text(text, target.gpu)
    return text, launches


class _Entry:
    """One launch as an entry function."""

    def __init__(self, module: Module, symbol: str, nest: LoopNest, launch: Launch, target: Target) -> None:
        self.module, self.symbol, self.nest, self.launch, self.target = module, symbol, nest, launch, target

    def emit(self) -> program_launch.Launch:
        launch, nest = self.launch, self.nest
        assert self.target.gpu is not None
        sizes, fails = symbols_of_launch(launch), bool(nest.failures)
        place = pointer(GLOBAL)
        params = [Param(place, f"p{k}", _PARAMETER[access]) for k, access in enumerate(nest.access)]
        params += [Param(place, "failure", ("align 16",))] * fails
        params += [Param(I64, f"size{k}") for k in range(len(sizes))]
        attributes = ("convergent", f'"nvvm.reqntid"="{launch.threads},1,1"', f'"nvvm.minctasm"="{launch.resident}"')
        function = self.module.function(self.symbol, VOID, params, convention="ptx_kernel", attributes=attributes)
        b = Builder(function)
        memory: dict[Tensor, tuple[Value, AliasScope | None]] = {}
        scopes = self.module.alias_scopes(len(nest.params))
        memory |= {p: (arg, scope) for p, arg, scope in zip(nest.params, function.args, scopes, strict=False)}
        shared = {tensor: self._shared(k, tensor) for k, tensor in enumerate(launch.shared)}
        memory |= {tensor: (address, None) for tensor, address in shared.items()}
        values = dict(zip(sizes, function.args[len(params) - len(sizes) :], strict=True))
        evaluator = Evaluator(b, memory, _Sizes(b, values).value, Formats(b, self.target))
        evaluator.bind(BLOCK, _register(b, "ctaid"))
        evaluator.bind(THREAD, _register(b, "tid"))
        failure = null()
        if fails:
            failure = b.define(PTR, f"addrspacecast {function.args[len(nest.params)].typed} to ptr")
            define_fail(self.module)
        ThreadStatements(evaluator, self.target, failure, DevicePeers(b, self.target.gpu.sm)).launch(launch.body)
        b.ret()
        used = sum(bytes_of(tensor) for tensor in launch.shared)
        return program_launch.Launch(self.symbol, launch.blocks, launch.threads, used, fails, sizes)

    def _shared(self, number: int, tensor: Tensor) -> Value:
        kind = Formats(Builder.__new__(Builder), self.target).memory_type(tensor.dtype)
        array = ArrayType(kind, bytes_of(tensor) // tensor.dtype.size)
        return self.module.variable(
            f"{self.symbol}_shared{number}", array, Value(array, "undef"), align=16, addrspace=SHARED
        )


class _Sizes(SizeValues):
    """Symbolic sizes that come as arguments."""

    def __init__(self, b: Builder, values: Mapping[str, Value]) -> None:
        super().__init__(b, null(), {})
        self.values = values

    def _symbol(self, name: str) -> Value:
        return self.values[name]


def _register(b: Builder, name: str) -> Value:
    """The x part of a special register, as an index."""
    found = b.intrinsic(f"llvm.nvvm.read.ptx.sreg.{name}.x", I32, [])
    return b.zext(found, I64)


def symbols_of_launch(launch: Launch) -> tuple[str, ...]:
    """The symbols whose values a launch takes, in order of first use."""
    sizes = [node.size for node in postorder(list(roots((launch,)))) if isinstance(node, SizeOf)]
    return tuple(dict.fromkeys(name for size in sizes if isinstance(size, Dim) for name in size.symbols()))
