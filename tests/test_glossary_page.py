"""docs/glossary.md: every term is defined once, and no definition uses a word that the page tells to avoid."""

import re
from collections import Counter
from pathlib import Path

TEXT = (Path(__file__).resolve().parent.parent / "docs" / "glossary.md").read_text(encoding="utf-8")
DEFINED, AVOIDED = TEXT.split("## Words we do not use")


def rows(text: str) -> list[list[str]]:
    """The cells of all rows of all tables, without heads."""
    lines = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith(("| term", "| word"))]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_term_is_defined_once() -> None:
    terms = Counter(term for row in rows(DEFINED) for term in row[0].split(", "))
    assert [term for term, times in terms.items() if times > 1] == []


def test_every_row_has_a_term_a_meaning_and_a_folder_cell() -> None:
    assert [row for row in rows(DEFINED) if len(row) != 3 or not row[0] or not row[1]] == []


def test_definitions_use_no_word_that_is_not_used() -> None:
    unused = [word for row in rows(AVOIDED) if row[1] == "(not used)" for word in row[0].split(", ")]
    assert len(unused) > 10
    found = [word for word in unused if re.search(rf"\b{re.escape(word)}\b", DEFINED)]
    assert found == []


def test_folders_that_it_names_are_there() -> None:
    package = Path(__file__).resolve().parent.parent / "tfc"
    named = {folder for row in rows(DEFINED) for folder in re.findall(r"`([\w/]+)`", row[2])}
    assert len(named) > 40
    assert sorted(folder for folder in named if not (package / folder).is_dir()) == []
