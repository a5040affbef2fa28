"""What is decoded comes as strings, which are kept on the host."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

host("it works on strings", "DecodeRaw", "DecodeRows", "DecodeCSV", "StringToNumber")
host("it works on strings", "ParseExample", "SerializeTensor", "ParseTensor")
