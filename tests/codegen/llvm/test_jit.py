"""Compiling, caching and loading objects; targets; and that bad text is an error, never a crash."""

import ctypes
import itertools
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tfc.codegen.llvm import FLOAT, I64, VOID, Builder, Module, native, vector_of
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.loaded_code import load_objects
from tfc.codegen.target import target
from tfc.ir.base.errors import InternalError
from tfc.ir.base.object_cache import ObjectCache, default_cache, object_key

HOST = target.host()
UNARY = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)


def adder(name: str, amount: int, callee: str | None = None) -> str:
    """`name(x) = callee(x) + amount`."""
    module = HOST.module(name)
    made = module.function(name, I64, [I64])
    b = Builder(made)
    (x,) = made.args
    b.ret(b.add(b.call(module.declare(callee, I64, [I64]), [x]) if callee else x, amount))
    return module.render()


@pytest.mark.parametrize(
    "text",
    [
        "garbage",
        "define i32 @f() { ret float 1.0 }",
        "define i32 @f() { %a = add i32 %a, 1\n ret i32 %a }",
        "define void @f() { br label %nowhere }",
        "define void @f() { call void @llvm.x86.tilezero(i8 0)\n ret void }\ndeclare void @llvm.x86.tilezero(i8)",
        "define void @f() { call void @llvm.nvvm.barrier0()\n ret void }\ndeclare void @llvm.nvvm.barrier0()",
    ],
)
def test_bad_text_is_an_internal_error(text: str) -> None:
    with pytest.raises(InternalError):
        native.emit(text, HOST.triple, "x86-64" if HOST.arch == "x86_64" else "", "")


def test_unknown_triples_are_internal_errors() -> None:
    with pytest.raises(InternalError, match="LLVM knows no target"):
        target.for_cpu("", "quantum-unknown-none")


def test_objects_refer_to_each_other_and_to_given_symbols() -> None:
    answer = UNARY(lambda x: x * 100)
    address = ctypes.cast(answer, ctypes.c_void_p).value
    assert address is not None
    texts = [adder("outer", 1, "inner"), adder("inner", 2, "host_function")]
    with load_objects(
        compile_objects.compile_modules([compile_objects.Job(text) for text in texts], HOST), {"host_function": address}
    ) as code:
        assert UNARY(code.address("outer"))(5) == 503
        assert code.address("inner") == code.address("inner") != code.address("outer")


def test_objects_find_the_c_library() -> None:
    module = HOST.module()
    made = module.function("f", I64, [I64])
    b = Builder(made)
    b.ret(b.call(module.declare("labs", I64, [I64]), made.args))
    with load_objects([compile_objects.compile_module(module.render(), HOST)]) as code:
        assert UNARY(code.address("f"))(-7) == 7


def test_missing_symbols_and_closed_code_are_internal_errors(capfd: pytest.CaptureFixture[str]) -> None:
    code = load_objects([compile_objects.compile_module(adder("f", 1, "no_such_function_anywhere"), HOST)])
    with pytest.raises(InternalError, match="f cannot be loaded"):
        code.address("f")
    with pytest.raises(InternalError, match="other cannot be loaded"):
        code.address("other")
    code.close()
    code.close()
    with pytest.raises(InternalError, match="closed"):
        code.address("f")
    capfd.readouterr()


def test_two_loads_are_independent_and_modules_keep_state_apart() -> None:
    data = compile_objects.compile_module(adder("f", 1), HOST)
    first, second = load_objects([data]), load_objects([data])
    first.close()
    assert UNARY(second.address("f"))(1) == 2
    second.close()


def test_threads_compile_the_same_bytes_as_one() -> None:
    texts = [adder(f"f{number}", number) for number in range(8)]
    alone = [native.emit(text, HOST.triple, HOST.cpu, HOST.features) for text in texts]
    assert compile_objects.compile_modules([compile_objects.Job(text) for text in texts], HOST, threads=4) == alone


def test_code_for_webassembly_changes_no_byte_of_others() -> None:
    """LLVM then makes jump tables of two cases, wherever it keeps that in the process."""
    cases = "".join(f" i64 {k}, label %l{k}\n" for k in range(3))
    blocks = "".join(f"l{k}:\n call void @e{k}()\n ret void\n" for k in range(3))
    called = "".join(f"declare void @e{k}()\n" for k in range(3))
    text = f"{called}define void @f(i64 %x) {{\n switch i64 %x, label %l0 [\n{cases} ]\n{blocks}}}\n"
    wasm = target.for_cpu("", "wasm32-unknown-unknown")

    def emitted(to: target.Target) -> bytes:
        return native.emit(text, to.triple, to.cpu, to.features, kind="asm")

    alone = emitted(HOST), emitted(wasm)
    assert b"br_table" in alone[1] and b".LJTI" not in alone[0]
    assert (emitted(HOST), emitted(wasm)) == alone


def test_what_was_compiled_before_changes_no_byte() -> None:
    """Target machines of processors are used again, by one at a time, and not after an error; few are kept."""
    targets = [HOST, target.for_cpu("", "aarch64-linux-gnu"), target.for_gpu()]
    wide = "define <16 x float> @f(<16 x float> %x) {\n %y = fadd <16 x float> %x, %x\n ret <16 x float> %y\n}\n"

    def emitted(after: Callable[[], None] = lambda: None) -> list[bytes]:
        found = []
        for text in ("define i64 @g(i64 %x) {\n ret i64 %x\n}\n", wide):
            for each, level in itertools.product(targets, (1, 2)):
                made = native.emit(text, each.triple, each.cpu, each.features, opt_level=level, kind="asm")
                found.append(made)
                after()
        return found

    alone = emitted(native.let_go)  # what is kept is for another target or level
    assert len(native.IDLE) == 1
    assert emitted() == emitted() == alone
    assert len(native.IDLE) == 4  # those of GPUs are not used again
    native.emit(wide, HOST.triple, HOST.cpu, HOST.features, opt_level=3)
    assert len(native.IDLE) == 4  # few are kept
    with pytest.raises(InternalError):
        native.emit("define void @f( {", HOST.triple, HOST.cpu, HOST.features)
    assert len(native.IDLE) == 3
    native.let_go()
    assert len(native.IDLE) == 1


@pytest.mark.parametrize("threads", [1, 3])
def test_modules_begun_early_are_compiled_once(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = [compile_objects.Job(adder(f"f{number}", number)) for number in range(4)]
    alone = [native.emit(job.text, HOST.triple, HOST.cpu, HOST.features) for job in jobs]
    compiled: list[str] = []
    emit = native.emit

    def counted(text: str, *target: str, **how: Any) -> bytes:
        compiled.append(text)
        return emit(text, *target, **how)

    monkeypatch.setattr(native, "emit", counted)
    with compile_objects.Compiling(HOST, cache=False, threads=threads) as compiling:
        compiling.begin(jobs[2])
        compiling.begin(jobs[2])
        assert compiling.objects(jobs) == alone
    assert sorted(compiled) == sorted(job.text for job in jobs)


def test_an_error_ends_what_was_begun() -> None:
    before = threading.active_count()
    jobs = [compile_objects.Job(adder("f", 1)), compile_objects.Job("define nonsense")]
    with compile_objects.Compiling(HOST, cache=False, threads=2) as compiling:
        compiling.begin(jobs[1])
        with pytest.raises(InternalError, match="does not parse"):
            compiling.objects(jobs)
    assert threading.active_count() == before


def test_code_is_position_independent_and_has_no_timestamp(tmp_path: Path) -> None:
    text = adder("f", 1, "g")
    assert native.emit(text, HOST.triple, HOST.cpu, HOST.features) == compile_objects.compile_module(
        text, HOST, cache=ObjectCache(tmp_path)
    )
    assert "f" in compile_objects.emit_text(text, HOST, "asm")
    assert "define" in compile_objects.emit_text(text, HOST, "llvm")


def test_the_cache_returns_what_was_stored_and_forgets_the_oldest(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path / "objects", capacity=3000)
    keys = [object_key(str(number)) for number in range(4)]
    for age, key in enumerate(keys):
        cache.store(key, bytes([age]) * 1000)
        path = cache.folder / key[:2] / key[2:]
        os.utime(path, ns=(age, age))
    assert cache.load(keys[0]) == bytes(1000)  # used just now, so no longer the oldest
    cache.prune()
    assert [cache.load(key) is not None for key in keys] == [True, False, False, True]
    assert cache.folder.stat().st_mode & 0o777 == 0o700


def test_a_damaged_or_foreign_cache_is_ignored(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path / "objects")
    key = object_key("text")
    assert cache.load(key) is None
    cache.store(key, b"code")
    path = cache.folder / key[:2] / key[2:]
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(data)
    assert cache.load(key) is None
    cache.store(key, b"code")
    assert cache.load(key) == b"code"
    cache.folder.chmod(0o777)
    assert cache.load(key) is None
    cache.store(object_key("other"), b"code")
    assert len(list(cache.folder.glob("*/*"))) == 1


WRITER = """
import random, sys
from pathlib import Path
from tfc.ir.base.object_cache import ObjectCache, object_key
cache, numbers = ObjectCache(Path(sys.argv[1]), capacity=200_000), random.Random(int(sys.argv[2]))
found = 0
for _ in range(400):
    number = numbers.randrange(40)
    content = bytes([number]) * 10_000
    if numbers.random() < 0.5:
        cache.store(object_key(str(number)), content)
    got = cache.load(object_key(str(number)))
    assert got is None or got == content
    found += got is not None
    if number == 0:
        cache.prune()
assert found > 100
"""


def test_processes_that_write_the_same_objects_find_whole_ones(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path / "objects")]
    writers = [subprocess.Popen([*command, str(seed)], stderr=subprocess.PIPE) for seed in range(3)]
    said = [writer.communicate()[1] for writer in writers]
    assert [writer.returncode for writer in writers] == [0, 0, 0], said


def test_compiling_uses_the_cache_unless_told_not_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = adder("cached", 3)
    monkeypatch.setenv("TFC_CACHE_DIR", str(tmp_path))
    first = compile_objects.compile_module(text, HOST)
    cache = default_cache()
    (file,) = cache.files()
    kept = compile_objects.compile_module(adder("kept", 5), HOST, cache=False)
    cache.store(file.path.parent.name + file.path.name, kept)
    assert compile_objects.compile_module(text, HOST) == kept != first
    compile_objects.compile_module(text, HOST, opt_level=3)
    assert len(cache.files()) == 2
    monkeypatch.setenv("TFC_CACHE", "off")
    assert compile_objects.compile_module(text, HOST) == first


def test_keys_separate_their_parts() -> None:
    assert object_key("a", "bc") != object_key("ab", "c") != object_key("abc")


@pytest.mark.parametrize(
    ("cpu", "triple", "bits", "registers", "fma"),
    [
        ("", "x86_64-unknown-linux-gnu", 128, 16, False),
        ("x86-64-v3", "x86_64-unknown-linux-gnu", 256, 16, True),
        ("x86-64-v4", "x86_64-unknown-linux-gnu", 512, 32, True),
        ("skylake-avx512", "x86_64-unknown-linux-gnu", 512, 32, True),
        ("cortex-a72", "aarch64-unknown-linux-gnu", 128, 32, True),
        ("", "riscv64-unknown-linux-gnu", 32, 16, True),
    ],
)
def test_targets_know_their_vectors(cpu: str, triple: str, bits: int, registers: int, fma: bool) -> None:
    found = target.for_cpu(cpu, triple)
    assert (found.vector_bits, found.vector_registers, found.has_fma) == (bits, registers, fma)
    assert found.lanes(FLOAT) == found.f32_lanes == bits // 32


def test_wide_vectors_use_wide_registers() -> None:
    machine = target.for_cpu("skylake-avx512")  # LLVM prefers 256 bits on this CPU unless told otherwise
    module = machine.module()
    shape = vector_of(FLOAT, 16)
    made = module.function("f", shape, [shape, shape])
    b = Builder(made)
    b.ret(b.fadd(*made.args))
    assert re.search(r"vaddps\s+%zmm", compile_objects.emit_text(module.render(), machine, "asm"))


def test_the_host_has_caches_and_cores() -> None:
    assert HOST.cores >= 1
    assert 0 < HOST.l1 <= HOST.l2 <= HOST.l3
    assert HOST.arch in HOST.key


def test_modules_for_a_target_carry_its_layout() -> None:
    module = HOST.module("named")
    Builder(module.function("f", VOID)).ret()
    text = module.render()
    assert f'target triple = "{HOST.triple}"' in text
    assert f'target datalayout = "{HOST.data_layout}"' in text
    assert isinstance(module, Module)
