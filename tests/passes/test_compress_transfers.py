"""Floats cross as 16 bits where that was asked for, and nothing else does."""

from __future__ import annotations

import numpy as np

from tests.passes.test_partition import A, B, cut, ops, run_parts, step
from tfc.ir.analysis.verify import verify
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph
from tfc.ir.types.types import f32, f64, i32, tensor
from tfc.passes.partition.compress_transfers import compress_transfers


def sent(kind: object, *, control: bool = False) -> Graph:
    b = Builder()
    with b.device(A):
        x = b.emit("Placeholder", name="x", type=tensor(kind, 4))  # type: ignore[arg-type]
    with b.device(B):
        if control:
            ys = [b.node("Const", value=np.array(1, np.float32), control=("x",)).out()]
        else:
            ys = [b.emit("Neg", x), b.emit("Abs", x)]
    return cut(step(b, ys))


def test_both_users_read_the_restored_tensor() -> None:
    graph = compress_transfers(sent(f32))
    verify(graph)
    (send,), (recv,) = ops(graph, "_Send"), ops(graph, "_Recv")
    truncate, restore = graph[send.inputs[0].node], graph["x/_1/restore"]
    assert (truncate.op, truncate.attrs["Truncate"], str(truncate.types[0])) == ("Cast", True, "bf16[4]")
    assert (str(recv.types[0]), restore.inputs[0].node, str(restore.types[0])) == ("bf16[4]", recv.name, "f32[4]")
    assert {node.inputs[0].node for node in ops(graph, "Neg", "Abs")} == {restore.name}
    x = np.array([1 + 2**-8, -(2 - 2**-8), 3.0e38, 0.1], np.float32)
    got = run_parts(graph, {"x": x})
    want = (x.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    np.testing.assert_array_equal(got[0], -want)


def test_other_types_and_control_edges_cross_as_they_are() -> None:
    for graph in (sent(f64), sent(i32), sent(f32, control=True)):
        assert compress_transfers(graph) is graph
