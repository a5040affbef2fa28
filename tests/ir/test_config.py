"""Every TFC_* variable with values that mean nothing: refused by a plain message, or without effect by design."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error

GARBAGE = ("abc", "-1", "(", "1e999", "nan", "0x", "9" * 30, " ", "after:", "\udcff", "a,b", "99")
ANY_TEXT = {
    "TFC_PRINT_DIR", "TFC_DUMP_DIR", "TFC_CACHE_DIR",  # folders, made when something is written
    "TFC_GPU_DRIVER", "TFC_CUBLASLT", "TFC_PTXAS",  # files, opened by whoever needs a device
    "TFC_COMPILE_FROM", "TFC_TARGET_CPU",  # names, looked up by what compiles
}  # fmt: skip
GOOD = {
    "TFC_PRINT": ("all", "changed", "after:cse,before:fuse"), "TFC_OPT": ("0", "3"),
    "TFC_CACHE": ("0", "objects", "on"), "TFC_THREADS": ("0", "4", "99"), "TFC_TIMEOUT": ("0.5", "99"),
    "TFC_REMARKS": (".", "a|b"), "TFC_SCHEDULE_RECEIVES": ("alap", "none"), "TFC_GPU_ORDER": ("shuffled",),
    "TFC_DUMP": ("loops,asm",), "TFC_MAX_NODES": ("0", "4", "99"), "TFC_MAX_MEMORY": ("0", "512M", "4", "99"),
    "TFC_MAX_COMPILE_SECONDS": ("0.5", "99"),
    "TFC_LIBRARIES": ("cublaslt",),
}  # fmt: skip
SWITCHES = ("0", "1", "off", "on", "true", "False", "")
SOURCES = Path(__file__).parents[2] / "tfc"


def variables() -> set[str]:
    """The variables that tfc's Python reads."""
    reads = re.compile(r'(?:environ(?:\.get)?[\[(]|_words\(|_flag\(|_number\(|_bytes\()\s*"(TFC_\w+)"')
    return {name for file in SOURCES.rglob("*.py") for name in reads.findall(file.read_text())}


def test_all_variables_are_documented() -> None:
    page = (SOURCES.parent / "docs" / "environment.md").read_text()
    assert len(variables()) > 25
    assert [name for name in sorted(variables()) if name not in page] == []


@pytest.mark.parametrize("name", sorted(variables() - ANY_TEXT))
def test_a_value_that_means_nothing_is_refused_by_name(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for value in GOOD.get(name, SWITCHES):
        monkeypatch.setenv(name, value)
        Config()
    for value in GARBAGE:
        monkeypatch.setenv(name, value)
        if value in GOOD.get(name, ()) or (name == "TFC_REMARKS" and value != "("):
            continue
        with pytest.raises(Error, match=rf"^INVALID_ARGUMENT: {name}=.*: expected "):
            Config()


def test_an_option_given_in_python_is_refused_alike() -> None:
    with pytest.raises(Error, match="TFC_REMARKS=\\(: expected a regular expression"):
        Config(remarks="(")
    with pytest.raises(Error, match="TFC_SCHEDULE_RECEIVES=late: expected alap or asap or none"):
        Config().with_(schedule_receives="late")


@pytest.mark.parametrize("name", sorted(variables()))
def test_no_variable_makes_a_verb_fail_inside_of_tfc(name: str, tmp_path: Path) -> None:
    (tmp_path / "m.tfg").write_text("input x: f32[2]\nentry main(x) -> y = x + 1.0\n")
    environment = os.environ | {name: "(nothing", "PYTHONPATH": str(SOURCES.parent)}
    command = [sys.executable, "-m", "tfc", "run", "m.tfg", "--input=x=2xf32=1 2"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert "internal error" not in done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 1)
    assert (done.returncode == 0) or name in done.stderr or "(nothing" in done.stderr
