"""Objects for other processors compute there what this one computes: AArch64, RISC-V and an old x86-64, under QEMU."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.runtime.embed.test_entries import MLP, rows
from tfc.codegen.target.target import for_cpu
from tfc.compiler.objects import Embedding
from tfc.ir.base.config import Config
from tfc.runtime.embed.header import header
from tfc.runtime.native import header_text

ALONE = Path(__file__).with_name("alone.c").read_text()
ROWS = 7


def compiled(cpu: str, triple: str, kind: str = "object") -> tuple[Embedding, bytes]:
    made = Embedding(tfc.parse(MLP), for_cpu(cpu, triple), Config(), "model", {})
    return made, made.emit(kind)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ziglang") is None, reason="needs the ziglang wheel")
@pytest.mark.parametrize(
    ("cpu", "machine", "emulated"),
    [("", "aarch64", "max"), ("", "riscv64", "rv64"), ("x86-64-v2", "x86_64", "Nehalem")],
)
def test_they_compute_the_same(tmp_path: Path, cpu: str, machine: str, emulated: str) -> None:
    if shutil.which(f"qemu-{machine}") is None:
        pytest.skip(f"needs qemu-{machine}: apt install qemu-user")
    made, content = compiled(cpu, f"{machine}-unknown-linux-gnu")
    x, y = rows(ROWS)
    arrays = f"static const float x[] = {{{', '.join(map(float.hex, map(float, x.ravel())))}}};\n"
    arrays += f"static const int y[] = {{{', '.join(map(str, y))}}};\n"
    (tmp_path / "data.h").write_text(f"enum {{ ROWS = {ROWS} }};\n{arrays}")
    (tmp_path / "model.o").write_bytes(content)
    (tmp_path / "main.c").write_text(ALONE)
    (tmp_path / "model.h").write_text(header(made.model))
    (tmp_path / "tfc.h").write_text(header_text())
    flags = ["-nostdlib", "-static", "-ffreestanding", "-fno-builtin", "-fno-stack-protector", "-w", "-O1"]
    command = [sys.executable, "-m", "ziglang", "cc", f"--target={machine}-linux-none", *flags]
    if machine == "x86_64":
        command = ["gcc", *flags]
    environment = os.environ | {"ZIG_LOCAL_CACHE_DIR": str(tmp_path)}

    def run(*words: str) -> str:
        done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    run(*command, "main.c", "model.o", "-o", "main")
    printed = run(f"qemu-{machine}", "-cpu", emulated, "./main")
    found = np.array([int(word, 16) for word in printed.split()], np.uint32).view(np.float32)
    with tfc.Session(tfc.parse(MLP)) as session:
        wanted = [session.prepare("train")(x=x, y=y)["loss"] for _ in range(3)]
        wanted += list(session.prepare("infer")(x=x)["p"].ravel())
    # Sums are of other shapes there, and v2 has no multiply-add with one rounding.
    np.testing.assert_allclose(found, np.array(wanted, np.float32), rtol=2e-6, atol=1e-7)


def test_webassembly_computes_with_vectors() -> None:
    from tfc.tools.compile import WASM_FEATURES

    made = Embedding(tfc.parse(MLP), for_cpu("", "wasm32-unknown-unknown", WASM_FEATURES), Config(), "model", {})
    text = made.emit("asm").decode()
    body = text[text.index("model_train_k") :]
    assert len(re.findall(r"\bf32x4\.(?:mul|add)\b", body)) > 20
    assert "v128.load" in body and "v128.store" in body
