"""tfc.h and the models' headers: clean C99 and C++11, programs that link and run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.runtime.embed.linked import MODEL, embedding
from tfc.ir.base.errors import Error
from tfc.runtime.embed.header import distinct, header, identifier
from tfc.runtime.embed.static_library import static_library
from tfc.runtime.native import HEADERS, header_text
from tfc.tools import cli

STRICT = ("-Wall", "-Wextra", "-pedantic", "-Werror")


def compiler(cxx: bool = False) -> list[str]:
    """A C or C++ compiler: the system's, or the one in ziglang's wheel."""
    found = shutil.which("c++" if cxx else "cc")
    if found:
        return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "c++" if cxx else "cc"]
    pytest.skip("there is no C compiler")


def run(*command: str | Path) -> str:
    """Run a command that must succeed; what it printed."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with model.h, tfc.h and model.a of MODEL."""
    made, place = embedding(MODEL), tmp_path_factory.mktemp("model")
    (place / "model.h").write_text(header(made.model))
    for name in HEADERS:
        (place / name).write_text(header_text(name))
    (place / "model.a").write_bytes(static_library("model.o", made.emit(), made.model.exports))
    return place


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("suffix", "standard"), [("c", "c99"), ("c", "c11"), ("cpp", "c++11"), ("cpp", "c++17"), ("cpp", "c++20")]
)
def test_headers_are_clean(folder: Path, suffix: str, standard: str) -> None:
    source = folder / f"{standard.replace('+', 'x')}.{suffix}"
    also = "tfc.hpp" if suffix == "cpp" else "model.h"
    lines = [*(f'#include "{name}"' for name in ("model.h", also, "tfc_file.h", "tfc_open.h")), "int unused(void);"]
    source.write_text("\n".join([*lines, "int unused(void) { return 0; }", ""]))
    run(*compiler(suffix == "cpp"), f"-std={standard}", *STRICT, "-fsyntax-only", source)


@pytest.mark.parametrize(
    ("suffix", "standard", "defined", "refused"),
    [
        ("c", "c11", "MODEL_STATE_LIMIT=MODEL_STATE_BYTES", ""),
        ("c", "c11", "MODEL_STATE_LIMIT=MODEL_STATE_BYTES-1", "MODEL_STATE_BYTES is more than MODEL_STATE_LIMIT"),
        ("c", "c11", "MODEL_TRAIN_WORKSPACE_LIMIT=64", "MODEL_TRAIN_WORKSPACE_BYTES is more than"),
        ("cpp", "c++11", "MODEL_INIT_WORKSPACE_LIMIT=MODEL_INIT_WORKSPACE_BYTES", ""),
        ("cpp", "c++11", "MODEL_INFER_WORKSPACE_LIMIT=64", "MODEL_INFER_WORKSPACE_BYTES is more than"),
        ("c", "c11", "TFC_ABI=0x100", "tfc.h is older than model.h"),
        ("c", "c99", "MODEL_STATE_LIMIT=1", ""),
    ],
)
def test_the_compiler_checks_sizes(folder: Path, suffix: str, standard: str, defined: str, refused: str) -> None:
    """A program states what it has; a model that takes more does not compile, where the language has assertions."""
    name, value = defined.split("=")
    source = folder / f"limit.{suffix}"
    source.write_text(f'#include "tfc.h"\n#undef {name}\n#define {name} {value}\n#include "model.h"\n')
    command = [*compiler(suffix == "cpp"), f"-std={standard}", *STRICT, "-fsyntax-only", str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused in done.stderr and bool(done.returncode) == bool(refused), done.stderr


def test_a_model_without_state_has_a_clean_header(tmp_path: Path) -> None:
    (tmp_path / "model.h").write_text(header(embedding("input x: f32[3]\nentry f(x) -> y = x + 1\n").model))
    (tmp_path / "tfc.h").write_text(header_text())
    (tmp_path / "main.c").write_text('#include "model.h"\nint main(void) { return MODEL_STATE_BYTES; }\n')
    for standard in ("c99", "c11"):
        run(*compiler(), f"-std={standard}", *STRICT, "-fsyntax-only", tmp_path / "main.c")


SPANS = """
#include "model.h"
#include "tfc.hpp"
#include <array>
#include <span>
float run(tfc::Model &model, std::span<const float> x, std::span<float> p);
float run(tfc::Model &model, std::span<const float> x, std::span<float> p) {
    const std::vector<int32_t> y(2);
    std::array<float, 1> loss{};
    model.run("infer", {{"batch", 2}}, {{"x", x.first(8)}}, {{"p", p.subspan(0, 8)}});
    model.run("train", {{"batch", 2}}, {{"x", x}, {"y", y}}, {{"loss", loss}});
    return loss[0];
}
static_assert(!std::is_copy_constructible_v<tfc::Model> && !std::is_copy_assignable_v<tfc::Model>);
"""


def test_spans_are_tensors(folder: Path) -> None:
    (folder / "spans.cpp").write_text(SPANS)
    run(*compiler(cxx=True), "-std=c++20", *STRICT, "-fsyntax-only", folder / "spans.cpp")
    # What is only read cannot take a result.
    (folder / "read.cpp").write_text(SPANS.replace("std::span<float> p", "std::span<const float> p"))
    command = [*compiler(cxx=True), "-std=c++20", "-fsyntax-only", str(folder / "read.cpp")]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode and "const" in refused.stderr


PROGRAM = """
#include "model.h"
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *state = aligned_alloc(MODEL_ALIGN, MODEL_STATE_BYTES);
    void *work = aligned_alloc(MODEL_ALIGN, MODEL_TRAIN_WORKSPACE_BYTES);
    float x[2 * 4], loss, first = 0;
    int32_t y[2] = {1, 2};
    tfc_error error;
    struct model_train_dims dims = {2};
    struct model_train_in in = {x, y};
    struct model_train_out out = {&loss};
    const tfc_module *module = model_tfc_query(TFC_ABI);
    for (int k = 0; k < 8; k++) x[k] = (float)k / 8;
    if (model_init(state, NULL, work, NULL, &error)) return 1;
    for (int k = 0; k < 20; k++) {
        if (model_train(state, NULL, work, dims, &in, &out, NULL, &error)) return 2;
        if (!k) first = loss;
    }
    if (!(loss < first)) return 3;
    if (model_var_w(state)[1] == 0.2f) return 4;
    dims.batch = 33;
    if (model_train(state, NULL, work, dims, &in, &out, NULL, &error) != TFC_INVALID_ARGUMENT) return 5;
    printf("%s\\n", error.msg);
    printf("%s %u %s %s\\n", module->name, module->n_sigs, module->sigs[1].name, module->sigs[1].in[0].dims[0].sym);
    printf("%d %d\\n", module->state_bytes == MODEL_STATE_BYTES, (int)module->sigs[0].in[0].dims[1].size);
    printf("%d %d\\n", model_tfc_query(0x200) == NULL, module->struct_size == sizeof *module);
    printf("%d %d\\n", model_tfc_query(0x100) == module, module->abi == TFC_ABI);
    free(state);
    free(work);
    return 0;
}
"""


def test_a_program_in_c_trains(folder: Path) -> None:
    (folder / "main.c").write_text(PROGRAM)
    run(
        *compiler(),
        "-std=c11",
        *STRICT,
        folder / "main.c",
        folder / "model.a",
        "-lm",
        "-lpthread",
        "-o",
        folder / "main",
    )
    assert run(folder / "main").splitlines() == [
        "the size batch is 33, outside of 1..32",
        "model 2 train batch",
        "1 4",
        "1 1",
        "1 1",
    ]


CXX = """
#include "model.h"
#include "tfc.hpp"
#include <array>
#include <cstdio>
#include <functional>
static void expect(tfc_code code, const std::function<void()> &call) {
    try {
        call();
        std::printf("no error\\n");
    } catch (const tfc::Error &error) {
        std::printf("%d %s\\n", error.code == code, error.what());
    }
}
int main() {
    tfc::Model model(model_tfc_query, 2);
    std::vector<float> x(24, 0.5f), loss(1), p(24);
    const std::array<int32_t, 6> y = {{0, 1, 2, 3, 0, 1}};
    std::vector<double> wrong(24);
    std::vector<unsigned char> saved(model.state(), model.state() + model.state_bytes());
    model.run("train", {{"batch", 6}}, {{"x", x}, {"y", y}}, {{"loss", loss}});
    float first = loss[0];
    for (int k = 0; k < 10; k++) model.run("train", {{"batch", 6}}, {{"y", y}, {"x", x}}, {{"loss", loss}});
    std::printf("%d %d\\n", loss[0] < first, model.variable<float>("w")[0] != 0.1f);
    std::copy(saved.begin(), saved.end(), model.state());
    model.run("train", {{"batch", 6}}, {{"x", x.data(), x.size()}, {"y", y}}, {{"loss", loss}});
    std::printf("%d\\n", loss[0] == first);
    expect(TFC_INVALID_ARGUMENT, [&] { model.run("infer", {{"batch", 6}}, {{"x", wrong}}, {{"p", p}}); });
    expect(TFC_INVALID_ARGUMENT, [&] { model.run("infer", {{"batch", 5}}, {{"x", x}}, {{"p", p}}); });
    expect(TFC_INVALID_ARGUMENT, [&] { model.run("infer", {}, {{"x", x}}, {{"p", p}}); });
    expect(TFC_INVALID_ARGUMENT, [&] { model.run("infer", {{"batch", 6}}, {}, {{"p", p}}); });
    expect(TFC_NOT_FOUND, [&] { model.run("other", {}, {}, {}); });
    expect(TFC_NOT_FOUND, [&] { model.variable<float>("v"); });
    std::vector<int32_t> odd(6, 9);
    expect(TFC_INVALID_ARGUMENT, [&] { model.run("train", {{"batch", 6}}, {{"x", x}, {"y", odd}}, {{"loss", loss}}); });
}
"""


@pytest.mark.few(1)
@pytest.mark.parametrize("standard", ["c++11", "c++20"])
def test_a_program_in_cxx_trains(folder: Path, standard: str) -> None:
    (folder / "tfc.hpp").write_text(header_text("tfc.hpp"))
    (folder / "main.cpp").write_text(CXX)
    flags = [f"-std={standard}", *STRICT, "-lm", "-lpthread"]
    run(*compiler(cxx=True), *flags, folder / "main.cpp", folder / "model.a", "-o", folder / "cxx", "-lpthread")
    *shown, label = run(folder / "cxx").splitlines()
    assert label.startswith("1 Received a label value of 9 which is outside the valid range of [0, 4) (model.tfg:10, ")
    assert shown == [
        "1 1",
        "1",
        "1 infer: x has another type",
        "1 infer: x has 24 elements, not 20",
        "1 the size batch is not given",
        "1 infer: x is not given",
        "1 model has no entry other",
        "1 there is no variable v",
    ]


def test_the_command_writes_what_a_program_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text(MODEL)
    assert cli.main(["compile", "model.tfg", "-o", "out/model.o", "--name=digits"]) == 0
    assert {path.name for path in Path("out").iterdir()} == {"model.o", "digits.h", *HEADERS}
    assert "tfc_code digits_infer_call(" in Path("out/digits.h").read_text()
    first = Path("out/model.o").read_bytes()
    assert cli.main(["compile", "model.tfg", "--emit=obj,header", "-o", "again", "--name=digits", "--no-cache"]) == 0
    assert Path("again/digits.o").read_bytes() == first
    assert cli.main(["compile", "model.tfg", "-o", "model.a", "--emit=obj"]) == 2


def test_names_are_those_of_c() -> None:
    assert [identifier(name) for name in ("x", "a/b:0", "1st", "int", "class", "")] == [
        "x", "a_b_0", "_1st", "int_", "class_", "_",
    ]  # fmt: skip
    with pytest.raises(Error, match="tensors a/b and a_b have the same name in C, a_b: rename one of them"):
        distinct(["a/b", "a_b"], "tensors")
