"""What a target's code needs of the processor it runs on, in LLVM's words: recorded in modules, checked by loaders."""

from __future__ import annotations

import re

from tfc.codegen.target import Target

_LEVEL_2 = ("cx16", "popcnt", "sse3", "sse4.1", "sse4.2", "ssse3")
_LEVEL_3 = (*_LEVEL_2, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")
_LEVEL_4 = (*_LEVEL_3, "avx512bw", "avx512cd", "avx512dq", "avx512f", "avx512vl")
_NAMED = {"x86-64": (), "x86-64-v2": _LEVEL_2, "x86-64-v3": _LEVEL_3, "x86-64-v4": _LEVEL_4}
"""The levels of the System V ABI for x86-64."""
_USED = re.compile(
    r"avx(?!10\.1$).*|sse3|ssse3|sse4.*|bmi2?|adx|aes|cx16|f16c|fma|gfni|lzcnt|movbe|pclmul|popcnt|sha|vaes|vpclmulqdq"
)
"""The x86 features that a compiler uses unasked. The others a processor lists are for systems, or all have them; code
asks whether it may use the matrix unit; AVX10.1 is a name for parts of AVX-512 that are listed as well."""


def required_features(target: Target) -> tuple[str, ...]:
    """The features, sorted. LLVM does not tell which ones a processor's name implies: for names other than the ABI's
    levels they are those of the level that its vectors belong to.
    """
    listed = [word for word in target.features.split(",") if word]
    needed = {word[1:] for word in listed if word.startswith("+")}
    if target.arch == "x86_64":
        needed = {name for name in needed if _USED.fullmatch(name)}
        by_width = {256: _LEVEL_3 if target.has_fma else ("avx",), 512: _LEVEL_4}
        needed |= set(_NAMED.get(target.cpu, by_width.get(target.vector_bits, ())))
        needed |= {"avx512bf16"} if target.has_bf16 else set()
        needed |= {"avx512vnni" if target.vector_bits == 512 else "avxvnni"} if target.has_vnni else set()
    return tuple(sorted(needed - {word[1:] for word in listed if word.startswith("-")}))
