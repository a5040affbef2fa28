"""Facts about a processor that schedules need, learned from LLVM by compiling a probe: every processor that LLVM knows
can be a target. Those of this machine are kept on disk: a process that compiles nothing needs no LLVM.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path

from tfc.codegen.target.llvm_version import llvm_version
from tfc.ir.base.config import Config
from tfc.ir.base.object_cache import default_cache, object_key
from tfc.ir.base.record import record


@record(frozen=True, slots=True)
class Probe:
    """LLVM's names of a processor and of its features (comma separated, each with + or -), the data layout, the bits of
    vectors of floats and of 16-bit integers, how many vector registers there are, whether they multiply and add, and
    whether AVX-512's products of 64 bits are there, and what comes with them (DQ).
    """

    triple: str
    cpu: str
    features: str
    data_layout: str
    vector_bits: int
    integer_bits: int
    vector_registers: int
    has_fma: bool
    has_dq: bool


_TYPES = (str, str, str, str, int, int, int, bool, bool)

_PROBE = """
define <16 x float> @probe(<16 x float> %x, <16 x float> %y) {
  %p = fmul contract <16 x float> %x, %y
  %s = fadd contract <16 x float> %p, %x
  ret <16 x float> %s
}
define <32 x i16> @words(<32 x i16> %x, <32 x i16> %y) {
  %s = add <32 x i16> %x, %y
  ret <32 x i16> %s
}
define <8 x i64> @quads(<8 x i64> %x, <8 x i64> %y) {
  %p = mul <8 x i64> %x, %y
  ret <8 x i64> %p
}
"""


def probe(triple: str, cpu: str, features: str) -> Probe:
    """Compile a multiply-add of 16 lanes and an addition of words, and read the vector widths off the code.
    InternalError for a triple that LLVM does not know.
    """
    from tfc.codegen.llvm import native

    text = native.emit(_PROBE, triple, cpu, features, opt_level=1, kind="asm").decode()
    floats, words = text.split("words:", 1) if "words:" in text else (text, "")
    found = re.search(r"paddw\b.*%([xyz])mm", words)
    integer_bits = {"x": 128, "y": 256, "z": 512}[found[1]] if found else 0
    bits, registers, has_fma = _floats(floats)
    layout = native.data_layout(triple, cpu, features)
    has_dq = re.search(r"\bvpmullq\b.*%zmm", text) is not None
    return Probe(triple, cpu, features, layout, bits, integer_bits, registers, has_fma, has_dq)


def _floats(text: str) -> tuple[int, int, bool]:
    fma = re.search(r"\b(vfmadd\w*ps|fmla|vfmadd\.vv|fmadd\.s)\b", text) is not None
    if "%zmm" in text:
        return 512, 32, fma
    if "%ymm" in text:
        return 256, 16, fma
    if "%xmm" in text:
        return 128, 16, fma
    if re.search(r"\bv\d+\.4s\b", text):
        return 128, 32, fma
    if "f32x4" in text:
        return 128, 16, fma
    if "vsetvli" in text or "vsetivli" in text:
        return 128, 32, fma
    return 32, 16, fma


def probe_host() -> Probe:
    """The same of the machine this process runs on, with all its features."""

    def ask() -> Probe:
        from tfc.codegen.llvm import native

        return probe(native.host_triple(), *native.host_cpu())

    return _kept(("host",), ask)


def probe_as(cpu: str) -> Probe:
    """The same of this machine with the instructions of another processor. NOT_FOUND for a name LLVM does not know."""

    def ask() -> Probe:
        from tfc.codegen.target.cpu_names import check_processor

        triple = probe_host().triple
        check_processor(cpu, triple, "")
        return probe(triple, cpu, "")

    return _kept(("host as", cpu), ask)


def _kept(what: tuple[str, ...], ask: Callable[[], Probe]) -> Probe:
    """The facts kept on disk about this machine's processor, or those that LLVM gives now, which are kept."""
    name = _processor()
    store = default_cache() if name and Config().cache else None
    key = object_key(*what, name, llvm_version(), str(Path(__file__).stat().st_mtime_ns))
    found = _read(store.load(key)) if store else None
    if found is None:
        found = ask()
        if store:
            store.store(key, json.dumps([getattr(found, name) for name in Probe.__slots__]).encode())
    return found


def _read(content: bytes | None) -> Probe | None:
    """The facts in the file; None unless this version of tfc wrote it."""
    try:
        values = json.loads(content or b"")
    except ValueError:
        return None
    fits = isinstance(values, list) and tuple(map(type, values)) == _TYPES
    return Probe(*values) if fits else None


_NAMED_BY = frozenset({"vendor_id", "cpu family", "model", "model name", "stepping", "flags"})


def _processor() -> str:
    """Linux' description of the first x86 processor, from which LLVM derives its names; "" elsewhere, where LLVM looks
    at more than one.
    """
    system = os.uname()
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            first = [line.partition(":") for line in takewhile(str.strip, file)]
    except OSError:
        return ""
    told = {name.strip(): value.strip() for name, _, value in first if name.strip() in _NAMED_BY}
    return f"{system.sysname} {told}" if system.machine == "x86_64" and "flags" in told else ""
