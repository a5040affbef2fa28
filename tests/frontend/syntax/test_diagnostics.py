"""How diagnostics look, as text and as JSON."""

import json

from tfc.frontend.diagnostics.diagnostics import MAX_SHOWN, printable, render, suggest, to_json
from tfc.frontend.syntax.source import Source, Span
from tfc.ir.base.errors import Diagnostic, Label, Loc

SOURCE = Source("m.tfg", "input x: f32[3]\n\ty = relu(x @ W)\n漢 = \x1b[31mred\nlast")


def place(text: str, caller: Loc | None = None) -> Loc:
    start = SOURCE.text.index(text)
    return SOURCE.loc(Span(start, start + len(text)), caller)


def show(*diagnostics: Diagnostic, color: bool = False) -> str:
    return render(diagnostics, {"m.tfg": SOURCE}, color=color)


def test_all_parts_of_a_diagnostic_are_shown() -> None:
    diagnostic = Diagnostic(
        "E0203", "shapes differ", place("x @ W"), labels=(Label(place("x: f32[3]"), "`x` is f32[3]"),
        Label(place("relu"), "in here")), notes=("a note",), help="transpose one",
    )  # fmt: skip
    assert show(diagnostic).splitlines() == [
        "error[E0203]: shapes differ",
        " --> m.tfg:2:11",
        "  |",
        "2 |     y = relu(x @ W)",
        "  |              ^^^^^",
        "  |",
        "1 | input x: f32[3]",
        "  |       --------- `x` is f32[3]",
        "  |",
        "2 |     y = relu(x @ W)",
        "  |         ---- in here",
        "  = note: a note",
        "  = help: transpose one",
        "",
        "1 error (`tfc explain E0203` says more)",
    ]


def test_calls_that_led_to_the_place_are_shown() -> None:
    other = Loc("lib.tfg", 7, 3, 7, 9, caller=place("relu(x @ W)"))
    lines = show(Diagnostic("E0203", "shapes differ", other)).splitlines()
    assert lines[1] == " --> lib.tfg:7:3"
    assert lines[2] == " ::: m.tfg:2:6"
    assert lines[5].endswith("----------- in this call")


def test_nothing_in_a_source_reaches_the_terminal_as_a_command() -> None:
    text = show(Diagnostic("E0001", "bad \x1b[0m\u202e\x07", place("red")))
    assert "\x1b" not in text and "\x07" not in text and "\u202e" not in text
    assert "␛[31mred" in text
    assert printable("a\tb\x00\ud800\x7f") == "a    b␀�␡"


def test_wide_characters_are_measured_as_terminals_draw_them() -> None:
    lines = show(Diagnostic("E0001", "here", place("=  ".strip() + " \x1b"))).splitlines()
    assert lines[3].index("=") + 1 == lines[4].index("^")


def test_long_lines_are_cut_around_the_place() -> None:
    source = Source("l.tfg", "x" * 5000 + "HERE" + "y" * 5000)
    text = render([Diagnostic("E0010", "there", source.loc(Span(5000, 5004)))], {"l.tfg": source})
    shown = text.splitlines()[3]
    assert len(shown) < 120
    assert "…" in shown and "HERE" in shown
    assert text.splitlines()[4].index("^") == shown.index("HERE")


def test_places_outside_of_the_source_do_no_harm() -> None:
    for loc in (Loc("m.tfg", 99, 1), Loc("m.tfg", 1, 999), Loc("m.tfg", 4, 5, 9, 9), Loc("m.tfg", 0, 0), Loc("?", 1)):
        assert show(Diagnostic("E0010", "there", loc))
    assert show(Diagnostic("E0701", "no place")).startswith("error[E0701]: no place\n")
    assert show() == ""


def test_only_the_first_errors_are_shown_and_all_are_counted() -> None:
    text = show(*(Diagnostic("E0010", f"number {i}", place("x")) for i in range(MAX_SHOWN + 5)))
    assert f"number {MAX_SHOWN - 1}" in text
    assert f"number {MAX_SHOWN}\n" not in text
    assert text.endswith(f"{MAX_SHOWN + 5} errors; the first {MAX_SHOWN} are shown (`tfc explain E0010` says more)\n")


def test_warnings_are_counted_apart() -> None:
    error = Diagnostic("E0101", "no", place("x"))
    warning = Diagnostic("W0101", "hm", place("x"), severity="warning")
    assert "warning[W0101]: hm" in show(warning)
    assert show(warning).endswith("1 warning\n")
    assert "1 error and 1 warning (" in show(error, warning)


def test_colour_changes_nothing_but_colour() -> None:
    import re

    diagnostic = Diagnostic("E0203", "m", place("x @ W"), labels=(Label(place("relu"), "l"),), help="h")
    coloured = show(diagnostic, color=True)
    assert coloured != show(diagnostic)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == show(diagnostic)


def test_json_holds_everything() -> None:
    diagnostic = Diagnostic(
        "E0203", "m", Loc("lib.tfg", 7, 3, 7, 9, caller=place("relu")), labels=(Label(place("x"), "l"),), notes=("n",),
        help="h",
    )  # fmt: skip
    (item,) = json.loads(to_json([diagnostic]))
    assert item["code"] == "E0203" and item["severity"] == "error" and item["message"] == "m"
    assert item["loc"]["file"] == "lib.tfg" and item["loc"]["line"] == 7 and item["loc"]["end_column"] == 9
    assert [each["file"] for each in item["loc"]["called_from"]] == ["m.tfg"]
    assert item["labels"][0]["text"] == "l" and item["notes"] == ["n"] and item["help"] == "h"
    assert json.loads(to_json([])) == []


def test_suggestions() -> None:
    names = ["relu", "relu6", "sigmoid", "W"]
    assert suggest("rleu", names) == "relu"
    assert suggest("RELU", names) == "relu"
    assert suggest("w", names) == "W"
    assert suggest("xyzzy", names) is None
    assert suggest("relu", ["relu"]) is None
