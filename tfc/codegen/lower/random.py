"""Random ops."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

host("it swaps element by element, in order", "RandomShuffle")
host("it searches a running sum for every draw", "Multinomial")
host(
    "without a seed the session draws one; with one, the pass expose_generators makes it a variable",
    "RandomUniform",
    "RandomStandardNormal",
    "TruncatedNormal",
    "RandomUniformInt",
)
