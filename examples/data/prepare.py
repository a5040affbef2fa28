"""Makes the data files beside it from the copies in scikit-learn's wheel (`pip install scikit-learn`, then run this).

Every set is shuffled once with a fixed seed and cut into a training and a test file. The arrays carry the names of the
models' inputs, so that `tfc run --data=FILE` can feed them without further words.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn import datasets

HERE = Path(__file__).resolve().parent
SEED = 2015


def split(x: NDArray[np.float32], y: NDArray[Any], held_out: int) -> tuple[dict[str, NDArray[Any]], ...]:
    """Shuffle the rows and set the last `held_out` of them aside; return the training and the test arrays."""
    order = np.random.Generator(np.random.PCG64(SEED)).permutation(len(x))
    train, test = order[:-held_out], order[-held_out:]
    return {"x": x[train], "y": y[train]}, {"x": x[test], "y": y[test]}


def write(name: str, train: dict[str, NDArray[Any]], test: dict[str, NDArray[Any]]) -> None:
    """Write `NAME-train.npz` and `NAME-test.npz`, compressed."""
    np.savez_compressed(HERE / f"{name}-train.npz", x=train["x"], y=train["y"])
    np.savez_compressed(HERE / f"{name}-test.npz", x=test["x"], y=test["y"])


def write_scale(model: str, x: NDArray[np.float32]) -> None:
    """Write the mean and standard deviation of the training features beside the model, which scales by them itself."""
    np.savez_compressed(HERE.parent / model / "scale.npz", mean=x.mean(axis=0), std=x.std(axis=0))


def main() -> None:
    """Make the three data sets."""
    digits = datasets.load_digits()
    # Pixels count 0 to 16 black dots of a 4x4 block.
    write("digits", *split((digits.data / 16).astype(np.float32), digits.target.astype(np.int32), held_out=360))

    cancer = datasets.load_breast_cancer()
    train, test = split(cancer.data.astype(np.float32), cancer.target.astype(np.int32), held_out=114)
    write("breast-cancer", train, test)
    write_scale("logistic", train["x"])

    diabetes = datasets.load_diabetes(scaled=False)
    train, test = split(diabetes.data.astype(np.float32), diabetes.target.astype(np.float32), held_out=88)
    write("diabetes", train, test)
    write_scale("linear", train["x"])


if __name__ == "__main__":
    main()
