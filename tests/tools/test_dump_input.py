"""Dumps of graphs as input of commands: they may have been edited, so they are verified."""

from pathlib import Path

import pytest

from tests.tools.commands import err, out

MODEL = """\
input x: f32[4, 4]
y = sum(x, axis=[0])
c = cast(x, i32)
entry main(x) -> y, c
"""


@pytest.fixture
def dump(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    model = tmp_path / "model.tfg"
    model.write_text(MODEL)
    return out(capsys, "compile", str(model), "--emit=ir", "-o", "-")


def test_a_dump_is_a_model(dump: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "graph.ir").write_text(dump)
    assert "all agree" in out(capsys, "verify", str(tmp_path / "graph.ir"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("keep_dims=false", "keep_dims=3", "attribute 'keep_dims' of Sum must be bool, not 3"),
        ("DstT=i32", "DstT=7", "attribute 'DstT' of Cast must be DType, not 7"),
        (": f32[4]\n", ": f32[5]\n", "has types f32[5], but its shape rule gives f32[4]"),
    ],
)
def test_an_edited_dump_that_makes_no_sense_is_refused_at_its_line(
    dump: str, old: str, new: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edited = dump.replace(old, new)
    assert edited != dump
    (tmp_path / "graph.ir").write_text(edited)
    line = next(k for k, text in enumerate(edited.splitlines(), 1) if new.strip() in text)
    shown = err(capsys, "verify", str(tmp_path / "graph.ir"), status=1)
    assert message in shown
    assert f"graph.ir:{line}:" in shown
