"""Maps on GPUs: accesses of 16 bytes where they are allowed, and the bits of a processor everywhere."""

import numpy as np
import pytest

import tfc
from tests.codegen.gpu.ptx.programs import run_program
from tests.codegen.gpu.test_interpreter import compiled
from tests.codegen.gpu.thirteen import SAMPLES, Sample
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import ORDERS
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array

EXACT = [sample for sample in SAMPLES if sample.exact]


def feeds_of(text: str, sizes: dict[str, int]) -> dict[str, Array]:
    """Random feeds of a model with one entry."""
    rng = np.random.default_rng(len(text))
    graph = tfc.parse(text)
    (entry,) = graph.entries
    made = {}
    for name, value in entry.inputs:
        kind = graph.type_of(value).dtype
        shape = [evaluate(size, sizes) for size in graph.type_of(value).dims]
        data = rng.standard_normal(shape) * 3 if kind.is_float else rng.integers(0, 3, shape)
        made[name] = data.astype(kind.storage)
    return made


def on(text: str, feeds: dict[str, Array], devices: str | None = None) -> list[Array]:
    with tfc.Session(tfc.parse(text), devices=devices) as session:
        return list(session.run("main", **feeds).values())


def ptx(program: Program) -> str:
    return b"".join(program.code.objects).decode()


@pytest.mark.few(2)
@pytest.mark.parametrize("sample", EXACT, ids=lambda sample: sample.name)
def test_samples_have_the_bits_of_a_processor(sample: Sample, monkeypatch):
    for number, sizes in enumerate(sample.small):
        monkeypatch.setenv("TFC_GPU_ORDER", ORDERS[number % len(ORDERS)])
        feeds = feeds_of(sample.open, sizes)
        wanted = on(sample.at(sizes), feeds)
        for text in (sample.open, sample.at(sizes)):
            for found, value in zip(on(text, feeds, "gpu:sim"), wanted, strict=True):
                np.testing.assert_array_equal(found, value)


@pytest.mark.few(2)
@pytest.mark.parametrize("sample", EXACT, ids=lambda sample: sample.name)
def test_the_ptx_of_samples_has_the_same_bits(sample: Sample):
    program = compiled(sample.open)
    for sizes in sample.small:
        feeds = feeds_of(sample.open, sizes)
        found = run_program(program, {feed.name: feeds[feed.name] for feed in program.feeds})
        for result, value in zip(found, on(sample.at(sizes), feeds), strict=True):
            np.testing.assert_array_equal(result, value)


KINDS = {
    "narrow": "input x: bf16[{n}, 37]\ninput y: f32[{n}, 37]\n"
    "entry main(x, y) -> z = cast(x, f32) * y, w = cast(y, bf16)\n",
    "bools": "input x: f32[{n}]\nentry main(x) -> y = x > 0.5, z = where(x > 0.0, x, -x)\n",
    "doubles": "input x: f64[{n}, 6]\nentry main(x) -> y = exp(x) + 1.0\n",
    "bytes": "input x: i8[{n}, 50]\nentry main(x) -> y = x * x + x\n",
    "parts": "input x: f32[{n}, 70]\n"
    "entry main(x) -> y = x[:, 2:] * 2.0, z = x[:, 1:69:2] + 1.0, w = x[1:, :] - x[:-1, :]\n",
    "joined": "input x: f32[{n}, 9]\ninput y: f32[{n}, 4]\n"
    "entry main(x, y) -> z = concat([x, y * 2.0], axis=1), w = concat([x, x], axis=0)\n",
    "padded": "input x: f32[{n}, 24]\nentry main(x) -> y = Pad(exp(x), [[1, 2], [3, 0]])\n",
    "rows": "input x: f32[7, 36]\ninput t: i32[{n}]\nentry main(x, t) -> y = GatherV2(x, t, 0) * 2.0\n",
    "turned": "input x: f32[{n}, 40]\nentry main(x) -> y = transpose(x) + 1.0, z = transpose(exp(x))\n",
}


@pytest.mark.few(2)
@pytest.mark.parametrize("kind", KINDS)
def test_other_maps_have_the_bits_of_a_processor(kind, monkeypatch):
    text = "dim n in 1..\n" + KINDS[kind].format(n="n")
    for n, order in zip((2, 41, 1031), ORDERS, strict=True):
        monkeypatch.setenv("TFC_GPU_ORDER", order)
        feeds = feeds_of(text, {"n": n})
        for found, value in zip(on(text, feeds, "gpu:sim"), on(text, feeds), strict=True):
            np.testing.assert_array_equal(found.view(np.uint8), value.view(np.uint8))
