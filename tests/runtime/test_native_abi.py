"""What native code of another tfc and this one's Python must agree on changes together with its number, NATIVE_ABI.

Modules bring the support code that they were made with. What they are run by is declared in the headers below:
records, functions, constants. A declaration that differs from the one that was recorded fails here by name; raise
NATIVE_ABI, then `TFC_BLESS=1 pytest tests/runtime/test_native_abi.py` writes the record anew. Records of devices
(tfc_device.h, tfc_gpu.h) are not among them: support code for GPUs is used where its text is this one's, no other
(gpu/modules.py).
"""

import hashlib
import os
import re
from pathlib import Path

import pytest

from tfc.runtime.native.bindings import NATIVE_ABI
from tfc.runtime.native.build import FOLDER

HEADERS = (
    "embed/tfc.h", "core/tfc_native.h", "executor/tfc_executor.h", "executor/tfc_group.h", "python/tfc_call.h",
    "embed/tfc_entry.h",
)  # fmt: skip
RECORDED = Path(__file__).with_name("native_abi.txt")


def declarations(text: str) -> dict[str, str]:
    """What a header declares, by name, without comments, directives and white space that nothing hangs on."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.DOTALL)
    text = re.sub(r"^\s*#(?:[^\n]*\\\n)*[^\n]*$", "", text, flags=re.MULTILINE)
    text = re.sub(r'extern "C" \{', "", text)
    found: dict[str, str] = {}
    begin = depth = 0
    for at, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if depth == 0 and (sign == ";" or (sign == "}" and _is_function(text[begin : at + 1]))):
            whole = re.sub(r"\s*(\W)\s*", r"\1", " ".join(text[begin : at + 1].split()))
            found[_name(whole)] = found.get(_name(whole), "") + whole
            begin = at + 1
        depth = max(depth, 0)
    return found


def _is_function(text: str) -> bool:
    """True for a function with a body, which no semicolon ends."""
    return re.match(r"\s*static\s+inline\b", text) is not None


def _name(declaration: str) -> str:
    """What a declaration declares: a record or a type, a function, the first of some constants."""
    if declaration.startswith("enum"):
        return re.findall(r"\w+", declaration)[1]
    if found := re.match(r"(?:typedef )?struct (\w+)\{", declaration):
        return found[1]
    if found := re.search(r"\(\*(\w+)\)\(", declaration):
        return found[1]
    if found := re.search(r"(\w+)\(", declaration):
        return found[1]
    return re.findall(r"\w+", declaration)[-1]


def declared() -> dict[str, str]:
    """The digest of each declaration of the headers."""
    found: dict[str, str] = {}
    for header in HEADERS:
        for name, text in declarations((FOLDER / header).read_text(encoding="utf-8")).items():
            assert name not in found, f"{name} is declared twice"
            found[name] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return found


def recorded(text: str) -> tuple[int, dict[str, str]]:
    """The number that was recorded, and what was declared under it."""
    first, *lines = text.splitlines()
    return int(first.removeprefix("ABI ")), dict(reversed(line.split()) for line in lines)  # type: ignore[misc]


def test_a_change_of_what_modules_rely_on_has_a_number_of_its_own():
    found = declared()
    number, before = recorded(RECORDED.read_text()) if RECORDED.exists() else (0, {})
    changed = sorted(name for name in found.keys() | before.keys() if found.get(name) != before.get(name))
    if os.environ.get("TFC_BLESS") and (not changed or number != NATIVE_ABI):
        lines = [f"ABI {NATIVE_ABI}", *(f"{digest} {name}" for name, digest in sorted(found.items()))]
        RECORDED.write_text("\n".join(lines) + "\n")
        return
    assert not changed, f"{', '.join(changed)} changed: raise NATIVE_ABI (runtime/native/bindings.py), then TFC_BLESS=1"
    assert number == NATIVE_ABI, "NATIVE_ABI is another one than was recorded: TFC_BLESS=1"


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("typedef struct a { int32_t x, y; } a;", "typedef struct a { int64_t x, y; } a;"),
        ("typedef struct a { int32_t x, y; } a;", "typedef struct a { int32_t y, x; } a;"),
        ("int32_t f(void *a); int g(void);", "int32_t f(void *a, int32_t b); int g(void);"),
        ("enum { A, B };", "enum { A, C, B };"),
        (
            "static inline int f(int a) { return a; } int g(void);",
            "static inline int f(int a) { return -a; } int g(void);",
        ),
    ],
)
def test_changes_are_seen(text, other):
    assert declarations(text) != declarations(other)
    assert declarations(text).keys() == declarations(other).keys()
    assert declarations(text) == declarations("/* a; */\n#define A \\\n  1\n" + text.replace(" ", "\n  "))
