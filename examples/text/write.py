"""Lets the trained model write: `python examples/text/write.py text.safetensors "The whale"`."""

import sys
from pathlib import Path

import numpy as np

import tfc

HERE = Path(__file__).resolve().parent
LENGTH = 400
WARMTH = 0.6


def main(state: str, begin: str = "The whale") -> None:
    """Print what the model draws after `begin`, and the end of the sentence that it takes for likeliest."""
    codes = np.load(HERE / "vocabulary.npz")["codes"]
    letters = [chr(code) for code in codes]
    numbers = np.array([letters.index(letter) for letter in begin if letter in letters], np.uint8)
    with tfc.Session(tfc.read(str(HERE / "model.tfg"))) as session:
        session.restore(state)
        drawn = session.prepare("write")(begin=numbers, length=np.int32(LENGTH), warmth=np.float32(WARMTH))["codes"]
        likely = session.prepare("finish")(begin=numbers)["codes"]
    print(begin + "".join(map(chr, drawn)))
    print("\nlikeliest: " + begin + "".join(map(chr, likely)) + ".")


if __name__ == "__main__":
    main(sys.argv[1], *sys.argv[2:3])
