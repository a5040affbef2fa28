"""Sessions compiled for less than the machine can do (`TFC_TARGET_CPU`)."""

import platform

import numpy as np
import pytest

import tfc
from tfc.codegen.target.requirements import implied_features, required_features
from tfc.codegen.target.target import for_cpu, host, host_as
from tfc.ir.base.config import Config
from tfc.runtime.base.host_check import missing_features

pytestmark = pytest.mark.skipif(
    platform.machine() != "x86_64" or host().vector_bits < 256, reason="compares code for AVX2 with less"
)


def test_the_instructions_are_another_ones_and_the_caches_those_of_the_machine() -> None:
    lesser = host_as("x86-64-v3")
    assert (lesser.vector_bits, lesser.vector_registers) == (256, 16)
    assert (lesser.l1, lesser.l2, lesser.l3, lesser.cores) == (host().l1, host().l2, host().l3, host().cores)


def test_a_session_computes_the_same_for_another_processor() -> None:
    graph = tfc.parse("input x: f32[33, 17]\ninput w: f32[17, 9]\ny = tanh(x @ w)\nentry main(x, w) -> y\n")
    generator = np.random.Generator(np.random.PCG64(3))
    x, w = (generator.standard_normal(shape).astype(np.float32) for shape in ((33, 17), (17, 9)))
    got = tfc.Session(graph, config=Config(cache=False, target_cpu="x86-64-v3")).prepare("main")(x=x, w=w)["y"]
    np.testing.assert_allclose(got, np.tanh(x @ w), rtol=1e-5, atol=1e-6)


def test_instructions_that_this_processor_lacks_are_refused() -> None:
    """No processor has both AMD's SSE4A and all of Intel's."""
    lacking = {cpu: missing_features(required_features(for_cpu(cpu))) for cpu in ("diamondrapids", "znver4")}
    cpu, missing = next((cpu, missing) for cpu, missing in lacking.items() if missing)
    assert "avx" not in missing and set(missing) < set(required_features(for_cpu(cpu)))
    graph = tfc.parse("input x: f32[3]\ny = x * 2\nentry main(x) -> y\n")
    with pytest.raises(tfc.Error, match=f"can not run code for {cpu}: it lacks {', '.join(missing)}"):
        tfc.Session(graph, config=Config(cache=False, target_cpu=cpu)).prepare("main")


@pytest.mark.parametrize(
    ("cpu", "has", "lacks"),
    [
        ("sapphirerapids", "avx512fp16", "sse4a"),
        ("znver4", "sse4a", "avx512fp16"),
        ("cascadelake", "avx512vnni", "avx512bf16"),
        ("alderlake", "avxvnni", "avx512f"),
        ("haswell", "avx2", "adx"),
        ("penryn", "sse4.1", "sse4.2"),
    ],
)
def test_what_a_name_implies_is_asked_of_llvm(cpu: str, has: str, lacks: str) -> None:
    needed = required_features(for_cpu(cpu))
    assert has in needed and lacks not in needed


def test_the_levels_are_what_llvm_takes_them_for() -> None:
    for level in ("x86-64-v2", "x86-64-v3", "x86-64-v4"):
        # To inline, LLVM does not ask for CX16, compare and swap of 16 bytes.
        assert set(required_features(for_cpu(level))) - {"cx16"} == set(implied_features(level, host().triple))


def test_an_unknown_processor_is_an_error() -> None:
    graph = tfc.parse("input x: f32[3]\ny = x * 2\nentry main(x) -> y\n")
    with pytest.raises(tfc.Error, match="NOT_FOUND"):
        tfc.Session(graph, config=Config(cache=False, target_cpu="x86-64-v33")).prepare("main")(
            x=np.ones(3, np.float32)
        )


def test_a_set_of_features_that_systems_do_not_list_is_not_asked_for() -> None:
    target = for_cpu("x86-64-v4", features="+avx10.1,+avx512fp16")
    assert "avx512fp16" in required_features(target)
    assert not [name for name in required_features(target) if name.startswith("avx10")]
