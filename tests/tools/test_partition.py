"""`tfc partition`: the parts, what they send each other, and the files they are written to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.commands import shown
from tfc.ir.analysis.verify import verify
from tfc.ir.text.parse import parse_graph

MODEL = """\
input x: f32[64, 64]
var w: f32[64, 64] with device("cpu:0")
with device("cpu:0") { a = x @ w }
with device("cpu:1") { b = relu(a) }
one = group { w -= 0.1 * a }

entry infer(x) -> b
entry train(x) -> b after one
"""


@pytest.fixture(autouse=True)
def _model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text(MODEL)


def test_every_part_reads_back(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = shown(capsys, "partition", "model.tfg", "--entry=infer")
    texts = [text for text in out.split("\n\n") if "graph main" in text]
    parts = [parse_graph(text) for text in texts]
    assert len(parts) == 2
    for part in parts:
        verify(part)
    assert "# a       f32[64, 64]  CPU:0  CPU:1  16.0 KiB" in out


def test_an_entry_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    _, err = shown(capsys, "partition", "model.tfg", status=1)
    assert "choose one with --entry: infer, train" in err
    out, _ = shown(capsys, "partition", "model.tfg", "--entry=train", "--summary")
    assert "graph main" not in out
    assert "# a  " in out


def test_parts_are_written_into_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = shown(capsys, "partition", "model.tfg", "--entry=infer", "-o", "parts")
    assert "graph main" not in out
    names = sorted(path.name for path in Path("parts").iterdir())
    assert names == ["CPU_0.tfg", "CPU_1.tfg"]
    part = parse_graph(Path("parts/CPU_1.tfg").read_text())
    assert [node.op for node in part.nodes] == ["_Recv", "Relu"]


def test_dumps_hold_every_partition(capsys: pytest.CaptureFixture[str]) -> None:
    shown(capsys, "partition", "model.tfg", "--entry=infer", "--summary", "--dump-ir-to=dumps")
    names = sorted(path.name for path in Path("dumps").iterdir())
    assert [name.partition("-")[2] for name in names[-3:]] == [
        "schedule_receives.tfg", "partition-CPU_0.tfg", "partition-CPU_1.tfg",
    ]  # fmt: skip
    assert len({name.partition("-")[0] for name in names}) == len(names) - 1


def test_one_device_sends_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = shown(capsys, "partition", "model.tfg", "--entry=infer", "--devices=cpu:1", "--summary")
    assert "# nothing is sent" in out


def test_devices_that_make_no_sense_are_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    _, err = shown(capsys, "partition", "model.tfg", "--entry=infer", "--devices=cpus:2", status=1)
    assert "there is no device type 'CPUS'; did you mean 'cpu'?" in err


def test_compressed_transfers_are_half_as_large(capsys: pytest.CaptureFixture[str]) -> None:
    out, _ = shown(capsys, "partition", "model.tfg", "--entry=infer", "--summary", "--compress-transfers")
    assert "# a       bf16[64, 64]  CPU:0  CPU:1  8.0 KiB" in out
