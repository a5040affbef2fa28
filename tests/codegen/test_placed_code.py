"""Objects placed into memory without LLVM: they do what they do when LLVM loads them, and nobody can write to code."""

import ctypes
import gc
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.elf_loader import PlacedCode, place
from tfc.codegen.objects.loaded_code import LoadedCode, load_objects
from tfc.codegen.objects.orc_loader import OrcCode
from tfc.codegen.target.target import for_cpu, host
from tfc.ir.base.errors import InternalError

pytestmark = pytest.mark.skipif(host().arch != "x86_64", reason="elsewhere LLVM loads the code")

MAIN = """
@table = private constant [3 x ptr] [ptr @twice, ptr @other, ptr @labs]
@primes = private constant [8 x i64] [i64 2, i64 3, i64 5, i64 7, i64 11, i64 13, i64 17, i64 19], align 64
@start = external global i64
@calls = internal global i64 40
@room = internal global [1000 x i64] zeroinitializer
declare i64 @labs(i64)
declare i64 @other(i64)
declare i64 @given(i64)
declare extern_weak i64 @nowhere(i64)
define weak i64 @shared() {
  ret i64 1
}
define internal i64 @twice(i64 %x) noinline {
  %y = mul i64 %x, 2
  ret i64 %y
}
define i64 @f(i64 %which, i64 %x) {
  %n = load i64, ptr @calls
  %more = add i64 %n, 1
  store i64 %more, ptr @calls
  %near = urem i64 %x, 1000
  %cell = getelementptr i64, ptr @room, i64 %near
  store i64 %more, ptr %cell
  switch i64 %which, label %no [ i64 0, label %a  i64 1, label %b  i64 2, label %c  i64 3, label %d  i64 4, label %e
                                 i64 5, label %g  i64 6, label %h ]
a:
  %pa = getelementptr [8 x i64], ptr @primes, i64 0, i64 %x
  %ra = load i64, ptr %pa
  ret i64 %ra
b:
  %k = urem i64 %x, 3
  %pb = getelementptr [3 x ptr], ptr @table, i64 0, i64 %k
  %fb = load ptr, ptr %pb
  %rb = call i64 %fb(i64 %x)
  ret i64 %rb
c:
  %rc = load i64, ptr @start
  ret i64 %rc
d:
  %rd = call i64 @given(i64 %x)
  ret i64 %rd
e:
  %re = call i64 @shared()
  ret i64 %re
g:
  %there = icmp ne ptr @nowhere, null
  %rg = zext i1 %there to i64
  ret i64 %rg
h:
  %rh = load i64, ptr @room
  ret i64 %rh
no:
  ret i64 %more
}
"""
OTHER = """
@start = global i64 77
define i64 @shared() {
  ret i64 2
}
define i64 @other(i64 %x) {
  %y = sub i64 0, %x
  ret i64 %y
}
"""
Load = Callable[[Sequence[bytes], Mapping[str, int]], LoadedCode | None]


def compiled(text: str, opt_level: int = 2) -> bytes:
    head = f'target datalayout = "{host().data_layout}"\ntarget triple = "{host().triple}"\n'
    return compile_objects.compile_module(head + text, host(), opt_level)


@pytest.mark.parametrize("opt_level", [0, 2])
@pytest.mark.parametrize("load", [place, OrcCode])
def test_code_calls_and_reads_what_it_names(load: Load, opt_level: int) -> None:
    given = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(lambda x: x + 1000)
    address = ctypes.cast(given, ctypes.c_void_p).value
    assert address is not None
    code = load([compiled(MAIN, opt_level), compiled(OTHER, opt_level)], {"given": address})
    assert code is not None
    f = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)(code.address("f"))
    assert [f(0, k) for k in range(8)] == [2, 3, 5, 7, 11, 13, 17, 19]
    assert [f(1, x) for x in (6, 7, 8)] == [12, -7, 8]
    assert [f(2, 0), f(3, 5), f(4, 0), f(5, 0)] == [77, 1005, 2, 0]
    assert f(6, 0) == 56
    assert f(9, 0) == 57
    code.close()


def protection(address: int) -> str:
    """How the memory at an address may be used: `r-xp`, say; nothing where there is none."""
    for line in Path("/proc/self/maps").read_text().splitlines():
        found = re.match(r"(\w+)-(\w+) (\S+)", line)
        assert found is not None
        if int(found[1], 16) <= address < int(found[2], 16):
            return found[3]
    return ""


def test_code_can_not_be_written_to_and_goes_with_its_owner() -> None:
    gc.disable()
    try:
        code = load_objects([compiled(OTHER)])
        assert isinstance(code, PlacedCode)
        function, data = code.address("other"), code.address("start")
        assert (protection(function), protection(data)) == ("r-xp", "rw-p")
        assert ctypes.c_int64.from_address(data).value == 77
        del code
        assert (protection(function), protection(data)) == ("", "")
    finally:
        gc.enable()


def test_two_of_a_name_do_not_link() -> None:
    with pytest.raises(InternalError, match="two of them define other"):
        place([compiled(OTHER), compiled("define i64 @other(i64 %x) {\n  ret i64 %x\n}\n")], {})


@pytest.mark.parametrize(
    "text",
    [
        "@own = thread_local global i64 3\ndefine ptr @f() {\n  ret ptr @own\n}\n",
        "@f = ifunc i64 (i64), ptr @choose\ndefine internal ptr @choose() {\n  ret ptr null\n}\n",
        "@c = common global i64 0\n",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } "
        "{ i32 1, ptr @f, ptr null }]\n@n = global i64 0\n"
        "define void @f() {\n  store volatile i64 1, ptr @n\n  ret void\n}\n",
    ],
    ids=["threads", "chosen", "common", "constructors"],
)
def test_objects_that_ask_for_more_are_left_to_llvm(text: str) -> None:
    assert place([compiled(text)], {}) is None


def test_objects_of_other_machines_are_left_to_llvm() -> None:
    arm = for_cpu("cortex-a72", "aarch64-unknown-linux-gnu")
    assert place([compile_objects.compile_module(arm.module().render(), arm)], {}) is None
    assert place([b"", b"PTX"], {}) is None
