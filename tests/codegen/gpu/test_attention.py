"""Attention as one launch on GPUs: what is recognised, results against float64, bits in the PTX, planted bugs."""

import re
from collections.abc import Callable
from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest

import tfc
from tests.codegen.contract.test_attention import APART, PLAIN, RECOGNISED, SCORES, numbers
from tests.codegen.gpu.ptx.programs import run_program
from tests.codegen.gpu.test_contractions import compiled
from tests.codegen.gpu.test_plants import everywhere, finds_in_text, instead
from tfc.codegen.compile import plan_kernels
from tfc.codegen.target.target import ORDERS, for_gpu
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.interpret import interpret
from tfc.ir.types.types import Array

MASKED = """
input q: {0}[{b}, {n}, {d}]
input k: {0}[{b}, {m}, {d}]
input v: {0}[{b}, {m}, {e}]
input mask: f32[{n}, {m}]
s = cast(BatchMatMulV2(q, k, adj_y=true), f32) * 0.3 + mask
y = cast(cast(softmax(s), {0}) @ v, f32)
entry main(q, k, v, mask) -> y
"""
UNITS = {
    # a model, a device: how it is computed; "" where it is too wide, or its products are quicker apart, on tensor units
    "bf16": (MASKED.format("bf16", b=2, n=40, m=72, d=24, e=40), "sm_80", "tensor units, in bf16"),
    "f16, Turing": (MASKED.format("f16", b=2, n=40, m=72, d=24, e=40), "sm_75", "tensor units, in f16"),
    "bf16, Turing": (MASKED.format("bf16", b=2, n=40, m=72, d=24, e=40), "sm_75", "by threads: sm_75 has none"),
    "odd rows": (MASKED.format("bf16", b=2, n=40, m=72, d=23, e=40), "sm_80", "by threads: a factor"),
    "two types": (
        MASKED.format("f16", b=2, n=40, m=72, d=24, e=40).replace("v: f16", "v: bf16").replace("s), f16)", "s), bf16)"),
        "sm_80",
        "",
    ),
    "wide values": (MASKED.format("f32", b=2, n=40, m=72, d=24, e=129), "sm_80", ""),
    "wide queries": (MASKED.format("bf16", b=2, n=40, m=72, d=136, e=40), "sm_80", ""),
}


def notes(graph: Graph, device: str, fetches: tuple[str, ...] = ("y",), **asked: object) -> list[str]:
    """What the launches of a model compute how."""
    feeds = [node.out() for node in graph.nodes if node.op == "Placeholder"]
    values = [Value(name) for name in fetches]
    target = for_gpu(device)
    assert target.gpu is not None
    target = replace(target, gpu=replace(target.gpu, **asked))
    _, kernels = plan_kernels(graph, feeds, values, (), target, Config())
    return [launch.note for built in kernels.values() for launch in built.nest.body]


@pytest.mark.parametrize("name", RECOGNISED)
def test_what_is_one_launch(name):
    assert sum(note.startswith("attention") for note in notes(parse(RECOGNISED[name]), "sm_80")) == 1


@pytest.mark.parametrize("name", [name for name in APART if name != "half precision"])
def test_what_is_left_apart(name):
    fetches = ("y", "z") if "\nz" in APART[name] else ("y",)
    assert not any(note.startswith("attention") for note in notes(parse(APART[name]), "sm_80", fetches))


@pytest.mark.parametrize("name", UNITS)
def test_how_it_is_computed(name):
    text, device, how = UNITS[name]
    found = [note for note in notes(parse(text), device) if note.startswith("attention")]
    assert [how in note for note in found] == [True] * bool(how)


def test_products_that_are_asked_for_in_tf32_stay_apart():
    text = MASKED.format("f32", b=2, n=64, m=64, d=32, e=32)
    assert any(note.startswith("attention") for note in notes(parse(text), "sm_80"))
    found = notes(parse(text), "sm_80", tf32=True)
    assert sum("in tf32" in note for note in found) == 2


def test_what_is_asked_for_of_a_library_are_other_products():
    text = MASKED.format("f32", b=2, n=64, m=64, d=32, e=32)
    found = notes(parse(text), "sm_80", libraries=("cublaslt",))
    assert [note.startswith("attention") for note in found] == [True]


# ---- results ---------------------------------------------------------------------------------------------------------


def close(found: Array, wanted: Array, name: str = "f32") -> None:
    """As near as numbers of a type are to each other; 16 bits have weights of 8 and 11 bits, and values of as many."""
    relative, absolute = {"f32": (2e-5, 4e-6), "f16": (4e-3, 2e-3), "bf16": (3e-2, 2e-2)}[name]
    np.testing.assert_allclose(np.asarray(found, np.float64), wanted, rtol=relative, atol=absolute)


def given(text: str, mask: Array | None = None) -> dict[str, Array]:
    feeds = numbers(parse(text))
    return feeds if mask is None else feeds | {"mask": mask.astype(np.float32)}


def in_ptx(text: str, feeds: dict[str, Array], device: str = "sm_80") -> Array:
    """The result by the interpreter of the PTX."""
    program = compiled(text, device)
    (found,) = run_program(program, {feed.name: feeds[feed.name] for feed in program.feeds})
    return found


def simulated(text: str, feeds: dict[str, Array], order: str, monkeypatch: pytest.MonkeyPatch) -> Array:
    """The result on the stand-in."""
    monkeypatch.setenv("TFC_GPU_ORDER", order)
    with tfc.Session(tfc.parse(text), devices="gpu:sim") as session:
        return session.run("main", feeds=feeds)["y"]


def wanted_of(text: str, feeds: dict[str, Array]) -> Array:
    with np.errstate(all="ignore"):
        (wanted,) = interpret(parse(text), feeds, ["y"], precise=True)
    return wanted


def hostile(n: int, m: int) -> Array:
    """A mask with blocks of -inf first and last, a row of -inf only, rows with NaN and +inf in different blocks."""
    rows, columns = np.arange(n)[:, None], np.arange(m)[None]
    mask = np.where((columns >= m - 4 - rows) | (columns < rows - 30), 0, -np.inf)
    mask[5] = -np.inf
    mask[6, 3], mask[7, m - 1], mask[8, 0], mask[9, m - 1] = np.inf, np.nan, np.nan, np.inf
    return mask


def test_masked_scores_and_the_bits_of_the_stand_in_in_ptx(monkeypatch):
    text = MASKED.format("f32", b=1, n=18, m=70, d=9, e=9)
    feeds = given(text, hostile(18, 70))
    found = in_ptx(text, feeds)
    close(found, wanted_of(text, feeds))
    assert np.isnan(found[:, 5:10]).all()
    assert np.isfinite(found[:, 10:]).all()
    np.testing.assert_array_equal(simulated(text, feeds, "descending", monkeypatch), found)


@pytest.mark.few(1)
@pytest.mark.parametrize(("name", "device"), [("bf16", "sm_80"), ("f16", "sm_75")])
def test_sixteen_bits_by_tensor_units(name, device):
    text = MASKED.format(name, b=1, n=20, m=72, d=24, e=24)
    feeds = given(text, hostile(20, 72))
    program = compiled(text, device)
    assert b"mma.sync" in program.code.objects[0]
    found = in_ptx(text, feeds, device)
    close(found, wanted_of(text, feeds), name)
    assert np.isnan(found[:, 5:10]).all()


@pytest.mark.slow
@pytest.mark.parametrize("name", RECOGNISED)
def test_right_on_the_stand_in(name, monkeypatch):
    order = ORDERS[list(RECOGNISED).index(name) % len(ORDERS)]
    names = ", ".join(re.findall(r"input (\w+)", RECOGNISED[name]))
    text = f"{RECOGNISED[name]}\nentry main({names}) -> y\n"
    feeds = numbers(parse(text), {"n": 50, "m": 70})
    close(simulated(text, feeds, order, monkeypatch), wanted_of(text, feeds))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "n", "m", "d", "e"), [("f32", 65, 129, 20, 17), ("bf16", 130, 200, 24, 24)])
def test_every_order_of_threads_gives_the_same_bits(name, n, m, d, e, monkeypatch):
    """In PTX too, but for tensor units: those of the interpreter add products in another order."""
    text = MASKED.format(name, b=2, n=n, m=m, d=d, e=e)
    feeds = given(text, hostile(n, m))
    in_order, *others = (simulated(text, feeds, order, monkeypatch) for order in ORDERS)
    for found in (in_order, in_ptx(text, feeds)):
        close(found, wanted_of(text, feeds), name)
    for found in others if name == "bf16" else (*others, in_ptx(text, feeds)):
        np.testing.assert_array_equal(found, in_order)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["f32", "bf16"])
def test_sizes_at_the_borders_of_blocks(name):
    text = "dim n in 0..999\ndim m in 0..999\n" + MASKED.format(name, b=2, n="n", m="m", d=8, e=16)
    program = compiled(text)
    for n, m in [(0, 33), (1, 33), (20, 0), (20, 1), (64, 64), (129, 63)]:
        feeds = numbers(parse(text), {"n": n, "m": m})
        (found,) = run_program(program, {feed.name: feeds[feed.name] for feed in program.feeds})
        close(found, wanted_of(text, feeds), name)


@pytest.mark.slow
def test_values_that_are_none_or_huge(monkeypatch):
    text = PLAIN.replace("2, 3", "2, 1") + f"input mask: f32[40, 300]\ny = softmax({SCORES} + mask) @ v\n"
    text += "entry main(q, k, v, mask) -> y\n"
    feeds = given(text, np.where(np.arange(300)[None] <= 7 * np.arange(40)[:, None], 0, -np.inf))
    feeds["v"][0, 0, 10, 0], feeds["v"][0, 0, 299, 1], feeds["v"][1, 0, :, 2] = np.inf, np.nan, 3e38
    found = simulated(text, feeds, "ascending", monkeypatch)
    close(found, wanted_of(text, feeds))
    assert np.isfinite(found[1, 0]).all()


# ---- planted bugs ----------------------------------------------------------------------------------------------------

PLANTS: dict[str, tuple[str, Callable[[str], str]]] = {
    "nothing, f32": ("f32", str),
    "nothing, bf16": ("bf16", str),
    "a row's threads are fewer": ("f32", instead(r"shfl\.sync\.bfly\.b32 .*, 8, 31, -1;", "", which=0)),
    "the greatest of a block only": ("f32", instead(r"setp\.gt\.f32 ", "setp.lt.f32 ", which=-1)),
    "values that are not waited for": ("bf16", instead(r"cp\.async\.wait_group \t0;", "", which=1)),
    "keys that are not waited for": ("bf16", instead(r"cp\.async\.wait_group \t0;", "", which=0)),
    "queries in another order": ("bf16", everywhere(r"\.row\.col\.f32\.bf16", ".row.col.f32.f16")),
    "rows of values for columns": ("bf16", everywhere(r"ldmatrix(\S+)\.trans\.", r"ldmatrix\1.")),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", PLANTS)
def test_bugs_in_attention(name):
    kind, change = PLANTS[name]
    text = MASKED.format(kind, b=1, n=17, m=136, d=16, e=16)
    feeds = given(text, np.zeros((17, 136)))
    if kind == "bf16":
        feeds |= {key: value.astype(ml_dtypes.bfloat16) for key, value in feeds.items() if key != "mask"}
    program = compiled(text)
    right = in_ptx(text, feeds)
    close(right, wanted_of(text, feeds), kind)
    made = program, [feeds[feed.name] for feed in program.feeds], right
    assert finds_in_text(made, change) == (not name.startswith("nothing"))
