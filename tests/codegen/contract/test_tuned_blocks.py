"""Blocks that only a search chooses: right at their own edges, between pages that nobody may touch."""

import numpy as np
import pytest

from tests.codegen.contract.test_products import Orientation, numbers, routine, run
from tfc.codegen.gemm.routine import Routine
from tfc.codegen.gemm.tile import tile_for
from tfc.codegen.gemm.tuned import Blocks, space
from tfc.codegen.target.target import Target, for_cpu, host
from tfc.ir.types.types import f32


def targets() -> list[Target]:
    """The machine, and one of half as wide vectors."""
    return [host(), *([for_cpu("x86-64-v3")] if host().arch == "x86_64" and host().vector_bits > 256 else [])]


def choices() -> list[object]:
    """Every length of a stretch and every width occurs; in a short run the least and the most of both."""
    found: list[object] = []
    for at, target in enumerate(targets()):
        every = space(tile_for(target, f32))
        first, last = min(every), max(every)
        taken = [each for each in every if each.panels in (2, 16) or each.depth == 96] if at == 0 else [first, last]
        for choice in taken:
            marks = () if at == 0 and choice in (first, last) else pytest.mark.slow
            found.append(pytest.param(target, choice, marks=marks, id=f"{target.cpu} {choice}"))
    return found


@pytest.mark.few(1)
@pytest.mark.parametrize(("target", "choice"), choices())
def test_blocks_of_a_search_agree_with_float64_at_their_edges(target: Target, choice: Blocks) -> None:
    tile = tile_for(target, f32)
    wide = choice.panels * tile.columns
    shapes = [
        (m, n, k)
        for m in (1, tile.rows - 1, tile.rows + 1, 3 * tile.rows)
        for n, k in ((wide - 1, choice.depth + 1), (wide + 1, choice.depth - 1), (1, 2 * choice.depth + 1))
    ]
    shapes += [(0, wide, 3), (tile.rows, 0, 3), (2 * tile.rows + 1, wide, 0), (5 * tile.rows + 2, 2 * wide + 3, 7)]
    with routine(Routine(f32, choice), target) as function:
        for at, (m, n, k) in enumerate(shapes):
            a, b = numbers((m, k), f32, 1), numbers((k, n), f32, 2)
            got = run(function, Orientation(at % 2 == 0, at % 3 != 0), a, b, tile, at_end=at % 2 == 1)
            wanted = a.astype(np.float64) @ b.astype(np.float64)
            bound = (k + 4) * np.finfo(np.float32).eps * max(1, k) ** 0.5
            np.testing.assert_allclose(got, wanted, rtol=0, atol=bound, err_msg=f"{m}x{n}x{k}")
