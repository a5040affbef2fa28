"""Objects as code in this process: their functions by name, linked with each other and with the process's libraries."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Self


class LoadedCode(ABC):
    """Objects loaded into this process. Addresses are valid until `close`, or until this object is collected."""

    @abstractmethod
    def address(self, symbol: str) -> int:
        """The address of an external symbol of the objects. InternalError when it, or a symbol that they need, is
        missing.
        """

    @abstractmethod
    def close(self) -> None:
        """Unmap the code. Nothing may be running in it, and no address of it may be used again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def load_objects(objects: Sequence[bytes], symbols: Mapping[str, int] | None = None) -> LoadedCode:
    """Load objects that may refer to each other, to `symbols` (name → address) and to the process's libraries.
    InternalError when two of them define one name.
    """
    from tfc.codegen.objects.elf_loader import place

    code = place(objects, symbols or {})
    if code is not None:
        return code
    from tfc.codegen.objects.orc_loader import (
        OrcCode,  # LLVM knows all machines, and takes a tenth of a second to be loaded
    )

    return OrcCode(objects, symbols or {})
