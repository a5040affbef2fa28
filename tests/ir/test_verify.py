"""Each invariant of the verifier, broken once; the text says what the verifier must say."""

import pytest

from tfc.ir.analysis.verify import problems, verify
from tfc.ir.base.errors import Error
from tfc.ir.text.parse import parse_graph

X = "%x = Placeholder() {type=f32[2]} : f32[2]\n"
BROKEN = {
    "two nodes are called 'x'": X + X,
    "there is no op Reluu; did you mean Relu": X + "%y = Reluu(%x) : f32[2]",
    "Relu takes 1 operands, not 2": X + "%y = Relu(%x, %x) : f32[2]",
    "Relu has no attribute 'alpha'": X + "%y = Relu(%x) {alpha=1.0} : f32[2]",
    "Cast lacks attribute 'DstT'": X + "%y = Cast(%x) : i32[2]",
    "attribute 'transpose_a' of MatMul must be bool": "%x = Placeholder() {type=f32[2, 2]} : f32[2, 2]\n"
    "%y = MatMul(%x, %x) {transpose_a=3, transpose_b=false} : f32[2, 2]",
    "input nowhere does not exist": "%y = Relu(%nowhere) : f32[2]",
    "input x:1: Placeholder has 1 outputs": X + "%y = Relu(%x:1) : f32[2]",
    "control input 'gone' does not exist": X + "%y = Relu(%x) after %gone : f32[2]",
    "the graph has a cycle: a -> b -> a": X + "%a = AddV2(%x, %b) : f32[2]\n%b = Neg(%a) : f32[2]",
    "has types f32[3], but its shape rule gives f32[2]": X + "%y = Relu(%x) : f32[3]",
    "AssignAdd: ref must be a variable": X + "%w = AssignAdd(%x, %x) {use_locking=false} : f32[2]&",
    "there is no output y": X + "results %y",
    "entry f: there is no output y": X + "entry f(x=%x) -> (y=%y)",
    "entry f runs 'y', which does not exist": X + "entry f(x=%x) -> () after %y",
    "two entries are called 'f'": X + "entry f(x=%x) -> ()\nentry f(x=%x) -> ()",
    "init names 'y', which does not exist": X + "init %y",
    "is colocated with 'y', which does not exist": X + "%z = Relu(%x) colocate %y : f32[2]",
    "parameter 0 of the sub-graph is numbered 1": "%a = Arg() {index=1, type=f32[2]} : f32[2]",
    "uses the symbol 'n', which no dim declares": "%x = Placeholder() {type=f32[n]} : f32[n]",
    "dim n has bounds 4..2": "dim n in 4..2\n" + X,
    "calls 'f', which the graph does not have": X + '%y = Call(%x) {function="f", signature=(f32[2],)} : f32[2]',
}


@pytest.mark.parametrize("message", BROKEN)
def test_broken(message: str) -> None:
    graph = parse_graph("graph main {\n" + BROKEN[message] + "\n}")
    assert any(message in str(problem) for problem in problems(graph)), [str(p) for p in problems(graph)]
    with pytest.raises(Error):
        verify(graph)


def test_bodies_are_verified_too() -> None:
    graph = parse_graph("graph main {\n graph f {\n %y = Relu(%gone) : f32[2]\n }\n}")
    assert [str(p) for p in problems(graph)] == [
        "INVALID_ARGUMENT: input gone does not exist (node 'y')\n  at <text>:3:1"
    ]


def test_a_sound_graph_has_no_problems() -> None:
    verify(parse_graph("graph main {\n" + X + "%y = Relu(%x) : f32[2]\nentry f(x=%x) -> (y=%y)\n}"))
