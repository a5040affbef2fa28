"""A traced step as TensorFlow's RunMetadata, by which TensorBoard colours a graph (core/framework/step_stats.proto).

A kernel computes several nodes at once. Its time stands at the last of them, the one that the others lead to; these are
listed as taking none, with the kernel's name, so that the sums over scopes are right.
"""

from __future__ import annotations

from tfc.ir import proto
from tfc.runtime.trace import Trace

DEVICE = "/job:localhost/replica:0/task:0/device:CPU:0"
_STEP_STATS, _DEVICE_STATS = 1, 1


def run_metadata(trace: Trace) -> bytes:
    """The serialized RunMetadata: all runs of an instruction together, from when the first one began."""
    begins: dict[tuple[str, ...], tuple[int, int]] = {}
    for span in sorted(trace.spans, key=lambda span: span.begin_ns):
        begins.setdefault(span.nodes, (span.begin_ns, span.thread))
    stats = []
    for total in trace.totals:
        begin, thread = begins.get(total.nodes, (0, 0))
        label = f"{total.name} x {total.runs}" if total.runs > 1 else total.name
        for name in total.nodes:
            took = total.total_ns if name == total.nodes[-1] else 0
            stats.append(proto.message(2, _node_stats(name, begin, took, label, thread)))
    content = proto.data(1, DEVICE) + b"".join(stats)
    return proto.message(_STEP_STATS, proto.message(_DEVICE_STATS, content))


def _node_stats(name: str, begin_ns: int, took_ns: int, label: str, thread: int) -> bytes:
    begin, took = begin_ns // 1000, max(1, round(took_ns / 1000)) if took_ns else 0
    return (
        proto.data(1, name)
        + proto.integer(2, begin)
        + proto.integer(4, took)
        + proto.integer(5, took)
        + proto.data(8, label)
        + proto.integer(9, begin)
        + proto.integer(10, thread)
        + proto.integer(13, begin_ns)
        + proto.integer(15, took_ns)
        + proto.integer(16, took_ns)
    )
