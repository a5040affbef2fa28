"""What is said about texts that do not parse, against `diagnostics/*.txt`.

A case in `diagnostics/*.tfg` begins with `# ----- title`. After a change that is meant, `TFC_BLESS=1 pytest` writes
the expectations anew; read the difference before committing it.
"""

import os
import re
from pathlib import Path

import pytest

from tests.frontend.syntax.shape import errors, shape
from tfc.frontend.diagnostics.diagnostics import render
from tfc.frontend.syntax.parser import MAX_DIAGNOSTICS, parse_source
from tfc.frontend.syntax.source_text import MAX_SOURCE_BYTES

FOLDER = Path(__file__).parent / "diagnostics"
_TITLE = re.compile(r"^# ----- (.*)\n", re.MULTILINE)


def rendered(text: str) -> str:
    module, diagnostics = parse_source(text, "t.tfg")
    return render(diagnostics, {"t.tfg": module.source}) or "no errors\n"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.tfg")), ids=lambda path: path.stem)
def test_diagnostics_are_the_expected_ones(path: Path) -> None:
    _, *pieces = _TITLE.split(path.read_text(encoding="utf-8"))
    titles, texts = pieces[::2], pieces[1::2]
    assert len(set(titles)) == len(titles)
    actual = "".join(f"===== {title}\n{rendered(text)}\n" for title, text in zip(titles, texts, strict=True))
    golden = path.with_suffix(".txt")
    if os.environ.get("TFC_BLESS"):
        golden.write_text(actual, encoding="utf-8")
    assert actual == golden.read_text(encoding="utf-8")
    accepted = [title for title, text in zip(titles, texts, strict=True) if not errors(text)]
    assert not accepted


def test_every_broken_statement_is_reported_and_the_sound_ones_are_kept() -> None:
    module, diagnostics = parse_source("a = 1\nb c\nd = f(2\ne = 3\nfn g() {\n h i\n j = 1\n k l\n}\nm = 4\n", "t.tfg")
    assert [each.loc.line for each in diagnostics if each.loc] == [2, 3, 6, 8]
    assert [shape(statement)[:10] for statement in module.statements] == [
        "Assign([a]", "Assign([e]", "Assign([m]",
    ]  # fmt: skip
    assert {"b", "d", "g", "h"} <= module.lost_names


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"x = \xff\xfe1\n", ["E0007@1:5"]),
        ("x = 1".encode("utf-16"), ["E0007@1:1"]),
        (b"x = 1\x00\n", ["E0008@1:6"]),
        (b"x = 1\n\x1b[31m", ["E0008@2:1", "E0004@2:3"]),
        (b"\xef\xbb\xbfx = 1 1\r\n", ["E0010@1:7"]),
        (b"\x7fELF\x02\x01\x01\x80", ["E0007@1:8"]),
        ("x = '\ud800'", ["E0007@1:6"]),
        (b'# \xe9 in a comment\nx = "\xe9"\n', ["E0007@1:3"]),
    ],
)
def test_bytes_that_are_no_text(content: bytes | str, expected: list[str]) -> None:
    assert errors(content)[:2] == expected


def test_number_of_errors_is_limited() -> None:
    assert len(errors("a b\n" * 1000)) == MAX_DIAGNOSTICS
    assert len(errors("é" + "$" * 100_000)) == MAX_DIAGNOSTICS


def test_missing_and_unreadable_files_are_diagnostics(tmp_path: Path) -> None:
    from tfc.frontend.syntax.parser import parse_file

    for path in (tmp_path / "none.tfg", tmp_path, tmp_path / ("n" * 300), Path("a\0b")):
        module, (diagnostic,) = parse_file(path)
        assert diagnostic.code == "E0701"
        assert not module.statements


def test_source_size_is_limited() -> None:
    text = "x = 1\n".ljust(MAX_SOURCE_BYTES, "#")
    assert errors(text) == []
    assert errors(text + "#") == ["E0902@1:1"]


@pytest.mark.few(3)
@pytest.mark.parametrize(
    "text",
    [
        "(" * 100_000,
        "x = " + "-" * 100_000 + "1",
        "x = " + "not " * 100_000 + "p",
        "x = " + "2 ** " * 100_000 + "1",
        "x = y" + "[0]" * 100_000,
        "x = " + "if p { a } else " * 10_000 + "{ b }",
        "x = static " + "if p { a } else " * 10_000 + "{ b }",
        "x = " + "if p { " * 10_000,
        "x = " + "[" * 256 + "1" + "]" * 256,
    ],
    ids=["parentheses", "signs", "nots", "powers", "indices", "else-ifs", "static-else-ifs", "blocks", "lists"],
)
def test_nesting_is_limited(text: str) -> None:
    assert [each.partition("@")[0] for each in errors(text)] == ["E0901"]


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "text",
    [
        "x = " + "(" * 254 + "1" + ")" * 254,
        "x = " + " + ".join(["a * b"] * 20_000),
        "x = " + " or ".join(["a < b"] * 20_000),
        "x = [" + ", ".join(["1"] * 50_000) + "]",
        "x = 1;" * 20_000,
        "x = " + "[" * 250 + "1" + "]" * 250,
    ],
    ids=["parentheses", "sum", "or", "list", "semicolons", "nested-list"],
)
def test_length_is_not_limited(text: str) -> None:
    assert errors(text) == []


@pytest.mark.timeout(30)
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("fn f() -> f32 {\n  (3\n4)\n}\ny = 1 +", ["E0011@2:3", "E0012@3:2", "E0010@5:8"]),
        ("fn f() -> f32 {\n  x = [3\n4]\n  y = (1\n]\n}\nz = 2", ["E0011@2:7", "E0012@3:2", "E0011@4:7"]),
        ('with scope("a") {\n (1\n2)', ["E0011@1:17", "E0011@2:2", "E0012@3:2"]),
    ],
)
def test_a_bracket_whose_opener_was_taken_for_forgotten_is_left_out(text: str, expected: list[str]) -> None:
    """It fits nowhere; the parser once met it again and again."""
    assert errors(text) == expected
