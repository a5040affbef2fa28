"""What `tfc compile` writes of all entries at once, where to, and what it does without a linker."""

from __future__ import annotations

import ctypes
import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

import tfc
from tests.tools.commands import out
from tfc.tools import cli

MODEL = 'input x: f32[1000]\ny = exp(x) + 1\nz = x * load("w.npy")\nentry f(x) -> y\nentry g(x) -> z\n'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The model in the current folder."""
    monkeypatch.chdir(tmp_path)
    np.save("w.npy", np.arange(1000, dtype=np.float32))
    Path("model.tfg").write_text(MODEL)
    return tmp_path


def compile(*words: str) -> int:
    """`tfc compile model.tfg`."""
    return cli.main(["compile", "model.tfg", *words])


def test_all_entries_as_one_module_of_llvm() -> None:
    assert compile("-o", "model.ll") == 0
    assert compile("-o", "model.s") == 0
    assert compile("--emit=bc", "-o", "out/") == 0
    text = llvm.parse_assembly(Path("model.ll").read_text())
    code = llvm.parse_bitcode(Path("out/model.bc").read_bytes())
    exported = {f"model_{name}" for name in ("f_call", "g_call", "init", "tfc_query")}
    for module in (text, code):
        defined = {each.name for each in module.functions if not each.is_declaration}
        assert exported <= defined
    assert "model_f_call:" in Path("model.s").read_text()
    assert not Path("tfc.h").exists()


def test_standard_output_takes_one_form(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert compile("--emit=obj", "-o", "-") == 0
    content = capfdbinary.readouterr().out
    assert content[:4] == b"\x7fELF"
    assert compile("-o", "model.o") == 0
    assert Path("model.o").read_bytes() == content
    capfdbinary.readouterr()
    assert compile("--emit=header", "-o", "-") == 0
    assert capfdbinary.readouterr().out == Path("model.h").read_bytes()
    assert compile("--emit=obj,header", "-o", "-") == 2
    assert compile("--emit=so", "-o", "-") == 2


def test_weights_stand_where_they_are_wanted() -> None:
    array = np.arange(1000, dtype=np.float32).tobytes()
    for choice, inside, beside in (("embed", True, False), ("file", False, True), ("external", False, False)):
        assert compile(f"--weights={choice}", "-o", f"{choice}/model.o") == 0
        assert (array in Path(choice, "model.o").read_bytes()) == inside
        assert Path(choice, "model.weights.bin").exists() == beside
    assert Path("file/model.weights.bin").read_bytes() == array.ljust(4032, b"\0")
    assert "#define MODEL_WEIGHTS_BYTES 4032u" in Path("external/model.h").read_text()
    assert "f32[1000]" in Path("external/model.h").read_text().split("MODEL_WEIGHTS_BYTES")[1].splitlines()[1]


def test_without_a_linker_there_is_an_object(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = {"cc": shutil.which("cc")}
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "ziglang", None)
    assert compile("-o", "model.so") == 1
    shown = capsys.readouterr().err
    assert "pip install tfc[link]" in shown
    command = "cc -shared model.o -o model.so -lm -lpthread"
    assert f"instead of model.so there is model.o, which `{command}` links" in shown
    assert not Path("model.so").exists() and Path("model.h").exists()
    if path["cc"] is None:
        pytest.skip("there is no C compiler")
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    subprocess.run(command.split(), check=True)
    # By its whole path: what another test of this process loaded as ./model.so would be found again.
    assert ctypes.CDLL(str(tmp_path / "model.so")).model_tfc_query


def test_without_a_linker_for_webassembly_there_is_an_object(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "ziglang", None)
    assert compile("-o", "model.wasm") == 1
    shown = capsys.readouterr().err
    assert "pip install tfc[link]" in shown and "instead of model.wasm there is model.o" in shown
    command = shown.partition("which `")[2].partition("`")[0]
    assert command.startswith("wasm-ld --no-entry ") and "--export=model_f_call" in command
    assert Path("tfc.mjs").exists() and not Path("model.wasm").exists()
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    linker = [found] if (found := shutil.which("wasm-ld")) else [sys.executable, "-m", "ziglang", "wasm-ld"]
    if len(linker) > 1 and find_spec("ziglang") is None:
        pytest.skip("there is no linker for WebAssembly")
    subprocess.run([*linker, *command.split()[1:]], check=True)
    linked = Path("model.wasm").read_bytes()
    assert compile("-o", "model.wasm") == 0
    assert Path("model.wasm").read_bytes() == linked


# ---- phases ----------------------------------------------------------------------------------------------------------


def test_a_graph_goes_on_where_it_was_left() -> None:
    assert compile("--entry=f", "--emit=llvm-ir", "-o", "whole.ll") == 0
    for phase in ("parse", "cse", "lower_control_flow"):
        assert compile("--entry=f", f"--compile-to={phase}", "-o", "half.tfg") == 0
        words = ["half.tfg", f"--compile-from={phase}", "--emit=llvm-ir", "-o", "rest.ll"]
        assert cli.main(["compile", *words]) == 0
        assert Path("rest.ll").read_text() == Path("whole.ll").read_text()
        assert "entry f(x=%x) -> (y=" in Path("half.tfg").read_text()


def test_phases_that_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    for flag in ("--compile-to=ces", "--compile-from=ces"):
        assert compile(flag) == 1
        assert "there is no pass 'ces'; did you mean 'cse'?" in capsys.readouterr().err
    assert compile("--compile-to=partition") == 1
    assert "pass partition is for steps on several devices" in capsys.readouterr().err


def test_what_a_pass_has_changed_is_compiled_as_it_is() -> None:
    assert compile("--entry=f", "--compile-to=simplify", "-o", "half.tfg") == 0
    text = Path("half.tfg").read_text()
    assert " = Exp(" in text
    Path("half.tfg").write_text(text.replace(" = Exp(", " = Neg("))
    assert cli.main(["compile", "half.tfg", "--compile-from=simplify", "-o", "half.so"]) == 0
    assert tfc.load("half.so").f(x=np.full(1000, 2, np.float32))["y"].tolist() == [-1] * 1000


@pytest.mark.parametrize("words", [["--emit=asm", "-o", "out/"], ["-o", "model.tfcm"]])
def test_what_comes_in_between_can_be_kept(words: list[str]) -> None:
    assert compile(*words, "--keep-temps=temps") == 0
    kept = {str(path.relative_to("temps")) for path in Path("temps").rglob("*") if path.is_file()}
    for entry in ("f", "g"):
        assert {f"{entry}/00-parse.tfg", f"{entry}/0.o"} <= kept
        assert Path("temps", entry, "0.o").read_bytes()[:4] == b"\x7fELF"
    for suffix in (".loops", ".0.ll", ".0.opt.ll", ".0.s"):
        assert sum(name.endswith(suffix) for name in kept) == 2, (suffix, kept)


# ---- warnings --------------------------------------------------------------------------------------------------------


def test_warnings_are_shown_or_errors_or_neither(capsys: pytest.CaptureFixture[str]) -> None:
    Path("model.tfg").write_text("input odd: f32[]\n" + MODEL)
    assert compile() == 0
    shown = capsys.readouterr().err
    assert "warning[W0102]: the input `odd` is not used anywhere\n --> model.tfg:1:7" in shown and "1 warning" in shown
    assert compile("-Wnone") == 0
    assert capsys.readouterr().err == ""
    assert compile("-Werror", "-o", "model.o") == 1
    assert "error[W0102]" in capsys.readouterr().err and not Path("model.o").exists()
    assert compile("--diagnostics=json") == 0
    (found,) = json.loads(capsys.readouterr().err)
    assert (found["code"], found["severity"], found["loc"]["line"]) == ("W0102", "warning", 1)
    assert "not used" in out(capsys, "explain", "W0102")


def test_the_prefix_of_entries_is_the_name() -> None:
    assert compile("--entry-prefix=net", "--emit=a,header", "-o", ".") == 0
    assert Path("net.a").read_bytes()[:8] == b"!<arch>\n"
    assert "net_f(" in Path("net.h").read_text()


@pytest.mark.skipif(find_spec("ziglang") is None, reason="needs the ziglang wheel")
def test_the_linker_in_a_wheel_serves_where_there_is_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert compile("-o", "wheel.so") == 0
    assert tfc.load("wheel.so").f(x=np.zeros(1000, np.float32))["y"].tolist() == [2] * 1000
    assert ctypes.CDLL(str(Path("wheel.so").resolve())).tfc_query
