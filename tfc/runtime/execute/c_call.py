"""A prepared step for code in C within this process: a function pointer and a block of arguments.

    int32_t (*function)(void *block, void *const *feeds, void *const *results);

The addresses of the feeds and of the results come in the order of the step, of the sizes it was made for. It returns 0
or TensorFlow's status code. Programs without Python link a compiled model instead.
"""

from __future__ import annotations

import ctypes

from tfc.ir.base.errors import Error
from tfc.runtime.execute.binding import Binding
from tfc.runtime.native.bindings import Library


class CCall:
    """See the module's text. It needs no lock of Python; one thread at a time may use a block.

    It does not hold the variables: the caller sees to it that no other step writes them meanwhile. It keeps alive what
    the function needs, which must not be called once this object is gone.
    """

    def __init__(self, binding: Binding, native: Library) -> None:
        self._binding = binding
        self.function = native.addresses["tfc_call_from_c"]
        """The address of the function, the same for all steps."""
        self.block = ctypes.addressof(binding)
        """Its first argument."""

    def error(self) -> Error:
        """Why the last call returned a status other than 0."""
        return self._binding.slot.failed()
