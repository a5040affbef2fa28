"""bench.input: both ways to train take steps, and their times are noted."""

from __future__ import annotations

import pytest

import bench.input as subject


def test_both_ways_are_timed() -> None:
    small = subject.Model("small", 16, "logits = nn.dense(cast(x, f32) / 255, units=10, seed=1)\n")
    for each in subject.measure(small, "fifo", rounds=2, steps=3, threads=1, rows=512):
        assert len(each.seconds) == len(each.busy) == 2
        assert min(each.seconds) > 0


@pytest.mark.parametrize("model", subject.MODELS, ids=lambda model: model.name)
@pytest.mark.parametrize("queue", subject.QUEUES)
def test_models_are_programs(model: subject.Model, queue: str) -> None:
    path = subject.Path("rows.tfrecord")
    fed = subject.parse(model, subject.MEMORY, "x, y", path)
    filled = subject.parse(model, subject.FILES + subject.QUEUES[queue], "", path)
    (_, x), (_, y) = fed.entry["train"].inputs
    assert fed.type_of(x).shape == (model.batch, subject.PIXELS)
    assert filled.entry["train"].inputs == ()
    assert fed.type_of(y).shape == (model.batch,)
