"""`./dev bench` takes what can be measured, and says what is wrong with the rest before it measures anything."""

from pathlib import Path

import pytest

from bench.options import chosen, parse


def test_workloads_are_chosen_by_parts_of_their_names_in_any_case() -> None:
    assert [workload.name for workload in chosen("w10|LSTM training")] == ["W8 LSTM training", "W10 tiny call"]


def test_what_is_right_is_taken(tmp_path: Path) -> None:
    found = parse(["--only", "W10", "--python", "torch=python3", "--threads", "1", "--json", str(tmp_path / "a.json")])
    assert found.pythons == {"torch": "python3"}
    assert "tfc" in found.peers and len(found.workloads) == 1


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["--only", "nosuch"], "no workload has 'nosuch' in its name; they begin with W1, W2"),
        (["--peers", "tfc,foo"], "there is no peer 'foo'; there are tfc,"),
        (["--python", "foo=python3"], "there is no peer 'foo'"),
        (["--python", "torch"], "torch needs an interpreter that can be run, as torch=PATH"),
        (["--python", "torch=/nonexistent"], "'/nonexistent' is none"),
        (["--rounds", "0"], "--rounds: at least one"),
        (["--threads", "100000"], "--threads: this machine has"),
        (["--threads", "-1"], "--threads: this machine has"),
        (["--target-cpu", "nosuch"], "'nosuch' is no processor"),
        (["--json", "/nonexistent/figures.json"], "/nonexistent is no folder that can be written to"),
    ],
)
def test_what_is_wrong_is_said(arguments: list[str], wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        parse(arguments)
    assert stopped.value.code == 2
    assert wanted in capsys.readouterr().err
