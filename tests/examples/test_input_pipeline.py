"""The line of examples/input_pipeline writes records and trains on what the graph reads of them."""

from __future__ import annotations

import re
import runpy
import shlex
import threading
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.examples.test_examples import EXAMPLES, at_root
from tfc.tools import cli

__all__ = ["at_root"]
pytestmark = pytest.mark.usefixtures("at_root")


def commands() -> tuple[list[str], list[str]]:
    """The script of the README's line with its arguments, and those of `tfc`."""
    readme = (EXAMPLES / "input_pipeline" / "README.md").read_text()
    (line,) = [line[2:] for line in readme.splitlines() if line.startswith("$ ")]
    script, command = line.split(" && ")
    return shlex.split(script)[1:], shlex.split(command)[1:]


def write_files(monkeypatch: pytest.MonkeyPatch) -> None:
    script, _ = commands()
    monkeypatch.setattr("sys.argv", script)
    runpy.run_path(script[0], run_name="__main__")


def test_the_line_writes_trains_and_tests(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    write_files(monkeypatch)
    assert len(list(Path("digits").iterdir())) == 6
    before = threading.active_count()
    assert cli.main(commands()[1]) == 0
    shown = capsys.readouterr()
    found = re.search(r"^test: accuracy ([\d.]+)", shown.out, re.MULTILINE)
    assert found, shown.out
    assert float(found[1]) >= 0.95
    assert "trained 1500 steps" in shown.err
    assert threading.active_count() == before


def test_a_damaged_file_stops_the_training(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    write_files(monkeypatch)
    for path in Path("digits").glob("*.tfrecord"):
        data = bytearray(path.read_bytes())
        data[30] ^= 4
        path.write_bytes(data)
    command = commands()[1]
    assert cli.main(command[: command.index("--eval=test")]) == 1
    assert re.search(r"corrupted record at 0 of digits/\d\.tfrecord", capsys.readouterr().err)


def test_all_examples_come_through() -> None:
    """One pass over the files brings every digit once."""
    runpy.run_path(str(EXAMPLES / "input_pipeline" / "write_records.py"))["write"](Path("digits"))
    text = (EXAMPLES / "input_pipeline" / "model.tfg").read_text()
    once = re.sub(r"(string_input_producer\(.*), seed", r"\1, epochs=1, seed", text)
    graph = tfc.parse(once.replace("dequeue_many(40)", "dequeue_many(479)") + "\nentry batch() -> x, y\n")
    with tfc.Session(graph) as session:
        session.start_queue_runners()
        batches = [session.run("batch") for _ in range(3)]
        with pytest.raises(tfc.Error, match="closed and has insufficient elements"):
            session.run("batch")
    with np.load("examples/data/digits-train.npz") as data:
        wanted = sorted((*x.tolist(), y) for x, y in zip(data["x"], data["y"], strict=True))
    got = sorted(
        (*x.tolist(), y)
        for batch in batches
        for x, y in zip(batch["x"], batch["y"], strict=True)  # type: ignore[call-overload]
    )
    assert got == wanted
