"""A few long sums of products are made of parts: values, types, what is left over, the same bits for any threads."""

import numpy as np
import pytest

from tests.codegen.contract.test_epilogue import contractions
from tfc.codegen.tensor.split_reductions import FEW_SUMS, LONG_SUM, SUM_PART, SUM_PARTS, part_of_sum
from tfc.frontend.read import parse
from tfc.ir.graph.graph import Value
from tfc.ir.interpret.interpret import interpret
from tfc.runtime.session.session import Session

FORMS = {
    "rows by rows": ("input a: {t}[{m}, {k}]\ninput b: {t}[{k}, {n}]\n", "a @ b"),
    "columns by rows": ("input a: {t}[{k}, {m}]\ninput b: {t}[{k}, {n}]\n", "transpose(a) @ b"),
    "rows by columns": ("input a: {t}[{m}, {k}]\ninput b: {t}[{n}, {k}]\n", "a @ transpose(b)"),
    "batched": ("input a: {t}[2, {m}, {k}]\ninput b: {t}[2, {k}, {n}]\n", "a @ b"),
}
SIZES = [(3, 5, LONG_SUM), (64, 64, LONG_SUM + 1), (1, 30, 20_011), (29, 1, 32_768), (1, 1, 40_000), (13, 70, 9_973)]


@pytest.mark.few(2)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", ["f32", "f64", "bf16"])
def test_values_against_float64(form: str, kind: str) -> None:
    inputs, product = FORMS[form]
    eps = {"f32": 2.0**-24, "f64": 2.0**-53, "bf16": 2.0**-24}[kind]
    for m, n, k in SIZES[:: 1 if kind == "f32" else 2]:
        graph = parse(inputs.format(t=kind, m=m, n=n, k=k) + f"y = tanh(({product}) * 0.125)\n")
        rng = np.random.default_rng(k)
        feeds = {
            node.name: rng.uniform(-1, 1, [int(size) for size in node.types[0].dims]).astype(
                node.types[0].dtype.storage
            )
            for node in graph.nodes
            if node.op == "Placeholder"
        }
        (want,) = interpret(graph, feeds, ["y"], precise=True)
        with Session(graph, threads=1) as alone, Session(graph, threads=3) as several:
            got = np.asarray(alone.run("y", feeds=feeds))
            assert np.asarray(several.run("y", feeds=feeds)).tobytes() == got.tobytes()
        allowed = eps * SUM_PART * k**0.5 + (2.0**-7 if kind == "bf16" else 0)
        np.testing.assert_allclose(
            got.astype(np.float64), want.astype(np.float64), rtol=0, atol=allowed, err_msg=f"{m}x{n}x{k}"
        )


def test_integers_wrap_as_they_do_in_one_sum() -> None:
    k = 3 * LONG_SUM + 7
    graph = parse(f"input a: i32[5, {k}]\ninput b: i32[{k}, 9]\ny = a @ b\n")
    rng = np.random.default_rng(1)
    a, b = (rng.integers(-(1 << 31), 1 << 31, shape).astype(np.int32) for shape in ((5, k), (k, 9)))
    with Session(graph, threads=2) as session:
        got = session.run("y", feeds={"a": a, "b": b})
    want = (a.astype(object) @ b.astype(object) + (1 << 31)) % (1 << 32) - (1 << 31)
    np.testing.assert_array_equal(got, want.astype(np.int64))


def test_parts_are_a_batch_and_depend_on_sizes_alone() -> None:
    graph = parse("input a: f32[32768, 64]\ninput b: f32[32768, 48]\ny = transpose(a) @ b\n")
    (message,) = contractions(graph, [Value("a"), Value("b")], [Value("y")])
    assert "16 times 64 x 2048 by 2048 x 48" in message
    assert part_of_sum((64, 64, LONG_SUM - 1), (2,)) == 0
    assert part_of_sum((FEW_SUMS, 2, LONG_SUM), (2,)) == 0
    assert part_of_sum((0, 64, LONG_SUM), (2,)) == 0
    assert part_of_sum((64, 64, LONG_SUM), (2,)) == LONG_SUM // 4
    assert part_of_sum((64, 64, 1 << 20), (2,)) == (1 << 20) // SUM_PARTS
