"""`tfc compile -g -o model.ptx`: PTX says which lines of the model its instructions come from, and is the same code."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import tfc
from tfc.codegen.gpu.device.ptxas import find_assembler
from tfc.codegen.target.target import for_gpu
from tfc.ir.base.config import Config
from tfc.tools import cli
from tfc.tools.programs import compile_for

MODEL = """\
dim n in 1..4096
input x: f32[n, 300]
input w: f32[300, 64]
input p: bf16[2048, 512]
input q: bf16[512, 2048]
rows = softmax(x)
product = relu(rows @ w)
large = exp(p @ q)
running = Cumsum(x, 1)
columns = sum(x, axis=0)
turned = transpose(x) * 2.0
grown = for t in range(50), s = zeros([64]) {
    yield tanh(s) * 0.5 + product[0]
}
entry main(x, w, p, q) -> rows, product, large, running, columns, turned, grown
"""
LINES = {
    "MatMul_Exp": {8}, "MatMul_Relu": {7}, "Softmax": {6}, "Cumsum": {9}, "Sum": {10}, "Transpose_Mul": {11},
    "Tanh_AddV2": {13},
}  # fmt: skip
_ONLY_LINES = re.compile(
    r"^(\s*\.(loc|file)\s.*|\$L__(tmp|func_\w+?)\d*:|\s*\.section\s+\.debug_\w+\s+\{\s*\})\n", re.MULTILINE
)
DEVICE = "sm_90a"


def compiled(path: Path, *, debug_info: bool) -> str:
    graph = tfc.read(path)
    program = compile_for(graph, graph.entry["main"], Config(), for_gpu(DEVICE), debug_info=debug_info)
    return b"".join(program.code.objects).decode()


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The model's PTX with lines and without."""
    path = tmp_path_factory.mktemp("lines") / "model.tfg"
    path.write_text(MODEL)
    return compiled(path, debug_info=True), compiled(path, debug_info=False)


def test_instructions_name_lines_of_the_model(texts: tuple[str, str]) -> None:
    lined, _ = texts
    assert re.search(r'\.file\t1 ".*model\.tfg"', lined)
    bodies = dict(re.findall(r"\.visible \.entry (\w+)\(.*?\n\{(.*?)\n\}", lined, re.DOTALL))
    found = {
        name: {int(line) for line in re.findall(r"\.loc\t1 (\d+) \d+", body)} - {0} for name, body in bodies.items()
    }
    for part, lines in LINES.items():
        of_part = [found[name] for name in found if re.search(rf"^k\d+_{part}(_\d)?$", name)]
        assert of_part and all(each & lines for each in of_part), (part, found)
    assert all(found.values())


def test_lines_change_no_instruction(texts: tuple[str, str]) -> None:
    lined, plain = texts
    assert "\t.loc\t" not in plain and _ONLY_LINES.sub("", lined).split() == _ONLY_LINES.sub("", plain).split()


@pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")
def test_the_assembler_keeps_lines(texts: tuple[str, str], tmp_path: Path) -> None:
    lined, plain = texts
    for name, text in (("lined", lined), ("plain", plain)):
        (tmp_path / f"{name}.ptx").write_text(text)
        command = [find_assembler() or "", "-lineinfo", f"-arch={DEVICE}", "-o", f"{name}.cubin", f"{name}.ptx"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    assert b"model.tfg" in (tmp_path / "lined.cubin").read_bytes()
    assert b"model.tfg" not in (tmp_path / "plain.cubin").read_bytes()


def test_a_flag_asks_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text("dim n in 1..\ninput x: f32[n]\nentry main(x) -> y = exp(x)\n")
    assert cli.main(["compile", "model.tfg", "--target=nvptx64:sm_80", "-g", "-o", "model.ptx"]) == 0
    text = Path("model.ptx").read_text()
    assert '.file\t1 "model.tfg"' in text and re.search(r"\.loc\t1 3 \d+", text)
