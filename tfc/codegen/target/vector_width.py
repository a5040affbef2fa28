"""The width of the vectors that a kernel computes with, read off its LLVM text: LLVM's own vectorisers are off, so the
text is what runs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from tfc.ir.base.reachable import reachable

_FUNCTION = re.compile(r"^define [^@]*@([\w.$]+)\(.*?^\}", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(r"ptr @([\w.$]+)|call [^@\n]*@([\w.$]+)\(")
_VECTOR = re.compile(r"<(\d+) x (i\d+|half|bfloat|float|double)>")
_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def vector_bits(texts: Iterable[str], symbols: Iterable[str], most: int) -> dict[str, int]:
    """Bits of the widest vector in each function and its callees, 0 for none; `most` is the width of a register.

    Masks (`<16 x i1>`) do not count. Text may hold longer vectors than registers are: LLVM takes several.
    """
    own: dict[str, int] = {}
    calls: dict[str, set[str]] = {}
    for text in texts:
        for found in _FUNCTION.finditer(text):
            name, body = found[1], found[0]
            vectors = [(int(lanes), kind) for lanes, kind in set(_VECTOR.findall(body)) if kind != "i1"]
            widths = (lanes * (_BITS.get(kind) or int(kind[1:])) for lanes, kind in vectors)
            own[name] = min(most, max(widths, default=0))
            calls[name] = {first or second for first, second in _NAMED.findall(body)}
    return {symbol: _widest(symbol, own, calls) for symbol in symbols}


def _widest(symbol: str, own: Mapping[str, int], calls: Mapping[str, set[str]]) -> int:
    return max(own.get(name, 0) for name in reachable([symbol], lambda name: calls.get(name, set()) & own.keys()))
