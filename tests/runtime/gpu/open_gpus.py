"""The devices that are open in this process."""

from collections.abc import Iterator
from contextlib import contextmanager

from tfc.runtime.gpu.gpu import OPEN_GPUS


@contextmanager
def nobody_uses_gpus() -> Iterator[None]:
    """As if no session had opened a device before; what was open is used again afterwards, for a driver has only so
    many streams."""
    before = dict(OPEN_GPUS)
    OPEN_GPUS.clear()
    try:
        yield
    finally:
        OPEN_GPUS.clear()
        OPEN_GPUS.update(before)
