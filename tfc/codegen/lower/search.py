"""Positions. What sorts, or has a result whose size depends on the data, runs on the host."""

from __future__ import annotations

from tfc.codegen.lowering import host

host("it sorts", "TopKV2", "Unique", "InvertPermutation")
host("the size of its result depends on the data", "Where")
