"""docs/performance.md: its commands run, and what it says of a small model is so."""

import re
import shlex
from pathlib import Path

import pytest

from tfc.tools import cli

PAGE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
TEXT = PAGE.read_text(encoding="utf-8")
MODEL = """\
use nn
dim batch in 1..256
input x: f32[batch, 12]
h = nn.dense(x, units=8, activation=relu, seed=1)
logits = nn.dense(h, units=4, seed=2)
p = softmax(logits)
entry infer(x) -> p
"""


@pytest.fixture(autouse=True)
def _model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text(MODEL, encoding="utf-8")


@pytest.mark.parametrize("line", re.findall(r"^\$ tfc (.*?)(?: +#.*)?$", TEXT, re.MULTILINE))
def test_commands_run(line: str) -> None:
    assert cli.main([*shlex.split(line), "--iterations=2"]) == 0


@pytest.mark.parametrize("words", re.findall(r"`tfc (inspect|compile) (model\.tfg [^`]*)`", TEXT))
def test_commands_in_tables_run(words: tuple[str, str]) -> None:
    assert cli.main([words[0], *shlex.split(words[1])]) == 0


@pytest.mark.parametrize("remarks", re.findall(r"`--remarks='?([\w|]+)'?`", TEXT))
def test_remarks_are_of_kinds_there_are(remarks: str, capsys: pytest.CaptureFixture[str]) -> None:
    from typing import get_args

    from tfc.codegen.explain.remarks import Kind

    assert set(remarks.split("|")) <= {*get_args(Kind), "device"}  # which placement tells, not the code generator
    assert cli.main(["compile", "model.tfg", "--emit=program", "-o", "-", f"--remarks={remarks}"]) == 0
    said = capsys.readouterr().err
    assert all(re.search(rf"remark\[({remarks})\]", line) for line in said.splitlines() if "remark[" in line)
