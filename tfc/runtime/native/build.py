"""Compiles the C of this folder to the LLVM text that ships with the package, one module per target, and writes its
headers' structures as records of ctypes (build_records.py).

Uses the clang inside the `ziglang` wheel, which knows the headers of every target, so the result is the same on every
machine. What would tie the text to this machine or to one CPU is removed: file names, compiler versions, CPU
attributes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

from tfc.runtime.native import TARGETS, UNITS, build_records, file_name

FOLDER = Path(__file__).parent

_ZIG_TARGETS = {
    "x86_64": "x86_64-linux-gnu",
    "aarch64": "aarch64-linux-gnu",
    "riscv64": "riscv64-linux-gnu",
    "wasm32": "wasm32-freestanding",
}
_FLAGS = (
    "-std=c11", "-O2", "-g0", "-Wall", "-Wextra", "-Werror", "-Wno-unused-command-line-argument",
    "-fno-sanitize=all", "-fno-stack-protector", "-fno-stack-check", "-fomit-frame-pointer", "-fPIC",
    "-fvisibility=default",
)  # fmt: skip

_SOURCES = {
    "native": "native.c",
    "entry": "embed/entry.c",
    "module": "embed/module.c",
    "versions": "embed/versions.c",
    "gpu": "gpu/gpu.c",
    "stand_in": "stand_in/stand_in.c",
    "gpu_entry": "embed/gpu_entry.c",
}
"""The file of each unit that includes all others of it."""


_QUICK = frozenset({
    "call_step", "check", "check_dims", "check_host", "check_size", "evaluate", "is_known", "launch", "launch_one",
    "read_dims", "replay", "run", "run_host_chunk", "run_kernel", "run_straight", "tfc_call_from_c",
    "tfc_call_from_python", "tfc_call_with_dict", "tfc_cancelled", "tfc_enter", "tfc_parallel_for", "tfc_status",
    "tfc_walk", "walk_bound", "work", "worker_main",
})  # fmt: skip
"""Functions that run in a call of every model. The rest is in each model too, where few run it: executors of dataflows
are a third smaller if LLVM sees to that, and no slower (a recursion of 300 takes 170 µs, and took 174)."""


def generate(architecture: str, unit: str = "native") -> str:
    """The LLVM module of a unit for one architecture; RuntimeError carries the compiler's messages."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "unit.ll"
        freestanding = ["-DTFC_FREESTANDING"] if architecture == "wasm32" else []
        command = [
            sys.executable, "-m", "ziglang", "cc", f"--target={_ZIG_TARGETS[architecture]}",
            *_FLAGS, *freestanding, "-I.", "-S", "-emit-llvm", _SOURCES[unit], "-o", str(output),
        ]  # fmt: skip
        environment = os.environ | {"ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder}
        done = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"compiling {_SOURCES[unit]} for {architecture} failed:\n{done.stderr}")
        return normalise(output.read_text(encoding="utf-8"), TARGETS[architecture], unit)


def normalise(text: str, triple: str, unit: str = "native") -> str:
    """LLVM text without file names, compiler versions and CPU attributes, for the given triple."""
    text = re.sub(r"^; ModuleID.*\n|^source_filename.*\n|^!llvm\.ident.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r'^![0-9]+ = !\{!"[^"]*clang version.*\n', "", text, flags=re.MULTILINE)
    text = re.sub(r'^target triple = ".*"$', f'target triple = "{triple}"', text, flags=re.MULTILINE)
    # Attributes in quotes are the compiler's choices about CPU, stack and frames; the plain ones are facts.
    groups = re.findall(r"^(attributes (#\d+) = \{(.*)\}\n)", text, flags=re.MULTILINE)
    for line, name, attributes in groups:
        facts = re.sub(r' "[^"]*"(="[^"]*")?', "", attributes).strip()
        if unit != "native":
            facts = facts.replace(" uwtable", "")  # kernels, which it would unwind to, have no such tables
        text = text.replace(line, f"attributes {name} = {{ {facts} }}\n" if facts else "")
        if not facts:
            text = re.sub(rf" {name}\b", "", text)
    return f"; Made by `python -m tfc.runtime.native` from {unit}.c; do not edit.\n" + _small(text, unit)


def _small(text: str, unit: str) -> str:
    """The text in which functions ask LLVM for few instructions: all that are not `_QUICK` (`optsize`), and what goes
    into every model besides that (`minsize`, and `optsize` for quick ones, whose loops would be unrolled).

    Clang says so of whole units only. An attribute is added to a group, which its other functions do not share then.
    """
    groups = dict(re.findall(r"^attributes #(\d+) = \{ (.*) \}$", text, flags=re.MULTILINE))
    rare, quick = ("optsize", "") if unit == "native" else ("minsize optsize", "optsize")
    small: dict[tuple[str, str], int] = {}

    def mark(found: re.Match[str]) -> str:
        head, name, group = found.groups()
        wish = quick if name in _QUICK else rare
        if not wish:
            return found[0]
        number = small.setdefault((group, wish), 1 + max(map(int, groups)) + len(small))
        return f"{head} #{number} {{"

    text = re.sub(r"^(define .*@([\w.]+)\(.*\).*) #(\d+) \{$", mark, text, flags=re.MULTILINE)
    made = (f"attributes #{number} = {{ {groups[group]} {wish} }}\n" for (group, wish), number in small.items())
    return text + "".join(made)


def write_all() -> list[Path]:
    """Write the records, and the module of every target; returns the files whose text changed."""
    changed = []
    texts = {module: partial(build_records.generate, module) for module in build_records.MODULES}
    texts |= {file_name(each, unit): partial(generate, each, unit) for unit, there in UNITS.items() for each in there}
    for name, made in texts.items():
        path, text = FOLDER / name, made()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed
