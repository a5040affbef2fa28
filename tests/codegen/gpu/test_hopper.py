"""Contractions on sm_90a by copies of boxes and products of four warps: where they are chosen, and that they are right.

The stand-in has neither; the same models run there by tensor units. The interpreter of PTX has both.
"""

from dataclasses import replace
from unittest.mock import patch

import ml_dtypes
import numpy as np
import pytest

import tfc
from tests.codegen.gpu.ptx.programs import run_program
from tests.codegen.gpu.test_tensor_units import feeds_of, product, wanted
from tfc.codegen.compile import compile_graph
from tfc.codegen.gpu.contract import hopper, tiles
from tfc.codegen.gpu.device.ptxas import assemble_ptx, find_assembler
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import for_gpu
from tfc.ir.types.dims import evaluate


def compiled(text: str, name: str = "sm_90a", fewest: int = 1, waste: int = 1) -> Program:
    """The program of a model, a tile a block; `fewest` tiles make the way worth while, and one part of
    `waste` of the columns may be there for nothing."""
    target = for_gpu(name)
    assert target.gpu is not None
    target = replace(target, gpu=replace(target.gpu, clusters=False))
    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    with patch.object(hopper, "FEWEST_BLOCKS", fewest), patch.object(tiles, "MOST_WASTE", waste):
        return compile_graph(graph, feeds, fetches, entry.targets, target)


def is_pipelined(program: Program) -> bool:
    return b"wgmma.mma_async" in b"".join(program.code.objects)


@pytest.mark.parametrize(
    ("m", "n", "k", "dtype", "left", "right"),
    [
        (128, 128, 128, "bf16", False, False),
        pytest.param(136, 264, 328, "f16", True, True, marks=pytest.mark.slow),  # 256 columns
        pytest.param(200, 136, 200, "f16", False, True, marks=pytest.mark.slow),
        pytest.param(136, 200, 584, "bf16", True, False, marks=pytest.mark.slow),
    ],
)
def test_ragged_edges_and_factors_either_way_round(m, n, k, dtype, left, right):
    program = compiled(product(m, n, k, dtype=dtype, left=left, right=right))
    assert is_pipelined(program)
    feeds = feeds_of(m, n, k, dtype=dtype, left=left, right=right)
    given = {feed.name: feeds[name] for feed, name in zip(program.feeds, "xyb", strict=True)}
    (found,) = run_program(program, given, eager=bool(m % 16))
    np.testing.assert_array_equal(found, wanted(feeds, left=left, right=right))


@pytest.mark.slow
def test_matrices_of_a_batch_and_sizes_known_in_the_run():
    text = """
    dim n in 128..
    input x: bf16[2, n, 136]
    input y: bf16[2, 136, 128]
    entry main(x, y) -> z = cast(BatchMatMulV2(x, y), f32)
    """
    program = compiled(text)
    assert is_pipelined(program)
    rng = np.random.default_rng(2)
    x, y = (rng.integers(-3, 4, shape).astype(ml_dtypes.bfloat16) for shape in ((2, 150, 136), (2, 136, 128)))
    (found,) = run_program(program, {feed.name: value for feed, value in zip(program.feeds, (x, y), strict=True)})
    exact = x.astype(np.float32) @ y.astype(np.float32)
    np.testing.assert_array_equal(found, exact.astype(ml_dtypes.bfloat16).astype(np.float32))


def test_a_launch_says_what_its_copies_need():
    program = compiled(product("rows", 512, 1024), fewest=32)
    (launch,) = (launch for launches in program.code.launches.values() for launch in launches)
    left, right = launch.maps
    assert [evaluate(size, {"rows": 300}) for size in left.sizes] == [1024, 300]
    assert (left.pitches, left.box, left.dtype, left.operand) == ((2048,), (64, 128), "bf16", 0)
    assert (right.sizes, right.pitches, right.box, right.operand) == ((512, 1024), (1024,), (64, 64), 1)
    assert launch.threads == 384
    assert launch.dynamic > 4 * 32768
    again = from_json(to_json(program), program.constants, program.code.objects)
    assert again.code == program.code


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (product(4096, 4096, 4100), "sm_90a"),  # rows of 8200 bytes: no multiple of 16
        (product(4096, 96, 4096), "sm_90a"),  # too few columns
        (product(256, 256, 4096), "sm_90a"),  # too few tiles
        (product(4096, 4096, 4096), "sm_90"),  # code that newer devices shall run
        (product(4096, 4096, 4096), "sm_120a"),
    ],
)
def test_what_goes_another_way(text, name):
    assert not is_pipelined(compiled(text, name, fewest=32))


@pytest.mark.few(2)
@pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")
@pytest.mark.parametrize(
    "text",
    [
        product(8192, 8192, 8192),
        product(8192, 8192, 8192, dtype="f16", left=True),
        product(4096, 11008, 4096, right=True),
        product("rows", 512, 1024, left=False, right=True),
    ],
    ids=["128 x 256", "left turned", "along k", "rows not known"],
)
def test_the_assembler_lets_products_overlap(text):
    """No spills, no more registers than three groups of four warps have, and no product waited for too early (C75)."""
    program = compiled(text, fewest=32)
    assert is_pipelined(program)
    _, report = assemble_ptx(program.code.objects[0], "sm_90a")
    assert "warning" not in report, report
    assert "C75" not in report
    assert "Used 168 registers" in report


def test_columns_that_are_not_there_are_not_multiplied():
    for n, columns in ((128, 128), (640, 128), (1000, 256)):
        ptx = compiled(product(65536, n, 512), fewest=32, waste=8).code.objects[0].decode()
        assert f"m64n{columns}k16" in ptx


def test_what_follows_reads_and_writes_16_bytes_at_a_time():
    text = compiled(product(8192, 8192, 8192), fewest=32).code.objects[0].decode()
    assert "ld.shared.v4.b32" in text
    assert "st.global.v4.b32" in text
    assert "st.global.b32" not in text
