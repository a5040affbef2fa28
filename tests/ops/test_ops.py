"""Every record of every op: values against an oracle, gradients against differences, compiled code against both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.ops.calls import CallGraph, Derivative, assert_close
from tests.ops.records import Case, Record, all_records, comparable
from tests.selection import spread
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.registry import OPS
from tfc.ir.types.types import DType, TensorType, bf16, dtype_of, f16, f32, f64

RECORDS = all_records()
WITH_ORACLE = [record for record in RECORDS if record.oracle is not None]
COMPILED = 4
"""Cases of a record that the fast suite compiles."""
WITH_GRADIENT = [(record, case) for record in RECORDS for case in record.gradient]

pytestmark = pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")


def name_of(record: Record) -> str:
    return record.name


def name_of_pair(pair: object) -> str:
    return pair.name if isinstance(pair, Record) else ""


@pytest.mark.parametrize("record", WITH_ORACLE, ids=name_of)
def test_value_agrees_with_the_oracle(record: Record) -> None:
    calls = CallGraph(record)
    for case, results in zip(record.cases, calls.interpret(), strict=True):
        expected = ask_oracle(record, case)
        assert len(results) == len(expected)
        for result, wanted, kind in zip(results, expected, calls.types(case), strict=True):
            assert_close(result, wanted, kind, record.tolerance, describe(record, case), summed=record.summed)


def ask_oracle(record: Record, case: Case) -> Sequence[Any]:
    assert record.oracle is not None
    with np.errstate(all="ignore"):
        answer = record.oracle(*map(comparable, case.inputs), **case.attrs)
    return answer if isinstance(answer, (tuple, list)) else (answer,)


def describe(record: Record, case: Case) -> str:
    operands = ", ".join(f"{x.dtype}{list(x.shape)}" for x in case.inputs)
    return f"{record.op}({operands}) {dict(case.attrs)}"


@pytest.mark.parametrize(("record", "case"), WITH_GRADIENT, ids=name_of_pair)
def test_gradient_agrees_with_differences(record: Record, case: Case) -> None:
    derivative = Derivative(record, case)
    for operand in derivative.wrt:
        derivative.check(operand)


SECOND = [(record, case) for record, case in WITH_GRADIENT if record.second]


@pytest.mark.parametrize(("record", "case"), SECOND, ids=name_of_pair)
def test_gradient_of_the_gradient_agrees_with_differences(record: Record, case: Case) -> None:
    derivative = Derivative(record, case, second=True)
    for operand in derivative.wrt:
        derivative.check(operand)


@pytest.mark.parametrize("record", [record for record in RECORDS if record.gradient], ids=name_of)
def test_gradient_has_the_type_of_its_operand(record: Record) -> None:
    """In every narrower type that the op takes."""
    for case in filter(None, (narrowed(record, dtype) for dtype in (f32, f16, bf16))):
        derivative = Derivative(record, case)
        for index, gradient in zip(derivative.wrt, derivative.gradients(), strict=True):
            assert gradient.dtype == case.inputs[index].dtype
            assert gradient.shape == case.inputs[index].shape


def narrowed(record: Record, dtype: DType) -> Case | None:
    """The first case with `dtype` for float64; None when the op does not take it."""
    first = record.gradient[0]
    inputs = tuple(x.astype(dtype.storage) if x.dtype == np.float64 else x for x in first.inputs)
    attrs = {name: TensorType(dtype, v.shape) if isinstance(v, TensorType) else v for name, v in first.attrs.items()}
    builder = Builder()
    try:
        builder.node(record.op, *map(builder.const, inputs), **attrs)
    except BuildError:
        assert dtype is not f32 or f64 not in map(dtype_of, first.inputs)
        return None
    return Case(inputs, attrs)


@pytest.mark.parametrize("record", RECORDS, ids=name_of)
def test_compiled_code_agrees_with_the_interpreter(record: Record) -> None:
    """On some of the cases: every one of an op whose code is compiled adds kernels."""
    check_compiled(replace(record, cases=[record.cases[k] for k in sorted(spread(COMPILED, len(record.cases)))]))


@pytest.mark.slow
@pytest.mark.parametrize("record", [record for record in RECORDS if len(record.cases) > COMPILED], ids=name_of)
def test_compiled_code_of_all_cases_agrees_with_the_interpreter(record: Record) -> None:
    check_compiled(record)


def check_compiled(record: Record) -> None:
    calls = CallGraph(record)
    compiled, wanted = calls.compile_and_run(), calls.interpret(precise=True)
    for case, results, expected in zip(record.cases, compiled, wanted, strict=True):
        for result, value, kind in zip(results, expected, calls.types(case), strict=True):
            assert_close(result, value, kind, record.compiled, describe(record, case), summed=record.summed)


def test_every_record_names_an_op_that_exists() -> None:
    assert [record.op for record in RECORDS if record.op not in OPS] == []
