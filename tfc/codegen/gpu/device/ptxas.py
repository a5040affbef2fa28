"""NVIDIA's assembler, ptxas, where it is installed: it compiles PTX for one device, and finds the errors that a driver
would.

It is looked for in `TFC_PTXAS`, on the path, below `CUDA_HOME`, and in the wheels of NVIDIA's compiler (the extra
`ptxas`). Nothing needs it: drivers assemble PTX themselves.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from tfc.codegen.program.launch import Resources
from tfc.codegen.program.program import Code
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, InternalError
from tfc.ir.base.object_cache import default_cache, object_key
from tfc.ir.base.record import replace

_FLAGS = ("-v", "--warn-on-spills", "--warn-on-local-memory-usage")
WHEELS = ("nvidia-cuda-nvcc-cu12", "nvidia-cuda-nvcc")


def find_assembler() -> str | None:
    """The path of ptxas, None where there is none, or where TFC_PTXAS names no program."""
    return shutil.which(os.environ["TFC_PTXAS"]) if "TFC_PTXAS" in os.environ else _installed()


@cache
def _installed() -> str | None:
    places = [shutil.which("ptxas")]
    if "CUDA_HOME" in os.environ:
        places.append(shutil.which("ptxas", path=os.path.join(os.environ["CUDA_HOME"], "bin")))
    return next((place for place in places if place), None) or _in_wheels()


def _in_wheels() -> str | None:
    from importlib import metadata

    for package in WHEELS:
        try:
            files = metadata.files(package) or []
        except metadata.PackageNotFoundError:
            continue
        for file in files:
            if file.name == "ptxas":
                return str(file.locate())
    return None


_ENTRY = re.compile(r"Compiling entry function '([\w$]+)' for '[^']*'\n(.*?)(?=Compiling entry function|\Z)", re.DOTALL)


def resources(report: str) -> dict[str, Resources]:
    """Resources of each kernel by its name, from the output of `ptxas -v`."""

    def number(pattern: str, text: str) -> int:
        found = re.search(pattern, text)
        return int(found[1]) if found else 0

    return {
        name: Resources(
            number(r"Used (\d+) registers", text),
            number(r"(\d+) bytes stack frame", text),
            number(r"(\d+) bytes spill stores", text),
            number(r"(\d+) bytes smem", text),
        )
        for name, text in _ENTRY.findall(report)
    }


def assemble_ptx(ptx: bytes, name: str) -> tuple[bytes, str]:
    """The code for a device, `sm_90a` say, and ptxas' report on each kernel: registers, memory, spills. Results are
    kept on disk with other objects, unless TFC_CACHE=off.

    NOT_FOUND where there is no ptxas; InternalError, with its words, where it refuses what we wrote.
    """
    ptxas = find_assembler()
    if ptxas is None:
        raise Error("there is no ptxas here; pip install 'tfc[ptxas]', or set TFC_PTXAS", "NOT_FOUND")
    store = default_cache() if Config().cache else None
    key = object_key("cubin", ptx.decode(), name, _version(ptxas), *_FLAGS)
    found = store.load(key) if store else None
    if found is None:
        found = _assembled(ptxas, ptx, name)
        if store:
            store.store(key, found)
    size = int.from_bytes(found[:8], "little")
    return found[8 + size :], found[8 : 8 + size].decode()


def with_cubin(code: Code) -> Code:
    """The code of a GPU with its PTX assembled for the device that it names; unchanged where there is no assembler, or
    nothing to assemble.
    """
    if not code.is_ptx or not code.objects or find_assembler() is None:
        return code
    (ptx,) = code.objects
    return replace(code, cubins={code.cpu: assemble_ptx(ptx, code.cpu)[0]})


@cache
def _version(ptxas: str) -> str:
    return subprocess.run([ptxas, "--version"], capture_output=True, text=True, check=False).stdout


def _assembled(ptxas: str, ptx: bytes, name: str) -> bytes:
    """The report's length in 8 bytes, the report, the code."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "kernels.ptx", Path(folder) / "kernels.cubin"
        source.write_bytes(ptx)
        command = [ptxas, f"-arch={name}", *_FLAGS, "-o", str(made), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise InternalError(f"ptxas refuses code for {name}: {done.stderr.strip()[:2000]}")
        report = (done.stderr + done.stdout).encode()
        return len(report).to_bytes(8, "little") + report + made.read_bytes()
