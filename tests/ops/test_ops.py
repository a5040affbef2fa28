"""Every record of every op: values against an oracle, gradients against differences, compiled code against both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from tests.ops.calls import CallGraph, Derivative, assert_close
from tests.ops.records import Case, Record, all_records, comparable
from tfc.ir.graph.build import BuildError
from tfc.ir.graph.registry import OPS
from tfc.ir.types.types import DType, bf16, f16, f32

RECORDS = all_records()
WITH_ORACLE = [record for record in RECORDS if record.oracle is not None]
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


@pytest.mark.parametrize("dtype", [f32, f16, bf16], ids=str)
@pytest.mark.parametrize("record", [record for record in RECORDS if record.gradient], ids=name_of)
def test_gradient_has_the_type_of_its_operand(record: Record, dtype: DType) -> None:
    first = record.gradient[0]
    case = Case(tuple(x.astype(dtype.storage) if x.dtype == np.float64 else x for x in first.inputs), first.attrs)
    try:
        derivative = Derivative(record, case)
    except BuildError as error:
        pytest.skip(f"{record.op} has no {dtype}: {error.message}")
    for index, gradient in zip(derivative.wrt, derivative.gradients(), strict=True):
        assert gradient.dtype == case.inputs[index].dtype
        assert gradient.shape == case.inputs[index].shape


@pytest.mark.parametrize("record", RECORDS, ids=name_of)
def test_compiled_code_agrees_with_the_interpreter(record: Record) -> None:
    pytest.importorskip("tfc.runtime.session.session")
    pytest.importorskip("tfc.codegen.compile")
    calls = CallGraph(record)
    compiled, wanted = calls.compile_and_run(), calls.interpret(precise=True)
    for case, results, expected in zip(record.cases, compiled, wanted, strict=True):
        for result, value, kind in zip(results, expected, calls.types(case), strict=True):
            assert_close(result, value, kind, record.compiled, describe(record, case), summed=record.summed)


def test_every_record_names_an_op_that_exists() -> None:
    assert [record.op for record in RECORDS if record.op not in OPS] == []
