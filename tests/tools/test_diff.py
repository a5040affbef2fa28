"""`tfc diff`: the first value that differs between two models, or between two ways to run one."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from tests.tools.commands import err, out, shown
from tfc.tools import diff

MODEL = """\
dim batch in 1..64
input x: f32[batch, 3]
var w: f32[3, 2] = random_normal([3, 2], seed=1)
h = x @ w
y = tanh(h)
loss = mean(square(y))
step = group { w -= 0.1 * gradients(loss, w) }
entry train(x) -> loss after step
entry infer(x) -> y
"""


@pytest.fixture(autouse=True)
def _models() -> None:
    Path("a.tfg").write_text(MODEL)
    Path("b.tfg").write_text(MODEL.replace("tanh(h)", "tanh(h * 1.01)"))
    Path("c.tfg").write_text(MODEL.replace("y = tanh(h)", "scaled = h * 1.0\ny = tanh(scaled)"))
    np.savez("data.npz", x=np.random.default_rng(1).standard_normal((20, 3)).astype(np.float32))


@pytest.mark.few(1)
@pytest.mark.parametrize("how", ["O2,interpreter", "O0,O2", "O2,float64", "interpreter,O0"])
def test_the_ways_to_run_a_model_agree(how: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "diff", "a.tfg", f"--how={how}", "--inputs=data.npz")
    assert re.search(r"train: \d\d values compared, all agree", said)
    assert "infer:" in said


@pytest.mark.parametrize("how", ["O2,O2", "interpreter,O2"])
def test_the_first_difference_is_named_with_its_line(how: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "diff", "a.tfg", "b.tfg", "--inputs=data.npz", f"--how={how}", "--entry=train", status=1)
    assert "the first is y at a.tfg:5" in said
    assert re.search(r"Tanh f32\[8, 2\]: error \d\.\d+e-0[23], bound 1e-04", said)
    assert "from h: error 0.00e+00" in said or re.search(r"from h: error \d\.\d+e-0[78]", said)
    assert "only B has y/Mul" in said


def test_a_wider_bound_lets_it_pass(capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "diff", "a.tfg", "b.tfg", "--inputs=data.npz", "--entry=infer", "--tolerance=0.1")
    assert "all agree" in said


def test_nodes_of_one_model_only_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "diff", "a.tfg", "c.tfg", "--entry=infer", "--all")
    assert "only B has scaled" in said
    assert "ok      h  MatMul  error 0.00e+00  a.tfg:4:5" in said
    assert "all agree" in said


def test_gradients_are_compared_too(capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "diff", "a.tfg", "--entry=train", "--all")
    assert re.search(r"ok +w/AssignSub/gradients/\S+  MatMul", said)
    assert "w (afterwards)" in said


def test_a_precision_that_is_too_coarse_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    Path("d.tfg").write_text(MODEL.replace("h = x @ w", "h = cast(cast(x, bf16) @ cast(w, bf16), f32)"))
    assert "the first is h at a.tfg:4" in out(capsys, "diff", "a.tfg", "d.tfg", "--entry=infer", status=1)


@pytest.mark.parametrize(
    ("words", "status"),
    [(["a.tfg", "--how=O2"], 2), (["a.tfg", "--how=O2,O9"], 2), (["a.tfcm"], 2), (["a.tfg", "--entry=no"], 1)],
)
def test_wrong_use(words: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> None:
    out(capsys, "diff", *words, status=status)


def test_a_step_that_waits_for_others_ends(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(diff, "PATIENCE", 0.2)
    Path("queue.tfg").write_text("queue q = fifo(capacity=3) of f32[]\ny = q.dequeue()\nentry main() -> y\n")
    shown = err(capsys, "diff", "queue.tfg", status=1)
    assert "Timed out waiting for notification" in shown
    assert "queue.tfg:2:5" in shown


DEVICES = """\
input x: f32[8, 16]
with device("cpu:0") { var w: f32[16, 16] = random_normal([16, 16], seed=1); h = x @ w }
with device("cpu:1") { y = tanh(h) }
with device("cpu:2") { loss = mean(square(y)) }
step = group { w -= 0.1 * gradients(loss, w) }
entry train(x) -> loss after step
"""


@pytest.mark.few(1)
@pytest.mark.parametrize("words", [["--tolerance=0"], ["--how=O0,one", "--tolerance=0"], ["--how=O2,interpreter"]])
def test_devices_agree_with_one(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    Path("devices.tfg").write_text(DEVICES)
    said = out(capsys, "diff", "devices.tfg", "--devices=cpu:3", *words, "--all")
    assert "ok      y  Tanh" in said
    assert "w (afterwards)" in said


def test_what_compression_changes_is_found_where_it_begins(capsys: pytest.CaptureFixture[str]) -> None:
    Path("devices.tfg").write_text(DEVICES)
    said = out(capsys, "diff", "devices.tfg", "--devices=cpu:3", "--compress-transfers", "--all", status=1)
    assert "ok      h  MatMul  error 0.00e+00" in said
    assert "the first is y at devices.tfg:3" in said, "h is the last that was not sent"
    said = out(capsys, "diff", "devices.tfg", "--devices=cpu:3", "--compress-transfers", "--how=one,interpreter")
    assert "all agree" in said


def test_two_models_run_on_devices(capsys: pytest.CaptureFixture[str]) -> None:
    Path("devices.tfg").write_text(DEVICES)
    Path("moved.tfg").write_text(DEVICES.replace("cpu:1", "cpu:2"))
    out(capsys, "diff", "devices.tfg", "moved.tfg", "--devices=cpu:3", "--compress-transfers", status=1)
    out(capsys, "diff", "devices.tfg", "moved.tfg", "--devices=cpu:3", "--tolerance=0")
    out(capsys, "diff", "devices.tfg", "--devices=cpu:3", "--placement=none.json", status=1)


FED_INSIDE = "input x: f32[4]\nh = tanh(x)\ny = h * 2.0\nentry encode(x) -> h\nentry decode(h) -> y\n"
STRINGS = 'input x: string[2]\ny = concat([x, ["c"]], axis=0)\nentry main(x) -> y\n'


@pytest.mark.parametrize("verb", ["verify", "diff"])
def test_an_entry_that_feeds_an_inner_value_needs_no_input_above_it(
    verb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("inner.tfg").write_text(FED_INSIDE)
    text, _ = shown(capsys, verb, "inner.tfg")
    assert "decode: " in text
    assert text.count("all agree") == 2


@pytest.mark.parametrize("verb", ["verify", "diff"])
def test_strings_are_compared(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("text.tfg").write_text(STRINGS)
    assert "all agree" in shown(capsys, verb, "text.tfg")[0]
    Path("other.tfg").write_text(STRINGS.replace('"c"', '"d"'))
    words = ["diff", "text.tfg", "other.tfg"] if verb == "diff" else ["verify", "text.tfg", "--against=other.tfg"]
    assert re.search("differs y|first is y", shown(capsys, *words, status=1)[0])
