"""`tfc inspect --devices`: programs, memory and transfers of each device, for people and for machines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.tools.commands import err, out
from tfc.tools import cli

MODEL = """\
dim batch
input x: f32[batch, 64]
with device("cpu:0") { var W: f32[64, 64] = random_normal([64, 64], seed=1); a = relu(x @ W) }
with device("cpu:1") { b = tanh(a @ ones([64, 64])) }
entry main(x) -> b
entry half(x) -> a
"""
FIRST, SECOND = (f"/job:localhost/replica:0/task:0/device:CPU:{k}" for k in range(2))
INSPECT = ("inspect", "model.tfg", "--devices=cpu:2")


@pytest.fixture(autouse=True)
def _model() -> None:
    Path("model.tfg").write_text(MODEL)


def test_the_summary_tells_what_each_device_does_and_sends(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, *INSPECT)
    rows = [line.split() for line in text.partition("entry main")[2].partition("entry half")[0].splitlines()]
    first, second = (row for row in rows if len(row) > 5 and row[0] in ("CPU:0", "CPU:1"))
    assert first[4:8] == ["1", "0", "16.0", "KiB"], "a Send, no Recv, and W"
    assert second[4:7] == ["0", "1", "0"]
    assert ["a", "f32[batch,", "64]", "CPU:0", "CPU:1", "about", "16.0", "KiB"] in rows
    assert "4,096 parameters in 16.0 KiB" in text
    assert "nothing is sent" in text.partition("entry half")[2]


def test_programs_memory_and_kernels_are_those_of_each_device(capsys: pytest.CaptureFixture[str]) -> None:
    program = out(capsys, *INSPECT, "--output=program", "--entry=main")
    on_first, on_second = program.split("entry main on ")[1:]
    assert on_first.startswith("CPU:0") and " send 0(" in on_first
    assert on_second.startswith("CPU:1") and " recv 0(" in on_second
    memory = out(capsys, *INSPECT, "--output=memory", "--entry=main", "--dim=batch=16")
    assert re.findall(r"^  variable +(.*)$", memory, re.MULTILINE) == ["16.0 KiB"]
    assert memory.count("at once in the simulated step") == 2
    kernels = out(capsys, *INSPECT, "--output=kernels", "--entry=main")
    assert kernels.index("on CPU:0") < kernels.index("MatMul_Relu") < kernels.index("on CPU:1") < kernels.index("Tanh")


def test_kernels_of_a_gpu_are_launches(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    Path("model.tfg").write_text('input x: f32[600, 64]\nwith device("gpu:0") { a = exp(x) }\nentry main(x) -> a\n')
    words = ["inspect", "model.tfg", "--output=kernels"]
    text = out(capsys, *words, "--devices=gpu:sim,cpu:1")
    assert re.search(r"on GPU:0\n.*blocks threads +shared", text) and re.search(
        r" 256 +0 B +k0_Exp: a\n +at model.tfg:2", text
    )
    monkeypatch.setenv("TFC_GPU_DRIVER", "/nowhere/libcuda.so")
    assert cli.main([*words, "--devices=gpu:1"]) == 1
    assert "`--output=kernels --target=nvptx64:sm_80` shows kernels for a device that is not" in capsys.readouterr().err


def test_results_may_have_names_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    """Those that no node has: the parts of a step have none of them."""
    loop = "times, last = while (k = 0, z = sum(x * x); z > 1.0) { yield k + 1, z * 0.5 }\n"
    Path("model.tfg").write_text(f"input x: f32[4]\n{loop}entry main(x) -> times, last\n")
    assert "fetch times = " in out(capsys, *INSPECT, "--output=program")
    assert "entry main on CPU:0" in out(capsys, *INSPECT, "--output=memory")


def test_json_is_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    facts = json.loads(out(capsys, *INSPECT, "--output=json", "--dim=batch=16"))
    main, half = facts["entries"]
    assert [each["name"] for each in main["devices"]] == [FIRST, SECOND]
    assert [each["bytes_kept"] for each in main["devices"]] == [64 * 64 * 4, 0]
    assert all(each["kernels"] and each["simulated_peak_bytes"] for each in main["devices"])
    sent = {"tensor": "a", "type": "f32[batch, 64]", "source": FIRST, "target": SECOND, "bytes": 16 * 64 * 4}
    assert main["transfers"] == [sent]
    assert (len(half["devices"]), half["transfers"]) == (1, [])


def test_placements_count(capsys: pytest.CaptureFixture[str]) -> None:
    place = ["place", "model.tfg", "--entry=half", "--devices=cpu:2", "--save-placement=best.json"]
    assert cli.main(place) == 0
    capsys.readouterr()
    assert "CPU:1" in out(capsys, *INSPECT, "--placement=best.json")
    assert cli.main([*INSPECT, "--placement=none.json"]) == 1


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["model.tfg", "--output=devices"], "give --devices too"),
        (["model.tfg", "--devices=cpu:2", "--output=svg"], "shows the model"),
        (["model.tfcm", "--devices=cpu:2"], "a compiled module is for one device"),
    ],
)
def test_wrong_usage(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("model.tfcm").write_bytes(b"")
    assert reason in err(capsys, "inspect", *words, status=2)
