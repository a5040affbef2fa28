"""What the command line writes for GPUs, and what it does with that: modules, and PTX of several entries."""

from __future__ import annotations

import re

import pytest

from tests.tools.commands import err
from tfc.codegen.gpu.device import ptxas
from tfc.tools import cli

MODEL = """
dim n in 1..64
input x: f32[n]
input k: i32[]
var w: f32[4] = [0.1, 0.2, 0.3, 0.4]
scale = gather(w, k)
grow = group { w := w * 2.0 }
entry infer(x, k) -> y = exp(x) * scale
entry train(x) -> total = sum(x) after grow
"""


@pytest.fixture
def model(tmp_path):
    """The path of a model of two entries."""
    path = tmp_path / "model.tfg"
    path.write_text(MODEL)
    return path


def run(capsys, *words):
    """The exit status of a command, and what it printed."""
    status = cli.main([str(word) for word in words])
    return status, capsys.readouterr().out


def test_the_entries_of_a_model_are_one_ptx(model, capsys):
    path = model.with_suffix(".ptx")
    status, out = run(capsys, "compile", model, "--target=nvptx64:sm_80", "-o", path)
    assert status == 0 and f"wrote {path}" in out
    text = path.read_text()
    assert text.count(".target sm_80") == 1
    kernels = re.findall(r"\.visible \.entry (\w+)\(", text)
    assert {name.split("_k")[0] for name in kernels} == {"model_infer", "model_train"}
    assert re.search(r"\.func .*tfc_fail", text), "gather checks its index"
    if ptxas.find_assembler():
        assert set(ptxas.resources(ptxas.assemble_ptx(text.encode(), "sm_80")[1])) == set(kernels)


def test_a_target_is_said_once(model, capsys):
    assert cli.main(["compile", str(model), "--target=nvptx64:sm_80", "--target-cpu=x86-64-v3", "-o", "x.tfcm"]) == 2
    assert "--target says both at once" in capsys.readouterr().err


def test_sizes_that_are_made_up_are_those_of_the_gpu(tmp_path, capsys):
    path = tmp_path / "model.tfg"
    path.write_text("input x: f32[?, 4]\nentry main(x) -> y = softmax(x)\n")
    status, out = run(capsys, "compile", path, "--target=nvptx64:sm_90a", "--emit=ptx", "-o", "-")
    assert status == 0 and ".target sm_90a" in out
    assert run(capsys, "inspect", path, "--target=nvptx64:sm_80", "--output=kernels")[1].count("k0_Softmax") == 1


def test_a_module_is_run_timed_verified_and_shown(model, capsys, monkeypatch):
    monkeypatch.setenv("TFC_GPU_DRIVER", "stand-in")
    path = model.with_suffix(".tfcm")
    assert run(capsys, "compile", model, "--target=nvptx64:sm_80", "-o", path)[0] == 0
    state = model.with_suffix(".safetensors")
    status, out = run(capsys, "run", path, "--entry=infer", "--input=x=f32[2]=0", "--input=k=3", f"--state-out={state}")
    assert status == 0 and "0.4, 0.4" in out and state.exists()
    status, out = run(capsys, "verify", path)
    assert status == 0 and "samples in the file: 2 values compared, 0 differ" in out
    assert run(capsys, "bench", path, "--entry=train", "--iterations=1", "--warmup-ms=0")[0] == 0
    assert "kernels    for sm_80, launched by NVIDIA's driver" in run(capsys, "inspect", path)[1]
    status, out = run(capsys, "inspect", path, "--output=kernels", "--entry=infer", "--dim=n=7")
    assert status == 0 and "blocks threads" in out and "model_infer_k" in out
    assert ".visible .entry model_train_k" in run(capsys, "inspect", path, "--output=disasm", "--entry=train")[1]
    assert cli.main(["run", str(path), "--devices=gpu:1"]) == 2
    assert "a compiled module is for one, --device=N if it is a GPU" in capsys.readouterr().err


def test_an_entry_without_a_driver_says_where_it_stands(model, capsys, monkeypatch):
    monkeypatch.setenv("TFC_GPU_DRIVER", "/nowhere/libcuda.so.1")
    path = model.with_suffix(".so")
    assert run(capsys, "compile", model, "--target=nvptx64:sm_80", "-o", path)[0] == 0
    told = err(capsys, "run", str(path), "--entry=infer", "--input=x=f32[2]=0", "--input=k=3", status=1)
    assert "UNAVAILABLE" in told and "there is no driver: /nowhere/libcuda.so.1" in told and "model.tfg:8:" in told


@pytest.mark.filterwarnings("default")
def test_a_driver_that_takes_no_code_is_told_of_in_a_line(model, capsys, unused_gpus):
    unused_gpus.fail("cuModuleLoadDataEx", 221)
    assert cli.main(["run", str(model), "--devices=gpu:1", "--entry=infer", "--input=x=f32[2]=0", "--input=k=3"]) == 0
    told = capsys.readouterr()
    assert "0.4, 0.4" in told.out
    (line,) = told.err.splitlines()
    assert line.startswith("warning: /job:localhost/replica:0/task:0/device:GPU:0 is left out, as stand-in: ")
    assert "JIT_COMPILER_NOT_FOUND (221)" in line and line.endswith("device:CPU:0 does its work")
