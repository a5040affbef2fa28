"""`tfc doctor`: what this installation has, and what is missing for what."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from tfc.tools.failures import versions
from tfc.version import __version__

if TYPE_CHECKING:
    from tfc.runtime.gpu.driver import GpuInfo

EPILOG = """examples:
  tfc doctor                 a table; exit status 1 when something required is missing or broken
  tfc doctor --json          the same for machines
"""


@dataclass(frozen=True)
class Finding:
    """One line: `state` is ok, missing (only an option is lost) or broken."""

    subject: str
    state: str
    detail: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc doctor`."""
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")


def run(options: argparse.Namespace) -> int:
    """Print all findings."""
    findings = list(examine())
    if options.json:
        print(json.dumps([asdict(finding) for finding in findings], indent=2))
    else:
        width = max(len(finding.subject) for finding in findings)
        for finding in findings:
            print(f"{finding.state:<8}{finding.subject:<{width}}  {finding.detail}")
    return 1 if any(finding.state == "broken" for finding in findings) else 0


def examine() -> Iterator[Finding]:
    """Check versions, processor, compiler, cache and options in turn."""
    found = versions()
    yield Finding("tfc", "ok", __version__)
    yield Finding("python", "ok", f"{found.pop('python')} ({sys.executable})")
    yield Finding("system", "ok", f"{found.pop('system')} on {found.pop('machine')}")
    for package, version in found.items():
        yield Finding(package, "broken" if version == "missing" else "ok", version)
    yield processor()
    yield compiler()
    yield cache()
    yield linker()
    yield gpu()
    yield pycuda()
    yield assembler()
    yield cublaslt()
    yield from options_found()


def processor() -> Finding:
    """The processor compiled code is made for."""
    try:
        from tfc.codegen.target.target import host

        target = host()
    except Exception as failure:
        return Finding("processor", "broken", str(failure))
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return Finding("processor", "ok", f"{target.cpu} ({target.triple}), {cores} usable")


def compiler() -> Finding:
    """Compile and run a small graph, comparing with what it must give."""
    try:
        import numpy as np

        import tfc

        graph = tfc.parse("input x: f32[4]\ny = x * 2.0 + 1.0\nentry main(x) -> y\n")
        with tfc.Session(graph, threads=1) as session:
            got = session.prepare("main")(x=np.arange(4, dtype=np.float32))["y"]
        if got.tolist() != [1, 3, 5, 7]:
            return Finding("compiler", "broken", f"2x + 1 gave {got.tolist()}")
    except Exception as failure:
        return Finding("compiler", "broken", f"{type(failure).__name__}: {failure}".splitlines()[0])
    return Finding("compiler", "ok", "compiled and ran a test graph")


def cache() -> Finding:
    """Check that compiled code can be kept."""
    import platformdirs

    folder = os.environ.get("TFC_CACHE_DIR") or platformdirs.user_cache_dir("tfc")
    nearest = folder
    while not os.path.exists(nearest):
        nearest = os.path.dirname(nearest) or "."
    writable = os.access(nearest, os.W_OK)
    return Finding("cache", "ok" if writable else "missing", folder if writable else f"{folder} cannot be written")


def linker() -> Finding:
    """Find the linker of compiled modules."""
    try:
        from tfc.codegen.objects.link import find_linker
        from tfc.codegen.target.target import host

        return Finding("linker", "ok", f"{' '.join(find_linker(host()))}: writes .tfcm and .so modules")
    except Exception as failure:
        return Finding("linker", "missing", f"{getattr(failure, 'message', failure)}")


def gpu() -> Finding:
    """Find the GPUs and their driver."""
    from tfc.ir.base.errors import Error

    try:
        from tfc.runtime.gpu.driver import driver

        found = driver()
        devices = found.devices()
    except Error as problem:
        return Finding("gpu", "missing", f"{problem.message}; `--devices=gpu:sim` runs kernels on the processor")
    except Exception as failure:
        return Finding("gpu", "broken", f"{type(failure).__name__}: {failure}".splitlines()[0])
    names = ", ".join(f"gpu:{k} {described(info)}" for k, info in enumerate(devices))
    version = f"CUDA {found.version // 1000}.{found.version % 1000 // 10}"
    if found.is_stand_in:
        return Finding("gpu", "ok", f"{len(devices)} without a device, by TFC_GPU_DRIVER: {devices[0].name}")
    return Finding("gpu", "ok", f"{names}; the driver is for {version}")


def described(info: GpuInfo) -> str:
    """A device, and what it can do at most, as far as its driver's figures say it."""
    from tfc.tools.roofline import device

    limits = f", {device(info.peak)}" if info.peak is not None else ""
    return f"{info.name} (sm_{info.capability}, {info.memory >> 30} GiB{limits})"


def pycuda() -> Finding:
    """Check that PyCUDA is there and works."""
    import importlib.util

    purpose = "shares devices with tfc: tfc[gpu]"
    if importlib.util.find_spec("pycuda") is None:
        return Finding("pycuda", "missing", purpose)
    try:
        import pycuda.driver
    except ImportError as problem:
        return Finding("pycuda", "missing", f"{purpose}; it is installed, but {problem}")
    return Finding("pycuda", "ok", f"{'.'.join(map(str, pycuda.VERSION))}: {purpose}")


def assembler() -> Finding:
    """Find NVIDIA's assembler, which makes code for one device from PTX."""
    from tfc.codegen.gpu.device.ptxas import find_assembler

    found = find_assembler()
    purpose = "checks PTX, and makes code for one device of it, for modules too"
    if found:
        return Finding("ptxas", "ok", f"{found}: {purpose}")
    named = os.environ.get("TFC_PTXAS")
    detail = f"{purpose}: tfc[ptxas]" if named is None else f"TFC_PTXAS={named} is no program"
    return Finding("ptxas", "missing", detail)


def cublaslt() -> Finding:
    """Find NVIDIA's library for matrix products on GPUs."""
    from tfc.ir.base.errors import Error

    purpose = "computes matrix products on GPUs, where --libraries=cublaslt asks for it"
    try:
        from tfc.runtime.gpu.cublaslt import cublaslt

        found = cublaslt()
    except Error as problem:
        return Finding("cublaslt", "missing", f"{purpose}; {problem.message}")
    version = found.version
    return Finding("cublaslt", "ok", f"{found.path}, {version // 10000}.{version // 100 % 100}: {purpose}")


def options_found() -> Iterator[Finding]:
    """Optional packages and programs and what each is for."""
    import importlib.util

    extras = {"onnxruntime": "a peer of `./dev bench`", "ziglang": "a linker for shared objects, `./dev native`"}
    for package, purpose in extras.items():
        there = importlib.util.find_spec(package) is not None
        yield Finding(package, "ok" if there else "missing", purpose)
    for program, purpose in {"dot": "`tfc inspect --output=svg` lays graphs out with it"}.items():
        path = shutil.which(program)
        yield Finding(program, "ok" if path else "missing", f"{path}: {purpose}" if path else purpose)
