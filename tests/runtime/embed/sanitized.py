"""Programs in C with an embedded model, built so that sanitizers watch them.

`supported_by_gcc` leaves the C of entry.c to gcc: its bounds and its arithmetic are watched, kernels are not.
`watched` sends the LLVM text of all of a model, kernels too, through the clang in ziglang's wheel, whose LLVM is as new
as ours, with the attribute that makes a sanitizer take part.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tfc.compiler.objects import Embedding, write_tables
from tfc.runtime.embed.header import header
from tfc.runtime.native import header_text
from tfc.runtime.native.build import FOLDER

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
needs_clang = pytest.mark.skipif(
    shutil.which("gcc") is None or find_spec("ziglang") is None, reason="needs gcc and the ziglang wheel"
)
STRICT = ("-std=c11", "-Wall", "-Wextra", "-Werror", "-g")


def supported_by_gcc(made: Embedding, source: str, place: Path, sanitizer: str = "address,undefined") -> Path:
    """The program of a C source, its model and entry.c, compiled by gcc with a sanitizer."""
    _write(made, source, place)
    (place / "model.o").write_bytes(write_tables(made.model, made.target, made.config, list(made.texts)))
    flags = [*STRICT, "-O1", f"-fsanitize={sanitizer}", "-fno-sanitize-recover=all", f"-I{FOLDER}"]
    return _linked(["gcc", *flags, "main.c", str(FOLDER / "embed/entry.c"), "model.o"], place)


def watched(made: Embedding, source: str, place: Path, sanitizer: str) -> Path:
    """The program of a C source and its model, all of it compiled with `address` or `thread`."""
    _write(made, source, place)
    text = made.emit("llvm").decode()
    text = re.sub(r"^(attributes #\d+ = \{)", rf"\1 sanitize_{sanitizer}", text, flags=re.MULTILINE)
    assert all("#" in line for line in text.splitlines() if line.startswith("define"))
    if sanitizer == "thread":
        text = _told(text)
    (place / "model.ll").write_text(text)
    zig = [sys.executable, "-m", "ziglang", "cc", f"-fsanitize={sanitizer}", "-w", "-O0", "-fPIC"]
    _run([*zig, "-c", "model.ll", "-o", "model.o"], place)
    return _linked(["gcc", *STRICT, "-O1", f"-fsanitize={sanitizer}", "main.c", "model.o"], place)


_WIDE = re.compile(r"^ +(?:%\S+ = (load)|(store)) <(\d+) x (\w+)>.*?, ptr (.+?), align \d+.*$", re.MULTILINE)
_BYTES = {"i8": 1, "i16": 2, "half": 2, "bfloat": 2, "i32": 4, "float": 4, "i64": 8, "double": 8, "ptr": 8}


def _told(text: str) -> str:
    """LLVM text that tells ThreadSanitizer of accesses of more than 16 bytes, which its pass leaves out.

    It also leaves out what is read under a mask, at the edges of products.
    """

    def tell(line: re.Match[str]) -> str:
        way = "read" if line[1] else "write"
        size = int(line[3]) * _BYTES[line[4]]
        return f"  call void @__tsan_{way}_range(ptr {line[5]}, i64 {size})\n{line[0]}" if size > 16 else line[0]

    assert "@llvm.masked.store" not in text, "what is written under a mask is not told"
    declared = "declare void @__tsan_read_range(ptr, i64)\ndeclare void @__tsan_write_range(ptr, i64)\n"
    return _WIDE.sub(tell, text) + declared


def _write(made: Embedding, source: str, place: Path) -> None:
    (place / "main.c").write_text(source)
    (place / f"{made.model.name}.h").write_text(header(made.model))
    (place / "tfc.h").write_text(header_text())


def _linked(command: list[str], place: Path) -> Path:
    """Run a gcc command that makes the program; skip where gcc has no sanitizers."""
    done = _run([*command, "-o", "main", "-lm", "-lpthread"], place, check=False)
    if "cannot find" in done.stderr:
        pytest.skip("gcc has no sanitizers here")
    assert done.returncode == 0, done.stderr
    return place / "main"


def _run(command: list[str], place: Path, check: bool = True) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"ZIG_LOCAL_CACHE_DIR": str(place)}
    done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    assert not check or done.returncode == 0, done.stderr
    return done


def runs(program: Path) -> str:
    """What the program prints; it must end well, with no word from a sanitizer."""
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr, f"{done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout
