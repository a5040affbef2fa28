"""The parser's tables: made from the grammar as it stands, and needing no Lark."""

import subprocess
import sys
from importlib.resources import files
from itertools import pairwise

from tfc.frontend.syntax.build_tables import build


def test_tables_are_those_of_the_grammar() -> None:
    shipped = files("tfc.frontend.syntax").joinpath("tfg_tables.json").read_text(encoding="utf-8")
    assert build() == shipped, "run `python -m tfc.frontend.syntax.build_tables`"


def test_parsing_does_not_import_lark() -> None:
    script = (
        "import sys; from tfc.frontend.syntax.parser import parse_source as p; p('x = 1'); print('lark' in sys.modules)"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout == "False\n"


def test_every_text_is_covered_by_tokens_and_spaces() -> None:
    from tfc.frontend.syntax.parser import scanner

    text = "".join(map(chr, range(0x180))) + '"open\n\u2028\U0001f600 1.e 0x 1..2'
    tokens = list(scanner().tokens(text))
    gaps = [text[a.end : b.start] for a, b in pairwise(tokens)]
    assert "".join(gaps).strip(" \t\f") == ""
    assert "".join(token.text for token in tokens) == "".join(text[token.start : token.end] for token in tokens)
