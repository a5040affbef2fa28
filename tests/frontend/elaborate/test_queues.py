"""Where queues can be declared and used: functions, bodies, containers, seeds."""

from __future__ import annotations

import pytest

import tfc
from tfc.ir.interpret.interpret import Interpreter


def node(graph: tfc.Graph, op: str) -> list[tuple[str, dict[str, object]]]:
    return [(each.name, dict(each.attrs)) for each in graph.nodes if each.op == op]


def test_a_queue_is_a_node_of_its_name() -> None:
    graph = tfc.parse('queue q = fifo(5, shared_name="s") of (f32[2, 3], string[])')
    ((name, attrs),) = node(graph, "FIFOQueueV2")
    assert name == "q"
    assert (attrs["capacity"], attrs["shared_name"], attrs["shapes"]) == (5, "s", ((2, 3), ()))


def test_unknown_sizes_and_ranks() -> None:
    graph = tfc.parse(
        "queue a = padding() of f32[?, 2]\nqueue b = fifo() of f32[*]\ny = a.dequeue_many(3)\nz = b.dequeue()"
    )
    assert [str(graph.type_of(tfc.Value(name))) for name in "yz"] == ["f32[3, ?, 2]", "f32[*]"]


def test_the_priority_stands_in_front() -> None:
    graph = tfc.parse("queue q = priority() of (f32[2], i32[])\np, x, n = q.dequeue_many(4)")
    assert [str(graph.type_of(tfc.Value(name))) for name in "pxn"] == ["i64[4]", "f32[4, 2]", "i32[4]"]
    with pytest.raises(tfc.Error, match="has 3 components, but 2 were given"):
        tfc.parse("queue q = priority() of (f32[2], i32[])\nq.enqueue([1.0, 2.0], 3)")


def test_seeds_pair_as_those_of_random_ops_do() -> None:
    graph = tfc.parse("queue a = shuffle(seed=7) of f32[]\nqueue b = shuffle(seed=7, seed2=8) of f32[]")
    attrs = [attrs for _, attrs in node(graph, "RandomShuffleQueueV2")]
    assert [(each["seed"], each["seed2"]) for each in attrs] == [(87654321, 7), (7, 8)]


def test_containers_hold_queues() -> None:
    graph = tfc.parse('with container("c") { queue q = fifo() of f32[] }\nq.enqueue(1.0)')
    assert node(graph, "FIFOQueueV2")[0][1]["container"] == "c"


def test_functions_take_queues_and_declare_their_own() -> None:
    graph = tfc.parse("""
fn twice(x: T[]) {
  queue q = fifo() of f32[]
  q.enqueue(x);
  with after(q.enqueue(x)) { 0.0 } + q.dequeue() * 0.0
}
a = twice(1.0)
b = twice(2.0)
queue outer = fifo() of f32[]
fn put(x: T[]) { outer.enqueue(x) }
done = put(3.0)
y = outer.dequeue()
""")
    assert len(node(graph, "FIFOQueueV2")) == 3
    assert Interpreter(graph).run({}, ["y"], ["done"])[0] == 3


def test_a_queue_in_a_body_is_one_queue() -> None:
    graph = tfc.parse("""
total = for i in 0..3, total = 0 {
  queue q = fifo() of i32[]
  put = q.enqueue(i * 10)
  yield total + with after(put) { q.dequeue() * 1 }
}
""")
    assert len(node(graph, "FIFOQueueV2")) == 1
    assert Interpreter(graph).run({}, ["total"])[0] == 30


def test_an_enqueue_in_a_body_happens_in_every_trip() -> None:
    graph = tfc.parse("""
queue q = fifo() of i32[]
last = for i in 0..4, n = 0 { q.enqueue(i * i); yield n + 1 }
all = q.dequeue_many(4)
""")
    for run in (Interpreter(graph).run, lambda feeds, fetches: tfc.Session(graph).run(fetches, feeds)):
        assert run({}, ["all", "last"])[0].tolist() == [0, 1, 4, 9]
