"""Kernels for a device as LLVM text, from which LLVM makes PTX; and the parameters of their launches, as data.

A launch is one entry function: the addresses of the kernel's parameters, that of the record of failures where something
can fail, then the symbolic sizes it uses, then tensor maps. The blocks are numbered along x alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tfc.codegen.emit.kernels import SizeValues
from tfc.codegen.emit.source_lines import Lines
from tfc.codegen.gpu.device.block_ops import DevicePeers
from tfc.codegen.gpu.device.failure import define_fail
from tfc.codegen.gpu.device.index32 import NarrowEvaluator
from tfc.codegen.gpu.device.nvvm import check_text
from tfc.codegen.gpu.device.ranges import Ranges
from tfc.codegen.gpu.device.statements import ThreadStatements
from tfc.codegen.llvm import (
    I8,
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
from tfc.codegen.llvm.debug_info import DebugInfo
from tfc.codegen.loop_ir.async_pipeline import TensorMap
from tfc.codegen.loop_ir.loops import (
    BLOCK,
    THREAD,
    For,
    Lanes,
    Launch,
    LibraryMatrix,
    LibraryProduct,
    LoopNest,
    PipelinedProduct,
    Statement,
    When,
    bytes_of,
    roots,
)
from tfc.codegen.loop_ir.tile_statements import TileStatement
from tfc.codegen.program import launch as program_launch
from tfc.codegen.program.library_product import Matrix, Product
from tfc.codegen.target.formats import Formats
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import is_nonnegative
from tfc.codegen.tensor.expr import SizeOf
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.types.dims import Apply, symbols_of

GLOBAL, SHARED = 1, 3
"""LLVM's numbers of the address spaces."""
_PARAMETER = {"r": ("noalias", "readonly", "align 16"), **dict.fromkeys("wus", ("noalias", "align 16"))}
"""Attributes by access. No two operands of an instruction share memory (memory.py), and what no launch of a kernel
writes is read by way of the cache that stores do not reach (ld.global.nc)."""
MOST_DECLARED = 48 << 10
"""Bytes of shared memory that code may declare; more is given by the launch."""
GIVEN = "given_memory"
"""The array that the launch gives."""
_MAP = ("byval([128 x i8])", "align 64", '"nvvm.grid_constant"')

EmitLaunch = Callable[[str, Launch], program_launch.Launch]
"""Emits a launch of a kernel as a function of this name."""

_TURING, _TURING_THREADS, _FEWEST_THREADS = 75, 1024, 1536
"""Threads that a multiprocessor holds at most: of sm_75, and of the least of all later ones."""


def emit_launches(
    kernels: Sequence[tuple[str, LoopNest]],
    target: Target,
    most: Mapping[str, int] | None = None,
    lines_of: Mapping[str, Callable[[DebugInfo], Lines | None]] | None = None,
) -> tuple[str, dict[str, tuple[program_launch.Launch, ...]]]:
    """The LLVM text of kernels, given by symbol, as one module; and the launches of each. `most` has the maxima of
    symbols that have one; `lines_of` makes the source lines of a kernel's nodes by its symbol.

    InternalError where the target lacks what they need.
    """
    assert target.gpu is not None
    module = target.module("tfc")
    info = DebugInfo(module, lines_only=True)

    def begin(symbol: str, nest: LoopNest) -> EmitLaunch:
        lines = lines_of[symbol](info) if lines_of and symbol in lines_of else None
        return lambda name, launch: _Entry(module, name, nest, launch, target, most or {}, lines).emit()

    launches = launches_of(kernels, begin)
    text = module.render()
    check_text(text, target.gpu)
    return text, launches


def launches_of(
    kernels: Sequence[tuple[str, LoopNest]], begin: Callable[[str, LoopNest], EmitLaunch]
) -> dict[str, tuple[program_launch.Launch, ...]]:
    """The launches of kernels, given by symbol; `begin` gives what emits those that are not the vendor library's."""
    found = {}
    for symbol, nest in kernels:
        emit, made = begin(symbol, nest), []
        for number, launch in enumerate(nest.body):
            assert isinstance(launch, Launch)
            name = f"{symbol}_{number}" if number else symbol
            library = launch.library
            made.append(emit(name, launch) if library is None else _launch_of_library(name, library, nest))
        found[symbol] = tuple(made)
    return found


def _launch_of_library(name: str, product: LibraryProduct, nest: LoopNest) -> program_launch.Launch:
    """A product of the vendor library, as data."""

    def matrix(each: LibraryMatrix) -> Matrix:
        operand = nest.params.index(each.tensor)
        return Matrix(operand, each.tensor.dtype.name, each.pitch, each.stride, each.offset, each.along_k)

    sides = matrix(product.left), matrix(product.right), matrix(product.result)
    described = Product(product.m, product.n, product.k, product.batch, *sides, product.compute)
    return program_launch.Launch(name, 1, 0, product=described)


@dataclass(frozen=True, eq=False)
class _Entry:
    """One launch as an entry function."""

    module: Module
    symbol: str
    nest: LoopNest
    launch: Launch
    target: Target
    most: Mapping[str, int]
    lines: Lines | None

    def emit(self) -> program_launch.Launch:
        launch, nest = self.launch, self.nest
        assert self.target.gpu is not None
        sizes, fails = symbols_of_launch(launch), bool(nest.failures)
        place = pointer(GLOBAL)
        params = [Param(place, f"p{k}", _PARAMETER[access]) for k, access in enumerate(nest.access)]
        params += [Param(place, "failure", ("align 16",))] * fails
        params += [Param(I64, f"size{k}") for k in range(len(sizes))]
        tensor_maps = _maps(launch.body)
        params += [Param(PTR, f"map{k}", _MAP) for k in range(len(tensor_maps))]
        most = (_FEWEST_THREADS if self.target.gpu.sm > _TURING else _TURING_THREADS) // launch.threads
        resident = max(1, min(launch.resident, most))
        attributes = ("convergent", f'"nvvm.reqntid"="{launch.threads},1,1"', f'"nvvm.minctasm"="{resident}"')
        together = (f'"nvvm.cluster_dim"="{launch.cluster},1,1"',) if launch.cluster else ()
        function = self.module.function(
            self.symbol, VOID, params, convention="ptx_kernel", attributes=attributes + together
        )
        b = Builder(function)
        if self.lines is not None:
            self.lines.enter(b)
        memory: dict[Tensor, tuple[Value, AliasScope | None]] = {}
        scopes = self.module.alias_scopes(len(nest.params))
        memory |= {p: (arg, scope) for p, arg, scope in zip(nest.params, function.args, scopes, strict=False)}
        used = sum(bytes_of(tensor) for tensor in launch.shared)
        is_dynamic = used > MOST_DECLARED
        shared = self._given(b) if is_dynamic else [self._shared(k, tensor) for k, tensor in enumerate(launch.shared)]
        memory |= {tensor: (address, None) for tensor, address in zip(launch.shared, shared, strict=True)}
        numbers = function.args[len(nest.params) + fails :]
        values = dict(zip(sizes, numbers, strict=False))
        maps = dict(zip(tensor_maps, numbers[len(sizes) :], strict=True))
        evaluator = NarrowEvaluator(b, memory, _Sizes(b, values).value, Formats(b, self.target))
        evaluator.ranges = None if _hands_on(launch.body) else Ranges(launch, self.most)
        evaluator.bind(BLOCK, _register(b, "ctaid"))
        evaluator.bind(THREAD, _register(b, "tid"))
        failure = null()
        if fails:
            failure = b.define(PTR, f"addrspacecast {function.args[len(nest.params)].typed} to ptr")
            define_fail(self.module)
        peers = DevicePeers(b, self.target.gpu.sm)
        ThreadStatements(evaluator, self.target, failure, peers, maps, self.lines).launch(launch.body)
        b.ret()
        declared, given = (0, used) if is_dynamic else (used, 0)
        described = tuple(_described(each, nest) for each in tensor_maps)
        return program_launch.Launch(
            self.symbol, launch.blocks, launch.threads, declared, fails, sizes, described, given, cluster=launch.cluster
        )

    def _given(self, b: Builder) -> list[Value]:
        """The offsets of the shared tensors in dynamic shared memory, which is one array in all kernels of the
        module.
        """
        if GIVEN not in self.module.globals:
            array = ArrayType(I8, 0)
            self.module.variable(GIVEN, array, linkage="external", align=1024, addrspace=SHARED)
        found, at = [], 0
        for tensor in self.launch.shared:
            found.append(b.gep(I8, self.module.globals[GIVEN].value, at))
            at += -(-bytes_of(tensor) // 1024) * 1024
        return found

    def _shared(self, number: int, tensor: Tensor) -> Value:
        kind = Formats(Builder.__new__(Builder), self.target).memory_type(tensor.dtype)
        array = ArrayType(kind, bytes_of(tensor) // tensor.dtype.size)
        return self.module.variable(
            f"{self.symbol}_shared{number}", array, Value(array, "undef"), align=16, addrspace=SHARED
        )


def _maps(body: Sequence[Statement]) -> tuple[TensorMap, ...]:
    """The tensor maps that statements need."""
    found: list[TensorMap] = []
    for statement in body:
        if isinstance(statement, PipelinedProduct):
            walk = statement.product.walk
            found += [statement.product.left.map, statement.product.right.map]
            found += [walk.result] if walk is not None else []
        elif isinstance(statement, For | When | Lanes):
            found += _maps(statement.body)
    return tuple(dict.fromkeys(found))


def _described(made: TensorMap, nest: LoopNest) -> program_launch.TensorMap:
    operand = nest.params.index(made.tensor)
    return program_launch.TensorMap(operand, made.tensor.dtype.name, made.sizes, made.pitches, made.box, made.offset)


class _Sizes(SizeValues):
    """Symbolic sizes that are arguments."""

    def __init__(self, b: Builder, values: Mapping[str, Value]) -> None:
        super().__init__(b, null(), {})
        self.values = values

    def _symbol(self, name: str) -> Value:
        return self.values[name]

    def _apply(self, atom: Apply) -> Value:
        if atom.function == "floordiv" and is_nonnegative(atom.left) and isinstance(atom.right, int) and atom.right > 0:
            return self.b.udiv(self.value(atom.left), atom.right)
        return super()._apply(atom)


def _hands_on(statements: Sequence[Statement]) -> bool:
    """True where loops carry values, as those of contractions do: they have few registers to spare for the same
    position in two widths, and compute few positions.
    """
    return any(
        (isinstance(each, For) and bool(each.recurs))
        or isinstance(each, TileStatement | PipelinedProduct)
        or (isinstance(each, For | When | Lanes) and _hands_on(each.body))
        for each in statements
    )


def _register(b: Builder, name: str) -> Value:
    """The x part of a special register, as an index."""
    found = b.intrinsic(f"llvm.nvvm.read.ptx.sreg.{name}.x", I32, [])
    return b.zext(found, I64)


def symbols_of_launch(launch: Launch) -> tuple[str, ...]:
    """The symbols whose values a launch takes, in order of first use; those of one size by name."""
    sizes = [node.size for node in postorder(list(roots((launch,)))) if isinstance(node, SizeOf)]
    return tuple(dict.fromkeys(name for size in sizes for name in sorted(symbols_of(size))))
