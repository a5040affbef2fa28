"""Ops on whole files have no kernels."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

host("it reads or writes files", "ReadFile", "WriteFile", "MatchingFiles", "ReadNpy", "ReadNpz")
