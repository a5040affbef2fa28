"""The examples on several devices compute what one device does, by their own checks."""

import re
import runpy
from pathlib import Path

import pytest

from tests.examples.test_examples import EXAMPLES


def test_towers_in_step_are_one_device(capsys: pytest.CaptureFixture[str]) -> None:
    module = runpy.run_path(str(EXAMPLES / "data_parallel" / "compare_towers.py"))
    module["main"]()
    shown = capsys.readouterr().out
    accuracy = re.search(r"([\d.]+)% of the held-out digits right", shown)
    assert accuracy
    assert float(accuracy[1]) > 94


@pytest.mark.slow
def test_towers_on_two_stand_ins_of_gpus_are_one(capsys: pytest.CaptureFixture[str]) -> None:
    module = runpy.run_path(str(EXAMPLES / "data_parallel" / "compare_towers.py"))
    module["main"]("gpu:sim", 1)
    accuracy = re.search(r"([\d.]+)% of the held-out digits right", capsys.readouterr().out)
    assert accuracy
    assert float(accuracy[1]) > 80


@pytest.mark.slow
def test_layers_on_two_devices_are_one_device(capsys: pytest.CaptureFixture[str]) -> None:
    module = runpy.run_path(str(EXAMPLES / "model_parallel_lstm" / "compare_devices.py"))
    module["main"](3)
    assert "on two" in capsys.readouterr().out


@pytest.mark.parametrize("script", ["data_parallel/compare_towers.py", "model_parallel_lstm/compare_devices.py"])
def test_the_readme_tells_the_comparison(script: str) -> None:
    readme = (EXAMPLES / Path(script).parent / "README.md").read_text()
    assert f"$ python examples/{script}" in readme
