"""No text is too strange: every input gives a tree or located errors, never an exception.

`TFC_FUZZ_EXAMPLES` sets how many inputs of each kind are tried; the default keeps a test run short.
"""

import os
import random
import time
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.lark import from_lark

from tests.frontend.syntax.shape import parse
from tests.selection import examples
from tfc.frontend.diagnostics.diagnostics import render, to_json
from tfc.frontend.formatter import format_source
from tfc.frontend.syntax.build_tables import grammar
from tfc.frontend.syntax.parser import parse_source
from tfc.frontend.syntax.recursion import room_for_recursion
from tfc.ir.base.collector import collector_paused

SEEDS = [
    (Path(__file__).parent / "formatted/messy.tfg").read_text(encoding="utf-8"),
    *(path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parent / "diagnostics").glob("*.tfg"))),
]
EXAMPLES = int(os.environ.get("TFC_FUZZ_EXAMPLES", examples(100)))
fuzz = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))

WORDS = sorted({each.pattern.value for each in grammar().terminals if each.pattern.type == "str"})
PIECES = [*WORDS, "x", "y", "1", "2.5", "\n", "\n", "\r\n", '"a{r}"', '"', "# c\n", "'", "\0", "é", "\t", "\u2028"]
GRAMMATICAL = from_lark(
    grammar(),
    start="file",
    explicit={
        "END": st.sampled_from([";", "\n", "  # c\n", "\n\n\n"]),
        "NAME": st.sampled_from([" x ", " y ", " a_longer_name ", " input ", " f "]),
        "STRING": st.sampled_from(['"a"', '"{x} b"']),
        "WHITESPACE": st.sampled_from([" ", " \n", " # d\n"]),
    },
)


def check(text: str | bytes) -> bool:
    """Parse and show; a text without errors must survive formatting. Returns whether it had none."""
    module, diagnostics = parse_source(text, "f.tfg")
    assert all(each.loc is not None and each.loc.line >= 1 and each.loc.column >= 1 for each in diagnostics)
    render(diagnostics, {"f.tfg": module.source}, color=True).encode("utf-8")
    to_json(diagnostics).encode("ascii")
    if diagnostics:
        return False
    formatted = format_source(text)
    with room_for_recursion():
        assert parse(formatted) == module.statements
    assert format_source(formatted) == formatted
    return True


@fuzz
@given(st.binary(max_size=300) | st.text(max_size=200))
def test_bytes_and_characters(content: bytes | str) -> None:
    check(content)


@fuzz
@given(st.lists(st.sampled_from(PIECES), max_size=60).map(" ".join))
def test_tokens_in_any_order(text: str) -> None:
    check(text)


@fuzz
@given(GRAMMATICAL)
def test_texts_of_the_grammar(text: str) -> None:
    check(text)


@fuzz
@given(st.randoms(use_true_random=False))
def test_damaged_programs(random: random.Random) -> None:
    text = random.choice(SEEDS)
    for _ in range(random.randint(1, 6)):
        start = random.randrange(len(text))
        length = random.choice([0, 1, 2, 10, 100])
        text = (
            text[:start] + random.choice(["", random.choice(PIECES), text[start : start + 30]]) + text[start + length :]
        )
    check(text)


def test_parsing_takes_linear_time() -> None:
    def seconds(statements: int) -> float:
        text = "".join(f"h{i} = relu(h{i - 1} @ W{i % 7} + b * 0.5, axis=-1)\n" for i in range(1, statements))
        with collector_paused():  # which looks through all that other tests left, more often for longer texts
            start = time.process_time()
            parse(text)
            return time.process_time() - start

    seconds(100)
    # Both in turn: a machine may have slower moments. Quadratic time would be 16 times as much.
    pairs = [(seconds(500), seconds(2000)) for _ in range(3)]
    assert min(large for _, large in pairs) < 8 * min(small for small, _ in pairs)
