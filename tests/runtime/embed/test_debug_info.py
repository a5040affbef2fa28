"""With `-g` debuggers and disassemblers show lines of the model, and results stay what they are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.runtime.embed.linked import Linked
from tests.runtime.embed.test_entries import same
from tests.runtime.embed.test_headers import compiler, run
from tfc.codegen.target.target import for_cpu, host
from tfc.compiler.objects import Embedding
from tfc.ir.base.config import Config
from tfc.runtime.embed.header import header
from tfc.runtime.native import header_text
from tfc.tools import cli

MODEL = """\
use nn
dim n in 1..100
input x: f32[n, 8]
input i: i32[n]
h = x + [1, 2, 3, 4, 5, 6, 7, 8]
r = relu(h)
p = softmax(r)
t = sum(gather(p, i), axis=1)
s = 0.0
entry f(x, i) -> p, t
"""

MAIN = """
#include "model.h"
static _Alignas(64) unsigned char work[MODEL_F_WORKSPACE_BYTES];
int main(void) {
    float x[16] = {1, 2, 3}, p[16], t[2];
    int32_t i[2] = {1, 0};
    struct model_f_dims dims = {2};
    struct model_f_in in = {x, i};
    struct model_f_out out = {p, t};
    return model_f(NULL, NULL, work, dims, &in, &out, NULL, NULL);
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The model with debug information, linked into a program."""
    place = tmp_path_factory.mktemp("debug")
    (place / "model.tfg").write_text(MODEL)
    made = Embedding(tfc.read(place / "model.tfg"), host(), Config(), "model", {}, debug_info=True)
    (place / "model.o").write_bytes(made.emit())
    (place / "model.h").write_text(header(made.model))
    (place / "tfc.h").write_text(header_text())
    (place / "main.c").write_text(MAIN)
    run(*compiler(), place / "main.c", place / "model.o", "-lm", "-lpthread", "-o", place / "main")
    return place


@pytest.mark.skipif(shutil.which("objdump") is None, reason="there is no objdump")
def test_a_disassembler_shows_every_node(folder: Path) -> None:
    shown = run("objdump", "-dl", "--no-show-raw-insn", folder / "model.o")
    lines = {int(line) for line in re.findall(r"^model\.tfg:(\d+)", shown, re.MULTILINE)}
    assert lines == {5, 6, 7, 8}
    headers = run("objdump", "--dwarf=info", folder / "model.o")
    assert re.search(r"DW_AT_name .*: model\.tfg$", headers, re.MULTILINE)
    assert str(folder).encode() not in (folder / "model.o").read_bytes()


@pytest.mark.skipif(shutil.which("gdb") is None, reason="there is no gdb")
def test_a_debugger_stops_at_lines_of_the_model(folder: Path) -> None:
    commands = [f"-ex={each}" for each in ("break model.tfg:6", "break model.tfg:8", "run", "bt 2", "continue")]
    shown = run("gdb", "-nx", "-batch", "-iex=set debuginfod enabled off", f"-cd={folder}", *commands, folder / "main")
    stops = re.findall(r"^Breakpoint [\d.]+, (model_f_k\w+) \(\) at model\.tfg:(\d+)\n(.*)$", shown, re.MULTILINE)
    assert [(line, text) for _, line, text in stops] == [
        ("6", "6\tr = relu(h)"),
        ("8", "8\tt = sum(gather(p, i), axis=1)"),
    ]
    assert re.search(r"^#0 +model_f_k\w+ \(\) at model\.tfg:6\n", shown, re.MULTILINE)


PERF = shutil.which("perf")


@pytest.mark.slow
@pytest.mark.skipif(PERF is None, reason="there is no perf")
def test_a_profiler_shows_the_lines_of_kernels(folder: Path) -> None:
    again = MAIN.replace("return model_f(", "for (int k = 0; k < 300000; k++) model_f(").rstrip("}\n")
    (folder / "loop.c").write_text(f"{again}\n    return 0;\n}}\n")
    run(*compiler(), folder / "loop.c", folder / "model.o", "-lm", "-lpthread", "-o", folder / "loop")
    data = folder / "perf.data"
    recorded = subprocess.run(
        [str(PERF), "record", "-e", "cpu-clock", "-o", data, folder / "loop"],
        capture_output=True,
        text=True,
        check=False,
    )
    if recorded.returncode:
        pytest.skip(f"perf may not record here: {recorded.stderr.strip()[-200:]}")
    symbols = run(str(PERF), "report", "-i", data, "--stdio", "--sort=symbol")
    kernel = next(iter(re.findall(r"model_f_k[\w.]+", symbols)))
    shown = run(str(PERF), "annotate", "-i", data, "--stdio", "-l", "-s", kernel)
    assert re.search(r"^ +[\d.]+ +model\.tfg:[5-8]$", shown, re.MULTILINE)


def test_results_stay_the_same(folder: Path) -> None:
    graph = tfc.read(folder / "model.tfg")
    linked = Linked(Embedding(graph, host(), Config(), "model", {}, debug_info=True))  # its object is in the cache
    feeds = {"x": np.random.default_rng(0).standard_normal((7, 8), np.float32), "i": np.arange(7, dtype=np.int32)}
    code, found = linked.call("f", feeds, (7,))
    assert code == 0
    with tfc.Session(graph) as session:
        same(found, session.prepare("f")(**feeds))


@pytest.mark.few(1)
@pytest.mark.parametrize("triple", ["aarch64-unknown-linux-gnu", "riscv64-unknown-linux-gnu", "wasm32-unknown-unknown"])
def test_other_machines_get_it_too(triple: str) -> None:
    made = Embedding(tfc.parse(MODEL, file="model.tfg"), for_cpu("", triple), Config(), "model", {}, debug_info=True)
    assert b".debug_line" in made.emit()


def test_a_loop_that_is_one_function_has_lines(tmp_path: Path) -> None:
    text = "input x: f32[]\ny = for t in 0..1000, s = x {\n  yield s * 0.5 + 1\n}\nentry f(x) -> y\n"
    made = Embedding(tfc.parse(text, file="loop.tfg"), host(), Config(), "loop", {}, debug_info=True)
    (tmp_path / "loop.o").write_bytes(made.emit())
    if shutil.which("objdump"):
        assert "loop.tfg:2" in run("objdump", "-dl", tmp_path / "loop.o")
    linked = Linked(made)
    assert linked.call("f", {"x": np.array(1, np.float32)})[1]["y"] == 2


def test_the_flag_keeps_it_in_a_shared_object(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text("input x: f32[4]\ny = exp(x) + 1\nentry f(x) -> y\n")
    for flag, there in (("-g", True), ("--no-cache", False)):
        assert cli.main(["compile", "model.tfg", flag, "-o", "model.so"]) == 0
        assert (b".debug_line" in Path("model.so").read_bytes()) == there
        assert tfc.load("model.so").f(x=np.zeros(4, np.float32))["y"].tolist() == [2, 2, 2, 2]
