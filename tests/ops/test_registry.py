"""A walk over the registry: no op ships without all that belongs to it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ops.completeness import NO_GRADIENT, complaints
from tests.ops.records import all_records
from tfc.codegen.lower.registry import RULES
from tfc.frontend.functions import FUNCTIONS
from tfc.ir.graph.registry import ELEMENTWISE, OPS, PURE, op
from tfc.ir.ops.rules import elementwise
from tfc.ir.types.types import Array

INTERPRETED, STATE, RANDOM = "ir/test_interpret.py", "ops/test_state.py", "ops/test_random.py"
ARRAYS = "ops/test_tensor_array.py"
QUEUES, COORDINATION = "ops/test_queue.py", "ops/test_coordination.py"
STAGING_MAP = "ops/test_staging_map.py"
PRIMITIVES = "ops/test_primitives.py"
TESTED_IN = {
    # They own sub-graphs, or mean something only inside of one.
    **dict.fromkeys(("If", "While", "For", "Call", "Arg"), INTERPRETED),
    "Gradients": "filecheck/passes/expand_gradients.tfg",  # never runs: a pass replaces it
    # They mean something only between others of their kind.
    **dict.fromkeys(("Switch", "Merge", "Enter", "Exit", "Leave", "NextIteration"), PRIMITIVES),
    **dict.fromkeys(("RefSwitch", "RefMerge", "RefEnter", "RefExit", "RefNextIteration"), PRIMITIVES),
    **dict.fromkeys(("LoopCond", "ControlTrigger"), PRIMITIVES),
    "Dataflow": "runtime/test_executor.py",
    **dict.fromkeys(("_Send", "_Recv"), "ops/test_transfer.py"),
    **dict.fromkeys(("_PutObject", "_TakeObject"), "runtime/test_devices.py"),  # made by the compiler only
    # They read what a session knows: a feed, the sizes of all feeds.
    **dict.fromkeys(("Placeholder", "DimSize"), INTERPRETED),
    # They keep state from step to step.
    **dict.fromkeys(("VariableV2", "Assign", "AssignAdd", "AssignSub", "ApplyGradientDescent"), STATE),
    **dict.fromkeys(("ScatterUpdate", "ScatterAdd", "ScatterSub", "IsVariableInitialized", "CountUpTo"), STATE),
    **dict.fromkeys(("RandomUniform", "RandomStandardNormal", "TruncatedNormal"), RANDOM),
    **dict.fromkeys(("RandomUniformInt", "RandomShuffle", "Multinomial"), RANDOM),
    **dict.fromkeys(("Generator", "PhiloxAdvance"), "filecheck/passes/expose_generators.tfg"),  # made by that pass
    "WinogradConv2D": "passes/test_winograd.py",  # made by that pass
    # They exist for what they do beside their results.
    **dict.fromkeys(("Print", "Assert"), "ops/test_debug.py"),
    **dict.fromkeys(("ScalarSummary", "HistogramSummary", "ImageSummary"), "ops/test_summary.py"),
    **dict.fromkeys(("AudioSummaryV2", "MergeSummary"), "ops/test_summary.py"),
    **dict.fromkeys(("Save", "SaveSlices", "SaveV2", "Restore", "RestoreSlice", "RestoreV2"), "ops/test_checkpoint.py"),
    **dict.fromkeys(("MergeV2Checkpoints", "ShardedFilename", "ShardedFilespec"), "ops/test_checkpoint.py"),
    **dict.fromkeys(("ParseExample", "SerializeTensor", "ParseTensor"), "ops/test_example.py"),
    **dict.fromkeys(("QueueRunner", "CountEpochs"), "runtime/test_queue_runner.py"),
    **dict.fromkeys(("ReadFile", "WriteFile", "MatchingFiles", "ReadNpy", "ReadNpz"), "ops/test_files.py"),
    "NoOp": INTERPRETED,
    # They work on an object that a handle stands for.
    **{f"TensorArray{verb}V3": ARRAYS for verb in ("", "Grad", "Write", "Read", "Gather", "Scatter", "Split")},
    **{f"TensorArray{verb}V3": ARRAYS for verb in ("Concat", "Size", "Close")},
    **{f"{what}ReaderV2": "ops/test_reader.py" for what in ("TextLine", "FixedLengthRecord", "TFRecord", "WholeFile")},
    **dict.fromkeys(("IdentityReaderV2", "NpyReader", "ReaderReadV2", "ReaderReadUpToV2"), "ops/test_reader.py"),
    **dict.fromkeys(("ReaderNumRecordsProducedV2", "ReaderNumWorkUnitsCompletedV2"), "ops/test_reader.py"),
    **{f"Reader{verb}V2": "ops/test_reader.py" for verb in ("SerializeState", "RestoreState", "Reset")},
    **dict.fromkeys(("StackV2", "StackPushV2", "StackPopV2", "StackCloseV2"), ARRAYS),
    # They are about what several steps meet at.
    **dict.fromkeys(("FIFOQueueV2", "PaddingFIFOQueueV2", "RandomShuffleQueueV2", "PriorityQueueV2"), QUEUES),
    **{f"Queue{verb}V2": QUEUES for verb in ("Enqueue", "EnqueueMany", "Dequeue", "DequeueMany", "DequeueUpTo")},
    **{f"Queue{verb}V2": QUEUES for verb in ("Close", "IsClosed", "Size")},
    **dict.fromkeys(("MutexV2", "MutexLock", "ConsumeMutexLock"), COORDINATION),
    **{
        f"Barrier{verb}": COORDINATION
        for verb in ("", "InsertMany", "TakeMany", "Close", "ReadySize", "IncompleteSize")
    },
    **dict.fromkeys(("ConditionalAccumulator", "SparseConditionalAccumulator"), COORDINATION),
    **{f"Accumulator{verb}": COORDINATION for verb in ("ApplyGradient", "TakeGradient")},
    **{f"Accumulator{verb}": COORDINATION for verb in ("NumAccumulated", "SetGlobalStep")},
    **{f"SparseAccumulator{verb}": COORDINATION for verb in ("ApplyGradient", "TakeGradient")},
    **dict.fromkeys(("Stage", "Unstage", "StagePeek", "StageSize", "StageClear"), COORDINATION),
    **{f"Map{verb}": STAGING_MAP for verb in ("Stage", "Unstage", "UnstageNoKey", "Peek")},
    **{f"Map{verb}": STAGING_MAP for verb in ("Size", "IncompleteSize", "Clear")},
}
"""Ops that mean something only in a graph or over several steps, so that no record has them: where they are tested."""

GRADIENT_TESTED_ELSEWHERE = {
    "PreventGradient": "asking for it is an error: tests/ops/test_debug.py",
    "Cholesky": "defined on Hermitian matrices only: tests/ops/test_linalg.py moves along these",
}

ALL = sorted(OPS)
WITH_RECORD = {record.op for record in all_records()}
BODIES_WITH_RECORD = {OPS[name].body for name in WITH_RECORD}
BODIES_TESTED_ELSEWHERE = {OPS[name].body for name in TESTED_IN}


@pytest.mark.parametrize("name", ALL)
def test_declaration_is_complete(name: str) -> None:
    body = OPS[name].body
    has_record, tested_elsewhere = body in BODIES_WITH_RECORD, body in BODIES_TESTED_ELSEWHERE
    assert complaints(OPS[name], has_record=has_record, tested_elsewhere=tested_elsewhere) == []


def test_ops_with_a_record_are_not_listed_as_tested_elsewhere() -> None:
    assert [name for name in TESTED_IN if OPS[name].body in BODIES_WITH_RECORD] == []


def test_ops_without_gradient_are_still_without() -> None:
    assert [name for name in NO_GRADIENT if OPS[name].differentiable is not None] == []


@pytest.mark.parametrize(("name", "place"), TESTED_IN.items())
def test_what_has_no_record_is_tested_where_we_say(name: str, place: str, root: Path) -> None:
    assert re.search(rf"\b{name}\b", (root / "tests" / place).read_text())


def test_differentiable_ops_have_gradient_cases() -> None:
    checked = {OPS[record.op].body for record in all_records() if record.gradient}
    checked |= {OPS[name].body for name in GRADIENT_TESTED_ELSEWHERE}
    wanted = [name for name in WITH_RECORD if OPS[name].differentiable and OPS[name].body not in checked]
    assert sorted(wanted) == [], "give their records `gradient` cases"


def test_functions_written_by_hand_make_the_ops_that_name_them() -> None:
    named = {name: op.function for name, op in OPS.items() if op.function and "(" not in op.function}
    modules = {name: Path(inspect.getfile(inspect.unwrap(FUNCTIONS[name].body))).read_text() for name in named.values()}
    assert [name for name, function in named.items() if f'"{name}"' not in modules[function]] == []


# ---- the strength of the check -----------------------------------------------------------------------------------


@pytest.fixture
def _registry() -> Iterator[None]:
    """The registry, left as it was."""
    before = dict(OPS)
    yield
    OPS.clear()
    OPS.update(before)


@pytest.mark.usefixtures("_registry")
def test_an_op_that_lacks_everything_gets_every_complaint() -> None:
    @op(infer=elementwise(), traits=PURE)
    def Incomplete(images: Array, *, data_format: str = "NHWC") -> Array:
        return images

    assert complaints(Incomplete, has_record=False) == [
        "it has no documentation",
        "say what it costs: cost=",
        "write its kernel (kernel=, or a rule in codegen/lower/), or say why the host runs it: host=",
        "say how it treats images: layout=",
        "name its language function: function=, or function=None",
        "declare its gradient, or Incomplete.gradient(None) if that is zero",
        "add a record to tests/ops/records_test_registry.py",
    ]


@pytest.mark.usefixtures("_registry")
def test_facts_that_contradict_others_are_complained_about() -> None:
    @op(infer=elementwise(), traits=PURE | ELEMENTWISE, kernel="-x", host="it is slow", function="no_such_function")
    def Contradictory(x: Array) -> Array:
        """-x: a title."""
        return -x

    Contradictory.gradient(None)
    assert complaints(Contradictory, has_record=True) == [
        "it has a kernel and a reason to have none",
        "there is no language function no_such_function",
    ]


def test_a_kernel_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, "Neg", lambda ctx: ctx.x)
    assert complaints(OPS["Neg"], has_record=True) == [
        "its kernel is written twice: kernel= and a rule in codegen/lower/"
    ]


@pytest.mark.usefixtures("_registry")
def test_a_kernel_must_be_a_formula_over_the_operands() -> None:
    @op(infer=elementwise(), traits=PURE | ELEMENTWISE, kernel="max(x, z)", function=None)
    def Misspelt(x: Array, y: Array) -> Array:
        """The larger one."""
        return x

    Misspelt.gradient(None)
    assert complaints(Misspelt, has_record=True) == ["its kernel reads z, which is no operand, attribute or function"]
