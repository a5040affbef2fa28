"""`--max-nodes`, `--max-memory`, `--max-compile-seconds`: exit status 4, and what was reached where."""

from pathlib import Path

import pytest

from tfc.tools.cli import main

LONG = "input x: f32[]\ny = x\nrepeat i in 0..3000 { y = y * x + 1.0 }\nentry main(x) -> y\n"


@pytest.fixture
def model(tmp_path: Path) -> str:
    path = tmp_path / "long.tfg"
    path.write_text(LONG)
    return str(path)


@pytest.mark.parametrize("verb", ["compile", "run", "verify", "inspect"])
def test_too_many_nodes_are_located(verb: str, model: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--input=x=1"] if verb == "run" else []
    assert main([verb, model, "--max-nodes=2000", "--no-cache", *given]) == 4
    error = capsys.readouterr().err
    assert "the program expands to more than 2,000 nodes (--max-nodes)" in error and "long.tfg:3:" in error


@pytest.mark.parametrize(
    ("flag", "said"),
    [("--max-compile-seconds=0.02", "more than 0.02 seconds"), ("--max-memory=4M", "more than 4 MiB of memory")],
)
def test_time_and_memory_are_watched(flag: str, said: str, model: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", model, flag, "--no-cache"]) == 4
    error = capsys.readouterr().err
    assert said in error and "it stopped in " in error


def test_limits_that_are_kept_change_nothing(model: str, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--max-nodes=20000", "--max-memory=64G", "--max-compile-seconds=600"]
    assert main(["compile", model, *flags]) == 0
    assert "main: " in capsys.readouterr().out


@pytest.mark.parametrize(
    "flag", ["--max-nodes=0", "--max-nodes=1.5", "--max-memory=much", "--max-compile-seconds=nan", "--max-nodes=-3"]
)
def test_limits_that_make_no_sense_are_wrong_usage(flag: str, model: str) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["compile", model, flag])
    assert caught.value.code == 2


def test_gradients_that_expand_too_far_have_the_same_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "grads.tfg"
    lines = [f"a{i} = gradients(a{i - 1} * a{i - 1} * x, x)" for i in range(1, 9)]
    path.write_text("\n".join(["input x: f32[]", "a0 = x", *lines, "entry main(x) -> y = a8\n"]))
    assert main(["compile", str(path), "--max-nodes=1000", "--no-cache"]) == 4
    assert "gradients expand to more than 1,000 nodes" in capsys.readouterr().err
