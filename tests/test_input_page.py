"""docs/input.md: its programs train and run."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import tfc
from tfc.tools import cli

PAGE = Path(__file__).resolve().parent.parent / "docs" / "input.md"
PROGRAMS = re.findall(r"```tfg\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_first_program_trains(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text(PROGRAMS[0], encoding="utf-8")
    generator = np.random.default_rng(0)
    for part in range(2):
        rows = generator.integers(0, 10, (2000, 785), np.uint8)
        tfc.write_records(f"train-{part}.tfrecord", (row.tobytes() for row in rows[:, ::-1]))
    assert cli.main(["run", "model.tfg", "--entry=train", "--steps=20"]) == 0
    shown = capsys.readouterr()
    assert "step 20/20: loss" in shown.out and "trained 20 steps" in shown.err


def test_a_run_ends_with_its_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text(PROGRAMS[0].replace("seed=1", "epochs=2, seed=1", 1), encoding="utf-8")
    for part in range(2):
        tfc.write_records(f"train-{part}.tfrecord", [bytes(785)] * 160)
    assert cli.main(["run", "model.tfg", "--entry=train", "--steps=1000"]) == 0
    assert re.search(r"trained 20 steps in .*; the input has ended", capsys.readouterr().err)


def test_the_second_program_is_filled_by_its_runner() -> None:
    with tfc.Session(tfc.parse(PROGRAMS[1])) as session:
        coordinator = session.start_queue_runners()
        x = np.full(4, 10, np.float32)
        y = session.run("main", x=x)["y"]  # type: ignore[call-overload]
        assert ((y >= 10) & (y < 11)).all()
        coordinator.request_stop()
        coordinator.join(grace=10)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (["--steps=-1"], "--steps must not be negative"),
        (["--steps=3", "--epochs=1"], "--steps does not go with --epochs"),
        (["--steps=3", "--data=d.npz"], "--steps is for entries that feed themselves; `main` takes rows"),
    ],
)
def test_steps_are_for_entries_that_feed_themselves(
    line: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    np.savez("d.npz", x=np.zeros((5, 2), np.float32))
    Path("m.tfg").write_text("dim n\ninput x: f32[n, 2]\ny = sum(x)\nentry main(x) -> y\n", encoding="utf-8")
    assert cli.main(["run", "m.tfg", *line]) == 2
    assert message in capsys.readouterr().err
