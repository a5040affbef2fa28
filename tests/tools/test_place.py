"""`tfc place`, and the flags of `tfc run` that measure costs and go by placements."""

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
var V: f32[64, 64] = random_normal([64, 64], seed=1)
with device("cpu:1") { var W: f32[64, 64] = random_normal([64, 64], seed=2) }
a = with device("cpu:0") { relu(x @ V) }
b = with device("cpu:1") { tanh(x @ W) }
y = a + b
entry main(x) -> y
"""


@pytest.fixture(name="model")
def _model(tmp_path: Path) -> str:
    (tmp_path / "model.tfg").write_text(MODEL)
    return str(tmp_path / "model.tfg")


def test_the_table_says_where_and_why(model: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "place", model, "--devices=cpu:2", "--explain")
    (row,) = (line for line in text.splitlines() if line.startswith("  b "))
    assert row.split()[1:3] == ["Tanh", "CPU:1"]
    assert row.endswith("asks for cpu:1")
    assert "CPU:0 to CPU:1" in text
    assert "predicted step" in text
    lanes = [line for line in text.splitlines() if line.lstrip().startswith("CPU:") and "#" in line]
    assert len(lanes) == 2


def test_the_table_says_what_a_node_does_not_get(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "queue.tfg"
    path.write_text("""\
input x: f32[]
with device("cpu:0") { queue q = fifo(capacity=3) of f32[] }
with device("cpu:1") { e = q.enqueue(x) }
entry put(x) after e
""")
    assert cli.main(["place", str(path), "--devices=cpu:2", "--explain"]) == 0
    (row,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith("  e "))
    assert "CPU:0" in row
    assert row.endswith("asks for cpu:1, which it cannot have")


def test_wishes_read_as_the_model_says_them(model: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["place", model, "--devices=cpu:2", "--output=json"]) == 0
    why = {each["node"]: each["why"] for each in json.loads(capsys.readouterr().out)["nodes"]}
    assert (why["W"], why["V"]) == ("asks for cpu:1", "keeps state: in one place for all entries")
    assert cli.main(["place", model, "--devices=cpu:1", "--output=json"]) == 0
    why = {each["node"]: each["why"] for each in json.loads(capsys.readouterr().out)["nodes"]}
    assert why["W"] == "asks for cpu:1, which it cannot have"


def test_json_is_for_machines(model: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads(out(capsys, "place", model, "--devices=cpu:2,sim:1", "--output=json", "--dim=batch=8"))
    assert shown["step_seconds"] > 0
    assert {each["node"]: each["device"][-5:] for each in shown["nodes"]}["b"] == "CPU:1"
    assert [each["name"][-5:] for each in shown["devices"]] == ["CPU:0", "CPU:1", "SIM:0"]
    assert any(each["bytes"] == 8 * 64 * 4 for each in shown["transfers"])


def test_the_graph_reads_back(model: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    placed = str(tmp_path / "placed.tfg")
    assert cli.main(["place", model, "--output=graph", "-o", placed]) == 0
    assert "/job:localhost/replica:0/task:0/device:CPU:1" in out(capsys, "opt", placed)


def test_errors_show_both_nodes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.tfg"
    path.write_text("""\
input x: f32[4]
a = with device("cpu:0") { relu(x) }
b = with device("cpu:1"), colocate(a) { tanh(x) }
entry main(x) -> y = a + b
""")
    shown = err(capsys, "place", str(path), "--no-soft-placement", status=1)
    assert "Cannot colocate nodes 'b' and 'a': Cannot merge devices with incompatible ids" in shown
    assert "bad.tfg:3" in shown
    assert "'a' is made here" in shown
    assert cli.main(["place", str(path)]) == 0


def test_costs_go_round(model: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    costs = str(tmp_path / "costs.json")
    feed = "--input=x=16x64xf32=1"
    assert cli.main(["run", model, "--devices=cpu:2", feed, f"--save-costs={costs}"]) == 0
    written = json.loads(Path(costs).read_text())
    assert written["sizes"] == {"batch": 16}
    assert all(each["seconds"] > 0 for each in written["nodes"].values())
    assert "b" in written["nodes"]
    capsys.readouterr()
    assert cli.main(["place", model, f"--costs={costs}", "--output=json"]) == 0
    shown = {each["node"]: each for each in json.loads(capsys.readouterr().out)["nodes"]}
    assert shown["b"]["end"] - shown["b"]["start"] == pytest.approx(written["nodes"]["b"]["seconds"])
    assert cli.main(["run", model, "--devices=cpu:2", feed, f"--costs={costs}"]) == 0


def test_better_placements_are_written_and_run(model: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    best, saved = str(tmp_path / "best.json"), str(tmp_path / "y.npy")
    search = ["--improve=50", "--measure=3", f"--save-placement={best}", "--dim=batch=8"]
    assert "simulated step" in out(capsys, "place", model, *search)
    feed = "--input=x=8x64xf32=1"
    assert cli.main(["run", model, feed, f"--output=@{saved}"]) == 0
    again = ["--devices=cpu:2", f"--placement={best}", f"--expected-output=@{saved}"]
    assert cli.main(["run", model, feed, *again]) == 0


@pytest.fixture(name="best")
def _best(model: str) -> str:
    assert cli.main(["place", model, "--devices=cpu:3", "--save-placement=best.json"]) == 0
    return "best.json"


OTHER = "input x: f32[4]\nu = relu(x)\nv = tanh(u)\nentry main(x) -> w = sigmoid(u + v)\n"


def test_a_placement_of_another_model_is_refused(best: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "other.tfg").write_text(OTHER)
    for verb in ("run", "partition", "place", "bench"):
        assert cli.main([verb, "other.tfg", "--devices=cpu:3", f"--placement={best}"]) == 1
        assert re.search(
            r"best.json was made for another model: \d of the \d+ .* the first is 'V'", capsys.readouterr().err
        )


def test_a_placement_of_a_model_that_has_changed_warns(
    model: str, best: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert err(capsys, "place", model, "--devices=cpu:3", f"--placement={best}") == ""
    Path(model).write_text(MODEL.replace("y = a + b", "z = a + b\ny = z * 2"))
    assert cli.main(["place", model, "--devices=cpu:3", f"--placement={best}"]) == 0
    assert capsys.readouterr().err == "", "all nodes that the file names are there"
    Path(model).write_text(MODEL.replace("b = with", "c = with").replace("a + b", "a + c"))
    assert cli.main(["place", model, "--devices=cpu:3", f"--placement={best}"]) == 0
    assert "made before the model changed: 2 of the " in (shown := capsys.readouterr().err)
    assert "the first is 'b/MatMul'" in shown


def test_a_placement_for_more_devices_is_refused(model: str, best: str, capsys: pytest.CaptureFixture[str]) -> None:
    content = json.loads(Path(best).read_text())
    content["nodes"]["y"] = content["devices"][2]
    Path(best).write_text(json.dumps(content))
    assert cli.main(["run", model, "--devices=cpu:2", f"--placement={best}", "--input=x=8x64xf32=1"]) == 1
    assert "best.json puts 'y' on CPU:2, which is not there: there is CPU:0, CPU:1" in capsys.readouterr().err
    assert cli.main(["run", model, "--devices=cpu:3,sim:1", f"--placement={best}", "--input=x=8x64xf32=1"]) == 0


def test_costs_of_another_model_or_type_are_refused(
    model: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = ["run", model, "--devices=cpu:2", "--input=x=16x64xf32=1"]
    assert cli.main([*run, "--save-costs=costs.json"]) == 0
    capsys.readouterr()
    (tmp_path / "other.tfg").write_text(OTHER)
    assert "costs.json was made for another model" in err(capsys, "place", "other.tfg", "--costs=costs.json", status=1)
    assert cli.main(["place", model, "--devices=sim:2", "--costs=costs.json"]) == 0
    assert capsys.readouterr().err == "warning: costs.json was measured on CPU, not on SIM: times are scaled\n"
    Path("costs.json").write_text(Path("costs.json").read_text().replace('"device": "CPU"', '"device": "NPU"', 1))
    assert "was measured on a NPU, a type that nobody registered" in err(capsys, *run, "--costs=costs.json", status=1)


LARGE = """\
input x: f32[256, 256]
var A: f32[256, 256] = random_normal([256, 256], seed=1)
var B: f32[256, 256] = random_normal([256, 256], seed=2)
entry main(x) -> y = relu(x @ A) + tanh(x @ B)
"""


def test_memory_is_limited_in_plans_and_in_steps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "large.tfg").write_text(LARGE)
    shown = err(capsys, "place", "large.tfg", "--devices=cpu:2:memory=900K", status=1)
    assert "bytes at once but has 921,600; the largest tensor there is " in shown
    assert "large.tfg:" in shown
    run = ["run", "large.tfg", "--input=x=256x256xf32=1"]
    assert cli.main([*run, "--devices=cpu:2", "--output=@y.npy"]) == 0
    assert cli.main([*run, "--devices=cpu:2:memory=4M", "--expected-output=@y.npy", "--equality=exact"]) == 0
    assert cli.main([*run, "--devices=cpu:1:memory=4M", "--expected-output=@y.npy", "--equality=exact"]) == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["place", "--measure=3"], "give --improve=N too"),
        (["place", "--improve=-1"], "is no whole number from 0 on"),
        (["run", "--fetch=y", "--save-costs=c.json"], "--save-costs measures an entry"),
        (["run", "--costs=c.json"], "give --devices too"),
        (["bench", "--placement=c.json"], "give --devices too"),
    ],
)
def test_wrong_usage(model: str, words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert reason in err(capsys, words[0], model, *words[1:], status=2)
