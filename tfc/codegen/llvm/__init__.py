"""A small typed builder of LLVM IR text, for the CPU and for PTX.

llvmlite's own IR layer has no bfloat, no string attributes and no metadata on intrinsic calls, and builds an object per
instruction; here an instruction is one line of text, checked for its operand types. Example, a dot product:

    from tfc.codegen import jit, target
    from tfc.codegen.objects.loaded_code import load_objects
    from tfc.codegen.llvm import FLOAT, I64, PTR, Builder, Module, Param, const, vector_of

    host = target.host()
    module = host.module()
    dot = module.function("dot", FLOAT, [Param(PTR, "x"), Param(PTR, "y"), Param(I64, "n")])
    b, (x, y, n) = Builder(dot), dot.args
    lanes = vector_of(FLOAT, host.lanes(FLOAT))
    with b.carry_loop(0, n, host.lanes(FLOAT), [const(lanes, 0.0)]) as loop:
        u = b.load(lanes, b.gep(FLOAT, x, loop.index), align=4)
        v = b.load(lanes, b.gep(FLOAT, y, loop.index), align=4)
        loop.next(b.fma(u, v, loop.carried[0]))
    b.ret(b.reduce_tree(loop.results[0], b.fadd))

    with load_objects([jit.compile_module(module.render(), host)]) as code:
        address = code.address("dot")
"""

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.flow import Loop
from tfc.codegen.llvm.metadata import AliasScope
from tfc.codegen.llvm.module import Block, Function, Module, Param, symbol
from tfc.codegen.llvm.types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    HALF,
    I1,
    I8,
    I16,
    I32,
    I64,
    I128,
    PTR,
    VOID,
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    int_type,
    pointer,
    vector_of,
)
from tfc.codegen.llvm.values import FALSE, TRUE, Operand, Value, const, const_vector, null, poison, zero

__all__ = [
    "BFLOAT", "DOUBLE", "FALSE", "FLOAT", "HALF", "I1", "I8", "I16", "I32", "I64", "I128", "PTR", "TRUE", "VOID",
    "AliasScope", "ArrayType", "Block", "Builder", "FloatType", "Function", "FunctionType", "IntType", "Loop",
    "Module", "Operand", "Param", "PointerType", "StructType", "Type", "Value", "VectorType", "const",
    "const_vector", "int_type", "null", "pointer", "poison", "symbol", "vector_of", "zero",
]  # fmt: skip
