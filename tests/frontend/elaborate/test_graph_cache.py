"""Graphs on disk: they are what the text says, and any change of what they were made of is noticed."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import tfc
from tfc.frontend import graph_cache
from tfc.frontend import read as reading
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.base.object_cache import default_cache
from tfc.ir.graph.graph import Graph
from tfc.ir.text.graph_json import graph_from_json, graph_to_json, literals_of
from tfc.ir.text.print import print_graph

ROOT = Path(__file__).resolve().parents[3]
MODEL = """
dim batch in 1..16
use own
input x: f32[batch, 4]
w = load("w.npz", "w")
packed = load("packed.npz", "c")
row = load("row.npy")
names = ["a", "b"]
table = [[1, 2, 3], [4, 5, 6]]
y = own.twice(relu(x @ w)) + row + packed
fn with_warning(a: T[n, m]) {
    loose = a + 1.0
    a
}
z = if sum(x) > 0.0 { y * 2.0 } else { y }
entry main(x) -> z, names, table
"""
MANY = "".join(f"many{k} = x + {k}.0\n" for k in range(40))
"""Enough nodes for a graph to be kept."""
LIBRARY = "fn twice(a: T[n, m]) {\n    a * 2.0\n}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A model with its files, which are a minute old for who looks at the clock, in a cache of its own."""
    monkeypatch.setenv("TFC_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("TFC_CACHE", "on")
    monkeypatch.setattr("time.time_ns", lambda: int(1e9 * (time.time() + 60)))
    path = tmp_path / "model"
    path.mkdir()
    write(path)
    return path


def write(folder: Path, text: str = MODEL, scale: float = 1.0) -> None:
    (folder / "model.tfg").write_text(text + MANY)
    (folder / "own.tfg").write_text(LIBRARY)
    np.savez(folder / "w.npz", w=np.asfortranarray(np.eye(4, dtype=np.float32) * np.float32(scale)))
    np.savez_compressed(folder / "packed.npz", c=np.arange(4, dtype=np.float32))
    np.save(folder / "row.npy", np.arange(4, dtype=np.float32))
    time.sleep(0.02)  # a tick of the file system's clock


def same(a: Graph, b: Graph) -> bool:
    """Equal, with the places of all nodes and the sources of all constants."""
    layout = [[(each.source, each.array.flags.c_contiguous) for each in literals_of(graph)] for graph in (a, b)]
    return a == b and layout[0] == layout[1] and print_graph(a, locs=True) == print_graph(b, locs=True)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the texts that were parsed."""
    names: list[str] = []
    real = reading.parse_source
    monkeypatch.setattr(reading, "parse_source", lambda text, file: names.append(file) or real(text, file))
    return names


def test_the_second_read_parses_nothing(folder: Path, parsed: list[str]) -> None:
    warnings: list[list[object]] = [[], []]
    first, second = (tfc.read(folder / "model.tfg", warned=told.append) for told in warnings)
    assert len(parsed) == 1
    assert same(first, second) and same(first, tfc.read(folder / "model.tfg", config=Config(cache=False)))
    assert warnings[0] == warnings[1] != []


def replaced(folder: Path) -> None:
    """A link to another file in place of one."""
    (folder / "other").mkdir()
    np.savez(folder / "other" / "w.npz", w=np.zeros((4, 4), np.float32))
    (folder / "w.npz").unlink()
    (folder / "w.npz").symlink_to(folder / "other" / "w.npz")


def rewritten_unseen(folder: Path) -> None:
    """Other bytes in place, of the same number, with the old time put back."""
    path = folder / "row.npy"
    before, whole = path.stat(), path.read_bytes()
    path.write_bytes(whole[:-4] + np.float32(7).tobytes())
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


CHANGES: dict[str, Callable[[Path], object]] = {
    "text": lambda f: (f / "model.tfg").write_text(MODEL.replace("+ row", "- row") + MANY),
    "a blank line": lambda f: (f / "model.tfg").write_text("\n" + MODEL + MANY),
    "library": lambda f: (f / "own.tfg").write_text(LIBRARY.replace("2.0", "3.0")),
    "weights": lambda f: np.savez(f / "w.npz", w=np.full((4, 4), 5, np.float32)),
    "compressed weights": lambda f: np.savez_compressed(f / "packed.npz", c=np.full(4, 5, np.float32)),
    "link": replaced,
    "unseen": rewritten_unseen,
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_a_program_is_made_of_makes_a_difference(folder: Path, parsed: list[str], change: str) -> None:
    first = tfc.read(folder / "model.tfg")
    CHANGES[change](folder)
    time.sleep(0.02)
    second = tfc.read(folder / "model.tfg")
    assert len(parsed) == 2
    assert not same(first, second) and same(second, tfc.read(folder / "model.tfg", config=Config(cache=False)))
    assert same(second, tfc.read(folder / "model.tfg")) and len(parsed) == 3


def test_a_library_that_appears_hides_the_standard_one(folder: Path, parsed: list[str]) -> None:
    (folder / "model.tfg").write_text("use nn\ninput x: f32[2, 4]\ny = nn.dense(x, 3)\nentry main(x) -> y\n" + MANY)
    first = tfc.read(folder / "model.tfg")
    (folder / "nn.tfg").write_text("fn dense(x: f32[n, m], units: int) {\n    x * 2.0\n}\n")
    assert not same(first, tfc.read(folder / "model.tfg")) and len(parsed) == 2


def test_a_file_that_is_gone_is_an_error_as_ever(folder: Path) -> None:
    tfc.read(folder / "model.tfg")
    (folder / "w.npz").unlink()
    with pytest.raises(Error, match=r"there is no file `w\.npz`"):
        tfc.read(folder / "model.tfg")


def test_damaged_weights_are_an_error_as_ever(folder: Path) -> None:
    tfc.read(folder / "model.tfg")
    whole = (folder / "w.npz").read_bytes()
    at = whole.index(np.float32(1).tobytes())
    (folder / "w.npz").write_bytes(whole[:at] + b"\1" + whole[at + 1 :])
    with pytest.raises(Error, match="checksum"):
        tfc.read(folder / "model.tfg")


def test_who_reads_from_elsewhere_or_by_other_rules_reads_anew(
    folder: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tfc.read(folder / "model.tfg")
    monkeypatch.chdir(folder)
    tfc.read("model.tfg")  # messages name it so
    monkeypatch.setattr(graph_cache, "files_of_tfc", lambda *_: "as somebody changed them")
    tfc.read("model.tfg")
    tfc.read("model.tfg", config=Config(cache=False))
    monkeypatch.setenv("TFC_CACHE", "objects")
    tfc.read("model.tfg")
    assert len(parsed) == 5


def test_what_changed_a_moment_ago_is_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("TFC_CACHE_DIR", str(folder.parent / "cache"))
    monkeypatch.setenv("TFC_CACHE", "on")
    tfc.read(folder / "model.tfg")
    assert default_cache().files() == []


def test_entries_that_are_none_are_written_again(folder: Path, parsed: list[str]) -> None:
    first = tfc.read(folder / "model.tfg")
    cache = default_cache()
    (file,) = cache.files()
    key, whole = file.path.parent.name + file.name, file.path.read_bytes()
    content = cache.load(key)
    assert content is not None
    length = int.from_bytes(content[:8], "little")
    head = json.loads(content[8 : 8 + length])
    others = [
        {},
        head | {"graph": {}},
        head | {"constants": head["constants"][:-1]},
        head | {"files": [["/none", None]]},
        head | {"data": [["model.tfg", "../w.npz", 0]]},
    ]
    kept = [json.dumps(each).encode() for each in others]
    contents = [b"", b"junk", content[:-40], *(len(each).to_bytes(8, "little") + each for each in kept)]
    for number, other in enumerate(contents):
        cache.store(key, other)
        assert same(first, tfc.read(folder / "model.tfg"))
        assert len(parsed) == number + 2
        assert file.path.read_bytes() == whole
    file.path.write_bytes(whole[:-1])
    assert same(first, tfc.read(folder / "model.tfg"))
    assert file.path.read_bytes() == whole


MODELS = sorted(path for part in ("conformance", "run") for path in (ROOT / "tests" / part).glob("*.tfg"))


def test_graphs_survive_as_json() -> None:
    count = 0
    for path in MODELS:
        try:
            graph = tfc.read(path)
        except Error:
            continue  # it shows an error, or wants a file that is made for it
        content, literals = graph_to_json(graph)
        assert same(graph, graph_from_json(json.loads(json.dumps(content)), literals)), path
        count += 1
    assert count > 12
