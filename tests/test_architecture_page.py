"""ARCHITECTURE.md names files and rooms that are there, and every walk in it is short."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
MOST_HOPS = 6


def test_files_that_it_names_are_there() -> None:
    named = set(re.findall(r"`((?:ir|passes|frontend|codegen|runtime|compiler|tools)/[\w/]+\.(?:py|c|h))`", TEXT))
    assert len(named) > 15
    assert sorted(name for name in named if not (ROOT / "tfc" / name).exists()) == []


def test_rooms_are_those_of_the_package() -> None:
    """The table of layers names every room once; what else it names are modules beside the rooms."""
    for layer in ("runtime", "codegen", "passes", "frontend", "ir"):
        (row,) = (line for line in TEXT.splitlines() if line.startswith(f"| `{layer}/`"))
        named = re.findall(r"`(\w+)`", row.split("|")[2])
        rooms = {path.parent.name for path in (ROOT / "tfc" / layer).glob("*/__init__.py")}
        assert rooms <= set(named)
        assert all(
            (ROOT / "tfc" / layer / name).exists() or (ROOT / "tfc" / layer / f"{name}.py").exists() for name in named
        )


def test_walks_are_short() -> None:
    walks = re.findall(r"^\*Where .*?(?=\n\n)", TEXT, re.MULTILINE | re.DOTALL)
    assert len(walks) == 3
    assert all(part.count("→") < MOST_HOPS for walk in walks for part in walk.split("Between steps:"))
