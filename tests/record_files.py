"""All records of a TFRecord file: event files are such files, too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tfc.ir.readers.tf_record import TFRecords


def records(path: Path) -> Iterator[bytes]:
    """The contents of the records, in order."""
    file = TFRecords(bytes(path))
    while values := file.take(100)[1]:
        yield from values
