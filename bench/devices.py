"""The cost of several devices: `python -m bench.devices`. Overheads of the executor, transfers and calls, in one table.

* An instruction of the executor: recursive functions run on it, and it counts the nodes that have run.
* A hop: a Send, its Recv and a kernel, in a chain that goes from one device to another and back, which is the slowest
  way to use two devices. The chain is as long as the fixed costs of a step have no weight in it.
* A call of a small graph on three devices, beside the same graph on one.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import tfc
from tfc.runtime.dataflow.group import Group

HOPS = 400
FIB = """
fn fib(n: i32[]) -> i32[] { if n < 2 { n } else { fib(n - 1) + fib(n - 2) } }
input n: i32[]
y = fib(n)
"""
CALL = """
input x: f32[16]
with device("/device:CPU:1") { a = x * 2 + 1 }
with device("/device:CPU:2") { b = x - 3 }
with device("/device:CPU:0") { y = a * b }
"""


def main() -> None:
    """Measure and print."""
    print("| what | figure | goal |\n|---|---|---|")
    print(f"| an instruction of the executor | {instruction() * 1e9:.0f} ns | ≤ 150 ns |")
    for elements in (1, 1024, 1 << 18):
        seconds, numpys = hop(elements), copying(elements)
        what = f"a hop of {4 * elements:,} bytes; NumPy's copy and product"
        print(f"| {what} | {micro(seconds)}; {micro(numpys)} | ≤ 1 µs more |")
    one, three = call("cpu:1"), call("cpu:3")
    print(f"| a call on three devices; on one | {micro(three)}; {micro(one)} ({three / one:.1f} times) | ≤ 3 times |")


def micro(seconds: float) -> str:
    """Seconds as microseconds."""
    return f"{seconds * 1e6:.2f} µs"


def instruction() -> float:
    """Seconds the executor takes for a node."""
    with tfc.Session(tfc.parse(FIB)) as session:
        seconds = quickest(lambda: session.run("y", {"n": 12}), 0.5)  # a step that is too short to be interrupted
        steps: int = sum(x.record.steps for group in groups(session) for x in group.executors)
    return seconds / steps


def hop(elements: int) -> float:
    """Seconds for a tensor to get to another device and through a kernel there."""
    hops = max(20, min(HOPS, (1 << 22) // elements))  # long steps are interrupted by others
    few, many = (chain(elements, length) for length in (2, 2 + hops))
    return (many - few) / hops


def chain(elements: int, hops: int) -> float:
    """Seconds of a step whose tensor changes the device so often."""
    lines = [f"input x0: f32[{elements}]"]
    for k in range(hops):
        lines.append(f'with device("/device:CPU:{(k + 1) % 2}") {{ x{k + 1} = x{k} * 1.0625 }}')
    x = np.ones(elements, np.float32)
    with tfc.Session(tfc.parse("\n".join(lines)), "cpu:2") as session:
        return quickest(lambda: session.run(f"x{hops}", {"x0": x}), 0.3)


def copying(elements: int) -> float:
    """Seconds for a copy and a product with a scalar, in NumPy: what a hop does. There and back, as a chain goes."""
    ours, received, theirs, back = (np.ones(elements, np.float32) for _ in range(4))
    factor = np.float32(1.0625)

    def there_and_back() -> None:
        np.copyto(received, ours)
        np.multiply(received, factor, out=theirs)
        np.copyto(back, theirs)
        np.multiply(back, 1 / factor, out=ours)

    return quickest(there_and_back, 0.1) / 2


def call(devices: str) -> float:
    """Seconds of a call of a small graph."""
    text = CALL if devices == "cpu:3" else "\n".join(stripped(CALL))
    x = np.ones(16, np.float32)
    with tfc.Session(tfc.parse(text), devices) as session:
        return quickest(lambda: session.run("y", {"x": x}), 0.5)


def stripped(text: str) -> list[str]:
    """The lines of a program without their devices."""
    return [line.split("{")[-1].rstrip(" }") for line in text.splitlines()]


def groups(session: tfc.Session) -> list[Group]:
    """The groups that have run steps of a session on one device."""
    executables: list[Any] = session.executables
    return [activation.group for e in executables for activation in e._activations if activation.group is not None]


def quickest(run: Callable[[], object], seconds: float) -> float:
    """The median of the quickest tenth of calls in a given time: others use the machine too."""
    run()
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(times) < 10:
        begin = time.perf_counter()
        run()
        times.append(time.perf_counter() - begin)
    return statistics.median(sorted(times)[: max(1, len(times) // 10)])


if __name__ == "__main__":
    main()
