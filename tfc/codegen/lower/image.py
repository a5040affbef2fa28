"""Files of pictures are strings, which are kept on the host."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

host("it works on strings", "DecodePng", "DecodeJpeg", "DecodeImage", "EncodePng", "EncodeJpeg")
