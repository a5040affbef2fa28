"""docs/c.md, and the tour of C in docs/embedding.md: their models, programs and commands, as they stand."""

import re
import shlex
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tfc.tools import cli

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs" / "c.md").read_text(encoding="utf-8")
TOUR = (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")
needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


def blocks(language: str, text: str = TEXT) -> list[str]:
    """A page's blocks of a language."""
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def part(word: str) -> str:
    """The block of C that has a word in it."""
    return next(block for block in blocks("c") if word in block)


@needs_compiler
def test_variables_go_through_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fit.tfg").write_text(blocks("tfg")[0])
    assert cli.main(["compile", "fit.tfg", "-o", "fit.o"]) == 0
    memory = "static _Alignas(64) unsigned char state[FIT_STATE_BYTES], work[FIT_INIT_WORKSPACE_BYTES + 64];\n"
    begins = "tfc_error error;\nif (fit_init(state, NULL, work, NULL, &error)) return 1;\n*fit_var_slope(state) = 3;\n"
    save, restore = part("tfc_save").splitlines()
    changed = "*fit_var_slope(state) = 4;\n"
    head = f'#include "fit.h"\n#include "tfc_file.h"\n{memory}int main(void) {{\n{begins}'
    Path("main.c").write_text(f"{head}{save}\n{changed}{restore}\nreturn *fit_var_slope(state) != 3;\n}}\n")
    subprocess.run(
        ["cc", "-std=c11", "-Wall", "-Werror", "main.c", "fit.o", "-lm", "-lpthread", "-o", "main"], check=True
    )
    subprocess.run(["./main"], check=True)


@needs_compiler
def test_the_tour_in_the_page_about_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mean.tfg").write_text(blocks("tfg", TOUR)[0])
    Path("main.c").write_text(blocks("c", TOUR)[0])
    first, *commands, shown = blocks("console", TOUR)[0].splitlines()
    assert cli.main(shlex.split(first)[2:]) == 0
    for command in commands:
        done = subprocess.run(shlex.split(command)[1:], capture_output=True, text=True, check=True)
    assert done.stdout == shown + "\n"


@needs_compiler
def test_five_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fit.tfg").write_text(blocks("tfg")[0])
    Path("main.c").write_text(blocks("c")[0])
    first, second, *_ = blocks("console")
    assert cli.main(shlex.split(first)[2:]) == 0
    *commands, shown = second.splitlines()
    for command in commands:
        done = subprocess.run(shlex.split(command)[1:], capture_output=True, text=True, check=True)
    assert done.stdout == shown + "\n"
    Path("main.cpp").write_text(blocks("cpp")[0])
    subprocess.run(["c++", "-std=c++11", "main.cpp", "fit.o", "-lm", "-lpthread", "-o", "cxx"], check=True)
    assert subprocess.run(["./cxx"], capture_output=True, text=True, check=True).stdout == shown + "\n"


@needs_compiler
def test_a_shared_object_is_opened_and_linked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fit.tfg").write_text(blocks("tfg")[0])
    command = re.search(r"`(tfc compile \S+ --emit=so\S* [^`]+)`", TEXT)
    link = re.search(r"`(cc -Iout main.c [^`]+)`", TEXT)
    assert command and link
    assert cli.main(shlex.split(command[1])[1:]) == 0
    Path("main.c").write_text(blocks("c")[0])
    subprocess.run([*shlex.split(link[1]), "-o", "linked"], check=True)
    assert subprocess.run(["./linked"], capture_output=True, text=True, check=True).stdout.startswith("y = 2.00 x")
    opening = '#include "fit.h"\n#include <dlfcn.h>\nint main(void) {\n'
    Path("open.c").write_text(f"{opening}{part('dlopen')}return model->n_sigs != 2 || dlclose(file);\n}}\n")
    subprocess.run(["cc", "-Wall", "-Werror", "-Iout", "open.c", "-ldl", "-o", "open"], check=True)
    subprocess.run(["./open"], check=True)


@needs_compiler
def test_a_module_is_opened_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fit.tfg").write_text(blocks("tfg")[0])
    assert cli.main(["compile", "fit.tfg", "--emit=bundle,header", "-o", "."]) == 0
    memory = "static _Alignas(64) unsigned char state[FIT_STATE_BYTES], work[FIT_PREDICT_WORKSPACE_BYTES + 128];\n"
    given = "float x[] = {3}, y[] = {7};\nconst void *in[] = {x};\nvoid *out[] = {y};\nint64_t dims[] = {1};\n"
    head = f'#include "fit.h"\n#include "tfc_open.h"\n{memory}int main(void) {{\ntfc_error error;\n'
    Path("main.c").write_text(f"{head}{given}{part('tfc_opened')}return y[0] != 0;\n}}\n")
    subprocess.run(["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", "main.c", "-ldl", "-o", "main"], check=True)
    subprocess.run(["./main"], check=True)


@needs_compiler
def test_threads_start_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fit.tfg").write_text(blocks("tfg")[0])
    assert cli.main(["compile", "fit.tfg", "-o", "fit.o", "--weights=file"]) == 0
    body = "    return host.n_threads == 2 && host.pool == pool ? (fit_pool_stop(pool), 0) : 1;\n"
    lines = "".join(f"    {line}\n" for line in next(b for b in blocks("c") if "_pool_start" in b).splitlines())
    Path("main.c").write_text(f'#include "fit.h"\n#include <stdlib.h>\nint main(void) {{\n{lines}{body}}}\n')
    subprocess.run(["cc", "-std=c11", "-Wall", "-Werror", "main.c", "fit.o", "-lpthread", "-o", "main"], check=True)
    subprocess.run(["./main"], check=True)


@needs_compiler
def test_hooks_and_errors_are_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fit.tfg").write_text(blocks("tfg")[0])
    assert cli.main(["compile", "fit.tfg", "-o", "fit.o"]) == 0
    hooks, host = part(".cancelled").split("\n\n")
    call = part("error.where")
    memory = "static _Alignas(64) unsigned char state[FIT_STATE_BYTES], work[FIT_TRAIN_WORKSPACE_BYTES + 128];\n"
    fed = "float x[4] = {0}, y[4] = {0}, loss;\nstruct fit_train_in in = {x, y};\nstruct fit_train_out out = {&loss};\n"
    dims = "tfc_error error;\nstruct fit_train_dims dims = {4};\n"
    begins = f"{dims}if (fit_init(state, NULL, work, NULL, &error)) return 1;\n"
    Path("main.c").write_text(
        f'#include "fit.h"\n#include <stdio.h>\n{memory}{hooks}\nint main(void) {{\n{host}{fed}{begins}'
        f"{call}dims.n = 4000;\n{call}dims.n = 4;\nstop = 1;\n{call}return 0;\n}}\n"
    )
    flags = ["-std=c11", "-Wall", "-Werror", "-lm", "-lpthread"]
    subprocess.run(["cc", "main.c", "fit.o", *flags, "-o", "main"], check=True)
    shown = subprocess.run(["./main"], capture_output=True, text=True, check=True).stdout.splitlines()
    assert shown[:2] == ["0 begins", "0 ended"]
    refused, place = re.findall(r"/\* (.*?) \*/", call)
    assert shown[-3:] == [refused, place, "the step was cancelled"]


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
@pytest.mark.skipif(find_spec("ziglang") is None and shutil.which("wasm-ld") is None, reason="needs a linker")
def test_the_same_in_the_browsers_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fit.tfg").write_text(blocks("tfg")[0])
    Path("use.mjs").write_text(blocks("js")[0])
    compiles, uses = blocks("console")[2:]
    assert cli.main(shlex.split(compiles)[2:]) == 0
    command, shown = uses.splitlines()
    done = subprocess.run(shlex.split(command)[1:], capture_output=True, text=True, check=True)
    assert done.stdout == shown + "\n"


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("make") is None or shutil.which("cc") is None, reason="needs make and compilers")
@pytest.mark.parametrize(
    ("name", "model", "goal"),
    [("c", "cnn", 0.98), ("cpp", "mlp", 0.96), ("python", "mlp", 0.96), ("rust", "mlp", 0.96)],
)
def test_the_examples_train_networks(name: str, model: str, goal: float, tmp_path: Path) -> None:
    if name == "rust" and shutil.which("rustc") is None:
        pytest.skip("there is no Rust compiler")
    for folder in ("embed", model, "data"):
        shutil.copytree(ROOT / "examples" / folder, tmp_path / "examples" / folder)
    line = re.search(r"^\$ (make .*)$", (ROOT / f"examples/embed/{name}/README.md").read_text(), re.MULTILINE)
    assert line
    words = [*shlex.split(line[1]), f"TFC={sys.executable} -m tfc", f"PYTHON={sys.executable}"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "warning" not in done.stderr
    accuracy = re.search(r"test: accuracy ([\d.]+)", done.stdout)
    assert accuracy and float(accuracy[1]) >= goal
    digits = re.findall(r"it is a (\d)", done.stdout)  # as linked, and as opened
    assert name != "c" or (len(digits) == 2 and digits[0] == digits[1])
