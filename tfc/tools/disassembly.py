"""`tfc inspect --output=disasm`: the instructions of each kernel under its nodes and lines of the model.

llvmlite has no disassembler, so objdump must be there: LLVM's knows all machines, GNU's often only its own.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tfc.ir.base.errors import Error
from tfc.runtime.bundle.description import EntryFacts, Kernel
from tfc.tools.artifact import Artifact
from tfc.tools.failures import UsageError
from tfc.tools.inspect_views import source_line

_TITLE = re.compile(r"^[0-9a-f]+ <(.+)>:$", re.MULTILINE)
_TOOLS = ("llvm-objdump", "objdump")


def listing(artifact: Artifact, entries: Iterable[EntryFacts]) -> str:
    """The kernels of some entries, each with the functions that are its own. UNAVAILABLE without a disassembler."""
    if not artifact.object.functions:
        raise UsageError("without -g a .wasm file has no names of functions: compile the model with -g")
    functions = _functions(_run(artifact))
    lines: list[str] = []
    for entry in entries:
        lines.append(f"entry {entry.name}")
        for kernel in entry.kernels:
            lines += _kernel(kernel, functions)
    return "\n".join(lines) + "\n"


def _kernel(kernel: Kernel, functions: Mapping[str, list[str]]) -> Iterator[str]:
    """A kernel and the bodies of its parallel loops, `<symbol>.body1` and the like."""
    yield ""
    yield f"{kernel.symbol}: {', '.join(kernel.nodes)}"
    for place in kernel.places:
        yield f"  {place}  {source_line(place)}".rstrip()
    own = [name for name in functions if name == kernel.symbol or name.startswith(f"{kernel.symbol}.")]
    for name in own:
        yield f"{name}:"
        yield from functions[name]
    if not own:
        yield "  its code became part of another function"


def _functions(text: str) -> dict[str, list[str]]:
    """The lines of each function that objdump shows."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        title = _TITLE.match(line)
        if title:
            lines = found[title[1]] = []
        elif line.strip():
            lines.append(line.rstrip())
    return found


def _run(artifact: Artifact) -> str:
    """The output of the first disassembler that knows the machine, with lines of the model where there are any."""
    at = [found for tool in _TOOLS if (found := shutil.which(tool))]
    if not at:
        raise Error(
            "there is no disassembler: install `llvm` or `binutils` from your system's packages, or compile the model "
            "with --emit=asm",
            code="UNAVAILABLE",
        )
    flags = ["-d", "--no-show-raw-insn", *(["-l"] if ".debug_line" in artifact.object.sections else [])]
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "code"
        file.write_bytes(artifact.code)
        for tool in at:
            done = subprocess.run([tool, *flags, str(file)], capture_output=True, text=True, check=False)
            if done.returncode == 0 and _TITLE.search(done.stdout):
                return done.stdout
    raise Error(
        f"{at[0]} can not disassemble code for {artifact.description.target.triple}: install `llvm`", code="UNAVAILABLE"
    )
