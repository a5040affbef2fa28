"""`tfc inspect` of kernels for GPUs: blocks and threads always, registers and occupancy where there is an assembler."""

import re
from pathlib import Path

import pytest

from tests.tools.commands import out
from tfc.codegen.gpu.device import ptxas
from tfc.tools import cli

MODEL = """dim n in 1..
input x: f32[n, 3000]
input w: f32[3000, 512]
entry main(x, w) -> y = softmax(matmul(x, w)), z = relu(x) * 2.0
"""
NO_ASSEMBLER = "registers and occupancy are known where NVIDIA's assembler is"


@pytest.fixture(autouse=True)
def _model() -> None:
    Path("model.tfg").write_text(MODEL)


def rows(text: str) -> dict[str, list[str]]:
    """The columns of each kernel's line, by its first node."""
    lines = [line.partition(": ") for line in text.splitlines()]
    found = [(before.split(), nodes) for before, _, nodes in lines if nodes]
    return {nodes.partition(",")[0]: words for words, nodes in found if re.match(r"k\d", words[-1])}


def test_launches_of_a_model(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TFC_PTXAS", "none")
    text = out(capsys, "inspect", "model.tfg", "--output=kernels", "--target=nvptx64:sm_90a", "--dim=n=100")
    assert "with n = 100" in text
    assert "model.tfg:4" in text
    assert NO_ASSEMBLER in text
    found = rows(text)
    assert found["MatMul"][0] == "307,200,000"
    assert found["Relu"][-1] == "k2_Relu_Mul"
    assert all("256" in row for row in found.values())


@pytest.mark.skipif(ptxas.find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")
def test_what_threads_take(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "inspect", "model.tfg", "--output=kernels", "--target=nvptx64:sm_80")
    assert NO_ASSEMBLER not in text
    assert all(any("%" in word for word in row) for row in rows(text).values())


def test_code_in_a_file_says_the_same(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TFC_PTXAS", "none")
    assert cli.main(["compile", "model.tfg", "--target=nvptx64:sm_80", "-o", "model.ptx"]) == 0
    capsys.readouterr()
    text = out(capsys, "inspect", "model.ptx")
    assert text.startswith("PTX 7.0 for sm_80 and what is newer\n")
    kernels = {line.split()[-1]: line.split() for line in text.splitlines() if " k" in line}
    assert {"k0_MatMul", "k1_Softmax", "k2_Relu_Mul"} <= set(kernels)
    assert kernels["k0_MatMul"][:4] == ["4", "256", "33.0", "KiB"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["model.tfg", "--target=nvptx64:sm_80"], "--output=kernels"),
        (["model.tfg", "--output=kernels", "--target=x86_64"], "processors"),
        (["model.tfg", "--output=kernels", "--target=nvptx64:sm_33"], "sm_33"),
        (["model.ptx", "--output=kernels"], "one view"),
        (["other.ptx"], "is no PTX"),
    ],
)
def test_what_makes_no_sense_is_refused(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("other.ptx").write_bytes(b"\xff\x00 not PTX")
    assert cli.main(["inspect", *words]) != 0
    assert message in capsys.readouterr().err
