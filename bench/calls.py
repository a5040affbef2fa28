"""The cost of a call: `python -m bench.calls`. The tiny graph of W10, three ops on four floats, beside NumPy.

Times are the smallest of many short blocks, those of the rows taken in turn: others use the machine too. Calls from C
are made by a loop in machine code over the function pointer that `for_c` gives.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable

import numpy as np

import tfc
from tfc.codegen.objects.compile_objects import compile_module
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target.target import host
from tfc.runtime.execute.step import Step

TINY = """
input x: f32[4]
y = relu(x * 2 + 1)
entry main(x) -> y
"""
TRAIN = """
input x: f32[4]
var W: f32[4] = zeros([4])
step = group { W -= 0.001 * (W - x) }
loss = sum(W * x)
entry main(x) -> loss after step
"""
LOOP = """
define void @loop(ptr %f, ptr %block, ptr %feeds, ptr %results, i64 %n) {
entry:
  br label %turn
turn:
  %i = phi i64 [ 0, %entry ], [ %next, %turn ]
  %status = call i32 %f(ptr %block, ptr %feeds, ptr %results)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %turn, label %end
end:
  ret void
}
"""
X = np.array([1, -2, 3, 4], np.float32)
ROUNDS, BLOCK = 200, 2000
FROM_C = "W10 from C, by `step.for_c(x=x)`"

Row = tuple[str, Callable[[int], float]]


def main() -> None:
    """Measure and print."""
    y = np.empty_like(X)
    with tfc.Session(tfc.parse(TINY)) as tiny, tfc.Session(tfc.parse(TRAIN)) as train:
        call, step, train_call = tiny.prepare("y", ["x"]), tiny.prepare("main"), train.prepare("main").call
        np.testing.assert_array_equal(call(X), np.maximum(X * 2 + 1, 0))
        rows: list[Row] = [
            ("W10 into a given array, `call(x, out=y)`", repeated("f(x, out=y)", f=call, x=X, y=y)),
            ("W10 with a new array, `call(x)`", repeated("f(x)", f=call, x=X)),
            (FROM_C, from_c(step, y)),
            ("an entry by name, a dict of results, `step(x=x)`", repeated("f(x=x)", f=step, x=X)),
            ("`session.run('main', x=x)`", repeated("f('main', x=x)", f=tiny.run, x=X)),
            ("a training step, with its variable locked", repeated("f(x)", f=train_call, x=X)),
            ("NumPy: `np.maximum(x * 2 + 1, 0)`", repeated("np.maximum(x * two + one, zero)", **numpy_names())),
            ("NumPy into given arrays", repeated(INTO, **numpy_names(), y=y)),
            ("an empty builtin, `len(x)`", repeated("f(x)", f=len, x=X)),
        ]
        print(table(rows))


INTO = "np.multiply(x, two, out=y); np.add(y, one, out=y); np.maximum(y, zero, out=y)"


def numpy_names() -> dict[str, object]:
    """The names in the statements of NumPy's rows; scalars are of the array's own type, which are its quickest."""
    return {"np": np, "x": X, "two": np.float32(2), "one": np.float32(1), "zero": np.float32(0)}


def repeated(statement: str, **names: object) -> Callable[[int], float]:
    """Seconds of so many runs of a statement over these names."""
    arguments = ", ".join(names)
    lines = ["begin = clock()", "for _ in range(n):", f"  {statement}", "return clock() - begin"]
    source = f"def run(n, clock, {arguments}):\n  " + "\n  ".join(lines)
    space: dict[str, Callable[..., float]] = {}
    exec(source, space)
    return lambda n: space["run"](n, time.perf_counter, **names)


def from_c(step: Step, y: np.ndarray[tuple[int, ...], np.dtype[np.float32]]) -> Callable[[int], float]:
    """Seconds of a number of calls made by a loop in machine code."""
    c, target = step.for_c(x=X), host()
    code = load_objects([compile_module(f'target triple = "{target.triple}"\n{LOOP}', target)])
    loop = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4, ctypes.c_int64)(code.address("loop"))
    feeds, results = (ctypes.c_void_p * 1)(X.ctypes.data), (ctypes.c_void_p * 1)(y.ctypes.data)

    def run(n: int, kept: object = (code, c)) -> float:
        begin = time.perf_counter()
        loop(c.function, c.block, feeds, results, n)
        return time.perf_counter() - begin

    y[:] = 0
    run(1)
    np.testing.assert_array_equal(y, np.maximum(X * 2 + 1, 0))
    return run


def table(rows: list[Row]) -> str:
    """The times of the rows, taken in turn; from those of Python's loops that of an empty one is taken off."""
    empty = repeated("pass", x=X)
    best, nothing = [float("inf")] * len(rows), float("inf")
    for _ in range(ROUNDS):
        nothing = min(nothing, empty(BLOCK))
        best = [min(seconds, run(BLOCK)) for seconds, (_, run) in zip(best, rows, strict=True)]
    lines = ["| a call | ns |", "|---|---|"]
    for (name, _), seconds in zip(rows, best, strict=True):
        loop = 0.0 if name == FROM_C else nothing
        lines.append(f"| {name} | {(seconds - loop) / BLOCK * 1e9:.0f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
