"""Data files whose headers say what no file can hold, and links to files."""

import os
from pathlib import Path

import numpy as np
import pytest

from tests.tools.commands import shown
from tfc.frontend.read import read
from tfc.ir.base.errors import Error


def with_negative_shape(path: Path) -> None:
    np.save(path, np.ones(3, np.float32))
    path.write_bytes(path.read_bytes().replace(b"(3,), ", b"(-1,),"))


@pytest.mark.parametrize("form", ["npy", "npz"])
def test_a_negative_size_in_a_header_is_an_error(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_negative_shape(tmp_path / "w.npy")
    if form == "npz":
        import zipfile

        with zipfile.ZipFile(tmp_path / "w.npz", "w") as archive:
            archive.write(tmp_path / "w.npy", "w.npy")
    (tmp_path / "m.tfg").write_text(f'entry main() -> y = load("w.{form}") + 1.0\n')
    with pytest.raises(Error, match=r"can not read `w.*a dimension is negative"):
        read(tmp_path / "m.tfg")
    (tmp_path / "f.tfg").write_text("dim n\ninput x: f32[n]\nentry main(x) -> y = x + 1.0\n")
    feed = f"--input=x=@{tmp_path}/w.npy" if form == "npy" else f"--data={tmp_path}/w.npz"
    assert "error" in shown(capsys, "run", str(tmp_path / "f.tfg"), feed, status=1)[1]


def test_a_hard_link_is_a_file_of_its_folder_and_a_symbolic_link_is_not(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    np.save(tmp_path / "w.npy", np.ones(3, np.float32))
    os.link(tmp_path / "w.npy", tmp_path / "inside" / "hard.npy")
    (tmp_path / "inside" / "soft.npy").symlink_to(tmp_path / "w.npy")
    program = tmp_path / "inside" / "m.tfg"
    program.write_text('y = load("hard.npy")\n')
    assert "y" in read(program)
    program.write_text('y = load("soft.npy")\n')
    with pytest.raises(Error, match="lies outside of this file's folder"):
        read(program)
