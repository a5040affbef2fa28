"""`tfc run --logdir` and `--trace`: what they write, read back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.record_files import records
from tests.tools.commands import err
from tfc.ir.wire import proto, summaries
from tfc.tools import cli

MODEL = """\
dim batch in 1..64
input x: f32[batch, 3]
input other: f32[]
var w: f32[3] = zeros([3])
var count: i32[] = 0
loss = mean(square(sum(x * w, axis=1) - 1))
step = group { w -= 0.1 * gradients(loss, w) }
counted = group { count += 1 }
seen = summary.scalar("error", loss)
spread = summary.histogram("w", w)
both = summary.merge([seen, spread])
unfed = summary.scalar("other", other)
with after(counted) { beside = summary.scalar("beside", 1.0) }
entry train(x) -> loss after step
entry test(x) -> loss
"""
ROWS, BATCH = 40, 8


@pytest.fixture(autouse=True)
def _model() -> None:
    Path("model.tfg").write_text(MODEL)
    np.savez("data.npz", x=np.random.default_rng(3).standard_normal((ROWS, 3)).astype(np.float32))


def events(folder: str) -> list[dict[int, Any]]:
    (path,) = Path(folder).iterdir()
    return [dict(proto.fields(content)) for content in records(path)]


def tags(folder: str) -> list[tuple[int, list[str]]]:
    return [(event[2], summaries.tags(event[5])) for event in events(folder) if 5 in event]


TRAIN = ["run", "model.tfg", "--entry=train", "--data=data.npz", "--batch=8", "--epochs=2"]


def test_an_epoch_gives_its_summaries_and_means() -> None:
    assert cli.main([*TRAIN, "--logdir=logs", "--eval=test"]) == 0
    assert tags("logs") == [
        (5, ["error", "w"]), (5, ["train/loss"]), (10, ["error", "w"]), (10, ["train/loss"]), (10, ["test/loss"]),
    ]  # fmt: skip
    written = events("logs")
    assert 4 in written[1], "the graph comes first"
    assert [event[8] for event in written if 8 in event], "one step's times"


def test_every_so_many_steps() -> None:
    assert cli.main([*TRAIN, "--logdir=logs", "--log-every=4"]) == 0
    assert [step for step, found in tags("logs") if found == ["error", "w"]] == [4, 8]


def test_logging_does_not_change_what_is_learned() -> None:
    assert cli.main([*TRAIN, "--state-out=a.safetensors"]) == 0
    assert cli.main([*TRAIN, "--logdir=logs", "--log-every=1", "--trace=t.json", "--state-out=b.safetensors"]) == 0
    assert Path("a.safetensors").read_bytes() == Path("b.safetensors").read_bytes()


def test_the_trace_of_one_step_names_its_lanes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*TRAIN, "--trace=t.json"]) == 0
    found = json.loads(Path("t.json").read_text())["traceEvents"]
    lanes = {event["tid"]: event["args"]["name"] for event in found if event["name"] == "thread_name"}
    kernels = [event for event in found if event["ph"] == "X"]
    assert kernels and all(event["tid"] in lanes for event in kernels)
    assert "instructions, each measured by itself" in capsys.readouterr().err


def test_a_single_step_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["run", "model.tfg", "--entry=test", "--input=x=[[1, 2, 3]]", "--logdir=logs", "--trace=t.json"]
    assert cli.main(words) == 0
    assert "loss" in capsys.readouterr().out
    assert tags("logs") == [(1, ["error", "w"]), (1, ["test/loss"])]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--fetch=loss", "--logdir=logs"], "do not go with --fetch"),
        (["--entry=train", "--logdir=logs", "--log-every=0"], "at least 1"),
    ],
)
def test_wrong_use(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert message in err(capsys, "run", "model.tfg", *words, status=2)


def test_a_compiled_module_can_not_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["run", "model.tfcm", "--trace=t.json"]) == 2
    assert "--trace: model.tfcm is compiled, and runs its entries as they are" in capsys.readouterr().err


def test_the_trace_of_several_devices_has_a_table_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    text = MODEL.replace("loss = mean", 'with device("cpu:1") { p = x * w }\nloss = mean').replace("sum(x * w", "sum(p")
    text = text.replace("zeros([3])\n", 'zeros([3]) with device("cpu:0")\n')
    Path("model.tfg").write_text(text)
    shown = err(capsys, *TRAIN, "--devices=cpu:2", "--trace=trace.json")
    assert "device:CPU:0\n" in shown
    assert "device:CPU:1\n" in shown
    assert {each["ph"] for each in json.loads(Path("trace.json").read_text())["traceEvents"]} == {"M", "X", "s", "f"}


def test_a_step_that_takes_too_long_fails(capsys: pytest.CaptureFixture[str]) -> None:
    loop = "i, j = while (i = 0, j = 1; i < n) { yield i + 1, (j * 3 + i) % 1000 }"
    Path("long.tfg").write_text(f"input n: i32[]\n{loop}\nentry loop(n) -> j\n")
    assert "DEADLINE_EXCEEDED" in err(capsys, "run", "long.tfg", "--input=n=2147483647", "--timeout=0.1", status=1)
    assert cli.main(["run", "long.tfg", "--input=n=3", "--timeout=60"]) == 0
    assert cli.main(["run", "long.tfg", "--input=n=3", "--timeout=0"]) == 2
