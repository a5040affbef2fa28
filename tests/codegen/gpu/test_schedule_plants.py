"""Bugs planted in joins, in walks of long rows and columns, and in scatters whose sizes are symbols: each is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
import pytest

from tests.codegen.gpu.kernels import scheduled
from tests.codegen.gpu.planted import Change, beside, by_halves, finds, instead, with_ends, with_value, without_launch
from tests.codegen.gpu.test_scatters import OPEN
from tests.codegen.gpu.test_sorts import unstable
from tfc.codegen.loop_ir.loops import LoopNest
from tfc.ir.types.types import Array

LENGTHS = (2, 5, 1, 1, 7, 4)
WALK = "dim m in 1..\ninput x: f32[{shape}]\nentry main(x) -> s = Sum(x, [{axis}])\n"


@dataclass(frozen=True)
class Family:
    """A model whose only kernel bugs are planted in; what it is given, and what comes out to the bit."""

    text: str
    inputs: tuple[Array, ...]
    wanted: Array
    dims: Mapping[str, int]
    plants: Mapping[str, Change]


def a_join() -> Family:
    rng = np.random.default_rng(0)
    parts = tuple(rng.standard_normal((3, length)).astype(np.float32) for length in LENGTHS)
    names = [f"x{k}" for k in range(len(LENGTHS))]
    inputs = "".join(f"input {name}: f32[3, {length}]\n" for name, length in zip(names, LENGTHS, strict=True))
    listed = ", ".join(names)
    text = f"{inputs}entry main({listed}) -> y = concat([{listed}], axis=1)\n"
    plants = {
        "the first element of a part is its neighbour's": with_value("p6", instead("lt", "le")),
        "a part is read one element further": with_value("p6", beside("p1")),
        "the last part is read one element further": with_value("p6", beside("p5")),
        "some parts are forgotten": without_launch(1),
    }
    return Family(text, parts, np.concatenate(parts, 1), {}, plants)


def a_walk(shape: str, axis: int) -> Family:
    """Sums of whole numbers: they are right in any order, and of all elements once."""
    x = np.random.default_rng(1).integers(1, 99, (3, 600)).astype(np.float32)
    wanted = x.sum(1)
    plants = {
        "parts are not combined": without_launch(1),
        "parts begin one element late": with_value("position", lambda position: position + 1),
        "parts change places": with_value("part", lambda part: part + 1),
        "the last turn is left out": with_ends("turn", end=-1),
        "the first turn is left out": with_ends("turn", begin=1),
        "the halves of a group are not combined": by_halves,
    }
    x = x if axis else np.ascontiguousarray(x.T)
    return Family(WALK.format(shape=shape, axis=axis), (x,), wanted, {"m": 600}, plants)


def a_scatter(updates: int) -> Family:
    """Few updates are added in the order they stand in; of many, most go to one element, in whole numbers."""
    rng = np.random.default_rng(2)
    x = rng.standard_normal((updates, 3)).astype(np.float32)
    t = np.minimum(rng.geometric(0.6, updates) - 2, 4).astype(np.int32)  # -1: nowhere
    if updates > 256:
        x, t[5:-9] = np.rint(9 * x), 2
    wanted = np.zeros((5, 3), np.float32)
    np.add.at(wanted, t[t >= 0], x[t >= 0])
    plants = {
        "elements keep what they were": without_launch(0),
        "nobody says where updates go": without_launch(2),
        "parts are not merged": without_launch(4),
        "nobody says where runs end": without_launch(5),
        "runs end one update early": with_value("high", lambda high: high - 1),
        "what goes nowhere goes somewhere": with_value("ends5", instead("lt", "le")),
    }
    if updates <= 256:
        plants["updates of an element out of order"] = with_value("turned", unstable)
    else:
        plants |= {
            "a piece counts as a run": with_value("ends5", instead("neg", "abs")),
            "a piece is taken in twice": with_ends("piece", begin=-1),
            "the last piece is left out": with_ends("piece", end=-1),
            "nobody adds up pieces": without_launch(6),
        }
    return Family(OPEN.format(updates=updates), (t, x), wanted, {"n": 5, "c": 3}, plants)


FAMILIES: dict[str, Callable[[], Family]] = {
    "join": a_join,
    "rows": lambda: a_walk("3, m", 1),
    "columns": lambda: a_walk("m, 3", 0),
    "few updates": lambda: a_scatter(71),
    "many updates": lambda: a_scatter(300),
}


@pytest.fixture
def made_short(lower_limits: Callable[[dict[str, int]], None]) -> None:
    """Parts so short that a small kernel has several."""
    lower_limits({"few concat parts": 2, "concat parts": 4, "row part": 256, "column part": 256, "network": 64})


@pytest.mark.slow
@pytest.mark.parametrize("name", FAMILIES)
def test_planted_bugs_are_found(name, made_short):
    family = FAMILIES[name]()
    nest: LoopNest = scheduled(family.text)
    assert not finds(nest, family.inputs, family.wanted, family.dims)
    missed = [
        what
        for what, plant in family.plants.items()
        if not finds(plant(nest), family.inputs, family.wanted, family.dims)
    ]
    assert missed == []
