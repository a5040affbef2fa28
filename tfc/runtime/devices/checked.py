"""Checks that a device computes in its own memory: each operand's address is looked up before its kernel runs.

Every kernel of a program is called by way of a check in Python, which costs some microseconds: this is for simulated
devices, and for whoever brings a new type of device. What grows while native code runs is the step's own wherever it
lies, and not looked up.
"""

from __future__ import annotations

import ctypes
from typing import Any

from tfc.ir.base.errors import Error
from tfc.ir.base.status import Status
from tfc.runtime.memory.storage import Memory
from tfc.runtime.program.failure import node_error
from tfc.runtime.program.loaded import LoadedProgram

_KERNEL = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p), ctypes.c_void_p, ctypes.c_void_p)


class KernelChecks:
    """Checks of the kernels of a device's programs. `leaks` has one error for each operand elsewhere."""

    def __init__(self, device: str, memory: Memory) -> None:
        self.leaks: list[Error] = []
        self._device, self._memory = device, memory
        self._calls: list[Any] = []

    def add(self, loaded: LoadedProgram) -> None:
        """Check the kernels of a program before they run, from now on."""
        for record in loaded.records:
            if record["kernel"]:
                call = self._checked(loaded, int(record["id"]), _KERNEL(int(record["kernel"])))
                record["kernel"] = ctypes.cast(call, ctypes.c_void_p).value or 0
                self._calls.append(call)

    def _checked(self, loaded: LoadedProgram, number: int, kernel: Any) -> Any:
        use = loaded.program.instructions[number]
        reaches, program = self._memory.reaches, loaded.program
        looked_up = [k for k, b in enumerate(use.operands) if program.buffers[program.root(b)].kind != "heap"]

        def call(buffers: Any, dims: int, ctx: int) -> int:
            for k in looked_up:
                if not reaches(buffers[k] or 0):
                    name = loaded.program.buffers[use.operands[k]].name
                    message = f"{use.kernel} takes {name} from outside of the memory of {self._device}"
                    self.leaks.append(node_error(loaded.program, use.nodes[0], message, "INTERNAL"))
                    return int(Status.INTERNAL)
            return int(kernel(buffers, dims, ctx))

        return _KERNEL(call)
