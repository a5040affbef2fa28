"""What fusion makes of the workloads stays as it is: the kernels of a step, by the ops they begin and end with."""

import re

import pytest

import tfc
from bench.workloads import ROWS
from tfc.ir.base.config import Config

KERNELS = {
    "chain": ["Mul_Relu"],
    "gelu_norm": ["Gelu_Mul"],
    "softmax": ["Softmax"],
    "softmax_columns": ["Transpose_Softmax"],
    "sum_columns": ["Sum"],
    "mlp_train": [
        "MatMul_Relu", "MatMul_Relu", "MatMul_AddV2", "SparseSoftmaxCrossEntropyWithLogits_Mul", "Mean",
        "SumTo_AssignSub", "MatMul_ReluGrad", "MatMul_AssignSub", "SumTo_AssignSub", "MatMul_ReluGrad",
        "MatMul_AssignSub", "SumTo_AssignSub", "MatMul_AssignSub",
    ],
}  # fmt: skip


@pytest.mark.parametrize("kind", KERNELS)
def test_kernels_stay_as_they_are(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    workload = next(w for w in ROWS if w.kind == kind)
    workload.prepare()
    config = Config(remarks=r"remark\[(fused|kernel)\]")
    tfc.Session(tfc.read(str(workload.path)), config=config).prepare("main")
    told = capsys.readouterr().err
    names = dict.fromkeys(re.findall(r"remark\[(?:fused|kernel)\]: k(\d+)_(\w+)", told))
    assert [name for _, name in sorted(names, key=lambda each: int(each[0]))] == KERNELS[kind]
