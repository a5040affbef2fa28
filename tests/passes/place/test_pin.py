"""Where state lives: with all that its updates read, and where the costliest entry wants it."""

from __future__ import annotations

import pytest

import tfc
from tfc.ir.devices.devices import device_set
from tfc.ir.graph.graph import Graph
from tfc.passes.cleanup.prune import prune
from tfc.passes.pin_state import pin_state
from tfc.passes.place import place, simulate
from tfc.passes.place.updates import updates
from tfc.tools.programs import plain_step_graph

TWO = device_set({"cpu": 2})
MLP = """
use nn
use optimizers
dim batch in 1..2048
input x: f32[batch, 784]
input y: i32[batch]
h = nn.dense(x, units=256, activation=relu, seed=1)
logits = nn.dense(h, units=10, seed=2)
loss = mean(nn.sparse_softmax_cross_entropy(logits, y))
step = optimizers.OPTIMIZER(loss, rate=0.05)
entry train(x, y) -> loss after step
entry test(x, y) -> accuracy = nn.accuracy(logits, y), loss
entry infer(x) -> probabilities = softmax(logits)
"""


def homes(graph: Graph) -> dict[str, str]:
    return {node.name: node.device for node in graph if node.op == "VariableV2"}


@pytest.mark.parametrize("optimizer", ["momentum", "adam", "rmsprop", "adagrad"])
def test_a_small_model_stays_on_one_device_with_what_its_optimizer_keeps(optimizer: str) -> None:
    graph = tfc.parse(MLP.replace("OPTIMIZER", optimizer))
    pinned = pin_state(graph, TWO)
    assert set(homes(pinned).values()) == {TWO.names[0]}
    for entry in pinned.entries:
        placed = place(plain_step_graph(pinned, entry), TWO)
        assert {node.device for node in placed} == {TWO.names[0]}
        assert simulate(placed, TWO).busy[TWO.names[1]] == 0.0


def test_what_an_update_reads_is_with_the_variable_it_updates() -> None:
    """The weight is where the model wants it; its velocity, and what computes both, go there too."""
    graph = tfc.parse("""
        input g: f32[64]
        with device("cpu:1") { var W = zeros([64]) }
        var velocity = zeros([64])
        var apart = zeros([64])
        v = 0.9 * velocity + g
        velocity := v
        W -= 0.1 * v
        step = group { apart += tanh(sum(W)) }
        entry train(g) -> v after step
    """)
    pairs = set(updates(graph))
    assert ("velocity", "W") in pairs or ("W", "velocity") in pairs or ("v", "W") in pairs
    assert not any("apart" in pair and ("W" in pair or "velocity" in pair) for pair in pairs)
    placed = place(prune(graph), TWO)
    assert placed["velocity"].device == placed["v"].device == placed["W"].device == TWO.names[1]
    assert homes(pin_state(graph, TWO))["velocity"] == TWO.names[1]


def test_variables_that_ask_for_different_devices_are_updated_across() -> None:
    graph = tfc.parse("""
        input g: f32[64]
        with device("cpu:1") { var W = zeros([64]) }
        with device("cpu:0") { var velocity = zeros([64]) }
        v = 0.9 * velocity + g
        velocity := v
        W -= 0.1 * v
        entry train(g) -> v
    """)
    placed = place(prune(graph), TWO, soft=False)
    assert homes(placed) == {"W": TWO.names[1], "velocity": TWO.names[0]}


def test_the_costliest_entry_says_where_state_is() -> None:
    """The two halves would run side by side in the large entry; the small one would rather have them together."""
    graph = tfc.parse("""
        input x: f32[512, 512]
        input z: f32[4, 512]
        var A: f32[512, 512] = random_normal([512, 512], seed=1)
        var B: f32[512, 512] = random_normal([512, 512], seed=2)
        a = x @ A @ A @ A
        b = x @ B @ B @ B
        entry small(z) -> c = z @ A @ B
        entry large(x) -> a, b
    """)
    found = homes(pin_state(graph, TWO))
    assert found["A"] != found["B"]
    only_small = graph.with_(entries=graph.entries[:1])
    found = homes(pin_state(only_small, TWO))
    assert found["A"] == found["B"]
