"""What tests change in the schedules for GPUs: limits, so that small tensors are treated as large ones are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tfc.codegen.gpu.schedule import bitonic_sort, columns, concat_kernels, rows, sorting
from tfc.codegen.lower import array

LIMITS = {
    "concat operands": (array, "MANY_PARTS"),
    "few concat parts": (concat_kernels, "FEW_PARTS"),
    "concat parts": (concat_kernels, "MOST_PARTS"),
    "concat part": (concat_kernels, "LONG_PART"),
    "row part": (rows, "PART"),
    "column part": (columns, "PART"),
    "network": (bitonic_sort, "MOST"),
    "merged parts": (sorting, "FAN"),
    "sorted part": (sorting, "LONGEST"),
}


@pytest.fixture
def lower_limits(monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, int]], None]:
    """Sets some of the limits; what was compiled by others is not found."""

    def lower(limits: dict[str, int]) -> None:
        monkeypatch.setenv("TFC_CACHE", "off")
        for name, value in limits.items():
            module, limit = LIMITS[name]
            monkeypatch.setattr(module, limit, value)

    return lower
