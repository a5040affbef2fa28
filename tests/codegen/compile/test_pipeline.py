"""The table of code generation's rewrites: its order, which rows run when, dumps, times, and what is wrong by whose
fault."""

from dataclasses import replace
from pathlib import Path

import pytest

import tfc.codegen.lower
import tfc.ir.ops  # noqa: F401
from tfc.codegen import pipeline
from tfc.codegen.compile import compile_graph, plan_kernels
from tfc.codegen.contract.pack_constants import finite_constants, pack_constants
from tfc.codegen.fusion.region import Compact, every_plan
from tfc.codegen.pipeline import BY_NAME, ORDER, PIPELINE, plan_step
from tfc.codegen.request import Request
from tfc.codegen.rewrites import State
from tfc.codegen.target.target import Target, for_cpu, for_gpu, simulated_gpu
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, InternalError
from tfc.ir.base.record import replace as replaced
from tfc.ir.graph.graph import Graph, Value
from tfc.passes import pipeline as passes
from tfc.passes.run_pipeline import run_pipeline

CPU = for_cpu("x86-64-v3")
CHAIN = "input x: f32[4, 8]\ninput w: f32[8, 4]\nh = tanh(x) @ w\ny = softmax(h, -1)\nentry main(x, w) -> y"
LOOP = "input x: f32[64]\nh = for i in 0..1000, p = x { yield tanh(p) * 0.5 }\nentry main(x) -> h"
CONSTANT = "input x: f32[64, 2]\nw = constant([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])\ny = x @ w\nentry main(x) -> y"


def ends(graph: Graph) -> tuple[list[Value], list[Value]]:
    (entry,) = graph.entries
    return [value for _, value in entry.inputs], [value for _, value in entry.outputs]


def rows_for(target: Target, level: int = 2, **options: bool) -> set[str]:
    """The names of the rewrites that run for a request."""
    request = replaced(Request((), (), (), target, Config(opt_level=level)), **options)
    return {row.name for row in PIPELINE if row.when(request)}


def test_constraints_name_rewrites_that_exist_and_say_why() -> None:
    assert all(before in BY_NAME and after in BY_NAME and why for before, after, why in ORDER)
    ordered = {name for before, after, _ in ORDER for name in (before, after)}
    assert ordered == BY_NAME.keys()


def test_rewrites_have_names_of_their_own_and_texts() -> None:
    assert BY_NAME.keys().isdisjoint(passes.BY_NAME)
    assert all(row.summary.endswith(".") and row.module.__doc__ and row.when.__doc__ for row in PIPELINE)


def test_processors_and_gpus_share_what_comes_before_loops() -> None:
    loops = {"expand_contractions", "with_panels", "schedule"}
    launches = {"schedule_launches"}
    cpu, gpu = rows_for(CPU), rows_for(for_gpu("sm_80"))
    assert loops <= cpu and not launches & cpu
    assert launches <= gpu and not loops & gpu
    assert rows_for(simulated_gpu()) - gpu == {"with_room"}
    assert cpu - gpu - loops == {"join_row_reductions", "compact_regions", "finite_constants", "batch_small_kernels"}


def test_kernels_that_are_only_looked_at_stay_kernels() -> None:
    assert rows_for(CPU) - rows_for(CPU, is_inspection=True) == {"plan_dataflows", "compact_regions"}
    graph = parse(LOOP)
    step, kernels = plan_kernels(graph, *ends(graph), (), CPU, Config())
    assert not any(isinstance(part, Compact) for part in step.steps)
    assert {made.key for made in every_plan(step.steps)} == kernels.keys()


def test_level_0_leaves_out_what_only_makes_steps_better() -> None:
    better = {"order_for_memory", "compact_regions", "batch_small_kernels"}
    assert rows_for(CPU) - rows_for(CPU, level=0) == better
    assert rows_for(CPU, packs=True) - rows_for(CPU) == {"pack_constants"}


def test_dumps_go_on_behind_those_of_the_passes(tmp_path: Path) -> None:
    graph = parse(CHAIN)
    compile_graph(graph, *ends(graph), (), CPU, Config(print_dir=str(tmp_path)))
    names = [path.name for path in sorted(tmp_path.iterdir())]
    number = names.index(next(name for name in names if name.endswith(".step")))
    assert names[number - 1].endswith("-lower_control_flow.tfg")
    assert [name.partition("-")[0] for name in names] == [f"{k:02d}" for k in range(len(names))]
    assert names[number:][0].endswith("-lower_for_kernels.step") and names[-1].endswith("-batch_small_kernels.step")


def test_times_and_prints_go_to_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    graph = parse(CHAIN)
    compile_graph(
        graph, *ends(graph), (), CPU, Config(time=True, print_ir=("before:limit_kernels", "after:limit_kernels"))
    )
    shown = capsys.readouterr().err
    assert "# before limit_kernels\nkernel(r x, w " in shown
    assert "# after limit_kernels (unchanged)\n" in shown
    assert "ms  fuse " in shown and "groups\n" in shown and "3 kernels\n" in shown


def test_only_what_changed_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    graph = parse(CHAIN)
    compile_graph(graph, *ends(graph), (), CPU, Config(print_ir=("changed",)))
    shown = capsys.readouterr().err
    assert "# after fuse\n" in shown and "# after schedule\n" in shown
    assert "# after place_concats" not in shown and "# after limit_kernels" not in shown


def test_a_rewrite_that_breaks_the_step_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def turn_around(state: State) -> State:
        return replaced(state, step=replaced(state.planned, steps=state.planned.steps[::-1]))

    rows = tuple(replace(row, run=turn_around) if row.name == "order_for_memory" else row for row in PIPELINE)
    monkeypatch.setattr(pipeline, "PIPELINE", rows)
    graph = parse(CHAIN)
    with pytest.raises(InternalError, match=r"pass order_for_memory left an ill-formed step: .*nobody has written"):
        compile_graph(graph, *ends(graph), (), CPU, Config(verify=True))


def test_an_unknown_library_is_refused() -> None:
    with pytest.raises(Error, match="TFC_LIBRARIES=blas: expected words of cublaslt"):
        Config(libraries=("blas",))


def test_plans_are_not_changed_once_they_have_keys() -> None:
    graph = parse(CONSTANT)
    step = plan_step(run_pipeline(graph, *ends(graph)))
    (made,) = every_plan(step.steps)
    key = made.key
    (packed,) = every_plan(pack_constants(step).steps)
    assert packed.constants == (1,) and packed.key != key
    assert made.constants == () and made.key == key
    assert finite_constants(step) is step
    with pytest.raises(AttributeError):
        made.constants = (1,)  # type: ignore[misc]
