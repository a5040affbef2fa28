"""How arrays are cut into batches for an entry."""

import numpy as np
import pytest

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, Symbol
from tfc.ir.types.dims import parse_dim
from tfc.ir.types.types import TensorType, f32, i32, tensor
from tfc.tools.dataset import Dataset, split_rows
from tfc.tools.training import Means, train

BATCH = parse_dim("batch")
GRAPH = Graph(symbols=(Symbol("batch", 1, 64),))
TYPES = {"x": tensor(f32, BATCH, 3), "y": tensor(i32, BATCH), "rate": tensor(f32)}


def arrays(rows: int) -> dict[str, np.ndarray]:
    return {
        "x": np.arange(rows * 3, dtype=np.float32).reshape(rows, 3),
        "y": np.arange(rows, dtype=np.int32),
        "rate": np.array(0.5, np.float32),
    }


def test_rows_are_cut_and_the_rest_stays_whole() -> None:
    data = split_rows(GRAPH, TYPES, arrays(10))
    steps = list(data.batches(4))
    assert [rows for rows, _ in steps] == [4, 4, 2]
    assert data.steps(4) == 3
    np.testing.assert_array_equal(steps[1][1]["y"], [4, 5, 6, 7])
    np.testing.assert_array_equal(steps[2][1]["x"][0], [24, 25, 26])
    assert steps[2][1]["rate"] == 0.5


def test_an_order_permutes_rows_of_all_inputs_alike() -> None:
    data = split_rows(GRAPH, TYPES, arrays(6))
    _, feeds = next(data.batches(3, np.array([5, 0, 3, 1, 2, 4])))
    np.testing.assert_array_equal(feeds["y"], [5, 0, 3])
    np.testing.assert_array_equal(feeds["x"][:, 0], [15, 0, 9])


def test_a_fixed_batch_decides_the_size_and_drops_the_rest() -> None:
    types = {"x": tensor(f32, 4, 3)}
    data = split_rows(Graph(), types, {"x": np.zeros((10, 3), np.float32)})
    assert data.batch_size(None) == 4
    assert [rows for rows, _ in data.batches(4)] == [4, 4]
    assert data.steps(4) == 2
    with pytest.raises(Error, match="a batch of 5 does not fit"):
        data.batch_size(5)


@pytest.mark.parametrize(("wanted", "size"), [(None, 32), (64, 64), (1, 1)])
def test_batch_sizes_within_bounds(wanted: int | None, size: int) -> None:
    assert split_rows(GRAPH, TYPES, arrays(100)).batch_size(wanted) == size


@pytest.mark.parametrize("wanted", [65, 1000])
def test_batch_sizes_out_of_bounds(wanted: int) -> None:
    with pytest.raises(Error, match=r"takes 1\.\.64 rows"):
        split_rows(GRAPH, TYPES, arrays(100)).batch_size(wanted)


def test_inputs_must_agree_on_their_rows() -> None:
    with pytest.raises(Error, match="`x` has 10, `y` has 9"):
        split_rows(GRAPH, TYPES, arrays(10) | {"y": np.zeros(9, np.int32)})


def test_no_rows_at_all_is_one_step() -> None:
    types: dict[str, TensorType] = {"x": tensor(f32, 2)}
    data = split_rows(Graph(), types, {"x": np.zeros(2, np.float32)})
    assert [rows for rows, _ in data.batches(1)] == [1]


def run_order(seed: int | None) -> list[list[int]]:
    seen: list[list[int]] = []

    def step(**feeds: np.ndarray) -> dict[str, np.ndarray]:
        seen.append(feeds["y"].tolist())
        return {"loss": np.float32(feeds["y"].mean())}

    data = Dataset({"y": np.arange(6, dtype=np.int32)}, {}, 6, 1, None)
    train(step, data, epochs=2, batch=4, seed=seed)
    return seen


def test_training_visits_every_row_every_epoch_in_the_seeds_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_order(None) == [[0, 1, 2, 3], [4, 5]] * 2
    once, again, other = run_order(1), run_order(1), run_order(2)
    assert once == again != other
    assert sorted(once[0] + once[1]) == sorted(once[2] + once[3]) == list(range(6))
    assert once[:2] != once[2:]
    assert "epoch 2/2: loss 2.5000" in capsys.readouterr().out


def test_means_weight_by_rows_and_skip_what_is_no_scalar() -> None:
    means = Means()
    means.add({"loss": np.float32(1), "logits": np.zeros(3)}, 3)
    means.add({"loss": np.float32(5), "logits": np.zeros(3)}, 1)
    assert str(means) == "loss 2.0000"
