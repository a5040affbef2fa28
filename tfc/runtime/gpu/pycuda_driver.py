"""The driver where PyCUDA is installed (the extra `gpu`): PyCUDA holds the primary contexts that tfc works in.

tfc needs nothing of it. Whoever uses PyCUDA beside tfc has his arrays in the same contexts then, and these live as long
as the driver does.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tfc.ir.base.errors import Error
from tfc.runtime.gpu.driver import GpuInfo, TableDriver

if TYPE_CHECKING:
    from tfc.runtime.native.bindings import Symbols


def has_pycuda() -> bool:
    """True where PyCUDA is installed and finds the driver it was built for."""
    if importlib.util.find_spec("pycuda") is None:
        return False
    try:
        import pycuda.driver  # noqa: F401
    except ImportError:
        return False
    return True


class PyCudaDriver(TableDriver):
    """The driver as PyCUDA has opened it."""

    def __init__(self, code: Symbols) -> None:
        import pycuda.driver as cuda

        super().__init__(code)
        try:
            cuda.init()
        except cuda.Error as problem:
            raise Error(f"PyCUDA can not start: {problem}", "UNAVAILABLE") from problem
        self._contexts: dict[int, Any] = {}

    def devices(self) -> Sequence[GpuInfo]:
        """See Driver; PyCUDA holds the primary context of each."""
        import pycuda.driver as cuda

        found = super().devices()
        for info in found:
            if info.ordinal not in self._contexts:
                self._contexts[info.ordinal] = cuda.Device(info.ordinal).retain_primary_context()
        return found
