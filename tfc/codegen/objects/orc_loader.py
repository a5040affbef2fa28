"""A loader of objects by LLVM (ORC and JITLink), for machines and objects that `elf_loader` does not know; an engine of
their own takes 1 ms to make, 0.3 ms to link two objects.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import llvmlite.binding as llvm

from tfc.codegen.llvm import native
from tfc.codegen.objects.loaded_code import LoadedCode
from tfc.ir.base.errors import InternalError

if TYPE_CHECKING:
    from llvmlite.binding import LLJIT, ResourceTracker

_LIBRARY = "tfc"


class OrcCode(LoadedCode):
    """Code that LLVM loaded."""

    def __init__(self, objects: Sequence[bytes], symbols: Mapping[str, int]) -> None:
        native.start()
        self._lock = threading.Lock()
        self._addresses: dict[str, int] = {}
        self._trackers: list[ResourceTracker] = []
        self._engine: LLJIT | None = llvm.create_lljit_compiler(use_jit_link=True)
        library = llvm.JITLibraryBuilder()
        for data in objects:
            library.add_object_img(data)
        library.add_current_process()
        for name, address in symbols.items():
            library.import_symbol(name, address)
        try:
            self._trackers.append(library.link(self._engine, _LIBRARY))
        except RuntimeError as failure:
            self.close()
            raise InternalError(f"objects do not link: {failure}") from failure

    def address(self, symbol: str) -> int:
        """See LoadedCode."""
        with self._lock:
            if self._engine is None:
                raise InternalError(f"symbol {symbol} asked of closed code")
            if symbol not in self._addresses:
                try:
                    found = self._engine.lookup(_LIBRARY, symbol)
                except RuntimeError as failure:
                    raise InternalError(f"symbol {symbol} cannot be loaded: {failure}") from failure
                self._trackers.append(found)
                self._addresses[symbol] = found[symbol]
            return self._addresses[symbol]

    def close(self) -> None:
        """See LoadedCode."""
        with self._lock:
            engine, self._engine = self._engine, None
            while self._trackers:
                self._trackers.pop().close()
            if engine is not None:
                engine.close()
