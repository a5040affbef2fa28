"""Trains the digits by two towers in step, by one device, and by two clients that do not wait for each other.

In step the towers end where one device does, but for the rounding of sums in another order. Clients on their own may
apply gradients of parameters that the other one has changed since: the white paper's asynchronous training. All three
are one model and one session each. The devices are processors unless the command line names others: `gpu`, `gpu:sim`.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tfc

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "data"
BATCH, EPOCHS, TOWERS = 32, 30, 2
TOLERANCE = 1e-4

Arrays = dict[str, NDArray[Any]]


def load(name: str) -> Arrays:
    """The images and labels of a file."""
    with np.load(DATA / name) as file:
        return dict(file)


def batches(rows: int, epochs: int, seed: int) -> list[NDArray[np.int64]]:
    """The rows of each step, in a new order every epoch."""
    generator = np.random.default_rng(seed)
    orders = [generator.permutation(rows) for _ in range(epochs)]
    return [order[at : at + BATCH] for order in orders for at in range(0, rows - BATCH + 1, BATCH)]


def in_step(entry: str, devices: str, data: Arrays, epochs: int) -> Arrays:
    """The parameters after training by an entry that takes a whole batch a step."""
    with tfc.Session(tfc.read(str(HERE / "model.tfg")), devices) as session:
        step = session.prepare(entry)
        for rows in batches(len(data["x"]), epochs, seed=1):
            step(x=data["x"][rows], y=data["y"][rows])
        return session.state()


def on_their_own(devices: str, data: Arrays, test: Arrays, epochs: int) -> float:
    """The accuracy after training by a client for each tower, each with a part of the data."""
    with tfc.Session(tfc.read(str(HERE / "model.tfg")), devices) as session:
        update = session.prepare("update")

        def client(tower: int) -> None:
            gradients = session.prepare(f"tower{tower}")
            x, y = data["x"][tower::TOWERS], data["y"][tower::TOWERS]
            for rows in batches(len(x), epochs, seed=tower):
                found = gradients(x=x[rows], y=y[rows])
                update.run({name: array for name, array in found.items() if name != "loss"})

        clients = [threading.Thread(target=client, args=(tower,)) for tower in range(TOWERS)]
        for each in clients:
            each.start()
        for each in clients:
            each.join()
        return float(session.prepare("test").run(test)["accuracy"])


def difference(a: Arrays, b: Arrays) -> float:
    """The greatest difference of two sets of parameters, relative to the greatest parameter."""
    return max(float(np.abs(a[name] - b[name]).max() / np.abs(b[name]).max()) for name in a)


def main(kind: str = "cpu", epochs: int = EPOCHS) -> None:
    """Train in all three ways on devices of a kind; fail when the towers end elsewhere than one device."""
    data, test = load("digits-train.npz"), load("digits-test.npz")
    whole = in_step("train_whole", f"{kind}:1", data, epochs)
    towers = in_step("train", f"{kind}:{TOWERS}", data, epochs)
    apart = difference(towers, whole)
    print(f"{TOWERS} towers in step and one device differ by {apart:.1e} after {epochs} epochs")
    assert apart < TOLERANCE, "the towers do not compute what one device does"
    accuracy = on_their_own(f"{kind}:{TOWERS}", data, test, epochs)
    print(f"{TOWERS} clients on their own: {accuracy:.1%} of the held-out digits right")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "cpu")
