"""Hand-made Programs over a few kernels written as LLVM text: what the runtime's tests run."""

import ctypes

import numpy as np

from tfc.codegen.objects.compile_objects import compile_module
from tfc.codegen.program.check import check_program
from tfc.codegen.program.program import (
    Buffer,
    Code,
    Dimension,
    Failure,
    Feed,
    Fetch,
    Instruction,
    NodeInfo,
    Program,
    VariableUse,
)
from tfc.codegen.target.target import host
from tfc.ir.base.errors import Loc
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import TensorType, f32
from tfc.runtime.execute.executable import Executable
from tfc.runtime.native.thread_pool import ThreadPool
from tfc.runtime.program.feeds import FeedCheck
from tfc.runtime.state.state import State

BATCH = Dim.symbol("batch")

KERNELS = r"""
declare void @tfc_parallel_for(ptr, i64, ptr, ptr, i64)
declare i32 @tfc_fail(ptr, i32, i32, i64, i64, i64, double)
declare i32 @tfc_status(ptr)

; out[i] = x[i] * x[i] + y[i] over 4 * batch elements, in parallel
define i32 @square_add(ptr %buffers, ptr %dims, ptr %ctx) {
  %batch = load i64, ptr %dims
  %n = mul i64 %batch, 4
  call void @tfc_parallel_for(ptr %ctx, i64 %n, ptr @square_add_body, ptr %buffers, i64 64)
  ret i32 0
}
define internal void @square_add_body(ptr %buffers, i64 %begin, i64 %end) {
entry:
  %y_at = getelementptr ptr, ptr %buffers, i64 1
  %out_at = getelementptr ptr, ptr %buffers, i64 2
  %x = load ptr, ptr %buffers
  %y = load ptr, ptr %y_at
  %out = load ptr, ptr %out_at
  br label %loop
loop:
  %i = phi i64 [%begin, %entry], [%next, %loop]
  %xi_at = getelementptr float, ptr %x, i64 %i
  %yi_at = getelementptr float, ptr %y, i64 %i
  %oi_at = getelementptr float, ptr %out, i64 %i
  %xi = load float, ptr %xi_at
  %yi = load float, ptr %yi_at
  %square = fmul float %xi, %xi
  %sum = fadd float %square, %yi
  store float %sum, ptr %oi_at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}

; w[i] = w[i] + x[i] over 4 elements
define i32 @accumulate(ptr %buffers, ptr %dims, ptr %ctx) {
entry:
  %x_at = getelementptr ptr, ptr %buffers, i64 1
  %w = load ptr, ptr %buffers
  %x = load ptr, ptr %x_at
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%next, %loop]
  %wi_at = getelementptr float, ptr %w, i64 %i
  %xi_at = getelementptr float, ptr %x, i64 %i
  %wi = load float, ptr %wi_at
  %xi = load float, ptr %xi_at
  %sum = fadd float %wi, %xi
  store float %sum, ptr %wi_at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 4
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}

; out[i] = x[i] over 4 elements
define i32 @copy(ptr %buffers, ptr %dims, ptr %ctx) {
  %out_at = getelementptr ptr, ptr %buffers, i64 1
  %x = load ptr, ptr %buffers
  %out = load ptr, ptr %out_at
  %value = load <4 x float>, ptr %x, align 4
  store <4 x float> %value, ptr %out, align 4
  ret i32 0
}

; fails with OUT_OF_RANGE (11) for every x[i] < 0 of 4 * batch elements, in parallel
define i32 @check_positive(ptr %buffers, ptr %dims, ptr %ctx) {
  %closure = alloca {ptr, ptr}
  %x = load ptr, ptr %buffers
  store ptr %x, ptr %closure
  %ctx_at = getelementptr {ptr, ptr}, ptr %closure, i32 0, i32 1
  store ptr %ctx, ptr %ctx_at
  %batch = load i64, ptr %dims
  %n = mul i64 %batch, 4
  call void @tfc_parallel_for(ptr %ctx, i64 %n, ptr @check_positive_body, ptr %closure, i64 1)
  %status = call i32 @tfc_status(ptr %ctx)
  ret i32 %status
}
define internal void @check_positive_body(ptr %closure, i64 %begin, i64 %end) {
entry:
  %x = load ptr, ptr %closure
  %ctx_at = getelementptr {ptr, ptr}, ptr %closure, i32 0, i32 1
  %ctx = load ptr, ptr %ctx_at
  br label %loop
loop:
  %i = phi i64 [%begin, %entry], [%next, %step]
  %xi_at = getelementptr float, ptr %x, i64 %i
  %xi = load float, ptr %xi_at
  %bad = fcmp olt float %xi, 0.0
  br i1 %bad, label %report, label %step
report:
  %value = fpext float %xi to double
  %ignored = call i32 @tfc_fail(ptr %ctx, i32 11, i32 0, i64 %i, i64 7, i64 8, double %value)
  br label %step
step:
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}

; fails with INVALID_ARGUMENT without saying more
define i32 @refuse(ptr %buffers, ptr %dims, ptr %ctx) {
  ret i32 3
}
"""


def code() -> Code:
    target = host()
    text = f'target triple = "{target.triple}"\n{KERNELS}'
    symbols = ("square_add", "accumulate", "copy", "check_positive", "refuse")
    return Code((compile_module(text, target),), symbols, target.triple, target.cpu, target.features)


def program(buffers, instructions, *, dims=(), fetches=(), variables=(), constants=(), nodes=None, targets=()):
    """A Program whose feeds are its feed buffers in order, checked."""
    feeds = [(i, b) for i, b in enumerate(buffers) if b.kind == "feed"]
    made = Program(
        "hand-made",
        tuple(buffers),
        tuple(instructions),
        dims=tuple(dims),
        feeds=tuple(Feed(b.name, i, b.dtype, b.shape) for i, b in feeds),
        fetches=tuple(Fetch(name, i) for name, i in fetches),
        targets=tuple(targets),
        variables=tuple(variables),
        constants=tuple(constants),
        nodes=nodes or {},
        code=code(),
    )
    check_program(made)
    return made


def executable(made, *, state=None, threads=1):
    checks = [FeedCheck(feed.name, TensorType(feed.dtype, feed.shape), feed.name, None) for feed in made.feeds]
    return Executable(made, state or State(), ThreadPool(threads), checks)


def square_add():
    """out = x * x + y over f32[batch, 4]; through an arena buffer: tmp = x * x + y, out = tmp * tmp + y."""
    row = (BATCH, 4)
    buffers = [
        Buffer("feed", f32, row, "x", index=0),
        Buffer("feed", f32, row, "y", index=1),
        Buffer("arena", f32, row, "tmp", first=0, last=1),
        Buffer("fetch", f32, row, "out", index=0),
    ]
    instructions = [
        Instruction((0, 1, 2), "rrw", "square_add", nodes=("tmp",), flops=8 * BATCH, bytes=48 * BATCH),
        Instruction((2, 1, 3), "rrw", "square_add", nodes=("out",), flops=8 * BATCH, bytes=48 * BATCH),
    ]
    return program(buffers, instructions, dims=[Dimension("batch", 0, 0, maximum=1 << 20)], fetches=[("out", 3)])


def counter(*, check_last):
    """W += x, and a check that x is positive before or after the update; fetches W."""
    buffers = [
        Buffer("feed", f32, (BATCH, 4), "x", index=0),
        Buffer("variable", f32, (4,), "W", index=0),
        Buffer("fetch", f32, (4,), "W", index=0),
    ]
    check = Instruction(
        (0,), "r", "check_positive", nodes=("ok",), failures=(Failure("ok", "x[{element}] = {value} < 0 ({a}, {b})"),)
    )
    update = Instruction((1, 0), "ur", "accumulate", nodes=("step",))
    read = Instruction((1, 2), "rw", "copy", nodes=("W",))
    return program(
        buffers,
        [update, read, check] if check_last else [check, update, read],
        dims=[Dimension("batch", 0, 0)],
        fetches=[("W", 2)],
        variables=[VariableUse("W", 1, f32, (4,))],
        nodes={"ok": NodeInfo("Assert", Loc("model.tfg", 7, 3)), "W": NodeInfo("VariableV2", Loc("model.tfg", 2, 1))},
    )


def with_counter_value(value=0.0):
    state = State()
    state.declare("W", f32, (4,))
    state.assign({"W": np.full(4, value, np.float32)})
    return state


def f32s(*values):
    return np.array(values, np.float32)


def sizes_of(structure):
    return {name: getattr(structure, name).offset for name, *_ in structure._fields_} | {"": ctypes.sizeof(structure)}
