"""Products that are left to cuBLASLt, by a library in its place that computes what it is asked for."""

from __future__ import annotations

import ctypes
import gc
import json
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.runtime.gpu.driver_table import address
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.target.target import for_gpu
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.types.types import bf16
from tfc.runtime.gpu.cublaslt import cublaslt
from tfc.runtime.gpu.gpu import gpu_of
from tfc.runtime.native.build import FOLDER
from tfc.tools import cli, doctor
from tfc.tools.programs import compile_for

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")

LINEAR = """
dim n in 0..512
input x: f32[n, 96]
input w: f32[96, 40]
input v: f32[40]
y = relu(x @ w + v)
entry main(x, w, v) -> y, plain = x @ w, z = sum(y)
"""
KINDS = """
input a: f32[33, 70]
input b: f32[70, 20]
input c: bf16[64, 48]
input d: bf16[48, 40]
input e: f16[5, 24, 32]
input f: f16[5, 32, 16]
input g: f64[21, 30]
input h: f64[30, 12]
ab = a @ b
atb = MatMul(transpose(a), a)
abt = MatMul(b, b, transpose_b=true)
cd = c @ d
part = a[1:, 3:] @ b[3:, 1:19]
entry main(a, b, c, d, e, f, g, h) -> ab, atb, abt, cd, ecd = exp(cd), ef = e @ f, gh = g @ h, part
"""
TRAINING = """
use nn
use optimizers
input x: f32[24, 16]
input y: i32[24]
h = nn.dense(x, units=32, activation=relu, seed=1)
logits = nn.dense(h, units=12, seed=2)
loss = mean(nn.sparse_softmax_cross_entropy(logits, y))
step = optimizers.momentum(loss, rate=0.05)
entry train(x, y) -> loss after step
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    path = tmp_path_factory.mktemp("cublaslt") / "libcublasLt.so"
    source = Path(__file__).with_name("cublaslt.c")
    flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", f"-I{FOLDER}"]
    subprocess.run(["cc", *flags, str(source), "-o", str(path)], check=True)
    return path


@pytest.fixture
def library(built, unused_gpus, monkeypatch):
    """The library in place of NVIDIA's, by the driver in place of NVIDIA's."""
    monkeypatch.setenv("TFC_CUBLASLT", str(built))
    found = ctypes.CDLL(str(built))
    found.set_launch(ctypes.c_void_p(address(unused_gpus, "cuLaunchKernel")))
    yield found
    ctypes.c_int64.in_dll(found, "refuses").value = 0


def number(library, name):
    return ctypes.c_int64.in_dll(library, name).value


def session(text, **changes):
    return tfc.Session(tfc.parse(text), devices="gpu:1", config=Config(libraries=("cublaslt",), **changes))


def linear(n):
    rng = np.random.default_rng(n)
    return {"x": rng.standard_normal((n, 96)), "w": rng.standard_normal((96, 40)), "v": rng.standard_normal(40)}


def test_products_are_left_to_the_library_and_what_follows_is_not(library):
    with session(LINEAR) as one:
        for n in (24, 24, 24, 7, 1, 0, 31):
            feeds = linear(n)
            product = feeds["x"] @ feeds["w"]
            found = one.run("main", **{name: value.astype(np.float32) for name, value in feeds.items()})
            np.testing.assert_allclose(found["plain"], product, rtol=1e-4, atol=1e-4)
            np.testing.assert_allclose(found["y"], np.maximum(product + feeds["v"], 0), rtol=1e-4, atol=1e-4)
            np.testing.assert_allclose(found["z"], found["y"].astype(np.float64).sum(), rtol=1e-5)
    assert number(library, "multiplied") > 0


def test_every_way_that_factors_lie(library):
    rng = np.random.default_rng(0)
    types = {"a": ("f4", (33, 70)), "b": ("f4", (70, 20)), "g": ("f8", (21, 30)), "h": ("f8", (30, 12))}
    types |= {"c": ("bf16", (64, 48)), "d": ("bf16", (48, 40)), "e": ("f2", (5, 24, 32)), "f": ("f2", (5, 32, 16))}
    feeds = {
        name: rng.standard_normal(shape).astype(bf16.storage if kind == "bf16" else np.dtype(kind))
        for name, (kind, shape) in types.items()
    }
    exact = {name: value.astype(np.float64) for name, value in feeds.items()}
    before = number(library, "multiplied")
    with session(KINDS) as one:
        found = one.run("main", **feeds)
    assert number(library, "multiplied") - before == 7
    wanted = {
        "ab": exact["a"] @ exact["b"], "atb": exact["a"].T @ exact["a"], "abt": exact["b"] @ exact["b"].T,
        "cd": exact["c"] @ exact["d"], "ef": exact["e"] @ exact["f"], "gh": exact["g"] @ exact["h"],
        "part": exact["a"][1:, 3:] @ exact["b"][3:, 1:19],
    }  # fmt: skip
    tolerance = {"ab": 1e-6, "atb": 1e-6, "abt": 1e-6, "cd": 2e-2, "ef": 2e-3, "gh": 1e-14, "part": 1e-6}
    for name, value in wanted.items():
        scale = np.abs(value).max()
        np.testing.assert_allclose(found[name].astype(np.float64), value, rtol=0, atol=tolerance[name] * scale)
    np.testing.assert_allclose(found["ecd"].astype(np.float64), np.exp(wanted["cd"]), rtol=0.25)


def test_training_ends_where_it_ends_without_the_library(library):
    rng = np.random.default_rng(3)
    feeds = {"x": rng.standard_normal((24, 16)).astype(np.float32), "y": rng.integers(0, 12, 24, np.int32)}
    with session(TRAINING) as one, tfc.Session(tfc.parse(TRAINING), devices="gpu:1") as other:
        for _ in range(5):
            losses = [each.run("train", **feeds)["loss"] for each in (one, other)]
            np.testing.assert_allclose(losses[0], losses[1], rtol=1e-5)
        for name, value in other.state().items():
            np.testing.assert_allclose(one.state()[name], value, rtol=1e-4, atol=1e-6, err_msg=name)


def test_what_the_library_made_is_kept_and_recorded(library, driver):
    feeds = {name: value.astype(np.float32) for name, value in linear(24).items()}
    gc.collect()
    made = number(library, "made")
    with session(LINEAR) as one:
        first = one.run("main", **feeds)
        record = gpu_of(driver, 0).record
        asked, recorded = number(library, "asked"), record.n_records
        for _ in range(4):
            for name, value in one.run("main", **feeds).items():
                np.testing.assert_array_equal(value, first[name])
        assert number(library, "asked") == asked and record.n_records > recorded
        assert number(library, "made") > made
        one.run("main", **{name: value.astype(np.float32) for name, value in linear(25).items()})
        assert number(library, "asked") > asked
    del one
    gc.collect()
    assert number(library, "made") == made


def test_a_library_that_refuses_ends_the_step(library):
    ctypes.c_int64.in_dll(library, "refuses").value = 15
    feeds = {name: value.astype(np.float32) for name, value in linear(24).items()}
    with session(LINEAR) as one:
        with pytest.raises(Error, match=r"cublasLtMatmulAlgoGetHeuristic gave CUBLAS_STATUS_NOT_SUPPORTED \(15\)"):
            one.run("main", **feeds)
        ctypes.c_int64.in_dll(library, "refuses").value = 0
        np.testing.assert_allclose(one.run("main", **feeds)["plain"], feeds["x"] @ feeds["w"], rtol=1e-4, atol=1e-4)


def test_without_the_library_nothing_runs_that_asks_for_it(unused_gpus, monkeypatch):
    monkeypatch.setenv("TFC_CUBLASLT", "/nowhere/libcublasLt.so")
    feeds = {name: value.astype(np.float32) for name, value in linear(24).items()}
    with session(LINEAR) as one, pytest.raises(Error, match="there is no cublaslt: /nowhere") as caught:
        one.run("main", **feeds)
    assert caught.value.code == "UNAVAILABLE"
    assert doctor.cublaslt().state == "missing"


def test_other_libraries_are_not_there():
    with pytest.raises(Error, match="TFC_LIBRARIES=cudnn: expected words of cublaslt"):
        Config(libraries=("cudnn",))


def test_another_library_is_not_taken_for_it(driver, monkeypatch):
    monkeypatch.setenv("TFC_CUBLASLT", "libc.so.6")
    with pytest.raises(Error, match=r"libc\.so\.6 has no cublasLtCreate"):
        cublaslt()


def test_programs_say_what_is_left_to_it():
    graph = tfc.parse(LINEAR)
    config = Config(libraries=("cublaslt",), tf32=True)
    program = compile_for(graph, graph.entry["main"], config, for_gpu("sm_90a"))
    launches = [launch for made in program.code.launches.values() for launch in made]
    products = [launch.product for launch in launches if launch.product is not None]
    assert len(products) == 1 or {str(each.n) for each in products} == {"40"}
    assert {each.compute for each in products} == {"tf32"} and all(each.m and each.k == 96 for each in products)
    ptx = b"".join(program.code.objects).decode()
    assert all((f".entry {launch.entry}(" in ptx) == (launch.product is None) for launch in launches)
    again = from_json(to_json(program), program.constants, program.code.objects)
    assert again.code.launches == program.code.launches
    text = json.dumps(to_json(program))
    (first, *_) = products
    left = json.dumps([first.left.operand, "f32", str(first.left.pitch), 0, 0, True]).replace('"96"', "96")
    assert left in text
    for wrong in (
        [99, "f32", 96, 0, 0, True],
        [0, "i32", 96, 0, 0, True],
        [0, "f32", "m", 0, 0, True],
        [0, "f32", 96, 0, 0],
    ):
        damaged = json.loads(text.replace(left, json.dumps(wrong)))
        with pytest.raises(Error) as caught:
            from_json(damaged, program.constants, program.code.objects)
        assert caught.value.code == "DATA_LOSS"


@pytest.mark.parametrize("suffix", [".tfcm", ".so"])
def test_modules_leave_products_to_the_library_that_is_there(library, tmp_path, suffix):
    model, made = tmp_path / "model.tfg", tmp_path / f"model{suffix}"
    model.write_text(LINEAR)
    words = ["compile", str(model), "--target=gpu:sim", "--libraries=cublaslt", "-o", str(made)]
    assert cli.main(words) == 0
    feeds = {name: value.astype(np.float32) for name, value in linear(24).items()}
    before = number(library, "multiplied")
    module = tfc.load(made)
    for _ in range(3):
        _, plain, _ = module["main"].run(feeds).values()
        np.testing.assert_allclose(plain, feeds["x"] @ feeds["w"], rtol=1e-4, atol=1e-4)
    assert number(library, "multiplied") > before


def test_from_the_command_line(library, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("model.tfg").write_text("input x: f32[64, 64]\nentry main(x) -> y = relu(x @ x)\n")
    np.save("x.npy", np.ones((64, 64), np.float32))
    words = ["run", "model.tfg", "--input=x=@x.npy", "--libraries=cublaslt", "--devices=gpu:1"]
    before = number(library, "multiplied")
    assert cli.main(words) == 0 and number(library, "multiplied") == before + 1
    assert "[[64., 64., 64.," in capsys.readouterr().out
    words = ["compile", "model.tfg", "--target=nvptx64:sm_80", "--libraries=cublaslt"]
    assert cli.main([*words, "--remarks=contraction", "-o", "model.ptx"]) == 0
    assert "64 x 64 by 64 x 64 by cublaslt" in capsys.readouterr().err
    assert doctor.cublaslt().state == "ok"
    assert cli.main([*words, "-o", "model.o"]) == 1
    assert "programs in C have no products by cublaslt" in capsys.readouterr().err
