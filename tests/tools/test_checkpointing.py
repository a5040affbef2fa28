"""`tfc run --checkpoint`: a run that was cut short goes on by itself and ends in the same bits; `tfc weights` on it."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from tfc.ir.checkpoint.slice_file import write_slice_file
from tfc.runtime.checkpoint.folder import list_checkpoints
from tfc.runtime.checkpoint.safetensors_file import read_tensors
from tfc.tools import checkpointing, cli
from tfc.tools.failures import UsageError

MODEL = """\
dim batch in 1..64
input x: f32[batch, 4]
input y: f32[batch]
var w: f32[4, 1] = truncated_normal([4, 1], seed=1)
noisy = x + random_normal([batch, 4], seed=2)
loss = mean(square(reshape(noisy @ w, [batch]) - y))
step = group { w -= 0.01 * gradients(loss, w) }
entry train(x, y) -> loss after step
entry plain() -> w
"""
TRAIN = ("run", "model.tfg", "--entry=train", "--data=data.npz", "--batch=8", "--shuffle=1")


@pytest.fixture(autouse=True)
def _model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text(MODEL)
    generator = np.random.default_rng(0)
    np.savez("data.npz", x=generator.random((30, 4), np.float32), y=generator.random(30, np.float32))


def ran(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert cli.main(list(words)) == status
    captured = capsys.readouterr()
    return captured.out + captured.err


def names() -> list[str]:
    return [path.name for path in list_checkpoints("c")]


def test_a_run_cut_short_ends_in_the_same_bits(capsys: pytest.CaptureFixture[str]) -> None:
    ran(capsys, *TRAIN, "--epochs=5", "--state-out=whole.safetensors")
    ran(capsys, *TRAIN, "--epochs=3", "--checkpoint=c", "--checkpoint-every=5steps")
    assert names() == ["ckpt-12", "ckpt-10", "ckpt-5"]
    shutil.rmtree("c/ckpt-12")  # as if it had been killed on the way, within an epoch
    shown = ran(capsys, *TRAIN, "--epochs=5", "--checkpoint=c", "--checkpoint-every=5", "--state-out=again.safetensors")
    assert "resumed c after step 10" in shown
    assert "trained 5 epochs, 10 steps" in shown
    assert names() == ["ckpt-20", "ckpt-15", "ckpt-10", "ckpt-5"]
    whole, again = read_tensors("whole.safetensors"), read_tensors("again.safetensors")
    np.testing.assert_array_equal(whole["w"], again["w"])
    shown = ran(capsys, *TRAIN, "--epochs=5", "--checkpoint=c", "--checkpoint-keep=2", "--checkpoint-every=5")
    assert "nothing is left to train" in shown
    assert len(names()) == 4, "nothing new, so nothing is deleted"


def test_a_damaged_checkpoint_is_skipped_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    ran(capsys, *TRAIN, "--epochs=2", "--checkpoint=c", "--checkpoint-every=4")
    path = Path("c/ckpt-8/variables.data-00000-of-00001")
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(data)
    shown = ran(capsys, *TRAIN, "--epochs=2", "--checkpoint=c")
    assert "skipped c/ckpt-8: " in shown
    assert "tensor w/TruncatedNormal/generator is damaged" in shown
    assert "resumed c after step 4" in shown
    assert names() == ["ckpt-8.1", "ckpt-8", "ckpt-4"]


def test_another_order_of_the_rows_is_not_a_continuation(capsys: pytest.CaptureFixture[str]) -> None:
    ran(capsys, *TRAIN, "--epochs=1", "--checkpoint=c")
    shown = ran(capsys, *TRAIN[:-2], "--batch=4", "--shuffle=1", "--epochs=2", "--checkpoint=c", status=2)
    assert "the checkpoints in c are of a run with --batch 8, not 4" in shown


def test_an_entry_runs_on_the_newest_checkpoint(capsys: pytest.CaptureFixture[str]) -> None:
    ran(capsys, *TRAIN, "--epochs=1", "--checkpoint=c", "--state-out=w.safetensors")
    ran(capsys, "run", "model.tfg", "--entry=plain", "--checkpoint=c", "--output=@w.npy")
    np.testing.assert_array_equal(np.load("w.npy"), read_tensors("w.safetensors")["w"])


def test_seconds_count_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(checkpointing.time, "monotonic", lambda: next(clock))
    ran(capsys, *TRAIN, "--epochs=1", "--checkpoint=c", "--checkpoint-every=2s")
    assert names() == ["ckpt-4", "ckpt-2"]


@pytest.mark.parametrize("text", ["0", "-1", "5m", "often", "1.5s", ""])
def test_an_interval_is_steps_or_seconds(text: str) -> None:
    with pytest.raises(UsageError, match="a number of steps such as 100, or of seconds such as 30s"):
        checkpointing.parse_every(text)
    assert checkpointing.parse_every("30s") == (30, True)
    assert checkpointing.parse_every("7 steps") == (7, False)


def test_weights_lists_checkpoints_of_every_kind(capsys: pytest.CaptureFixture[str]) -> None:
    ran(capsys, *TRAIN, "--epochs=1", "--checkpoint=c")
    write_slice_file("old.ckpt", [("w", np.ones((4, 1), np.float32), None)])
    for file in ("c", "c/ckpt-4", "c/ckpt-4/variables", "c/ckpt-4/variables.index", "old.ckpt"):
        shown = ran(capsys, "weights", "dump", file)
        assert "w " in shown
        assert "f32[4, 1]" in shown
    assert "cannot read" in ran(capsys, "weights", "dump", "nothing", status=1)
