"""Processor features that a target's code needs, in LLVM's words: recorded in modules, checked by loaders."""

from __future__ import annotations

import re
from functools import cache

from tfc.codegen.target.target import Target

_LEVEL_2 = ("cx16", "popcnt", "sse3", "sse4.1", "sse4.2", "ssse3")
_LEVEL_3 = (*_LEVEL_2, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")
_LEVEL_4 = (*_LEVEL_3, "avx512bw", "avx512cd", "avx512dq", "avx512f", "avx512vl")
_NAMED = {"x86-64": (), "x86-64-v2": _LEVEL_2, "x86-64-v3": _LEVEL_3, "x86-64-v4": _LEVEL_4}
"""The levels of the System V ABI for x86-64."""
_USED = (
    *_LEVEL_4, "adx", "aes", "avx512bf16", "avx512bitalg", "avx512fp16", "avx512ifma", "avx512vbmi",
    "avx512vbmi2", "avx512vnni", "avx512vp2intersect", "avx512vpopcntdq", "avxifma", "avxneconvert", "avxvnni",
    "avxvnniint16", "avxvnniint8", "gfni", "pclmul", "sha", "sse4a", "vaes", "vpclmulqdq",
)  # fmt: skip
"""The x86 features that a compiler uses unasked. The others a processor lists are for systems, or all have them; code
asks whether it may use the matrix unit; AVX10 is a name for parts that are listed as well."""


def required_features(target: Target) -> tuple[str, ...]:
    """The features, sorted: those listed, and those that the processor's name implies."""
    listed = [word for word in target.features.split(",") if word]
    needed, without = ({word[1:] for word in listed if word[0] == sign} for sign in "+-")
    if target.arch == "x86_64":
        needed &= set(_USED)
        if not needed | without >= set(_USED):  # this machine's are all listed
            needed |= set(_NAMED[target.cpu] if target.cpu in _NAMED else implied_features(target.cpu, target.triple))
    return tuple(sorted(needed - without))


@cache
def implied_features(cpu: str, triple: str) -> tuple[str, ...]:
    """The features of an x86 processor, by its name. LLVM has no list that could be read, but it never inlines a
    function into one that lacks any of its features: a function for the processor is called by others for the same
    processor without a feature.
    """
    from tfc.codegen.llvm import native  # the levels of x86-64 are known without it

    called = (
        "define internal float @named(float %x) #0 {\n  %y = fadd float %x, %x\n  ret float %y\n}\n"
        f'attributes #0 = {{ "target-cpu"="{cpu}" }}\n'
    )
    callers = (
        f"define float @without{i}(float %x) #{i} {{\n  %y = call float @named(float %x)\n  ret float %y\n}}\n"
        f'attributes #{i} = {{ "target-cpu"="{cpu}" "target-features"="-{name}" }}\n'
        for i, name in enumerate(_USED, 1)
    )
    text = native.emit(called + "".join(callers), triple, "x86-64", "", kind="asm").decode()
    bodies = re.findall(r"^without(\d+):\n(.*?)^\.Lfunc_end", text, re.MULTILINE | re.DOTALL)
    return tuple(_USED[int(i) - 1] for i, body in bodies if "named" in body)
