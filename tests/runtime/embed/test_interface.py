"""A module's shared object is a library for programs in C too, and needs nothing but libc and libm."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.runtime.embed.linked import MODEL, Linked, embedding
from tests.runtime.embed.test_entries import rows, same
from tests.runtime.embed.test_headers import STRICT, compiler, run
from tfc.codegen.objects.link import LIBC, LIBM
from tfc.runtime.embed.header import header
from tfc.runtime.native import header_text
from tfc.tools import cli

ABI = 0x100
HOSTED = "input x: f32[3]\nv = Erfinv(x)\nentry f(x) -> v\n"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """MODEL as model.so."""
    place = tmp_path_factory.mktemp("shared")
    (place / "model.tfg").write_text(MODEL)
    tfc.compile(place / "model.tfg").save(place / "model.so")
    return place / "model.so"


def test_c_and_python_call_one_file(shared: Path) -> None:
    linked = Linked(embedding(MODEL), ctypes.CDLL(str(shared)))
    module = tfc.load(shared)
    assert linked.init() == 0
    for number in (32, 5):
        x, y = rows(number, number)
        code, found = linked.call("train", {"x": x, "y": y}, (number,))
        assert code == 0, linked.message
        same(found, module.train(x=x, y=y))
        same(linked.call("infer", {"x": x}, (number,))[1], module.infer(x=x))
    assert linked.variable("w").tobytes() == module.state()["w"].tobytes()
    code, _ = linked.call("train", {"x": x, "y": y + 70}, (number,))
    assert code == 3 and "outside the valid range" in linked.message


def test_a_file_is_asked_for_its_model(shared: Path) -> None:
    library = ctypes.CDLL(str(shared))
    for symbol in ("tfc_query", "model_tfc_query"):
        query = getattr(library, symbol)
        query.restype = ctypes.c_void_p
        assert query(ABI) and query(ABI + 1)
        assert query(2 * ABI) is None and query(0) is None


def test_a_trained_module_begins_where_it_is(shared: Path, tmp_path: Path) -> None:
    module = tfc.compile(shared.with_name("model.tfg"))
    module.train(x=np.zeros((1, 4), np.float32), y=np.zeros(1, np.int32))
    module.set_state({"w": np.array([4, 3, 2, 1], np.float32)})
    module.save(tmp_path / "trained.so")
    tfc.load(shared).save(tmp_path / "same.so")
    assert (tmp_path / "same.so").read_bytes() == shared.read_bytes()
    linked = Linked(embedding(MODEL), ctypes.CDLL(str(tmp_path / "trained.so")))
    assert linked.init() == 0
    assert linked.variable("w").tolist() == [4, 3, 2, 1]


def test_a_model_for_hosts_only_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text(HOSTED)
    assert cli.main(["compile", "model.tfg", "-o", "model.so"]) == 0
    assert "programs in C can not call this module: " in capsys.readouterr().err
    assert tfc.load("model.so").f(x=np.array([0, 1, -1], np.float32))["v"].tolist() == [0, np.inf, -np.inf]
    assert not hasattr(ctypes.CDLL(str(Path("model.so").resolve())), "tfc_query")


needs_nm = pytest.mark.skipif(shutil.which("nm") is None, reason="there is no nm")
ALLOWED = {*LIBC, *LIBM, *(f"{name}f" for name in LIBM)}


def undefined(*command: str | Path) -> set[str]:
    """The names that a file needs from elsewhere."""
    return set(re.findall(r"^ +[Uw] (\S+)$", run("nm", *command), re.MULTILINE))


@needs_nm
def test_what_a_program_must_bring(shared: Path, tmp_path: Path) -> None:
    assert undefined("-D", shared) <= ALLOWED
    (tmp_path / "model.o").write_bytes(embedding(MODEL).emit())
    found = undefined(tmp_path / "model.o")
    assert found <= ALLOWED - {"malloc", "realloc", "free"}
    assert "memcpy" in found or "memset" in found


@pytest.mark.slow
def test_ten_models_in_one_program(tmp_path: Path) -> None:
    names = [f"m{k}" for k in range(10)]
    for k, name in enumerate(names):
        made = embedding(MODEL.replace("0.1, 0.2", f"0.{k}, 0.2"), name)
        (tmp_path / f"{name}.o").write_bytes(made.emit())
        (tmp_path / f"{name}.h").write_text(header(made.model))
    (tmp_path / "tfc.h").write_text(header_text())
    calls = "".join(
        f"    if ({name}_init(state, NULL, work, NULL, &error)) return 1;\n"
        f"    if (*{name}_var_w(state) != (float)0.{k}) return 2;\n"
        f"    {{ struct {name}_train_dims dims = {{2}}; struct {name}_train_in in = {{x, y}};\n"
        f"      struct {name}_train_out out = {{loss + {k}}};\n"
        f"      if ({name}_train(state, NULL, work, dims, &in, &out, NULL, &error)) return 3; }}\n"
        for k, name in enumerate(names)
    )
    includes = "".join(f'#include "{name}.h"\n' for name in names)
    (tmp_path / "main.c").write_text(
        f"{includes}static _Alignas(64) unsigned char state[M0_STATE_BYTES], work[M0_TRAIN_WORKSPACE_BYTES];\n"
        "int main(void) {\n    float x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, loss[10];\n    int32_t y[2] = {1, 2};\n"
        f"    tfc_error error;\n{calls}    return loss[0] == loss[1] || loss[8] == loss[9];\n}}\n"
    )
    objects = [tmp_path / f"{name}.o" for name in names]
    run(*compiler(), "-std=c11", *STRICT, tmp_path / "main.c", *objects, "-lm", "-lpthread", "-o", tmp_path / "main")
    assert subprocess.run([tmp_path / "main"], check=False).returncode == 0


def test_calls_of_a_shared_object_may_check_for_overlaps(tmp_path: Path) -> None:
    (tmp_path / "model.tfg").write_text("input x: f32[16]\nentry main(x) -> y = x + 1\n")
    codes = {}
    for flag in ("--enable-checks", "-O2"):
        path = tmp_path / f"{flag.strip('-')}.so"
        assert cli.main(["compile", str(tmp_path / "model.tfg"), flag, "-o", str(path)]) == 0
        call = ctypes.CDLL(str(path)).model_main_call
        memory, work = np.zeros(32, np.float32), np.zeros(4096, np.uint8)
        aligned = work.ctypes.data + -work.ctypes.data % 64
        at = memory.ctypes.data
        error = ctypes.create_string_buffer(256)
        for shift in (32, 64):
            given = [(ctypes.c_void_p * 1)(each) for each in (at, at + shift)]
            codes[flag, shift] = call(None, None, ctypes.c_void_p(aligned), None, *given, None, error)
    assert codes == {("--enable-checks", 32): 3, ("--enable-checks", 64): 0, ("-O2", 32): 0, ("-O2", 64): 0}


def test_memory_that_a_call_writes_may_be_filled_with_nan_first(tmp_path: Path) -> None:
    """Shown by a step that fails before it writes its result."""
    source = "input i: i32[64]\ninput x: f32[4, 64]\nentry main(i, x) -> y = matmul(gather(x, i), gather(x, i))\n"
    (tmp_path / "model.tfg").write_text(source)
    left = {}
    for flag in ("--enable-checks", "-O2"):
        path = tmp_path / f"{flag.strip('-')}.so"
        assert cli.main(["compile", str(tmp_path / "model.tfg"), flag, "-o", str(path)]) == 0
        call = ctypes.CDLL(str(path)).model_main_call
        work = np.zeros(1 << 20, np.uint8)
        aligned = work.ctypes.data + -work.ctypes.data % 64
        index, x, y = np.full(64, 9, np.int32), np.ones((4, 64), np.float32), np.zeros((64, 64), np.float32)
        inputs, outputs = (ctypes.c_void_p * 2)(index.ctypes.data, x.ctypes.data), (ctypes.c_void_p * 1)(y.ctypes.data)
        error = ctypes.create_string_buffer(256)
        assert call(None, None, ctypes.c_void_p(aligned), None, inputs, outputs, None, error) != 0
        left[flag] = bool(np.isnan(y).all())
    assert left == {"--enable-checks": True, "-O2": False}
