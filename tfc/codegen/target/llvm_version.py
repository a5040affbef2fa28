"""The version of LLVM, found without loading it: processes that run cached code never load it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import llvmlite  # the package alone: LLVM is behind llvmlite.binding


@cache
def llvm_version() -> str:
    """The version of llvmlite and the size of the library that holds its LLVM, as text for cache keys."""
    libraries = sorted(Path(llvmlite.__file__).with_name("binding").glob("*llvmlite.*"))
    return "/".join([llvmlite.__version__, *(str(each.stat().st_size) for each in libraries)])
