"""Complex numbers stay on the host for now: every op with a complex operand runs its reference body."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

host("complex numbers are not compiled yet", "Real", "Imag", "Complex", "Conj", "ComplexAbs", "Angle")
