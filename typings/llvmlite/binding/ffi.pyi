from collections.abc import Callable
from typing import Protocol

class _Function(Protocol):
    argtypes: list[object]
    restype: object
    __call__: Callable[..., object]

class _Library:
    @property
    def _name(self) -> str: ...
    def __getattr__(self, name: str) -> _Function: ...

class OutputString:
    def __enter__(self) -> OutputString: ...
    def __exit__(self, *details: object) -> None: ...
    def __bool__(self) -> bool: ...

lib: _Library
