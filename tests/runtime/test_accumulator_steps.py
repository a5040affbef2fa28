"""Training in step by accumulators, as TensorFlow's SyncReplicasOptimizer does it: white paper §7, on two devices."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import tfc

STEPS, WORKERS = 6, 2
TRAINING = """
input x: f32[8, 4]
input wanted: f32[8]
input step: i64[]
with device("cpu:0") {
  var W: f32[4, 1] = [[0.1], [0.2], [0.3], [0.4]]
  means = ConditionalAccumulator(dtype=f32, shape=[4, 1])
}
with device("cpu:1") {
  error = reshape(x @ W, [8]) - wanted
  loss = mean(error * error)
  gave = AccumulatorApplyGradient(means, step, gradients(loss, W))
}
with device("cpu:0") {
  taken = AccumulatorTakeGradient(means, 2, dtype=f32, shape=[4, 1])
  updated = AssignSub(W, taken * 0.1)
}
count = AccumulatorNumAccumulated(means)
entry work(x, wanted, step) -> loss after gave
entry chief() -> taken after updated
"""


@pytest.mark.parametrize("devices", ["cpu:2", "cpu:1,sim:1"])
def test_workers_in_step_train_like_one_that_takes_their_mean(devices: str) -> None:
    dice = np.random.default_rng(0)
    x = dice.normal(size=(STEPS, WORKERS, 8, 4)).astype(np.float32)
    wanted = (x @ np.array([1, -2, 0.5, 3])).astype(np.float32)
    expected = np.array([[0.1], [0.2], [0.3], [0.4]])
    for xs, ys in zip(x, wanted, strict=True):
        slopes = [a.T @ ((a @ expected)[:, 0] - y)[:, None] / 4 for a, y in zip(xs, ys, strict=True)]
        expected = expected - 0.1 * np.mean(slopes, axis=0)

    graph = tfc.parse(TRAINING.replace('"cpu:1"', '"sim:0"') if "sim" in devices else TRAINING)
    with tfc.Session(graph, devices=devices) as session:
        together = threading.Barrier(WORKERS + 1, timeout=60)

        def work(worker: int) -> None:
            for step in range(STEPS):
                session.run("work", x=x[step, worker], wanted=wanted[step, worker], step=step)
                together.wait()

        threads = [threading.Thread(target=work, args=(worker,)) for worker in range(WORKERS)]
        for thread in threads:
            thread.start()
        for _ in range(STEPS):
            session.run("chief")
            together.wait()
        for thread in threads:
            thread.join()
        weights = session.run("W")
        assert isinstance(weights, np.ndarray)
        np.testing.assert_allclose(weights, expected, rtol=1e-4, atol=1e-5)
        session.run("work", x=x[0, 0], wanted=wanted[0, 0], step=STEPS - 1)  # late
        assert session.run("count") == 0
