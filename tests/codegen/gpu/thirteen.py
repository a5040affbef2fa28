"""The kernels that between them use all that the GPU back end has, each as a model with its sizes left open."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sample:
    """A model whose sizes are named in braces.

    `full` are the sizes it is measured with, `small` some that an interpreter gets through, primes among them, and
    `registers` the most that a thread of it may take at full size. `exact`: results have the bits of a processor's.
    """

    name: str
    text: str
    full: dict[str, int]
    small: tuple[dict[str, int], ...]
    registers: int
    exact: bool = False

    def at(self, sizes: dict[str, int]) -> str:
        """The model at some sizes."""
        return self.text.format(**sizes)

    @property
    def open(self) -> str:
        """The model with symbolic sizes."""
        return "".join(f"dim {name} in 1..\n" for name in self.full) + self.at({name: name for name in self.full})  # type: ignore[dict-item]


SAMPLES = (
    Sample(
        "map",
        "input x: f32[{n}, {m}]\ninput r: f32[{n}, {m}]\ninput b: f32[{m}]\n"
        "h = x + b\n"
        "entry main(x, r, b) -> y = 0.5 * h * (1.0 + erf(h * 0.70710678)) * 1.7 + r\n",
        {"n": 65536, "m": 4096},
        ({"n": 7, "m": 64}, {"n": 13, "m": 37}, {"n": 1, "m": 1}, {"n": 19, "m": 300}),
        40,
        exact=True,
    ),
    Sample(
        "broadcast",
        "input a: f32[{n}, 1]\ninput b: f32[1, {m}]\ninput c: f32[{m}]\nentry main(a, b, c) -> y = a * b + c\n",
        {"n": 16384, "m": 16384},
        ({"n": 5, "m": 256}, {"n": 11, "m": 521}, {"n": 67, "m": 3}, {"n": 33, "m": 36}),
        40,
        exact=True,
    ),
)
