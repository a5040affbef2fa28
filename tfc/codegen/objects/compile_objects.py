"""Compile module text to objects, unless the disk cache has them: LLVM is loaded only to compile.

Objects are position independent, so the same bytes are written to files, kept in the disk cache and loaded here
(loaded_code.py).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Literal

from tfc.codegen.target.llvm_version import llvm_version
from tfc.codegen.target.target import Target
from tfc.ir.base.config import Config
from tfc.ir.base.object_cache import ObjectCache, default_cache, object_key
from tfc.ir.base.record import record

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

    from tfc.codegen.llvm.native import Kind, Passes

_ELF_HEADER = 64
"""Bytes of the header of an ELF object for 64 bits."""


def compile_module(
    text: str,
    target: Target,
    opt_level: int = 2,
    *,
    passes: Passes = "all",
    kind: Kind = "object",
    cache: ObjectCache | Literal[False] | None = None,
) -> bytes:
    """The object of one module, or its assembly: from the disk cache, else verified, optimised and emitted.

    `cache` is the user's unless another is given; False (or TFC_CACHE=off) is none.

    Raises InternalError when the text is not valid LLVM.
    Several threads may compile at once. Functions should stay below 2,000 instructions: emission is quadratic.
    """
    store = default_cache() if cache is None and Config().cache else cache or None
    key = object_key(text, target.key, str(opt_level), passes, kind, llvm_version())
    found = store.load(key) if store else None
    if found is None or not _can_be(found, kind, target):
        from tfc.codegen.llvm import native

        cpu = (target.triple, target.cpu, target.features)
        found = native.emit(text, *cpu, opt_level=opt_level, kind=kind, passes=passes)
        if store:
            store.store(key, found)
    return found


def _can_be(found: bytes, kind: Kind, target: Target) -> bool:
    """True unless this is no object where one was asked for: a linker or a loader would fail on it later.

    Of an ELF object for 64 bits, its table of sections, which is behind all else, must lie in it.
    """
    if kind != "object" or target.arch not in ("x86_64", "aarch64", "riscv64"):
        return True
    if len(found) < _ELF_HEADER or found[:5] != b"\x7fELF\x02":
        return False
    begin, size, count = struct.unpack_from("<Q", found, 40) + struct.unpack_from("<HH", found, 58)
    return bool(begin >= _ELF_HEADER and begin + size * count <= len(found))


@record(frozen=True)
class Job:
    """A module to compile, and the LLVM passes to run on it."""

    text: str
    passes: Passes = "all"


class Compiling:
    """Modules that LLVM compiles in threads, while further ones are being written.

    `threads` 0 means all cores. LLVM holds no lock of Python's meanwhile.
    """

    def __init__(
        self, target: Target, opt_level: int = 2, *, kind: Kind = "object", cache: bool = True, threads: int = 0
    ) -> None:
        self._target, self._opt_level, self._kind = target, opt_level, kind
        self._cache: Literal[False] | None = None if cache else False
        self._threads = threads or target.cores
        self._pool: ThreadPoolExecutor | None = None
        self._begun: dict[Job, Future[bytes]] = {}

    def begin(self, job: Job) -> None:
        """Start to compile a module that `objects` will be asked for."""
        if self._threads > 1 and job not in self._begun:
            from concurrent.futures import ThreadPoolExecutor

            self._pool = self._pool or ThreadPoolExecutor(self._threads)
            self._begun[job] = self._pool.submit(self._compiled, job)

    def objects(self, jobs: Sequence[Job]) -> list[bytes]:
        """The objects of several modules, in order."""
        if self._begun or len(jobs) > 1:
            # The longest begin, so that no thread is left with one of them while the others have nothing to do.
            for job in sorted(jobs, key=lambda job: -len(job.text)):
                self.begin(job)
        return [self._begun[job].result() if job in self._begun else self._compiled(job) for job in jobs]

    def _compiled(self, job: Job) -> bytes:
        return compile_module(
            job.text, self._target, self._opt_level, passes=job.passes, kind=self._kind, cache=self._cache
        )

    def __enter__(self) -> Compiling:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def compile_modules(
    jobs: Sequence[Job],
    target: Target,
    opt_level: int = 2,
    *,
    kind: Kind = "object",
    cache: bool = True,
    threads: int = 0,
) -> list[bytes]:
    """The objects of several modules, in order, compiled side by side on `threads` threads (0: all cores)."""
    with Compiling(target, opt_level, kind=kind, cache=cache, threads=threads) as compiling:
        return compiling.objects(jobs)


def link_texts(
    texts: Sequence[str], exports: Sequence[str], target: Target, kind: Kind, config: Config, known: str = ""
) -> bytes:
    """One object, or its assembly or LLVM text, of several modules, which shows the exported symbols only.

    Kept on disk like others. `known` are features that functions with a processor of their own have besides the
    target's.
    """
    store = default_cache() if config.cache else None
    key = object_key(*texts, *exports, target.key, kind, llvm_version())
    found = store.load(key) if store else None
    if found is None or not _can_be(found, kind, target):
        from tfc.codegen.llvm import native

        found = native.emit_linked(texts, exports, target.triple, target.cpu, target.features, kind, known)
        if store:
            store.store(key, found)
    return found


def emit_text(text: str, target: Target, kind: Literal["asm", "llvm"], *, passes: Passes = "all") -> str:
    """The assembly of one module, or its LLVM text after optimisation."""
    from tfc.codegen.llvm import native

    return native.emit(text, target.triple, target.cpu, target.features, passes=passes, kind=kind).decode()
