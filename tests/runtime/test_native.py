"""The native support code: its LLVM text is up to date, ctypes sees its records rightly, sanitizers find nothing."""

import platform
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.runtime.hand_made import sizes_of
from tfc.codegen.llvm import native as llvm
from tfc.runtime.dataflow import flow_records, flow_tables
from tfc.runtime.execute import binding, cpython, group_binding, native_calls
from tfc.runtime.gpu import gpu, launches, stand_in
from tfc.runtime.native import SYMBOLS, TARGETS, UNITS, bindings, module_text
from tfc.runtime.native.build import FOLDER, generate, normalise
from tfc.runtime.state import rw_lock

HERE = Path(__file__).parent
needs_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
needs_zig = pytest.mark.skipif(find_spec("ziglang") is None, reason="needs the ziglang wheel")

MODULES = [(architecture, unit) for unit, there in UNITS.items() for architecture in there]


@needs_zig
@pytest.mark.parametrize(("architecture", "unit"), MODULES)
def test_the_text_is_what_the_sources_give(architecture, unit):
    assert module_text(architecture, unit) == generate(architecture, unit), "run `python -m tfc.runtime.native`"


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


@needs_compiler
def test_ctypes_records_have_the_layout_of_c(tmp_path):
    records = {
        "tfc_host": bindings.Host,
        "tfc_failure": bindings.FailureRecord,
        "tfc_ctx": bindings.Context,
        "tfc_instruction": bindings.InstructionRecord,
        "tfc_region": bindings.Region,
        "tfc_block": bindings.Block,
        "tfc_runs": bindings.Runs,
        "tfc_event": bindings.Event,
        "tfc_monitor": bindings.MonitorRecord,
        "tfc_value": flow_records.ValueRecord,
        "tfc_node": flow_tables.NodeRecord,
        "tfc_frame": flow_tables.FrameRecord,
        "tfc_graph": flow_tables.GraphRecord,
        "tfc_region_use": flow_records.RegionUseRecord,
        "tfc_parcel": flow_records.ParcelRecord,
        "tfc_activation": flow_records.ActivationRecord,
        "tfc_flow_event": flow_records.FlowEventRecord,
        "tfc_executor": flow_records.ExecutorRecord,
        "tfc_transfer": flow_records.TransferRecord,
        "tfc_group": flow_records.GroupRecord,
        "tfc_driver": flow_records.DriverRecord,
        "tfc_step_lock": rw_lock.LockCounts,
        "tfc_python": cpython.PythonRecord,
        "tfc_operand": binding.OperandRecord,
        "tfc_shift": binding.ShiftRecord,
        "tfc_saved": binding.SavedRecord,
        "tfc_binding": binding.BindingRecord,
        "tfc_cell": group_binding.CellRecord,
        "tfc_begun": group_binding.BegunRecord,
        "tfc_prepared": native_calls.PreparedRecord,
        "tfc_checks": launches.ChecksRecord,
        "tfc_recording": launches.RecordingRecord,
        "tfc_launch": launches.LaunchRecord,
        "tfc_launches": launches.LaunchesRecord,
        "tfc_device": gpu.DeviceRecord,
        "tfc_stage": gpu.StageRecord,
        "tfc_gpu": gpu.GpuRecord,
        "tfc_stand_in_function": stand_in.FunctionRecord,
        "tfc_map": launches.MapRecord,
        "tfc_stand_in_map": stand_in.MapRecord,
        "tfc_stand_in_image": stand_in.ImageRecord,
        "tfc_callable": native_calls.CallableRecord,
    }
    lines, expected = [], []
    for name, structure in records.items():
        for member, place in sizes_of(structure).items():
            what = f"offsetof({name}, {member})" if member else f"sizeof({name})"
            lines.append(f'printf("%zu\\n", {what});')
            expected.append(place)
    source = tmp_path / "layout.c"
    source.write_text(
        '#include <stdio.h>\n#include "tfc_group.h"\n#include "tfc_call.h"\n#include "tfc_stand_in.h"\n'
        + "int main(void) {\n"
        + "\n".join(lines)
        + "\n}\n"
    )
    program = tmp_path / "layout"
    subprocess.run(["gcc", "-std=c11", f"-I{FOLDER}", str(source), "-o", str(program)], check=True)
    printed = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    assert [int(line) for line in printed.split()] == expected


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
