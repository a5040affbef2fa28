"""docs/writing-an-op.md: its op, written as the page says, is complete, right and part of the language."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "writing-an-op.md").read_text(encoding="utf-8")
DECLARATION, SHORT, GRADIENT, LOWERING, RECORD = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)

FAMILY = """
import tfc.ir.ops.activation as family
from tfc.ir.graph.registry import OPS

exec(compile(DECLARATION, "activation.py", "exec"), vars(family))
"""
"""The op at the end of its family's file, before anything else is imported."""

IS_COMPLETE = """
import tests.ops.test_ops as checks
from tests.ops import records
from tests.ops.completeness import complaints

(record,) = eval(RECORD, vars(records) | {"np": records.np})
assert record.op == "Silu"
assert complaints(OPS["Silu"], has_record=True) == []


def check_gradients():
    for case in record.gradient:
        checks.test_gradient_agrees_with_differences(record, case)
        checks.test_gradient_of_the_gradient_agrees_with_differences(record, case)


checks.test_value_agrees_with_the_oracle(record)
checks.test_compiled_code_agrees_with_the_interpreter(record)
check_gradients()
long = OPS.pop("Silu")
exec(compile(SHORT, "activation.py", "exec"), vars(family))
for fact in ("operands", "traits", "cost", "kernel", "function", "doc"):
    assert getattr(OPS["Silu"], fact) == getattr(long, fact), fact
check_gradients()
exec(compile(GRADIENT, "activation.py", "exec"), vars(family))
check_gradients()
"""

IN_THE_LANGUAGE = """
import tfc
from pathlib import Path
from tfc.tools import cli
from tfc.tools.explain import op_text

with tfc.graph() as g:
    x = tfc.input("x", "f32[3]")
    y = tfc.silu(x, name="y")
assert g.build()["y"].op == "Silu"
Path("model.tfg").write_text("input x: f32[3]; y = silu(x); entry main(x) -> y")
assert cli.main(["run", "model.tfg", "--input=x=-1 0 1"]) == 0
assert "sigmoid-weighted" in op_text("Silu")
"""

LOWERS = """
import tests.ops.test_ops as checks
import tfc.codegen.lower.array as lowerings
from tfc.codegen.lower.registry import RULES

del RULES["Transpose"]
exec(compile(LOWERING, "array.py", "exec"), vars(lowerings))
for record in checks.RECORDS:
    if record.op == "Transpose":
        checks.test_compiled_code_agrees_with_the_interpreter(record)
"""


def test_declaration_is_one_place_of_fifteen_lines() -> None:
    assert len([line for line in DECLARATION.splitlines() if line]) <= 15


@pytest.mark.parametrize(
    "program", [IS_COMPLETE, IN_THE_LANGUAGE, LOWERS], ids=["complete", "in_the_language", "lowers"]
)
def test_programs_with_the_blocks_of_the_page(program: str, tmp_path: Path) -> None:
    parts = {"DECLARATION": DECLARATION, "SHORT": SHORT, "GRADIENT": GRADIENT, "LOWERING": LOWERING, "RECORD": RECORD}
    blocks = "\n".join(f"{name} = {text!r}" for name, text in parts.items())
    (tmp_path / "walk.py").write_text(f"from __future__ import annotations\n{blocks}{FAMILY}{program}")
    done = subprocess.run(
        [sys.executable, "walk.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    if program == IN_THE_LANGUAGE:
        assert "-0.26894" in done.stdout
