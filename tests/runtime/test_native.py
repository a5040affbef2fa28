"""The native support code: its LLVM text and its records are up to date, sanitizers find nothing."""

import ctypes
import platform
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.runtime.hand_made import sizes_of
from tfc.codegen.llvm import native as llvm
from tfc.codegen.program.control import KINDS
from tfc.runtime.native import (
    SYMBOLS,
    TARGETS,
    UNITS,
    build_records,
    entry_records,
    flow_records,
    gpu_records,
    module_text,
    records,
)
from tfc.runtime.native.build import FOLDER, generate, normalise

HERE = Path(__file__).parent
needs_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
needs_zig = pytest.mark.skipif(find_spec("ziglang") is None, reason="needs the ziglang wheel")

MODULES = [(architecture, unit) for unit, there in UNITS.items() for architecture in there]


@pytest.mark.few(4)
@needs_zig
@pytest.mark.parametrize(("architecture", "unit"), MODULES)
def test_the_text_is_what_the_sources_give(architecture, unit):
    assert module_text(architecture, unit) == generate(architecture, unit), "run `python -m tfc.runtime.native`"


@pytest.mark.few(4)
@pytest.mark.parametrize(("architecture", "unit"), MODULES)
def test_the_text_compiles_for_its_target(architecture, unit):
    if unit == "versions" and platform.machine() != architecture:
        pytest.skip("LLVM reads assembly of this machine only")
    features = "+m,+a,+f,+d,+c" if architecture == "riscv64" else ""
    text = module_text(architecture, unit)
    assert len(llvm.emit(text, TARGETS[architecture], "", features, passes="none")) > 1000


def test_the_text_names_no_machine():
    for architecture, unit in MODULES:
        text = module_text(architecture, unit)
        assert "target-cpu" not in text
        assert str(FOLDER) not in text
        assert "clang version" not in text
    assert normalise('attributes #0 = { nounwind "a"="b,c" }\nattributes #1 = { "d" }\ncall #1\n', "t").endswith(
        "attributes #0 = { nounwind }\ncall\n"
    )


@pytest.mark.parametrize("unit", ["native", "entry"])
def test_freestanding_targets_need_nothing(unit):
    text = module_text("wasm32", unit)
    assert not [line for line in text.splitlines() if line.startswith("declare") and "@llvm." not in line]


def test_what_other_programs_link_does_not_allocate():
    text = module_text("x86_64", "entry")
    declared = {line.split("@")[1].split("(")[0] for line in text.splitlines() if line.startswith("declare")}
    assert {name for name in declared if not name.startswith("llvm.")} == {
        "clock_gettime",
        "pthread_create",
        "pthread_join",
        "syscall",
    }


def test_only_libc_is_needed():
    text = module_text("x86_64")
    declared = {line.split("@")[1].split("(")[0] for line in text.splitlines() if line.startswith("declare")}
    assert {name for name in declared if not name.startswith("llvm.")} == {
        "clock_gettime",
        "free",
        "malloc",
        "pthread_create",
        "pthread_join",
        "realloc",
        "syscall",
    }
    assert all(f"@{symbol}(" in text for symbol in SYMBOLS)


@pytest.mark.parametrize("module", build_records.MODULES)
def test_the_records_are_what_the_headers_give(module):
    assert (FOLDER / module).read_text() == build_records.generate(module), "run `python -m tfc.runtime.native`"


@needs_compiler
def test_the_records_have_the_layout_of_c(tmp_path):
    lines, expected = [], []
    made = {
        id(each) for module in (records, entry_records, flow_records, gpu_records) for each in vars(module).values()
    }
    for structure in ctypes.Structure.__subclasses__():
        if id(structure) in made:
            name = structure.__doc__.split()[0].strip(":.")
            for member, place in sizes_of(structure).items():
                lines.append(f"offsetof({name}, {member})" if member else f"sizeof({name})")
                expected.append(place)
    source = tmp_path / "layout.c"
    includes = ("<stdio.h>", *(f'"{header}"' for headers in build_records.MODULES.values() for header in headers))
    prints = (f'printf("%zu\\n", {line});' for line in lines)
    source.write_text("\n".join([*(f"#include {name}" for name in includes), "int main(void) {", *prints, "}\n"]))
    program = tmp_path / "layout"
    subprocess.run(["gcc", "-std=c11", f"-I{FOLDER}", str(source), "-o", str(program)], check=True)
    printed = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    assert [int(line) for line in printed.split()] == expected
    assert len(expected) > 300


def test_constants_of_headers_count_on_from_those_that_are_given():
    header = "enum { A, B = -2, /* b, c */ C, D = 0x10 };\ntypedef enum tfc_kind { E, /* first */\n    F } tfc_kind;"
    assert build_records.constants_of(header) == {"A": 0, "B": -2, "C": -1, "D": 16, "E": 0, "F": 1}


def test_a_member_that_the_scanner_does_not_know_is_refused():
    with pytest.raises(ValueError, match="more C than the scanner"):
        build_records.records_of("struct tfc_bits {\n    int32_t low : 3;\n};", {})


def test_control_instructions_have_the_numbers_of_c():
    assert [getattr(records, kind.__name__.upper()) for kind in KINDS] == [*range(1, len(KINDS) + 1)]
    assert (0, len(KINDS) + 1) == (records.KERNEL, records.LAUNCH)


@needs_compiler
def test_workers_leave_the_processor_of_the_thread_they_work_for(tmp_path):
    program = tmp_path / "room"
    build = ["gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{FOLDER}", "-pthread"]
    subprocess.run([*build, str(HERE / "processor_room.c"), "-o", str(program)], check=True)
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "ok\n"), done.stderr


@pytest.mark.slow
@needs_compiler
@pytest.mark.parametrize(
    ("source", "sanitizer"),
    [
        ("native_stress.c", "thread"),
        ("native_stress.c", "address,undefined"),
        ("executor_stress.c", "address,undefined"),
        ("call_stress.c", "address,undefined"),
        ("group_stress.c", "thread"),
        ("group_stress.c", "address,undefined"),
    ],
)
def test_sanitizers_find_nothing(tmp_path, source, sanitizer):
    program = tmp_path / "stress"
    warnings = ["-Wall", "-Wextra", "-Werror", "-Wno-tsan"]
    build = ["gcc", "-std=c11", "-O1", "-g", *warnings, f"-fsanitize={sanitizer}", f"-I{FOLDER}", "-pthread"]
    made = subprocess.run([*build, str(HERE / source), "-o", str(program)], capture_output=True, text=True, check=False)
    if "cannot find" in made.stderr:
        pytest.skip(f"no {sanitizer} sanitizer")
    assert made.returncode == 0, made.stderr
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=200, check=False)
    assert (done.returncode, done.stdout) == (0, "ok\n"), done.stderr[-4000:]
