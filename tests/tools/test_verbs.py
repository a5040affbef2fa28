"""The verbs end to end on a small model that trains: what they print, write and return."""

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.tools.commands import err, out
from tfc.tools import cli

MODEL = """\
dim batch in 1..64
input x: f32[batch, 3]
input y: f32[batch]

var w: f32[3] = zeros([3])
p = sum(x * w, axis=1)
loss = mean(square(p - y))
step = group { w -= 0.1 * gradients(loss, w) }

entry train(x, y) -> loss after step
entry infer(x) -> p
"""
ROWS = 40


@pytest.fixture(autouse=True)
def _model(tmp_path: Path) -> None:
    """A model and data that it fits exactly."""
    (tmp_path / "model.tfg").write_text(MODEL)
    x = np.random.Generator(np.random.PCG64(3)).standard_normal((ROWS, 3)).astype(np.float32)
    np.savez("data.npz", x=x, y=x @ np.array([1, -2, 3], np.float32))


TRAIN = ("run", "model.tfg", "--entry=train", "--data=data.npz", "--batch=8", "--shuffle=1")


def test_training_learns_and_state_survives(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, *TRAIN, "--epochs=20", "--state-out=w.safetensors")
    losses = [float(loss) for loss in re.findall(r"epoch \d+/20: loss ([\d.]+)", shown)]
    assert len(losses) == 20
    assert losses[-1] < 1e-3 < losses[0]
    infer = ("run", "model.tfg", "--entry=infer", "--state-in=w.safetensors", "--input=x=[[1, 0, 0], [0, 1, 1]]")
    out(capsys, *infer, "--output=@p.npy")
    np.testing.assert_allclose(np.load("p.npy"), [1, 1], atol=0.02)
    assert "outputs agree" in out(capsys, *infer, "--expected-output=p=@p.npy", "--equality=exact")
    np.save("wrong.npy", np.array([1, 2], np.float32))
    assert "outputs differ" in out(capsys, *infer, "--expected-output=@wrong.npy", status=1)


def test_the_same_seed_trains_the_same_whatever_the_threads(capsys: pytest.CaptureFixture[str]) -> None:
    one = out(capsys, *TRAIN, "--epochs=3", "--threads=1", "--state-out=a.safetensors")
    two = out(capsys, *TRAIN, "--epochs=3", "--threads=2", "--state-out=b.safetensors")
    assert one == two
    assert Path("a.safetensors").read_bytes() == Path("b.safetensors").read_bytes()
    assert out(capsys, *TRAIN[:-1], "--shuffle=2", "--epochs=3") != one


def test_a_loss_that_is_no_number_comes_with_advice(capsys: pytest.CaptureFixture[str]) -> None:
    Path("steep.tfg").write_text(MODEL.replace("0.1 *", "1e30 *"))
    assert cli.main(["run", "steep.tfg", *TRAIN[2:], "--epochs=3"]) == 1
    advice = [line for line in capsys.readouterr().err.splitlines() if "--check-numerics" in line]
    assert len(advice) == 1
    assert advice[0].startswith("loss is not finite from epoch ")


def test_evaluation_after_training(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(r"^infer: $", out(capsys, *TRAIN, "--epochs=1", "--eval=infer"), re.MULTILINE)
    assert re.search(r"^train: loss \d", out(capsys, *TRAIN, "--epochs=0", "--eval=train"), re.MULTILINE)


def test_any_value_can_be_fetched_and_fed(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "run", "model.tfg", "--fetch=loss,p:0", "--input=p=[1, 2]", "--input=y=[1, 4]", status=1)
    assert shown == ""  # p is fed, so it cannot be fetched
    shown = out(capsys, "run", "model.tfg", "--fetch=loss", "--input=p=[1, 2]", "--input=y=[1, 4]")
    assert shown == "loss: f32[] = 2.\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--entry=train", "--input=x=[[1, 2, 3]]"], "input `y` is not given"),
        (["--entry=infer", "--input=x=[[1, 2]]"], "x"),
        (["--entry=nothing"], "there is no entry `nothing`; the model has train, infer"),
        ([], "several entries"),
        (["--entry=infer", "--data=nowhere.npz"], "nowhere.npz"),
        (["--entry=train", "--data=data.npz", "--epochs=1", "--batch=100"], "a batch of 100 does not fit"),
        (["--entry=infer", "--data=data.npz", "--state-in=model.tfg"], "model.tfg"),
        (["--fetch=nothing", "--data=data.npz"], "there is no node 'nothing'"),
    ],
)
def test_mistakes_are_explained(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert message in err(capsys, "run", "model.tfg", *words, status=1)


@pytest.mark.parametrize(
    "words", [["--fetch=p", "--entry=infer"], ["--epochs=-1"], ["--entry=infer", "--input=z=1", "--data=data.npz"]]
)
def test_contradictions_are_usage_errors(words: list[str]) -> None:
    assert cli.main(["run", "model.tfg", *words]) == 2


def test_compile_writes_every_form(capsys: pytest.CaptureFixture[str]) -> None:
    forms = "tfg,program,loops,llvm-ir,llvm-opt,asm"
    out(capsys, "compile", "model.tfg", f"--emit={forms}", "-o", "out", "--dump-ir-to=dumps")
    names = {path.name for path in Path("out").iterdir()}
    suffixes = ("tfg", "txt", "loops", "ll", "opt.ll", "s")
    assert names == {f"model.{entry}.{suffix}" for entry in ("train", "infer") for suffix in suffixes}
    assert "define" in Path("out/model.infer.ll").read_text()
    assert "ret" in Path("out/model.infer.s").read_text()
    dumps = sorted(path.name for path in Path("dumps/train").glob("*.tfg"))
    assert dumps[0] == "00-parse.tfg"
    assert Path(f"dumps/train/{len(dumps)}-lower_for_kernels.step").exists()
    assert any("expand_gradients" in name for name in dumps)
    text = out(capsys, "opt", f"dumps/train/{dumps[-1]}")
    assert text.startswith("graph main {")
    assert text == Path(f"dumps/train/{dumps[-1]}").read_text()


def test_compile_to_standard_output_and_for_another_machine(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert cli.main(["compile", "model.tfg", "--entry=infer", "--emit=asm", "-o", "-"]) == 0
    assert b".text" in capfdbinary.readouterr().out
    words = ["--target-triple=aarch64-unknown-linux-gnu", "--target-cpu=cortex-a72", "--no-cache"]
    assert cli.main(["compile", "model.tfg", "--entry=infer", "--emit=asm", "-o", "-", *words]) == 0
    assert b"fmla" in capfdbinary.readouterr().out


def test_the_same_input_gives_the_same_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("one", "two"):
        out(capsys, "compile", "model.tfg", "--emit=obj,llvm-ir,program,tfg", "-o", f"{folder}/", "--no-cache")
    for path in Path("one").iterdir():
        assert path.read_bytes() == (Path("two") / path.name).read_bytes()


def test_an_unknown_form_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert "the forms are tfg" in err(capsys, "compile", "model.tfg", "--emit=magic", status=2)


def test_flags_and_variables_mean_the_same(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    by_flag = err(capsys, "opt", "model.tfg", "--passes=cse", "--print-ir-after=cse", "-o", "a.tfg")
    monkeypatch.setenv("TFC_PRINT", "after:cse")
    assert err(capsys, "opt", "model.tfg", "--passes=cse", "-o", "b.tfg") == by_flag != ""
    monkeypatch.setenv("TFC_TIME", "1")
    assert re.search(r"ms +cse", err(capsys, "opt", "model.tfg", "--passes=cse", "-o", "b.tfg"))


def test_inspect_shows_every_view(capsys: pytest.CaptureFixture[str]) -> None:
    summary = out(capsys, "inspect", "model.tfg")
    assert "3 parameters in 12 B" in summary
    assert "infer(x: f32[batch, 3]) -> (p: f32[batch])" in summary
    assert "dim batch in 1..64" in out(capsys, "inspect", "model.tfg", "--output=signature")
    kernels = out(capsys, "inspect", "model.tfg", "--output=kernels", "--dim=batch=10")
    assert "with batch = 10" in kernels
    assert "FLOP/byte" in kernels
    assert "live at once at most" in out(capsys, "inspect", "model.tfg", "--output=memory")
    assert "fetch p" in out(capsys, "inspect", "model.tfg", "--output=program", "--entry=infer")
    assert out(capsys, "inspect", "model.tfg", "--output=dot").startswith("digraph")
    out(capsys, "inspect", "model.tfg", "--output=svg", "-o", "graph.svg")
    assert "</svg>" in Path("graph.svg").read_text()
    facts = json.loads(out(capsys, "inspect", "model.tfg", "--output=json"))
    assert facts["variables"]["w"] == {"type": "f32[3]", "elements": 3, "bytes": 12}
    assert {entry["name"] for entry in facts["entries"]} == {"train", "infer"}


def test_verify_agrees_with_the_interpreter(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "verify", "model.tfg", "--data=data.npz")
    assert re.search(r"train: \d+ values compared, all agree", shown)
    assert "error" in out(capsys, "verify", "model.tfg", "--entry=infer", "--all").splitlines()[0]
    shown = out(capsys, "verify", "model.tfg", "--entry=train", "--data=data.npz", "--tolerance=0", status=1)
    assert "differs" in shown
    assert "model.tfg:" in shown


def test_bench_reports_percentiles(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--warmup-ms=1", "--iterations=50", "--percentile=50,90", "--export=times.json")
    shown = out(capsys, "bench", "model.tfg", "--entry=infer", "--dim=batch=4", *words)
    assert "infer(x [4, 3]): 50 calls" in shown
    assert "p50" in shown
    assert len(json.loads(Path("times.json").read_text())["times_s"]) == 50


def test_sizes_that_nobody_gave_are_told_and_those_of_no_dimension_refused(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "model.tfg", "--entry=infer", "--warmup-ms=1", "--iterations=2"]
    assert cli.main(words) == 0
    assert "takes batch as 1; --dim=batch=NUMBER takes another size" in capsys.readouterr().err
    for more in (["--dim=batch=4"], ["--input=x=2x3xf32=1 2 3 4 5 6"]):
        assert "batch" not in err(capsys, *words, *more)
    assert "no dimension `bach`; the model has batch" in err(capsys, *words, "--dim=bach=4", status=1)


def test_fmt_rewrites_checks_and_shows(capsys: pytest.CaptureFixture[str]) -> None:
    Path("ugly.tfg").write_text("input x:f32[2]  # kept\ny=x*2;entry main(x)->y\n")
    assert "would reformat ugly.tfg" in out(capsys, "fmt", "--check", "ugly.tfg", status=1)
    assert "+y = x * 2" in out(capsys, "fmt", "--diff", "ugly.tfg", status=1)
    out(capsys, "fmt", ".")
    assert Path("ugly.tfg").read_text() == "input x: f32[2]  # kept\ny = x * 2\nentry main(x) -> y\n"
    out(capsys, "fmt", "--check", ".")


def test_errors_of_a_file_come_together_with_carets_or_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    Path("bad.tfg").write_text("input x: f32[2, 3]\ny = x @ x\nz = rleu(x)\n")
    shown = err(capsys, "compile", "bad.tfg", status=1)
    assert "bad.tfg:2:5" in shown
    assert "^" in shown
    assert "`relu`" in shown
    found = json.loads(err(capsys, "compile", "bad.tfg", "--diagnostics=json", status=1))
    assert [each["loc"]["line"] for each in found] == [2, 3]
    code = found[0]["code"]
    assert code in out(capsys, "explain", code)


EXPLAINED = [
    ("MatMul", "transpose_a"),
    ("TopKV2", "runs on: processors and GPUs"),
    ("Unique", "runs on: the host, in steps on GPUs too: the size of its result"),
    ("While", "runs on: no device"),
    ("Softsign", "kernel: features / (abs(features) + 1)\n* in the language: softsign(x)"),
    ("Conv2D", "in the language: conv2d(x, filter, strides="),
    ("cse", "Click"),
    ("NOT_FOUND", "Status 5"),
]


@pytest.mark.parametrize(("subject", "says"), EXPLAINED)
def test_explain(subject: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert says in out(capsys, "explain", subject)
    assert subject in out(capsys, "explain")


def test_explain_guesses(capsys: pytest.CaptureFixture[str]) -> None:
    assert "did you mean `MatMul`?" in err(capsys, "explain", "MatMull", status=1)


def test_doctor_finds_this_machine_fit(capsys: pytest.CaptureFixture[str]) -> None:
    findings = {each["subject"]: each for each in json.loads(out(capsys, "doctor", "--json"))}
    assert findings["compiler"]["state"] == "ok"
    assert findings["processor"]["state"] == "ok"


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"\x00" * 100, b"input x: f32[" + b"9" * 400 + b"]"])
@pytest.mark.parametrize("verb", ["compile", "run", "opt", "inspect", "fmt"])
def test_no_file_ends_in_a_traceback(verb: str, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    Path("hostile.tfg").write_bytes(content)
    assert cli.main([verb, "hostile.tfg"]) in (0, 1)
    assert "internal error" not in capsys.readouterr().err


PRIMITIVES = """\
input p: bool[]
input x: f32[2]
off, on = Switch(x, p)
half = x / 2
y, index = Merge(off * 10.0, on * on)
entry main(p, x) -> sum = y + half, index
"""


def test_what_primitives_govern_is_compared_by_results_only(capsys: pytest.CaptureFixture[str]) -> None:
    Path("prims.tfg").write_text(PRIMITIVES)
    listed = out(capsys, "verify", "prims.tfg", "--all")
    assert "half" in listed
    assert "Switch" not in listed


def test_a_dump_runs_in_a_process_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing else has filled the registry there."""
    Path("prims.tfg").write_text(PRIMITIVES)
    Path("dump.tfg").write_text(out(capsys, "opt", "--passes=prune", "prims.tfg"))
    command = [sys.executable, "-m", "tfc", "run", "dump.tfg", "--input=p=true", "--input=x=2,3"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "index: i32[] = 1" in done.stdout


def test_bench_fills_queues_and_places(capsys: pytest.CaptureFixture[str]) -> None:
    Path("queue.tfg").write_text(
        "queue q = fifo(capacity=3) of f32[]\nq.runner(q.enqueue(2.0))\n"
        'with device("cpu:1") { y = q.dequeue() * 2 }\nentry main() -> y\n'
    )
    words = ["--iterations=20", "--warmup-ms=0"]
    assert "main(): 20 calls" in out(capsys, "bench", "queue.tfg", "--devices=cpu:2", *words)
    assert "there is no device type 'FOO'" in err(capsys, "bench", "queue.tfg", "--devices=foo:1", *words, status=1)


def test_bench_of_what_waits_ends_after_a_while(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody takes from the queue, so the second call waits; the first one shows that the limit is for each step."""
    Path("full.tfg").write_text("queue q = fifo(capacity=1) of f32[]\nput = q.enqueue(2.0)\nentry main() after put\n")
    words = ["bench", "full.tfg", "--timeout=0.2", "--iterations=3", "--warmup-ms=0"]
    assert cli.main(words) == 1
    shown = capsys.readouterr().err
    assert "DEADLINE_EXCEEDED" in shown
    assert "node put" in shown
    assert "full.tfg:2" in shown
    assert cli.main([*words[:2], "--timeout=-1"]) == 2
    assert cli.main(["bench", "m.tfcm", "--timeout=1"]) == 2
