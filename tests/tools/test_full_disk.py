"""Verbs that can not write all of a file: RESOURCE_EXHAUSTED, and nothing is left or lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.commands import shown
from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.files import replace_files
from tfc.tools.output_files import write_file

MODEL = "input x: f32[64]\nvar W: f32[64, 640] = zeros([64, 640])\nentry main(x) -> y = relu(x) + sum(W)\n"
SMALL = """
import resource, sys
from tfc.tools.cli import main
limit = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
sys.exit(main(sys.argv[2:]))
"""


def in_little_room(limit: int, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `tfc` in a process whose files have at most `limit` bytes: writes fail as on a full disk."""
    command = [sys.executable, "-c", SMALL, str(limit), *words]
    # Objects go to memory, not to the disk that is full.
    environment = os.environ | {"TMPDIR": "/dev/shm" if Path("/dev/shm").is_dir() else "/tmp", "TFC_CACHE": "0"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


@pytest.mark.parametrize("form", ["w.tfcm", "w.o", "w.a", "w.ptx"])
def test_nothing_is_left_of_a_file_that_does_not_fit(form: str) -> None:
    Path("w.tfg").write_text(MODEL)
    Path("out").mkdir()
    limit = 1000 if form == "w.ptx" else 20_000
    done = in_little_room(limit, "compile", "w.tfg", f"-o=out/{form}")
    assert done.returncode == 1
    assert "error[RESOURCE_EXHAUSTED]" in done.stderr
    assert list(Path("out").iterdir()) == []
    assert "wrote" not in done.stdout


def test_a_full_disk_loses_no_source_that_is_formatted() -> None:
    source = "\n".join(f"input x{i}:f32[1]" for i in range(200)) + "\n"
    Path("long.tfg").write_text(source)
    done = in_little_room(1000, "fmt", "long.tfg")
    assert done.returncode == 1
    assert "error[RESOURCE_EXHAUSTED]" in done.stderr
    assert Path("long.tfg").read_text() == source


def test_of_several_files_all_are_written_or_none(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    (tmp_path / "b").mkdir()
    with pytest.raises(Error, match="cannot write"):
        replace_files({tmp_path / "new": [b"1"], tmp_path / "no" / "c": [b"2"]})
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]


def test_a_file_that_is_written_anew_keeps_its_permissions_and_links(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text("old")
    script.chmod(0o750)
    (tmp_path / "link").symlink_to(script)
    write_file(tmp_path / "link", "new")
    assert script.read_text() == "new"
    assert script.stat().st_mode & 0o777 == 0o750
    assert (tmp_path / "link").is_symlink()


def test_what_is_no_regular_file_is_written_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    Path("w.tfg").write_text(MODEL)
    shown(capsys, "compile", "w.tfg", "--emit=program", "-o=/dev/null")
    assert not Path("/dev/null").is_file()
