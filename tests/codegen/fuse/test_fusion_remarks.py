"""Remarks that say why values go through memory, what is computed again, and how kernels walk their tensors."""

import re
from typing import get_args

import pytest

import tfc
from tfc.codegen.explain.remarks import Kind
from tfc.tools import cli

LAYER_NORM_GRADIENT = """
    input x: f32[4096, 768]
    input g: f32[768]
    input t: f32[4096, 768]
    m, v = moments(x, -1, keep_dims=true)
    dx, dg = gradients(sum((x - m) * rsqrt(v + 1e-5) * g * t), [x, g])
    entry main(x, g, t) -> dx, dg
"""


def test_the_flag_tells_every_kind_of_remark(capsys):
    with pytest.raises(SystemExit):
        cli.main(["profile", "--help"])
    shown = capsys.readouterr().out
    assert [kind for kind in get_args(Kind) if not re.search(rf"\b{kind}\b", shown)] == []


def test_the_gradient_of_layer_norm_stores_rows_only_between_its_kernels(capfd, monkeypatch):
    monkeypatch.setenv("TFC_REMARKS", "apart|recomputed")
    tfc.Session(tfc.parse(LAYER_NORM_GRADIENT)).prepare("main")
    said = capfd.readouterr().err
    assert "remark[recomputed]: Sub (Sub) is cheap" in said
    passed = [line for line in said.splitlines() if "remark[apart]" in line]
    assert passed
    assert all("(Mean)" in line or "(Rsqrt)" in line or "(SumTo)" in line for line in passed)
