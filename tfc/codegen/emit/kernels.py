"""Whole kernels as LLVM functions, and modules of them.

Each kernel is an external function with the signature of runtime/native/core/tfc_native.h. A parallel loop becomes an
internal function over a range of iterations, what follows a product one over a block of sums; it finds the same
buffers, sizes and context through its closure and computes anew what it needs of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.codegen.emit.evaluator import Evaluator
from tfc.codegen.emit.source_lines import Lines
from tfc.codegen.emit.statements import Statements
from tfc.codegen.emit.streams import settle
from tfc.codegen.llvm import I32, I64, PTR, VOID, AliasScope, Builder, Function, Module, Param, StructType, Value, const
from tfc.codegen.llvm.math import MATH
from tfc.codegen.loop_ir.loops import For, LoopNest, Multiply
from tfc.codegen.loop_ir.product import BOUNDS
from tfc.codegen.target.formats import Formats
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.base.errors import InternalError
from tfc.ir.types.dims import Apply, Dim, Size

_CLOSURE = StructType((PTR, PTR, PTR))


def emit_kernel(
    module: Module, name: str, nest: LoopNest, target: Target, dims: Mapping[str, int], lines: Lines | None = None
) -> None:
    """Add a kernel to a module. `dims` gives the position of each symbolic dimension in the dims table; `lines` go into
    its debug information.
    """
    _Kernel(module, name, nest, target, dims, lines).emit()


def kernel_function(module: Module, name: str) -> Function:
    """A new function with the signature of a kernel: the addresses of its operands, the dims table, the context."""
    params = [Param(PTR, "buffers", ("readonly",)), Param(PTR, "dims", ("readonly",)), Param(PTR, "ctx")]
    return module.function(name, I32, params)


def enclosed(b: Builder, args: Sequence[Value]) -> Value:
    """The arguments of a kernel as a closure, for what runs on other threads."""
    closure = b.alloca(_CLOSURE)
    for k, value in enumerate(args):
        b.store(value, b.field(_CLOSURE, closure, k))
    return closure


def opened(b: Builder, closure: Value) -> tuple[Value, Value, Value]:
    """The arguments in a closure."""
    buffers, dims, ctx = (b.load(PTR, b.field(_CLOSURE, closure, k)) for k in range(3))
    return buffers, dims, ctx


class _Kernel:
    def __init__(
        self, module: Module, name: str, nest: LoopNest, target: Target, dims: Mapping[str, int], lines: Lines | None
    ) -> None:
        self.module, self.name, self.nest, self.target = module, name, nest, target
        self.dims, self.lines = dims, lines
        self.scopes = module.alias_scopes(len(nest.params))
        self.bodies = 0

    def emit(self) -> None:
        function = kernel_function(self.module, self.name)
        b = Builder(function)
        if self.lines is not None:
            self.lines.begin(b)
        body = self._statements(b, *function.args)
        body.run(self.nest.body)
        if body.streamed:
            settle(b)
        if self.nest.failures:
            b.ret(b.call(self.module.declare("tfc_status", I32, [PTR]), [function.args[2]]))
        else:
            b.ret(0)

    def _statements(self, b: Builder, buffers: Value, dims: Value, ctx: Value) -> Statements:
        memory: dict[Tensor, tuple[Value, AliasScope | None]] = {}
        for k, (param, scope) in enumerate(zip(self.nest.params, self.scopes, strict=True)):
            memory[param] = (b.load(PTR, b.gep(PTR, buffers, k), invariant=True), scope)
        sizes = SizeValues(b, dims, self.dims)
        evaluator = Evaluator(b, memory, sizes.value, Formats(b, self.target))

        def outline(here: Statements, statement: For | Multiply) -> tuple[Value, Value]:
            return self._outlined(here.b, statement, (buffers, dims, ctx))

        return Statements(evaluator, self.target, ctx, outline, self.lines)

    def _outlined(
        self, b: Builder, statement: For | Multiply, closure: tuple[Value, Value, Value]
    ) -> tuple[Value, Value]:
        """A function made of the body of a parallel loop, or of an epilogue; its address and its closure."""
        self.bodies += 1
        numbers = [Param(I64, "begin"), Param(I64, "end")]
        if isinstance(statement, Multiply):
            numbers = [*(Param(I64, bound.name) for bound in BOUNDS), Param(PTR, "sums")]
        params = [Param(PTR, "closure", ("readonly",)), *numbers]
        function = self.module.function(f"{self.name}.body{self.bodies}", VOID, params, linkage="internal")
        inner = Builder(function)
        if self.lines is not None:
            self.lines.go_on(inner, statement)
        pointer, *numbers_in = function.args
        body = self._statements(inner, *opened(inner, pointer))
        if isinstance(statement, Multiply):
            self._block(body, statement, numbers_in)
        else:
            body.hoist(statement)
            with inner.loop(*numbers_in) as at, body.e.scope():
                body.e.bind(statement.axis, at)
                body.run(statement.body)
        if body.streamed:
            settle(inner)
        inner.ret()
        return function.value, enclosed(b, closure)

    def _block(self, body: Statements, statement: Multiply, numbers: list[Value]) -> None:
        """Emit the epilogue of a product, for one block."""
        *bounds, sums = numbers
        for bound, value in zip(BOUNDS, bounds, strict=True):
            body.e.bind(bound, value)
        epilogue = statement.product.epilogue
        if epilogue is not None and epilogue.sums is not None:
            body.e.memory[epilogue.sums] = (sums, None)
        body.run(statement.body)


class SizeValues:
    """Symbolic sizes as values: polynomials over the dims table."""

    def __init__(self, b: Builder, dims: Value, place: Mapping[str, int]) -> None:
        self.b, self.dims, self.place = b, dims, place

    def value(self, size: Size) -> Value:
        """The number a size stands for."""
        b = self.b
        if not isinstance(size, Dim):
            return const(I64, size)
        total: Value = const(I64, 0)
        for monomial, coefficient in size.terms:
            term: Value = const(I64, coefficient)
            for atom in monomial:
                term = b.mul(term, self._symbol(atom) if isinstance(atom, str) else self._apply(atom))
            total = b.add(total, term)
        return total

    def _symbol(self, name: str) -> Value:
        if name not in self.place:
            raise InternalError(f"the size {name} has no place in the dims table")
        return self.b.load(I64, self.b.gep(I64, self.dims, self.place[name]), invariant=True)

    def _apply(self, atom: Apply) -> Value:
        b = self.b
        x, y = self.value(atom.left), self.value(atom.right)
        if atom.function == "min":
            return b.smin(x, y)
        if atom.function == "max":
            return b.smax(x, y)
        return MATH["floor_div" if atom.function == "floordiv" else "floor_mod"](b, x, y)
