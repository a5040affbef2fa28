"""The generated list of passes holds both tables."""

import importlib.util
from pathlib import Path

from tfc.codegen.pipeline import ORDER, PIPELINE
from tfc.passes.pipeline import PIPELINE as PASSES


def test_the_page_of_passes_lists_every_pass_and_rewrite_and_every_reason(root: Path) -> None:
    spec = importlib.util.spec_from_file_location("generate", root / "docs" / "generate.py")
    assert spec is not None and spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    page = generate.passes_page()
    assert all(f"## {step.name}\n" in page for step in PASSES)
    assert all(f"| `{row.name}` | {row.summary} |" in page for row in PIPELINE)
    assert all(f"* `{before}` before `{after}`: {why}" in page for before, after, why in ORDER)
