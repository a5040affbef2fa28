"""The TFC_* environment variables, read in one place (documented in docs/environment.md).

Command-line flags set the same fields, so a flag and its variable can never mean different things.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import TypeVar

from tfc.ir.base.errors import Error
from tfc.ir.base.record import field, record, replace

_SWITCHES = {"": False, "0": False, "off": False, "false": False, "no": False}
_SWITCHES |= {"1": True, "on": True, "true": True, "yes": True}
_CHOICES = {
    "opt_level": (0, 1, 2, 3),
    "schedule_receives": ("alap", "asap", "none"),
    "gpu_order": ("ascending", "descending", "shuffled"),
}
_RANGES = {
    "threads": (1024, ""),
    "timeout": (1_000_000_000, " of seconds"),
    "max_compile_seconds": (1_000_000_000, " of seconds"),
    "max_nodes": (1 << 40, ""),
    "max_memory": (1 << 60, " of bytes"),
}
_LISTS = {"dump": ("loops", "llvm", "asm"), "libraries": ("cublaslt",)}
_VARIABLES = {"opt_level": "TFC_OPT", "print_ir": "TFC_PRINT"}
"""The variables that are not called after their fields."""

_IS_PASS = re.compile(r"(?:after|before):\w+$")

Number = TypeVar("Number", int, float)


def _words(name: str) -> tuple[str, ...]:
    return tuple(word for word in os.environ.get(name, "").split(",") if word)


def _flag(name: str, default: str = "0", also: str | None = None) -> bool:
    """True for a switch that is on, and for the word that it knows `also`."""
    text = os.environ.get(name, default).lower()
    if text not in _SWITCHES and text != also:
        raise _wrong(name, text, f"0 or 1{f', or {also}' if also else ''}")
    return _SWITCHES.get(text, True)


def _number(name: str, default: str, kind: Callable[[str], Number]) -> Number:
    text = os.environ.get(name) or default
    try:
        return kind(text)
    except ValueError:
        raise _wrong(name, text, "a whole number" if kind is int else "a number") from None


def _wrong(name: str, text: object, wanted: str) -> Error:
    return Error(f"{name}={text}: expected {wanted}")


_UNITS = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}


def parse_bytes(text: str) -> int:
    """The number of bytes that `512M`, `1.5GiB` or `4096` means; units are powers of 1024."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([KMGT]?)(?:I?B)?", text.strip().upper())
    size = int(float(found[1]) * _UNITS[found[2]]) if found else 0
    if not size:
        raise Error(f"{text!r} is no amount of memory; write `512M`, `2G` or a number of bytes")
    return size


def _bytes(name: str) -> int:
    text = os.environ.get(name, "0")
    if text in ("", "0"):
        return 0
    try:
        return parse_bytes(text)
    except Error:
        raise _wrong(name, text, "an amount of memory, such as 512M or 2G") from None


@record(frozen=True)
class Config:
    """The options of compiling: what is printed, checked and kept."""

    print_ir: tuple[str, ...] = field(default_factory=lambda: _words("TFC_PRINT"))
    """`after:cse`, `before:fuse`, `changed`, `all`: passes, and rewrites of code generation (TFC_PRINT)."""
    print_dir: str = field(default_factory=lambda: os.environ.get("TFC_PRINT_DIR", ""))
    """Write numbered dumps (`03-cse.tfg`, `33-fuse.step`) into this folder (TFC_PRINT_DIR)."""
    compile_from: str = field(default_factory=lambda: os.environ.get("TFC_COMPILE_FROM", ""))
    """The graph went through the passes up to this one before: begin behind it (TFC_COMPILE_FROM)."""
    verify: bool = field(default_factory=lambda: _flag("TFC_VERIFY"))
    """Run the verifiers after every pass and rewrite (TFC_VERIFY)."""
    poison: bool = field(default_factory=lambda: _flag("TFC_POISON"))
    """Fill every result and workspace with NaN before a step computes it (TFC_POISON)."""
    time: bool = field(default_factory=lambda: _flag("TFC_TIME"))
    """Report the time of every pass and rewrite on stderr (TFC_TIME)."""
    dump: tuple[str, ...] = field(default_factory=lambda: _words("TFC_DUMP"))
    """Code to keep: `loops`, `llvm`, `asm` (TFC_DUMP)."""
    dump_dir: str = field(default_factory=lambda: os.environ.get("TFC_DUMP_DIR") or "tfc-dump")
    """Where `dump` writes (TFC_DUMP_DIR)."""
    opt_level: int = field(default_factory=lambda: _number("TFC_OPT", "2", int))
    """0 runs only the required passes; 1, 2 and 3 all of them (TFC_OPT)."""
    cache: bool = field(default_factory=lambda: _flag("TFC_CACHE", "1", "objects"))
    """Keep what was compiled on disk (TFC_CACHE)."""
    cache_programs: bool = field(default_factory=lambda: os.environ.get("TFC_CACHE", "").lower() != "objects")
    """Keep whole programs there too, not objects only (TFC_CACHE=objects)."""
    cache_dir: str = field(default_factory=lambda: os.environ.get("TFC_CACHE_DIR", ""))
    """Where they are kept; empty means the user's cache folder (TFC_CACHE_DIR)."""
    remarks: str = field(default_factory=lambda: os.environ.get("TFC_REMARKS", ""))
    """Say which decisions code generation took, where the line matches this regular expression (TFC_REMARKS)."""
    threads: int = field(default_factory=lambda: _number("TFC_THREADS", "0", int))
    """Threads of a session's pool; 0 means all cores (TFC_THREADS)."""
    target_cpu: str = field(default_factory=lambda: os.environ.get("TFC_TARGET_CPU", ""))
    """Compile sessions for another processor that this one can stand in for; empty means this one (TFC_TARGET_CPU)."""
    timeout: float = field(default_factory=lambda: _number("TFC_TIMEOUT", "0", float))
    """Seconds after which a step ends with DEADLINE_EXCEEDED; 0 means as many as it takes (TFC_TIMEOUT)."""
    max_nodes: int = field(default_factory=lambda: _number("TFC_MAX_NODES", "0", int))
    """Nodes that a program, or its gradients, may expand to; 0 leaves that to its size (TFC_MAX_NODES)."""
    max_memory: int = field(default_factory=lambda: _bytes("TFC_MAX_MEMORY"))
    """Bytes of memory that the process may occupy while it compiles; 0 means no limit (TFC_MAX_MEMORY=512M)."""
    max_compile_seconds: float = field(default_factory=lambda: _number("TFC_MAX_COMPILE_SECONDS", "0", float))
    """Seconds that reading a model, or compiling one entry, may take; 0 means no limit (TFC_MAX_COMPILE_SECONDS)."""
    soft_placement: bool = field(default_factory=lambda: _flag("TFC_SOFT_PLACEMENT", "1"))
    """Put a node whose device does not exist or can not run it on another one (TFC_SOFT_PLACEMENT)."""
    compress_transfers: bool = field(default_factory=lambda: _flag("TFC_COMPRESS_TRANSFERS"))
    """Send 32-bit floats between devices as 16 bits (TFC_COMPRESS_TRANSFERS)."""
    winograd: bool = field(default_factory=lambda: _flag("TFC_WINOGRAD"))
    """Compute 3x3 convolutions by Winograd's algorithm where it is quicker, less exactly (TFC_WINOGRAD)."""
    winograd_2x2: bool = field(default_factory=lambda: _flag("TFC_WINOGRAD_2X2"))
    """The same by tiles of 2x2 windows only, more exactly than by those of 4x4 (TFC_WINOGRAD_2X2)."""
    strict_rounding: bool = field(default_factory=lambda: _flag("TFC_STRICT_ROUNDING"))
    """Round f16 and bf16 behind every op, as TensorFlow does (TFC_STRICT_ROUNDING)."""
    tf32: bool = field(default_factory=lambda: _flag("TFC_TF32"))
    """Let GPUs round the factors of f32 products to 10 bits of mantissa, for their tensor units (TFC_TF32)."""
    clusters: bool = field(default_factory=lambda: _flag("TFC_CLUSTERS", "1"))
    """Let clusters of blocks compute large products, on GPUs that have them (TFC_CLUSTERS)."""
    libraries: tuple[str, ...] = field(default_factory=lambda: _words("TFC_LIBRARIES"))
    """Libraries that GPUs may leave kernels to: `cublaslt` (TFC_LIBRARIES)."""
    schedule_receives: str = field(default_factory=lambda: os.environ.get("TFC_SCHEDULE_RECEIVES") or "alap")
    """When tensors are asked of other devices: `alap`, `asap` or `none` (TFC_SCHEDULE_RECEIVES)."""

    gpu_order: str = field(default_factory=lambda: os.environ.get("TFC_GPU_ORDER") or "ascending")
    """In which order threads of a simulated GPU's block run: `ascending`, `descending`, `shuffled` (TFC_GPU_ORDER)."""
    gpu_driver: str = field(default_factory=lambda: os.environ.get("TFC_GPU_DRIVER", ""))
    """The driver's library; `stand-in` is one without a device; empty means the system's (TFC_GPU_DRIVER)."""
    cublaslt: str = field(default_factory=lambda: os.environ.get("TFC_CUBLASLT", ""))
    """The library cuBLASLt; empty means the system's, or a wheel's (TFC_CUBLASLT)."""
    gpu_sync: bool = field(default_factory=lambda: _flag("TFC_GPU_SYNC"))
    """Wait for each launch on a GPU, so that an error names the one at fault (TFC_GPU_SYNC)."""
    sim_delay: bool = field(default_factory=lambda: _flag("TFC_SIM_DELAY"))
    """Let transfers from and to simulated devices take as long as their links say (TFC_SIM_DELAY)."""

    def __post_init__(self) -> None:
        """INVALID_ARGUMENT for a value that means nothing, by the name of its variable."""
        for name, choices in _CHOICES.items():
            if getattr(self, name) not in choices:
                raise self._refused(name, " or ".join(map(str, choices)))
        for name, known in _LISTS.items():
            if not set(getattr(self, name)) <= set(known):
                raise self._refused(name, f"words of {', '.join(known)}")
        if not all(word in ("all", "changed") or _IS_PASS.match(word) for word in self.print_ir):
            raise self._refused("print_ir", "words such as after:cse, before:fuse, changed, all")
        for name, (most, what) in _RANGES.items():
            if not 0 <= getattr(self, name) <= most:
                raise self._refused(name, f"a number{what} from 0 to {most}")
        if self.remarks:
            try:
                re.compile(self.remarks)
            except re.error as problem:
                raise self._refused("remarks", f"a regular expression ({problem})") from None

    def _refused(self, name: str, wanted: str) -> Error:
        value = getattr(self, name)
        shown = ",".join(value) if isinstance(value, tuple) else value
        return _wrong(_VARIABLES.get(name, f"TFC_{name.upper()}"), shown, wanted)

    def asks(self, option: str) -> bool:
        """True when a flag of this name is set."""
        return bool(getattr(self, option))

    def with_(self, **changes: object) -> Config:
        """A copy with some fields replaced."""
        return replace(self, **changes)  # type: ignore[arg-type]
