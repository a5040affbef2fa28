"""Bugs planted in products by clusters of blocks: the interpreter of their PTX finds each."""

from functools import cache

import numpy as np
import pytest

from tests.codegen.gpu.test_clusters import walking
from tests.codegen.gpu.test_plants import everywhere, finds_in_text, instead
from tfc.codegen.program.program import Program
from tfc.ir.types.types import Array, bf16

M, N, K = 256, 256, 200


@cache
def walked() -> tuple[Program, list[Array], Array]:
    """A product for a cluster, two tiles for each block; factors, and what comes out."""
    text = f"input x: bf16[{M}, {K}]\ninput y: bf16[{K}, {N}]\nentry main(x, y) -> z = matmul(x, y)\n"
    rng = np.random.default_rng(13)
    x, y = (rng.integers(-3, 4, size).astype(bf16.storage) for size in ((M, K), (K, N)))
    wanted = (x.astype(np.float32) @ y.astype(np.float32)).astype(bf16.storage).astype(np.float32)
    return walking(text), [x, y], wanted


MEETING = r"barrier\.cluster\.arrive;\n\tbarrier\.cluster\.wait;"
PLANTS = {
    "a block that begins before the other has its mbarriers": instead(MEETING, "bar.sync \t0;"),
    "a block that ends before the other is done with it": instead(MEETING, "", which=1),
    "a barrier that is not waited for": instead(r"barrier\.cluster\.wait;", "", which=1),
    "a stage given back to one block only": everywhere(
        r"(mapa\.shared::cluster\.u64 \t%rd\d+, %rd\d+), %r\d+;", r"\1, 0;"
    ),
    "a stage given back by one block only": everywhere(r"mov\.b32 (\t%r\d+), 16;", r"mov.b32 \1, 8;"),
    "the last stage of a tile never given back": instead(r"mbarrier\.arrive\.release\.cluster[^;]*;", "", which=-1),
    "a part for one block only": everywhere(r"mov\.b16 (\t%rs\d+), 3;", r"mov.b16 \1, 1;"),
    "a part for a block that is not there": everywhere(r"mov\.b16 (\t%rs\d+), 3;", r"mov.b16 \1, 7;"),
    "a part that both copy": everywhere(r"(shl\.b32 \t%r\d+, %r\d+), 13;", r"\1, 14;"),
    "fewer bytes than come": instead(r"mov\.b32 (\t%r\d+), 32768;", r"mov.b32 \1, 24576;"),
    "results sent before they are fenced": everywhere(r"(fence\.proxy\.async\.shared::cta;)(\n\tbar\.sync)", r"\2"),
    "results sent before all have written them": everywhere(
        r"(fence\.proxy\.async\.shared::cta;\n\t)bar\.sync \t%r\d+, 128;", r"\1"
    ),
    "a slice written while it is still read": everywhere(r"cp\.async\.bulk\.wait_group\.read \t1;", ""),
    "a slice that is not waited for by all": everywhere(
        r"(wait_group\.read \t1;\n(?:.*\n){0,4}?\t)bar\.sync \t%r\d+, 128;", r"\1"
    ),
    "a block that ends before its results are read": instead(r"cp\.async\.bulk\.wait_group\.read \t0;", ""),
    "another column": instead(r"(bulk_group \[%rd\d+, \{%r\d+, )(%r\d+)\}", r"\1%r2}"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", *PLANTS])
def test_bugs_in_products_of_clusters(name):
    change = PLANTS[name] if name else str
    assert finds_in_text(walked(), change) == bool(name)
