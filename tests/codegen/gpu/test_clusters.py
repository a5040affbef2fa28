"""Contractions on sm_90a by clusters of blocks that go from tile to tile: where they are chosen, that they are right,
and that the interpreter of PTX finds what may be wrong with them.

The stand-in has none of it; the same models run there by tensor units.
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
from tfc.codegen.gpu.contract import clusters, hopper, tiles
from tfc.codegen.gpu.device.ptxas import assemble_ptx, find_assembler
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import Target, for_gpu
from tfc.ir.types.dims import evaluate
from tfc.tools.inspect_gpu import launched

HOPPER = for_gpu("sm_90a")


def compiled(text: str, target: Target = HOPPER) -> Program:
    """The program of a model."""
    graph = tfc.parse(text)
    (entry,) = graph.entries
    feeds, fetches = [v for _, v in entry.inputs], [v for _, v in entry.outputs]
    return compile_graph(graph, feeds, fetches, entry.targets, target)


def walking(text: str, waste: int = 8) -> Program:
    """The same where any number of tiles is worth a walk."""
    with (
        patch.object(hopper, "FEWEST_BLOCKS", 1),
        patch.object(clusters, "FEWEST_TILES", 1),
        patch.object(tiles, "MOST_WASTE", waste),
    ):
        program = compiled(text)
    assert walks(program)
    return program


def walks(program: Program) -> bool:
    return any(launch.cluster for launches in program.code.launches.values() for launch in launches)


@pytest.mark.parametrize(
    ("m", "n", "k", "dtype", "left", "right", "most"),
    [
        (256, 256, 192, "bf16", False, False, 1),  # one cluster, two tiles for each block
        pytest.param(488, 136, 200, "f16", True, True, 1, marks=pytest.mark.slow),
        pytest.param(384, 128, 128, "f16", False, True, 2, marks=pytest.mark.slow),  # a block has no rows left
    ],
)
def test_ragged_edges_and_factors_either_way_round(m, n, k, dtype, left, right, most):
    program = walking(product(m, n, k, dtype=dtype, left=left, right=right), waste=1)
    feeds = feeds_of(m, n, k, dtype=dtype, left=left, right=right)
    given = {feed.name: feeds[name] for feed, name in zip(program.feeds, "xyb", strict=True)}
    (found,) = run_program(program, given, eager=bool(m % 16), clusters=most)
    np.testing.assert_array_equal(found, wanted(feeds, left=left, right=right))


@pytest.mark.slow
def test_matrices_of_a_batch():
    text = "input x: bf16[2, 256, 136]\ninput y: bf16[2, 136, 128]\nentry main(x, y) -> z = BatchMatMulV2(x, y)\n"
    program = walking(text, waste=1)
    rng = np.random.default_rng(2)
    x, y = (rng.integers(-3, 4, shape).astype(ml_dtypes.bfloat16) for shape in ((2, 256, 136), (2, 136, 128)))
    (found,) = run_program(program, {feed.name: value for feed, value in zip(program.feeds, (x, y), strict=True)})
    exact = x.astype(np.float32) @ y.astype(np.float32)
    np.testing.assert_array_equal(found, exact.astype(ml_dtypes.bfloat16))


# ---- where they are chosen -------------------------------------------------------------------------------------------


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "text",
    [
        product(8192, 8192, 8192),
        product(4096, 4096, 11008, dtype="f16", right=True),
        "input x: bf16[16, 1024, 512]\ninput y: bf16[16, 512, 1024]\nentry main(x, y) -> z = BatchMatMulV2(x, y)\n",
    ],
    ids=["square", "deep", "a batch"],
)
def test_a_device_with_several_tiles_for_each_multiprocessor(text):
    program = compiled(text)
    (launch,) = (launch for launches in program.code.launches.values() for launch in launches)
    assert launch.cluster == 2 and evaluate(launch.blocks, {}) % 2 == 0
    assert len(launch.maps) == 3
    ptx = program.code.objects[0].decode()
    assert ".reqnctapercluster 2, 1, 1" in ptx
    (lines,) = launched(program, {}).values()
    assert "blocks of 384 threads, clusters of 2, as many as run at once, 224.1 KiB" in lines[0]
    assert from_json(to_json(program), program.constants, program.code.objects).code.launches == program.code.launches


RESIDUAL = """
input x: bf16[8192, 8192]
input y: bf16[8192, 8192]
entry main(x, y) -> z = matmul(x, y) + x
"""


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("text", "target"),
    [
        (product(2048, 2048, 2048), HOPPER),  # too few tiles
        (product(128, 131072, 512), HOPPER),  # half of the rows of a cluster would be idle
        (product("rows", 8192, 1024), HOPPER),  # nobody knows how many
        (RESIDUAL, HOPPER),  # each result reads something of its own
        (product(8192, 8192, 8192), replace(HOPPER, gpu=replace(HOPPER.gpu, clusters=False))),
    ],
    ids=["few", "flat", "unknown", "residual", "left out"],
)
def test_what_is_a_tile_a_block(text, target):
    program = compiled(text, target)
    assert b"wgmma" in program.code.objects[0] and not walks(program)


def test_they_can_be_left_out(monkeypatch):
    monkeypatch.setenv("TFC_CLUSTERS", "0")
    assert not walks(compiled(product(8192, 8192, 8192)))


@pytest.mark.few(1)
@pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")
@pytest.mark.parametrize(
    "text",
    [
        product(8192, 8192, 8192),
        product(4096, 4096, 11008, dtype="f16", left=True, right=True),
        "input x: bf16[8200, 1000]\ninput y: bf16[1000, 8200]\nentry main(x, y) -> z = tanh(matmul(x, y))\n",
    ],
    ids=["f32 and a bias", "both turned", "ragged"],
)
def test_the_assembler_lets_products_overlap(text):
    """No spills, no more registers than three groups of four warps have, and no product waited for too early (C75)."""
    program = compiled(text)
    assert walks(program)
    _, report = assemble_ptx(program.code.objects[0], "sm_90a")
    assert "warning" not in report, report
    assert "C75" not in report
    assert "Used 168 registers" in report
