"""Summaries are strings: they are made on the host."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

host("it makes a string", "ScalarSummary", "HistogramSummary", "ImageSummary", "AudioSummaryV2", "MergeSummary")
