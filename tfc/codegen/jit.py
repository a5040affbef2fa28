"""Compile module text to objects, and load objects into this process.

Objects are position independent, so the same bytes are written to files, kept in the disk cache and loaded here. They
are loaded with ORC and JITLink, one engine per `Code`: 1 ms to make, 0.3 ms to link two objects, symbols resolved
between the objects, then in the process (libc, libm), and everything unmapped by `close`.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import TYPE_CHECKING, Literal

from tfc.codegen.llvm import native
from tfc.codegen.target import Target
from tfc.ir.config import Config
from tfc.ir.errors import InternalError
from tfc.ir.object_cache import ObjectCache, default_cache, object_key
from tfc.ir.record import record

if TYPE_CHECKING:
    from llvmlite.binding import LLJIT, ResourceTracker

_LIBRARY = "tfc"


def compile_module(
    text: str,
    target: Target,
    opt_level: int = 2,
    *,
    vectorize: bool = False,
    rewrite: bool = True,
    kind: native.Kind = "object",
    cache: ObjectCache | Literal[False] | None = None,
) -> bytes:
    """The object of one module, or its assembly: from the disk cache, else verified, optimised and emitted.

    `cache` is the user's unless another is given; False (or TFC_CACHE=off) is none.

    `vectorize` turns LLVM's own loop and SLP vectorisers on, `rewrite=False` all its passes over IR off. Raises
    InternalError when the text is not valid LLVM.
    Several threads may compile at once. Functions should stay below 2,000 instructions: emission is quadratic.
    """
    store = default_cache() if cache is None and Config().cache else cache or None
    key = object_key(text, target.key, str(opt_level), str(vectorize), str(rewrite), kind, native.version())
    found = store.load(key) if store else None
    if found is None:
        cpu = (target.triple, target.cpu, target.features)
        found = native.emit(text, *cpu, opt_level=opt_level, kind=kind, vectorize=vectorize, rewrite=rewrite)
        if store:
            store.store(key, found)
    return found


@record(frozen=True)
class Job:
    """A module to compile, with LLVM's passes over its IR or without."""

    text: str
    rewrite: bool = True


class Compiling:
    """Modules that LLVM works on side by side, in threads, while others are still being written.

    `threads` 0 means all cores. LLVM holds no lock of Python's meanwhile.
    """

    def __init__(
        self,
        target: Target,
        opt_level: int = 2,
        *,
        kind: native.Kind = "object",
        cache: bool = True,
        threads: int = 0,
    ) -> None:
        self._target, self._opt_level, self._kind = target, opt_level, kind
        self._cache: Literal[False] | None = None if cache else False
        self._threads = threads or target.cores
        self._pool: ThreadPoolExecutor | None = None
        self._begun: dict[Job, Future[bytes]] = {}

    def begin(self, job: Job) -> None:
        """Begin with a module that `objects` will be asked for."""
        if self._threads > 1 and job not in self._begun:
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
            job.text, self._target, self._opt_level, rewrite=job.rewrite, kind=self._kind, cache=self._cache
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
    kind: native.Kind = "object",
    cache: bool = True,
    threads: int = 0,
) -> list[bytes]:
    """The objects of several modules, in order, compiled side by side on `threads` threads (0: all cores)."""
    with Compiling(target, opt_level, kind=kind, cache=cache, threads=threads) as compiling:
        return compiling.objects(jobs)


def link_texts(
    texts: Sequence[str], exports: Sequence[str], target: Target, kind: native.Kind, config: Config, known: str = ""
) -> bytes:
    """One object, or its assembly or LLVM text, of several modules, which shows the exported symbols only.

    Kept on disk like others. `known` are features that functions with a processor of their own have besides the
    target's.
    """
    store = default_cache() if config.cache else None
    key = object_key(*texts, *exports, target.key, kind, native.version())
    found = store.load(key) if store else None
    if found is None:
        found = native.emit_linked(texts, exports, target.triple, target.cpu, target.features, kind, known)
        if store:
            store.store(key, found)
    return found


def emit_asm(text: str, target: Target, opt_level: int = 2, *, rewrite: bool = True) -> str:
    """The assembly of one module."""
    cpu = (target.triple, target.cpu, target.features)
    return native.emit(text, *cpu, opt_level=opt_level, rewrite=rewrite, kind="asm").decode()


def emit_llvm(text: str, target: Target, opt_level: int = 2, *, rewrite: bool = True) -> str:
    """The LLVM text after optimisation."""
    cpu = (target.triple, target.cpu, target.features)
    return native.emit(text, *cpu, opt_level=opt_level, rewrite=rewrite, kind="llvm").decode()


class Code:
    """Objects loaded into this process. Addresses are valid until `close`, or until the object is collected."""

    def __init__(self, objects: Sequence[bytes], symbols: Mapping[str, int]) -> None:
        import llvmlite.binding as llvm

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
        """The address of an external symbol of the objects. InternalError when it, or what it needs, is missing."""
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
        """Unmap the code. Nothing may be running in it, and no address of it may be used again."""
        with self._lock:
            engine, self._engine = self._engine, None
            while self._trackers:
                self._trackers.pop().close()
            if engine is not None:
                engine.close()

    def __enter__(self) -> Code:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def load_objects(objects: Sequence[bytes], symbols: Mapping[str, int] | None = None) -> Code:
    """Load objects that may refer to each other, to `symbols` (name → address) and to the process's libraries."""
    return Code(objects, symbols or {})
