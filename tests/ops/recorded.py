"""Answers of TensorFlow and PyTorch, recorded: oracles that nobody here wrote, without the packages being installed.

`recorded("Conv2D")` is an oracle for a Record. The answers stand in recorded.npz under a fingerprint of the call, and
were computed in float64 by TensorFlow 2.21.0 (the op of the same name in tf.raw_ops) or, where its CPU kernels have no
float64, no NCHW or no such gradient, by PyTorch 2.13.0. After changing cases, record them again with a Python that has
both packages: `python -m tests.ops.record_answers`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tfc.ir.types.types import Array

ANSWERS = Path(__file__).with_name("recorded.npz")


@cache
def answers() -> dict[str, Array]:
    """All recorded results, by fingerprint and output."""
    with np.load(ANSWERS) as stored:
        return dict(stored)


def fingerprint(op: str, operands: Sequence[Array], attrs: dict[str, Any]) -> str:
    """What a call is found by: a digest of the op, the operands and the attributes that were given."""
    digest = hashlib.sha256(repr((op, sorted(attrs.items()))).encode())
    for operand in operands:
        digest.update(f"{operand.dtype.name}{operand.shape}".encode())
        digest.update(np.ascontiguousarray(operand).tobytes())
    return f"{op}-{digest.hexdigest()[:16]}"


@dataclass(frozen=True)
class Recorded:
    """The recorded answers for one op."""

    op: str

    def __call__(self, *operands: Array, **attrs: Any) -> tuple[Array, ...]:
        """The results of this call."""
        key, found = fingerprint(self.op, operands, attrs), []
        while f"{key}-{len(found)}" in answers():
            found.append(answers()[f"{key}-{len(found)}"])
        assert found, f"no answer is recorded for this call of {self.op}: run python -m tests.ops.record_answers"
        return tuple(found)


def recorded(op: str) -> Recorded:
    """The recorded answers of TensorFlow or PyTorch as an oracle."""
    return Recorded(op)
