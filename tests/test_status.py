"""docs/status.md names tests that exist, and has every row of the white paper's features once."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROWS = [line for line in (ROOT / "docs" / "status.md").read_text().splitlines() if re.match(r"\| M\d+ ", line)]


def test_every_feature_has_its_row() -> None:
    assert [row.split("|")[1].strip() for row in ROWS] == [f"M{number}" for number in range(1, 42)]


def test_states_are_known_and_what_works_is_shown_by_a_test() -> None:
    for row in ROWS:
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        assert cells[3] in ("works", "partly", "not yet"), row
        shown_by = re.findall(r"`(tests/[^`]+)`", cells[5])
        assert shown_by or cells[3] == "not yet", row
        missing = [path for path in shown_by if not (ROOT / path).exists()]
        assert not missing, missing
