"""The end of `tfc run`'s trainings: NaN is an exit status, and Ctrl-C saves before it ends them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from tests.tools.commands import shown
from tfc.runtime.checkpoint.safetensors_file import read_tensors

MODEL = """\
dim n
input x: f32[n, 2]
input y: f32[n]
var w: f32[2, 1] = zeros([2, 1])
loss = mean(square(reshape(x @ w, [-1]) - y))
step = group { w -= RATE * gradients(loss, w) }
entry train(x, y) -> loss after step
"""
WORDS = ("run", "model.tfg", "--entry=train", "--data=data.npz", "--batch=10")


@pytest.fixture(autouse=True)
def _data() -> None:
    Path("model.tfg").write_text(MODEL.replace("RATE", "0.01"))
    x = np.random.default_rng(1).normal(size=(100, 2)).astype(np.float32)
    np.savez("data.npz", x=x, y=x.sum(axis=1))


def test_a_training_that_ends_in_nan_has_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    Path("model.tfg").write_text(MODEL.replace("RATE", "1e9"))
    _, told = shown(capsys, *WORDS, "--epochs=30", "--state-out=w.safetensors", status=1)
    assert "error: the training ended with loss not finite" in told
    assert "wrote w.safetensors" in told


def test_a_training_that_ends_well_has_status_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert "error" not in shown(capsys, *WORDS, "--epochs=2")[1]


def interrupted(*words: str, times: int = 1) -> tuple[int, str]:
    """Run `tfc` in a process of its own and press Ctrl-C there, once its first epoch is told."""
    command = [sys.executable, "-m", "tfc", *WORDS, "--epochs=1000000", *words]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
    )
    assert running.stdout is not None
    running.stdout.readline()
    for _ in range(times):
        running.send_signal(signal.SIGINT)
        time.sleep(0.001)
    _, told = running.communicate(timeout=60)
    return running.returncode, told


def test_control_c_saves_a_checkpoint_from_which_the_same_command_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, told = interrupted("--checkpoint=kept")
    assert status == 130
    assert "the same command goes on from the checkpoint in kept" in told
    (saved,) = Path("kept").glob("ckpt-*")
    steps = int(saved.name.partition("-")[2])
    _, told = shown(capsys, *WORDS, f"--epochs={steps // 10 + 2}", "--checkpoint=kept")
    assert f"resumed kept after step {steps}" in told


def test_control_c_writes_the_state() -> None:
    status, told = interrupted("--state-out=w.safetensors")
    assert status == 130
    assert "--state-in=w.safetensors goes on from these variables" in told
    assert np.isfinite(read_tensors("w.safetensors")["w"]).all()


def test_control_c_ends_at_once_what_saves_nothing() -> None:
    status, told = interrupted()
    assert status == 130
    assert "finishing" not in told
