"""Every example's README holds one line that trains it; the line works and reaches what it should."""

import re
import shlex
from pathlib import Path

import pytest

from tfc.tools import cli

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "examples"

# The metric each model must reach on data it has not seen, and whether more or less of it is better.
GOALS = {
    "softmax": ("accuracy", ">=", 0.94),
    "mlp": ("accuracy", ">=", 0.96),
    "cnn": ("accuracy", ">=", 0.98),
    "autoencoder": ("root_mean_square_error", "<=", 0.15),
    "linear": ("root_mean_square_error", "<=", 56.0),
    "logistic": ("accuracy", ">=", 0.97),
    "sequence": ("accuracy", ">=", 0.96),
    "checkpoint_resume": ("accuracy", ">=", 0.96),
    "tensorboard": ("accuracy", ">=", 0.94),
    "data_parallel": ("accuracy", ">=", 0.96),
    "model_parallel_lstm": ("perplexity", "<=", 12.0),
}
SLOW = {"cnn", "model_parallel_lstm"}
# These are held to their results in test_control_flow.py.
LOOPS = {"text", "ode", "newton", "power", "mandelbrot"}
# These have tests of their own.
OTHERS = {"input_pipeline"}


def commands(readme: Path) -> list[list[str]]:
    """The `tfc` lines of a README's console blocks."""
    return [shlex.split(line)[2:] for line in readme.read_text().splitlines() if line.startswith("$ tfc ")]


@pytest.fixture
def at_root(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Run where the READMEs' lines are meant to be typed, but write elsewhere."""
    (tmp_path / "examples").symlink_to(EXAMPLES)
    monkeypatch.chdir(tmp_path)


def test_every_example_has_a_goal() -> None:
    assert GOALS.keys() | LOOPS | OTHERS == {path.parent.name for path in EXAMPLES.glob("*/model.tfg")}


@pytest.mark.few(2)
@pytest.mark.usefixtures("at_root")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name in SLOW else name for name in GOALS]
)
def test_the_line_trains_the_model(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, *others = commands(EXAMPLES / name / "README.md")
    assert cli.main(first) == 0
    shown = capsys.readouterr()
    metric, better, goal = GOALS[name]
    found = re.search(rf"^test: .*\b{metric} ([\d.]+)", shown.out, re.MULTILINE)
    assert found, shown.out
    reached = float(found[1])
    assert reached >= goal if better == ">=" else reached <= goal
    seconds = re.search(r"in ([\d.]+) s", shown.err)
    assert seconds
    assert float(seconds[1]) < 60
    for command in others:
        assert cli.main(command) == 0


@pytest.mark.usefixtures("at_root")
@pytest.mark.parametrize("name", [*GOALS, *sorted(LOOPS | OTHERS)])
def test_the_model_is_formatted(name: str) -> None:
    assert cli.main(["fmt", "--check", f"examples/{name}/model.tfg"]) == 0
