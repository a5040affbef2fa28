"""The shape of the source tree: small files, no grab-bag modules, no pickle, links that point where they say."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ["frontend", "ir", "passes", "codegen", "runtime", "tools"]
HARD_LIMIT = 500
GRAB_BAGS = re.compile(r"^(utils?|helpers?|common|misc|manager|base_?impl)$", re.IGNORECASE)


def sources(*suffixes: str) -> list[Path]:
    """Every source file of the project by its real path."""
    folders = ["tfc", "tests", "bench", "examples", "docs"]
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*")) if path.suffix in suffixes]
    return [path for path in found if path.is_file() and "_build" not in path.parts] + [ROOT / "dev"]


def test_no_file_is_longer_than_the_limit() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in sources(".py", ".c", ".h", ".lark")
        if (lines := len(path.read_text().splitlines())) > HARD_LIMIT
    }
    assert not long, f"files over {HARD_LIMIT} lines each hold two ideas: {long}"


def test_files_are_named_for_what_they_hold() -> None:
    bags = [str(path.relative_to(ROOT)) for path in sources(".py") if GRAB_BAGS.match(path.stem)]
    assert not bags


def test_nothing_unpickles() -> None:
    offenders = []
    for path in sources(".py"):
        text = path.read_text()
        if not re.search(r"pickle|dill|shelve|joblib", text, re.IGNORECASE):
            continue
        for node in ast.walk(ast.parse(text)):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            if {"pickle", "cPickle", "dill", "shelve", "joblib"} & {name.split(".")[0] for name in names}:
                offenders.append(f"{path.relative_to(ROOT)}:{node.lineno}")
            allows = isinstance(node, ast.keyword) and node.arg == "allow_pickle" and ast.unparse(node.value) != "False"
            if allows and "tests" not in path.parts:  # tests make such files to see them refused
                offenders.append(f"{path.relative_to(ROOT)}:{node.value.lineno}")
    assert not offenders


@pytest.mark.parametrize("layer", LAYERS)
def test_root_links_show_the_layers(layer: str) -> None:
    link = ROOT / layer
    assert link.is_symlink()
    assert str(link.readlink()) == f"tfc/{layer}"
    assert (link / "__init__.py").exists()


@pytest.mark.parametrize("module", [*LAYERS, ""])
def test_every_module_says_what_it_is_for(module: str) -> None:
    folder = ROOT / "tfc" / module
    silent = [
        str(path.relative_to(ROOT))
        for path in sorted(folder.rglob("*.py") if module else folder.glob("*.py"))
        if not re.match(r'(#.*\n|\n)*r?"""\s*[^\s"]', path.read_text())
    ]
    assert not silent


def test_open_work_is_not_marked_in_code() -> None:
    marks = re.compile(r"\b(TODO|FIXME|XXX)\b|raise NotImplementedError")
    this = Path(__file__).resolve()
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources(".py", ".c", ".h", ".tfg")
        if path != this
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if marks.search(line)
    ]
    assert not found
