"""TFC_DUMP: the files that are written, and what comments in assembly say about each kernel."""

import re
from pathlib import Path

import pytest

import tfc
from tfc.codegen.compile import compile_graph
from tfc.codegen.target.target import for_cpu
from tfc.ir.base.config import Config

MODEL = """\
fn scaled(v: f32[n, m]) { relu(v * 2.5) }
input x: f32[12, 30]
h = scaled(x)
y = softmax(h)
i, z = while (i = 0, s = 1.0; i < 900) { yield i + 1, s * 1.5 + sum(x) }
entry main(x) -> y, z
"""


@pytest.mark.parametrize(("arch", "comment"), [("x86_64", "#"), ("aarch64", "//")])
def test_assembly_names_the_lines_of_each_kernel(tmp_path: Path, arch: str, comment: str) -> None:
    path = tmp_path / "model.tfg"
    path.write_text(MODEL)
    graph = tfc.read(path)
    (entry,) = graph.entries
    config = Config(dump=("asm", "loops", "llvm"), dump_dir=str(tmp_path / "out"))
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    program = compile_graph(graph, feeds, fetches, (), for_cpu("", f"{arch}-unknown-linux-gnu"), config)

    text = "".join(each.read_text() for each in sorted((tmp_path / "out").glob("*.s")))
    notes = dict(re.findall(rf"((?:^{comment} .*\n)+)^(\w+):", text, re.MULTILINE))
    by_symbol = {symbol: note for note, symbol in notes.items()}
    assert set(by_symbol) == set(program.code.symbols)
    said = {line: note for line in range(1, 7) for note in notes if f"{path}:{line}:" in note}
    assert "(Mul)" in said[3]  # the line that calls the function
    assert "(Relu)" in said[3]
    assert "(Softmax)" in said[4]
    assert "y (Softmax)" in said[4]
    assert "(While)" in said[5] or "(For)" in said[5]
    assert all(re.match(rf"{comment} {symbol}: \w+", note) for symbol, note in by_symbol.items())
    assert {each.suffix for each in (tmp_path / "out").iterdir()} == {".s", ".ll", ".loops"}
