"""The examples learn on the stand-in of a GPU what they learn on a processor.

Both add up products in one order, so that weights mostly agree to the last bit; where the order is another one (means,
norms, softmax over long rows) they are as far apart as rounding is: TOLERANCE, of the largest weight of a tensor.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tests.examples.test_examples import EXAMPLES, at_root, commands
from tfc.codegen.target.target import ORDERS
from tfc.ir.types.types import Array
from tfc.tools import cli

__all__ = ["at_root"]

TOLERANCE = 1e-5
STEPS = {"softmax": (6, 37), "mlp": (4, 37), "cnn": (1, 13), "sequence": (2, 11)}
"""Steps, and rows of a batch."""


def trained(
    name: str, devices: str, steps: int, batch: int, entry: str = "train"
) -> tuple[list[float], dict[str, Any]]:
    """The loss of each step on digits, and all state behind the last."""
    with np.load(EXAMPLES / "data" / "digits-train.npz") as file:
        x, y = file["x"], file["y"]
    with tfc.Session(tfc.read(str(EXAMPLES / name / "model.tfg")), devices) as session:
        step = session.prepare(entry)
        losses = []
        for k in range(steps):
            rows = np.arange(k * batch, k * batch + batch) % len(x)
            losses.append(float(step(x=x[rows], y=y[rows])["loss"]))
        return losses, session.state()


def assert_same(name: str, steps: int, batch: int) -> None:
    """Training on the stand-in ends where it does on a processor."""
    assert_near(trained(name, "cpu:1", steps, batch), trained(name, "gpu:sim", steps, batch))


def assert_near(one: tuple[list[float], dict[str, Any]], other: tuple[list[float], dict[str, Any]]) -> None:
    """Two trainings end in the same weights."""
    (losses, wanted), (others, found) = one, other
    np.testing.assert_allclose(others, losses, TOLERANCE)
    assert found.keys() == wanted.keys()
    for key, value in wanted.items():
        scale = float(np.abs(value).max()) if value.dtype.kind == "f" else 0.0
        np.testing.assert_allclose(found[key], value, rtol=0, atol=TOLERANCE * scale, err_msg=key)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in ("mlp", "cnn") else pytest.mark.slow) for name in STEPS]
)
def test_training_ends_in_the_weights_of_a_processor(name: str) -> None:
    assert_same(name, *STEPS[name])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "steps", "batch"), [("mlp", 44, 32), ("cnn", 5, 32), ("sequence", 12, 32)])
def test_longer_training_ends_in_the_weights_of_a_processor(name: str, steps: int, batch: int) -> None:
    assert_same(name, steps, batch)


@pytest.mark.slow
def test_towers_on_two_gpus_learn_what_a_processor_does() -> None:
    """The rows of a batch are no multiple of the towers."""
    whole = trained("data_parallel", "cpu:1", 3, 33, "train_whole")
    assert_near(whole, trained("data_parallel", "gpu:sim:2", 3, 33, "train"))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mlp", "cnn"])
def test_no_order_of_threads_changes_what_is_learnt(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[dict[str, Array]] = []
    for order in ORDERS:
        monkeypatch.setenv("TFC_GPU_ORDER", order)
        found.append(trained(name, "gpu:sim", 1, 13)[1])
    for other in found[1:]:
        for key, value in found[0].items():
            np.testing.assert_array_equal(other[key], value, err_msg=key)


@pytest.mark.slow
@pytest.mark.usefixtures("at_root")
@pytest.mark.parametrize(
    ("name", "shown"), [("newton", "derivative: f64[] = 0.0370370"), ("logistic", "accuracy 0.98")]
)
def test_the_lines_of_readmes_work_on_a_gpu(name: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    line, *_ = commands(EXAMPLES / name / "README.md")
    assert cli.main([*line, "--devices=gpu:sim"]) == 0
    assert shown in capsys.readouterr().out


@pytest.mark.slow
def test_a_module_of_the_digits_trains_to_the_bits_of_a_session(tmp_path: Path) -> None:
    made = tfc.compile(EXAMPLES / "mlp" / "model.tfg", "sim", triple="gpu")
    made.save(tmp_path / "digits.tfcm")
    module = tfc.load(tmp_path / "digits.tfcm")
    with np.load(EXAMPLES / "data" / "digits-train.npz") as file:
        x, y = file["x"], file["y"]
    losses = [float(module.train(x=x[at : at + 37], y=y[at : at + 37])["loss"]) for at in range(0, 37 * 12, 37)]
    wanted, state = trained("mlp", "gpu:sim", 12, 37)
    assert losses == wanted and losses[-1] < losses[0]
    for name, value in module.state().items():
        np.testing.assert_array_equal(value, state[name])
