"""Models as WebAssembly: what they compute there, and tfc.mjs, which loads them."""

from __future__ import annotations

import ctypes
import json
import re
import shutil
import struct
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tests.runtime.embed.linked import MODEL
from tests.runtime.embed.test_headers import run
from tfc.tools import cli

ROOT = Path(__file__).resolve().parents[3]
needs_linker = pytest.mark.skipif(
    shutil.which("wasm-ld") is None and find_spec("ziglang") is None, reason="there is no linker for WebAssembly"
)
BROWSERS = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome")
BROWSER = next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with model.wasm and tfc.mjs of MODEL."""
    place = tmp_path_factory.mktemp("wasm")
    text = MODEL + "e, t, l = exp(x), tanh(x), log(x * x)\nentry odd(x) -> e, t, l\n"
    (place / "model.tfg").write_text(text)
    assert cli.main(["compile", str(place / "model.tfg"), "-o", str(place / "model.wasm")]) == 0
    return place


def rows() -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Some data for MODEL."""
    generator = np.random.default_rng(5)
    return generator.standard_normal((6, 4), np.float32), generator.integers(0, 4, 6).astype(np.int32)


@needs_linker
def test_a_session_computes_the_same(folder: Path) -> None:
    wasmtime = pytest.importorskip("wasmtime")
    store = wasmtime.Store()
    module = wasmtime.Module.from_file(store.engine, str(folder / "model.wasm"))
    assert [each.name for each in module.imports] == []
    exports = wasmtime.Instance(store, module, []).exports(store)
    memory, free = exports["memory"], exports["__heap_base"].value(store)
    memory.grow(store, 64)

    def take(size: int) -> int:
        nonlocal free
        at = -(-free // 64) * 64
        free = at + size
        return at

    state, work, error, dims, pointers = take(1 << 16), take(1 << 20), take(256), take(8), take(16)
    assert exports["model_init"](store, state, 0, work, 0, error) == 0
    x, y = rows()
    at_x, at_y, at_loss = take(x.nbytes), take(y.nbytes), take(4)
    for at, data in ((at_x, x.tobytes()), (at_y, y.tobytes()), (dims, struct.pack("<q", 6))):
        memory.write(store, data, at)
    memory.write(store, struct.pack("<3I", at_x, at_y, at_loss), pointers)
    with tfc.Session(tfc.read(folder / "model.tfg")) as session:
        for _ in range(3):
            code = exports["model_train_call"](store, state, 0, work, dims, pointers, pointers + 8, 0, error)
            assert code == 0
            (loss,) = struct.unpack("<f", memory.read(store, at_loss, at_loss + 4))
            wanted = session.prepare("train")(x=x, y=y)["loss"]
            np.testing.assert_allclose(loss, wanted, rtol=1e-6)


PROGRAM = """
import { readFileSync } from "node:fs";
import { load } from "./tfc.mjs";
const [x, y] = JSON.parse(readFileSync("data.json"));
const model = await load(readFileSync("model.wasm"));
const fresh = model.state.slice(), said = [];
const said_of = (call) => { try { call(); } catch (error) { said.push([error.code ?? 0, error.message]); } };
const losses = [0, 1, 2].map(() => model.train({ x, y }, { batch: 6 }).loss[0]);
model.state = fresh;
losses.push(model.train({ x, y }, { batch: 6 }).loss[0]);
said_of(() => model.train({ x, y: [9, 9, 9, 9, 9, 9] }, { batch: 6 }));
said_of(() => model.train({ x, y }, { batch: 7 }));
said_of(() => model.infer({}, { batch: 6 }));
said_of(() => model.infer({ x }));
const odd = model.odd({ x: Float32Array.from([1e-3, 80, -90, NaN]) }, { batch: 1 });
const names = [model.name, model.entries.map((e) => e.name), model.variables.map((v) => v.name)];
console.log(JSON.stringify({ losses, said, names, odd: Object.values(odd).map((a) => Array.from(a, String)) }));
"""


@needs_linker
@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
def test_the_loader_in_node(folder: Path) -> None:
    x, y = rows()
    (folder / "data.json").write_text(json.dumps([x.ravel().tolist(), y.tolist()]))
    (folder / "use.mjs").write_text(PROGRAM)
    done = subprocess.run(["node", "use.mjs"], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    with tfc.Session(tfc.read(folder / "model.tfg")) as session:
        wanted = [float(session.prepare("train")(x=x, y=y)["loss"]) for _ in range(3)]
        values = np.array([[1e-3, 80, -90, np.nan]], np.float32)
        odd = session.prepare("odd")(x=values)
    np.testing.assert_allclose(found["losses"], [*wanted, wanted[0]], rtol=1e-6)
    assert found["names"] == ["model", ["infer", "train", "odd"], ["w", "momentum/w/velocity"]]
    for mine, array in zip(found["odd"], odd.values(), strict=True):
        numbers = [float(word.replace("Infinity", "inf")) for word in mine]
        np.testing.assert_allclose(numbers, array.ravel(), rtol=1e-6)
    (label, missing, absent, size) = found["said"]
    assert label[0] == 3 and "label value of 9" in label[1] and "model.tfg:10" in label[1]
    assert missing == [0, "train: input x has 24 elements, not 28"]
    assert absent == [0, "infer: input x is not given"]
    assert size == [0, "the size batch is not given"]


ATTENTION = """input q: f32[2, 70, 64]
input k: f32[2, 300, 64]
y = softmax(q @ transpose(k, [0, 2, 1]) * 0.125) @ k
entry main(q, k) -> y
"""
ATTEND = """
import { readFileSync } from "node:fs";
import { load } from "./tfc.mjs";
const [q, k] = JSON.parse(readFileSync("data.json"));
const model = await load(readFileSync("model.wasm"));
console.log(JSON.stringify(Array.from(model.main({ q, k }).y)));
"""


@pytest.mark.slow
@needs_linker
@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
def test_the_stack_has_room_for_blocks_of_attention(tmp_path: Path) -> None:
    (tmp_path / "model.tfg").write_text(ATTENTION)
    assert cli.main(["compile", str(tmp_path / "model.tfg"), "-o", str(tmp_path / "model.wasm")]) == 0
    generator = np.random.default_rng(5)
    q, k = (generator.standard_normal((2, n, 64)) for n in (70, 300))
    (tmp_path / "data.json").write_text(json.dumps([q.ravel().tolist(), k.ravel().tolist()]))
    (tmp_path / "use.mjs").write_text(ATTEND)
    done = subprocess.run(["node", "use.mjs"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    powers = np.exp(q @ k.swapaxes(1, 2) * 0.125)
    wanted = powers / powers.sum(2, keepdims=True) @ k
    np.testing.assert_allclose(json.loads(done.stdout), wanted.ravel(), rtol=1e-4, atol=1e-5)


FUSED = """
#include <math.h>
#include <stdint.h>
#include <string.h>
#define TFC_FREESTANDING
#define fmaf own_fmaf
#define fma own_fma
#define __multi3 own_multi3
#include "embed/arithmetic.c"
#undef fmaf
#undef fma
static uint64_t seed = 88172645463325252u;
static uint64_t draw(void) { seed ^= seed << 13; seed ^= seed >> 7; return seed ^= seed << 17; }
static float f(uint32_t low) { uint32_t b = (uint32_t)draw() & ~low; float x; memcpy(&x, &b, 4); return x; }
static double d(uint64_t low) {
    uint64_t b = ((draw() & 0x800fffffffffffffu) | ((1000 + draw() % 50) << 52)) & ~low;
    double x;
    memcpy(&x, &b, 8);
    return x;
}
int main(void) {
    for (int k = 0; k < 2000000; k++) {
        float x = f(k % 3 ? 0 : 0xfff), y = f(k % 3 ? 0 : 0xfff), z = k % 5 ? f(0) : -x * y;
        float p = own_fmaf(x, y, z), q = fmaf(x, y, z);
        if (memcmp(&p, &q, 4) && !(p != p && q != q)) return 1;
        double a = d(k % 3 ? 0 : 0xfffffff), b = d(k % 3 ? 0 : 0xfffffff), c = k % 5 ? d(0) : -a * b;
        if (own_fma(a, b, c) != fma(a, b, c)) return 2;
        __int128 m = (__int128)draw() << 64 | draw(), n = (__int128)draw() << 64 | draw();
        if (own_multi3(m, n) != (__int128)((unsigned __int128)m * (unsigned __int128)n)) return 3;
    }
    return 0;
}
"""


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="needs integers of 128 bits")
def test_arithmetic_without_instructions_is_exact(tmp_path: Path) -> None:
    (tmp_path / "fused.c").write_text(FUSED)
    include = ROOT / "tfc" / "runtime" / "native"
    run("gcc", "-O1", "-ffp-contract=off", f"-I{include}", tmp_path / "fused.c", "-o", tmp_path / "fused", "-lm")
    run(tmp_path / "fused")


def test_other_forms_do_not_go_with_it(folder: Path) -> None:
    assert cli.main(["compile", str(folder / "model.tfg"), "--emit=wasm,obj", "-o", str(folder / "both")]) == 2


@pytest.mark.slow
@needs_linker
@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.skipif(BROWSER is None, reason="there is no Chromium")
def test_the_page_knows_digits(tmp_path: Path) -> None:
    for name in ("embed", "cnn", "data"):
        shutil.copytree(ROOT / "examples" / name, tmp_path / "examples" / name)
    place = tmp_path / "examples" / "embed" / "web"
    run("make", "-C", place, f"TFC={sys.executable} -m tfc")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(place)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    data = np.load(ROOT / "examples/data/digits-test.npz")
    try:
        for number in range(3):
            pixels = ",".join(f"{value:g}" for value in data["x"][number])
            assert answer(server.server_port, f"pixels={pixels}") == str(data["y"][number])
        assert answer(server.server_port, "stroke=80,50,180,50,120,210") == "7"
    finally:
        server.shutdown()
        server.server_close()


class Quiet(SimpleHTTPRequestHandler):
    """A server that writes nothing."""

    def log_message(self, *args: object) -> None:
        """Say nothing."""


def answer(port: int, query: str) -> str:
    """What the page shows for this query. A browser whose time is virtual does not wait for threads that compile, so on
    a busy machine it may show the page before that is ready, and is asked again."""
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=8000", "--dump-dom"]
    for _ in range(10):
        shown = run(str(BROWSER), *flags, f"http://127.0.0.1:{port}/index.html?{query}")
        if 'data-ready="yes"' in shown:
            break
    found = re.search(r'<output id="answer">(.*?)</output>', shown)
    assert found, shown
    return found[1]
