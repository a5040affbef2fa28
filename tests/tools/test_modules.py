"""The verbs on compiled modules, made from a model and its weights: then run, timed, checked, looked at without it."""

import json
import re
from pathlib import Path

import numpy as np
import pytest

from tests.tools.commands import out
from tfc.tools import cli

MODEL = """\
dim batch in 1..64
input x: f32[batch, 3]
input y: f32[batch]

var w: f32[3] = zeros([3])
p = sum(x * w, axis=1)
loss = mean(square(p - y))
step = group { w -= 0.1 * gradients(loss, w) }

entry train(x, y) -> loss after step
entry infer(x) -> p
"""
SUFFIXES = [".tfcm", ".so"]


@pytest.fixture(autouse=True)
def _model(tmp_path: Path) -> None:
    """A model, data that it fits exactly, and weights."""
    (tmp_path / "model.tfg").write_text(MODEL)
    x = np.random.Generator(np.random.PCG64(3)).standard_normal((40, 3)).astype(np.float32)
    np.savez("data.npz", x=x, y=x @ np.array([1, -2, 3], np.float32))


TRAIN = ("--entry=train", "--data=data.npz", "--batch=8", "--shuffle=1", "--epochs=20", "--state-out=w.safetensors")


@pytest.mark.few(1)
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_weights_go_into_the_module(capsys: pytest.CaptureFixture[str], suffix: str) -> None:
    out(capsys, "run", "model.tfg", *TRAIN)
    shown = out(capsys, "compile", "model.tfg", "--state-in=w.safetensors", f"-o=m{suffix}")
    assert "infer(x: f32[batch, 3]) -> (p: f32[batch]): " in shown
    Path("model.tfg").unlink()
    out(capsys, "run", f"m{suffix}", "--entry=infer", "--input=x=[[1, 0, 0], [0, 1, 1]]", "--output=@p.npy")
    np.testing.assert_allclose(np.load("p.npy"), [1, 1], atol=0.02)


@pytest.mark.few(1)
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_module_trains_as_its_model_does(capsys: pytest.CaptureFixture[str], suffix: str) -> None:
    out(capsys, "compile", "model.tfg", f"-o=m{suffix}")
    assert out(capsys, "run", f"m{suffix}", *TRAIN) == out(capsys, "run", "model.tfg", *TRAIN[:-1])


def test_forms_of_modules_and_of_entries_may_be_mixed(capsys: pytest.CaptureFixture[str]) -> None:
    out(capsys, "compile", "model.tfg", "--emit=bundle,so,asm", "-o=made", "--name=other")
    made = sorted(path.name for path in Path("made").iterdir())
    assert made == ["other.infer.s", "other.so", "other.tfcm", "other.train.s"]
    out(capsys, "compile", "model.tfg", "--emit=so", "--entry=infer")
    assert out(capsys, "inspect", "model.so", "--output=signature").startswith("infer(x: f32[batch, 3]) -> (p:")


def test_a_module_tells_everything_about_itself(capsys: pytest.CaptureFixture[str]) -> None:
    out(capsys, "compile", "model.tfg", "-o=model.tfcm")
    manifest = json.loads(out(capsys, "inspect", "model.tfcm", "--output=manifest"))
    assert [entry["name"] for entry in manifest["entries"]] == ["train", "infer"]
    for output in ("summary", "signature", "memory", "program", "json"):
        assert out(capsys, "inspect", "model.tfcm", f"--output={output}") != ""
    kernels = out(capsys, "inspect", "model.tfcm", "--output=kernels", "--entry=infer")
    assert "model_infer_k0" in kernels
    assert out(capsys, "inspect", "model.tfcm").startswith("model, compiled by tfc")


def test_a_module_is_timed_and_verified(capsys: pytest.CaptureFixture[str]) -> None:
    out(capsys, "run", "model.tfg", *TRAIN, "--epochs=1")
    out(capsys, "compile", "model.tfg", "--state-in=w.safetensors", "-o=model.so")
    shown = out(capsys, "verify", "model.so", "--data=data.npz")
    assert re.findall(r"^(\w+): \d values compared, all agree", shown, re.MULTILINE) == ["train", "infer"]
    assert "3 calls" in out(capsys, "bench", "model.so", "--entry=infer", "--iterations=3", "--warmup-ms=0")


def test_a_wrong_kernel_is_found(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Verification compares what the module computes, not what its model would."""
    from tfc.runtime.module.module import Module

    out(capsys, "compile", "model.tfg", "-o=model.tfcm")
    state = Module.state
    monkeypatch.setattr(Module, "state", lambda self: {k: v + 1 for k, v in state(self).items()})
    assert "differ" in out(capsys, "verify", "model.tfcm", status=1)


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["compile", "model.tfg", "--emit=bundle", "-o", "-"], 2, "takes one form, and no module: say -o MODEL.tfcm"),
        (["compile", "model.tfg", "--emit=so", "-o", "m.tfcm"], 2, "--emit=so writes a .so file, not m.tfcm"),
        (["compile", "model.tfg", "--emit=asm", "--state-in=w.safetensors"], 2, "--state-in goes into a module"),
        (["compile", "model.tfg", "-o", "m.elf"], 2, r"-o m.elf: the name does not tell what to write; .*\.tfcm, \.so"),
        (["compile", "model.tfg", "--emit=so,wasm"], 2, "say -o MODEL.wasm alone"),
        (["compile", "model.tfg", "-o", "m.so", "--target-triple=wasm32-unknown-unknown"], 2, "-o MODEL.wasm alone"),
        (["compile", "model.tfg", "--emit=elf"], 2, "the forms are tfg, .* bundle, so"),
        (["compile", "model.tfg", "-o", "m.tfcm", "--state-in=w.safetensors"], 1, "cannot read w.safetensors"),
        (["compile", "model.tfg", "-o", "m.tfcm", "--target-cpu=z80"], 1, "NOT_FOUND|no such target"),
        (["inspect", "model.tfg", "--output=manifest"], 2, "is for compiled modules"),
        (["run", "made.tfcm", "--fetch=p"], 2, "--fetch: made.tfcm is compiled, and runs its entries as they are"),
        (["run", "made.tfcm", "--target=t", "--save-costs=c"], 2, "--target, --save-costs: made.tfcm is compiled"),
        (["run", "model.tfg", "--target=t"], 2, "--target goes with --fetch"),
        (
            ["bench", "made.tfcm", "-O0", "--remarks=x", "--timeout=1"],
            2,
            "already; only a model takes -O, --remarks",
        ),
        (["run", "missing.tfcm"], 1, "cannot read missing.tfcm"),
        (["run", "broken.tfcm"], 1, "broken.tfcm is no compiled module"),
    ],
)
def test_mistakes(capsys: pytest.CaptureFixture[str], words: list[str], status: int, message: str) -> None:
    Path("broken.tfcm").write_bytes(b"PK")
    if "made.tfcm" in words:
        out(capsys, "compile", "model.tfg", "-o=made.tfcm")
    assert cli.main(words) == status
    assert re.search(message, capsys.readouterr().err)


def test_a_module_starts_no_queue_runners(capsys: pytest.CaptureFixture[str]) -> None:
    Path("queue.tfg").write_text(
        "queue q = fifo(capacity=3) of f32[]\ninput x: f32[]\nfill = q.enqueue(x)\nq.runner(q.enqueue(1.0))\n"
        "y = q.dequeue()\nentry put(x) after fill\nentry take() -> y\n"
    )
    assert cli.main(["compile", "queue.tfg", "-o=queue.tfcm"]) == 0
    assert "note: queue.tfg:4:1: a module starts no queue runners: 'q' holds what" in capsys.readouterr().err
