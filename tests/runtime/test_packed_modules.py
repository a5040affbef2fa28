"""Modules hold constants of products in panels: packed by the compiler, for whatever target, and read in place."""

import json
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.codegen.contract.test_packed_ahead import CAST, GIVEN, of_type
from tests.runtime.test_module_files import repacked
from tfc.codegen.objects.build_modules import Modules
from tfc.codegen.program.panels import Panels
from tfc.codegen.program.program import Code
from tfc.codegen.target.target import Target, for_cpu
from tfc.compiler.compile_module import compile_bundle
from tfc.compiler.objects import model_of
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, Literal
from tfc.ir.types.types import DTYPES, Array
from tfc.runtime.bundle.archive import PAGE, read_archive
from tfc.runtime.bundle.bundle import Bundle, digest_name
from tfc.runtime.bundle.bundle_file import CONSTANTS, read_bundle
from tfc.runtime.embed.header import header
from tfc.runtime.memory.storage import address_of
from tfc.tools import cli

M, K, N = 49, 130, 120
PRODUCT = """
input x: {a}[49, 130]
{w}
y = {product}
entry main(x) -> y
"""
SLOW = pytest.mark.slow
KINDS = [
    ("f32", "f32", "matmul(x, w)"),
    pytest.param("f32", "f32", "matmul(x, w, transpose_b=true)", marks=SLOW),
    pytest.param("bf16", "bf16", "x @ w", marks=SLOW),
    pytest.param("u8", "i8", "cast(x, i32) @ cast(w, i32)", marks=SLOW),
    pytest.param("i8", "i8", "cast(x, i32) @ cast(w, i32)", marks=SLOW),
]


def model(folder: Path, a: str, b: str, product: str) -> tuple[Graph, Array]:
    """A product with a constant, and the constant. NumPy's files do not know bf16."""
    w = of_type(np.random.default_rng(1), b, (N, K) if "transpose" in product else (K, N))
    np.savez(folder / "w.npz", w=w.astype(np.float32) if b == "bf16" else w)
    given = (CAST if b == "bf16" else GIVEN).format(dtype=b, shape=", ".join(map(str, w.shape)))
    path = folder / "model.tfg"
    path.write_text(PRODUCT.format(a=a, w=given, product=product))
    return tfc.read(path), w


def bundle_for(graph: Graph, cpu: str, triple: str = "") -> Bundle:
    """The model compiled, but for LLVM's part."""

    def texts_alone(modules: Modules, target: Target) -> Code:
        return Code((), modules.symbols, target.triple, target.cpu, target.features)

    return compile_bundle(graph, for_cpu(cpu, triple) if triple else for_cpu(cpu), Config(), "model", texts_alone)


@pytest.mark.parametrize(("a", "b", "product"), KINDS)
def test_modules_read_panels_and_give_the_sessions_bits(tmp_path: Path, a: str, b: str, product: str) -> None:
    graph, w = model(tmp_path, a, b, product)
    x = of_type(np.random.default_rng(2), a, (M, K))
    with tfc.Session(graph) as session:
        wanted = session.run("main", x=x)["y"]
    module = tfc.compile(graph, name="model")
    np.testing.assert_array_equal(module.main(x=x)["y"], wanted)
    (packed,) = module.bundle.packed.values()
    for name in ("model.tfcm", "model.so"):
        module.save(tmp_path / name)
        loaded = tfc.load(tmp_path / name, threads=2)
        np.testing.assert_array_equal(loaded.main(x=x)["y"], wanted)
        constants = [node.attrs["value"] for node in loaded.graph.nodes if node.op == "Const"]
        found = {each.array.tobytes() for each in constants if isinstance(each, Literal)}
        assert (w.astype(np.float32) if b == "bf16" else w).tobytes() in found
        assert loaded.bundle.packed == module.bundle.packed
    # The file has the weight once: as panels, and besides as the model's own constant where that is another one.
    tensors = read_bundle(tmp_path / "model.tfcm").bundle.source.constants
    assert packed.tensor in tensors
    data = (tmp_path / "model.tfcm").read_bytes()
    members, _ = read_archive(memoryview(data), "")
    size = packed.panels.elements * packed.panels.dtype(packed.dtype).size
    own = N * K * 4 if b == "bf16" else 0
    assert len(members[CONSTANTS]) < size + own + 2 * PAGE
    assert size <= 1.25 * N * K * DTYPES[b].size + 4 * N


def test_loaded_panels_are_read_where_they_lie_in_the_file(tmp_path: Path) -> None:
    np.savez(tmp_path / "w.npz", w=np.random.default_rng(3).standard_normal((640, 512), np.float32))
    (tmp_path / "model.tfg").write_text(
        'input x: f32[64, 640]\nw: f32[640, 512] = load("w.npz", "w")\nentry main(x) -> y = x @ w\n'
    )
    tfc.compile(tmp_path / "model.tfg").save(tmp_path / "model.tfcm")
    module = tfc.load(tmp_path / "model.tfcm")
    module.main(x=np.ones((64, 640), np.float32))
    (executable,) = module["main"].executables
    (constant,) = executable.loaded.constants
    start, size = address_of(constant), constant.nbytes
    maps = [line.split() for line in Path("/proc/self/maps").read_text().splitlines()]
    spans = [(*(int(end, 16) for end in line[0].split("-")), line[1], line[-1]) for line in maps]
    (span,) = (span for span in spans if span[0] <= start < span[1])
    assert start + size <= span[1] and span[2].startswith("r--") and span[3].endswith("model.tfcm")


@pytest.mark.parametrize(
    ("cpu", "triple", "columns"),
    [("x86-64-v4", "", 32), ("x86-64-v3", "", 16), ("", "aarch64-unknown-linux-gnu", 12)],
)
@pytest.mark.parametrize("product", ["x @ w", "matmul(x, w, transpose_b=true)"])
def test_panels_for_other_targets_are_what_their_layout_says(
    tmp_path: Path, cpu: str, triple: str, columns: int, product: str
) -> None:
    graph, w = model(tmp_path, "f32", "f32", product)
    bundle = bundle_for(graph, cpu, triple)
    (packed,) = bundle.packed.values()
    panels = packed.panels
    assert panels.columns == columns
    (found,) = (each for each in bundle.programs["main"].constants if each.shape == (panels.elements,))
    flat, wanted = w.reshape(-1), np.zeros(panels.elements, np.float32)
    for i in range(panels.rows):
        for j in range(panels.width):
            panel, column = divmod(j, panels.columns)
            place = (panel * panels.rows + i) * panels.columns + column
            wanted[place] = flat[panels.offset + i * panels.row_step + j * panels.column_step]
    assert found.tobytes() == wanted.tobytes()


def test_what_would_grow_stays_as_it_is(tmp_path: Path) -> None:
    """Registers hold f16 as f32, and bf16 where no processor's instruction multiplies pairs: sessions pack them so."""
    for dtype, cpu, is_packed in (("bf16", "znver4", True), ("bf16", "x86-64-v3", False), ("f16", "znver4", False)):
        graph, _ = model(tmp_path, dtype, dtype, "x @ w")
        assert bool(bundle_for(graph, cpu).packed) == is_packed


def test_what_is_read_otherwise_is_there_as_it_is_too(tmp_path: Path) -> None:
    _, w = model(tmp_path, "f32", "f32", "x @ w")
    text = (tmp_path / "model.tfg").read_text()
    (tmp_path / "model.tfg").write_text(text + "entry rows(x) -> r = sum(x) + w\n")
    module = tfc.compile(tmp_path / "model.tfg")
    assert not module.bundle.packed  # one entry has it in panels, the other as it is, and so has the model
    arrays = {digest_name(each) for program in module.bundle.all_programs for each in program.constants}
    assert digest_name(w) in arrays and len(arrays) == 2
    module.save(tmp_path / "model.tfcm")
    loaded, x = tfc.load(tmp_path / "model.tfcm"), np.ones((M, K), np.float32)
    np.testing.assert_array_equal(loaded.main(x=x)["y"], module.main(x=x)["y"])
    np.testing.assert_array_equal(loaded.rows(x=x)["r"], np.float32(M * K) + w)
    assert json.loads(read_bundle(tmp_path / "model.tfcm").manifest_text)["format"] == 1


def test_several_versions_share_the_constants_as_they_are(tmp_path: Path) -> None:
    graph, _ = model(tmp_path, "f32", "f32", "x @ w")
    assert not any(each.packed for each in tfc.compile(graph, levels=(2, 3)).bundle.versions)


def test_people_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    graph, _ = model(tmp_path, "f32", "f32", "matmul(x, w, transpose_b=true)")
    bundle = bundle_for(graph, "x86-64-v3")
    told = f"f32[{N}, {K}] as a transposed matrix of {K} x {N} in panels, {-(-N // 16)} x {K} x 16: w"
    assert told in header(model_of(bundle, {}, embeds=True))
    tfc.compile(graph).save(tmp_path / "model.tfcm")
    assert cli.main(["inspect", str(tmp_path / "model.tfcm")]) == 0
    assert "packed     1 constants of 60.9 KiB in panels" in capsys.readouterr().out


def test_panels_that_can_not_be_the_constants_are_damage(tmp_path: Path) -> None:
    graph, _ = model(tmp_path, "f32", "f32", "x @ w")
    tfc.compile(graph, name="model").save(tmp_path / "model.tfcm")
    content = (tmp_path / "model.tfcm").read_bytes()
    place = tmp_path / "changed.tfcm"

    def change(field: int, value: object) -> None:
        def lie(_: dict[str, bytes], manifest: dict[str, dict[str, list[object]]]) -> None:
            (row,) = manifest["packed"].values()
            row[field] = value

        place.write_bytes(repacked(content, lie))

    layout = list(Panels(K, N, 32, N, 1).row)
    wrong_numbers = ((0, K - 1), (1, 2 * N), (2, 0), (2, 1 << 70), (3, 1), (5, -1), (5, 1), (6, 3), (8, 1), (9, "i8"))
    for number, wrong in wrong_numbers:
        change(3, [*layout[:number], wrong, *layout[number + 1 :]])
        module = tfc.load(place)  # which does not look at it
        with pytest.raises(Error, match="damaged") as caught:
            _ = module.graph
        assert caught.value.code == "DATA_LOSS", number
    for field, value in ((0, "no such tensor"), (1, "f33"), (2, "x"), (2, [None]), (3, layout[:-1]), (3, [0.5] * 10)):
        change(field, value)
        with pytest.raises(Error, match="damaged") as caught:
            tfc.load(place)
        assert caught.value.code == "DATA_LOSS", (field, value)
