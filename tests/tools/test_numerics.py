"""`tfc run --check-numerics`: the error names the first node that gave a NaN or an infinity, and its line."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.tools.commands import err
from tfc.ir.analysis.verify import verify
from tfc.tools import cli
from tfc.tools.numerics import check_every_node, explained

MODEL = """\
input x: f32[4]
var w: f32[4] = ones([4])
a = x * w
b = log(a)
c = b * 2.0 + 1.0
loss = sum(exp(c))
step = group { w -= 0.1 * gradients(loss, w) }
turned = for i in range(3), s = x { yield sqrt(s - 1.0) }
root = sum(sqrt(x))
down = group { w := gradients(root, x) }
either = if sum(x) > 0.0 { log(x - 5.0) } else { x }
entry train(x) -> loss after step
entry turn(x) -> turned
entry slope(x) -> root after down
entry arm(x) -> either
"""
SOUND = [1, 2, 3, 4]


@pytest.fixture(scope="module", name="graph")
def _graph() -> tfc.Graph:
    checked = check_every_node(tfc.parse(MODEL))
    verify(checked)
    return checked


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize(
    ("entry", "x", "first", "line"),
    [
        ("train", [1, 2, -1, 0], "Log `b` gives", 4),
        ("train", [1, 2, np.nan, 0], "the input `x` holds NaN", 1),
        ("train", [1, 2, 60, 1e30], "Exp `loss/Exp` gives Inf", 6),
        ("turn", SOUND, "Sqrt `turned", 8),
        ("slope", [0, 1, 1, 1], "gives Inf", 9),
        ("arm", SOUND, "Log `either", 11),
    ],
)
def test_the_first_node_is_named(
    graph: tfc.Graph, entry: str, x: list[float], first: str, line: int, level: int
) -> None:
    with tfc.Session(graph, config=tfc.Config().with_(opt_level=level)) as session:
        before = session.state()["w"]
        step = explained(session.prepare(entry), graph, graph.entry[entry], session)
        with pytest.raises(tfc.Error) as caught:
            step(x=np.array(x, np.float32))
        assert first in caught.value.message
        assert "in step 1" in caught.value.message
        assert caught.value.loc is not None and caught.value.loc.line == line
        np.testing.assert_array_equal(session.state()["w"], before)


def test_what_is_finite_is_what_it_was(graph: tfc.Graph) -> None:
    x = np.array(SOUND, np.float32)
    with tfc.Session(graph) as checked, tfc.Session(tfc.parse(MODEL)) as plain:
        got, want = checked.run("train", x=x), plain.run("train", x=x)
        np.testing.assert_allclose(got["loss"], want["loss"], rtol=1e-6)  # type: ignore[call-overload]
        np.testing.assert_allclose(checked.state()["w"], plain.state()["w"], rtol=1e-6)


def test_training_stops_at_the_step_and_shows_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    Path("model.tfg").write_text("""\
dim batch in 1..8
input x: f32[batch]
var w: f32[] = 1.0
loss = mean(square(w * x))
step = group { w += 1e3 * gradients(loss, w) }
entry train(x) -> loss after step
""")
    np.savez("data.npz", x=np.ones(64, np.float32))
    words = ["run", "model.tfg", "--entry=train", "--data=data.npz", "--batch=4", "--epochs=2"]
    said = err(capsys, *words, "--check-numerics", status=1)
    assert "gives Inf: the first value in step 7 that is not finite" in said
    assert "model.tfg:4" in said
    assert cli.main(["run", "model.tfg", "--fetch=loss", "--check-numerics"]) == 2
