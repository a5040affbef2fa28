"""A walk over the registry: no op ships without all that belongs to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.ops.records import all_records
from tfc.ir.graph.registry import OPS, Trait

NO_GRADIENT = {
    "Unique": "TensorFlow has none either; which of several equal elements should move?",
    "IgammaGradA": "TensorFlow has none either",
}
"""Ops on floating-point tensors whose gradient is an error to ask for, and why."""

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

PLACES = {"Const", "Generator", "NoOp", "Variable", "VariableV2"}
"""What is memory or order only, and never code."""

ALL = sorted(OPS)
WITH_RECORD = {record.op for record in all_records()}
BODIES_WITH_RECORD = {OPS[name].body for name in WITH_RECORD}
BODIES_TESTED_ELSEWHERE = {OPS[name].body for name in TESTED_IN}


@pytest.mark.parametrize("name", ALL)
def test_doc_says_what_the_op_computes(name: str) -> None:
    doc = OPS[name].doc
    first = doc.split("\n\n")[0]
    assert first, f"{name} has no docstring"
    assert first.rstrip().endswith((".", ":", "…")), f"{name}: the first paragraph is no sentence: {first!r}"


@pytest.mark.parametrize("name", ALL)
def test_gradient_is_declared(name: str) -> None:
    op = OPS[name]
    if name in NO_GRADIENT or op.body in BODIES_TESTED_ELSEWHERE:
        return
    assert op.differentiable is not None, f"{name}: declare a gradient, or {name}.gradient(None) if it is zero"


def test_ops_without_gradient_are_still_without() -> None:
    assert [name for name in NO_GRADIENT if OPS[name].differentiable is not None] == []


@pytest.mark.parametrize("name", ALL)
def test_record_exists(name: str) -> None:
    op = OPS[name]
    if op.body in BODIES_TESTED_ELSEWHERE:
        assert op.body not in BODIES_WITH_RECORD, f"{name} has a record, so it needs no entry in TESTED_IN"
        return
    assert op.body in BODIES_WITH_RECORD, f"{name}: add a Record to tests/ops/records_{op.family}.py"


@pytest.mark.parametrize(("name", "place"), TESTED_IN.items())
def test_what_has_no_record_is_tested_where_we_say(name: str, place: str, root: Path) -> None:
    assert re.search(rf"\b{name}\b", (root / "tests" / place).read_text())


def test_differentiable_ops_have_gradient_cases() -> None:
    checked = {OPS[record.op].body for record in all_records() if record.gradient}
    checked |= {OPS[name].body for name in GRADIENT_TESTED_ELSEWHERE}
    wanted = [name for name in WITH_RECORD if OPS[name].differentiable and OPS[name].body not in checked]
    assert sorted(wanted) == [], "give their records `gradient` cases"


@pytest.mark.parametrize("name", ALL)
def test_lowering_exists_or_the_op_is_declared_host(name: str) -> None:
    pytest.importorskip("tfc.codegen.lower")
    from tfc.codegen.lower.registry import HOST, RULES

    if OPS[name].has(Trait.CONTROL_FLOW) or OPS[name].has(Trait.SOURCE) or name in PLACES:
        return
    assert name in RULES or name in HOST, f"{name}: write tfc/codegen/lower/{OPS[name].family}.py or host(…) it"
