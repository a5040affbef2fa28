"""`tfc fmt`: what it writes, and that it neither loses nor changes anything."""

import os
from pathlib import Path

import pytest

from tests.frontend.syntax.shape import parse
from tfc.frontend.formatter import format_source
from tfc.ir.base.errors import Error

FOLDER = Path(__file__).parent / "formatted"
ROOT = Path(__file__).resolve().parents[3]


def sources() -> list[Path]:
    """The `.tfg` files of the project that are meant to parse."""
    found = [path for folder in ("tfc", "examples") for path in sorted((ROOT / folder).rglob("*.tfg"))]
    return [*found, FOLDER / "messy.tfg"]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.tfg")), ids=lambda path: path.stem)
def test_layout_is_the_expected_one(path: Path) -> None:
    golden = path.with_suffix(".txt")
    actual = format_source(path.read_text(encoding="utf-8"))
    if os.environ.get("TFC_BLESS"):
        golden.write_text(actual, encoding="utf-8")
    assert actual == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_formatting_keeps_the_tree_and_is_idempotent(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    formatted = format_source(text, str(path))
    assert parse(formatted) == parse(text)
    assert format_source(formatted) == formatted
    assert sorted(comments(formatted)) == sorted(comments(text))


@pytest.mark.parametrize("path", sources()[:-1], ids=lambda path: str(path.relative_to(ROOT)))
def test_sources_that_users_read_are_in_canonical_layout(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert format_source(text, str(path)) == text, f"run `tfc fmt {path.relative_to(ROOT)}`"


def comments(text: str) -> list[str]:
    return [line.partition("#")[2].strip() for line in text.splitlines() if "#" in line]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("\n\n\n", ""),
        ("# only\r\n", "# only\n"),
        ("a=1;b=2", "a = 1\nb = 2\n"),
        ("a = 1\n\n\n\nb = 2\n\n", "a = 1\n\nb = 2\n"),
        ("x = f(a, b,)", "x = f(a, b)\n"),
        ("x = f(\n  a,\n  b)", "x = f(a, b)\n"),
        ("x = [1, # one\n2]", "x = [\n  1,  # one\n  2,\n]\n"),
        ("x = (a +  # one\nb)", "x = (\n  a + b  # one\n)\n"),
        ("x = f(  # why\n  a)", "x = f(\n  # why\n  a\n)\n"),
        ("g = group { a; b }", "g = group { a; b }\n"),
        ("g = group {\na; b }", "g = group {\n  a\n  b\n}\n"),
        ("g = group { # why\na }", "g = group {\n  # why\n  a\n}\n"),
        ("y = if p { a }\n# why\nelse { b }", "# why\ny = if p { a } else { b }\n"),
        ("x = 1 # a\nyy = 2 # b\n\nz = 3 # c", "x = 1   # a\nyy = 2  # b\n\nz = 3  # c\n"),
        ("fn f() {\n1\n# why\n}", "fn f() {\n  1\n  # why\n}\n"),
        ("x = f(a\n# why\n)", "x = f(\n  a\n  # why\n)\n"),
        ("x = f(a,\nb\n# why\n, c)", "x = f(\n  a,\n  # why\n  b,\n  c,\n)\n"),
        ("\ufeffx = 1", "x = 1\n"),
    ],
)
def test_small_texts(text: str, expected: str) -> None:
    assert format_source(text) == expected
    assert format_source(expected) == expected


def test_lines_fit_where_brackets_allow_it() -> None:
    call = "y = f(" + ", ".join(f"argument_{i}=relu(x{i} @ W{i} + b{i}, name={i})" for i in range(20)) + ")"
    lines = format_source(call).splitlines()
    assert max(map(len, lines)) <= 100
    assert parse("\n".join(lines)) == parse(call)


def test_long_expressions_break_before_their_loosest_operators() -> None:
    text = "y = (" + " + ".join(f"some_weight_{i} * some_value_{i}" for i in range(6)) + ")"
    assert format_source(text).splitlines()[:3] == [
        "y = (",
        "  some_weight_0 * some_value_0",
        "    + some_weight_1 * some_value_1",
    ]


def test_deep_nesting_is_formatted() -> None:
    text = "x = " + "f([" * 80 + "1" + "])" * 80 + "\n"
    assert parse(format_source(text)) == parse(text)
    blocks = "x = " + "if p { f(" * 60 + "1" + ") }" * 60 + "\n"
    assert parse(format_source(blocks)) == parse(blocks)


def test_a_text_with_errors_is_refused() -> None:
    with pytest.raises(Error) as caught:
        format_source("x = (1\n", "t.tfg")
    assert [each.code for each in caught.value.diagnostics] == ["E0011"]
