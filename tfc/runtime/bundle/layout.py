"""The offsets of an embedded model's data: variables in the state that its caller owns, constants in the weights.

The state begins with a key, by which an entry knows that `init` made it, and a byte for each variable that says
whether it has a value. Everything starts at a multiple of 64.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Mapping

from tfc.codegen.program.program import ALIGNMENT, Program
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.types.types import Array, DType
from tfc.runtime.bundle.bundle import INLINE_BYTES, Bundle, digest_name

_KEY_BYTES = 8


def aligned(size: int) -> int:
    """The next multiple of 64."""
    return -(-size // ALIGNMENT) * ALIGNMENT


@record(frozen=True)
class Place:
    """A variable in the state: its bytes from `offset`, its flag at `flag`. Hidden ones belong to an op alone."""

    name: str
    dtype: DType
    shape: tuple[int, ...]
    offset: int
    flag: int
    hidden: bool
    initial: Array | None = None

    @property
    def bytes(self) -> int:
        """The size of its value."""
        return self.dtype.size * math.prod(self.shape)


@record(frozen=True)
class StateLayout:
    """All variables of a model, by name."""

    places: Mapping[str, Place]
    bytes: int

    @property
    def key(self) -> int:
        """The first word of a state of this layout: never 0."""
        text = "\n".join(f"{place.name} {place.dtype} {place.shape} {place.offset}" for place in self.places.values())
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_KEY_BYTES], "little") | 1


def state_layout(bundle: Bundle) -> StateLayout:
    """The variables of a bundle in the order of its model, then those of ops. UNIMPLEMENTED for one of unknown size."""
    found: dict[str, tuple[DType, tuple[int, ...], Array | None, bool]] = {}
    for name, kind in bundle.variables.items():
        shape = kind.shape
        if shape is None or not all(isinstance(size, int) for size in shape):
            raise Error(f"variable {name} is {kind}: an embedded model needs its size", code="UNIMPLEMENTED")
        if not kind.dtype.size:
            raise Error(f"variable {name} is {kind}: an embedded model holds numbers only", code="UNIMPLEMENTED")
        found[name] = (kind.dtype, tuple(size for size in shape if isinstance(size, int)), None, False)
    for program in bundle.all_programs:
        for use in program.variables:
            if use.initial >= 0:
                sizes = tuple(int(size) for size in use.shape if isinstance(size, int))
                found[use.name] = (use.dtype, sizes, program.constants[use.initial], True)
    flags = _KEY_BYTES
    offset = aligned(flags + len(found))
    places = {}
    for number, (name, (dtype, sizes, initial, hidden)) in enumerate(found.items()):
        places[name] = Place(name, dtype, sizes, offset, flags + number, hidden, initial)
        offset += aligned(places[name].bytes)
    return StateLayout(places, offset if found else 0)


@record(frozen=True)
class Constants:
    """Arrays one behind the other, equal ones once: the offset of each by its digest, and all bytes."""

    offsets: Mapping[str, int]
    data: bytes

    def offset(self, array: Array) -> int:
        """An array's offset."""
        return self.offsets[digest_name(array)]


def lay_out(arrays: Iterable[Array]) -> Constants:
    """Arrays in the order they come."""
    offsets: dict[str, int] = {}
    parts: list[bytes] = []
    size = 0
    for array in arrays:
        name = digest_name(array)
        if name not in offsets:
            offsets[name] = size
            content = array.tobytes()
            parts.append(content.ljust(aligned(len(content)), b"\0"))
            size += len(parts[-1])
    return Constants(offsets, b"".join(parts))


def is_weight(array: Array) -> bool:
    """True for constants that callers may replace: the large ones."""
    return array.nbytes >= INLINE_BYTES


def constants_of(bundle: Bundle, starting: Mapping[str, Array]) -> tuple[Constants, Constants]:
    """The weights of a bundle, and its other constants with the initial values of variables."""
    arrays = _used_constants(bundle)
    uses = [(program, use) for program in bundle.all_programs for use in program.variables]
    initial = [program.constants[use.initial] for program, use in uses if use.initial >= 0]
    small = [array for array in arrays if not is_weight(array)]
    return lay_out(weights_of(bundle)), lay_out([*small, *initial, *starting.values()])


def weights_of(bundle: Bundle) -> list[Array]:
    """The weights of a bundle, in the order in which they are laid out."""
    return [array for array in _used_constants(bundle) if is_weight(array)]


def _used_constants(bundle: Bundle) -> list[Array]:
    return [array for program in bundle.all_programs for array in used_constants(program)]


def used_constants(program: Program) -> list[Array]:
    """The constants that are buffers of a program."""
    return [program.constants[buffer.index] for buffer in program.buffers if buffer.kind == "constant"]
