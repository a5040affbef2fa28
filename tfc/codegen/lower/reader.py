"""Readers wait for files and for queues: they run on the host."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

_VERBS = ("Read", "ReadUpTo", "NumRecordsProduced", "NumWorkUnitsCompleted", "SerializeState", "RestoreState", "Reset")

for _name in ("TextLine", "FixedLengthRecord", "TFRecord", "WholeFile", "Identity"):
    host("it makes a handle", f"{_name}Reader", f"{_name}ReaderV2")
host("it makes a handle", "NpyReader")
host("it reads files", *(f"Reader{verb}{version}" for verb in _VERBS for version in ("", "V2")))
