"""Printing, writing and comparing what a run gives."""

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from tfc.ir.base.errors import Error
from tfc.tools import results


def test_show_names_the_type() -> None:
    assert results.show("y", np.array([1, 2.5], np.float32)) == "y: f32[2] = [1. , 2.5]"
    assert results.show("n", np.array(3, np.int64)) == "n: i64[] = 3"
    assert "..." in results.show("x", np.zeros((100, 100), np.float32))


@pytest.mark.parametrize(
    ("got", "want", "equality", "says"),
    [
        ([1.0, 2.0], [1.0, 2.0 + 1e-7], "close", ""),
        ([1.0, 2.0], [1.0, 2.1], "close", "1 of 2 elements differ, first at [1]: 2.0 instead of 2."),
        ([1.0, 2.0], [1.0, 2.0000002], "exact", "1 of 2"),
        ([np.nan, np.inf], [np.nan, np.inf], "exact", ""),
        ([np.nan, np.inf], [np.nan, np.inf], "close", ""),
        ([np.nan], [0.0], "close", "1 of 1"),
    ],
)
def test_differ(got: list[float], want: list[float], equality: str, says: str) -> None:
    a, b = np.array(got, np.float32), np.array(want, np.float32)
    found = results.differ(a, b, equality, atol=1e-6, rtol=1e-4)
    assert found.startswith(says) if says else not found


def test_differ_in_shape_dtype_and_integers() -> None:
    one = np.ones(3, np.int32)
    assert "instead of int32[3]" in results.differ(np.ones(2, np.int32), one, "close", 0, 0)
    assert "int64" in results.differ(one.astype(np.int64), one, "close", 0, 0)
    assert "1 of 3" in results.differ(one, np.array([1, 2, 1], np.int32), "close", 1e9, 1e9)
    half = np.ones(2, ml_dtypes.bfloat16)
    assert not results.differ(half, half, "close", 1e-6, 1e-4)


def test_outputs_written_are_expected_outputs(tmp_path: Path) -> None:
    outputs = {"a": np.arange(3.0), "b": np.array(1)}
    results.write(f"@{tmp_path}/all.npz", outputs)
    results.write(f"a=@{tmp_path}/a.npy", outputs)
    results.write(f"@{tmp_path}/single.npy", {"a": outputs["a"]})
    for spec in (f"@{tmp_path}/all.npz", f"a=@{tmp_path}/a.npy", f"a=@{tmp_path}/single.npy"):
        assert results.check(spec, outputs, "exact", 0, 0) == []
    assert results.check(f"@{tmp_path}/all.npz", outputs | {"b": np.array(2)}, "exact", 0, 0)[0].startswith("b: ")


@pytest.mark.parametrize("spec", ["y.npy", "@y.txt", "c=@y.npy", "@y.npy"])
def test_bad_output_flags(spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Error):
        results.write(spec, {"a": np.ones(1), "b": np.ones(1)})
