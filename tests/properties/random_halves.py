"""Random programs of f16 or bf16, and what each of their values is by itself: NumPy's op on the operands, rounded once.

Only ops are drawn whose result is one number by IEEE 754, so a value is compared bit by bit, NaN for NaN.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import ml_dtypes
import numpy as np

from tfc.ir.types.types import Array

TYPES = {"f16": np.dtype(np.float16), "bf16": np.dtype(ml_dtypes.bfloat16)}
Op = Callable[..., Array]

VALUES: dict[str, Op] = {
    "{0} + {1}": lambda a, b: a + b,
    "{0} - {1}": lambda a, b: a - b,
    "{0} * {1}": lambda a, b: a * b,
    "{0} / {1}": lambda a, b: a / b,
    "-{0}": lambda a: -a,
    "abs({0})": abs,
    "square({0})": lambda a: a * a,
    "floor({0})": np.floor,
    "maximum({0}, 1.5)": lambda a: np.where(np.isnan(a), a, np.maximum(a, a.dtype.type(1.5))),
    "transpose({0})": lambda a: a.T.copy(),
    "reshape(reshape({0}, [{0}.size]), {0}.shape)": lambda a: a,
    "{0} - max({1}, axis=1, keep_dims=true)": lambda a, b: a - b.max(axis=1, keepdims=True),
    "where({0} < {1}, {1}, {2})": lambda a, b, c: np.where(a < b, b, c),
    "where(is_finite({0}), {0}, {1})": lambda a, b: np.where(np.isfinite(a), a, b),
    "cast(cast({0}, f32), {0}.dtype)": lambda a: a,
}  # fmt: skip
"""Ops whose results are numbers of the type of their operands."""
OBSERVERS: dict[str, Op] = {
    "is_inf({0})": np.isinf,
    "{0} < 2.0": lambda a: a < a.dtype.type(2.0),
    "cast({0}, f32)": lambda a: a.astype(np.float32),
    "argmax({0}, axis=1)": lambda a: np.argmax(a.astype(np.float32), axis=1).astype(np.int64),
    "ceil({0})": np.ceil,
}  # fmt: skip
"""Ops that tell a value from one that is not rounded."""
PRODUCTS: dict[str, Op] = {
    "{0} @ {1} + {2}": lambda a, b, c: a @ b + c,
    "softmax({0} @ {1})": lambda a, b: a @ b,
    "{0} @ transpose({1}) * 0.5": lambda a, b: a @ b.T * a.dtype.type(0.5),
}
"""Ops that are more than one number by IEEE 754."""


@dataclass
class Program:
    """The lines of a program, the op of each of its names, and its inputs."""

    kind: str
    lines: list[str] = field(default_factory=list)
    made: dict[str, tuple[Op, list[str]]] = field(default_factory=dict)
    inputs: dict[str, Array] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The source of the program."""
        return "\n".join(self.lines) + "\n"

    def add(self, name: str, form: str, op: Op, operands: list[str]) -> None:
        """Bind a name to an op of others."""
        self.lines.append(f"{name} = {form.format(*operands)}")
        self.made[name] = op, operands

    def by_itself(self, name: str, operands: list[Array]) -> Array:
        """The value of a name, given those of its operands."""
        with np.errstate(all="ignore"):
            return self.made[name][0](*operands)

    def op_by_op(self) -> dict[str, Array]:
        """All values, each rounded before the next op."""
        values = dict(self.inputs)
        for name, (_, operands) in self.made.items():
            values[name] = self.by_itself(name, [values[each] for each in operands])
        return values


def _operands(form: str) -> int:
    return sum(f"{{{k}}}" in form for k in range(3))


def random_program(seed: int, kind: str, size: int, *, side: int = 37, products: bool = False) -> Program:
    """A program of about `size` values, matrices of `side` rows, and an observer for some of them; with `products` what
    they are by themselves is not known.
    """
    draw, made = Random(seed), Program(kind)
    rng = np.random.default_rng(seed)
    for k in range(3):
        large = (
            2.0 ** rng.uniform(-11, 11, (side, side)) if kind == "f16" else 2.0 ** rng.uniform(-70, 70, (side, side))
        )
        made.lines.append(f"input x{k}: {kind}[{side}, {side}]")
        made.inputs[f"x{k}"] = (large * rng.choice([-1, 1], (side, side))).astype(TYPES[kind])
    names = list(made.inputs)
    for k in range(size):
        ops = PRODUCTS if products and draw.random() < 0.3 else VALUES
        form, op = draw.choice(list(ops.items()))
        near = names[-4:] if draw.random() < 0.8 else names
        made.add(f"v{k}", form, op, [draw.choice(near) for _ in range(_operands(form))])
        names.append(f"v{k}")
        if draw.random() < 0.3:
            form, op = draw.choice(list(OBSERVERS.items()))
            made.add(f"o{k}", form, op, [f"v{k}"])
    return made
