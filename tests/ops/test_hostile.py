"""Hostile calls of every op (hostile.py): the answer is a result or a tfc.Error, built, interpreted and compiled.

The matrix comes from the op records, so a new op is in it as soon as it has one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import tfc
from tests.ops.calls import assert_close, is_smooth
from tests.ops.hostile import Call, hostile_calls
from tests.ops.records import Record, all_records
from tfc.ir.base.errors import Error, InternalError
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import OPS
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array, TensorType, dtype_of, f32
from tfc.passes.gradients.expand_gradients import expand_gradients

LARGE = 2**20
"""Results of more elements are built, but not computed here."""

each_record = pytest.mark.parametrize("record", all_records(), ids=lambda record: record.name)
pytestmark = pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")


@dataclass
class Built:
    """A call that building did not refuse."""

    call: Call
    builder: Builder
    inputs: list[Value]
    node: Node
    feeds: dict[Value, Array]

    @property
    def is_computable(self) -> bool:
        """True when all operands are at hand and the results are small enough."""
        sizes = [kind.elements for kind in self.node.types]
        return self.call.runnable and not any(isinstance(n, int) and n > LARGE for n in sizes)


@contextmanager
def answered(call: Call) -> Iterator[None]:
    """Let a tfc.Error pass as an answer, but no other exception."""
    try:
        yield
    except Exception as problem:
        if not isinstance(problem, Error) or isinstance(problem, InternalError):
            problem.add_note(str(call))
            raise


def built(record: Record, builder: Builder | None = None) -> Iterator[Built]:
    """The calls that can be built. `builder` puts all of them into one graph."""
    for call in hostile_calls(record):
        b, feeds, inputs = builder or Builder(), {}, []
        with answered(call):
            for index, operand in enumerate(call.operands):
                if isinstance(operand, TensorType):
                    inputs.append(b.emit("Placeholder", type=operand))
                elif OPS[call.op].wants_value(index, len(call.operands)):
                    inputs.append(b.const(operand))
                else:
                    inputs.append(b.emit("Placeholder", type=TensorType(dtype_of(operand), operand.shape)))
                    feeds[inputs[-1]] = operand
            yield Built(call, b, inputs, b.node(call.op, *inputs, **call.attrs), feeds)


def interpret(graph: Graph, made: Built, *, precise: bool = False) -> list[Array] | Error:
    """The results of a call, or the error it is answered with."""
    try:
        return Interpreter(graph, precise=precise).run(made.feeds, made.node.outputs, [made.node.name])
    except Error as error:
        if isinstance(error, InternalError):
            raise
        return error


@pytest.mark.few(60)
@each_record
def test_interpreted(record: Record) -> None:
    for made in built(record):
        if made.is_computable:
            with answered(made.call):
                Interpreter(made.builder.finish()).run(made.feeds, made.node.outputs, [made.node.name])


@pytest.mark.few(40)
@each_record
def test_gradients_are_built_or_refused(record: Record) -> None:
    for made in built(record):
        if OPS[record.op].differentiable is None:
            return
        b = made.builder
        ys, xs = ([v for v in values if is_smooth(b.type(v).dtype)] for values in (made.node.outputs, made.inputs))
        with answered(made.call):
            gradients = b.emit_many("Gradients", *ys, *xs, ys=len(ys), xs=len(xs))
            expand_gradients(b.finish(gradients))


@pytest.mark.few(15)
@each_record
def test_compiled_indices(record: Record) -> None:
    """Numbers that are looked at only while running: they must not lead code out of its memory."""
    compare(record, [made for made in built(record, Builder()) if has_odd_index(made)])


def has_odd_index(made: Built) -> bool:
    """True for a bent integer operand that code does not depend on."""
    at, count = made.call.operand, len(made.call.operands)
    if at is None or made.call.kind != "value" or OPS[made.call.op].wants_value(at, count):
        return False
    bent = made.call.operands[at]
    return isinstance(bent, np.ndarray) and bent.dtype.kind in "iu"


@pytest.mark.slow
@each_record
def test_compiled(record: Record) -> None:
    compare(record, list(built(record, Builder())))


def compare(record: Record, calls: list[Built]) -> None:
    """Compiled code gives the interpreter's results, or fails where the interpreter does."""
    calls = [made for made in calls if made.is_computable]
    if not calls:
        return
    graph = calls[0].builder.finish()
    answers = [interpret(graph, made, precise=True) for made in calls]
    fine = [(made, answer) for made, answer in zip(calls, answers, strict=True) if not isinstance(answer, Error)]
    with tfc.Session(graph) as session:
        feeds = {str(value): array for made, _ in fine for value, array in made.feeds.items()}
        results = iter(session.run([str(value) for made, _ in fine for value in made.node.outputs], feeds))
        for made, answer in fine:
            given = [next(results) for _ in answer]
            try:
                _assert_same(record, made, given, answer)
            except AssertionError:  # as the op's own body computes it, in the operands' precision, will do too
                _assert_same(record, made, given, interpret(graph, made))
        for made, answer in zip(calls, answers, strict=True):
            if isinstance(answer, Error):
                given = {str(value): array for value, array in made.feeds.items()}
                with pytest.raises(Error) as caught:
                    session.run([str(value) for value in made.node.outputs], given, [made.node.name])
                assert (caught.value.code, caught.value.node) == (answer.code, answer.node), made.call


def _assert_same(record: Record, made: Built, given: list[Array], answer: list[Array] | Error) -> None:
    assert not isinstance(answer, Error), made.call
    for got, wanted, kind in zip(given, answer, made.node.types, strict=True):
        assert_close(got, wanted, kind, record.compiled, str(made.call), summed=record.summed)


TERABYTES = [
    ("Fill", (np.array([2**39]), np.float32(1)), {}),
    ("Range", (np.array(0), np.array(2**39), np.array(1)), {}),
    ("Tile", (np.ones(4, np.float32), np.array([2**36])), {}),
    ("Pad", (np.ones(4, np.float32), np.array([[2**38, 0]])), {}),
    ("BroadcastTo", (np.float32(1), np.array([2**39])), {}),
    ("RandomUniform", (np.array([2**38]),), {"dtype": f32}),
    ("Diag", (np.ones(2**19, np.float32),), {}),
    ("MatMul", (np.ones((2**19, 1), np.float32), np.ones((1, 2**19), np.float32)), {}),
]


@pytest.mark.parametrize(("op", "operands", "attrs"), TERABYTES, ids=[row[0] for row in TERABYTES])
def test_a_result_that_no_memory_holds_is_an_error(op: str, operands: tuple[Array, ...], attrs: dict[str, Any]) -> None:
    b = Builder()
    node = b.node(op, *map(b.const, map(np.asarray, operands)), name="large", **attrs)
    with tfc.Session(b.finish()) as session, pytest.raises(Error) as caught:
        session.run(str(node.out()))
    assert (caught.value.code, caught.value.node) == ("RESOURCE_EXHAUSTED", "large")
