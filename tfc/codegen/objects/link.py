"""Link relocatable objects into a shared object, with the linker at hand: the system's, or the one in ziglang's wheel.

The result depends on the objects alone: no build id, no path, no libraries of this machine. What it needs of libc and
libm it names without versions, so a file made here loads on an older system too.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tfc.codegen.objects.compile_objects import compile_module
from tfc.codegen.target.target import Target, host
from tfc.ir.base.errors import Error, InternalError

_FLAGS = (
    "-shared", "--build-id=none", "--hash-style=gnu", "-Bsymbolic", "-O1", "--no-undefined",
    "-z", "noexecstack", "-z", "relro", "-z", "now", "-z", "noseparate-code",
)  # fmt: skip
_LAYOUT = """\
SECTIONS {
    . = SIZEOF_HEADERS;
    .gnu.hash : { *(.gnu.hash) }
    .dynsym : { *(.dynsym) }
    .dynstr : { *(.dynstr) }
    .rela.dyn : { *(.rela.dyn .rela.text .rela.text.* .rela.rodata .rela.rodata.* .rela.data .rela.data.* .rela.got) }
    .rela.plt : { *(.rela.plt) }
    .plt : { *(.plt) }
    .text : { *(.text .text.*) }
    .rodata : { *(.rodata .rodata.*) }
    .eh_frame : { *(.eh_frame) }
    . += CONSTANT(MAXPAGESIZE);
    . = DATA_SEGMENT_ALIGN(64, 64);
    .data.rel.ro : { *(.data.rel.ro .data.rel.ro.*) }
    .dynamic : { *(.dynamic) }
    .got : { *(.got.plt) *(.got) }
    .relro_padding (NOLOAD) : { . = ALIGN(CONSTANT(MAXPAGESIZE)); }
    . = DATA_SEGMENT_RELRO_END(0, .);
    .data : { *(.data .data.*) }
    .bss : { *(.bss .bss.* COMMON) }
    . = DATA_SEGMENT_END(.);
}
"""
"""The layout of sections on x86-64, for GNU's linker. As in its own layout, what is written while it is loaded and
never again has pages of its own, which are made read-only; but the rest of the last page takes no bytes of the file, in
which that one leaves up to 4 KB.
"""
_LIBRARIES = ("libc.so.6", "libm.so.6")
_EMULATIONS = {"x86_64": "elf_x86_64", "aarch64": "aarch64linux", "riscv64": "elf64lriscv"}

LIBC = (
    "bcmp", "calloc", "clock_gettime", "dlopen", "dlsym", "free", "malloc", "memcmp", "memcpy", "memmove", "memset",
    "pthread_create", "pthread_join", "realloc", "strcmp", "syscall",
)  # fmt: skip
"""The functions of libc that code of tfc may call; calls of anything else do not link."""
LIBM = ("ceil", "floor", "fma", "fmod", "ldexp", "nearbyint", "rint", "round", "roundeven", "sqrt", "trunc")
"""The functions of libm that it may call, each also with the suffix `f`, where no instruction does it."""
_UNDEFINED = re.compile(r"undefined (?:reference to|symbol:) [`'\"]?([\w.]+)")


class NoLinkerError(Error):
    """There is no linker for what was asked for: the message says what to install."""

    def __init__(self, made_for: str, packages: str) -> None:
        told = f"there is no linker for {made_for}: install {packages} from your system's packages"
        super().__init__(f"{told}, or run `pip install tfc[link]`", "UNAVAILABLE")


@cache
def _is_gnu(linker: tuple[str, ...]) -> bool:
    """True for a GNU linker, which reads `_LAYOUT` as intended; `ld` may be any linker."""
    done = subprocess.run([*linker, "--version"], capture_output=True, text=True, check=False)
    return done.stdout.startswith("GNU ld")


def find_linker(target: Target) -> tuple[str, ...]:
    """The command of the linker for a target. UNAVAILABLE, naming what to install, when there is none."""
    native = target.arch == host().arch
    for name, any_target in (("ld", False), ("ld.lld", True)):
        found = shutil.which(name)
        if found and (native or any_target):
            return (found,)
    if find_spec("ziglang"):
        return sys.executable, "-m", "ziglang", "ld.lld"
    raise NoLinkerError(target.triple, "`binutils` or `lld`")


def link_shared(
    objects: Sequence[bytes], exports: Sequence[str], target: Target, name: str, *, debug_info: bool = False
) -> bytes:
    """The shared object `name` of these objects, which exports the given symbols and nothing else; with their
    `debug_info` if it is wanted.

    UNAVAILABLE without a linker; UNIMPLEMENTED for targets that have no shared objects, and for code that calls what
    is in neither libc nor libm; InternalError when the linker fails otherwise.
    """
    if "linux" not in target.triple or target.arch not in _EMULATIONS:
        raise Error(f"shared objects are made for Linux so far, not for {target.triple}", code="UNIMPLEMENTED")
    linker = find_linker(target)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        files = []
        for number, content in enumerate(objects):
            (folder / f"{number}.o").write_bytes(content)
            files.append(f"{number}.o")
        symbols = "".join(f"    {symbol};\n" for symbol in exports)
        (folder / "exports").write_text(f"{{\n  global:\n{symbols}  local: *;\n}};\n")
        (folder / "layout").write_text(_LAYOUT)
        libraries = _stand_ins(linker, target, folder)
        flags = (
            *_FLAGS,
            *([] if debug_info else ["--discard-all"]),
            "-soname",
            f"{name}.so",
            "--version-script",
            "exports",
            *(["-T", "layout"] if target.arch == "x86_64" and _is_gnu(linker) else []),
        )
        _run(linker, target, [*flags, "-o", "out.so", *files, "--no-as-needed", *libraries], folder)
        return (folder / "out.so").read_bytes()


WASM_STACK = 1 << 20
"""Bytes of the stack in a WebAssembly module: linkers give 64 KiB, blocks of attention take more."""


def wasm_flags(exports: Sequence[str], *, debug_info: bool = False) -> list[str]:
    """The flags of wasm-ld for a WebAssembly module: its memory, the begin of its heap (`__heap_base`), the exports;
    with `debug_info` it keeps the names of functions and the lines that the object has.
    """
    shown = ("__heap_base", *exports)
    strip = [] if debug_info else ["--strip-all"]
    stack = ["-z", f"stack-size={WASM_STACK}"]
    return ["--no-entry", *strip, "--export-table", *stack, *(f"--export={symbol}" for symbol in shown)]


def link_wasm(content: bytes, exports: Sequence[str], *, debug_info: bool = False) -> bytes:
    """A WebAssembly module of one object, linked with `wasm_flags`. UNAVAILABLE without a linker."""
    found = shutil.which("wasm-ld")
    if found is None and not find_spec("ziglang"):
        raise NoLinkerError("WebAssembly", "`lld`")
    linker = (found,) if found else (sys.executable, "-m", "ziglang", "wasm-ld")
    flags = wasm_flags(exports, debug_info=debug_info)
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "model.o").write_bytes(content)
        command = [*linker, *flags, "-o", "model.wasm", "model.o"]
        done = subprocess.run(command, cwd=scratch, capture_output=True, text=True, check=False)
        if done.returncode:
            raise _failed(done)
        return (Path(scratch) / "model.wasm").read_bytes()


def _stand_ins(linker: tuple[str, ...], target: Target, folder: Path) -> list[str]:
    """Libraries that define the names of libc and libm without versions, to link against instead of this machine's."""
    if "gnu" not in target.triple:
        raise Error(f"tfc knows the C library's files for glibc only, not for {target.triple}", code="UNIMPLEMENTED")
    made = []
    for library, names in zip(_LIBRARIES, (LIBC, (*LIBM, *(f"{name}f" for name in LIBM))), strict=True):
        text = "".join(f"define void @{name}() {{\n  ret void\n}}\n" for name in names)
        head = f'target datalayout = "{target.data_layout}"\ntarget triple = "{target.triple}"\n'
        (folder / f"{library}.o").write_bytes(compile_module(head + text, target, 1))
        _run(linker, target, ["-shared", "-soname", library, "-o", library, f"{library}.o"], folder)
        made.append(f"./{library}")
    return made


def _run(linker: tuple[str, ...], target: Target, arguments: Sequence[str], folder: Path) -> None:
    command = [*linker, "-m", _EMULATIONS[target.arch], *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        missing = sorted(set(_UNDEFINED.findall(done.stderr)))
        if missing:
            raise Error(
                f"code for {target.cpu or target.triple} calls {', '.join(missing)}, which libc and libm do not have; "
                "choose a processor with instructions for it, such as x86-64-v3",
                code="UNIMPLEMENTED",
            )
        raise _failed(done)


def _failed(linker: subprocess.CompletedProcess[str]) -> Error | InternalError:
    """The error about a linker that failed: a disk may be full, else what it was given is at fault."""
    told = (linker.stderr or linker.stdout).strip()[:2000]
    if os.strerror(errno.ENOSPC) in told:
        return Error(f"the linker failed: {told}", "RESOURCE_EXHAUSTED")
    return InternalError(f"the linker failed: {told}")
