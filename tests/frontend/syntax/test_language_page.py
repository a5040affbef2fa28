"""The examples of docs/language.md are programs without errors."""

import re
from pathlib import Path

import pytest

from tests.frontend.programs import elaborate
from tfc.frontend.formatter import format_source
from tfc.frontend.syntax.parser import parse_source

PAGE = Path(__file__).resolve().parents[3] / "docs/language.md"
EXAMPLES = re.findall(r"^```tfg\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.partition("\n")[0][:40])
def test_example_is_a_program(text: str, tmp_path: Path) -> None:
    module, diagnostics = parse_source(text, "example.tfg")
    graph, found, _ = elaborate(module, tmp_path, diagnostics)
    assert [str(each) for each in found if each.severity == "error"] == []
    assert graph is not None
    assert format_source(text)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 8
