"""Whole programs on disk: what is found again, what makes a difference, and what damage does."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tfc
from tfc.codegen.llvm import native
from tfc.codegen.program_cache import program_key
from tfc.codegen.target import probe
from tfc.codegen.target.target import for_cpu, host
from tfc.ir.base.config import Config
from tfc.ir.base.object_cache import ObjectCache, default_cache
from tfc.ir.graph.graph import Graph
from tfc.runtime.native.bindings import load_unit

MODEL = """
input x: f32[3, 4]
w = load("w.npz", "w")
names = ["a", "b"]
table = [1, 2, 3]
k = [[0.5, 1.5, 2.5, 3.5]] * 2.0
y = relu(x @ w + sum(k)) * k
entry main(x) -> y, names, table
"""
X = np.arange(12, dtype=np.float32).reshape(3, 4)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ObjectCache:
    """A cache of our own that keeps programs."""
    monkeypatch.setenv("TFC_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setenv("TFC_CACHE", "on")
    return default_cache()


def model(folder: Path, text: str = MODEL, scale: float = 1.0) -> Graph:
    np.savez(folder / "w.npz", w=np.eye(4, dtype=np.float32) * np.float32(scale))
    (folder / "model.tfg").write_text(text)
    return tfc.read(folder / "model.tfg")


def results(graph: Graph) -> list[bytes]:
    with tfc.Session(graph) as session:
        return [np.asarray(value).tobytes() for value in session.prepare("main")(x=X).values()]


def key(graph: Graph, **changes: object) -> str:
    (entry,) = graph.entries
    fetches = [value for _, value in entry.outputs]
    return program_key(graph, [value for _, value in entry.inputs], fetches, (), host(), Config().with_(**changes))


def test_a_program_is_kept_once_and_another_for_other_weights(tmp_path: Path, cache: ObjectCache) -> None:
    first = results(model(tmp_path))
    kept = {file.path for file in cache.files()}
    assert results(model(tmp_path)) == first and {file.path for file in cache.files()} == kept
    assert results(model(tmp_path, scale=2.0)) != first and {file.path for file in cache.files()} > kept


AGAIN = """
import sys, numpy as np, tfc
with tfc.Session(tfc.read(sys.argv[1]), config=tfc.Config(target_cpu=sys.argv[2])) as session:
    found = session.prepare("main")(x=np.arange(12, dtype=np.float32).reshape(3, 4))
print([np.asarray(value).tolist() for value in found.values()])
loaded = {"llvmlite.binding", "tfc.codegen.llvm", "tfc.codegen.compile", "tfc.codegen.lower", "tfc.passes"}
assert not loaded & set(sys.modules), loaded & set(sys.modules)
"""


@pytest.mark.few(1)
@pytest.mark.skipif(host().arch != "x86_64", reason="elsewhere LLVM loads the code")
@pytest.mark.skipif("TFC_TARGET_CPU" in os.environ, reason="for another process the machine is itself")
@pytest.mark.usefixtures("cache")
@pytest.mark.parametrize("cpu", ["", "x86-64-v2"])
def test_a_process_that_compiles_nothing_loads_no_compiler(tmp_path: Path, cpu: str) -> None:
    with tfc.Session(model(tmp_path), config=Config(target_cpu=cpu)) as session:
        first = [np.asarray(value).tolist() for value in session.prepare("main")(x=X).values()]
    load_unit()
    assert probe.probe_host() == probe.probe_host()
    command = [sys.executable, "-c", AGAIN, str(tmp_path / "model.tfg"), cpu]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == (f"{first}\n", "")


def test_what_is_kept_of_a_processor_serves_no_other(cache: ObjectCache, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    real = native.host_cpu
    monkeypatch.setattr(native, "host_cpu", lambda: asked.append("cpu") or real())
    found = probe.probe_host()
    assert probe.probe_host() == found == probe.probe(found.triple, found.cpu, found.features)
    assert asked == ["cpu"]
    monkeypatch.setattr(probe, "_processor", lambda: "another one")
    assert probe.probe_host() == found
    assert asked == ["cpu", "cpu"]
    for file in cache.files():
        file.path.write_bytes(b"damaged")
    assert probe.probe_host() == found
    assert len(asked) == 3
    for other in (b"{", b"[1]"):  # what something else wrote under the name
        for file in cache.files():
            cache.store(file.path.parent.name + file.path.name, other)
        assert probe.probe_host() == found
    assert len(asked) == 5


@pytest.mark.usefixtures("cache")
def test_whatever_shapes_a_program_is_part_of_its_key(tmp_path: Path) -> None:
    graph = model(tmp_path)
    assert key(graph) == key(model(tmp_path)) != ""
    (entry,) = graph.entries
    values = [value for _, value in entry.outputs]
    others = [
        key(model(tmp_path, scale=3.0)),
        key(model(tmp_path, "\n" + MODEL)),  # errors name the lines
        key(model(tmp_path, MODEL.replace("2.0", "3.0"))),
        key(graph, opt_level=0),
        program_key(graph, [], values, (), host(), Config()),
        program_key(graph, [value for _, value in entry.inputs], values[1:], (), host(), Config()),
        program_key(graph, [value for _, value in entry.inputs], values, (), for_cpu("x86-64-v2"), Config()),
    ]
    assert len({key(graph), *others}) == 8
    assert key(graph, threads=7, cache_dir="elsewhere") == key(graph)


@pytest.mark.parametrize("changes", [{"cache": False}, {"cache_programs": False}, {"remarks": "."}, {"verify": True}])
@pytest.mark.usefixtures("cache")
def test_whoever_wants_to_see_compilation_gets_it(tmp_path: Path, changes: dict[str, object]) -> None:
    assert key(model(tmp_path), **changes) == ""


def test_damaged_programs_are_compiled_again(tmp_path: Path, cache: ObjectCache) -> None:
    graph = model(tmp_path)
    first = results(graph)
    name = key(graph)
    kept = cache.load(name)
    assert kept is not None
    path = cache.folder / name[:2] / name[2:]
    whole = path.read_bytes()
    for damage in (b"", whole[:100], whole[:-1], whole[:50] + b"?" + whole[51:]):
        path.write_bytes(damage)
        assert results(model(tmp_path)) == first
        assert path.read_bytes() == whole  # the same bytes again
    # What is whole but no program: as if another tool wrote it under the same name.
    for content in (
        b"",
        b"junk",
        kept[:-40],
        (9).to_bytes(8, "little") + b'{"a":[1]}',
        kept.replace(b'"format":', b'"farmat":'),
    ):
        cache.store(name, content)
        assert results(model(tmp_path)) == first
        assert path.read_bytes() == whole
