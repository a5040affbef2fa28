"""The records of tfc.h keep their sizes and the places of their members, on machines of 64 and 32 bits."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tfc.runtime.embed.tables import ABI
from tfc.runtime.native import header_text
from tfc.runtime.native.build import FOLDER

TABLE = Path(__file__).with_name("abi.txt")
needs_zig = pytest.mark.skipif(find_spec("ziglang") is None, reason="needs the ziglang wheel")


def rows() -> list[tuple[str, int, int]]:
    """Records and members, with their numbers where pointers have 64 and 32 bits."""
    lines = [line.split() for line in TABLE.read_text().splitlines() if not line.startswith("#")]
    return [(name, int(wide), int(narrow)) for name, wide, narrow in lines]


@needs_zig
@pytest.mark.parametrize(
    ("target", "column"),
    [("x86_64-linux-gnu", 1), ("aarch64-linux-gnu", 1), ("riscv64-linux-gnu", 1), ("wasm32-freestanding", 2)],
)
def test_records_keep_their_layout(tmp_path: Path, target: str, column: int) -> None:
    lines = ['#include "embed/tfc.h"']
    for row in rows():
        record, _, member = row[0].partition(".")
        value = f"offsetof({record}, {member})" if member else f"sizeof({record})"
        lines.append(f'_Static_assert({value} == {row[column]}, "{row[0]} is not at {row[column]}");')
    (tmp_path / "layout.c").write_text("\n".join(lines) + "\n")
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "cc",
        f"--target={target}",
        "-std=c11",
        f"-I{FOLDER}",
        "-S",
        "-emit-llvm",
        "layout.c",
        "-o",
        "layout.ll",
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_member_of_a_record_is_held() -> None:
    text = re.sub(r"/\*.*?\*/", "", header_text(), flags=re.DOTALL)
    declared = []
    for body, record in re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", text, flags=re.DOTALL):
        declared.append(record)
        for member in body.split(";")[:-1]:
            function = re.search(r"\(\*(\w+)\)\(", member)
            names = [function[1]] if function else re.findall(r"(\w+)(?:\[\d+\])?\s*(?:,|$)", member)
            declared += [f"{record}.{name}" for name in names]
    assert sorted(declared) == sorted(name for name, *_ in rows())


def test_the_number_is_that_of_the_header() -> None:
    assert f"#define TFC_ABI {ABI:#010x}u" in header_text()
