"""Running the cases of a record: as one graph of many calls, and as derivatives of one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.ops.records import DENORMAL, EPSILON, Case, Record
from tfc.ir.base.config import Config
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import OPS
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array, DType, TensorType, dtype_of, precise
from tfc.passes.gradients.expand_gradients import expand_gradients


class CallGraph:
    """All cases of a record as one graph: fed operands (constants where code depends on the value), a node each."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.feeds: dict[Value, Array] = {}
        self.nodes: list[Node] = []
        b = Builder()
        for case in record.cases:
            self.nodes.append(b.node(record.op, *self._operands(b, case), **case.attrs))
        self.graph: Graph = b.finish()

    def _operands(self, b: Builder, case: Case) -> list[Value]:
        operands = []
        for index, operand in enumerate(case.inputs):
            if OPS[self.record.op].wants_value(index, len(case.inputs)):
                operands.append(b.const(operand))
                continue
            value = b.emit("Placeholder", type=TensorType(dtype_of(operand), operand.shape))
            self.feeds[value] = operand
            operands.append(value)
        return operands

    def types(self, case: Case) -> tuple[TensorType, ...]:
        """The declared types of the results of a case."""
        return self.nodes[[id(other) for other in self.record.cases].index(id(case))].types

    def interpret(self, *, precise: bool = False) -> list[list[Array]]:
        """The results of every case, by the reference bodies."""
        fetches = [value for node in self.nodes for value in node.outputs]
        results = iter(Interpreter(self.graph, precise=precise).run(self.feeds, fetches))
        return [[next(results) for _ in node.outputs] for node in self.nodes]

    def compile_and_run(self, devices: str | None = None) -> list[list[Array]]:
        """The results of every case, by compiled code, in memory that held NaN before."""
        from tfc.runtime.session.session import Session

        fetches = [value for node in self.nodes for value in node.outputs]
        with Session(self.graph, devices=devices, config=Config(poison=True)) as session:
            results = iter(session.run([str(value) for value in fetches], {str(k): v for k, v in self.feeds.items()}))
        return [[next(results) for _ in node.outputs] for node in self.nodes]


def assert_close(
    result: Any, expected: Any, kind: TensorType, tolerance: float, what: str, *, summed: bool = False
) -> None:
    """Equal within `tolerance` units of the type's epsilon; the same NaNs and infinities; exact for other types."""
    result, expected = np.asarray(result), np.asarray(expected)
    dtype = kind.dtype
    with np.errstate(all="ignore"):
        if dtype.is_float or dtype.is_complex:
            assert result.shape == expected.shape, f"{what}: shape {result.shape}, expected {expected.shape}"
            _assert_near(result, _rounded(expected, dtype), dtype, tolerance, what, summed)
        else:
            np.testing.assert_array_equal(result, expected.astype(result.dtype), err_msg=what, strict=True)


def _rounded(expected: Array, dtype: DType) -> Array:
    """The expected values as the type can hold them (1e300 is infinite in f32), widened again."""
    wide = np.complex128 if dtype.is_complex else np.float64
    return expected.astype(dtype.storage).astype(wide)


def _assert_near(result: Array, expected: Array, dtype: DType, tolerance: float, what: str, summed: bool) -> None:
    relative = tolerance * EPSILON[dtype.name]
    finite = np.abs(expected[np.isfinite(expected)])
    absolute = relative * float(np.max(finite, initial=0)) if summed else 2 * DENORMAL[dtype.name]
    np.testing.assert_allclose(result.astype(expected.dtype), expected, rtol=relative, atol=absolute, err_msg=what)


class Derivative:
    """The gradient of one call (or the gradient of its gradient), and the differences that it must agree with.

    The function differentiated is real: the sum of its outputs weighed by fixed random numbers. A complex gradient g
    follows TensorFlow's convention: the function changes by Re(conj(g) dx).
    """

    STEP = 2.0**-10
    """Central differences of fourth order: the error of the step is about 1e-12, that of rounding 1e-13."""

    def __init__(self, record: Record, case: Case, *, second: bool = False) -> None:
        self.record, self.case, self.second = record, case, second
        self.rng = np.random.default_rng(3)
        self.wrt = self._operands()
        self.builder = Builder()
        self.inputs = [self._input(index) for index in range(len(case.inputs))]
        node = self.builder.node(record.op, *self.inputs, **case.attrs)
        self.ys = [value for value, kind in zip(node.outputs, node.types, strict=True) if is_smooth(kind.dtype)]
        self.weights = self._weights(self.ys)
        if second:
            self.ys = self._differentiated(self.ys, self.weights)
            self.weights = self._weights(self.ys)
        results = (*self._differentiated(self.ys, self.weights), *self.ys)
        self.graph = expand_gradients(self.builder.finish(results))

    def _operands(self) -> list[int]:
        chosen = self.record.wrt
        if chosen is not None:
            return list(chosen)
        count = len(self.case.inputs)
        return [
            index
            for index, operand in enumerate(self.case.inputs)
            if is_smooth(dtype_of(operand)) and not OPS[self.record.op].is_static(index, count)
        ]

    def _input(self, index: int) -> Value:
        operand = self.case.inputs[index]
        if index not in self.wrt:
            return self.builder.const(operand)
        return self.builder.arg(TensorType(dtype_of(operand), operand.shape))

    def _weights(self, values: Sequence[Value]) -> list[Array]:
        return [self._random(self.builder.type(value)) for value in values]

    def _random(self, kind: TensorType) -> Array:
        shape = tuple(d for d in kind.dims if isinstance(d, int))
        made = self.rng.uniform(0.5, 1.5, shape)
        return np.asarray(made + 1j * self.rng.uniform(0.5, 1.5, shape) if kind.dtype.is_complex else made)

    def _differentiated(self, ys: Sequence[Value], weights: Sequence[Array]) -> list[Value]:
        b, xs = self.builder, [self.inputs[index] for index in self.wrt]
        starts = [b.const(w, b.type(y).dtype) for y, w in zip(ys, weights, strict=True)]
        return list(b.emit_many("Gradients", *ys, *xs, *starts, ys=len(ys), xs=len(xs)))

    def check(self, index: int) -> None:
        """The gradient with respect to operand `index`, along a random direction."""
        operand = self.case.inputs[index]
        direction = self._random(TensorType(dtype_of(operand), operand.shape))
        at = {self.inputs[k]: self.case.inputs[k] for k in self.wrt}
        gradient = self._run(at, [self.graph.results[self.wrt.index(index)]])[0]
        assert np.shape(gradient) == operand.shape
        h = self.STEP

        def shifted(steps: float) -> float:
            return self._weighed({**at, self.inputs[index]: operand + steps * h * direction})

        slope = (8 * (shifted(1) - shifted(-1)) - (shifted(2) - shifted(-2))) / (12 * h)
        along = float(np.sum(np.conj(gradient) * direction).real)
        scale = float(np.sum(np.abs(gradient * direction))) + abs(self._weighed(at))
        error = f"d{self.record.op}/d{OPS[self.record.op].operand_name(index)}"
        np.testing.assert_allclose(along, slope, rtol=1e-7, atol=1e-8 * scale + 1e-12, err_msg=error)

    def gradients(self) -> list[Array]:
        """The gradients with respect to all operands, computed in the operands' own precision."""
        at = {self.inputs[k]: self.case.inputs[k] for k in self.wrt}
        return Interpreter(self.graph).run(at, list(self.graph.results[: len(self.wrt)]))

    def _weighed(self, at: dict[Value, Array]) -> float:
        outputs = self._run(at, self.graph.results[len(self.wrt) :])
        return float(sum(np.sum(np.conj(w) * y).real for w, y in zip(self.weights, outputs, strict=True)))

    def _run(self, at: dict[Value, Array], fetches: Sequence[Value]) -> list[Array]:
        with precise():
            return Interpreter(self.graph, precise=True).run(at, list(fetches))


def is_smooth(dtype: DType) -> bool:
    """True for the types that have derivatives."""
    return dtype.is_float or dtype.is_complex
