"""The examples on several devices compute what one device does, by their own checks."""

import re
import runpy
from pathlib import Path

import pytest

from tests.examples.test_examples import EXAMPLES


def test_towers_in_step_are_one_device(capsys: pytest.CaptureFixture[str]) -> None:
    module = runpy.run_path(str(EXAMPLES / "data_parallel" / "compare.py"))
    module["main"]()
    shown = capsys.readouterr().out
    accuracy = re.search(r"([\d.]+)% of the held-out digits right", shown)
    assert accuracy
    assert float(accuracy[1]) > 94


def test_layers_on_two_devices_are_one_device(capsys: pytest.CaptureFixture[str]) -> None:
    module = runpy.run_path(str(EXAMPLES / "model_parallel_lstm" / "compare.py"))
    module["main"](3)
    assert "on two" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["data_parallel", "model_parallel_lstm"])
def test_the_readme_tells_the_comparison(name: str) -> None:
    readme = Path(EXAMPLES / name / "README.md").read_text()
    assert f"$ python examples/{name}/compare.py" in readme
