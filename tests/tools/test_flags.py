"""Flags that look into a model or take it apart: remarks, signatures, bounds, configuration files, targets, weights."""

import json
import re
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from ml_dtypes import bfloat16
from safetensors.numpy import load_file

from tests.tools.commands import shown
from tfc.runtime.checkpoint.safetensors_file import write_tensors

MODEL = """\
dim batch in 1..64
input x: f32[batch, 32]
input y: f32[batch]

var w: f32[32, 1] = truncated_normal([32, 1], seed=1)
h = relu(x @ w + 1.0)
p = reshape(h, [batch])
loss = mean(square(p - y))
step = group { w -= 0.01 * gradients(loss, w) }
best = Erfinv(tanh(p) * 0.5)

entry train(x, y) -> loss after step
entry infer(x) -> p
entry peak(x) -> best
"""


@pytest.fixture(autouse=True)
def _model(tmp_path: Path) -> None:
    (tmp_path / "model.tfg").write_text(MODEL)


# ---- bench and verify -----------------------------------------------------------------------------------------------


def test_bench_tells_where_the_time_goes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("bench", "model.tfg", "--entry=train", "--iterations=5", "--warmup-ms=0", "--per-node")
    out, _ = shown(capsys, *words, "--export=times.json")
    assert "kernel: nodes" in out
    uses = json.loads(Path("times.json").read_text())["instructions"]
    assert sum(use["share"] for use in uses) == pytest.approx(1)
    assert {"h", "loss"} <= {node for use in uses for node in use["nodes"]}
    assert [use["seconds"] for use in uses] == sorted((use["seconds"] for use in uses), reverse=True)


def test_bench_times_ops_on_the_host_and_kernels_of_a_module(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--entry=peak", "--iterations=3", "--warmup-ms=0", "--per-node")
    assert "Erfinv: " in shown(capsys, "bench", "model.tfg", *words)[0]
    shown(capsys, "compile", "model.tfg", "-o=model.tfcm")
    assert "model_peak_k0" in shown(capsys, "bench", "model.tfcm", *words)[0]


@pytest.mark.few(1)
@pytest.mark.parametrize("models", [("model.tfg", "model.tfcm"), ("model.tfcm", "model.tfg"), ("model.tfg",) * 2])
def test_a_model_agrees_with_its_module(models: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    write_tensors("w.safetensors", {"w": np.linspace(-1, 1, 32, dtype=np.float32).reshape(32, 1)})
    shown(capsys, "compile", "model.tfg", "--state-in=w.safetensors", "-o=model.tfcm")
    out, _ = shown(capsys, "verify", models[0], f"--against={models[1]}")
    assert re.findall(r"^(\w+): \d values compared, all agree", out, re.MULTILINE) == ["train", "infer", "peak"]


def test_verify_compares_loops_whose_gradients_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    """Where gradients are expanded, such a loop gives more than the model's own."""
    Path("loop.tfg").write_text(
        "input x: f64[]\ny = for k in range(4), a = x { yield a * a }\ng = gradients(y, x)\nentry main(x) -> y, g\n"
    )
    assert "all agree" in shown(capsys, "verify", "loop.tfg", "--input=x=1.1")[0]


def test_verify_tells_rounding_from_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    Path("far.tfg").write_text("input x: f32[]\nentry main(x) -> y = (x + 30000.0) - 30000.0\n")
    text, _ = shown(capsys, "verify", "far.tfg", "--input=x=0.3")
    assert re.search(r"rounding Sub +Sub +error (\S+e-03) \(interpreter: \1\)", text)
    assert "all agree" in text
    text, _ = shown(capsys, "verify", "far.tfg", "--input=x=0.3", "--tolerance=1e-4", status=1)
    assert "differs Sub" in text
    Path("lost.tfg").write_text(Path("far.tfg").read_text().replace("30000", "3000000"))
    text, _ = shown(capsys, "verify", "lost.tfg", "--input=x=0.3", status=1)
    assert "differs Sub" in text


def test_verify_compares_devices_with_one(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ("input x: f32[8, 8]", 'h = with device("cpu:0") { tanh(x) }', 'y = with device("cpu:1") { h @ h }')
    Path("two.tfg").write_text("\n".join([*lines, "entry main(x) -> y"]))
    text, _ = shown(capsys, "verify", "two.tfg", "--devices=cpu:2", "--all")
    assert re.search(r"ok +y \(one device, step 2\) .* error 0.00e\+00", text)
    assert len(re.findall("step 2", text)) == 1, "the reference is compared too"
    assert text.endswith("\n  the same bits as on one device\n")
    text, _ = shown(
        capsys, "verify", "two.tfg", "--devices=cpu:2", "--compress-transfers", "--tolerance=1e-7", status=1
    )
    assert "differs y (one device, step 1)" in text
    text, _ = shown(capsys, "verify", "two.tfg", "--devices=cpu:2", "--compress-transfers", "--tolerance=0.1")
    assert re.search(r"not the same bits \(y \(one device, step 1\): error .*e-03\) as on one device", text)
    assert (
        "main: 2 values"
        in shown(capsys, "verify", "two.tfg", "--devices=cpu:2", "--against=two.tfg", "--tolerance=0")[0]
    )
    shown(capsys, "verify", "two.tfg", "--devices=cpu:2", "--against=two.tfg", "--compress-transfers", status=1)


def test_a_changed_model_differs(capsys: pytest.CaptureFixture[str]) -> None:
    Path("other.tfg").write_text(MODEL.replace("0.01 *", "0.02 *"))
    assert shown(capsys, "verify", "model.tfg", "--against=interp") == shown(capsys, "verify", "model.tfg")
    out, _ = shown(capsys, "verify", "model.tfg", "--against=other.tfg", status=1)
    assert "infer: 3 values compared, all agree" in out
    assert re.search(r"differs w \(afterwards\) +f32\[32, 1\]", out)
    assert "differs loss (step 1)" not in out
    Path("other.tfg").write_text("input z: f32[2]\nentry infer(z) -> p = z\n")
    assert "has the input `x`" in shown(capsys, "verify", "model.tfg", "--against=other.tfg", status=1)[1]


def test_verification_may_start_from_saved_variables(capsys: pytest.CaptureFixture[str]) -> None:
    write_tensors("w.safetensors", {"w": np.full((32, 1), 3, np.float32)})
    out, _ = shown(capsys, "verify", "model.tfg", "--entry=infer", "--state-in=w.safetensors", "--all")
    assert "all agree" in out


# ---- compile --------------------------------------------------------------------------------------------------------


def test_remarks_say_what_became_of_each_node(capsys: pytest.CaptureFixture[str]) -> None:
    Path("conv.tfg").write_text(
        "input x: f32[1, 8, 8, 4]\nvar k: f32[3, 3, 4, 8] = ones([3, 3, 4, 8])\n"
        "z = relu(conv2d(x, k))\ns = sum(z, axis=3)\nbest = Erfinv(s)\nentry main(x) -> best, z\n"
    )
    _, err = shown(capsys, "compile", "conv.tfg", "--remarks=.")
    assert re.search(r"conv.tfg:3:\d+: remark\[fused\]: k0_\w+ computes \d nodes: .*\(Conv2D\), z \(Relu\)", err)
    assert re.search(
        r"remark\[contraction\]: .* 8 times 8 x 36 by 36 x 8: left written out first as \[.*\], right read", err
    )
    assert re.search(r"remark\[host\]: best \(Erfinv\) runs on the host: found by", err)
    _, err = shown(capsys, "compile", "conv.tfg", "--remarks=host")
    assert err.count("\n") == 1
    assert shown(capsys, "compile", "conv.tfg")[1] == ""


def test_remarks_tell_of_each_device_what_a_processor_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("g.tfg").write_text(
        "input x: f32[4, 6]\nz = relu(matmul(x, x, transpose_b=true))\nentry main(x) -> z, e = Erfinv(z)\n"
    )
    _, alone = shown(capsys, "run", "g.tfg", "--remarks=.", "--input=x=4x6xf32=0.1")
    for devices in ("gpu:sim", "cpu:2"):
        _, err = shown(capsys, "run", "g.tfg", "--remarks=.", "--input=x=4x6xf32=0.1", f"--devices={devices}")
        for kind in ("fused", "host"):
            told, wanted = (re.findall(rf"remark\[{kind}\]: ([^:]+): ", text) for text in (err, alone))
            assert told == wanted != []


def test_remarks_tell_types_that_kernels_do_not_hold(capsys: pytest.CaptureFixture[str]) -> None:
    Path("c.tfg").write_text("input x: complex64[2]\ny = x * x\nentry main(x) -> y\n")
    assert "kernels do not hold complex64" in shown(capsys, "compile", "c.tfg", "--remarks=host")[1]


def test_a_signature_adds_an_entry(capsys: pytest.CaptureFixture[str]) -> None:
    signature = "--signature=score:feeds=h,y;fetches=error=loss,p"
    shown(capsys, "compile", "model.tfg", signature, "--entry=score", "--dim=batch=1..8", "-o=m.tfcm")
    out, _ = shown(capsys, "inspect", "m.tfcm", "--output=signature")
    assert "score(h: f32[batch, 1], y: f32[batch]) -> (error: f32[], p: f32[batch])" in out
    assert "dim batch in 1..8" in out
    out, _ = shown(capsys, "run", "m.tfcm", "--input=h=[[1], [2]]", "--input=y=[0, 0]")
    assert out == "error: f32[] = 2.5\np: f32[2] = [1., 2.]\n"
    _, err = shown(capsys, "run", "m.tfcm", "--input=h=9x1xf32=0", "--input=y=9xf32=0", status=1)
    assert "outside of 1..8" in err


def test_targets_of_a_signature_run(capsys: pytest.CaptureFixture[str]) -> None:
    shown(capsys, "compile", "model.tfg", "--signature=fit:feeds=x,y;targets=step", "--entry=fit", "-o=m.tfcm")
    assert shown(capsys, "inspect", "m.tfcm", "--output=signature")[0].startswith("fit(")


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["--signature=nothing"], 2, "expected NAME:feeds="),
        (["--signature=s:fetch=loss"], 2, "`fetch=loss` is none of"),
        (["--signature=s:feeds=x"], 2, "needs fetches or targets"),
        (["--signature=s:fetches=lss"], 1, "no node `lss`; did you mean `loss`"),
        (["--signature=s:feeds=x;fetches=loss", "--entry=s"], 1, "needs a feed for 'y'"),
        (["--signature=s:feeds=x;fetches=p:2"], 1, "has 1 outputs, no p:2"),
        (["--signature=s:fetches=p,p"], 2, "two values are called `p`"),
        (["--dim=batch"], 2, "expected NAME=MIN..MAX"),
        (["--dim=batch=4..2"], 2, "4 is more than 2"),
        (["--dim=bach=1..2"], 1, "no dimension `bach`; the model has batch"),
        (["--remarks=("], 2, "unterminated"),
        (["--list-targets=pdp11"], 2, "LLVM knows no 'pdp11'"),
        (["--config=missing.toml"], 2, "cannot read missing.toml"),
    ],
)
def test_mistakes(words: list[str], status: int, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert message in shown(capsys, "compile", "model.tfg", *words, status=status)[1]


def test_targets_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "aarch64-unknown-linux-gnu" in shown(capsys, "compile", "--list-targets")[0]
    assert "cortex-a72" in shown(capsys, "compile", "--list-targets=aarch64-linux-gnu")[0].split()


# ---- configuration files --------------------------------------------------------------------------------------------


def test_a_file_holds_flags_and_the_command_line_wins(capsys: pytest.CaptureFixture[str]) -> None:
    Path("c.toml").write_text(
        'threads = 1\n[compile]\nemit = ["program", "tfg"]\nverify-each = true\ndim = ["batch=1..8"]\n'
        'output = "made"\nentry = "infer"\nno-cache = false\n[run]\nentry = "peak"\n'
    )
    shown(capsys, "compile", "model.tfg", "--config=c.toml", "-o", "here/")
    assert sorted(path.name for path in Path("here").iterdir()) == ["model.infer.tfg", "model.infer.txt"]
    shown(capsys, "compile", "model.tfg", "--config", "c.toml", "--emit=asm", "-o=one.s")
    assert Path("one.s").stat().st_size
    assert shown(capsys, "run", "model.tfg", "--config=c.toml", "--input=x=2x32xf32=1")[0].startswith("best: f32[2]")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("thread = 2", "there is no flag --thread; did you mean `threads`?"),
        ("[compil]\nemit = 'asm'", "there is no verb `compil`"),
        ("verify-each = 3", "verify-each is true or false, not 3"),
        ("threads = true", "threads takes a value, not True"),
        ("threads = 'two'", "invalid int value: 'two'"),
        ("threads = ", "c.toml: Invalid value"),
    ],
)
def test_mistakes_in_files(text: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("c.toml").write_text(text)
    assert message in shown(capsys, "compile", "model.tfg", "--config=c.toml", status=2)[1]


# ---- weights --------------------------------------------------------------------------------------------------------


def test_weights_are_listed_with_statistics(capsys: pytest.CaptureFixture[str]) -> None:
    write_tensors("w.safetensors", {"w": np.array([[1.0], [3.0], [np.nan]], np.float32), "n": np.array(7, np.int32)})
    out, _ = shown(capsys, "weights", "dump", "w.safetensors")
    assert re.search(r"^n +i32\[\] .*mean 7 ", out, re.MULTILINE)
    assert re.search(r"^w +f32\[3, 1\] +mean 2 .* 1 not finite$", out, re.MULTILINE)
    assert out.endswith("2 tensors, 16 B\n")
    (_, w) = json.loads(shown(capsys, "weights", "dump", "w.safetensors", "--json")[0])
    assert (w["name"], w["min"], w["max"], w["std"]) == ("w", 1, 3, 1)


def test_weights_go_from_format_to_format(capsys: pytest.CaptureFixture[str]) -> None:
    tensors = {
        "a/w": np.arange(6, dtype=np.float32).reshape(2, 3),
        "a/n": np.array(7, np.int64),
        "file": np.ones(2, bool),
    }
    write_tensors("w.safetensors", tensors)
    files = ["w.safetensors", "w.npz", "w.ckpt", "again.safetensors"]
    for source, made in pairwise(files):
        out, _ = shown(capsys, "weights", "convert", source, "-o", made)
        assert out == f"wrote {made}, 3 tensors\n"
    found = load_file("again.safetensors")
    assert found.keys() == tensors.keys()
    for name, array in tensors.items():
        np.testing.assert_array_equal(found[name], array, strict=True)


def test_some_weights_are_taken_out(capsys: pytest.CaptureFixture[str]) -> None:
    write_tensors("w.safetensors", {"a/w": np.ones(3, np.float32), "a/n": np.zeros(2), "h": np.ones(2, bfloat16)})
    shown(capsys, "weights", "extract", "w.safetensors", "--tensor=a/w", "-o", "w.npy")
    np.testing.assert_array_equal(np.load("w.npy"), np.ones(3, np.float32), strict=True)
    shown(capsys, "weights", "extract", "w.safetensors", "--tensor=a/*", "--tensor=h", "-o", "a.safetensors")
    assert sorted(load_file("a.safetensors")) == ["a/n", "a/w", "h"]
    for words, status, message in (
        (["convert", "w.safetensors", "-o", "w.npz"], 1, "h is bf16, which NumPy's files do not have"),
        (["extract", "w.safetensors", "--tensor=a/v", "-o", "w.npy"], 1, "no tensor 'a/v'; did you mean 'a/w'"),
        (["extract", "w.safetensors", "--tensor=a/*", "-o", "w2.npy"], 2, "2 tensors do not go into one .npy"),
        (["convert", "w.safetensors", "-o", "w.bin"], 2, "write a .safetensors"),
        (["convert", "w.safetensors"], 2, "convert FILE -o OUT"),
        (["extract", "w.safetensors", "-o", "w.npy"], 2, "extract FILE --tensor=NAME"),
    ):
        assert message in shown(capsys, "weights", *words, status=status)[1]


def test_weights_of_a_module(capsys: pytest.CaptureFixture[str]) -> None:
    write_tensors("w.safetensors", {"w": np.ones((32, 1), np.float32)})
    shown(capsys, "compile", "model.tfg", "--state-in=w.safetensors", "-o=model.tfcm")
    assert "w  f32[32, 1]" in shown(capsys, "weights", "dump", "model.tfcm")[0]
    Path("bad.safetensors").write_bytes(b"nothing")
    assert "is damaged or no safetensors file" in shown(capsys, "weights", "dump", "bad.safetensors", status=1)[1]
