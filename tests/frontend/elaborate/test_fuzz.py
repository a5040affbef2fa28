"""Programs that someone mangled are accepted or rejected, and nothing else happens."""

import random
import re
from pathlib import Path

import pytest

from tests.frontend.programs import elaborate
from tfc.frontend.diagnostics.diagnostics import render
from tfc.frontend.elaborate.libraries import STDLIB
from tfc.frontend.functions import FUNCTIONS
from tfc.frontend.syntax.parser import parse_source
from tfc.ir.analysis.verify import verify
from tfc.ir.graph.registry import OPS

GOLDEN = Path(__file__).parent.parent / "golden"
PROGRAMS = [
    *(
        part
        for path in sorted(GOLDEN.glob("*.tfg"))
        for part in re.split(r"^# -----.*\n", path.read_text(), flags=re.M)
    ),
    *(path.read_text() for path in sorted(STDLIB.glob("*.tfg"))),
]
TOKEN = re.compile(r"\w+|\s+|[^\w\s]")
WORDS = sorted({word for text in PROGRAMS for word in TOKEN.findall(text) if not word.isspace()})
NAMES = [*sorted(FUNCTIONS), *sorted(OPS), "nn.dense", "nn.lstm_cell", "optimizers.adam"]
VALUES = [
    "x", "y", "n", "p", "z", "u", "s", "W", "q", "3", "-1", "0.5", "None", "true", '"a"', "[1, 2]", "[]", "x.shape",
    "f32",
    "[x, x]", "batch", "[[1.0, 2.0], [3.0, 4.0]]", "[batch, 2]", "relu", "nn", "2 ** 40", "1:2", "::-1", "...", ":",
]  # fmt: skip
HEAD = """dim batch
use nn
use optimizers
input x: f32[batch, 4]
input y: f32[4, 4]
input n: i32[]
input p: bool[]
input z: complex64[2]
input u: f32[*]
input s: string[]
var W: f32[4, 4] = zeros([4, 4])
q = split(x, 2, axis=1)
"""


def mangled(rng: random.Random) -> str:
    """A program with some of its tokens changed."""
    tokens = TOKEN.findall(rng.choice(PROGRAMS))
    for _ in range(rng.randint(1, 4) if tokens else 0):
        at = rng.randrange(len(tokens))
        tokens[at] = rng.choice(["", rng.choice(WORDS), f"{tokens[at]} {rng.choice(WORDS)}", rng.choice(tokens)])
    return "".join(tokens)


def calls(rng: random.Random) -> str:
    """Calls, operators and indices on arguments of every kind."""
    lines = [HEAD]
    for i in range(5):
        name = rng.choice(NAMES)
        record, op = FUNCTIONS.get(name), OPS.get(name)
        keywords = [p.name for p in record.parameters] if record else list(op.attributes) if op else ["units", "rate"]
        arguments = [rng.choice(VALUES[:-4]) for _ in range(rng.randint(0, 4))]
        arguments += [
            f"{k}={rng.choice(VALUES[:-4])}" for k in rng.sample(keywords, min(len(keywords), rng.randint(0, 2)))
        ]
        items = [rng.choice(VALUES) for _ in range(rng.randint(1, 3))]
        sign = rng.choice("+ - * / // % ** @ & | ^ << >> == < and or".split())
        lines.append(f"a{i} = {name}({', '.join(arguments)})")
        lines.append(f"b{i} = {rng.choice(VALUES[:-4])} {sign} {rng.choice(VALUES[:-4])}")
        lines.append(f"c{i} = {rng.choice(VALUES[:-4])}[{', '.join(items)}]")
    return "\n".join(lines) + "\n"


@pytest.mark.usefixtures("low_limits")
@pytest.mark.parametrize("make", [mangled, calls])
def test_nothing_but_diagnostics_comes_out(make: object, tmp_path: Path) -> None:
    assert callable(make)
    for seed in range(150):
        text = make(random.Random(seed))
        module, problems = parse_source(text, "t.tfg")
        graph, diagnostics, sources = elaborate(module, tmp_path, problems)
        assert isinstance(render(diagnostics, sources), str)
        assert (graph is None) == any(d.severity == "error" for d in diagnostics)
        if graph is not None:
            verify(graph)
