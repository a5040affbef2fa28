"""`--remarks=loop`: whether each loop and branch is a function, a native loop, or runs on the executor, and why."""

import re

import pytest

import tfc
from tfc.ir.base.config import Config

COMPACT = """
input x: f32[4]
input n: i32[]
i, y = while (i = 0, y = x; i < n) { yield i + 1, tanh(y) + x }
entry main(x, n) -> y
"""
LARGE = COMPACT.replace("f32[4]", "f32[9000]").replace("tanh(y) + x", "softmax(y)")
PRINTING = COMPACT.replace("tanh(y)", "print(tanh(y))")
BRANCH = """
input x: f32[4]
input n: i32[]
y = if n > 0 { print(x) } else { x * 2.0 }
entry main(x, n) -> y
"""


@pytest.mark.parametrize(
    ("source", "remark"),
    [
        (COMPACT, r":4:8: remark\[loop\]: \S+ \(While|For\) is one function, r0_\w+, of \d kernels, with \d+ bytes"),
        (
            LARGE,
            r":4:8: remark\[loop\]: \S+ \(\w+\) is a native loop over \d kernels, not one function: it takes \d+ bytes",
        ),
        (PRINTING, r":4:8: remark\[loop\]: the loop \S+ runs on the dataflow executor: \S+ \(Print\) runs on the host"),
        (
            BRANCH,
            r":4:5: remark\[loop\]: what runs under conditions runs on the dataflow executor: .*\(Print\) runs on",
        ),
    ],
    ids=["compact", "large", "host op", "branch"],
)
def test_it_says_how_each_loop_runs(source, remark, capsys):
    tfc.Session(tfc.parse(source), config=Config(remarks="loop")).prepare("main")
    err = capsys.readouterr().err
    assert re.search(remark, err), err
