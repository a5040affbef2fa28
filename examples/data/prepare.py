"""Makes the data files beside it from the copies in scikit-learn's wheel (`pip install scikit-learn`, then run this).

Every set is shuffled once with a fixed seed and cut into a training and a test file. The arrays carry the names of the
models' inputs, so that `tfc run --data=FILE` can feed them without further words.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from sklearn import datasets  # type: ignore[import-not-found]

HERE = Path(__file__).resolve().parent
SEED = 2015


def split(x: NDArray[np.float32], y: NDArray[np.generic], held_out: int) -> tuple[dict[str, NDArray[np.generic]], ...]:
    """Shuffle the rows and set the last `held_out` of them aside; return the training and the test arrays."""
    order = np.random.Generator(np.random.PCG64(SEED)).permutation(len(x))
    train, test = order[:-held_out], order[-held_out:]
    return {"x": x[train], "y": y[train]}, {"x": x[test], "y": y[test]}


def write(name: str, train: dict[str, NDArray[np.generic]], test: dict[str, NDArray[np.generic]]) -> None:
    """Write `NAME-train.npz` and `NAME-test.npz`, compressed."""
    np.savez_compressed(HERE / f"{name}-train.npz", **train)  # type: ignore[arg-type]
    np.savez_compressed(HERE / f"{name}-test.npz", **test)  # type: ignore[arg-type]


def main() -> None:
    """Make the three data sets."""
    digits = datasets.load_digits()
    # Pixels count 0 to 16 black dots of a 4x4 block.
    write("digits", *split((digits.data / 16).astype(np.float32), digits.target.astype(np.int32), held_out=360))

    cancer = datasets.load_breast_cancer()
    train, test = split(cancer.data.astype(np.float32), cancer.target.astype(np.int32), held_out=114)
    # The model subtracts and divides by these itself: they are part of it, not of the patients' data.
    train |= {"mean": train["x"].mean(axis=0), "std": train["x"].std(axis=0)}  # type: ignore[attr-defined]
    write("breast-cancer", train, test)

    diabetes = datasets.load_diabetes(scaled=False)
    train, test = split(diabetes.data.astype(np.float32), diabetes.target.astype(np.float32), held_out=88)
    train |= {"mean": train["x"].mean(axis=0), "std": train["x"].std(axis=0)}  # type: ignore[attr-defined]
    write("diabetes", train, test)


if __name__ == "__main__":
    main()
