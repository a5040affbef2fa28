"""Models for a GPU inside programs in C: the driver without a device gives the numbers of `gpu:sim`."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tests.runtime.embed.linked import MODEL, Failure
from tfc.codegen.target.target import for_gpu, simulated_gpu
from tfc.compiler.objects import Embedding, write_tables
from tfc.ir.base.config import Config
from tfc.runtime.embed.header import header
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native import header_text
from tfc.runtime.native.build import FOLDER
from tfc.tools import cli

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")

UNAVAILABLE, FAILED_PRECONDITION, INVALID_ARGUMENT, INTERNAL = 14, 9, 3, 13
LIBC = {
    "calloc", "clock_gettime", "dlopen", "dlsym", "free", "malloc", "memcmp", "memcpy", "memset", "pthread_create",
    "pthread_join", "strcmp", "syscall",
}  # fmt: skip


@pytest.fixture(scope="module")
def folder(libcuda):
    """A folder with the driver in it."""
    return Path(libcuda).parent


class OnDevice:
    """A model on the stand-in: its state, and its entries as a program in C calls them."""

    def __init__(self, text: str, folder: Any, name: str) -> None:
        made = Embedding(tfc.parse(text, file="model.tfg"), simulated_gpu(is_apart=True), Config(), name, {})
        (folder / f"{name}.o").write_bytes(made.emit())
        path = str(folder / f"{name}.so")
        subprocess.run(["cc", "-shared", str(folder / f"{name}.o"), "-o", path, "-lm", "-ldl", "-lpthread"], check=True)
        self.model, self.library, self.error = made.model, ctypes.CDLL(path), Failure()
        self.driver = str(folder / "libcuda.so.1").encode()
        self.state = 0

    def function(self, name: str, kind: Any = ctypes.c_int32) -> Any:
        found = getattr(self.library, f"{self.model.name}_{name}")
        found.restype = kind
        return found

    def start(self, driver: bytes | None = None, device: int = 0) -> int:
        return int(self.function("gpu_start")(driver or self.driver, device, ctypes.byref(self.error)))

    def take(self, size: int) -> int:
        return int(self.function("gpu_take", ctypes.c_void_p)(ctypes.c_size_t(size)) or 0)

    def init(self) -> int:
        self.state = self.take(self.model.state.bytes)
        work = self.take(self.model.start.workspace if self.model.start else 0)
        at = [ctypes.c_void_p(each or None) for each in (self.state, 0, work, 0)]
        return int(self.function("init")(*at, ctypes.byref(self.error)))

    def call(self, name: str, feeds: dict[str, Any], dims: tuple[int, ...] = (), shapes: Any = ()) -> Any:
        """One step: its code and its results, which have these shapes."""
        entry = next(each for each in self.model.entries if each.name == name)
        results = [np.zeros(shape, tensor.dtype.storage) for tensor, shape in zip(entry.outputs, shapes, strict=True)]
        inputs = [feeds[tensor.name] for tensor in entry.inputs]
        work, sizes = self.take(entry.workspace), (ctypes.c_int64 * max(1, len(dims)))(*dims)
        code = self.function(f"{self.model.symbols[name]}_call")(
            ctypes.c_void_p(self.state or None), None, ctypes.c_void_p(work), sizes,
            (ctypes.c_void_p * max(1, len(inputs)))(*map(address_of, inputs)),
            (ctypes.c_void_p * max(1, len(results)))(*map(address_of, results)), None, ctypes.byref(self.error),
        )  # fmt: skip
        self.function("gpu_give", None)(ctypes.c_void_p(work))
        return int(code), results

    def variable(self, name: str) -> Any:
        place = self.model.state.places[name]
        value = np.zeros(place.shape, place.dtype.storage)
        where = ctypes.c_void_p(self.state + place.offset)
        assert (
            self.function("gpu_read")(ctypes.c_void_p(address_of(value)), where, ctypes.c_size_t(value.nbytes), None)
            == 0
        )
        return value

    @property
    def message(self) -> str:
        return self.error.msg.decode()


def test_a_model_trains_as_it_does_on_the_stand_in_of_a_session(folder):
    rng = np.random.default_rng(1)
    x, y = rng.standard_normal((9, 4), np.float32), rng.integers(0, 4, 9, np.int32)
    made = OnDevice(MODEL, folder, "trains")
    assert made.start() == 0 and made.init() == 0, made.message
    with tfc.Session(tfc.parse(MODEL), devices="gpu:sim") as session:
        for rows in (9, 4, 9):
            feeds = {"x": x[:rows], "y": y[:rows]}
            code, (loss,) = made.call("train", feeds, (rows,), [()])
            assert code == 0, made.message
            assert loss == session.run("train", **feeds)["loss"]
        np.testing.assert_array_equal(made.variable("w"), session.state()["w"])
        code, (p,) = made.call("infer", {"x": x}, (9,), [(9, 4)])
        np.testing.assert_array_equal(p, session.run("infer", x=x)["p"])
    made.function("gpu_give", None)(ctypes.c_void_p(made.state))
    made.function("gpu_stop", None)()
    assert made.start() == 0, "a model that stopped starts again"
    assert made.start() == FAILED_PRECONDITION and "already" in made.message


LOOPS = """
dim n in 1..64
input x: f32[n]
input trips: i32[]
input row: i32[]
var seen: f32[3] = [1, 2, 3]
table = weight
_, grown = while (i = 0, a = x; i < trips) {
  b = if sum(a) > 100.0 { a * 0.5 } else { a + cumsum(x) }
  yield i + 1, b
}
twice = group { seen := seen * 2.0 }
picked = gather(table, row)
entry walk(x, trips) -> grown
entry pick(row) -> picked after twice
"""


def test_loops_constants_and_failures(folder):
    text = LOOPS.replace("weight", str([k + 0.5 for k in range(1500)]))
    made = OnDevice(text, folder, "loops")
    assert made.start() == 0 and made.init() == 0, made.message
    x = np.linspace(0.1, 1, 33, dtype=np.float32)
    with tfc.Session(tfc.parse(text), devices="gpu:sim") as session:
        for trips in (0, 7):
            code, (grown,) = made.call("walk", {"x": x, "trips": np.array(trips, np.int32)}, (33,), [(33,)])
            assert code == 0, made.message
            np.testing.assert_array_equal(grown, session.run("walk", x=x, trips=trips)["grown"])
    assert made.model.weights.data, "the table is one of the weights"
    code, (row,) = made.call("pick", {"row": np.array(1499, np.int32)}, (), [()])
    assert code == 0 and row == 1499.5, made.message
    np.testing.assert_array_equal(made.variable("seen"), [2, 4, 6])
    code, _ = made.call("pick", {"row": np.array(1500, np.int32)}, (), [()])
    assert code == INVALID_ARGUMENT and "1500" in made.message and made.error.where.contents.line == 13
    np.testing.assert_array_equal(made.variable("seen"), [2, 4, 6], "a step that fails leaves the state as it was")


def test_what_is_missing_is_named(folder):
    made = OnDevice("input x: f32[9]\nentry main(x) -> y = exp(x)\n", folder, "missing")
    x = np.zeros(9, np.float32)
    code, _ = made.call("main", {"x": x}, (), [(9,)])
    assert code == FAILED_PRECONDITION and "gpu_start comes first" in made.message
    assert made.start(b"/nowhere/libcuda.so.1") == UNAVAILABLE and made.message == "there is no /nowhere/libcuda.so.1"
    assert made.start(device=99) == UNAVAILABLE and "cuDeviceGet failed: " in made.message
    assert made.start() == 0
    code, (y,) = made.call("main", {"x": x}, (), [(9,)])
    assert code == 0 and (y == 1).all()


def test_an_object_with_ptx_needs_libc_alone_and_brings_its_header(folder):
    made = Embedding(tfc.parse(MODEL, file="model.tfg"), for_gpu("sm_80"), Config(), "device", {})
    (folder / "device.o").write_bytes(made.emit())
    assert made.emit().count(b".target sm_80") == 3 and made.model.entries[0].workspace < 4096
    undefined = subprocess.run(["nm", "-u", str(folder / "device.o")], capture_output=True, text=True, check=True)
    assert set(undefined.stdout.split()[1::2]) <= LIBC
    (folder / "device.h").write_text(header(made.model))
    (folder / "tfc.h").write_text(header_text())
    source = """#include "device.h"
#include <stdio.h>
int main(int argc, char **argv) {
    tfc_error error;
    tfc_code code = device_gpu_start(argc > 1 ? argv[1] : NULL, 0, &error);
    printf("%d %s\\n", code, error.msg);
    device_gpu_stop();
    return 0;
}
"""
    for compiler, standard, name in (("cc", "-std=c11", "main.c"), ("c++", "-std=c++11", "main.cc")):
        if shutil.which(compiler) is None:
            continue
        (folder / name).write_text(source)
        flags = [standard, "-Wall", "-Wextra", "-pedantic", "-Werror"]
        command = [compiler, *flags, str(folder / name), str(folder / "device.o"), "-o", str(folder / "main")]
        subprocess.run([*command, "-ldl", "-lm", "-lpthread"], check=True)
        run = [str(folder / "main"), str(folder / "libcuda.so.1")]
        done = subprocess.run(run, capture_output=True, text=True, check=True)
        assert done.stdout == f"{INTERNAL} the driver refuses the kernels: a stand-in runs no PTX\n"


def test_files_and_flags_say_what_they_are_for(tmp_path, capsys):
    (tmp_path / "model.tfg").write_text("input x: f32[9]\nentry main(x) -> y = exp(x)\n")
    command = ["compile", str(tmp_path / "model.tfg"), "-o", str(tmp_path / "model.o")]
    for target, name in (("nvptx64:sm_90a", "sm_90a"), ("gpu:sim", "gpu:sim")):
        assert cli.main([*command, f"--target={target}"]) == 0
        assert cli.main(["inspect", str(tmp_path / "model.o")]) == 0
        assert f"kernels    for {name}, launched by NVIDIA's driver" in capsys.readouterr().out
    assert cli.main([*command, "--target=nvptx64:sm_80", "--multiversion=v2,v3"]) == 2


WATCHED = """#include "model.h"
#include <pthread.h>
#include <stdio.h>
static void *state;
static void *worker(void *unused) {
    (void)unused;
    tfc_error error;
    void *work = model_gpu_take(MODEL_TRAIN_WORKSPACE_BYTES);
    for (int k = 0; k < 5; k++) {
        const float x[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3};
        const int32_t y[3] = {0, 1, 2};
        float loss;
        const struct model_train_in in = {x, y};
        const struct model_train_out out = {&loss};
        const struct model_train_dims dims = {3};
        if (model_train(state, NULL, work, dims, &in, &out, NULL, &error)) printf("%s\\n", error.msg);
    }
    model_gpu_give(work);
    return NULL;
}
int main(int argc, char **argv) {
    tfc_error error;
    if (argc < 2 || model_gpu_start(argv[1], 0, &error)) return 1;
    void *work = model_gpu_take(MODEL_INIT_WORKSPACE_BYTES);
    state = model_gpu_take(MODEL_STATE_BYTES);
    if (model_init(state, NULL, work, NULL, &error)) return 1;
    const struct model_train_dims dims = {3};
    model_train(state, NULL, work, dims, NULL, NULL, NULL, &error);
    printf("%s\\n", error.msg);
    pthread_t threads[3];
    for (int k = 0; k < 3; k++) pthread_create(&threads[k], 0, worker, 0);
    for (int k = 0; k < 3; k++) pthread_join(threads[k], 0);
    model_gpu_give(work);
    model_gpu_give(state);
    model_gpu_stop();
    return 0;
}
"""


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
@pytest.mark.parametrize("sanitizer", ["address,undefined", "thread"])
def test_sanitizers_find_nothing(tmp_path, sanitizer):
    """In the C around the kernels, driver and all, where threads take turns; nothing is left behind."""
    made = Embedding(tfc.parse(MODEL, file="model.tfg"), simulated_gpu(is_apart=True), Config(), "model", {})
    (tmp_path / "model.o").write_bytes(write_tables(made.model, made.target, made.config, list(made.texts)))
    (tmp_path / "model.h").write_text(header(made.model))
    (tmp_path / "tfc.h").write_text(header_text())
    (tmp_path / "main.c").write_text(WATCHED)
    gcc = ["gcc", "-std=c11", "-O1", "-g", "-Wno-tsan", f"-fsanitize={sanitizer}", f"-I{FOLDER}", "-pthread"]
    parts = [*gcc, "main.c", str(FOLDER / "embed/gpu_entry.c"), "model.o", "-o", "main", "-lm", "-ldl"]
    library = [*gcc, "-shared", "-fPIC", str(FOLDER / "stand_in/stand_in.c"), "-o", "libcuda.so.1"]
    for command in (library, parts):
        built = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        if "cannot find" in built.stderr:
            pytest.skip(f"no {sanitizer} sanitizer")
        assert built.returncode == 0, built.stderr
    command = ["./main", "./libcuda.so.1"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stdout) == (0, "x is NULL\n"), done.stderr[-4000:]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_the_example_trains_by_the_driver_and_says_when_there_is_none(folder):
    root = FOLDER.parents[2]
    shutil.copytree(root / "examples", folder / "examples", dirs_exist_ok=True)
    example = folder / "examples" / "embed" / "gpu_c"
    flags = [f"NATIVE={FOLDER}", f"TFC={sys.executable} -m tfc", f"PYTHON={sys.executable}"]
    environment = {**os.environ, "PYTHONPATH": str(root)}

    def run(*command):
        return subprocess.run(command, cwd=example, env=environment, capture_output=True, text=True, check=False)

    done = run("make", *flags, "sim")
    assert done.returncode == 0, done.stderr
    assert float(done.stdout.split("accuracy ")[1].split(",")[0]) > 0.9
    (folder / "old").mkdir()
    (folder / "old.c").write_text("int cuInit(unsigned flags) { return 0; }\n")
    subprocess.run(
        ["cc", "-shared", "-fPIC", str(folder / "old.c"), "-o", str(folder / "old/libcuda.so.1")], check=True
    )
    environment["LD_LIBRARY_PATH"] = str(folder / "old")
    done = run("sim/train", "2")
    assert (done.returncode, done.stderr) == (3, "there is no cuDriverGetVersion\n")
