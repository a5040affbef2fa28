"""docs/code-map.md says what the docstrings say."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_code_map_is_the_one_that_the_docstrings_give() -> None:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec is not None and spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    assert generate.CODE_MAP.read_text(encoding="utf-8") == generate.code_map(), "run `python docs/generate.py`"
