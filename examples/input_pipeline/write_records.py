"""Write the digits into files of three formats, a third of them each: TFRecords, fixed-length records, CSV."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import tfc

DATA = Path(__file__).parent.parent / "data" / "digits-train.npz"
PARTS = 2
"""Files of each format."""


def write(folder: Path) -> None:
    """Write all files into a folder, which is made if need be."""
    folder.mkdir(exist_ok=True)
    with np.load(DATA) as data:
        rows = np.hstack([data["x"] * 16, data["y"][:, None]]).round().astype(np.uint8)
    for part in range(PARTS):
        records, fixed, table = np.array_split(rows[part::PARTS], 3)
        tfc.write_records(folder / f"{part}.tfrecord", (row.tobytes() for row in records))
        (folder / f"{part}.bin").write_bytes(fixed.tobytes())
        header = ",".join([*(f"p{k}" for k in range(64)), "class"])
        lines = [header, *(",".join(map(str, row)) for row in table.tolist())]
        (folder / f"{part}.csv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "digits"))
