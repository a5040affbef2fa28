"""Contractions on tensor units: on the stand-in in every order of threads, in PTX, and with faults planted."""

import re
from collections.abc import Sequence
from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest

import tfc
from tests.codegen.gpu.ptx.programs import run_program
from tests.codegen.gpu.test_contractions import compiled, in_all_orders, slowly
from tfc.codegen.fusion.kernel import Kernel
from tfc.codegen.gpu.device.ptxas import assemble_ptx, find_assembler
from tfc.codegen.gpu.schedule import schedule
from tfc.codegen.gpu.schedule.schedule import schedule_launches
from tfc.codegen.loop_ir.loops import Barrier, For, Launch, LoopNest, Statement
from tfc.codegen.loop_ir.tile_statements import AwaitCopies, CommitCopies
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import ORDERS, Target
from tfc.ir.types.types import Array

TYPES = {"bf16": ml_dtypes.bfloat16, "f16": np.float16}


def product(m: int | str, n: int, k: int, *, dtype: str = "bf16", left: bool = False, right: bool = False) -> str:
    """A model: z = x @ y in f32; `left` and `right`: factors lie transposed."""
    x, y = (k, m) if left else (m, k), (n, k) if right else (k, n)
    flags = f"transpose_a={str(left).lower()}, transpose_b={str(right).lower()}"
    return (
        ("dim rows in 0..\n" if isinstance(m, str) else "")
        + f"input x: {dtype}[{x[0]}, {x[1]}]\ninput y: {dtype}[{y[0]}, {y[1]}]\ninput b: {dtype}[{n}]\n"
        + f"entry main(x, y, b) -> z = cast(relu(matmul(x, y, {flags}) + b), f32)\n"
    )


def feeds_of(
    m: int, n: int, k: int, *, dtype: str = "bf16", left: bool = False, right: bool = False
) -> dict[str, Array]:
    """Quarters: whatever order they are added in, sums are exact until they are rounded to the type of the factors."""
    rng = np.random.default_rng(m * n + k)
    shapes = {"x": (k, m) if left else (m, k), "y": (n, k) if right else (k, n), "b": (n,)}
    return {name: (rng.integers(-8, 9, shape) / 4).astype(TYPES[dtype]) for name, shape in shapes.items()}


def wanted(feeds: dict[str, Array], *, left: bool = False, right: bool = False) -> np.ndarray:
    x, y, b = (feeds[name].astype(np.float64) for name in "xyb")
    kind = feeds["x"].dtype
    rounded = ((x.T if left else x) @ (y.T if right else y)).astype(kind).astype(np.float64)
    return np.maximum((rounded + b).astype(kind).astype(np.float64), 0)  # what a cast reads is rounded


def ptx(program: Program) -> str:
    return b"".join(program.code.objects).decode()


CASES = [
    # (m, n, k) around tiles of 32 x 64, either factor along k or across it
    (37, 72, 40, "bf16", False, True), (9, 64, 0, "bf16", False, False), slowly(32, 64, 32, "bf16", False, False),
    slowly(40, 136, 64, "bf16", True, False), slowly(96, 40, 8, "f16", True, True),
]  # fmt: skip


@pytest.mark.few(1)
@pytest.mark.parametrize(("m", "n", "k", "dtype", "left", "right"), CASES)
def test_the_stand_in_gives_the_exact_sums(m, n, k, dtype, left, right, monkeypatch):
    feeds = feeds_of(m, n, k, dtype=dtype, left=left, right=right)
    found = in_all_orders(product(m, n, k, dtype=dtype, left=left, right=right), feeds, monkeypatch)
    np.testing.assert_allclose(found, wanted(feeds, left=left, right=right), rtol=2**-8)


@pytest.mark.slow
@pytest.mark.parametrize(("left", "right"), [(False, False), (True, True)])
def test_the_largest_tiles(left, right, monkeypatch):
    feeds = feeds_of(1280, 1032, 40, left=left, right=right)
    text = product(1280, 1032, 40, left=left, right=right)
    np.testing.assert_allclose(
        in_all_orders(text, feeds, monkeypatch), wanted(feeds, left=left, right=right), rtol=2**-8
    )


@pytest.mark.slow
def test_rows_that_are_known_in_the_run(monkeypatch):
    feeds = feeds_of(45, 64, 48)
    np.testing.assert_allclose(in_all_orders(product("rows", 64, 48), feeds, monkeypatch), wanted(feeds), rtol=2**-8)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("name", "dtype", "left", "right"),
    [("sm_80", "bf16", False, False), ("sm_80", "f16", True, True), ("sm_75", "f16", False, True)],
)
def test_the_ptx_gives_the_exact_sums(name, dtype, left, right):
    feeds = feeds_of(40, 72, 40, dtype=dtype, left=left, right=right)
    program = compiled(product(40, 72, 40, dtype=dtype, left=left, right=right), name)
    assert "mma.sync" in ptx(program)
    assert ("cp.async" in ptx(program)) == (name != "sm_75")
    (found,) = run_program(program, {feed.name: feeds[k] for feed, k in zip(program.feeds, "xyb", strict=True)})
    np.testing.assert_allclose(found, wanted(feeds, left=left, right=right), rtol=2**-8)


@pytest.mark.slow
def test_convolutions_and_their_gradients_copy_windows_where_they_lie(monkeypatch):
    text = """
    input x: bf16[2, 9, 9, 16]
    input w: bf16[3, 3, 16, 24]
    input d: bf16[2, 5, 5, 24]
    y = Conv2D(x, w, strides=[1, 2, 2, 1], padding="SAME")
    dx = Conv2DBackpropInput([2, 9, 9, 16], w, d, strides=[1, 2, 2, 1], padding="SAME")
    dw = Conv2DBackpropFilter(x, [3, 3, 16, 24], d, strides=[1, 2, 2, 1], padding="SAME")
    entry main(x, w, d) -> y, dx, dw
    """
    rng = np.random.default_rng(1)
    shapes = {"x": (2, 9, 9, 16), "w": (3, 3, 16, 24), "d": (2, 5, 5, 24)}
    feeds = {name: (rng.integers(-4, 5, shape) / 4).astype(ml_dtypes.bfloat16) for name, shape in shapes.items()}
    assert "fma.rn" not in ptx(compiled(text))
    with tfc.Session(tfc.parse(text)) as session:
        wanted = session.run("main", **feeds)
    for order in ORDERS:
        monkeypatch.setenv("TFC_GPU_ORDER", order)
        with tfc.Session(tfc.parse(text), devices="gpu:sim") as session:
            found = session.run("main", **feeds)
        for name, value in wanted.items():
            np.testing.assert_array_equal(found[name].astype(np.float32), value.astype(np.float32), err_msg=name)


def to_tf32(x: np.ndarray) -> np.ndarray:
    return ((x.view(np.uint32) + 0x1000) & 0xFFFFE000).view(np.float32).astype(np.float64)


@pytest.mark.parametrize(("left", "right"), [(True, True), slowly(False, False), slowly(True, False)])
def test_factors_of_f32_are_rounded_where_that_is_asked_for(left, right, monkeypatch):
    rng = np.random.default_rng(2)
    x, y = rng.standard_normal((40, 36)).astype(np.float32), rng.standard_normal((36, 72)).astype(np.float32)
    feeds = {"x": x.T.copy() if left else x, "y": y.T.copy() if right else y, "b": np.full(72, 1000, np.float32)}
    text = product(40, 72, 36, dtype="f32", left=left, right=right)
    assert "mma.sync" not in ptx(compiled(text))
    monkeypatch.setenv("TFC_TF32", "1")
    expected = to_tf32(x) @ to_tf32(y) + 1000
    np.testing.assert_allclose(in_all_orders(text, feeds, monkeypatch), expected, rtol=0, atol=1e-4)
    program = compiled(text)
    (found,) = run_program(program, {feed.name: feeds[k] for feed, k in zip(program.feeds, "xyb", strict=True)})
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-4)


def test_a_remark_says_why_tensor_units_are_not_used(capsys, monkeypatch):
    monkeypatch.setenv("TFC_REMARKS", "contraction")
    compiled(product(64, 64, 64))
    compiled(product(64, 64, 33))
    lines = capsys.readouterr().err.splitlines()
    assert "64 x 64 by 64 x 64 in tiles of 32 x 64 on tensor units, in bf16" in lines[0]
    assert "by threads: a factor does not lie in rows of whole 16 bytes" in lines[1]


@pytest.mark.parametrize(
    ("m", "n", "k", "dtype", "name"),
    [(64, 64, 33, "bf16", "sm_80"), (64, 66, 64, "bf16", "sm_80"), (64, 64, 64, "bf16", "sm_75")],
)
def test_what_does_not_lie_in_whole_chunks_or_has_no_unit_is_done_by_threads(m, n, k, dtype, name):
    text = ptx(compiled(product(m, n, k, dtype=dtype), name))
    assert "mma.sync" not in text
    assert "fma.rn.f32" in text


@pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")
@pytest.mark.parametrize("name", ["sm_80", *map(slowly, ("sm_75", "sm_90", "sm_120"))])
def test_the_sums_stay_in_registers(name, monkeypatch):
    monkeypatch.setenv("TFC_TF32", "1")
    many = {"sm_75": 144, "sm_120": 255}.get(name, 128)
    for dtype, left, right in (("f16", False, False), ("f16", True, True), ("f32", True, False)):
        text = product(4096, 4096, 4096, dtype=dtype, left=left, right=right)
        _, report = assemble_ptx(compiled(text, name).code.objects[0], name)
        assert "warning" not in report, report
        assert "C75" not in report
        assert int(re.findall(r"Used (\d+) registers", report)[0]) <= many


# ---- planted faults --------------------------------------------------------------------------------------------------


def without(statements: Sequence[Statement], kind: type) -> tuple[Statement, ...]:
    """Statements without those of a kind, inside of loops too."""
    kept = [x for x in statements if not isinstance(x, kind)]
    return tuple(replace(x, body=without(x.body, kind)) if isinstance(x, For | Launch) else x for x in kept)


@pytest.mark.parametrize("kind", [AwaitCopies, slowly(CommitCopies), slowly(Barrier)])
def test_what_is_not_waited_for_shows(kind, monkeypatch, tmp_path):
    feeds = feeds_of(40, 72, 200)

    def planted(kernel: Kernel, target: Target) -> LoopNest:
        nest = schedule_launches(kernel, target)
        return replace(nest, body=without(nest.body, kind))

    monkeypatch.setenv("TFC_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(schedule, "schedule_launches", planted)
    right = []
    for order in ORDERS:
        monkeypatch.setenv("TFC_GPU_ORDER", order)
        with tfc.Session(tfc.parse(product(40, 72, 200)), devices="gpu:sim") as session:
            right.append(np.allclose(session.run("main", **feeds)["z"], wanted(feeds), rtol=2**-8))
    assert not all(right)
