"""The native support code in this process.

A process has one copy, shared by all sessions and modules: compiled for this machine when a session needs it, or the
copy inside the first compiled module that was loaded. A module made with other support code brings its own.
"""

from __future__ import annotations

import ctypes
import os
from _thread import allocate_lock
from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Protocol

from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.native import SYMBOLS, module_text

NATIVE_ABI = 6
"""The version of the records (native/records.py) and of tfc_kernel. A module made for another one is refused."""

NativeFunction = Callable[..., Any]

KERNEL_SYMBOLS = ("tfc_parallel_for", "tfc_fail", "tfc_status", "tfc_cancelled", "tfc_may_use_amx")
"""The functions that compiled kernels may call."""


if TYPE_CHECKING:

    class Symbols(Protocol):
        """Loaded native code: objects linked by the JIT, or a shared object. Addresses are valid while it lives."""

        def address(self, symbol: str) -> int:
            """The address of an external symbol."""


def _function(symbol: str, result: Any, *arguments: Any) -> cached_property[NativeFunction]:
    """A foreign function that runs without the interpreter lock, made when it is first asked for."""
    return cached_property(lambda code: ctypes.CFUNCTYPE(result, *arguments)(code.addresses[symbol]))


def _brief(symbol: str, result: Any, *arguments: Any) -> cached_property[NativeFunction]:
    """A foreign function that keeps the interpreter lock, made when it is first asked for."""
    return cached_property(lambda code: ctypes.PYFUNCTYPE(result, *arguments)(code.addresses[symbol]))


class NativeBindings:
    """The loaded native support code: addresses by symbol, and the functions Python calls."""

    walk = _function("tfc_walk", ctypes.c_int32, ctypes.c_void_p)
    """Run a Region, other Python threads running meanwhile."""
    walk_briefly = _brief("tfc_walk", ctypes.c_int32, ctypes.c_void_p)
    """Run a Region without releasing the interpreter lock: for steps of a few microseconds."""
    block_free = _brief("tfc_block_free", None, ctypes.c_void_p)
    """Give back the memory of a Block."""
    drive = _function("tfc_drive", ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p)
    """Continue a group of dataflows, other Python threads running meanwhile."""
    drive_briefly = _brief("tfc_drive", ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p)
    """Continue a group without releasing the interpreter lock: for steps of a few microseconds."""
    await_group = _function("tfc_await", ctypes.c_int32, ctypes.c_void_p)
    """Sleep until a group can go on; 0 when it can not yet."""
    complete = _brief("tfc_complete", None, ctypes.c_void_p, ctypes.c_void_p)
    """Tell a group that an op of the host has run, from any thread."""
    abort = _brief("tfc_abort", None, ctypes.c_void_p, ctypes.c_int32)
    """End a group's run with a status."""
    finish = _brief("tfc_finish", None, ctypes.c_void_p, ctypes.c_void_p)
    """Tell an executor that an op of the host has run. Its hook for memory may be called."""
    forget = _brief("tfc_forget", None, ctypes.c_void_p)
    """Tell an executor that its dropped objects are forgotten."""
    pool_bytes = _function("tfc_pool_bytes", ctypes.c_size_t, ctypes.c_uint32)
    """The size of a pool of so many threads."""
    pool_start = _function("tfc_pool_start", ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32)
    """Start the threads of a pool in memory of that size; how many there are."""
    pool_stop = _function("tfc_pool_stop", None, ctypes.c_void_p)
    """End the threads of a pool."""
    pool_watch = _brief("tfc_pool_watch", None, ctypes.c_void_p, ctypes.c_void_p)
    """Let the workers of a pool note their work, or no longer."""

    def __init__(self, code: Symbols) -> None:
        self._code = code
        self.addresses = _support_in(code)
        self.for_kernels: dict[str, int] = {name: self.addresses[name] for name in KERNEL_SYMBOLS}
        """The symbols for loading a Program's objects."""


def _support_in(code: Symbols) -> dict[str, int]:
    """The addresses of the support code, by symbol; 0 for functions of programs that the code lacks."""
    part = getattr(code, "support", None)
    return {name: code.address(name) for name in SYMBOLS} if part is None else {**dict.fromkeys(SYMBOLS, 0), **part}


@cache
def support_digest(architecture: str, unit: str = "native") -> str:
    """The SHA-256 of the support code's text: equal text has equal records and may share pools."""
    import hashlib

    return hashlib.sha256(module_text(architecture, unit).encode()).hexdigest()


_bindings: dict[str, NativeBindings] = {}
_lock = allocate_lock()


class _Loading:
    """The support code while a thread loads it."""

    def __init__(self) -> None:
        import threading  # modules, which bring their code, do without

        self._code: Symbols | None = None
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="tfc-library")
        self._thread.start()

    def _run(self) -> None:
        """Compile it, unless the disk has it, and link it."""
        try:
            self._code = load_unit()
        except BaseException as failure:
            self._failure = failure

    def wait(self) -> None:
        """Wait until it is loaded, or failed."""
        self._thread.join()

    def code(self) -> Symbols:
        """The loaded code, as soon as it is there."""
        self.wait()
        if self._failure is not None:
            raise self._failure
        assert self._code is not None
        return self._code


_loading: _Loading | None = None


def load_unit(unit: str = "native") -> Symbols:
    """A unit of the native code, loaded. LLVM's passes are left out: its text is what a C compiler's passes made."""
    arch = os.uname().machine
    return toolchain().load_text(module_text(arch, unit), arch)


def start_loading() -> None:
    """Have a thread compile and load this process's copy, unless it is there: LLVM takes a quarter of a second for it
    where the disk has none, and steps can be planned meanwhile.
    """
    global _loading  # noqa: PLW0603  there is one in a process
    digest = support_digest(os.uname().machine)
    with _lock:
        if digest not in _bindings and _loading is None:
            # What this imports tells Python what to do at a fork, and one may wait for the thread.
            toolchain().prepare()
            _loading = _Loading()


def native_bindings() -> NativeBindings:
    """This process's copy, compiled and loaded at the first call unless a module brought it."""
    digest = support_digest(os.uname().machine)
    if digest not in _bindings:
        start_loading()
        loading = _loading
        bindings_from(load_unit() if loading is None else loading.code(), digest)
    return _bindings[digest]


def bindings_from(code: Symbols, digest: str) -> NativeBindings:
    """The process's copy of the support code with this digest; the one in `code` when it is the first."""
    with _lock:
        if digest not in _bindings:
            _bindings[digest] = NativeBindings(code)
        return _bindings[digest]


def _finish_loading() -> None:
    """Wait for the loading thread before a fork: the child would wait for a thread that it does not have."""
    if _loading is not None:
        _loading.wait()


os.register_at_fork(before=_finish_loading)
