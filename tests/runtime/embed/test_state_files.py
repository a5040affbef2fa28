"""tfc_file.h: the variables of an embedded model in safetensors files that other programs write and read."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file

import tfc
from tests.runtime.embed.linked import embedding
from tfc.runtime.embed.header import header
from tfc.runtime.native import HEADERS, header_text

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")

MODEL = """
input x: f32[3]
var w: f32[2, 3] = [[1, 2, 3], [4, 5, 6]]
var count: i64[] = 7
with name("a") { var b: bf16[4] = [0.5, 1.5, 2.5, 3.5] }
grow = group { w := w * 2.0; count += 1 }
entry main(x) -> y = sum(w * x) after grow
"""
PROGRAM = r"""
#include "model.h"
#include "tfc_file.h"
static unsigned char memory[2][(MODEL_STATE_BYTES + 127) / 64 * 64 + 64];
static unsigned char work[MODEL_MAIN_WORKSPACE_BYTES + MODEL_INIT_WORKSPACE_BYTES + 64];
static unsigned char *at64(unsigned char *at) { return at + (64 - (uintptr_t)at % 64) % 64; }
int main(int argc, char **argv) {
    const tfc_module *model = model_tfc_query(TFC_ABI);
    unsigned char *state = at64(memory[0]), *other = at64(memory[1]);
    tfc_error error;
    float x[] = {1, 1, 1}, y;
    struct model_main_in in = {x};
    struct model_main_out out = {&y};
    if (model_init(state, NULL, at64(work), NULL, &error)) return 2;
    if (model_init(other, NULL, at64(work), NULL, &error)) return 2;
    if (model_main(state, NULL, at64(work), &in, &out, NULL, &error)) return 3;
    if (tfc_save("saved.safetensors", model, state, &error)) return puts(error.msg), 4;
    if (tfc_restore("saved.safetensors", model, other, &error)) return puts(error.msg), 5;
    if (memcmp(state, other, MODEL_STATE_BYTES)) return 6;
    if (!tfc_save("no/such/folder", model, state, &error)) return 7;
    for (int k = 1; k < argc; k++) {
        tfc_code code = tfc_restore(argv[k], model, other, &error);
        if (code) printf("%d %s\n", code, error.msg);
        else printf("0 %g %lld\n", model_var_w(other)[5], (long long)*model_var_count(other));
        if (code != TFC_OK && memcmp(state, other, MODEL_STATE_BYTES)) return 8;
        memcpy(other, state, MODEL_STATE_BYTES);
    }
    return 0;
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, with the sanitizers where the compiler has them."""
    made, place = embedding(MODEL), tmp_path_factory.mktemp("state")
    (place / "model.h").write_text(header(made.model))
    for name in HEADERS:
        (place / name).write_text(header_text(name))
    (place / "model.o").write_bytes(made.emit())
    (place / "main.c").write_text(PROGRAM)
    return sanitized(place, "main.c", "-std=c99")


def sanitized(place: Path, source: str, standard: str) -> Path:
    """The program of a C source, with the sanitizers where the compiler has them; any warning is an error."""
    # With -O1 gcc knows enough to warn of texts that may be too long.
    flags = [standard, "-O1", "-Wall", "-Wextra", "-pedantic", "-Werror", "-g", "-I."]
    command = ["cc", *flags, source, "model.o", "-lm", "-lpthread", "-o", Path(source).stem]
    watched = [*command, "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    if subprocess.run(watched, cwd=place, capture_output=True, check=False).returncode:
        subprocess.run(command, cwd=place, check=True)
    return place / Path(source).stem


def results(program: Path, *files: str) -> list[str]:
    """What restoring each of these files gave."""
    plain = {name: text for name, text in os.environ.items() if name != "LD_PRELOAD"}
    done = subprocess.run([program, *files], capture_output=True, text=True, errors="replace", check=False, env=plain)
    assert done.returncode == 0, (done.returncode, done.stdout, done.stderr)
    return done.stdout.splitlines()


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_python_reads_what_c_wrote(program: Path) -> None:
    assert results(program) == []
    saved = load_file("saved.safetensors")
    np.testing.assert_array_equal(saved["w"], np.float32([[2, 4, 6], [8, 10, 12]]))
    assert saved["count"] == 8 and saved["count"].shape == ()
    assert saved["a/b"].dtype.name == "bfloat16"
    session = tfc.Session(tfc.parse(MODEL))
    session.restore("saved.safetensors")
    assert session.state()["count"] == 8


def test_c_reads_what_python_wrote(program: Path) -> None:
    session = tfc.Session(tfc.parse(MODEL))
    session.run("main", x=np.ones(3, np.float32))
    session.run("main", x=np.ones(3, np.float32))
    session.save("session.safetensors")
    tensors = {**session.state(), "w": np.full((2, 3), 5, np.float32), 'Größe \U0001f600 "\\': np.zeros(2)}
    save_file(tensors, "library.safetensors", metadata={"by": 'the "library"'})
    content = Path("library.safetensors").read_bytes()
    text = json.dumps(json.loads(content[8 : 8 + int.from_bytes(content[:8], "little")])).encode()
    Path("escaped.safetensors").write_bytes(
        len(text).to_bytes(8, "little") + text + content[-sum(t.nbytes for t in tensors.values()) :]
    )
    files = ("session.safetensors", "library.safetensors", "escaped.safetensors")
    assert results(program, *files) == ["0 24 9", "0 5 9", "0 5 9"]


def test_files_of_another_model_are_refused(program: Path) -> None:
    right = {"w": np.zeros((2, 3), np.float32), "count": np.zeros((), np.int64), "a/b": np.zeros(4, "bfloat16")}
    for name, change in (
        ("shape", {"w": np.zeros((3, 2), np.float32)}),
        ("type", {"count": np.zeros((), np.float64)}),
        ("rank", {"a/b": np.zeros((4, 1), "bfloat16")}),
    ):
        save_file({**right, **change}, f"{name}.safetensors")
    save_file({key: array for key, array in right.items() if key != "count"}, "missing.safetensors")
    Path("empty.safetensors").write_bytes(b"")
    another = "it has another type or shape than the model's variable"
    names = ("shape", "type", "rank", "missing", "empty", "none")
    assert results(program, *(f"{name}.safetensors" for name in names)) == [
        f"3 w: {another}",
        f"3 count: {another}",
        f"3 a/b: {another}",
        "5 count: the file does not hold this variable",
        "15 empty.safetensors: it is cut off",
        "5 none.safetensors: it cannot be opened",
    ]


def test_no_bytes_harm_a_program(program: Path) -> None:
    """A damaged file is an error and leaves the state as it was, or is read as what it says."""
    results(program)
    content = Path("saved.safetensors").read_bytes()
    random = np.random.default_rng(1)
    files = []
    for number in range(400):
        damaged = bytearray(content[: random.integers(0, len(content))] if number % 2 else content)
        for _ in range(int(random.integers(0, 6)) if damaged else 0):
            odd = (random.integers(0, 256), *b'{}[]",:\\u0d89')
            damaged[int(random.integers(0, len(damaged)))] = int(odd[int(random.integers(0, len(odd)))])
        files.append(f"{number}.safetensors")
        Path(files[-1]).write_bytes(damaged)
    codes = [line.split()[0] for line in results(program, *files)]
    assert len(codes) == 400 and set(codes) <= {"0", "3", "5", "15"} and len(set(codes)) == 4


@pytest.mark.slow
def test_no_bytes_harm_a_program_that_reads_them_by_the_thousand(program: Path) -> None:
    """The same with a hundred thousand files, which one program changes as it goes."""
    results(program)
    content = Path("saved.safetensors").read_bytes()
    tensors = {**load_file("saved.safetensors"), 'Größe \U0001f600 "\\': np.zeros(2)}
    save_file(tensors, "library.safetensors", metadata={"by": 'the "library"'})
    for name in ("fuzz_file.c", "fuzz.h"):
        shutil.copy(Path(__file__).with_name(name), program.parent)
    fuzz = sanitized(program.parent, "fuzz_file.c", "-std=c11")
    counts = list(map(int, results(fuzz, "1", "100000", "saved.safetensors", "library.safetensors")[0].split()))
    assert sum(counts) == 100_000 and all(count > 300 for count in counts), counts
    assert Path("saved.safetensors").read_bytes() == content


def test_a_variable_without_a_value_has_one_afterwards(tmp_path: Path) -> None:
    """`var v: f32[2]` has none at first: an entry that reads it is refused until a file gave it one."""
    made = embedding("input x: f32[2]\nvar v: f32[2]\nvar c: f32[] = 3.0\nentry main(x) -> y = x * v + c\n")
    save_file({"v": np.float32([5, 7]), "c": np.ones((), np.float32)}, "both.safetensors")
    (tmp_path / "model.h").write_text(header(made.model))
    for name in HEADERS:
        (tmp_path / name).write_text(header_text(name))
    (tmp_path / "model.o").write_bytes(made.emit())
    (tmp_path / "main.c").write_text("""#include "model.h"
#include "tfc_file.h"
static _Alignas(64) unsigned char state[MODEL_STATE_BYTES];
static _Alignas(64) unsigned char work[MODEL_MAIN_WORKSPACE_BYTES + MODEL_INIT_WORKSPACE_BYTES];
int main(void) {
    float x[] = {1, 2}, y[2];
    struct model_main_in in = {x};
    struct model_main_out out = {y};
    tfc_error error;
    if (model_init(state, NULL, work, NULL, &error)) return 2;
    printf("%d ", (int)model_main(state, NULL, work, &in, &out, NULL, &error));
    if (tfc_restore("both.safetensors", model_tfc_query(TFC_ABI), state, &error)) return puts(error.msg), 3;
    if (model_main(state, NULL, work, &in, &out, NULL, &error)) return puts(error.msg), 4;
    printf("%g %g\\n", y[0], y[1]);
    return 0;
}
""")
    assert results(sanitized(tmp_path, "main.c", "-std=c11")) == ["9 6 15"]


def test_a_variable_of_many_axes(tmp_path: Path) -> None:
    ones = ", ".join(["1"] * 30)
    text = f"input x: f32[]\nvar v: f32[2, {ones}, 3] = fill([2, {ones}, 3], x0)\nentry main(x) -> y = x + sum(v)\n"
    made = embedding(text.replace("x0", "1.5"))
    (tmp_path / "model.h").write_text(header(made.model))
    for name in HEADERS:
        (tmp_path / name).write_text(header_text(name))
    (tmp_path / "model.o").write_bytes(made.emit())
    (tmp_path / "main.c").write_text("""#include "model.h"
#include "tfc_file.h"
static _Alignas(64) unsigned char state[MODEL_STATE_BYTES], other[MODEL_STATE_BYTES];
static _Alignas(64) unsigned char work[MODEL_INIT_WORKSPACE_BYTES + 64];
int main(void) {
    const tfc_module *model = model_tfc_query(TFC_ABI);
    tfc_error error;
    if (model_init(state, NULL, work, NULL, &error) || model_init(other, NULL, work, NULL, &error)) return 2;
    *model_var_v(state) = 7;
    if (tfc_save("deep.safetensors", model, state, &error)) return 3;
    if (tfc_restore("deep.safetensors", model, other, &error)) return puts(error.msg), 4;
    return memcmp(state, other, sizeof state) != 0;
}
""")
    assert results(sanitized(tmp_path, "main.c", "-std=c11")) == []
    assert load_file("deep.safetensors")["v"].shape == (2, *[1] * 30, 3)
