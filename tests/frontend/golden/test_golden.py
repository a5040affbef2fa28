"""What is said about programs that parse but mean nothing, against `*.txt`.

A case in `*.tfg` begins with `# ----- title`. After a change that is meant, `TFC_BLESS=1 pytest` writes the
expectations anew; read the difference before committing it.
"""

import os
import re
from pathlib import Path

import numpy as np
import pytest

from tests.frontend.programs import elaborate
from tfc.frontend.builder import graph_builder
from tfc.frontend.diagnostics import codes
from tfc.frontend.diagnostics.diagnostics import render
from tfc.frontend.syntax.parser import parse_source

FOLDER = Path(__file__).parent
_TITLE = re.compile(r"^# ----- (.*)\n", re.MULTILINE)
_FILES = {
    "circle_a.tfg": "use circle_b\nfn f() { 1.0 }\n",
    "circle_b.tfg": "use circle_a\nfn g() { 2.0 }\n",
    "with_input.tfg": "input x: f32[]\nfn f() { 1.0 }\nc = zeros([3])\n",
    "broken.tfg": "fn f(x: T[]) { x + nothing }\nfn g( { }\n",
    "notes.txt": "not data",
    "damaged.npy": "\x93NUMPY\x01",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with libraries and data files, sound and unsound."""
    inside = tmp_path / "project"
    inside.mkdir()
    for name, text in _FILES.items():
        (inside / name).write_text(text, encoding="latin-1")
    np.save(inside / "vector.npy", np.ones(4, np.float32))
    np.save(tmp_path / "secret.npy", np.ones(4, np.float32))
    np.save(inside / "objects.npy", np.array([{}], object), allow_pickle=True)
    np.savez(inside / "weights.npz", W1=np.ones(2), W2=np.ones(3))
    header = np.lib.format.header_data_from_array_1_0(np.ones((), np.float64)) | {"shape": (10**9,)}
    with (inside / "greedy.npy").open("wb") as file:
        np.lib.format.write_array_header_1_0(file, header)
    return inside


def cases(path: Path) -> list[tuple[str, str]]:
    _, *pieces = _TITLE.split(path.read_text(encoding="utf-8"))
    return list(zip(pieces[::2], pieces[1::2], strict=True))


def rendered(text: str, folder: Path) -> str:
    module, problems = parse_source(text, "t.tfg")
    assert not problems, "these programs must parse"
    graph, diagnostics, sources = elaborate(module, folder, problems)
    assert graph is None, "these programs must be rejected"
    return render(diagnostics, sources).replace(str(folder), "…")


@pytest.mark.usefixtures("low_limits")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.tfg")), ids=lambda path: path.stem)
def test_diagnostics_are_the_expected_ones(path: Path, folder: Path) -> None:
    titles = [title for title, _ in cases(path)]
    assert len(set(titles)) == len(titles)
    actual = "".join(f"===== {title}\n{rendered(text, folder)}\n" for title, text in cases(path))
    golden = path.with_suffix(".txt")
    if os.environ.get("TFC_BLESS"):
        golden.write_text(actual, encoding="utf-8")
    assert actual == golden.read_text(encoding="utf-8")


def test_there_are_many_cases() -> None:
    assert sum(len(cases(path)) for path in FOLDER.glob("*.tfg")) >= 100


def test_every_code_of_the_elaborator_has_a_case_and_a_page() -> None:
    package = Path(graph_builder.__file__).parent
    used = {
        code
        for part in ("elaborate", "functions")
        for file in (package / part).glob("*.py")
        for code in re.findall(r'"([EW]\d{4})"', file.read_text(encoding="utf-8"))
    }
    shown = {code for path in FOLDER.glob("*.txt") for code in re.findall(r"\[([EW]\d{4})\]", path.read_text("utf-8"))}
    assert used - shown == set()
    assert used - set(codes.all_codes()) == set()
