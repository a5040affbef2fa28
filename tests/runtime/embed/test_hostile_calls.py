"""What a caller gives is checked before it is touched, whatever it is: sanitizers watch."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import tfc
from tests.runtime.embed.sanitized import needs_gcc, runs, supported_by_gcc
from tfc.codegen.target.target import host
from tfc.compiler.objects import Embedding
from tfc.ir.base.config import Config

MODEL = """\
dim n in 1..8
input x: f32[n, 3]
input i: i32[n]
input p: f64[2 * n + 1]
input flag: bool[]
var w: f32[3] = [1.0, 2.0, 3.0]
rows = gather(load("table.npy"), i)
y = x * w
z = concat([y, y[0:1]], axis=0)
q = if flag { sum(p) } else { mean(p) }
step = group { w += sum(x, axis=0) }
entry train(x, i, p, flag) -> rows, z, q after step
entry infer(x) -> y
"""


@needs_gcc
def test_every_field_of_a_call_is_checked(tmp_path: Path, monkeypatch: object) -> None:
    np.save(tmp_path / "table.npy", np.arange(400, dtype=np.float32).reshape(100, 4))
    graph = tfc.parse(MODEL, file="model.tfg", folder=str(tmp_path))
    made = Embedding(graph, host(), Config(), "model", {}, checks=True)
    source = Path(__file__).with_name("hostile_calls.c").read_text()
    assert runs(supported_by_gcc(made, source, tmp_path)) == "51 cases\n"
