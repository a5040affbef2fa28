"""`tfc profile`: every kernel beside its limit, time by line, the page; and what it is made of."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.tools.commands import out
from tfc.codegen.explain.subscribe import listening
from tfc.codegen.gpu.device.ptxas import find_assembler
from tfc.codegen.target.target import for_gpu
from tfc.ir.base.config import Config
from tfc.ir.devices.limits import Level, Limits
from tfc.runtime.gpu.driver import GpuInfo, StandIn
from tfc.runtime.gpu.peak import peak
from tfc.tools import cli, doctor
from tfc.tools.inspect_gpu import launched
from tfc.tools.per_node import Use
from tfc.tools.profile_gpu import by_driver
from tfc.tools.programs import compile_for
from tfc.tools.roofline import by_line, rows

MODEL = """\
use nn
use optimizers

dim batch in 1..64
input x: f32[batch, 96]
input y: i32[batch]
h = nn.dense(x, units=64, activation=relu, seed=1)
logits = nn.dense(h, units=10, seed=2)
loss = mean(nn.sparse_softmax_cross_entropy(logits, y))
step = optimizers.momentum(loss, rate=0.01)
entry train(x, y) -> loss after step
entry infer(x) -> logits
"""
QUICK = ("--iterations=3", "--threads=1")
LIMITS = Limits(1, {4: 100e9, 8: 50e9}, (Level("L2", 1e6, 40e9), Level("memory", float("inf"), 10e9)))


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The model, in the working folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "model.tfg").write_text(MODEL)
    return tmp_path / "model.tfg"


def test_the_table_names_kernels_reasons_and_lines(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "profile", "model.tfg", "--entry=infer", "--dim=batch=16", "--why", *QUICK)
    assert shown.startswith("infer(x [16, 96]): ")
    assert "this machine, one thread: " in shown
    kernel = next(line for line in shown.splitlines() if "k0_MatMul_Relu: " in line)
    assert re.match(r" +[\d.]+ (ns|µs|ms) +[\d.]+% +[\d.]+ +[\d.]+ ", kernel)
    assert "loops: product batch x 96 by 96 x 64" in shown
    assert "fused: k0_MatMul_Relu computes 3 nodes" in shown
    lines = shown.split("by line of the model")[1]
    assert re.search(r"%  model\.tfg:7  h = nn\.dense", lines)
    assert re.search(r"%  model\.tfg:8  logits = ", lines)


def test_kernels_on_gpus_are_told_apart(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["profile", "model.tfg", "--entry=train", "--dim=batch=16", "--devices=gpu:sim", "--why", *QUICK]
    shown = out(capsys, *words, "--html=page.html")
    assert "GPU:0: stand-in, of which no limits are known; times are those of this machine's processor" in shown
    assert "at their limits" not in shown
    rows = [line for line in shown.splitlines() if re.search(r" gpu +k\d+_", line)]
    assert len(rows) > 4 and all(re.match(r" +[\d.]+ (ns|µs|ms) ", row) for row in rows)
    assert re.search(r"loops: \S+ blocks of \d+ threads", shown)
    assert re.search(r"^ +\d+ blocks of \d+ threads, [\d.]+ KiB of shared memory$", shown, re.MULTILINE)
    assert "one element at a time" not in shown
    assert re.search(r"%  model\.tfg:7  h = nn\.dense", shown)
    assert "k0_MatMul_Relu" in Path("page.html").read_text()


def test_gpus_have_a_roofline_of_their_own(
    model: Path, capsys: pytest.CaptureFixture[str], unused_gpus: StandIn
) -> None:
    """By the figures that a driver gives, here those of an A100. Placement has them too."""
    figures = {"processors": 108, "clock": 1_410_000, "memory clock": 1_215_000, "bus": 5120, "cache": 40 << 20}
    words = ["profile", "model.tfg", "--entry=train", "--dim=batch=64", "--devices=gpu:1", *QUICK]
    for name, value in figures.items():
        unused_gpus.set(name, value)
    assert cli.main([*words, "--html=page.html", "--export=page.json"]) == 0
    with tfc.Session(tfc.read(model), devices="gpu:1,cpu:1") as session:
        info = session.device_set["/job:localhost/replica:0/task:0/device:GPU:0"]
        assert (info.flops, info.bandwidth) == (pytest.approx(19.5e12, rel=0.01), pytest.approx(1555e9, rel=0.01))
    shown = capsys.readouterr().out
    assert "GPU:0: stand-in, 108 multiprocessors: TFLOP/s: 19.5, 9.7 in f64; tensor units 311.9 in bf16" in shown
    assert "GB/s: 1555; times are those of this machine's processor" in shown
    page = Path("page.html").read_text()
    assert "Roofline of /job:localhost/replica:0/task:0/device:GPU:0" in page and "blocks of 256 threads" in page
    kernels = json.loads(Path("page.json").read_text())["kernels"]
    assert all(kernel["bound"] in ("small", "compute", "cache") and kernel["launches"] for kernel in kernels)
    check = Balanced()
    check.feed(page)
    assert not check.open


def test_what_a_device_can_do_at_most() -> None:
    """The figures of data sheets, from clocks and buses: H100 SXM, T4; nothing of a device that is not known."""
    hopper = peak(90, 132, 1.83e9, 2 * 2.619e9 * 5120 / 8, 50 << 20)
    assert hopper is not None
    assert hopper.units["bf16"] == pytest.approx(989e12, rel=0.01) and hopper.flops[4] == pytest.approx(67e12, rel=0.1)
    assert hopper.levels[-1].rate == pytest.approx(3.35e12, rel=0.01)
    turing = peak(75, 40, 1.59e9, 320e9, 4 << 20)
    assert turing is not None and turing.units == {"f16": pytest.approx(65e12, rel=0.01)}
    assert (
        peak(90, 132, 0.0, 1e12, 0) is None
        and peak(75, 40, 1.59e9, 0.0, 0) is None
        and peak(35, 1, 1e9, 1e9, 0) is None
    )


def test_doctor_says_what_a_device_can_do() -> None:
    info = GpuInfo(0, "NVIDIA T4", 75, 15 << 30, 40, 1.59e9, 320e9, 4 << 20)
    assert doctor.described(info) == (
        "NVIDIA T4 (sm_75, 15 GiB, 40 multiprocessors: TFLOP/s: 8.1, 0.3 in f64; tensor units 65.1 in f16; GB/s: 320)"
    )
    assert doctor.described(replace(info, capability=62, clock=0.0)) == "NVIDIA T4 (sm_62, 15 GiB)"


def test_what_bounds_a_kernel_of_a_gpu(model: Path) -> None:
    with listening() as decisions, tfc.Session(tfc.read(model)) as session:
        session.prepare("infer")
    plain = decisions[0]
    names = tuple(node.name for node in plain.nodes)
    limits = Limits(1, {4: 1e12, 8: 5e11}, (Level("memory", float("inf"), 1e11),), {"bf16": 1e13}, 1 << 20)

    def row(flops: int, size: int, seconds: float, units: str = "") -> tuple[str, float | None]:
        use = Use(plain.symbol, names, 1, seconds, 1.0, flops, size, "/device:GPU:0")
        decision = replace(plain, units=units)
        (made,) = rows([use], [decision], LIMITS, {"/device:GPU:0": limits})
        return made.bound, made.reached

    assert row(10**10, 1000, 0.02) == ("compute", 0.5)
    assert row(10**10, 1000, 0.002, "bf16") == ("units", 0.5)
    assert row(1000, 10**8, 0.002) == ("memory", 0.5)
    assert row(1000, 10**6, 40e-6) == ("cache", None)
    assert row(1000, 1000, 1e-6) == ("small", None)
    (unknown,) = rows([Use(plain.symbol, names, 1, 1.0, 1.0, 1, 1, "/device:GPU:1")], decisions, LIMITS, {})
    assert (unknown.bound, unknown.reached) == ("gpu", None)


def test_products_on_tensor_units_are_told_apart() -> None:
    graph = tfc.parse("input x: bf16[64, 64]\ninput y: bf16[64, 64]\nentry main(x, y) -> z = x @ y, w = exp(x)\n")
    with listening() as decisions:
        compile_for(graph, graph.entry["main"], Config(), for_gpu("sm_80"))
    assert {each.symbol.partition("_")[2]: each.units for each in decisions} == {"MatMul": "bf16", "Exp": ""}


def test_a_driver_says_what_its_functions_take() -> None:
    """Every function of the stand-in has 32 registers."""
    with tfc.Session(tfc.parse("input x: f32[8]\nentry main(x) -> y = exp(x)\n"), devices="gpu:sim") as session:
        step = session.prepare("main")
        step.run({"x": np.ones(8, np.float32)})
        (part,) = (part for part in step.executables[0].parts if part.loaded.launches is not None)
        taken = by_driver(part, part.device.gpu)
    assert [(each.registers, each.spilled, each.shared) for each in taken.values()] == [(32, 0, 0)]
    (line,) = launched(part.program, {}, taken, "sm_80")["k0_Exp"]
    assert line.endswith("32 registers, 0 spilled, occupancy 100%, by warps")
    assert launched(part.program, {}, taken, "sm_999")["k0_Exp"][0].endswith("occupancy not known")


def test_what_launches_take_is_told_where_there_is_ptx(model: Path) -> None:
    graph = tfc.read(model)
    program = compile_for(graph, graph.entry["infer"], Config(), for_gpu("sm_80"))
    told = launched(program, {"batch": 16})
    assert set(told) == set(program.kernels) and all("blocks of" in line for lines in told.values() for line in lines)
    if find_assembler():
        assert all(re.search(r"\d+ registers, 0 spilled, occupancy \d+%, by ", line) for (line,) in told.values())
    assert "floordiv" in launched(program, {})["k0_MatMul_Relu"][0]


def test_export_and_page_hold_what_the_table_holds(model: Path) -> None:
    words = ["profile", "model.tfg", "--entry=train", "--dim=batch=16", "--html=p.html", "--export=p.json", *QUICK]
    assert cli.main(words) == 0
    content = json.loads(Path("p.json").read_text())
    symbols = [kernel["kernel"] for kernel in content["kernels"]]
    assert any("MatMul" in symbol for symbol in symbols)
    assert all(kernel["schedule"] for kernel in content["kernels"])
    assert {line["line"] for line in content["lines"]} >= {7, 8, 9, 10}
    shares = sum(line["seconds"] for line in content["lines"])
    assert shares == pytest.approx(sum(kernel["seconds"] for kernel in content["kernels"]))
    page = Path("p.html").read_text()
    assert not re.search(r"<script|src=|href=|url\(", page)
    assert all(symbol in page for symbol in symbols)
    check = Balanced()
    check.feed(page)
    assert not check.open


class Balanced(HTMLParser):
    """Asserts that every element is closed where it should be."""

    VOID = frozenset({"meta", "br", "line", "circle", "polyline"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """Remember what is open."""
        if tag not in self.VOID or tag == "circle":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """It must be the innermost one."""
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        """Nothing stays open."""


def test_loops_and_branches_are_profiled_too(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model.write_text("""\
input x: f32[64, 64]
h, n = while (h = x, n = 0; n < 50) { yield tanh(h @ x), n + 1 }
small, k = while (small = 1.0, k = 0; k < 1000) { yield small * 0.999, k + 1 }
entry f(x) -> h, small
""")
    shown = out(capsys, "profile", "model.tfg", "--why", *QUICK)
    assert " x 50: " in shown
    assert "loops: one function" in shown
    assert "model.tfg:2" in shown.split("by line")[1]


@pytest.mark.parametrize("words", [["--top=x"], ["--html"]])
def test_wrong_usage(model: Path, words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["profile", "model.tfg", *words])
    assert stopped.value.code == 2


def test_what_bounds_a_kernel(model: Path) -> None:
    """1 GFLOP in 20 ms is half of what 100 GFLOP/s allow; 100 MB in 20 ms half of 10 GB/s; the cache has more."""
    import tfc

    with listening() as decisions, tfc.Session(tfc.read(model)) as session:
        session.prepare("infer")
    found = decisions[0]
    names = tuple(node.name for node in found.nodes)

    def row(flops: int, size: int, seconds: float, symbol: str = found.symbol) -> tuple[str, float | None]:
        (made,) = rows([Use(symbol, names, 1, seconds, 1.0, flops, size, "CPU:0")], decisions, LIMITS)
        return made.bound, made.reached

    assert row(10**9, 1000, 0.02) == ("compute", 0.5)
    assert row(1000, 10**8, 0.02) == ("memory", 0.5)
    assert row(1000, 800_000, 40e-6) == ("L2", 0.5)
    assert row(1000, 1000, 1e-6) == ("small", None)
    assert row(0, 0, 1e-3, "DecodeCSV") == ("host", None)


def test_a_kernels_time_is_shared_by_what_its_nodes_need(model: Path) -> None:
    import tfc

    with listening() as decisions, tfc.Session(tfc.read(model)) as session:
        session.prepare("infer")
    found = next(each for each in decisions if "MatMul" in each.symbol)
    use = Use(found.symbol, tuple(node.name for node in found.nodes), 1, 1.0, 1.0, 1, 1, "CPU:0")
    lines = by_line(rows([use], decisions, LIMITS), LIMITS, {"batch": 64})
    assert [line for _, line in lines] == [7]
    assert sum(lines.values()) == pytest.approx(1.0)


def test_nobody_listens_to_other_steps(model: Path) -> None:
    import tfc

    with tfc.Session(tfc.read(model)) as session:
        with listening() as decisions:
            session.prepare("infer")
        count = len(decisions)
        session.prepare("train")
    assert len(decisions) == count > 0


def test_a_loop_whose_gradient_has_a_parameter_of_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = tmp_path / "loop.tfg"
    model.write_text(
        "input x: f32[40, 64]\nvar w: f32[64] = ones([64])\n"
        "h, ys = for t in range(40), h = zeros([64]) { n = tanh(h * w + x[t]); yield n, collect n }\n"
        "d = gradients(sum(ys * ys), w)\nstep = group { w -= 0.1 * d }\nentry main(x) -> s = sum(ys) after step\n",
        encoding="utf-8",
    )
    assert "by line of the model" in out(capsys, "profile", str(model), "--iterations=2")
