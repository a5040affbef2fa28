"""Remarks that say why values go through memory, what is computed again, and how kernels walk their tensors."""

import re
from typing import get_args

import pytest

import tfc
from tests.codegen.fuse.steps import Step
from tfc.codegen.explain.fusion_remarks import apart_remarks, loop_remark
from tfc.codegen.explain.remarks import Kind
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.pipeline import build_kernels, plan_step
from tfc.codegen.target.target import for_cpu
from tfc.ir.types.types import f32, tensor
from tfc.tools import cli

LAYER_NORM_GRADIENT = """
    input x: f32[4096, 768]
    input g: f32[768]
    input t: f32[4096, 768]
    m, v = moments(x, -1, keep_dims=true)
    dx, dg = gradients(sum((x - m) * rsqrt(v + 1e-5) * g * t), [x, g])
    entry main(x, g, t) -> dx, dg
"""


def told(step):
    return [(kind, message) for kind, message, _ in apart_remarks([p for p in step.steps if isinstance(p, Plan)])]


def test_the_flag_tells_every_kind_of_remark(capsys):
    with pytest.raises(SystemExit):
        cli.main(["profile", "--help"])
    shown = capsys.readouterr().out
    assert [kind for kind in get_args(Kind) if not re.search(rf"\b{kind}\b", shown)] == []


def test_reasons_for_going_through_memory():
    b = Step()
    x, w = b.feed(tensor(f32, 64, 64)), b.feed(tensor(f32, 64, 64), "w")
    y = b.emit("Tanh", x)
    log = b.emit("Log", x)
    turned = b.emit("AddV2", b.emit("Transpose", log, b.ints(1, 0)), log)
    messages = told(plan_step(b.step(b.emit("MatMul", y, w), turned)))
    assert (
        "apart",
        "Tanh (Tanh) goes through memory to MatMul (MatMul): a product reads its operands from memory",
    ) in messages
    assert any(m.startswith("Log (Log) goes through memory") and "read elsewhere" in m for _, m in messages)


def test_loops_are_described():
    b = Step()
    large = b.feed(tensor(f32, 1 << 12, 1 << 11))
    target = for_cpu("znver4")

    def walk(value):
        (built, *_) = build_kernels(plan_step(b.step(value)), target).values()
        return loop_remark("k", built.nest)

    assert walk(b.over("Max", large, 0)) == "k: 64 lanes, on all threads, rows or columns kept in the first cache"
    assert "tiles transposed in registers" in walk(b.emit("Transpose", large, b.ints(1, 0)))
    assert walk(b.emit("Neg", large)) == "k: 64 lanes, on all threads, results stored past the caches"


def test_the_gradient_of_layer_norm_stores_rows_only_between_its_kernels(capfd, monkeypatch):
    monkeypatch.setenv("TFC_REMARKS", "apart|recomputed")
    tfc.Session(tfc.parse(LAYER_NORM_GRADIENT)).prepare("main")
    said = capfd.readouterr().err
    assert "remark[recomputed]: Sub (Sub) is cheap" in said
    passed = [line for line in said.splitlines() if "remark[apart]" in line]
    assert passed
    assert all("(Mean)" in line or "(Rsqrt)" in line or "(SumTo)" in line for line in passed)


IMAGES = """
    input x: f32[2, 4, 9, 8]
    input w: f32[3, 3, 4, 6]
    input v: f32[3, 3, 6, 6]
    a = relu(conv2d(x, w, data_format="NCHW"))
    b = relu(conv2d(a, v, data_format="NCHW"))
    entry main(x, w, v) -> b
"""


def test_images_written_channels_first_are_turned_once_each_way(capfd, monkeypatch):
    monkeypatch.setenv("TFC_REMARKS", "layout")
    tfc.Session(tfc.parse(IMAGES)).prepare("main")
    said = [line.split("remark[layout]: ")[1] for line in capfd.readouterr().err.splitlines()]
    assert said == [
        "x is turned channels last",
        "a/Conv2D (Conv2D) computes images channels last",
        "b/Conv2D (Conv2D) computes images channels last",
        "b (Relu) is turned channels first again",
    ]
