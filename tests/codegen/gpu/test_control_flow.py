"""Branches and loops on GPUs: the host steps them, every kernel in them is a launch, and results are a processor's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pytest

import tfc
from tests.codegen.regions.random_programs import RandomProgram
from tests.passes.place.test_gpu import partitioned, types
from tfc.codegen.compile import compile_graph
from tfc.codegen.program.control import Next, Repeat, Unless
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import ORDERS, for_gpu
from tfc.ir.types.types import Array

X = np.linspace(-2, 2, 12, dtype=np.float32).reshape(3, 4)
Steps = Sequence[Mapping[str, Array]]


def counts(*numbers: int) -> list[dict[str, Array]]:
    """Feeds of x and n."""
    return [{"x": X, "n": np.array(n, np.int32)} for n in numbers]


NATIVE: dict[str, tuple[str, Steps]] = {
    "branch": (
        "input x: f32[3, 4]\ninput n: i32[]\n"
        "y, z = if n > 1 { yield x @ transpose(x), sum(x) } else { yield x @ transpose(x * x), 3.0 }\n"
        "entry main(x, n) -> y, z\n",
        counts(2, 0),
    ),
    "branch on data": (
        "input x: f32[3, 4]\ninput n: i32[]\n"
        "y = if sum(x) > cast(n, f32) { yield softmax(x) } else { yield exp(x @ transpose(x)) @ x }\n"
        "entry main(x, n) -> y\n",
        counts(-5, 5),
    ),
    "counter": (
        "input n: i32[]\n"
        "i, k = while (i = 0, k = n; k != 1) {\n"
        "half = if k % 2 == 0 { yield k // 2 } else { yield 3 * k + 1 }\nyield i + 1, half }\n"
        "entry main(n) -> i\n",
        [{"n": np.array(n, np.int32)} for n in (1, 27)],
    ),
    "while": (
        "input x: f32[3, 4]\ninput n: i32[]\n"
        "i, s = while (i = 0, s = x; i < n and sum(s) > -100.0) { yield i + 1, s - 1.5 }\n"
        "entry main(x, n) -> i, s\n",
        counts(0, 1, 2, 20),
    ),
    "collect": (
        "input x: f32[3, 4]\ninput n: i32[]\n"
        "y, ys = for t in range(25), s = x { yield tanh(s @ transpose(s)) @ s, collect sum(s, axis=0) }\n"
        "entry main(x, n) -> y, ys\n",
        counts(1),
    ),
    "trips that are fed": (
        "input x: f32[3, 4]\ninput n: i32[]\n"
        "a, b = for t in range(n), a = x, b = x * 2 { yield b, tanh(a @ transpose(a) @ b) }\n"
        "entry main(x, n) -> a, b\n",
        counts(0, 1, 6, 7),
    ),
    "variables": (
        "input x: f32[3, 4]\ninput n: i32[]\nvar W: f32[3, 4] = ones([3, 4])\n"
        "i = while (i = 0; sum(W) < 20.0 and i < n) { W += x + 2; yield i + 1 }\n"
        "entry main(x, n) -> i, W\n",
        counts(1, 30),
    ),
    "nests": (
        """
input x: f32[3, 4]
input n: i32[]
var W: f32[4, 4] = eye(4) * 0.5
y, ys = if n > 1 {
  a, b = for t in range(3), s = x {
    i, u = while (i = 0, u = s; i < t) {
      v = if i % 2 == 0 { u @ W } else { u - 1 }
      yield i + 1, v
    }
    yield u, collect sum(u)
  }
  yield a, sum(b)
} else { yield x, 0.0 }
entry main(x, n) -> y, ys
""",
        counts(2, 0),
    ),
    "an LSTM and its gradient": (
        """
use nn
dim b
input x: f32[9, b, 4]
last = for t in range(9), state = zeros([b, 12]) {
  _, next = nn.lstm_cell(x[t], state, seed=1)
  yield next
}
loss = sum(last * last)
dx = gradients(loss, x)
entry main(x) -> loss, dx
""",
        [{"x": np.random.default_rng(0).standard_normal((9, b, 4)).astype(np.float32)} for b in (1, 7)],
    ),
    "a gradient through trips that are fed": (
        "input x: f32[3, 4]\ninput n: i32[]\n"
        "y = for t in range(n), s = x { yield tanh(s @ transpose(s)) @ s }\n"
        "entry main(x, n) -> y, dx = gradients(sum(y), x)\n",
        counts(3, 0),
    ),
    "draws": (
        "input n: i32[]\n"
        "i, s = while (i = 0, s = zeros([40]); i < n) { yield i + 1, s + RandomUniform([40], dtype=f32, seed=3) }\n"
        "entry main(n) -> s\n",
        [{"n": np.array(3, np.int32)}] * 2,
    ),
}
"""Models all of whose control flow is native, with what they are fed step after step."""

MIXED: dict[str, tuple[str, Steps]] = {
    "recursion": (
        "fn fib(n: i32[]) -> i32[] { if n < 2 { n } else { fib(n - 1) + fib(n - 2) } }\n"
        "input n: i32[]\nentry main(n) -> y = fib(n)\n",
        [{"n": np.array(9, np.int32)}],
    ),
    "an op of the host inside": (
        "input x: f32[3, 4]\ninput n: i32[]\n"
        "y = for t in range(n), s = exp(x) { v = Erfinv(s * 0.01); yield v * 2.0 }\n"
        "entry main(x, n) -> y, z = y @ transpose(y)\n",
        counts(0, 3),
    ),
    "as many rows as the data says": (
        "input x: f32[3, 4]\ninput n: i32[]\n"
        "y, ys = for t in range(n), s = x { yield tanh(s) + 0.5, collect s @ transpose(s) }\n"
        "entry main(x, n) -> y, ys, k = shape(ys), z = sum(ys * ys, axis=0)\n",
        counts(3, 0, 40),
    ),
    "devices in turn": (
        "input x: f32[3, 4]\ninput n: i32[]\n"
        'i, s = while (i = 0, s = x; i < n) { u = with device("cpu:0") { s * 0.5 }\n'
        'with device("gpu:0") { v = exp(u) }\nyield i + 1, v }\n'
        "entry main(x, n) -> i, s\n",
        counts(0, 4),
    ),
}
"""Models of which the host has a part."""


def agree(text: str, steps: Steps, tolerance: float = 1e-5) -> None:
    """The stand-in computes what a processor does, step after step."""
    graph = tfc.parse(text)
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:sim") as other:
        for feeds in steps:
            given = {name: value for name, value in feeds.items() if name in dict(graph.entries[-1].inputs)}
            wanted, found = one.run("main", **given), other.run("main", **given)
            for name, value in wanted.items():
                scale = max(1.0, float(np.abs(value).max(initial=0))) if value.dtype.kind == "f" else 0
                np.testing.assert_allclose(found[name], value, rtol=0, atol=tolerance * scale, err_msg=name)


def for_device(text: str) -> Program:
    """The Program of the last entry for a device."""
    graph = tfc.parse(text)
    entry = graph.entries[-1]
    feeds, fetches = [value for _, value in entry.inputs], [value for _, value in entry.outputs]
    return compile_graph(graph, feeds, fetches, entry.targets, for_gpu())


@pytest.mark.few(2)
@pytest.mark.parametrize("name", NATIVE)
def test_native_control_flow_runs_on_the_gpu_alone(name: str) -> None:
    text, steps = NATIVE[name]
    agree(text, steps)
    assert types(partitioned(text)) == {"GPU"}
    program = for_device(text)
    assert all(use.host is None for use in program.instructions)
    kernels = {use.kernel for use in program.instructions if use.kernel}
    assert kernels == program.code.launches.keys()
    assert any(isinstance(use.control, (Next, Repeat, Unless)) for use in program.instructions)


@pytest.mark.parametrize("name", MIXED)
def test_what_the_host_has_a_part_in_agrees(name: str) -> None:
    agree(*MIXED[name])


@pytest.mark.few(1)
@pytest.mark.parametrize("order", ORDERS[1:])
def test_no_order_of_threads_changes_a_loop(order: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TFC_GPU_ORDER", order)
    agree(*NATIVE["an LSTM and its gradient"])


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.slow if seed > 3 else ()) for seed in range(24)])
def test_random_programs(seed: int) -> None:
    made = RandomProgram(seed, 2 + seed % 12, variables=seed % 3 > 0)
    graph = tfc.parse(made.text)
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:sim") as other:
        for feeds in made.feeds:
            wanted, found = one.run("main", **feeds), other.run("main", **feeds)
            for name, value in wanted.items():
                np.testing.assert_allclose(found[name], value, rtol=3e-4, atol=3e-4, err_msg=name)
