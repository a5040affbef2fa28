"""Draws the Mandelbrot set into mandelbrot.png, with one call of the model (`python examples/mandelbrot/draw.py`)."""

import struct
import sys
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import tfc

MODEL = Path(__file__).resolve().parent / "model.tfg"
LIMIT = 200
WIDTH, HEIGHT = 900, 600


def png(grey: NDArray[np.uint8]) -> bytes:
    """A greyscale picture as a PNG file: a header, the rows with a filter byte each, an end."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    height, width = grey.shape
    rows = b"".join(b"\0" + row.tobytes() for row in grey)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def main(path: str = "mandelbrot.png") -> None:
    """Compute the steps of every point and write them as shades: black stays, the lighter the sooner it leaves."""
    with tfc.Session(tfc.read(str(MODEL))) as session:
        re = np.linspace(-2.2, 0.8, WIDTH, dtype=np.float32)
        im = np.linspace(-1.0, 1.0, HEIGHT, dtype=np.float32)
        results = session.prepare("main")(re=re, im=im, limit=np.int32(LIMIT))
    steps = results["steps"]
    shade = 255 * (1 - np.log(steps + 1) / np.log(LIMIT + 1))
    Path(path).write_bytes(png(shade.astype(np.uint8)))
    print(f"wrote {path}: {WIDTH} x {HEIGHT}, {int((steps == LIMIT).sum())} points stay")


if __name__ == "__main__":
    main(*sys.argv[1:2])
