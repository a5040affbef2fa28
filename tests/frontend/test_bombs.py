"""Short programs that multiply: they are refused at the line that grows, after counted work, not after minutes."""

import time

import pytest

import tfc
from tfc.frontend.read import ProgramError
from tfc.ir.base import limits
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.base.limits import LimitError
from tfc.passes.run_pipeline import run_pipeline, with_gradients

X = "input x: f32[]\n"


@pytest.fixture(autouse=True)
def few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small allowance: its size changes nothing but the time of these tests."""
    monkeypatch.setattr(limits, "FREE_NODES", 4000)


ROUNDS = range(1, 41)


def rounds(first: str, line: str, rest: str = "") -> str:
    """A program whose line for each round `i` uses the round before, `h`, twice."""
    return X + first + "".join(line.replace("@i", str(i)).replace("@h", str(i - 1)) for i in ROUNDS) + rest


PROGRAMS = {
    "functions_of_functions": rounds(
        "fn g0(v: f32[]) { v + 1.0 }\n", "fn g@i(v: f32[]) { g@h(g@h(v)) }\n", "y = g40(x)\n"
    ),
    "functions_that_do_nothing": rounds(
        "fn g0(v: f32[]) { v }\n", "fn g@i(v: f32[]) { g@h(g@h(v)) }\n", "y = g40(x)\n"
    ),
    "functions_of_numbers": rounds(
        "fn g0(v: f32[]) { 1 }\n", "fn g@i(v: f32[]) { g@h(v) + g@h(v) }\n", "y = x * g40(x)\n"
    ),
    "branches": rounds(
        "fn g0(v: f32[]) { v }\n",
        "fn g@i(v: f32[]) { if v > 0.0 { g@h(v) } else { g@h(v + 1.0) } }\n",
        "y = g40(x)\n",
    ),
    "defaults": rounds("fn g0(v: f32[] = 1.0) { v }\n", "fn g@i(v: f32[] = g@h() + g@h()) { v }\n", "y = x * g40()\n"),
    "lists": rounds("a0 = [x]\n", f"a@i = [{', '.join(['a@h'] * 10)}]\n"),
    "strings": rounds('a0 = "text"\n', 'a@i = "{a@h}{a@h}"\n'),
    "nested_repetitions": X + "a = [repeat i in 0..1000 { [repeat j in 0..999 { i * j }] }]\n",
    "nodes": X + "y = x\nrepeat i in 0..6000 { y = y * x }\n",
    "wide_nodes": X + "l = [repeat i in 0..5000 { x }]\nrepeat i in 0..5000 { y = add_n(l) }\n",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_that_multiplies_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(ProgramError) as caught:
        tfc.parse(text)
    problem = caught.value.diagnostics[0]
    assert problem.code in ("E0904", "E0905") and problem.loc is not None and problem.loc.line > 1


def test_a_repetition_that_can_not_end_is_refused_before_it_begins() -> None:
    with pytest.raises(ProgramError, match="this repeats 999,999 times") as caught:
        tfc.parse("a = [repeat i in 0..999999 { i }]\n")
    assert caught.value.diagnostics[0].code == "E0904"


def test_lists_nest_only_so_deep() -> None:
    with pytest.raises(ProgramError, match="lists nest deeper than 256 levels"):
        tfc.parse(X + "a = [x]\nrepeat i in 0..2000 { a = [a] }\n")


def test_functions_that_nothing_calls_may_multiply() -> None:
    tfc.parse(rounds("fn g0(v: f32[]) { v + 1.0 }\n", "fn g@i(v: f32[]) { g@h(g@h(v)) }\n", "entry main(x) -> x\n"))


def test_what_is_written_out_is_never_too_much() -> None:
    terms = " + ".join(["x"] * 12_000)
    assert len(tfc.parse(f"{X}y = {terms}\n").nodes) == 12_000


@pytest.mark.parametrize(
    "grows",
    [
        "a@i = gradients(a@h * a@h * x, x)\n",
        "b@i = for t in range(3), s = a@h { yield s * s * x }\na@i = gradients(b@i, x)\n",
    ],
    ids=["products", "loops"],
)
def test_gradients_of_gradients_are_refused_with_their_line(grows: str) -> None:
    text = rounds("a0 = x\n", grows)
    graph = tfc.parse(text)
    with pytest.raises(LimitError, match=r"gradients expand to more than .* nodes") as caught:
        with_gradients(graph)
    assert (
        caught.value.loc is not None
        and "gradients" in rounds("a0 = x\n", grows).splitlines()[caught.value.loc.line - 1]
    )


@pytest.mark.parametrize(
    ("grows", "why"),
    [
        ("a@i = concat([a@h, a@h], axis=0)\n", None),
        ("a@i = reshape(expand_dims(a@h, 1) * expand_dims(a@h, 0), [-1])\n", "more than 1,024 factors"),
        ("a@i = concat([a@h[::2], a@h[::3]], axis=0)\n", "more than 1,024 factors"),
        ("a@i = a@h[::2][1:][::2][1:]\n", "more than 64 divisions"),
    ],
    ids=["doubled", "squared", "halved_and_joined", "halved"],
)
def test_dimensions_that_grow_are_refused(grows: str, why: str | None) -> None:
    text = "dim n\ninput x: f32[n]\na0 = x\n" + rounds("", grows)[len(X) :]
    if why is None:
        tfc.parse(text)
        return
    with pytest.raises(ProgramError, match=why) as caught:
        tfc.parse(text)
    assert caught.value.diagnostics[0].loc is not None


@pytest.mark.parametrize("call", ["split(x, 1000000000)", "unstack(x)"])
def test_a_node_has_only_so_many_results(call: str) -> None:
    with pytest.raises(ProgramError, match="must be at most 65536"):
        tfc.parse(f"input x: f32[1000000000]\ny = {call}\n")


def test_max_nodes_raises_and_lowers_the_limit() -> None:
    text = X + "y = x\nrepeat i in 0..5000 { y = y * x }\n"
    with pytest.raises(Error, match="more than"):
        tfc.parse(text)
    assert len(tfc.parse(text, config=Config(max_nodes=7000)).nodes) == 5002
    with pytest.raises(Error, match="600 steps"):
        tfc.parse(text, config=Config(max_nodes=100))


@pytest.mark.parametrize("names", ["x", "a@=x"], ids=["by_position", "by_name"])
def test_thousands_of_parameters_take_linear_time(names: str) -> None:
    count = 8000
    parameters = ", ".join(f"a{i}: f32[]" for i in range(count))
    arguments = ", ".join(names.replace("@", str(i)) for i in range(count))
    start = time.process_time()
    tfc.parse(f"{X}fn f({parameters}) {{ a0 }}\ny = f({arguments})\n")
    assert time.process_time() - start < 8  # half a second; it took half a minute when each looked at all


def test_a_billion_strings_are_not_folded() -> None:
    graph = tfc.parse('y = fill([1000000000], "abc")\nentry main() -> y\n')
    (_, y), *_ = graph.entries[0].outputs
    assert [node.op for node in run_pipeline(graph, (), (y,)).nodes].count("Fill") == 1
