"""The pages of `tfc explain`: one for each code, and their examples do what they say."""

import re
import shutil
from pathlib import Path

import numpy as np
import pytest

from tests.frontend.programs import elaborate
from tfc.frontend.diagnostics.codes import all_codes, page, title
from tfc.frontend.diagnostics.lint import lint
from tfc.frontend.syntax.parser import parse_source

ROOT = Path(__file__).resolve().parents[3]
_FENCE = re.compile(r"^```(\S+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_USED = re.compile(r'"([EW]\d{4})"')


def examples(code: str) -> list[tuple[str, str | None, str]]:
    """The fenced texts of a page: their kind, the code they fail with, the text."""
    return [(match[1], match[2], match[3]) for match in _FENCE.finditer(page(code) or "")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that examples load and use."""
    result = tmp_path_factory.mktemp("pages")
    shutil.copytree(Path(__file__).parent / "page_files", result, dirs_exist_ok=True)
    np.savez(result / "weights.npz", W=np.eye(3, dtype=np.float32))
    return result


def codes_of(text: str, folder: Path) -> list[str]:
    module, diagnostics = parse_source(text, "example.tfg")
    _, found, _ = elaborate(module, folder, diagnostics)
    return [each.code for each in found if each.severity == "error"]


def warnings_of(text: str) -> list[str]:
    return [each.code for each in lint(parse_source(text, "example.tfg")[0])]


def test_every_code_that_is_used_has_a_page_and_every_page_is_used() -> None:
    used: set[str] = set()
    for path in sorted((ROOT / "tfc").rglob("*.py")):
        used.update(_USED.findall(path.read_text(encoding="utf-8")))
    assert used == set(all_codes())


@pytest.mark.parametrize("code", all_codes())
def test_page_has_its_parts(code: str) -> None:
    text = page(code)
    assert text is not None
    heading, *paragraphs = text.split("\n\n")
    assert heading == f"# {code}: {title(code)}"
    assert title(code)
    assert not paragraphs[0].startswith("```"), "a page says first what the error means"
    kinds = [kind for kind, _, _ in examples(code)]
    assert kinds, "a page shows an example"
    assert set(kinds) <= {"tfg,fails", "tfg,warns", "tfg", "text"}
    assert all(len(line) <= 120 for line in text.splitlines())


@pytest.mark.parametrize("code", all_codes())
def test_examples_do_what_the_page_says(code: str, folder: Path) -> None:
    for kind, failure, text in examples(code):
        if kind == "tfg,fails":
            assert failure == code
            assert set(codes_of(text, folder)) == {code}
        elif kind in ("tfg", "tfg,warns"):
            assert codes_of(text, folder) == []
            if code.startswith("W"):
                assert warnings_of(text) == ([code] if failure else [])


def test_unknown_codes_have_no_page() -> None:
    assert page("E9999") is None
    assert title("../codes") is None
