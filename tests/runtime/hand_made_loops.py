"""Hand-made Programs with loops and branches over kernels of one or a few elements."""

import numpy as np

from tests.runtime.hand_made import executable
from tfc.codegen.objects.compile_objects import compile_module
from tfc.codegen.program.check import check_program
from tfc.codegen.program.control import Grow, Home, Make, Next, Repeat, Size, Start, Swap, Unless
from tfc.codegen.program.program import Buffer, Code, Dimension, Failure, Feed, Fetch, Instruction, NodeInfo, Program
from tfc.codegen.target.target import host
from tfc.ir.base.errors import Loc
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import boolean, i32

_BINARY = """
define i32 @{name}(ptr %buffers, ptr %dims, ptr %ctx) {{
  %b_at = getelementptr ptr, ptr %buffers, i64 1
  %c_at = getelementptr ptr, ptr %buffers, i64 2
  %a_in = load ptr, ptr %buffers
  %b_in = load ptr, ptr %b_at
  %out = load ptr, ptr %c_at
  %a = load i32, ptr %a_in
  %b = load i32, ptr %b_in
  %c = {operation} i32 %a, %b
  {store}
  ret i32 0
}}
"""
_STORE, _FLAG = "store i32 %c, ptr %out", "%d = zext i1 %c to i8\n  store i8 %d, ptr %out"

KERNELS = (
    "declare i32 @tfc_fail(ptr, i32, i32, i64, i64, i64, double)\n"
    + _BINARY.format(name="add", operation="add", store=_STORE)
    + _BINARY.format(name="less", operation="icmp slt", store=_FLAG)
    + _BINARY.format(name="equal", operation="icmp eq", store=_FLAG)
    + r"""
; out = a
define i32 @copy(ptr %buffers, ptr %dims, ptr %ctx) {
  %out_at = getelementptr ptr, ptr %buffers, i64 1
  %a = load ptr, ptr %buffers
  %out = load ptr, ptr %out_at
  %value = load i32, ptr %a
  store i32 %value, ptr %out
  ret i32 0
}
; row[turn] = a
define i32 @put(ptr %buffers, ptr %dims, ptr %ctx) {
  %turn_at = getelementptr ptr, ptr %buffers, i64 1
  %out_at = getelementptr ptr, ptr %buffers, i64 2
  %a = load ptr, ptr %buffers
  %turn_in = load ptr, ptr %turn_at
  %out = load ptr, ptr %out_at
  %value = load i32, ptr %a
  %turn = load i32, ptr %turn_in
  %place = getelementptr i32, ptr %out, i32 %turn
  store i32 %value, ptr %place
  ret i32 0
}
; out[i] = i for i in 0..dims[0]
define i32 @count_up(ptr %buffers, ptr %dims, ptr %ctx) {
entry:
  %out = load ptr, ptr %buffers
  %n = load i64, ptr %dims
  br label %test
test:
  %i = phi i64 [0, %entry], [%next, %body]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %place = getelementptr i32, ptr %out, i64 %i
  %value = trunc i64 %i to i32
  store i32 %value, ptr %place
  %next = add i64 %i, 1
  br label %test
done:
  ret i32 0
}
; fails with OUT_OF_RANGE when a == b
define i32 @refuse_equal(ptr %buffers, ptr %dims, ptr %ctx) {
  %b_at = getelementptr ptr, ptr %buffers, i64 1
  %a_in = load ptr, ptr %buffers
  %b_in = load ptr, ptr %b_at
  %a = load i32, ptr %a_in
  %b = load i32, ptr %b_in
  %bad = icmp eq i32 %a, %b
  br i1 %bad, label %report, label %fine
report:
  %wide = sext i32 %a to i64
  %status = call i32 @tfc_fail(ptr %ctx, i32 11, i32 0, i64 0, i64 %wide, i64 0, double 0.0)
  ret i32 %status
fine:
  ret i32 0
}
"""
)
SYMBOLS = ("add", "less", "equal", "copy", "put", "count_up", "refuse_equal")


class Maker:
    """Builds a Program: buffers by name, instructions with labels for their targets."""

    def __init__(self):
        self.buffers, self.names, self.constants = [], {}, []
        self.instructions, self.labels = [], {}
        self.dims, self.variables = [], []

    def buffer(self, name, kind="arena", dtype=i32, shape=(), **more):
        if kind in ("feed", "fetch", "variable"):
            more.setdefault("index", sum(b.kind == kind for b in self.buffers))
        self.names[name] = len(self.buffers)
        self.buffers.append(Buffer(kind, dtype, shape, name, **more))
        return self.names[name]

    def constant(self, name, array):
        self.constants.append(array)
        return self.buffer(name, "constant", shape=array.shape, index=len(self.constants) - 1)

    def label(self, name):
        self.labels[name] = len(self.instructions)

    def __call__(self, symbol, *operands, node=None, failures=()):
        access = "r" * (len(operands) - 1) + "w"
        access = {"put": "rru", "refuse_equal": "rr"}.get(symbol, access)
        self.instructions.append(
            Instruction(
                tuple(self.names[b] for b in operands),
                access,
                symbol,
                nodes=(node or symbol,),
                failures=tuple(Failure(node or symbol, text) for text in failures),
            )
        )

    def steer(self, kind, *arguments, node="loop"):
        """A control instruction: names of buffers, numbers, and labels, which may come later."""
        self.instructions.append((kind, arguments, node))

    def swap_home(self, a, b):
        at = len(self.instructions)
        self.steer(Home, a, b, at + 3)
        self("copy", a, b, node="home")
        self.steer(Swap, a, b)

    def program(self, *fetches, nodes=None):
        done = []
        for use in self.instructions:
            if isinstance(use, tuple):
                kind, arguments, node = use
                numbers = [a if isinstance(a, int) else {**self.names, **self.labels}[a] for a in arguments]
                done.append(Instruction.steer(kind(*numbers), (node,)))
            else:
                done.append(use)
        feeds = [(i, b) for i, b in enumerate(self.buffers) if b.kind == "feed"]
        last = len(done)
        buffers = [Buffer(b.kind, b.dtype, b.shape, b.name, b.index, b.base, b.offset, 0, last) for b in self.buffers]
        target = host()
        text = f'target triple = "{target.triple}"\n{KERNELS}'
        made = Program(
            "loops",
            tuple(buffers),
            tuple(done),
            dims=tuple(self.dims),
            feeds=tuple(Feed(b.name, i, b.dtype, b.shape) for i, b in feeds),
            fetches=tuple(Fetch(name, self.names[name]) for name in fetches),
            variables=tuple(self.variables),
            constants=tuple(self.constants),
            nodes=nodes or {"check": NodeInfo("Assert", Loc("model.tfg", 7, 3)), "loop": NodeInfo("While")},
            code=Code((compile_module(text, target),), SYMBOLS, target.triple, target.cpu, target.features),
        )
        check_program(made)
        return made


def sum_while(*, checked=False):
    """total = 0 + 1 + … + (n - 1) by a While with two swapped loop variables; n is fed.

    `checked` adds a feed `limit`, and the trip of this number fails.
    """
    m = Maker()
    m.buffer("n", "feed")
    if checked:
        m.buffer("limit", "feed")
    m.constant("zero", np.array(0, np.int32))
    m.constant("one", np.array(1, np.int32))
    for name in ("i", "i_next", "total_next"):
        m.buffer(name)
    m.buffer("total", "fetch")
    m.buffer("more", dtype=boolean)
    m("copy", "zero", "i")
    m("copy", "zero", "total")
    m.label("top")
    m("less", "i", "n", "more", node="condition")
    m.steer(Unless, "more", "exit")
    m("add", "total", "i", "total_next", node="sum")
    m("add", "i", "one", "i_next", node="step")
    if checked:
        m("refuse_equal", "i", "limit", node="check", failures=("trip {a} is refused",))
    m.steer(Swap, "total", "total_next")
    m.steer(Swap, "i", "i_next")
    m.steer(Repeat, "top")
    m.label("exit")
    m.swap_home("total", "total_next")
    m.swap_home("i", "i_next")
    return m


def powers_for():
    """total = 2 ** trips by a For with one swapped loop variable; trips is fed."""
    m = Maker()
    m.buffer("trips", "feed")
    m.constant("one", np.array(1, np.int32))
    for name in ("turn", "next"):
        m.buffer(name)
    m.buffer("total", "fetch")
    m("copy", "one", "total")
    m.steer(Start, "turn", "trips", "exit")
    m.label("top")
    m("add", "total", "total", "next", node="double")
    m.steer(Swap, "total", "next")
    m.steer(Next, "turn", "trips", "top")
    m.label("exit")
    m.swap_home("total", "next")
    return m


def collect_while(*, row=()):
    """rows = 0, 1, … while i < n, grown; n is fed. Then `again` counts up to as many, in memory made for it."""
    m = Maker()
    m.buffer("n", "feed")
    m.constant("zero", np.array(0, np.int32))
    m.constant("one", np.array(1, np.int32))
    for name in ("i", "turn", "i_next"):
        m.buffer(name)
    m.buffer("more", dtype=boolean)
    rows = Dim.symbol("rows")
    m.buffer("grown", "heap", shape=(rows, *row))
    m.buffer("made", "heap", shape=(rows,))
    m.dims.append(Dimension("rows", m.names["turn"], -1))
    m("copy", "zero", "i")
    m.steer(Start, "turn", -1, "top")
    m.label("top")
    m("less", "i", "n", "more", node="condition")
    m.steer(Unless, "more", "exit")
    m.steer(Grow, "grown", "turn")
    m("put", "i", "turn", "grown")
    m("add", "i", "one", "i_next", node="step")
    m("copy", "i_next", "i")
    m.steer(Next, "turn", -1, "top")
    m.label("exit")
    m.steer(Size, 0, "turn")
    m.steer(Make, "made")
    m("count_up", "made")
    return m


def run(made, *feeds, state=None, **options):
    """The fetches of one step, i32 numbers fed."""
    return executable(made, state=state).run([np.array(feed, np.int32) for feed in feeds], **options)
