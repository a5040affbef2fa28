"""Constants that products read: in panels when the program is loaded, and the same bits as packed in every step."""

import gc
import weakref
from pathlib import Path

import numpy as np
import pytest

import tfc
from tfc.codegen.compile import compile_graph
from tfc.codegen.gemm.tile import has_masks
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.program.panels import PACKED_AS, Panels, in_panels, keep_in_panels
from tfc.codegen.program.program import ALIGNMENT, Program
from tfc.codegen.target.target import for_cpu, host
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, Literal
from tfc.ir.types.types import DTYPES
from tfc.passes.run_pipeline import run_pipeline

PRODUCT = """
input x: f32[{m}, {k}]
{w}
entry main(x{more}) -> y = relu(matmul(x, w, transpose_b={turned}))
"""
GIVEN = 'w: {dtype}[{shape}] = load("w.npz", "w")'
CAST = 'w0: f32[{shape}] = load("w.npz", "w")\nw = cast(w0, {dtype})'
FED = "input w: {dtype}[{shape}]"


def models(folder: Path, text: str, w: np.ndarray, dtype: str = "f32") -> tuple[Graph, Graph]:
    """The model with the weight as a constant, and fed. NumPy's files do not know bf16."""
    np.savez(folder / "w.npz", w=w.astype(np.float32) if dtype == "bf16" else w)
    shape = ", ".join(map(str, w.shape))
    path = folder / "model.tfg"
    given = CAST if dtype == "bf16" else GIVEN
    path.write_text(text.replace("{w}", given.format(shape=shape, dtype=dtype)).replace("{more}", ""))
    fed = FED.format(shape=shape, dtype=dtype)
    return tfc.read(path), tfc.parse(text.replace("{w}", fed).replace("{more}", ", w"))


def program_of(graph: Graph, *, packs: bool = True, cpu: str = "x86-64-v4") -> Program:
    (entry,) = graph.entries
    feeds, fetches = ([value for _, value in ends] for ends in (entry.inputs, entry.outputs))
    return compile_graph(graph, feeds, fetches, entry.targets, for_cpu(cpu), packs=packs)


def panels_of(program: Program) -> list[Panels]:
    return [buffer.panels for buffer in program.buffers if buffer.panels is not None]


@pytest.mark.few(2)
@pytest.mark.parametrize("turned", ["false", "true"])
@pytest.mark.parametrize(("m", "k", "n"), [(2, 999, 130), (25, 70, 96), (49, 300, 130), (200, 65, 120), (30, 999, 511)])
def test_results_are_those_of_a_factor_that_is_fed(tmp_path: Path, m: int, k: int, n: int, turned: str) -> None:
    rng = np.random.default_rng(m)
    w = rng.standard_normal((n, k) if turned == "true" else (k, n)).astype(np.float32)
    text = PRODUCT.replace("{m}", str(m)).replace("{k}", str(k)).replace("{turned}", turned)
    given, fed = models(tmp_path, text, w)
    x = rng.standard_normal((m, k)).astype(np.float32)
    assert panels_of(program_of(given))
    with tfc.Session(given) as one, tfc.Session(fed) as other:
        found, wanted = one.run("main", x=x)["y"], other.run("main", x=x, w=w)["y"]
    # What is stored transposed may be multiplied without packing, lane by lane; so is what fills no tile without masks.
    is_exact = turned == "false" and has_masks(host())
    np.testing.assert_allclose(found, wanted, rtol=0, atol=0 if is_exact else 1e-3)


ANY_ROWS = """
dim b in 0..
input x: f32[b, {k}]
{w}
entry main(x{more}) -> y = relu(x @ w)
"""


@pytest.mark.parametrize(("k", "n"), [(5, 4100), (1030, 125)])
def test_rows_need_not_be_known(tmp_path: Path, k: int, n: int) -> None:
    """Panels that are used once are read on and on, in long stretches, and by several threads; the bits are those of
    few rows that read the factor where it lies, and of many."""
    rng = np.random.default_rng(k)
    w, x = rng.standard_normal((k, n)).astype(np.float32), rng.standard_normal((90, k)).astype(np.float32)
    given, fed = models(tmp_path, ANY_ROWS.replace("{k}", str(k)), w)
    (panels,) = panels_of(program_of(given))
    assert (panels.rows, panels.width) == (k, n)
    with tfc.Session(given, threads=3) as one, tfc.Session(given, threads=1) as same, tfc.Session(fed) as other:
        for rows in (0, 1, 2, 4, 7, 13, 14, 15, 24, 29, 90):
            found, wanted = one.run("main", x=x[:rows])["y"], other.run("main", x=x[:rows], w=w)["y"]
            np.testing.assert_array_equal(found, wanted)
            assert same.run("main", x=x[:rows])["y"].tobytes() == found.tobytes()
    exact = np.maximum(x.astype(np.float64) @ w, 0)
    np.testing.assert_allclose(found, exact, rtol=0, atol=1e-3)


@pytest.mark.few(1)
@pytest.mark.parametrize("dtype", ["f16", "bf16"])
def test_narrow_factors_are_read_where_they_lie_by_rows_that_may_be_few(tmp_path: Path, dtype: str) -> None:
    w = of_type(np.random.default_rng(0), dtype, (128, 128))
    text = f"dim b in 1..\ninput x: {dtype}[b, 128]\n{{w}}\nentry main(x{{more}}) -> y = x @ w"
    given, _ = models(tmp_path, text, w, dtype)
    assert not panels_of(program_of(given))


def test_rows_that_may_be_one_read_panels_whose_rows_fill_two_lines(tmp_path: Path) -> None:
    w = np.random.default_rng(0).standard_normal((128, 128)).astype(np.float32)
    given, _ = models(tmp_path, ANY_ROWS.replace("{k}", "128"), w)
    assert panels_of(program_of(given)) and not panels_of(program_of(given, cpu="x86-64-v3"))


CONV = """
input x: f32[2, 9, 9, 40]
{w}
y = Conv2D(x, w, strides=[1, 1, 1, 1], padding="SAME")
entry main(x{more}) -> y, z = Conv2D(y * 2.0, w, strides=[1, 2, 2, 1], padding="VALID")
"""


def test_convolutions_share_a_filter_in_panels(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    w, x = rng.standard_normal((3, 3, 40, 40)).astype(np.float32), rng.standard_normal((2, 9, 9, 40)).astype(np.float32)
    given, fed = models(tmp_path, CONV, w)
    with tfc.Session(given) as one, tfc.Session(fed) as other:
        found, wanted = one.run("main", x=x), other.run("main", x=x, w=w)
    for name, value in wanted.items():
        np.testing.assert_array_equal(found[name], value)


NARROW = """
input x: {a}[{m}, {k}]
{w}
y = {product}
entry main(x{more}) -> y
"""


def of_type(rng: np.random.Generator, name: str, shape: tuple[int, ...]) -> np.ndarray:
    """Numbers from the whole range of integers, normal ones of floats."""
    dtype = DTYPES[name]
    if dtype.is_float:
        return rng.standard_normal(shape).astype(dtype.storage)
    return rng.integers(-128 if name == "i8" else 0, 128 if name == "i8" else 256, shape).astype(dtype.storage)


@pytest.mark.few(3)
@pytest.mark.parametrize("cpu", ["", "x86-64-v3"])
@pytest.mark.parametrize(
    ("a", "b", "sums"),
    [("f16", "f16", ""), ("bf16", "bf16", ""), ("i8", "i8", "i32"), ("u8", "i8", "i32"), ("i8", "u8", "i32"),
     ("u8", "u8", "i32"), ("i16", "i8", "i32")],
)  # fmt: skip
def test_narrow_factors_are_packed_as_registers_hold_them(tmp_path: Path, a: str, b: str, sums: str, cpu: str) -> None:
    config = Config(target_cpu=cpu)
    for (m, k, n), turned in (((57, 131, 96), True), ((64, 257, 133), False)):
        rng = np.random.default_rng(k)
        w, x = of_type(rng, b, (n, k) if turned else (k, n)), of_type(rng, a, (m, k))
        left, right = (f"cast({name}, {sums})" if sums else name for name in "xw")
        product = f"{left} @ transpose({right})" if turned else f"{left} @ {right}"
        text = NARROW.format(a=a, m=m, k=k, product=product, w="{w}", more="{more}")
        given, fed = models(tmp_path, text, w, b)
        with tfc.Session(given, config=config) as one, tfc.Session(fed, config=config) as other:
            found, wanted = one.run("main", x=x)["y"], other.run("main", x=x, w=w)["y"]
            loaded = one.prepare("main").executables[0].loaded
        (packed,) = (each for each in loaded.program.buffers if each.kind == "constant" and each.shape)
        assert packed.shape is not None and len(packed.shape) == 1
        np.testing.assert_array_equal(found, wanted)
        if b != "bf16" and not (sums == "" and turned):  # which are other constants, after a cast or a transpose
            literal = given["w"].attrs["value"]
            assert isinstance(literal, Literal) and not literal.is_here
            assert literal.array.dtype == w.dtype and literal.array.tobytes() == w.tobytes()


@pytest.mark.few(2)
@pytest.mark.parametrize(("small", "where"), [(1e-30, "x"), (1e-30, "w"), (1e-39, "w"), (0.0, "w"), (1.0, "w")])
def test_pairs_of_bf16_are_taken_apart_where_something_is_small(tmp_path: Path, small: float, where: str) -> None:
    """The same bits as of a factor that is fed, whichever way they were found."""
    rng, m, k, n = np.random.default_rng(4), 96, 129, 120
    arrays = {name: of_type(rng, "bf16", shape) for name, shape in (("x", (m, k)), ("w", (k, n)))}
    arrays[where][:, 3::5] = small
    text = NARROW.format(a="bf16", m=m, k=k, product="x @ w", w="{w}", more="{more}")
    given, fed = models(tmp_path, text, arrays["w"], "bf16")
    with tfc.Session(given, threads=2) as one, tfc.Session(fed, threads=1) as other:
        found, wanted = one.run("main", x=arrays["x"])["y"], other.run("main", **arrays)["y"]
    assert found.tobytes() == wanted.tobytes()


def test_factors_of_bf16_are_packed_in_pairs_where_processors_multiply_these(tmp_path: Path) -> None:
    text = NARROW.format(a="bf16", m=64, k=129, product="x @ w", w="{w}", more="{more}")
    given, _ = models(tmp_path, text, of_type(np.random.default_rng(0), "bf16", (129, 120)), "bf16")
    (entry,) = given.entries
    given = run_pipeline(given, *([value for _, value in ends] for ends in (entry.inputs, entry.outputs)), (), Config())
    assert panels_of(program_of(given, cpu="znver4")) == [Panels(129, 120, 32, 120, 1, step=2, looked=1)]
    assert panels_of(program_of(given)) == [Panels(129, 120, 32, 120, 1, converted="f32")]


CONV_OF_BYTES = """
input x: i8[2, 9, 9, 40]
{w}
y = Conv2D(cast(x, i32), cast(w, i32), strides=[1, 1, 1, 1], padding="SAME")
entry main(x{more}) -> y
"""


def test_convolutions_of_bytes_read_panels_of_lanes(tmp_path: Path) -> None:
    rng = np.random.default_rng(2)
    w, x = of_type(rng, "i8", (3, 3, 40, 40)), of_type(rng, "i8", (2, 9, 9, 40))
    given, fed = models(tmp_path, CONV_OF_BYTES, w, "i8")
    with tfc.Session(given) as one, tfc.Session(fed) as other:
        found, wanted = one.run("main", x=x)["y"], other.run("main", x=x, w=w)["y"]
    np.testing.assert_array_equal(found, wanted)


INSIDE = {
    "a loop": """h = for t in range(40), h = x {
  yield tanh(h @ w)
}""",
    "a loop in a branch, and behind it": """h = if sum(x) > 0.0 {
  k = for t in range(40), h = x {
    yield tanh(h @ w + 1.0)
  }
  yield k @ w
} else {
  yield -x @ w
}""",
}


@pytest.mark.parametrize("text", INSIDE.values(), ids=INSIDE)
def test_weights_of_loops_and_branches_are_packed_before_them(tmp_path: Path, text: str) -> None:
    rng = np.random.default_rng(1)
    w = (rng.standard_normal((160, 160)) / 12).astype(np.float32)
    given, fed = models(tmp_path, f"input x: f32[48, 160]\n{{w}}\n{text}\nentry main(x{{more}}) -> y = h", w)
    assert panels_of(program_of(given)) == [Panels(160, 160, 32, 160, 1)]
    with tfc.Session(given, threads=2) as one, tfc.Session(fed, threads=1) as other:
        for sign in (1, -1):
            x = sign * np.abs(rng.standard_normal((48, 160))).astype(np.float32)
            np.testing.assert_array_equal(one.run("main", x=x)["y"], other.run("main", x=x, w=w)["y"])


KEPT = {
    "a single row": "input x: f32[1, 128]\n{w}\nentry main(x{more}) -> y = matmul(x, w)",
    "read otherwise too": "input x: f32[64, 128]\n{w}\nentry main(x{more}) -> y = matmul(x, w), z = w * x[0, 0]",
    "its left factor": "input x: f32[128, 128]\n{w}\nentry main(x{more}) -> y = matmul(w, x)",
    "added to the product": "input x: f32[128, 128]\n{w}\nentry main(x{more}) -> y = matmul(x, w) + w",
    "read in a loop too": """input x: f32[64, 128]
{w}
y = for t in range(64), h = x {
  yield tanh(h @ w) + w[t]
}
entry main(x{more}) -> y""",
    "where a loop begins": """input x: f32[128, 128]
{w}
y = for t in range(64), h = w {
  yield tanh(h + x[t])
}
entry main(x{more}) -> y, z = x @ w""",
}


@pytest.mark.parametrize("text", KEPT.values(), ids=KEPT)
def test_what_is_needed_as_it_is_stays_so(tmp_path: Path, text: str) -> None:
    w = np.random.default_rng(0).standard_normal((128, 128)).astype(np.float32)
    given, _ = models(tmp_path, text, w)
    assert not panels_of(program_of(given))


def test_programs_are_saved_with_how_constants_are_packed(tmp_path: Path) -> None:
    w = np.random.default_rng(0).standard_normal((128, 126)).astype(np.float32)
    given, _ = models(tmp_path, "input x: f32[64, 128]\n{w}\nentry main(x{more}) -> y = matmul(x, w)", w)
    program = program_of(given)
    data = to_json(program)
    assert from_json(data, program.constants, program.code.objects).buffers == program.buffers
    assert panels_of(program) == [Panels(128, 126, 32, 126, 1)]
    assert not panels_of(program_of(given, packs=False))
    ((at, row),) = [(k, buffer[-1]) for k, buffer in enumerate(data["buffers"]) if buffer[-1] is not None]
    for place in range(10):
        for number in (-1, 1 << 40):
            damaged = to_json(program)
            damaged["buffers"][at][-1] = [*row[:place], number, *row[place + 1 :]]
            with pytest.raises(Error, match="damaged"):
                from_json(damaged, program.constants, program.code.objects)


@pytest.mark.parametrize("width", [1, 31, 32, 33, 100])
@pytest.mark.parametrize("turned", [False, True])
def test_panels_hold_the_matrix_and_zeros(width: int, *, turned: bool) -> None:
    matrix = np.arange(1, 5 * width + 1, dtype=np.float32).reshape(5, width)
    stored = np.concatenate([[0, 0], (matrix.T if turned else matrix).reshape(-1)]).astype(np.float32)
    steps = (1, 5) if turned else (width, 1)
    made = in_panels(stored, Panels(5, width, 32, *steps, offset=2)).reshape(-1, 5, 32)
    across = made.transpose(1, 0, 2).reshape(5, -1)
    np.testing.assert_array_equal(across[:, :width], matrix)
    assert not across[:, width:].any()


def test_steps_of_a_model_share_panels_where_they_were_packed(tmp_path: Path) -> None:
    text = PRODUCT.replace("{m}", "25").replace("{k}", "70").replace("{turned}", "false")
    given, _ = models(tmp_path, text, np.random.default_rng(5).standard_normal((70, 96)).astype(np.float32))
    with tfc.Session(given) as one, tfc.Session(given) as other:
        loaded = [each.prepare("main").executables[0].loaded for each in (one, other)]
        ((place,),) = {tuple(b.index for b in each.program.buffers if b.kind == "constant") for each in loaded}
        first, second = (each.constants[place] for each in loaded)
        assert first is second
        assert first.ctypes.data % ALIGNMENT == 0


@pytest.mark.parametrize("shape", [(70, 96), (96, 70), (33, 31), (1, 7), (5, 100)])
@pytest.mark.parametrize("turned", [False, True])
def test_constants_are_put_together_again_of_their_panels(shape: tuple[int, int], *, turned: bool) -> None:
    given = np.random.default_rng(8).standard_normal(shape).astype(np.float32)
    literal = Literal(given)
    rows, width = reversed(shape) if turned else shape
    panels = Panels(rows, width, 32, *((1, rows) if turned else (width, 1)))
    made, digest = in_panels(literal.array, panels), literal.digest()
    keep_in_panels([literal])
    assert not literal.is_here and literal.type.dims == shape
    again = literal.array
    assert literal.is_here and again is literal.array and not again.flags.writeable
    assert again.ctypes.data % ALIGNMENT == 0 and again.tobytes() == given.tobytes()
    assert Literal(again).digest() == digest
    assert in_panels(again, panels) is made  # another step needs no panels of its own
    keep_in_panels([literal])
    assert literal.array is again  # which somebody had kept


def test_what_is_known_of_a_constant_does_not_grow_with_the_sessions_that_pack_it() -> None:
    array, panels = np.ones((64, 96), np.float32), Panels(64, 96, 32, 96, 1)
    for _ in range(3):
        in_panels(array, panels)  # nobody keeps it
    assert list(PACKED_AS[id(array)]) == [panels]


@pytest.mark.parametrize("panels", [Panels(5, 8, 4, 8, 1, 8), Panels(5, 7, 4, 8, 1), Panels(4, 8, 4, 8, 1)])
def test_a_constant_that_does_not_lie_in_its_panels_as_a_whole_stays(panels: Panels) -> None:
    literal = Literal(np.arange(48, dtype=np.float32).reshape(6, 8))
    made = in_panels(literal.array, panels)
    keep_in_panels([literal])
    assert literal.is_here and made.size == panels.elements


TWO_ENTRIES = """
input x: f32[25, 70]
w = load("w.npz", "w")
entry main(x) -> y = relu(x @ w)
entry other(x) -> y = tanh(x @ w)
entry plain() -> y = w * 2.0
"""


def test_a_session_holds_a_packed_constant_once(tmp_path: Path) -> None:
    w = np.random.default_rng(5).standard_normal((70, 96)).astype(np.float32)
    np.savez(tmp_path / "w.npz", w=w)
    graph = tfc.parse(TWO_ENTRIES, folder=tmp_path)
    literal = graph["w"].attrs["value"]
    assert isinstance(literal, Literal)
    kept = weakref.ref(literal.array)
    x = np.ones((25, 70), np.float32)
    with tfc.Session(graph) as session:
        results = []
        for entry in ("main", "other"):
            results.append(session.run(entry, x=x)["y"])
            gc.collect()
            assert not literal.is_here and kept() is None
        loaded = [session.prepare(entry).executables[0].loaded for entry in ("main", "other")]
        first, second = ({id(array) for array in each.constants if array.nbytes > w.nbytes // 2} for each in loaded)
        assert first == second and len(first) == 1
        assert np.array_equal(session.run("plain")["y"], w * 2)
    np.testing.assert_allclose(results[0], np.maximum(x @ w, 0), rtol=1e-4, atol=1e-4)
    assert literal.array.tobytes() == w.tobytes()
