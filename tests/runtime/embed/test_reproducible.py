"""The same model and flags give the same bytes, whatever the folder, date, time zone, hash seed, threads or cache."""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

MODEL = """
dim batch in 1..32
input x: f32[batch, 4]
var w: f32[4] = [0.1, 0.2, 0.3, 0.4]
c, b = constant([1.0, 2.0]), constant(3.0)
y = x * w * random_normal([4], seed=3) + sum(c) * b
step = group { w -= 0.1 * gradients(mean(tanh(y)), w) }
entry infer(x) -> y
entry train(x) -> y after step
"""


def digests(place: Path, number: int, cache: Path | None, forms: str, wasm: bool) -> dict[str, str]:
    """Compile in a folder of its own; the SHA-256 of every file that was written."""
    folder = place / f"{number * 7919}" / ("deep" * (number % 3) or ".")
    folder.mkdir(parents=True)
    (folder / "model.tfg").write_text(MODEL)
    os.utime(folder / "model.tfg", (number * 86400, number * 86400))
    environment = os.environ | {
        "PYTHONHASHSEED": str(secrets.randbelow(1 << 32)),
        "TFC_THREADS": str(1 + number % 3),
        "TZ": ("UTC", "Asia/Tokyo", "America/Lima")[number % 3],
        "TFC_CACHE_DIR": str(cache or folder / "cache"),
    }
    program = (
        f"import sys, time\ntime.time = lambda: {number * 7e6}\nfrom tfc.tools import cli\n"
        "sys.exit(cli.main(sys.argv[1].split()) or (cli.main(sys.argv[2].split()) if len(sys.argv) > 2 else 0))"
    )
    commands = [
        f"compile model.tfg --emit={forms} --target-cpu=x86-64-v3 --target-triple=x86_64-unknown-linux-gnu -o out"
    ]
    if wasm and (shutil.which("wasm-ld") or find_spec("ziglang")):
        commands.append("compile model.tfg -o out/model.wasm")
    command = [sys.executable, "-c", program, *commands]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (folder / "out").iterdir()}


def check(place: Path, runs: int, forms: str, wasm: bool) -> None:
    """A few runs have a cache of their own, the others share one: they find their objects in it by text."""
    first = digests(place, 1, None, forms, wasm)
    assert len(first) >= len(forms.split(",")) + wasm
    for number in range(2, runs + 1):
        assert digests(place, number, place / "shared" if number % 5 else None, forms, wasm) == first


def test_two_compilations_give_the_same_bytes(tmp_path: Path) -> None:
    check(tmp_path, 2, "obj,header", wasm=False)


@pytest.mark.slow
def test_all_forms_are_the_same_bytes(tmp_path: Path) -> None:
    check(tmp_path, 3, "obj,archive,so,bundle,header", wasm=True)


@pytest.mark.slow
def test_ten_compilations_give_the_same_bytes(tmp_path: Path) -> None:
    check(tmp_path, 10, "obj,header", wasm=False)
