"""Small regions as one function: the values of the reference interpreter, errors where the walker reports them, loops
of a few instructions that can be cancelled."""

import re
import threading
import time

import numpy as np
import pytest

import tfc
from tfc.codegen.fusion.region import Compact, every_region
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.build_modules import emit_modules
from tfc.codegen.pipeline import build_kernels, plan_step
from tfc.codegen.schedule.compact_regions import Compacted, compact_regions
from tfc.codegen.target.target import for_cpu
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import interpret
from tfc.passes.pipeline import PIPELINE
from tfc.passes.run_pipeline import run_passes, run_pipeline

AVX512, AVX2 = for_cpu("znver4"), for_cpu("x86-64-v3")


def compacted(source: str, target=AVX512) -> Compacted:
    """The plan of the only entry, its regions made functions where they fit."""
    graph = tfc.parse(source)
    return compact_regions(plan_step(required(graph)), target)


def required(graph: Graph) -> Graph:
    (entry,) = graph.entries
    values = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    return run_pipeline(graph, *values, config=Config(opt_level=0))


def session_of(graph: Graph, level: int = 2) -> tfc.Session:
    """A session of a graph over which only the required passes run, so that loops are still there."""
    rows = [row for row in PIPELINE if not row.for_devices]
    lowered = run_passes(graph, [row for row in rows if row.required], Config())
    return tfc.Session(lowered, config=Config(opt_level=level, compile_from=rows[-1].name))


def assembly(source: str, target=AVX512) -> str:
    step = compacted(source, target).step
    modules = emit_modules(build_kernels(step, target), step, target, {})
    return "".join(compile_objects.emit_text(text, target, "asm") for text in modules.regions)


def hot_loop(text: str) -> list[str]:
    """The instructions of the only loop, whose rare side exits are jumped over."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    lines = [line for line in lines if line and (not line.startswith(".") or line.endswith(":"))]
    places = {line[:-1]: at for at, line in enumerate(lines) if line.endswith(":")}
    back = [
        (places[found[1]], at)
        for at, line in enumerate(lines)
        if (found := re.match(r"j\w+\s+(\.L\w+)", line)) and places[found[1]] < at and not line.startswith("jmp")
    ]
    begin, end = back[0]
    return [line for line in lines[begin : end + 1] if not line.endswith(":")]


COUNTER = """
input n: i32[]
j = while (i = 0; i < n) { yield i + 1 }
entry main(n) -> j
"""
FOUR = """
input x: f32[4]
input n: i32[]
i, a = while (i = 0, a = x; i < n) { yield i + 1, a * 0.5 + 1.0 }
entry main(x, n) -> a
"""
PROGRAMS = {
    "counter": COUNTER,
    "four floats": FOUR,
    "three floats": FOUR.replace("f32[4]", "f32[3]").replace("a * 0.5 + 1.0", "tanh(a) + 0.5"),
    "a matrix": FOUR.replace("f32[4]", "f32[3, 5]").replace("a * 0.5 + 1.0", "transpose(transpose(a) * 0.5) + 1.0"),
    "a long state": FOUR.replace("f32[4]", "f32[700]"),
    "f64": FOUR.replace("f32[4]", "f64[5]"),
    "bf16": FOUR.replace("f32[4]", "bf16[7]"),
    "a state in place": FOUR.replace("f32[4]", "f32[130]").replace("a * 0.5", "a * x"),
    "a state read elsewhere": FOUR.replace("f32[4]", "f32[130]").replace(
        "a * 0.5", "transpose(reshape(a, [13, 10]))[0, 1] * a"
    ),
    "a state read later": """
input x: f32[130]
input n: i32[]
i, a, b = while (i = 0, a = x, b = x * 2.0; i < n) {
  c = a * 0.5
  d = sum(c)
  yield i + 1, c, b - a * d
}
entry main(x, n) -> a, b
""",
    "long variables that change places": """
input x: f32[130]
input n: i32[]
i, a, b = while (i = 0, a = x, b = x * 2.0; i < n) { yield i + 1, b * 0.5, a + 1.0 }
entry main(x, n) -> a, b
""",
    "swapped variables": """
input x: f32[3]
input n: i32[]
i, a, b = while (i = 0, a = x, b = x * 2.0; i < n) { yield i + 1, b, a + 1.0 }
entry main(x, n) -> a, b
""",
    "three in a circle": """
input x: f32[3]
input n: i32[]
i, a, b, c = while (i = 0, a = x, b = x * 2.0, c = x - 1.0; i < n) { yield i + 1, b, c, a }
entry main(x, n) -> a, b, c
""",
    "newton": """
input x: f32[4]
y, e = while (y = x, e = ones([4]); max(e) > 0.00001) {
  z = 0.5 * (y + x / y)
  yield z, abs(z - y)
}
entry main(x) -> y
""",
    "masked update": """
input x: f32[6]
input n: i32[]
k, z, count = while (k = 0, z = x * 0.0, count = zeros([6]); k < 20) {
  inside = abs(z) < 2.0
  yield k + 1, where(inside, z * z + x, z), where(inside, count + 1.0, count)
}
entry main(x, n) -> z, count
""",
    "collected rows": """
input x: f32[5]
b, s = for t in range(9), b = x { yield b * 0.5, collect b + 1.0 }
entry main(x) -> b, s
""",
    "as many rows as are asked for": """
input x: f32[5]
input n: i32[]
b, s = for t in range(n - 1), b = x { yield b * 0.5, collect b + 1.0 }
total = sum(s, axis=0)
entry main(x, n) -> b, s, total
""",
    "rows read": """
input x: f32[6, 3]
b = for t in range(6), b = zeros([3]) { yield b + x[t] }
entry main(x) -> b
""",
    "collected only": """
input x: f32[6, 3]
s = for t in range(6) { yield collect sum(x[t]) }
entry main(x) -> s
""",
    "nested loops": """
input x: f32[3]
input n: i32[]
a = for t in range(4), a = x {
  b, k = while (b = a, k = 0; k < n) { yield b * 0.5 + 1.0, k + 1 }
  yield b + 1.0
}
entry main(x, n) -> a
""",
    "a branch": """
input x: f32[3]
input n: i32[]
c, d = if n > 3 { x * 2.0, x } else { x - 1.0, x + sum(x) }
entry main(x, n) -> c, d
""",
    "a branch in a loop": """
input x: f32[3]
input n: i32[]
i, a = while (i = 0, a = x; i < n) {
  b = if i % 2 == 0 { a * 2.0 } else { a - 1.0 }
  yield i + 1, b
}
entry main(x, n) -> a
""",
    "a loop in a branch": """
input x: f32[3]
input n: i32[]
c = if n > 3 {
  a = for t in range(3), a = x { yield a * 2.0 }
  a
} else { x }
entry main(x, n) -> c
""",
    "a small product": """
input x: f32[4]
input w: f32[4, 4]
a = for t in range(5), a = x { yield tanh(reshape(reshape(a, [1, 4]) @ w, [4])) }
entry main(x, w) -> a
""",
    "the greatest": """
input x: f32[7]
input n: i32[]
i, a, k = while (i = 0, a = x, k = 0; i < n) { yield i + 1, a * a - 0.5, cast(argmax(a), i32) + k }
entry main(x, n) -> a, k
""",
    "fibonacci": """
input n: i32[]
i, a, b = while (i = 0, a = 0, b = 1; i < n) { yield i + 1, b, a + b }
entry main(n) -> a
""",
}


def feeds(graph: Graph, n: int) -> dict[str, np.ndarray]:
    generator = np.random.default_rng(3)
    made = {}
    for name, value in graph.entries[0].inputs:
        kind = graph.type_of(value)
        if kind.dtype.is_float:
            made[name] = generator.uniform(0.1, 1, kind.dims).astype(kind.dtype.storage)
        else:
            made[name] = np.array(n, kind.dtype.storage)
    return made


@pytest.mark.few(30)
@pytest.mark.parametrize("n", [0, 1, 5, 6])
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_reference_interpreter_agrees(name, n):
    graph = tfc.parse(PROGRAMS[name])
    given = feeds(graph, n)
    (entry,) = graph.entries
    wanted = interpret(graph, given, [value for _, value in entry.outputs])
    session = session_of(graph)
    got = session.prepare("main")(**given)
    for (output, value), reference in zip(entry.outputs, wanted, strict=True):
        tolerance = 2e-2 if graph.type_of(value).dtype.name == "bf16" else 1e-5
        np.testing.assert_allclose(
            np.asarray(got[output], np.float64), np.asarray(reference, np.float64), rtol=tolerance, atol=tolerance
        )


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("target", [AVX512, AVX2], ids=["avx512", "avx2"])
def test_the_region_is_one_function(name, target):
    made = compacted(PROGRAMS[name], target)
    assert [type(part) for part in every_region(made.step.steps)] == [Compact], made.reasons


def test_a_counter_takes_a_handful_of_instructions():
    loop = hot_loop(assembly(COUNTER))
    assert len(loop) <= 6, loop


@pytest.mark.parametrize("size", [3, 4, 8, 13])
def test_a_small_state_stays_in_registers(size):
    loop = hot_loop(assembly(FOUR.replace("f32[4]", f"f32[{size}]")))
    assert not any("(%r" in line for line in loop), loop
    assert len(loop) <= 10, loop


FAILING = """
input x: f32[4]
input p: i32[]
i, a = while (i = 0, a = x; i < 1000000000) { yield i + 1, a + gather(x, [i * p, 1, 2, 0]) }
entry main(x, p) -> a
"""


def error_of(source: str, level: int, **given) -> tfc.Error:
    session = session_of(tfc.parse(source), level)
    with pytest.raises(tfc.Error) as caught:
        session.prepare("main")(**given)
    return caught.value


def test_a_failure_is_reported_as_the_walker_reports_it_and_ends_the_loop_at_once():
    given = {"x": np.ones(4, np.float32), "p": np.int32(2)}
    whole, walked = error_of(FAILING, 2, **given), error_of(FAILING, 0, **given)
    assert whole.code == walked.code == "INVALID_ARGUMENT"
    assert str(whole) == str(walked)
    assert "4" in str(whole)  # 2 * 2 is the first index past the end


def test_an_endless_loop_can_be_cancelled():
    session = session_of(tfc.parse("input n: i32[]\ni = while (i = 0; n > 0) { yield i + 1 }\nentry main(n) -> i\n"))
    step = session.prepare("main")
    assert step(n=np.int32(0))["i"] == 0
    caught: list[tfc.Error] = []

    def run() -> None:
        try:
            step(n=np.int32(1))
        except tfc.Error as error:
            caught.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    end = time.monotonic() + 10
    while thread.is_alive() and time.monotonic() < end:
        session.cancel()
        time.sleep(0.01)
    thread.join(1)
    assert [error.code for error in caught] == ["CANCELLED"]


UPDATE = """
input p: i32[]
var w: f32[4] = zeros([4])
x = ones([4])
i = while (i = 0; i < 5) {
  w += gather(x, [i * p, 1, 2, 0])
  yield i + 1
}
entry main(p) -> i
"""


def test_a_failed_loop_leaves_variables_as_they_were():
    session = tfc.Session(tfc.parse(UPDATE))
    step = session.prepare("main")
    step(p=np.int32(0))
    np.testing.assert_array_equal(session.state()["w"], [5, 5, 5, 5])
    with pytest.raises(tfc.Error):
        step(p=np.int32(2))
    np.testing.assert_array_equal(session.state()["w"], [5, 5, 5, 5])


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (FOUR.replace("f32[4]", "f32[5000]").replace("a * 0.5", "softmax(a)"), "it takes 20001 bytes"),
        (
            "input x: f32[64]\ninput w: f32[64, 64]\n"
            "a = for t in range(5), a = x { yield reshape(reshape(a, [1, 64]) @ w, [64]) }\nentry main(x, w) -> a\n",
            "product of matrices, 1 x 64 by 64 x 64",
        ),
        (
            "dim B\ninput x: f32[B]\na = for t in range(5), a = x { yield a * 0.5 }\nentry main(x) -> a\n",
            "is not a known number",
        ),
    ],
    ids=["memory", "product", "symbolic"],
)
def test_a_region_that_does_not_fit_says_why(source, why):
    made = compacted(source)
    assert not any(isinstance(part, Compact) for part in every_region(made.step.steps))
    assert [why in text for _, text in made.reasons] == [True], made.reasons


def test_the_small_regions_inside_of_a_large_one_are_functions():
    source = """
input x: f32[9000]
a = for t in range(4), a = x {
  k = while (k = 0; k < t) { yield k + 2 }
  yield softmax(a) * cast(k, f32)
}
entry main(x) -> a
"""
    made = compacted(source)
    assert [type(part).__name__ for part in every_region(made.step.steps)] == ["Loop", "Compact"]
    graph = tfc.parse(source)
    given = {"x": np.linspace(0, 1, 9000, dtype=np.float32)}
    (wanted,) = interpret(graph, given, [graph.entries[0].outputs[0][1]])
    np.testing.assert_allclose(session_of(graph).prepare("main")(**given)["a"], wanted, rtol=1e-5)


def test_equal_regions_share_a_function():
    loops = "".join(f"a{k} = while (i = {k}; i < n) {{ yield i + 3 }}\n" for k in range(3))
    made = compacted(f"input n: i32[]\n{loops}entry main(n) -> a0, a1, a2\n")
    parts = [part for part in every_region(made.step.steps) if isinstance(part, Compact)]
    assert len(parts) == 3
    assert len({part.symbol for part in parts}) == 1
