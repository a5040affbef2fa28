"""Constants of narrow types that products convert as they load them."""

from pathlib import Path

import numpy as np
import pytest

import tfc
from tfc.ir.graph.graph import Graph
from tfc.ir.types.types import DTYPES
from tfc.passes.cleanup.fold_constants import FEW_ROWS, fold_constants

MODEL = """
input x: f32[{rows}, {k}]
w: {dtype}[{k}, {n}] = load("w.npz", "w")
wide = cast(w, f32)
{rest}
"""
PLAIN = "entry main(x) -> y = x @ wide"


def model(folder: Path, rows: str, rest: str = PLAIN, dtype: str = "f16", n: int = 520) -> tuple[Graph, np.ndarray]:
    rng = np.random.default_rng(n)
    w = rng.integers(0 if dtype.startswith("u") else -100, 100, (n, n)).astype(DTYPES[dtype].storage)
    np.savez(folder / "w.npz", w=w)
    path = folder / "model.tfg"
    path.write_text(MODEL.format(rows=rows, k=n, n=n, dtype=dtype, rest=rest))
    return tfc.read(path), w


@pytest.mark.parametrize(
    ("rows", "rest", "stays"),
    [
        ("1", PLAIN, True),
        (str(FEW_ROWS), PLAIN, True),
        (str(FEW_ROWS + 1), PLAIN, False),
        ("1", "entry main(x) -> y = matmul(x, wide, transpose_b=true)", True),
        ("1", "entry main(x) -> y = x @ wide, wide", False),
        ("1", "entry main(x) -> y = x @ wide + sum(wide)", False),
        ("1", "entry main(x) -> y = x @ matmul(wide, wide)", False),
    ],
)
def test_a_factor_of_few_rows_alone_stays_narrow(tmp_path: Path, rows: str, rest: str, stays: bool) -> None:
    graph = fold_constants(model(tmp_path, rows, rest)[0])
    assert graph["wide"].op == ("Cast" if stays else "Const")


def test_a_small_factor_becomes_one_of_the_wider_type(tmp_path: Path) -> None:
    assert fold_constants(model(tmp_path, "1", n=100)[0])["wide"].op == "Const"


@pytest.mark.parametrize(
    "dtype", ["f16", "i8", *(pytest.param(x, marks=pytest.mark.slow) for x in ("u8", "i16", "u16"))]
)
def test_products_convert_what_they_load(tmp_path: Path, dtype: str) -> None:
    """Sums of whole numbers that f32 holds are exact, whatever the order."""
    for rows in (3, 40):
        graph, w = model(tmp_path, str(rows), dtype=dtype)
        x = np.random.default_rng(rows).integers(-4, 4, (rows, len(w))).astype(np.float32)
        with tfc.Session(graph) as session:
            found = session.run("main", x=x)["y"]
        np.testing.assert_array_equal(found, x.astype(np.float64) @ w.astype(np.float64))
