"""`tfc tune`: how a search chooses, what is kept of it, and what compiling makes of the table."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import tfc
from tfc.codegen.compile import compile_graph, plan_kernels
from tfc.codegen.gemm import tuned
from tfc.codegen.gemm.tuned import Blocks, space
from tfc.codegen.program.program import Program
from tfc.codegen.target import tuned_table
from tfc.codegen.target.cpu_names import check_processor
from tfc.codegen.target.target import host
from tfc.codegen.target.tuned_table import read_tables, table_file, write_table
from tfc.compiler import tune
from tfc.compiler.tune import LEAST_GAIN, Measure, exhaustive, products_of, tune_product
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.runtime.native.thread_pool import shared_pool
from tfc.tools import cli

MODEL = """\
dim n in 1..
input a: f32[20, 300]
input b: f32[300, 40]
input c: f32[n, 300]
y = relu(a @ b)
z = transpose(b) @ transpose(a)
entry main(a, b) -> y, z
q = c @ b
entry other(c, b) -> q
"""
SHAPE = "f32 20x40x300 rows by rows"
ALL_DEPTHS, ALL_PANELS = tuned.DEPTHS, tuned.PANELS
A, B = (np.random.default_rng(1).standard_normal(shape).astype(np.float32) for shape in ((20, 300), (300, 40)))


@pytest.fixture(autouse=True)
def _own_table(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """A cache of this file's tests, with an empty table."""
    monkeypatch.setenv("TFC_CACHE_DIR", str(tmp_path_factory.getbasetemp() / "tuned"))
    monkeypatch.setattr(tuned, "DEPTHS", (64,))
    monkeypatch.setattr(tuned, "PANELS", (2,))
    monkeypatch.setattr(tuned_table, "SHIPPED", tmp_path / "shipped.json")
    tuned_table.SHIPPED.write_text("{}")
    (tmp_path / "model.tfg").write_text(MODEL)
    forget()
    yield
    table_file().unlink(missing_ok=True)
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Let the tables be read anew."""
    host.cache_clear()
    tuned_table.shipped_table.cache_clear()


def compiled(graph: Graph) -> Program:
    entry = graph.entries[0]
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    return compile_graph(graph, feeds, fetches, (), host(), Config())


def the_last(choices: Sequence[Blocks], measure: Measure[Blocks]) -> Blocks:
    """A search that times everything once and takes the last choice."""
    assert all(measure(choice) > 0 for choice in choices)
    return choices[-1]


def test_all_choices_are_timed_in_turn_and_the_rule_stays_unless_another_is_clearly_quicker() -> None:
    asked: list[str] = []
    noise = iter([1.0, 9.0, 1.1] * 100)  # one sample in three is disturbed

    def measure(choice: str) -> float:
        asked.append(choice)
        return {"rule": 1.0, "close": 1.0 - LEAST_GAIN / 2, "quick": 0.9, "slow": 2.0}[choice] * next(noise)

    assert exhaustive(["rule", "close", "quick", "slow"], measure, rounds=9) == "quick"
    assert asked[:5] == ["rule", "close", "quick", "slow", "rule"]
    assert len(asked) == 4 * 9
    noise = iter([1.0] * 100)
    assert exhaustive(["rule", "close"], measure) == "rule"
    assert exhaustive(["rule"], measure) == "rule"


def test_products_are_found_by_shape_and_timed_alone(tmp_path: Path) -> None:
    graph = tfc.read(tmp_path / "model.tfg")
    entry = graph.entries[0]
    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    _, kernels = plan_kernels(graph, feeds, fetches, (), host(), Config())
    found = products_of(kernels)
    assert set(found) == {SHAPE, "f32 40x20x300 columns by columns"}
    for nest, product in found.values():
        assert tune_product(nest, product, host(), shared_pool(2), the_last) == Blocks(64, 2)


def test_the_same_table_gives_the_same_bytes_and_right_results(tmp_path: Path) -> None:
    graph = tfc.read(tmp_path / "model.tfg")
    by_rule = compiled(graph)
    write_table(host().machine, {SHAPE: (64, 2), "f32 1x2x3 rows by rows": (96, 4)})
    host.cache_clear()
    first, second = compiled(graph), compiled(graph)
    assert first.code.objects == second.code.objects
    assert b"tfc_gemm_f32_64_2" in b"".join(first.code.objects)
    assert b"tfc_gemm_f32_64_2" not in b"".join(by_rule.code.objects)
    with tfc.Session(graph, threads=2) as session:
        y = session.prepare("main")(a=A, b=B)["y"]
    np.testing.assert_allclose(y, np.maximum(A.astype(np.float64) @ B, 0), atol=1e-4)
    write_table(host().machine, {})
    host.cache_clear()
    assert compiled(graph).code.objects == by_rule.code.objects


@pytest.mark.parametrize(
    "content", ["", "[]", "{", '{"m": 3}', '{"m": {"s": [0, 1]}}', '{"m": {"s": [1]}}', '{"m": {"s": [1, true]}}']
)
def test_a_damaged_table_counts_as_none(content: str) -> None:
    write_table("m", {"s": (64, 2)})
    assert read_tables() == {"m": {"s": (64, 2)}}
    table_file().write_text(content)
    assert read_tables() == {}
    write_table("m", {"s": (96, 4)})
    assert json.loads(table_file().read_text()) == {"m": {"s": [96, 4]}}
    table_file().parent.joinpath("objects").chmod(0o777)
    assert read_tables() == {}
    table_file().parent.joinpath("objects").chmod(0o700)


def test_the_verb_keeps_what_is_better_and_the_cache_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tune, "exhaustive", the_last)
    model = str(tmp_path / "model.tfg")
    assert cli.main(["tune", model, "--threads=1"]) == 0
    shown = capsys.readouterr().out
    assert f"{SHAPE}: 64 steps of k, 2 panels\n" in shown
    assert "2 choices for this processor" in shown
    assert dict(host().tuned)[SHAPE] == (64, 2)
    assert cli.main(["cache", "stat"]) == 0
    assert "2 tuned schedules" in capsys.readouterr().out
    assert cli.main(["tune", model, "--entry=main", "--shipped"]) == 0
    assert host().tuned == ()
    write_table("m", {"s": (64, 2)})
    assert cli.main(["cache", "clear"]) == 0
    assert "deleted 1 tuned schedules" in capsys.readouterr().out
    assert not table_file().exists()


def test_what_comes_with_tfc_is_used_unless_this_machine_found_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tuned_table.SHIPPED.write_text(json.dumps({host().cpu: {SHAPE: [64, 2], "f32 1x2x3 rows by rows": [96, 4]}}))
    forget()
    assert dict(host().tuned) == {SHAPE: (64, 2), "f32 1x2x3 rows by rows": (96, 4)}
    assert b"tfc_gemm_f32_64_2" in b"".join(compiled(tfc.read(tmp_path / "model.tfg")).code.objects)
    monkeypatch.setattr(tune, "exhaustive", lambda choices, measure: choices[0])
    assert cli.main(["tune", str(tmp_path / "model.tfg"), "--entry=main", "--threads=1"]) == 0
    assert list(read_tables()[host().machine]) == [SHAPE]  # the rule, as the table that comes with tfc has another
    assert dict(host().tuned)[SHAPE] != (64, 2)
    assert cli.main(["tune", str(tmp_path / "model.tfg"), "--shipped"]) == 0
    assert dict(host().tuned)[SHAPE] == (64, 2)


def test_the_table_that_comes_with_tfc_is_of_known_processors_and_choices() -> None:
    tables = json.loads(Path(tuned_table.__file__).with_name("shipped_schedules.json").read_text())
    for cpu, table in tables.items():
        check_processor(cpu, "x86_64-unknown-linux-gnu", "")
        for shape, (depth, panels) in table.items():
            assert re.fullmatch(r"\w+ \d+x\d+x\d+ (rows|columns) by (rows|columns)( x\d+)*", shape)
            assert depth in ALL_DEPTHS
            assert panels in ALL_PANELS


def test_the_space_begins_with_the_rule_and_holds_nothing_twice() -> None:
    from tfc.codegen.gemm.tile import tile_for
    from tfc.ir.types.types import f32

    tile = tile_for(host(), f32)
    choices = space(tile)
    assert choices[0] == (tile.depth, tile.panels)
    assert len(set(choices)) == len(choices)
