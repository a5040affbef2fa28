"""Names of processors and features, checked before LLVM sees them: it ignores an unknown one, and may then end the
process because the rest cannot run 64-bit code. So a child process is asked, once for each combination.
"""

from __future__ import annotations

import re
import subprocess
import sys
from difflib import get_close_matches
from functools import cache

from tfc.ir.base.errors import Error

_SAFE = frozenset({"x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"})
"""Common processors of x86-64 that need no question."""

_ASK = """
import sys
import llvmlite.binding as llvm
llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
triple, cpu, features = sys.argv[1:]
target = llvm.Target.from_triple(triple)
target.create_target_machine(cpu="help")
print("asked", file=sys.stderr, flush=True)
text = f'target triple = "{triple}"\\ndefine float @f(float %x) {{\\n  ret float %x\\n}}\\n'
target.create_target_machine(cpu=cpu, features=features).emit_object(llvm.parse_assembly(text))
"""


@cache
def check_processor(cpu: str, triple: str, features: str = "") -> None:
    """Check that LLVM has this processor and these features for the triple; NOT_FOUND suggests similar names."""
    if not features and (not cpu or (cpu in _SAFE and triple.startswith("x86_64"))):
        return
    processors, known, fits = _ask(cpu, triple, features)
    _check(cpu, processors, f"processor for {triple}")
    for word in filter(None, features.split(",")):
        if word[0] not in "+-":
            raise Error(f"feature {word!r}: write +{word} to switch it on, or -{word}", code="INVALID_ARGUMENT")
        _check(word[1:], known, f"feature of {triple}")
    if not fits:
        raise Error(f"there is no such target: {cpu!r} cannot run code for {triple}", code="NOT_FOUND")


def processors_of(triple: str) -> list[str]:
    """LLVM's names of the processors of a system; NOT_FOUND for one it does not know."""
    return _names(_ask("", triple, "")[0])


def _ask(cpu: str, triple: str, features: str) -> tuple[str, str, bool]:
    """LLVM's lists of processors and of features, and whether a function could be compiled for these."""
    command = [sys.executable, "-c", _ASK, triple, cpu, features]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    listed, asked, _ = done.stderr.partition("asked\n")
    if not asked:
        raise Error(f"there is no such target: LLVM knows no {triple!r}", code="NOT_FOUND")
    processors, _, known = listed.partition("Available features")
    return processors, known, not done.returncode


def _names(listing: str) -> list[str]:
    return re.findall(r"^  (\S+) +- ", listing, re.MULTILINE)


def _check(name: str, listing: str, what: str) -> None:
    names = _names(listing)
    if name and name not in names:
        close = get_close_matches(name, names, 3)
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        raise Error(f"there is no such target: {name!r} is no {what}{hint}", code="NOT_FOUND")
