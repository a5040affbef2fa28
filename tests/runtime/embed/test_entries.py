"""Entries of embedded models compute bit by bit what a session computes, in the memory they were promised."""

from __future__ import annotations

import ctypes
import re
import threading
import time
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.runtime.embed.linked import MODEL, Array, Linked, embedding, load
from tfc.codegen.target.target import for_cpu, host
from tfc.compiler.objects import Embedding
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.types.types import bf16
from tfc.runtime.memory.storage import aligned_bytes

MLP = MODEL.replace(
    "var w: f32[4] = [0.1, 0.2, 0.3, 0.4]\nlogits = x * w",
    """\
h = nn.dense(x, units=16, activation=relu, seed=1)
logits = nn.dense(h, units=4, seed=2)""",
)


def rows(n: int, seed: int = 0) -> tuple[Array, Array]:
    """Some data for MODEL."""
    generator = np.random.default_rng(seed)
    return generator.standard_normal((n, 4), np.float32), generator.integers(0, 4, n).astype(np.int32)


@pytest.fixture(scope="module")
def linked() -> Linked:
    """MODEL, linked once; tests initialise it."""
    return Linked(embedding(MODEL))


def same(found: Mapping[str, Array], wanted: Mapping[str, Array]) -> None:
    """Assert that arrays hold the same bits."""
    assert list(found) == list(wanted)
    for name, array in wanted.items():
        assert found[name].tobytes() == array.tobytes(), name


@pytest.mark.few(1)
@pytest.mark.parametrize("text", [MODEL, MLP])
def test_training_is_that_of_a_session(text: str) -> None:
    linked = Linked(embedding(text))
    assert linked.init() == 0
    with tfc.Session(tfc.parse(text)) as session:
        for number, batch in enumerate((32, 7, 1, 32)):
            x, y = rows(batch, number)
            code, found = linked.call("train", {"x": x, "y": y}, (batch,))
            assert code == 0, linked.message
            same(found, session.prepare("train")(x=x, y=y))
            code, found = linked.call("infer", {"x": x}, (batch,))
            assert code == 0
            same(found, session.prepare("infer")(x=x))
        for name, value in session.state().items():
            assert linked.variable(name).tobytes() == value.tobytes()


LOOPS = """
input x: f32[6, 6]
input n: i32[]
a, k = while (a = x, k = 0; k < n) { b = tanh(a @ x); yield b + transpose(a), k + 1 }
small, j = while (small = 1.0, j = 0; j < n) { yield small * 0.9, j + 1 }
pick = if small < 0.5 { yield a @ a } else { yield a + 1 }
entry f(x, n) -> a, pick, small
"""


def test_products_of_narrow_factors() -> None:
    """What asks the system whether it may use the processor's matrix unit is in the object as well."""
    text = """
input a: bf16[70, 96]
input w: bf16[96, 80]
input x: i8[70, 96]
y = relu(a @ w)
z = cast(x, i32) @ cast(transpose(x), i32)
entry f(a, w, x) -> y, z
"""
    linked, generator = Linked(embedding(text)), np.random.default_rng(3)
    feeds = {
        name: generator.standard_normal(shape).astype(bf16.storage)
        for name, shape in (("a", (70, 96)), ("w", (96, 80)))
    }
    feeds["x"] = generator.integers(-128, 128, (70, 96), np.int8)
    code, found = linked.call("f", feeds)
    assert code == 0, linked.message
    with tfc.Session(tfc.parse(text)) as session:
        same(found, session.prepare("f")(**feeds))


@pytest.mark.parametrize("n", [0, 1, 5, 8])
def test_loops_and_branches(n: int) -> None:
    linked = Linked(embedding(LOOPS))
    x = np.random.default_rng(2).standard_normal((6, 6), np.float32)
    feeds = {"x": x, "n": np.array(n, np.int32)}
    code, found = linked.call("f", feeds)
    assert code == 0, linked.message
    with tfc.Session(tfc.parse(LOOPS)) as session:
        same(found, session.prepare("f")(**feeds))


def test_random_numbers_go_on_from_call_to_call() -> None:
    text = "r = random_normal([5], seed=3)\nentry f() -> r\n"
    linked = Linked(embedding(text))
    assert linked.init() == 0
    with tfc.Session(tfc.parse(text)) as session:
        for _ in range(3):
            code, found = linked.call("f", {})
            assert code == 0
            same(found, session.prepare("f")())


def test_a_step_that_fails_says_why_and_leaves_the_state(linked: Linked) -> None:
    linked.init()
    before = linked.state.copy()
    x, y = rows(5)
    y[3] = 77
    code, _ = linked.call("train", {"x": x, "y": y}, (5,))
    assert code == 3
    assert linked.message == "Received a label value of 77 which is outside the valid range of [0, 4)"
    where = linked.error.where.contents
    assert (where.file, where.line) == (b"model.tfg", 10)
    assert b"SparseSoftmaxCrossEntropyWithLogits" in where.node
    assert (linked.state == before).all()


def test_a_variable_written_before_the_failure_is_put_back() -> None:
    text = "var w: f32[4] = ones([4])\ninput i: i32[1]\nw += 1\nv = gather(w, i)\nw += v[0]\nentry f(i) -> v\n"
    linked = Linked(embedding(text))
    linked.init()
    assert linked.call("f", {"i": np.array([1], np.int32)})[0] == 0
    before = linked.variable("w").copy()
    assert linked.call("f", {"i": np.array([9], np.int32)})[0] == 3
    assert (linked.variable("w") == before).all()


def test_what_the_caller_gives_is_checked_before_memory_is_touched(linked: Linked) -> None:
    linked.init()
    x, y = rows(32)
    for dims, feeds, message in (
        ((33,), {"x": x, "y": y}, "the size batch is 33, outside of 1..32"),
        ((0,), {"x": x, "y": y}, "the size batch is 0, outside of 1..32"),
        ((32,), {"x": None, "y": y}, "x is NULL"),
        ((31,), {"x": x.view(np.uint8).ravel()[1:], "y": y}, "x is not aligned for its elements"),
    ):
        before = linked.state.copy()
        entry = linked.model.entries[1]
        outputs = np.zeros(1, np.float32)
        work = linked.guarded_memory(entry.workspace)
        given = [feeds["x"], feeds["y"]]
        code = linked.library.model_train_call(
            linked.pointer_to(linked.state), None, linked.pointer_to(work), (ctypes.c_int64 * 1)(*dims),
            (ctypes.c_void_p * 2)(*[None if a is None else a.ctypes.data for a in given]),
            (ctypes.c_void_p * 1)(outputs.ctypes.data), None, linked.error_pointer(),
        )  # fmt: skip
        assert (code, linked.message) == (3, message)
        assert (linked.state == before).all()


def test_a_state_that_init_did_not_make_is_refused() -> None:
    linked = Linked(embedding(MODEL))
    x, y = rows(2)
    assert linked.call("train", {"x": x, "y": y}, (2,))[0] == 9
    assert "not initialised by this model's init" in linked.message


def test_a_variable_without_a_value_is_named() -> None:
    text = (
        "var w: f32[2]\ninput x: f32[2]\ny = w * x\nset = group { w := x }\nentry use(x) -> y\nentry put(x) after set\n"
    )
    linked = Linked(embedding(text))
    x = np.array([3, 4], np.float32)
    assert linked.init() == 0
    assert linked.call("use", {"x": x})[0] == 9
    assert linked.message == "the variable w has no value"
    assert linked.call("put", {"x": x})[0] == 0
    assert linked.call("use", {"x": x})[1]["y"].tolist() == [9, 16]


def test_variables_may_start_from_given_values() -> None:
    with tfc.Session(tfc.parse(MODEL)) as session:
        x, y = rows(8)
        session.prepare("train")(x=x, y=y)
        linked = Linked(Embedding(tfc.parse(MODEL), host(), Config(), "model", session.state()))
        assert linked.init() == 0
        same(linked.call("infer", {"x": x}, (8,))[1], session.prepare("infer")(x=x))


@pytest.mark.parametrize("n", [400, 20_000])
def test_weights_can_be_replaced_without_compiling(tmp_path: Path, n: int) -> None:
    np.save(tmp_path / "w.npy", np.arange(n, dtype=np.float32))
    text = f'input x: f32[{n}]\nw = load("w.npy")\ny = x * w\nentry f(x) -> y\n'
    (tmp_path / "model.tfg").write_text(text)
    graph = tfc.read(tmp_path / "model.tfg")
    for embeds in (True, False):
        made = Embedding(graph, host(), Config(), "model", {}, embeds)
        assert len(made.weights) == 4 * n
        linked = Linked(made)
        x = np.full(n, 2, np.float32)
        if embeds:
            assert (linked.call("f", {"x": x})[1]["y"] == 2 * np.arange(n)).all()
        else:
            assert linked.call("f", {"x": x})[0] == 3
            assert "weights are NULL" in linked.message
        linked.weights = linked.guarded_memory(4 * n)
        linked.weights[: 4 * n] = np.full(n, 10, np.float32).view(np.uint8)
        assert (linked.call("f", {"x": x})[1]["y"] == 20).all()


def test_weights_are_swapped_while_threads_call(tmp_path: Path) -> None:
    n = 4096
    np.save(tmp_path / "w.npy", np.arange(n, dtype=np.float32))  # one number repeated would be no weights
    (tmp_path / "model.tfg").write_text(f'input x: f32[{n}]\nw = load("w.npy")\ny = x + w\nentry f(x) -> y\n')
    made = Embedding(tfc.read(tmp_path / "model.tfg"), host(), Config(), "model", {}, embeds=False)
    library, x = load(made), np.zeros(n, np.float32)
    blocks = [aligned_bytes(4 * n), aligned_bytes(4 * n)]
    blocks[0][:] = 0
    current, calls, seen, wrong = blocks[0], [0, 0], set[float](), list[str]()
    done = threading.Event()

    def serve(number: int) -> None:
        linked = Linked(made, library)
        while not done.is_set() and not wrong:
            linked.weights = current  # one look for each call, as a C program loads an atomic pointer
            code, found = linked.call("f", {"x": x})
            if code or len(values := set(found["y"].tolist())) != 1:
                wrong.append(linked.message or "a call saw parts of two versions")
            seen.update(values)
            calls[number] += 1

    threads = [threading.Thread(target=serve, args=(number,)) for number in range(2)]
    for each in threads:
        each.start()
    deadline = time.monotonic() + 30
    for version in range(1, 40):
        behind = blocks[version % 2]
        behind.view(np.float32)[:] = version
        current = behind
        # The other block is free when each thread has ended a call since: later ones look at this one.
        before = list(calls)
        while any(now == then for now, then in zip(calls, before, strict=True)) and time.monotonic() < deadline:
            time.sleep(0.0002)
    done.set()
    for each in threads:
        each.join()
    assert not wrong and time.monotonic() < deadline
    assert len(seen) > 30


def test_entries_share_kernels() -> None:
    made = embedding("input x: f32[64]\ny = exp(x) * 3 + tanh(x)\nentry f(x) -> y\nentry g(x) -> y\n")
    text = made.emit("llvm").decode()
    assert len({row[0] for entry in made.model.entries for row in entry.rows}) == 2
    assert len(re.findall(r"^define .*@model_[fg]_k0", text, re.MULTILINE)) == 1
    x = np.linspace(-2, 2, 64, dtype=np.float32)
    linked = Linked(made)
    assert linked.call("f", {"x": x})[1]["y"].tobytes() == linked.call("g", {"x": x})[1]["y"].tobytes()


def test_models_share_a_program() -> None:
    first = embedding(MODEL, "one")
    second = embedding(MODEL.replace("0.1, 0.2", "0.7, 0.8"), "two")
    library = load(first, second)
    x, y = rows(4)
    losses = []
    for made in (first, second):
        linked = Linked(made, library)
        linked.init()
        losses.append(linked.call("train", {"x": x, "y": y}, (4,))[1]["loss"])
    assert losses[0] != losses[1]


def test_nothing_is_allocated() -> None:
    content = embedding(MODEL).emit()
    for name in (b"malloc", b"realloc", b"free", b"printf"):
        assert b"\0" + name + b"\0" not in content


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("input s: string\nentry f(s) -> s\n", "s"),
        ("dim n\ninput x: f32[n]\ny = x + 1\nentry f(x) -> y\n", "dimension n has no upper bound"),
        ("input x: f32[3]\nv = Erfinv(x)\nentry f(x) -> v\n", "runs on the host"),
        ("input x: f32[3]\ny = x + 1\nentry init(x) -> y\n", "the same name in C as the model's own init"),
    ],
)
def test_what_native_code_alone_can_not_do_is_refused(text: str, message: str) -> None:
    with pytest.raises(Error, match=message):
        embedding(text).emit()


@pytest.mark.few(1)
@pytest.mark.parametrize("triple", ["aarch64-unknown-linux-gnu", "riscv64-unknown-linux-gnu", "wasm32-unknown-unknown"])
def test_other_machines_get_objects_too(triple: str) -> None:
    made = Embedding(tfc.parse(MODEL), for_cpu("", triple), Config(), "model", {})
    content = made.emit()
    assert content[:4] == (b"\0asm" if triple.startswith("wasm") else b"\x7fELF")
    assert b"model_train_call" in content
