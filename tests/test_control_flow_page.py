"""docs/control-flow.md: its programs are programs, and its commands print what stands there."""

import re
import shlex
from pathlib import Path

import pytest

from tfc.tools import cli

PAGE = Path(__file__).resolve().parent.parent / "docs" / "control-flow.md"
PROGRAM = re.compile(r"`(\w+\.tfg)`:\n\n```tfg\n(.*?)```", re.DOTALL)
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)


def commands() -> list[tuple[str, str]]:
    """Each command line of the page and what it prints."""
    found = []
    for block in CONSOLE.findall(PAGE.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, output = part.partition("\n")
            found.append((line, output))
    return found


@pytest.mark.parametrize(("line", "output"), commands())
def test_commands_print_what_the_page_shows(
    line: str, output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in PROGRAM.findall(PAGE.read_text(encoding="utf-8")):
        Path(name).write_text(text, encoding="utf-8")
    tfc, *arguments = shlex.split(line)
    assert tfc == "tfc"
    assert cli.main(arguments) == 0
    printed = capsys.readouterr()
    # What differs between machines stands as … on the page.
    expected = re.escape(output).replace("…", ".*")
    assert re.fullmatch(expected, printed.err + printed.out)
