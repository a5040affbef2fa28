"""The examples of control flow do what their READMEs say, by the lines that stand there."""

import re
import runpy
import shlex
from pathlib import Path

import pytest

from tests.examples.test_examples import EXAMPLES, at_root, commands
from tfc.tools import cli

__all__ = ["at_root"]
pytestmark = pytest.mark.usefixtures("at_root")


def run(name: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the `tfc` lines of an example's README print."""
    for command in commands(EXAMPLES / name / "README.md"):
        assert cli.main(command) == 0
    return capsys.readouterr().out


def number(name: str, text: str) -> float:
    """The number printed behind a name."""
    found = re.search(rf"\b{name}\S*(?: =|:)? (?:f\d\d\[\] = )?([-\d.e]+)", text)
    assert found, text
    return float(found[1])


def run_script(name: str, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the `python` line of an example's README."""
    readme = (EXAMPLES / name / "README.md").read_text()
    (line,) = [line for line in readme.splitlines() if line.startswith("$ python ")]
    monkeypatch.setattr("sys.argv", shlex.split(line)[2:])
    runpy.run_path(str(EXAMPLES / name / script), run_name="__main__")


def test_newton_finds_the_root_and_its_derivative(capsys: pytest.CaptureFixture[str]) -> None:
    text = run("newton", capsys)
    assert number("root", text) == 3
    assert number("derivative", text) == pytest.approx(1 / 27)


def test_power_iteration_finds_the_first_component(capsys: pytest.CaptureFixture[str]) -> None:
    assert number("share", run("power", capsys)) == pytest.approx(0.1506, abs=1e-3)


def test_the_furs_give_the_published_rates(capsys: pytest.CaptureFixture[str]) -> None:
    text = run("ode", capsys)
    rates = re.search(r"rates: f32\[4\] = \[(.*?)\]", text)
    assert rates
    assert [float(rate) for rate in rates[1].split(",")] == pytest.approx([0.55, 0.028, 0.80, 0.024], rel=0.06)


def test_the_mandelbrot_set_is_drawn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run_script("mandelbrot", "draw.py", monkeypatch)
    assert Path("mandelbrot.png").read_bytes().startswith(b"\x89PNG")
    points = re.search(r"(\d+) points stay", capsys.readouterr().out)
    assert points
    # The area of the set is about 1.507 of the 6 that the picture covers.
    assert int(points[1]) / (900 * 600) == pytest.approx(1.507 / 6, rel=0.02)


@pytest.mark.slow
def test_the_language_model_learns_and_writes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = run("text", capsys)
    (test,) = [line for line in text.splitlines() if line.startswith("test:")]
    assert number("perplexity", test) < 7
    run_script("text", "write.py", monkeypatch)
    written = capsys.readouterr().out
    assert written.startswith("The whale")
    assert len(written) > 400
