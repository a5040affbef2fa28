"""The text form: everything prints and reads back; any text gives a graph or one located error."""

import contextlib

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import tfc.ir.ops  # noqa: F401  fills the registry
from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph, Literal, Node, Symbol, Value
from tfc.ir.text.parse import MAX_NESTING, parse_graph
from tfc.ir.text.print import print_graph
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import DTYPES, TensorType, bf16, f32, i64, resource, string, tensor


def holding(value: object) -> Graph:
    return Graph((Node("n", "Const", (), (), {"value": value}, ()),))  # type: ignore[dict-item]


@pytest.mark.parametrize("dtype", [dtype for dtype in DTYPES.values() if dtype is not resource], ids=str)
@pytest.mark.parametrize("shape", [(), (0,), (3,), (2, 50)], ids=str)
def test_literals_of_every_dtype(dtype: object, shape: tuple[int, ...]) -> None:
    numbers = np.arange(int(np.prod(shape))).reshape(shape)
    array = np.array([f's{n}\n"' for n in numbers.ravel()], object).reshape(shape) if dtype is string else numbers
    graph = holding(Literal(array.astype(dtype.storage)))  # type: ignore[attr-defined]
    assert parse_graph(print_graph(graph)) == graph


@pytest.mark.parametrize("number", [np.inf, -np.inf, np.nan, -0.0, 1e-45, 3.4e38, 0.1, 2.0**-149])
def test_special_floats_keep_their_bits(number: float) -> None:
    for dtype in (f32, bf16):
        graph = holding(Literal(np.array([number], dtype.storage)))
        again = parse_graph(print_graph(graph)).nodes[0].attrs["value"]
        assert isinstance(again, Literal)
        assert again.array.tobytes() == np.array([number], dtype.storage).tobytes()


ATTRS = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=8,
)


@given(ATTRS)
def test_attributes_read_back(value: object) -> None:
    graph = Graph((Node("n", "Op", (), (), {"a": value}, ()),))  # type: ignore[dict-item]
    again = parse_graph(print_graph(graph))
    assert again == graph
    assert repr(again.nodes[0].attrs["a"]) == repr(value)


@given(st.text(min_size=1))
def test_any_name_survives(name: str) -> None:
    graph = Graph((Node(name, "Op", (Value(name, 2),), (name,), {}, (TensorType(f32, None),), name, (name,)),))
    assert parse_graph(print_graph(graph)) == graph


def test_subgraphs_functions_entries_and_symbols() -> None:
    b = Builder()
    b.symbols["batch"] = Symbol("batch", 1, None)
    body = Builder(parent=b)
    arg = body.arg(tensor(f32, Dim.symbol("batch") * 2 + 1, None))
    inner = body.finish([arg])
    graph = Graph(
        (Node("loop", "Loop", (), (), {"body": inner, "cond": inner}, (tensor(i64),)),),
        (Symbol("batch", 1, 256), Symbol("free")),
        (Entry("run", (("x", Value("loop")),), (("y y", Value("loop", 3)),), ("loop",)),),
        (("f", inner), ("a b", inner)),
        (Value("loop"),),
        "loop",
    )
    assert parse_graph(print_graph(graph)) == graph


def test_attributes_with_a_default_may_be_left_out() -> None:
    text = "graph main { %x = Placeholder() {type=f32[2, 2]} : f32[2, 2]; %y = MatMul(%x, %x) : f32[2, 2] }"
    short = parse_graph(text)
    assert short["y"].attrs == {"transpose_a": False, "transpose_b": False}


@given(st.text())
def test_any_text_is_refused_with_a_place(text: str) -> None:
    assume(text.strip() != "}")  # which makes an empty graph
    with pytest.raises(Error) as caught:
        parse_graph("graph main {" + text)
    assert caught.value.loc is not None
    assert caught.value.diagnostics


MARKS = st.lists(
    st.sampled_from(
        ["graph", "main", "{", "}", "%a", "=", "Op", "(", ")", ",", ":", "f32", "[", "]", "tensor", "1", "&"]
    )
).map(" ".join)


@given(MARKS)
def test_tokens_in_any_order(text: str) -> None:
    places = []
    with contextlib.suppress(Error):
        try:
            parse_graph(text)
        except Error as error:
            places.append(error.loc)
            raise
    assert None not in places


def test_deep_nesting_is_an_error_not_a_crash() -> None:
    with pytest.raises(Error, match="nested deeper"):
        parse_graph("graph g { %a = Op() {x=" + "(" * 5000 + "1" + ")" * 5000 + "} }")
    with pytest.raises(Error, match="nested deeper"):
        parse_graph("graph g {" * 2000 + "}" * 2000)
    with pytest.raises(Error, match="nested deeper"):
        parse_graph(bodies(300))


def test_bodies_may_be_nested_in_bodies() -> None:
    innermost = parse_graph(bodies(MAX_NESTING - 1))
    for _ in range(MAX_NESTING - 1):
        body = innermost["a"].attrs["body"]
        assert isinstance(body, Graph)
        innermost = body
    assert not innermost.nodes


def bodies(depth: int) -> str:
    """The text of a graph in whose only node is a graph in whose only node is a graph, and so on."""
    return "graph g { %a = Op() {body=" * depth + "graph g {}" + "} }" * depth


def test_a_literal_that_lies_about_its_shape() -> None:
    with pytest.raises(Error, match="bad tensor literal"):
        parse_graph("graph g { %a = Const() {value=tensor f32[3] [1.0, 2.0]} : f32[3] }")
    with pytest.raises(Error, match="bad tensor literal"):
        parse_graph('graph g { %a = Const() {value=tensor f32[1000000] "AAAA"} : f32[1000000] }')
