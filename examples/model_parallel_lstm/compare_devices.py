"""Takes the same training steps on one device and on two, and compares what both have learned."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tfc

HERE = Path(__file__).resolve().parent
BATCH, TOLERANCE = 32, 1e-4


def train(devices: int, steps: int) -> tuple[list[float], dict[str, NDArray[Any]]]:
    """The loss of each step, and the parameters after the last."""
    with np.load(HERE.parent / "text" / "text-train.npz") as file:
        text = file["text"]
    with tfc.Session(tfc.read(str(HERE / "model.tfg")), {"cpu": devices}) as session:
        step = session.prepare("train")
        losses = [float(step(text=text[BATCH * k : BATCH * k + BATCH])["loss"]) for k in range(steps)]
        return losses, session.state()


def main(steps: int = 20) -> None:
    """Fail when the devices' results differ by more than rounding."""
    (one, whole), (two, parts) = train(1, steps), train(2, steps)
    apart = max(float(np.abs(whole[name] - parts[name]).max()) for name in whole)
    print(f"loss after {steps} steps: {one[-1]:.6f} on one device, {two[-1]:.6f} on two")
    print(f"the parameters differ by {apart:.1e} at most")
    assert apart < TOLERANCE, "two devices do not compute what one does"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
