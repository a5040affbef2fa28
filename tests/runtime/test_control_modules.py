"""Compiled loops and branches need nobody: nothing goes back to Python, and a module runs them without a compiler."""

import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import tfc
from tfc.codegen.compile import compile_graph
from tfc.codegen.program.control import target_of
from tfc.codegen.target.target import host
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.runtime.program.loaded import LoadedProgram
from tfc.runtime.session.session import Session

MODELS = {
    "while": """
input n: i32[]
input x: f32[3, 4]
i, y = while (i = 0, y = x; i < n) { yield i + 1, tanh(y) * 1.5 }
entry main(n, x) -> i, y
""",
    "for with a scan": """
input x: f32[6, 2, 3]
input w: f32[3, 3]
h, states = for t in range(6), h = zeros([2, 3]) {
  next = tanh(x[t] + h @ w)
  yield next, collect next
}
entry main(x, w) -> h, states
""",
    "branch in a loop in a loop": """
input n: i32[]
input x: f32[4]
y = for i in range(n), a = x {
  inner = for j in range(i), b = a { yield if j % 2 == 0 { b + 1.0 } else { b * 0.5 } }
  yield if sum(inner) > 10.0 { inner - 5.0 } else { inner }
}
entry main(n, x) -> y
""",
    "gradient of a for": """
input x: f32[6, 2, 3]
var w: f32[3, 3] = eye(3)
h = for t in range(6), h = zeros([2, 3]) { yield tanh(x[t] + h @ w) }
loss = mean(h * h)
dw = gradients(loss, [w])
step = group { w -= 0.1 * dw }
entry main(x) -> loss, dw after step
""",
}
FEEDS = {
    "while": {"n": np.int32(5), "x": np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)},
    "for with a scan": {
        "x": np.linspace(-1, 1, 36, dtype=np.float32).reshape(6, 2, 3),
        "w": np.linspace(-0.5, 0.5, 9, dtype=np.float32).reshape(3, 3),
    },
    "branch in a loop in a loop": {"n": np.int32(7), "x": np.arange(4, dtype=np.float32)},
    "gradient of a for": {"x": np.linspace(-1, 1, 36, dtype=np.float32).reshape(6, 2, 3)},
}


def programs(text):
    """The Program of the last entry, by the walker and with small regions as functions."""
    graph = parse(text)
    entry = graph.entries[-1]
    inputs, outputs = [[value for _, value in side] for side in (entry.inputs, entry.outputs)]
    for level in (0, 2):
        yield compile_graph(graph, inputs, outputs, entry.targets, host(), Config(opt_level=level))


@pytest.mark.parametrize("name", MODELS)
def test_a_program_of_compiled_ops_never_calls_python(name):
    """Every instruction is a compiled kernel or a jump, and all of them are one foreign call."""
    walked, compact = programs(MODELS[name])
    for program in (walked, compact):
        assert not [use for use in program.instructions if use.runs_in_python]
        assert all(use.kernel in program.code.symbols or use.control is not None for use in program.instructions)
        (segment,) = LoadedProgram(program).segments
        assert segment.native
    assert any(target_of(use.control) is not None for use in walked.instructions)


@pytest.mark.parametrize(
    ("update", "needs"),
    [
        ("step = group { w := x }\nentry main(n, x) -> y = n + 1 after step", False),
        ("y = if n > 0 { w := x; yield n } else { yield n + 1 }\nentry main(n, x) -> y", True),
        ("y = for t in range(n), i = 0 { w := x; yield i + t }\nentry main(n, x) -> y", True),
    ],
)
def test_a_variable_that_may_not_be_written_must_have_a_value(update, needs):
    for program in programs(f"input n: i32[]\ninput x: f32[2]\nvar w: f32[2]\n{update}\n"):
        (use,) = program.variables
        assert (use.needs_value, use.assigned) == (needs, not needs)


def python_calls(step, feeds):
    """The names of all Python functions that a call of the step calls, the second time."""
    step(**feeds)
    seen = []

    def profile(frame, event, argument):
        if event == "call":
            seen.append(frame.f_code.co_name)

    sys.setprofile(profile)
    try:
        step(**feeds)
    finally:
        sys.setprofile(None)
    return seen


@pytest.mark.parametrize("level", [0, 2])
def test_longer_loops_call_python_no_more_often(level):
    """A step makes as many Python calls for 3 trips as for 3,000."""
    feeds = FEEDS["while"]
    with Session(parse(MODELS["while"]), config=Config(opt_level=level)) as session:
        short, long = (len(python_calls(session.prepare("main"), feeds | {"n": np.int32(n)})) for n in (3, 3000))
    assert short == long


@pytest.mark.parametrize("level", [0, 2])
def test_a_loop_without_end_can_be_cancelled(level):
    """Walked or one function, it runs without the interpreter lock and asks whether it is to stop."""
    endless = "input n: i32[]\ni = while (i = 0; i < n) { yield i * 0 }\nentry main(n) -> i\n"
    problems = []
    with Session(parse(endless), config=Config(opt_level=level)) as session:
        step = session.prepare("main")
        assert step(n=np.int32(0)) == {"i": 0}

        def call():
            try:
                step(n=np.int32(1))
            except tfc.Error as error:
                problems.append(error.code)

        thread = threading.Thread(target=call)
        thread.start()
        time.sleep(0.05)
        assert thread.is_alive()
        session.cancel()
        thread.join(10)
        assert problems == ["CANCELLED"]
        assert step(n=np.int32(0)) == {"i": 0}


RUN = """
import sys
import numpy as np
import tfc
module = tfc.load(sys.argv[1])
with np.load(sys.argv[2]) as given:
    for result in module.main(**given).values():
        print(result.tobytes().hex())
assert not {"llvmlite", "lark", "networkx", "tfc.codegen.compile", "tfc.frontend", "tfc.passes"} & set(sys.modules)
"""


@pytest.mark.few(2)
@pytest.mark.parametrize("suffix", [".tfcm", ".so"])
@pytest.mark.parametrize("name", MODELS)
def test_a_module_runs_loops_without_a_compiler(name, suffix, tmp_path):
    for level in (0, 2):
        module = tfc.compile(parse(MODELS[name]), config=Config(opt_level=level))
        path = tmp_path / f"level{level}{suffix}"
        module.save(path)
        np.savez(tmp_path / "given.npz", **FEEDS[name])
        done = subprocess.run(
            [sys.executable, "-c", RUN, path, tmp_path / "given.npz"], capture_output=True, text=True, check=False
        )
        assert not done.stderr
        wanted = module.main(**FEEDS[name])
        assert done.stdout.split() == [result.tobytes().hex() for result in wanted.values()]
