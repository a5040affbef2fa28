"""`tfc verify --bisect` and `--save-repro`: a fault put into a pass or a kernel is named, and what shows it is kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file

from tfc.codegen.lower import registry
from tfc.codegen.lower.registry import Lowering
from tfc.codegen.tensor.expr import apply
from tfc.codegen.tensor.tensor import Join, Tensor, compute, view
from tfc.ir.graph.graph import Graph
from tfc.passes import pipeline
from tfc.tools import cli

MODEL = """\
dim n in 1..64
input x: f32[n, 3]
var w: f32[3] = [1.0, 2.0, 3.0]
h = exp(x * 0.5)
s = sum(h - w, axis=1)
r = tanh(s)
loss = mean(square(r))
step = group { w -= 0.1 * gradients(loss, w) }
entry train(x) -> loss after step
entry infer(x) -> r
"""


@pytest.fixture(autouse=True)
def _model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TFC_CACHE", "0")
    Path("model.tfg").write_text(MODEL)


def bisect(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    """The exit status and the lines."""
    status = cli.main(["verify", "model.tfg", "--bisect", *words])
    return status, capsys.readouterr().out.splitlines()


def test_nothing_is_at_fault(capsys: pytest.CaptureFixture[str]) -> None:
    fine = "every pass and every kernel agrees with the interpreter"
    assert bisect(capsys, "--entry=train") == (0, [f"train: {fine}"])


@pytest.mark.parametrize("name", ["simplify", "cse", "order_variables"])
def test_a_pass_is_named(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(graph: Graph) -> Graph:
        after = pipeline.BY_NAME[name].run(graph)
        nodes = (node.with_(inputs=node.inputs[::-1]) if node.op == "Sub" else node for node in after.nodes)
        return after.with_nodes(nodes)

    steps = (replace(step, run=broken) if step.name == name else step for step in pipeline.PIPELINE)
    monkeypatch.setattr(pipeline, "PIPELINE", tuple(steps))
    status, lines = bisect(capsys, "--entry=infer")
    assert (status, lines) == (1, [f"infer: pass {name} is at fault: r is another value after it"])


def test_a_kernel_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = lambda ctx: ctx.elementwise(lambda x: apply("sin", x))  # noqa: E731
    monkeypatch.setitem(registry.RULES, "Tanh", wrong)
    status, lines = bisect(capsys, "--entry=infer")
    assert status == 1
    assert "is at fault: it computes r (Tanh, model.tfg:6:5), whose operands agree" in lines[0]
    assert lines[0].startswith("infer: kernel k")


def test_a_value_that_is_written_in_part_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory holds NaN before the step: its first node with an element nobody wrote is at fault, no later one."""

    def written_in_part(ctx: Lowering) -> Tensor:
        (x,) = ctx.inputs
        half = compute(x.dtype, (*x.shape[:-1], 2), lambda *i: apply("tanh", x[i]))
        return view(Tensor(x.dtype, (*x.shape, 1), Join(1, (view(half, (*half.shape, 1)),))), x.shape)

    monkeypatch.setitem(registry.RULES, "Tanh", written_in_part)
    Path("model.tfg").write_text(
        "input x: f32[40, 3]\nh = exp(x)\nt = tanh(h)\ns = t @ transpose(t)\n"
        "r = sum(s + s, axis=1)\nentry infer(x) -> r\n"
    )
    status, lines = bisect(capsys)
    assert status == 1
    assert "it computes t (Tanh, model.tfg:3:5), whose operands agree" in lines[0]
    assert cli.main(["verify", "model.tfg"]) == 1
    assert "differ, the first is t" in capsys.readouterr().out


def test_it_is_for_models(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", "model.tfcm", "--bisect"]) == 2
    assert bisect(capsys, "--devices=cpu:2")[0] == 2


@pytest.mark.parametrize("suffix", ["tfg", pytest.param("tfcm", marks=pytest.mark.slow)])
def test_a_difference_is_kept_with_all_it_takes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(registry.RULES, "Tanh", lambda ctx: ctx.elementwise(lambda x: apply("sin", x)))
        if suffix == "tfcm":
            assert cli.main(["compile", "model.tfg", "-o", "model.tfcm"]) == 0
            capsys.readouterr()
        assert cli.main(["verify", f"model.{suffix}", "--entry=infer", "--save-repro=case", "--rows=3"]) == 1
        assert "\n  in case/infer: tfc verify model." in capsys.readouterr().out
        monkeypatch.chdir("case/infer")
        assert np.load("input0.npy").shape == (3, 3)
        assert load_file("state.safetensors")["w"].tolist() == [1, 2, 3]
        command = Path("command.txt").read_text().split()
        assert cli.main(command[1:]) == 1
        assert "differs r" in capsys.readouterr().out
    # A module has the fault in it; the model does not.
    assert cli.main(command[1:]) == (suffix == "tfcm")


HALVES = "input x: f16[4]\ny = x * x\nz = is_inf(y)\nw = y / 4.0\nentry f(x) -> z, w\n"


@pytest.mark.parametrize("flags", [[], ["--strict-rounding"], ["--bisect"]])
def test_what_is_infinite_in_half_precision_alone_is_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], flags: list[str]
) -> None:
    (tmp_path / "m.tfg").write_text(HALVES)
    assert cli.main(["verify", str(tmp_path / "m.tfg"), "--input=x=[300, 300, 300, 300]", *flags]) == 0
    assert "agree" in capsys.readouterr().out


def test_what_neither_float64_nor_half_precision_gives_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "m.tfg").write_text(HALVES)
    monkeypatch.setitem(registry.RULES, "Mul", lambda ctx: ctx.elementwise(lambda x, y: x * y * 0.5))
    assert cli.main(["verify", str(tmp_path / "m.tfg"), "--input=x=[300, 300, 300, 300]"]) == 1
