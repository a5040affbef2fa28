"""docs/queues.md: its programs are programs, and its Python runs."""

import re
from pathlib import Path

import pytest

import tfc

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "queues.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```tfg\n(.*?)```", PAGE, re.DOTALL)
PYTHON = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("text", PROGRAMS)
def test_programs_are_programs(text: str) -> None:
    assert tfc.parse(text).nodes


@pytest.mark.parametrize("code", PYTHON)
def test_python_runs(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in re.findall(r"`(\w+\.tfg)`:\n\n```tfg\n(.*?)```", PAGE, re.DOTALL):
        Path(name).write_text(text, encoding="utf-8")
    exec(compile(code, "page", "exec"), {})
    assert capsys.readouterr().out == "(3, 2) True\n"
