"""Warnings: what they find, and above all what they leave alone."""

from pathlib import Path

import pytest

import tfc
from tfc.frontend.diagnostics.lint import lint
from tfc.frontend.syntax.parser import parse_file, parse_source

ROOT = Path(__file__).resolve().parents[2]
HEAD = "input x: f32[4]\n"


def warnings(text: str) -> list[str]:
    """The warnings about a program that has no errors: line and column, code, message."""
    found: list[str] = []
    tfc.parse(text, warned=lambda each: found.append(f"{each.loc.line}:{each.loc.column} {each.code} {each.message}"))
    return found


def test_what_a_block_binds_and_does_not_use() -> None:
    text = HEAD + "fn f(a: f32[n], unused: f32[n]) {\n    b = a + 1\n    c = b * 2\n    c, _ = split(a, 2)\n    a\n}\n"
    text = text.replace("c, _", "d, _e")
    assert warnings(text + "entry main(x) -> y = f(x, x)\n") == [
        "4:5 W0101 `c` is not used",
        "5:5 W0101 `d` is not used",
    ]


def test_a_block_that_was_meant_to_change_a_name() -> None:
    text = HEAD + "y = x * 2\nr = for t in range(3), s = x {\n    y = y + s\n    yield s\n}\nentry main(x) -> r, y\n"
    (found,) = lint(parse_source(text)[0])
    assert (found.code, found.loc.line, found.severity) == ("W0101", 4, "warning")
    assert [(label.loc.line, label.text) for label in found.labels] == [
        (2, "this `y` is another one, and keeps its value")
    ]


def test_what_is_declared_and_never_mentioned() -> None:
    text = "use nn\nuse optimizers as opt\ndim n, m in 1..8\ninput x: f32[n]\ninput z: f32[]\nvar v: f32[] = 0\n"
    text += "queue q = fifo(capacity=2) of (f32[],)\n"
    assert warnings(text + "fn g(a: f32[k]) { nn.dense(a, units=2) }\nentry main(x) -> y = x + 1\n") == [
        "2:19 W0102 the library `opt` is not used anywhere",
        "3:8 W0102 the dimension `m` is not used anywhere",
        "5:7 W0102 the input `z` is not used anywhere",
        "6:5 W0102 the variable `v` is not used anywhere",
        "7:7 W0102 the queue `q` is not used anywhere",
    ]


def test_values_that_nobody_takes() -> None:
    text = HEAD + "var v: f32[4] = x\nv + x\nprint_it = group { v[0]; v := x }\nentry main(x) -> y = v after print_it\n"
    assert [each[:9] for each in warnings(text.replace("= x\nv +", "= zeros([4])\nv +"))] == ["3:1 W0103", "4:20 W010"]


@pytest.mark.parametrize(
    "text",
    [
        # the next turn uses it
        "parts = []\nrepeat r in 0..2 {\n    parts = parts + [x]\n}\ny = concat(parts, axis=0)\n",
        # arms of `static if` open no scope
        "static if true { y = x + 1 } else { y = x }\n",
        # a function sees what stands behind it, also through a hole in a string
        'fn f(a: f32[4]) { with name("{where}") { a + late } }\nwhere = "w"\nlate = x * 2\ny = f(x)\n',
        "n, y = while (i = 0, s = x; i < 3) { t = s + 1; yield i + 1, t }\n",
        "ys = [repeat r in 0..2 { t = x * r; t }]\ny = ys[0]\n",
        "y = x\nunused_but_a_node = x * 3\n",
    ],
)
def test_what_is_used_after_all(text: str) -> None:
    module, diagnostics = parse_source(HEAD + text + "entry main(x) -> out = y\n")
    assert not diagnostics
    assert not lint(module)


def test_the_examples_have_no_warnings() -> None:
    files = [*ROOT.glob("examples/**/*.tfg"), *(ROOT / "tfc/frontend/stdlib").glob("*.tfg")]
    assert len(files) > 10
    assert [str(each) for path in sorted(files) for each in lint(parse_file(path)[0])] == []
