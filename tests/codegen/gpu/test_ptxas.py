"""NVIDIA's assembler on what tfc writes: it takes all of it, in registers that were agreed on, and nothing is spilled.

Each device assembles every 24th case of every op, another one on each, and all samples; one run for all of them.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.codegen.gpu.test_ptx import compiled
from tests.codegen.gpu.thirteen import SAMPLES
from tests.ops.calls import CallGraph
from tests.ops.records import all_records
from tfc.codegen.compile import compile_graph
from tfc.codegen.gpu import assembler
from tfc.codegen.gpu.assembler import assemble_ptx, find_assembler, resources
from tfc.codegen.target import for_gpu

DEVICES = ("sm_75", "sm_80", "sm_90a", "sm_120")
SHARE = 24
MORE = {"sm_120": 16, "open": 32}
"""Registers that kernels take more on a device, and where sizes, and so positions, have 64 bits; in
contractions of such sizes a few words may be spilled."""
BUDGETS = Path(__file__).with_name("budgets.toml")
_ENTRY = re.compile(
    r"Compiling entry function '(\w+)'.*?\n(?:.*\n)*?\s+(\d+) bytes stack frame, (\d+) bytes spill stores.*\n"
    r".*Used (\d+) registers"
)

pytestmark = pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")


def as_one(texts: dict[str, str]) -> str:
    """Modules whose kernels have different names as one: what all of them define is renamed."""
    versions = {re.findall(r"\.version ([\d.]+)", text)[0] for text in texts.values()}
    parts = [
        re.sub(r"\btfc_[\w$]+", rf"{name}_\g<0>", text.partition(".address_size 64")[2]) for name, text in texts.items()
    ]
    target = re.findall(r"\.target .*", next(iter(texts.values())))[0]
    return f".version {max(versions)}\n{target}\n.address_size 64\n" + "".join(parts)


def assembled(texts: dict[str, str], device: str, folder: Path) -> dict[str, tuple[int, int]]:
    """The registers of every kernel of some modules, given by name, and the bytes it has on a stack; AssertionError for
    what the assembler refuses, or makes wait where nobody asked it to."""
    (folder / "all.ptx").write_text(as_one(texts))
    command = [find_assembler() or "", f"-arch={device}", "-v", "-o", "made.cubin", "all.ptx"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    report = done.stdout + done.stderr
    assert "C75" not in report
    found = _ENTRY.findall(report)
    assert len(found) == sum(text.count(".entry") for text in texts.values())
    return {name: (int(registers), max(int(frame), int(spilled))) for name, frame, spilled, registers in found}


def ops_for(device: str) -> dict[str, str]:
    """The PTX of a share of the cases of every op, kernels named after it."""
    first = DEVICES.index(device)
    made = {}
    for record in all_records():
        calls = CallGraph(record)
        nodes = calls.nodes[first::SHARE] or calls.nodes[:1]
        fetches = [value for node in nodes for value in node.outputs]
        name = re.sub(r"\W", "_", record.name)
        program = compile_graph(calls.graph, list(calls.feeds), fetches, [], for_gpu(device), prefix=f"{name}__")
        if program.code.objects:
            made[name] = program.code.objects[0].decode()
    return made


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("device", DEVICES)
def test_kernels_of_every_op_keep_to_their_registers(device, tmp_path):
    budgets = tomllib.loads(BUDGETS.read_text())
    over = {}
    for name, (registers, stack) in assembled(ops_for(device), device, tmp_path).items():
        op = name.partition("__")[0]
        if registers > budgets["ops"].get(op, budgets["registers"]) or stack > budgets["spilled"].get(op, 0):
            over[name] = registers, stack
    assert over == {}


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_samples_keep_to_their_registers(device, tmp_path):
    texts, budgets = {}, {}
    for sample in SAMPLES:
        most = sample.registers + MORE.get(device, 0)
        if device == "sm_75":
            most = max(most, 64)  # it runs 1024 threads at most
        elif device == "sm_90a" and sample.pipelined:
            most = sample.pipelined
        for kind, text, registers in (
            ("full", sample.at(sample.full), most),
            ("open", sample.open, most + MORE["open"]),
        ):
            name = f"{sample.name}__{kind}"
            texts[name] = compiled(text, device, prefix=f"{name}_").code.objects[0].decode()
            budgets[name] = registers, 16 if kind == "open" and sample.registers >= 128 else 0
    over = {}
    for name, (registers, stack) in assembled(texts, device, tmp_path).items():
        owner = name.rpartition("__")[0] + "__" + name.rpartition("__")[2].partition("_")[0]
        most, spilled = budgets[owner]
        if registers > most or stack > spilled:
            over[name] = registers, stack
    assert over == {}


def test_what_was_assembled_once_is_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("TFC_CACHE_DIR", str(tmp_path))
    text = "input x: f32[64]\nentry main(x) -> y = exp(x)\n"
    ptx = compiled(text).code.objects[0]
    code, report = assemble_ptx(ptx, "sm_80")
    assert code[:4] == b"\x7fELF" and resources(report)
    monkeypatch.setattr(assembler, "_assembled", None)  # it is not asked again
    assert assemble_ptx(ptx, "sm_80") == (code, report)
    with pytest.raises(TypeError):
        assemble_ptx(ptx, "sm_90")
    monkeypatch.setenv("TFC_CACHE", "off")
    with pytest.raises(TypeError):
        assemble_ptx(ptx, "sm_80")
