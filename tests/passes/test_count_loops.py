"""Loops that count do the same as For loops: values, what they write, and what waits for them."""

import numpy as np
import pytest

import tfc
from tests.frontend.programs import Running, graph_of
from tfc.passes.loops.count_loops import count_loops


@pytest.mark.parametrize("after", ["W * cast(i, f32)", "W * 2.0 with after(i)", "W * cast(i + j, f32)"])
@pytest.mark.parametrize("n", [0, 1, 5])
def test_who_waits_for_the_loop_sees_what_it_wrote(after: str, n: int) -> None:
    text = f"""
    var W: f32[] = 0.5
    input n: i32[]
    i = while (i = 0; i < n) {{ W += 1.0; yield i + 1 }}
    j, s = while (j = 2, s = 0.0; n + 1 >= j) {{ yield j + 1, s + 1.0 }}
    k, t = while (k = 2, t = 0.0; k <= 7) {{ yield 1 + k, t + cast(k, f32) }}
    y = {after}
    """
    graph = graph_of(text)
    counted = count_loops(graph)
    ops = [node.op for node in counted]
    assert ops.count("For") == 2 and ops.count("While") == 1, "the largest bound plus one would not be a number"
    outputs = ["y", "W"]
    assert Running(counted)(*outputs, n=n) == Running(graph)(*outputs, n=n)
    values = dict(zip("ijkst", Running(graph)("i", "j", "k", "s", "t", n=n), strict=True))
    assert values["i"] == n and values["j"] == max(2, n + 2) and (values["k"], values["t"]) == (8, np.float32(27))


@pytest.mark.parametrize(
    ("test", "step", "is_counted"),
    [("k > 0", "k - 1", True), ("3 < k", "k + -1", True), ("k >= 1", "k - 1", True), ("k >= 0", "k - 1", False),
     ("k > 0", "k - 2", False), ("k > -1", "k - 1", False), ("k < 9", "k - 1", False), ("k > m", "k - 1", False)],
)  # fmt: skip
def test_counting_down(test: str, step: str, is_counted: bool) -> None:
    text = f"""
    input n: i32[]
    m = n - n
    k, s = while (k = n, s = 0; {test}) {{ yield {step}, s * 3 + k }}
    """
    graph = graph_of(text)
    counted = count_loops(graph)
    assert any(node.op == "For" for node in counted) == is_counted
    for n in (-3, 0, 1, 6):
        if test != "k < 9":
            assert Running(counted)("k", "s", n=n) == Running(graph)("k", "s", n=n)


def test_what_only_the_loop_needed_still_happens() -> None:
    text = """
    var W: f32[] = 0.5
    input n: i32[]
    step = group { W += 1.0 }
    first = W * 2.0 with after(step)
    i, s = while (i = 0, s = first; i < n) { yield i + 1, s * 2.0 }
    """
    with tfc.Session(graph_of(text)) as session:
        assert session.run("i", {"n": 3}) == 3
        assert session.state()["W"] == 1.5
