"""Products with rows of arrays leave their loops: the same results and gradients, within the bounds of the new sums."""

import numpy as np
import pytest

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.graph.graph import Graph, subgraphs
from tfc.ir.interpret.interpret import interpret
from tfc.passes.cleanup.prune import prune
from tfc.passes.functions.inline_functions import inline_functions
from tfc.passes.gradients.expand_gradients import expand_gradients
from tfc.passes.loops.count_loops import count_loops
from tfc.passes.loops.hoist_products import hoist_products

LSTM = """
input x: f32[5, 3, 4]
input w: f32[6, 8]
input b: f32[8]
c, h, ys = for t in range(5), c = zeros([3, 2]), h = zeros([3, 2]) {
  i, f, g, o = split(concat([x[t], h], axis=1) @ w + b, 4, axis=1)
  next = sigmoid(f) * c + sigmoid(i) * tanh(g)
  out = sigmoid(o) * tanh(next)
  yield next, out, collect out
}
entry main(x, w, b) -> ys
"""
BATCH_FIRST = """
input x: f32[3, 5, 4]
input w: f32[6, 2]
h, ys = for t in range(5), h = ones([3, 2]) {
  out = tanh(concat([h, x[:, t]], axis=1) @ w)
  yield out, collect out
}
entry main(x, w) -> ys
"""
BACKWARDS = """
input x: f32[5, 3, 4]
input w: f32[6, 2]
h = for t in range(5), h = ones([3, 2]) { yield tanh(concat([x[4 - t], h], axis=-1) @ w) }
entry main(x, w) -> h
"""
TWO_OF_FOUR_PARTS = """
input x: f32[5, 3, 4]
input z: f32[5, 3, 1]
input w: f32[9, 2]
h = for t in range(5), h = ones([3, 2]) { yield tanh(concat([h, x[t], h * h, z[t]], axis=1) @ w) }
entry main(x, z, w) -> h
"""
LOOKED_UP = """
input ids: i32[3, 5]
input table: f32[7, 4]
input w: f32[6, 2]
input b: f32[2]
h = for t in range(5), h = ones([3, 2]) { yield tanh(concat([gather(table, ids[:, t]), h], axis=1) @ w + b) }
entry main(ids, table, w, b) -> h
"""
TRANSPOSED = """
input x: f32[5, 3, 4]
input w: f32[2, 6]
h = for t in range(5), h = ones([3, 2]) { yield tanh(matmul(concat([x[t], h], axis=1), w, transpose_b=true)) }
entry main(x, w) -> h
"""
ALONE = """
input x: f32[5, 3, 4]
input v: f32[4, 2]
input w: f32[2, 2]
input b: f32[2]
h = for t in range(5), h = ones([3, 2]) { yield tanh(x[t] @ (v * 2) + b + h @ w) }
entry main(x, v, w, b) -> h
"""
COUNTED = """
input x: f32[5, 3, 4]
input w: f32[6, 2]
t, h = while (t = 0, h = ones([3, 2]); t < 5) { yield t + 1, tanh(concat([x[t], h], axis=1) @ w) }
entry main(x, w) -> h
"""
NESTED = """
input x: f32[4, 5, 3, 4]
input w: f32[6, 2]
h = for s in range(4), h = ones([3, 2]) {
  inner = for t in range(5), g = h { yield tanh(concat([x[s][t], g], axis=1) @ w) }
  yield inner
}
entry main(x, w) -> h
"""
MODELS = {
    "lstm": LSTM,
    "batch first": BATCH_FIRST,
    "backwards": BACKWARDS,
    "two of four parts": TWO_OF_FOUR_PARTS,
    "looked up": LOOKED_UP,
    "transposed": TRANSPOSED,
    "alone": ALONE,
    "counted": COUNTED,
    "nested": NESTED,
}


def before_the_pass(text: str) -> Graph:
    return prune(count_loops(prune(inline_functions(tfc.parse(text)))))


def feeds_of(graph: Graph) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(7)
    made = {}
    for node in graph.nodes:
        if node.op == "Placeholder":
            kind = node.types[0]
            is_float = kind.dtype.is_float
            made[node.name] = (
                rng.standard_normal(kind.dims).astype(kind.dtype.storage)
                if is_float
                else rng.integers(0, 7, kind.dims).astype(np.int32)
            )
    return made


def products_in_loops(graph: Graph) -> list[tuple[int, ...]]:
    """The shapes of the left factors of products inside of bodies."""
    found = []
    for node in graph.nodes:
        for _, body in subgraphs(node):
            found += [body.type_of(each.inputs[0]).dims for each in body.nodes if each.op == "MatMul"]
            found += products_in_loops(body)
    return found


@pytest.mark.parametrize("name", MODELS)
def test_results_are_those_of_the_loop_as_written(name: str) -> None:
    graph = before_the_pass(MODELS[name])
    moved = hoist_products(graph)
    verify(moved)
    fetches = [value for _, value in graph.entries[0].outputs]
    feeds = feeds_of(graph)
    wanted = interpret(graph, feeds, fetches, precise=True)
    got = interpret(moved, feeds, [value for _, value in moved.entries[0].outputs], precise=True)
    np.testing.assert_allclose(got[0], wanted[0], rtol=1e-13, atol=1e-14)
    assert all(width < 6 for _, width in products_in_loops(moved)), "rows are still multiplied inside"


@pytest.mark.parametrize("name", MODELS)
def test_gradients_are_those_of_the_loop_as_written(name: str) -> None:
    inputs = [node.name for node in tfc.parse(MODELS[name]).nodes if node.op == "Placeholder"]
    floats = [each for each in inputs if each != "ids"]
    entry = MODELS[name].rindex("entry")
    result = MODELS[name].rsplit("-> ", 1)[1].strip()
    names = ", ".join(f"d{each}" for each in floats)
    text = (
        f"{MODELS[name][:entry]}{names} = gradients(sum(square({result})), [{', '.join(floats)}])\n"
        f"entry main({', '.join(inputs)}) -> {names}\n"
    )
    graph = tfc.parse(text)
    fed = feeds_of(graph)
    written = before_the_pass(text)
    moved = hoist_products(written)
    assert moved is not written
    wanted, found = (
        interpret(each, fed, [value for _, value in each.entries[0].outputs], precise=True)
        for each in map(expand_gradients, (written, moved))
    )
    for each, got, want in zip(floats, found, wanted, strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-12, atol=1e-13, err_msg=each)


LEFT_ALONE = {
    "fewer rows than trips": LSTM.replace("range(5)", "range(6)").replace("x[t]", "x[t % 5]"),
    "more rows than trips": LSTM.replace("range(5)", "range(4)"),
    "a row at another place": LSTM.replace("x[t]", "x[3]"),
    "weights that change": """
input x: f32[5, 3, 2]
w, h = for t in range(5), w = ones([4, 2]), h = ones([3, 2]) { yield w * 2, tanh(concat([x[t], h], axis=1) @ w) }
entry main(x) -> h
""",
    "rounded to 16 bits": LSTM.replace("f32", "f16").replace("zeros([3, 2])", "zeros([3, 2], f16)"),
    "side by side as rows": """
input x: f32[5, 3, 4]
input w: f32[4, 4]
h = for t in range(5), h = ones([3, 4]) { yield tanh((concat([x[t], h], axis=0) @ w)[3:]) }
entry main(x, w) -> h
""",
    "many rows": LSTM.replace("3,", "128,"),
    "much wider than the rows": LSTM.replace("8]", "80]").replace("2]", "20]").replace("w: f32[6", "w: f32[24"),
    "parts of unknown widths": """
input x: f32[5, 3, 4]
input k: i32[]
input w: f32[6, 2]
h = for t in range(5), h = ones([3, 2]) { yield tanh(concat([x[t][:, 0:k], x[t][:, k:], h], axis=1) @ w) }
entry main(x, k, w) -> h
""",
    "kept states": LSTM.replace("for t", "for[recompute=2] t"),
}


@pytest.mark.parametrize("name", LEFT_ALONE)
def test_other_products_stay(name: str) -> None:
    graph = before_the_pass(LEFT_ALONE[name])
    assert hoist_products(graph) is graph


def test_a_row_alone_may_have_16_bits_for_nothing_is_rounded_twice() -> None:
    text = "input x: f16[5, 3, 4]\ninput w: f16[4, 2]\nh = for t in range(5), h = ones([3, 2], f16) "
    graph = tfc.parse(text + "{ yield h + x[t] @ w }\nentry main(x, w) -> h\n")
    assert hoist_products(graph) is not graph


@pytest.mark.parametrize(("sizes", "rows", "trips"), [("5, n", "n", "5"), ("n, 3", "3", "n")])
def test_one_of_two_sizes_may_be_symbolic(sizes: str, rows: str, trips: str) -> None:
    graph = tfc.parse(
        f"dim n\ninput x: f32[{sizes}, 4]\ninput w: f32[6, 2]\n"
        f"h = for t in range({trips}), h = ones([{rows}, 2]) {{ yield tanh(concat([x[t], h], axis=1) @ w) }}\n"
        "entry main(x, w) -> h\n"
    )
    moved = hoist_products(graph)
    assert moved is not graph
    verify(moved)
    rng = np.random.default_rng(3)
    step = tfc.Session(graph).prepare("main")
    for n in (0, 1, 4):
        x = rng.standard_normal([n if size == "n" else int(size) for size in (*sizes.split(", "), "4")]).astype("f4")
        w = rng.standard_normal((6, 2)).astype(np.float32)
        h = np.ones((x.shape[1], 2))
        for row in x.astype(np.float64):
            h = np.tanh(np.concatenate([row, h], 1) @ w)
        np.testing.assert_allclose(step(x=x, w=w)["h"], h, rtol=1e-5, atol=1e-6)


def test_a_number_that_is_out_of_range_is_an_error_as_before() -> None:
    graph = tfc.parse(LOOKED_UP)
    feeds = feeds_of(graph)
    feeds["ids"][1, 3] = 7
    with pytest.raises(tfc.Error, match=r"7 is not in \[0, 7\)"):
        tfc.Session(graph).prepare("main")(**feeds)


def test_the_sums_stay_within_the_bound_of_their_length() -> None:
    """|error| <= (k + 2) eps |a| |b| for each sum of k products and the two additions behind it (Higham 2002, 3.1)."""
    k, n = 257, 67
    text = (
        f"input x: f32[6, 3, {k}]\ninput w: f32[{k + n}, {n}]\ninput b: f32[{n}]\ninput g: f32[3, {n}]\n"
        f"h, ys = for t in range(6), h = g {{ out = concat([x[t], h], axis=1) @ w + b; yield g * 1, collect out }}\n"
        "entry main(x, w, b, g) -> ys\n"
    )
    graph = tfc.parse(text)
    feeds = feeds_of(graph)
    got = tfc.Session(graph).prepare("main")(**feeds)["ys"]
    x, w, b, g = (feeds[name].astype(np.float64) for name in "xwbg")
    whole = np.concatenate([x, np.broadcast_to(g, (6, 3, n))], axis=2)
    bound = (k + n + 2) * 2.0**-24 * (np.abs(whole) @ np.abs(w) + np.abs(b))
    assert (np.abs(got - (whole @ w + b)) <= bound).all()


def test_what_is_not_finite_stays_where_it_is() -> None:
    graph = tfc.parse(LSTM)
    feeds = feeds_of(graph)
    feeds["x"][2, 1, 0], feeds["x"][3, 2, 1] = np.nan, np.inf
    fetch = graph.entries[0].outputs[0][1]
    (wanted,) = interpret(graph, feeds, [fetch])
    got = tfc.Session(graph).prepare("main")(**feeds)["ys"]
    np.testing.assert_array_equal(np.isnan(got), np.isnan(wanted))
    assert np.isnan(got).any() and np.isfinite(got[:2]).all()
