"""Objects and modules with several versions: the one that a processor has runs, and computes what it would alone."""

from __future__ import annotations

import ctypes
import json
import platform
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tests.runtime.embed.linked import MODEL, Linked, load
from tests.runtime.embed.test_entries import MLP, rows, same
from tests.runtime.embed.test_headers import STRICT, compiler, run
from tfc.codegen.target.target import for_cpu
from tfc.compiler.objects import Embedding
from tfc.compiler.versions import LEVELS, Versions
from tfc.ir.base.config import Config
from tfc.runtime.base import host_check
from tfc.runtime.bundle.archive import lay_out, read_archive
from tfc.runtime.bundle.manifest import MANIFEST
from tfc.runtime.embed.header import header
from tfc.runtime.native import header_text
from tfc.tools import cli

pytestmark = pytest.mark.skipif(platform.machine() != "x86_64", reason="several versions are made on x86-64 only")
FLAGS = {2: {"sse4_2", "popcnt"}, 3: {"avx2", "fma", "bmi2"}, 4: {"avx512f", "avx512vl", "avx512bw"}}


def level_here() -> int:
    """The level of this processor, as the system tells it."""
    line = next(line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("flags"))
    return max((level for level in LEVELS if FLAGS[level] <= set(line.split())), default=1)


def versions(text: str) -> Versions:
    """A model for all levels."""
    return Versions(tfc.parse(text, file="model.tfg"), LEVELS, Config(), "model", {})


def check(text: str, made: Versions) -> None:
    """The least and the best version that this processor has compute what a model for their level alone computes."""
    library = load(made)
    library.model_select.restype = ctypes.c_uint32
    assert library.model_select(0) == level_here()
    x, y = rows(9)
    for level in sorted({2, level_here()}):
        alone = Embedding(tfc.parse(text, file="model.tfg"), for_cpu(f"x86-64-v{level}"), Config(), "model", {})
        assert library.model_select(level) == level
        several, single = Linked(made, library), Linked(alone)
        assert several.init() == single.init() == 0
        for name, feeds in (("train", {"x": x, "y": y}), ("infer", {"x": x})):
            code, found = several.call(name, feeds, (9,))
            assert code == 0, several.message
            same(found, single.call(name, feeds, (9,))[1])


def test_each_version_computes_what_it_would_alone() -> None:
    check(MODEL, versions(MODEL))


@pytest.mark.slow
def test_versions_have_products_of_their_own() -> None:
    check(MLP, versions(MLP))


MAIN = """
#include "model.h"
#include <stdio.h>
static _Alignas(64) unsigned char state[MODEL_STATE_BYTES], work[MODEL_TRAIN_WORKSPACE_BYTES];
int main(void) {
    float x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, p[8];
    struct model_infer_dims dims = {2};
    struct model_infer_in in = {x};
    struct model_infer_out out = {p};
    tfc_error error = {0};
    int code = model_init(state, NULL, work, NULL, &error);
    if (!code) code = model_infer(state, NULL, work, dims, &in, &out, NULL, &error);
    printf("%d %s\\n", code, error.msg);
    if (code) return 0;
    printf("%u %s %.3f ", model_select(0), model_tfc_query(TFC_ABI)->cpu, p[0] + p[1] + p[2] + p[3]);
    printf("%u\\n", model_select(1));
    return 0;
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that says which version it runs."""
    folder, made = tmp_path_factory.mktemp("versions"), versions(MODEL)
    (folder / "model.o").write_bytes(made.emit())
    (folder / "model.h").write_text(header(made.model))
    (folder / "tfc.h").write_text(header_text())
    (folder / "main.c").write_text(MAIN)
    words = ["-std=c11", *STRICT, folder / "main.c", folder / "model.o", "-static", "-lm", "-lpthread"]
    run(*compiler(), *words, "-o", folder / "main")
    return folder / "main"


def test_a_program_runs_the_best_version(program: Path) -> None:
    level = level_here()
    assert run(program).splitlines() == ["0 ", f"{level} x86-64-v{level} 1.000 0"]


QEMU = shutil.which("qemu-x86_64") or shutil.which("qemu-x86_64-static")


@pytest.mark.skipif(QEMU is None, reason="needs qemu-user")
@pytest.mark.parametrize(("cpu", "level"), [("core2duo", 1), ("Nehalem", 2), ("Haswell", 3)])
def test_older_processors_run_what_they_have(program: Path, cpu: str, level: int) -> None:
    done = subprocess.run([str(QEMU), "-cpu", cpu, program], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    first, *rest = done.stdout.splitlines()
    if level == 1:
        assert (first, rest) == ("9 the model has no version for this processor", [])
    else:
        assert (first, rest) == ("0 ", [f"{level} x86-64-v{level} 1.000 0"])


def test_the_flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    np.save("w.npy", np.arange(20_000, dtype=np.float32))
    Path("model.tfg").write_text('input x: f32[20000]\ny = x * load("w.npy")\nentry f(x) -> y\n')
    assert cli.main(["compile", "model.tfg", "--multiversion=v3,v2", "-o", "model.a"]) == 0
    assert Path("model.a").read_bytes().count(np.arange(20_000, dtype=np.float32).tobytes()) == 1
    assert "x86-64-v2, x86-64-v3: the highest" in Path("model.h").read_text()
    for words in (["--multiversion=v5", "-o", "a.o"], ["--multiversion=v2", "--emit=asm"], ["--multiversion=v2"]):
        assert cli.main(["compile", "model.tfg", *words]) == 2
    assert cli.main(["compile", "model.tfg", "--multiversion=v2", "--target-cpu=znver4", "-o", "a.o"]) == 2
    capsys.readouterr()


# ---- modules ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """MODEL as m.so and m.tfcm, in two versions."""
    place = tmp_path_factory.mktemp("modules")
    (place / "model.tfg").write_text(MODEL)
    for suffix in (".so", ".tfcm"):
        words = ["compile", str(place / "model.tfg"), "--multiversion=v3,v2", "-o", str(place / f"m{suffix}")]
        assert cli.main(words) == 0
    return place


def lacking(monkeypatch: pytest.MonkeyPatch, *features: str) -> None:
    """A processor without these."""
    monkeypatch.setattr(host_check, "missing_features", lambda needs: [name for name in needs if name in features])


@pytest.mark.few(2)
@pytest.mark.parametrize("suffix", [".so", ".tfcm"])
@pytest.mark.parametrize("level", [2, 3])
def test_a_module_runs_the_best_version(folder: Path, monkeypatch: pytest.MonkeyPatch, suffix: str, level: int) -> None:
    if level > level_here():
        pytest.skip("this processor has no such level")
    if level == 2:
        lacking(monkeypatch, "avx2")
    module, alone = tfc.load(folder / f"m{suffix}"), tfc.compile(folder / "model.tfg", f"x86-64-v{level}")
    assert {each.program.code.cpu for each in module.train.executables} == {f"x86-64-v{level}"}
    assert repr(module).splitlines()[0].endswith("for x86-64-v2, x86-64-v3")
    x, y = rows(9)
    for _ in range(2):
        same(module.train(x=x, y=y), alone.train(x=x, y=y))
    same(module.infer(x=x), alone.infer(x=x))
    lacking(monkeypatch, "avx2", "sse4.2")
    with pytest.raises(tfc.Error, match=r"FAILED_PRECONDITION.*needs sse4\.2"):
        tfc.load(folder / f"m{suffix}")


def test_programs_in_c_open_a_module_with_versions(folder: Path) -> None:
    made, library = versions(MODEL), ctypes.CDLL(str(folder / "m.so"))
    library.model_select.restype = ctypes.c_uint32
    x, y = rows(9)
    for level in sorted({2, min(3, level_here())}):
        alone = Embedding(tfc.parse(MODEL, file="model.tfg"), for_cpu(f"x86-64-v{level}"), Config(), "model", {})
        assert library.model_select(level) == level
        several, single = Linked(made, library), Linked(alone)
        assert several.init() == single.init() == 0
        same(several.call("train", {"x": x, "y": y}, (9,))[1], single.call("train", {"x": x, "y": y}, (9,))[1])
    assert library.tfc_query and library.model_tfc_query


def test_a_module_with_versions_is_written_again_as_it_was(folder: Path, tmp_path: Path) -> None:
    for suffix in (".so", ".tfcm"):
        tfc.load(folder / f"m{suffix}").save(tmp_path / f"m{suffix}")
        assert (tmp_path / f"m{suffix}").read_bytes() == (folder / f"m{suffix}").read_bytes()


def test_a_version_is_looked_at_by_its_name(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["inspect", str(folder / "m.tfcm"), "--output=manifest"]) == 0
    shown = capsys.readouterr()
    assert [each["name"] for each in json.loads(shown.out)["versions"]] == ["model_v2", "model_v3"]
    assert "holds model_v2, model_v3; this is the first" in shown.err
    assert cli.main(["inspect", str(folder / "m.tfcm"), "--name=model_v3", "--output=kernels"]) == 0
    shown = capsys.readouterr()
    assert "model_v3_" in shown.out and "model_v2_" not in shown.out and not shown.err
    assert cli.main(["inspect", str(folder / "m.so"), "--name=model_v4"]) == 1
    assert "it has model_v2, model_v3" in capsys.readouterr().err


@pytest.mark.slow
def test_modules_have_products_of_their_own() -> None:
    module = tfc.compile(tfc.parse(MLP, file="model.tfg"), levels=(2, level_here()))
    level = level_here()
    alone = tfc.compile(tfc.parse(MLP, file="model.tfg"), f"x86-64-v{level}")
    x, y = rows(9)
    same(module.train(x=x, y=y), alone.train(x=x, y=y))


@pytest.mark.parametrize(
    ("flags", "message"), [({"levels": [5]}, "are 2, 3 and 4"), ({"levels": [3], "target": "znver4"}, "leave target")]
)
def test_levels_that_are_none(flags: dict[str, Any], message: str) -> None:
    with pytest.raises(tfc.Error, match=message):
        tfc.compile(tfc.parse(MODEL), **flags)


def test_a_version_has_the_entries_of_the_module(folder: Path, tmp_path: Path) -> None:
    """Found by changing files at random: a manifest whose versions have programs for entries that it does not list."""
    content = (folder / "m.tfcm").read_bytes()
    members, start = read_archive(memoryview(content), "m.tfcm")
    manifest = json.loads(bytes(members.pop(MANIFEST)))
    manifest["entries"] = manifest["entries"][:1]
    whole = [(MANIFEST, json.dumps(manifest).encode()), *members.items()]
    (tmp_path / "odd.tfcm").write_bytes(b"".join(map(bytes, lay_out(whole, start))))
    with pytest.raises(tfc.Error, match=r"DATA_LOSS.*model_v2 has other programs than entries"):
        tfc.load(tmp_path / "odd.tfcm")
