"""Which nodes of a step that waits may share a region."""

from __future__ import annotations

import tfc
from tfc.codegen.dataflow.wait_classes import wait_classes
from tfc.ir.graph.graph import Value

TEXT = """
queue q = fifo(capacity=10) of f32[4]
var v: f32[4] = zeros([4])
var w: f32[4] = zeros([4])
x = q.dequeue()
decayed = v * 0.9
sums = sum(w * w)
v_new = decayed + x
step = group { v := v_new; w -= v_new }
put = q.enqueue(w * 2.0)
result = v * 3.0
"""


def classes_of(results: tuple[str, ...] = ()) -> dict[str, int]:
    graph = tfc.parse(TEXT)
    return dict(wait_classes(graph.with_(results=tuple(map(Value, results)))))


def test_what_waits_for_different_things_is_apart() -> None:
    classes = classes_of()
    assert classes["v_new"] != classes["sums"]


def test_cheap_values_are_computed_where_all_their_users_are() -> None:
    classes = classes_of()
    assert classes["decayed"] == classes["v_new"]


def test_what_is_asked_for_does_not_wait() -> None:
    assert classes_of(("decayed",))["decayed"] != classes_of(("decayed",))["v_new"]


def test_what_an_enqueue_takes_does_not_wait_with_it() -> None:
    graph = tfc.parse(TEXT)
    (taken,) = [value.node for value in graph["put"].inputs[1:]]
    classes = wait_classes(graph)
    assert classes[taken] != classes["put"]


def test_a_step_that_never_waits_has_no_classes() -> None:
    assert wait_classes(tfc.parse("input x: f32[2]\ny = x * 2")) == {}
