"""Random ops."""

from __future__ import annotations

from tfc.codegen.lowering import host

host("it swaps element by element, in order", "RandomShuffle")
host("it searches a running sum for every draw", "Multinomial")
host(
    "its generator's counter is kept by the session",
    "RandomUniform",
    "RandomStandardNormal",
    "TruncatedNormal",
    "RandomUniformInt",
)
