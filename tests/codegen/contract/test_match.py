"""Contractions found in kernels: which operands are read where they lie, and results against the interpreter."""

import numpy as np
import pytest

from tfc.codegen.compile import compile_graph
from tfc.codegen.loop_ir.product import Product
from tfc.codegen.pipeline import build_kernels, plan_step
from tfc.codegen.target.target import for_cpu, host
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Value
from tfc.ir.interpret.interpret import interpret
from tfc.passes.run_pipeline import run_pipeline
from tfc.runtime.session.session import Session

PROGRAMS = {
    "plain": ("input a: f32[30, 20]\ninput b: f32[20, 40]\ny = a @ b", "pack"),
    "left transposed": ("input a: f32[20, 30]\ninput b: f32[20, 40]\ny = transpose(a) @ b", "pack"),
    "right transposed": ("input a: f32[30, 20]\ninput b: f32[40, 20]\ny = a @ transpose(b)", "pack"),
    "both transposed": ("input a: f32[20, 30]\ninput b: f32[40, 20]\ny = transpose(a) @ transpose(b)", "pack"),
    "bias and relu": ("input a: f32[30, 20]\ninput b: f32[20, 40]\ninput c: f32[40]\ny = relu(a @ b + c)", "pack"),
    "batched": ("input a: f32[3, 30, 20]\ninput b: f32[3, 20, 40]\ny = a @ b", "pack"),
    "broadcast batch": ("input a: f32[3, 30, 20]\ninput b: f32[1, 20, 40]\ny = a @ b", "pack"),
    "symbolic rows": ("dim n in 1..64\ninput a: f32[n, 20]\ninput b: f32[20, 40]\ny = a @ b", "pack"),
    "half precision": ("input a: f16[30, 20]\ninput b: f16[20, 40]\ny = a @ b", "pack"),
    "half precision on the right": (
        "input a: f32[30, 20]\ninput b: bf16[20, 40]\ny = a @ cast(b, f32)",
        "pack",
    ),
    "bytes": ("input a: i8[30, 20]\ninput b: i8[20, 40]\ny = cast(a, i32) @ cast(b, i32)", "pack"),
    "bytes into bytes": ("input a: i8[30, 20]\ninput b: i8[20, 40]\ny = a @ b", "pack"),
    "bytes, right transposed": (
        "input a: u8[30, 21]\ninput b: i8[40, 21]\ny = cast(a, i32) @ transpose(cast(b, i32))",
        "pack",
    ),
    "bytes, left transposed": (
        "input a: i8[21, 30]\ninput b: u8[21, 40]\ny = transpose(cast(a, i32)) @ cast(b, i32)",
        None,
    ),
    "bytes, batched einsum": (
        "input a: i8[3, 30, 2, 21]\ninput b: i8[3, 40, 2, 21]\n"
        'y = Einsum(cast(a, i32), cast(b, i32), equation="bqhd,bkhd->bhqk")',
        "pack",
    ),
    "bytes, scaled and rounded to bytes": (
        "input a: u8[30, 70]\ninput b: i8[70, 40]\ninput s: f32[40]\n"
        "y = cast(round(cast(cast(a, i32) @ cast(b, i32), f32) * s), i8)",
        None,
    ),
    "bytes by one row, with a bias": (
        "input a: i8[1, 70]\ninput b: i8[70, 40]\ninput c: i32[40]\ny = cast(a, i32) @ cast(b, i32) + c",
        None,
    ),
    "words": ("input a: i16[30, 20]\ninput b: i16[20, 40]\ny = cast(a, i32) @ cast(b, i32)", "pack"),
    "convolution of bytes": (
        "input a: i8[2, 9, 9, 4]\ninput b: i8[3, 3, 4, 8]\n"
        'y = Conv2D(cast(a, i32), cast(b, i32), strides=[1, 2, 2, 1], padding="SAME")',
        "a pack",
    ),
    "convolution of unsigned bytes": (
        "input a: u8[2, 9, 9, 8]\ninput b: i8[3, 3, 8, 8]\n"
        'y = Conv2D(cast(a, i32), cast(b, i32), strides=[1, 1, 1, 1], padding="VALID")',
        "a pack",
    ),
    "convolution of unsigned bytes by unsigned ones": (
        "input a: u8[2, 9, 9, 8]\ninput b: u8[3, 3, 8, 8]\n"
        'y = Conv2D(cast(a, i32), cast(b, i32), strides=[1, 1, 1, 1], padding="SAME")',
        "a pack",
    ),
    "convolution of signed bytes by unsigned ones": (
        "input a: i8[2, 9, 9, 8]\ninput b: u8[3, 3, 8, 8]\n"
        'y = Conv2D(cast(a, i32), cast(b, i32), strides=[1, 1, 1, 1], padding="SAME")',
        "a pack",
    ),
    "convolution of words": (
        "input a: i8[2, 9, 9, 6]\ninput b: i16[3, 3, 6, 8]\n"
        'y = Conv2D(cast(a, i32), cast(b, i32), strides=[1, 1, 1, 1], padding="SAME")',
        "a pack",
    ),
    "convolution of bytes, three channels": (
        "input a: i8[2, 9, 9, 3]\ninput b: i8[3, 3, 3, 8]\n"
        'y = Conv2D(cast(a, i32), cast(b, i32), strides=[1, 2, 2, 1], padding="SAME")',
        "a pack",
    ),
    "convolution of bytes, a batch of any size": (
        "dim n in 1..64\ninput a: i8[n, 9, 9, 4]\ninput b: i8[3, 3, 4, 8]\n"
        'y = Conv2D(cast(a, i32), cast(b, i32), strides=[1, 1, 1, 1], padding="SAME")',
        "a pack",
    ),
    "gradients' types": (
        "input a: bf16[2, 9, 9, 5]\ninput b: f16[1, 9, 9, 8]\n"
        "y = Conv2DBackpropFilter(cast(a, f32), [3, 3, 5, 8], cast(concat([b, b], 0), f32), "
        'strides=[1, 1, 1, 1], padding="SAME")',
        None,
    ),
    "integers": ("input a: i32[30, 20]\ninput b: i32[20, 40]\ny = a @ b", "pack"),
    "double": ("input a: f64[30, 20]\ninput b: f64[20, 40]\ny = a @ b", "pack"),
    "convolution": (
        'input a: f32[2, 9, 9, 5]\ninput b: f32[3, 3, 5, 8]\ny = Conv2D(a, b, strides=[1, 2, 2, 1], padding="SAME")',
        "a pack",
    ),
    "pointwise convolution": (
        'input a: f32[2, 9, 9, 5]\ninput b: f32[1, 1, 5, 8]\ny = Conv2D(a, b, strides=[1, 1, 1, 1], padding="VALID")',
        "pack",
    ),
    "channels first": (
        "input a: f32[2, 5, 9, 9]\ninput b: f32[3, 3, 5, 8]\n"
        'y = Conv2D(a, b, strides=[1, 1, 1, 1], padding="SAME", data_format="NCHW")',
        None,
    ),
    "wide and dilated convolution": (
        "input a: f32[1, 11, 13, 16]\ninput b: f32[3, 5, 16, 40]\n"
        'y = relu(Conv2D(a, b, strides=[1, 1, 1, 1], dilations=[1, 2, 2, 1], padding="SAME"))',
        "a pack",
    ),
    "convolution of many channels, in single lines": (
        "input a: f32[1, 5, 9, 200]\ninput b: f32[3, 3, 200, 33]\n"
        'y = Conv2D(a, b, strides=[1, 1, 1, 1], padding="VALID")',
        "pack",
    ),
    "convolution of very many channels, in parts of lines": (
        "input a: f32[1, 5, 9, 300]\ninput b: f32[3, 3, 300, 33]\n"
        'y = Conv2D(a, b, strides=[1, 1, 1, 1], padding="VALID")',
        "pack",
    ),
    "dilated convolution of many channels, in bands": (
        "input a: f32[1, 9, 9, 100]\ninput b: f32[3, 3, 100, 20]\n"
        'y = Conv2D(a, b, strides=[1, 1, 1, 1], dilations=[1, 2, 2, 1], padding="VALID")',
        "pack",
    ),
    "convolution without margins": (
        'input a: f32[2, 9, 31, 4]\ninput b: f32[3, 3, 4, 33]\ny = Conv2D(a, b, strides=[1, 2, 1, 1], padding="VALID")',
        "pack",
    ),
    "convolution of what is computed": (
        "input a: f32[2, 9, 9, 5]\ninput b: f32[3, 3, 5, 8]\n"
        'y = Conv2D(relu(a), b, strides=[1, 1, 1, 1], padding="SAME")',
        None,
    ),
    "convolution in half precision": (
        'input a: f16[2, 9, 9, 5]\ninput b: f16[3, 3, 5, 8]\ny = Conv2D(a, b, strides=[1, 1, 1, 1], padding="SAME")',
        None,
    ),
    "convolution of a batch of any size": (
        "dim n in 1..64\ninput a: f32[n, 9, 9, 5]\ninput b: f32[3, 3, 5, 8]\n"
        'y = Conv2D(a, b, strides=[1, 1, 1, 1], padding="SAME")',
        "a pack",
    ),
    "gradient of the input": (
        "input a: f32[3, 3, 5, 8]\ninput b: f32[2, 9, 9, 8]\n"
        'y = Conv2DBackpropInput([2, 9, 9, 5], a, b, strides=[1, 1, 1, 1], padding="SAME")',
        "a b pack strange strange finite",
    ),
    "gradient of the input, strided": (
        "input a: f32[3, 3, 5, 8]\ninput b: f32[2, 5, 5, 8]\n"
        'y = Conv2DBackpropInput([2, 9, 9, 5], a, b, strides=[1, 2, 2, 1], padding="SAME")',
        "a b pack strange strange finite",
    ),
    "gradient of the input, one filter, whose taps are read backwards": (
        "input a: f32[3, 3, 8, 1]\ninput b: f32[2, 16, 16, 1]\n"
        'y = Conv2DBackpropInput([2, 16, 16, 8], a, b, strides=[1, 1, 1, 1], padding="SAME")',
        None,
    ),
    "gradient of the filter": (
        "input a: f32[2, 9, 9, 5]\ninput b: f32[2, 9, 9, 8]\n"
        'y = Conv2DBackpropFilter(a, [3, 3, 5, 8], b, strides=[1, 1, 1, 1], padding="SAME")',
        "a pack",
    ),
    "gradient of the filter, strided": (
        "input a: f32[2, 17, 17, 5]\ninput b: f32[2, 9, 9, 8]\n"
        'y = Conv2DBackpropFilter(a, [3, 3, 5, 8], b, strides=[1, 2, 2, 1], padding="SAME")',
        "a pack",
    ),
    "gradient of the input, strided, by remainders": (
        "input a: f32[3, 3, 8, 5]\ninput b: f32[2, 9, 8, 5]\n"
        'y = Conv2DBackpropInput([2, 18, 16, 8], a, b, strides=[1, 2, 2, 1], padding="SAME")',
        None,
    ),
    "gradient of the input, one stride larger than the filter": (
        "input a: f32[2, 2, 8, 16]\ninput b: f32[2, 4, 5, 16]\n"
        'y = Conv2DBackpropInput([2, 12, 10, 8], a, b, strides=[1, 3, 2, 1], padding="VALID")',
        None,
    ),
    "gradient of the input, grouped, channels first": (
        "input a: f32[3, 3, 4, 18]\ninput b: f32[2, 18, 4, 6]\n"
        'y = Conv2DBackpropInput([2, 8, 8, 12], a, b, strides=[1, 1, 2, 2], padding="SAME", data_format="NCHW")',
        None,
    ),
    "gradient of the input, channels first": (
        "input a: f32[3, 3, 12, 18]\ninput b: f32[2, 18, 4, 6]\n"
        'y = Conv2DBackpropInput([2, 12, 8, 12], a, b, strides=[1, 1, 2, 2], padding="SAME", data_format="NCHW")',
        None,
    ),
    "grouped convolution": (
        'input a: f32[2, 9, 9, 6]\ninput b: f32[3, 3, 3, 8]\ny = Conv2D(a, b, strides=[1, 1, 1, 1], padding="SAME")',
        None,
    ),
}


@pytest.mark.few(10)
@pytest.mark.parametrize("name", PROGRAMS)
def test_results_and_scratch(name: str) -> None:
    source, scratch = PROGRAMS[name]
    graph = parse(source)
    rng = np.random.default_rng(0)
    feeds = {}
    for node in graph.nodes:
        if node.op == "Placeholder":
            shape = [d if isinstance(d, int) else 7 for d in node.types[0].shape or ()]
            dtype = node.types[0].dtype
            array = rng.integers(-128, 256, shape) if dtype.is_integer else rng.uniform(-1, 1, shape)
            feeds[node.name] = array.astype(node.types[0].dtype.storage)
    (want,) = interpret(graph, feeds, ["y"], precise=True)
    with Session(graph) as session:
        got = session.run("y", feeds=feeds)
    tolerance = 2e-2 if "half precision" in name else 0 if want.dtype.kind in "iu" else 1e-4
    np.testing.assert_allclose(np.asarray(got, np.float64), want.astype(np.float64), rtol=tolerance, atol=tolerance)
    if scratch is not None:
        assert _scratch(graph, list(feeds)) == scratch


def _scratch(graph: object, feeds: list[str]) -> str:
    """The scratch tensors of the only kernel, by their first letters."""
    values = [Value(name) for name in feeds]
    step = plan_step(run_pipeline(graph, values, [Value("y")]))  # type: ignore[arg-type]
    (built,) = build_kernels(step, host()).values()
    assert any(isinstance(part, Product) for part in built.kernel.nests)
    names = [p.name for p, access in zip(built.kernel.params, built.kernel.access, strict=True) if access == "s"]
    return " ".join(
        sorted(
            (name.rstrip("0123456789").replace("packed", "pack") for name in names), key=lambda n: "abcpsf".index(n[0])
        )
    )


def test_two_layers_share_one_routine() -> None:
    graph = parse("input x: f32[8, 32]\ninput v: f32[32, 64]\ninput w: f32[64, 16]\ny = relu(x @ v) @ w")
    program = compile_graph(graph, [Value("x"), Value("v"), Value("w")], [Value("y")], (), host())
    assert len(program.instructions) == 2
    one = parse("input x: f32[8, 32]\ninput v: f32[32, 64]\ny = relu(x @ v)")
    alone = compile_graph(one, [Value("x"), Value("v")], [Value("y")], (), host())
    assert len(program.code.objects) == len(alone.code.objects)  # the kernels, and the pieces of the routine


@pytest.mark.parametrize(
    ("channels", "runs"), [(64, ((1, 0), (3, 11 * 64))), (4, ((1, 0), (3, 11 * 4))), (3, ((1, 0), (1, 0)))]
)
def test_windows_of_bytes_are_read_in_runs_that_fill_lanes(
    channels: int, runs: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    graph = parse(
        f"input a: i8[1, 9, 9, {channels}]\ninput b: i8[3, 3, {channels}, 8]\n"
        'y = Conv2D(cast(a, i32), cast(b, i32), strides=[1, 1, 1, 1], padding="SAME")'
    )
    step = plan_step(run_pipeline(graph, [Value("a"), Value("b")], [Value("y")]))
    (built,) = build_kernels(step, for_cpu("znver4")).values()
    (product,) = (part for part in built.kernel.nests if isinstance(part, Product))
    assert product.runs == runs
    assert {dtype.size for dtype in product.dtypes} == {1}


def test_products_of_bytes_are_the_same_for_any_number_of_threads() -> None:
    rng = np.random.default_rng(1)
    feeds = {"a": rng.integers(-128, 128, (301, 517), np.int8), "b": rng.integers(-128, 128, (517, 403), np.int8)}
    graph = parse("input a: i8[301, 517]\ninput b: i8[517, 403]\ny = cast(a, i32) @ cast(b, i32)")
    for threads in (1, 2, 3):
        with Session(graph, config=Config(threads=threads)) as session:
            got = np.asarray(session.run("y", feeds=feeds))
        assert np.array_equal(got, feeds["a"].astype(np.int32) @ feeds["b"].astype(np.int32))


def test_a_convolution_in_i32_is_that_of_the_same_numbers_in_f64() -> None:
    rng = np.random.default_rng(2)
    feeds = {"a": rng.integers(-999, 999, (2, 7, 9, 6)), "b": rng.integers(-999, 999, (3, 2, 3, 4))}
    results = []
    for dtype, storage in (("i32", np.int32), ("f64", np.float64)):
        graph = parse(
            f"input a: {dtype}[2, 7, 9, 6]\ninput b: {dtype}[3, 2, 3, 4]\n"
            'y = Conv2D(a, b, strides=[1, 2, 1, 1], dilations=[1, 1, 2, 1], padding="SAME")'
        )
        arrays = {name: array.astype(storage) for name, array in feeds.items()}
        results += interpret(graph, arrays, ["y"])
        with Session(graph) as session:
            results.append(np.asarray(session.run("y", feeds=arrays)))
    assert all(np.array_equal(result, results[0]) for result in results)
