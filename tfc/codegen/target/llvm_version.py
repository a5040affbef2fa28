"""Which LLVM there is, told without loading it: what the disk has compiled is used by processes that never do."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import llvmlite  # the package alone: LLVM is behind llvmlite.binding


@cache
def llvm_version() -> str:
    """The version of llvmlite and the size of the library that holds its LLVM, as text for cache keys."""
    libraries = sorted(Path(llvmlite.__file__).with_name("binding").glob("*llvmlite.*"))
    return "/".join([llvmlite.__version__, *(str(each.stat().st_size) for each in libraries)])
