"""NVIDIA's assembler on what tfc writes: it takes all of it, in registers that were agreed on, and nothing is spilled.

All cases of all ops and all samples are assembled for each device.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.codegen.gpu.test_ptx import compiled
from tests.codegen.gpu.thirteen import SAMPLES
from tests.ops.calls import CallGraph
from tests.ops.records import Record, all_records
from tfc.codegen.compile import compile_graph, plan_kernels
from tfc.codegen.gpu.device.ptx import emit_launches
from tfc.codegen.gpu.device.ptxas import find_assembler
from tfc.codegen.objects import compile_objects
from tfc.codegen.pipeline import build_kernels
from tfc.codegen.schedule.built_kernel import BuiltKernel
from tfc.codegen.target.target import Target, for_gpu
from tfc.ir.base.config import Config

DEVICES = ("sm_75", "sm_80", "sm_90a", "sm_120")
LATER = ("sm_90a", "sm_120")
"""Devices that are given the PTX for sm_80, as drivers give it to them too, of kernels that are no choice by device."""
SLICES = 8
"""Parts of all ops: modules of some hundred kernels; ptxas takes twice as long for one of all of them."""
SHARE = 48
MORE = {"sm_120": 16, "open": 32}
"""Registers that kernels take more on a device, and where sizes, and so positions, have 64 bits."""
BUDGETS = Path(__file__).with_name("budgets.toml")
_ENTRY = re.compile(
    r"Compiling entry function '(\w+)'.*?\n(?:.*\n)*?\s+(\d+) bytes stack frame, (\d+) bytes spill stores.*\n"
    r".*Used (\d+) registers"
)

pytestmark = pytest.mark.skipif(find_assembler() is None, reason="no ptxas: pip install 'tfc[ptxas]'")


def as_one(texts: dict[str, str], device: str) -> str:
    """Modules whose kernels have different names as one for a device: what all of them define is renamed."""
    parts = [
        re.sub(r"\btfc_[\w$]+", rf"{name}_\g<0>", text.partition(".address_size 64")[2]) for name, text in texts.items()
    ]
    version = divmod(for_gpu(device).gpu.ptx, 10)
    return f".version {version[0]}.{version[1]}\n.target {device}\n.address_size 64\n" + "".join(parts)


def assembled(texts: dict[str, str], device: str, folder: Path) -> dict[str, tuple[int, int]]:
    """The registers of every kernel of some modules, given by name, and the bytes it has on a stack; AssertionError for
    what the assembler refuses, or makes wait where nobody asked it to."""
    (folder / "all.ptx").write_text(as_one(texts, device))
    command = [find_assembler() or "", f"-arch={device}", "-v", "-o", "made.cubin", "all.ptx"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    report = done.stdout + done.stderr
    assert "C75" not in report
    found = _ENTRY.findall(report)
    assert len(found) == sum(text.count(".entry") for text in texts.values())
    return {name: (int(registers), max(int(frame), int(spilled))) for name, frame, spilled, registers in found}


def kernels_of(record: Record, devices: Sequence[str] = DEVICES) -> dict[str, dict[str, str]]:
    """The PTX of all cases of an op for each device, sm_80 before later ones, in modules by name; kernels are named
    after the op."""
    calls = CallGraph(record)
    fetches = [value for node in calls.nodes for value in node.outputs]
    name = re.sub(r"\W", "_", record.name)
    step, _ = plan_kernels(calls.graph, list(calls.feeds), fetches, (), for_gpu(), Config())
    made: dict[str, dict[str, str]] = {}
    plain = ""
    for device in devices:
        target = for_gpu(device)
        kernels = list(build_kernels(step, target, f"{name}__").values())
        chosen = [built for built in kernels if any(launch.note for launch in built.nest.body)]
        if device not in LATER:
            plain = ptx_of([built for built in kernels if built not in chosen], target)
        texts = {name: plain, f"{name}__chosen": ptx_of(chosen, target)}
        made[device] = {key: text for key, text in texts.items() if text}
    return made


def ptx_of(kernels: list[BuiltKernel], target: Target) -> str:
    if not kernels:
        return ""
    text, _ = emit_launches([(built.symbol, built.nest) for built in kernels], target)
    return compile_objects.compile_module(text, target, 3, kind="asm").decode()


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("number", range(SLICES))
def test_kernels_of_every_op_keep_to_their_registers(number, tmp_path):
    made: dict[str, dict[str, str]] = {device: {} for device in DEVICES}
    for record in all_records()[number::SLICES]:
        for device, texts in kernels_of(record).items():
            made[device] |= texts
    for device, texts in made.items():
        assert over_budget(assembled(texts, device, tmp_path)) == {}, device


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_these_kernels_are_what_is_compiled(device, tmp_path):
    """Of a share of the ops all that is compiled for a device. What LLVM writes for later ones of a kernel that was no
    choice may be other instructions, which are assembled here."""
    whole: dict[str, str] = {}
    for record in all_records()[::SHARE]:
        calls, name = CallGraph(record), re.sub(r"\W", "_", record.name)
        fetches = [value for node in calls.nodes for value in node.outputs]
        program = compile_graph(calls.graph, list(calls.feeds), fetches, [], for_gpu(device), prefix=f"{name}__")
        text = b"".join(program.code.objects).decode()
        mine = kernels_of(record, ("sm_80", device) if device in LATER else (device,))[device]
        found, wanted = entries_in(text), entries_in("".join(mine.values()))
        whole |= {name: text} if text else {}
        assert found.keys() == wanted.keys()
        assert device in LATER or found == wanted
    assert over_budget(assembled(whole, device, tmp_path)) == {}


def over_budget(taken: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """The kernels of ops that take more of a thread than was agreed on."""
    budgets = tomllib.loads(BUDGETS.read_text())
    return {
        name: (registers, stack)
        for name, (registers, stack) in taken.items()
        if registers > budgets["ops"].get(name.partition("__")[0], budgets["registers"]) or stack
    }


def entries_in(module: str) -> dict[str, str]:
    """The code of each kernel; jumps have the kernel's place in the module in their names."""
    found = re.findall(r"\.entry (\w+)\((.*?)\n\}", module, re.DOTALL)
    return {name: re.sub(r"\$L__BB\d+", "$L__BB", text) for name, text in found}


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
            budgets[name] = registers
    over = {}
    for name, (registers, stack) in assembled(texts, device, tmp_path).items():
        owner = name.rpartition("__")[0] + "__" + name.rpartition("__")[2].partition("_")[0]
        if registers > budgets[owner] or stack:
            over[name] = registers, stack
    assert over == {}
