"""Special functions: those with a polynomial of their own, the others on the host."""

from __future__ import annotations

from tfc.codegen.lower.registry import host, lower_as

lower_as("erf", "Erf")
lower_as("erfc", "Erfc")
lower_as("lgamma", "Lgamma")
lower_as("digamma", "Digamma")
host("found by Newton's method in float64", "Erfinv", "Ndtri")
host("series and continued fractions in float64", "Polygamma", "Zeta", "Igamma", "Igammac", "IgammaGradA", "Betainc")
host("series and integrals in float64", "BesselI0e", "BesselI1e")
