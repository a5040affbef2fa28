"""The manifest of a module file: what is in it, for whom it was made, and what it takes and gives, as JSON.

It lists every other member with its size and SHA-256, so it is the one thing to read before anything else is believed.
The JSON has the fields of the records below (ir/base/record_json.py).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.base.record_json import COUNT, PROBLEMS, Json, Kind, MalformedError, Schema
from tfc.ir.base.value import Symbol
from tfc.ir.types.type_json import COUNTED_KINDS
from tfc.ir.types.types import TensorType
from tfc.runtime.base.host_check import Machine
from tfc.runtime.base.json_values import read_json
from tfc.runtime.bundle.archive import Bytes
from tfc.runtime.bundle.bundle import EntrySignature, GpuFlag
from tfc.runtime.native.bindings import NATIVE_ABI

if TYPE_CHECKING:
    from tfc.runtime.bundle.packed_constants import PackedConstant

FORMAT = 3
"""The version of the file's layout; later versions of tfc read earlier ones. What needs nothing newer is written as 1:
2 has models for GPUs, 3 constants that lie in panels alone."""
MANIFEST = "manifest.json"
Ports = Mapping[str, TensorType]
"""Inputs, outputs or variables: an array of [name, element type, shape]."""


_LARGE = 1 << 20


def _sha256(data: Bytes) -> str:
    """The SHA-256 in hexadecimal digits.

    `hashlib` loads OpenSSL, five times as quick as the code Python has built in. That takes it three milliseconds, in
    which the latter is through with a megabyte.
    """
    found: str = _sha256_of(len(data) >= _LARGE or "hashlib" in sys.modules)(data).hexdigest()
    return found


@cache
def _sha256_of(much: bool) -> Callable[[Bytes], Any]:
    for name in () if much else ("_sha2", "_sha256"):  # since Python 3.12, and before
        with suppress(ImportError):
            return import_module(name).sha256  # type: ignore[no-any-return]
    import hashlib

    return hashlib.sha256


@record(frozen=True)
class Seal:
    """The size and SHA-256 of a member."""

    bytes: int
    sha256: str

    @staticmethod
    def of(data: Bytes) -> Seal:
        """The seal of these bytes."""
        return Seal(len(data), _sha256(data))

    def check(self, data: memoryview, where: str) -> None:
        """DATA_LOSS, naming `where`, unless these are the bytes."""
        if Seal.of(data) != self:
            raise Error(f"{where} is damaged: it is not what was written (its digest differs)", code="DATA_LOSS")


@record(frozen=True)
class NativeCode:
    """The seal of the linked code, and the member it is: "" when the archive follows it."""

    member: str
    bytes: int
    sha256: str

    @property
    def seal(self) -> Seal:
        """Its size and SHA-256."""
        return Seal(self.bytes, self.sha256)


@record(frozen=True)
class Flags:
    """The settings of the compiler."""

    opt_level: int


@record(frozen=True)
class Block:
    """The weights as programs in C take them: from byte `at` of the member that holds the constants."""

    at: int
    bytes: int


@record(frozen=True)
class Interface:
    """The TFC_ABI of the functions for programs in C that stand in the linked code, and the weights in one block."""

    abi: int
    weights: Block | None


@record(frozen=True)
class EntryMembers:
    """A way into the module, and the member that holds its program."""

    name: str
    inputs: Ports
    outputs: Ports
    targets: tuple[str, ...]
    program: str

    @property
    def signature(self) -> EntrySignature:
        """The types of its feeds and results."""
        return EntrySignature(self.name, self.inputs, self.outputs, self.targets)


@record(frozen=True)
class Version:
    """One of several versions of the model: what it is called, and which members hold its programs (by entry), the one
    that initialises ("" for none), and its description.
    """

    name: str
    target: Machine
    programs: Mapping[str, str]
    init: str
    description: str


@record(frozen=True)
class GpuMembers:
    """For which GPU the kernels are (Bundle.gpu), the digest of the support code that launches them, what they were
    allowed (Bundle.gpu_flags), and by program the members that hold them: as PTX, and assembled, by the device that is
    for. A stand-in's are in the native code.
    """

    name: str
    support: str
    flags: tuple[GpuFlag, ...]
    ptx: Mapping[str, str]
    cubins: Mapping[str, Mapping[str, str]]


@record(frozen=True)
class Manifest:
    """The content of a manifest. Its machine and programs are also the first of its versions; loaders that know of no
    versions run that.

    digest   SHA-256 of the model's text
    target   the machine the code is made for
    dims     the symbolic dimensions
    init     the member that holds the program which initialises the variables, "" for none
    support  the digest of the support code that kernels were made for
    members  all others than the manifest, in their order
    """

    format: int
    abi: int
    name: str
    producer: str
    flags: Flags
    digest: str
    target: Machine
    dims: tuple[Symbol, ...]
    entries: tuple[EntryMembers, ...]
    init: str
    variables: Ports
    support: str
    native: NativeCode
    members: Mapping[str, Seal]
    interface: Interface | None = None
    versions: tuple[Version, ...] | None = None
    gpu: GpuMembers | None = None
    packed: Mapping[str, PackedConstant] | None = None


def write_manifest(manifest: Manifest) -> bytes:
    """The manifest's JSON. Keys come in a fixed order."""
    import json  # which reading does without

    return json.dumps(_SCHEMA.write(manifest), indent=1, ensure_ascii=False).encode() + b"\n"


def read_manifest(text: str, where: str) -> Manifest:
    """Read the JSON. UNIMPLEMENTED, naming both versions, for a file of a later tfc; DATA_LOSS for no manifest."""
    try:
        content = read_json(text)
        _check_version(content, where)
        return _SCHEMA.read(Manifest, content)
    except (*PROBLEMS, RecursionError) as problem:
        reason = MalformedError.of(problem)
        raise Error(f"{where} is damaged: its manifest cannot be read ({reason})", code="DATA_LOSS") from problem


def _check_version(content: Json, where: str) -> None:
    have, abi = COUNT.read(content["format"]), COUNT.read(content["abi"])
    if have > FORMAT or abi != NATIVE_ABI:
        from tfc.version import __version__

        raise Error(
            f"{where} was written by {content['producer']} (format {have}, ABI {abi}); this is tfc "
            f"{__version__} (format {FORMAT}, ABI {NATIVE_ABI}). Compile the model again with `tfc compile`, "
            "or update tfc",
            code="UNIMPLEMENTED",
        )


# ---- as JSON ---------------------------------------------------------------------------------------------------------


def _write_ports(ports: Ports) -> Json:
    return _PORTS.write([(name, kind.dtype, kind.shape) for name, kind in ports.items()])


def _read_ports(rows: Json) -> Ports:
    ports = {name: TensorType(dtype, shape) for name, dtype, shape in _PORTS.read(rows)}
    if len(ports) != len(rows):
        raise ValueError("a name stands twice")
    return ports


def _read_layout(fields: Json) -> tuple[int | str, ...]:
    from tfc.runtime.bundle.packed_constants import is_layout  # many modules have none

    if not is_layout(fields):
        raise ValueError(f"{fields!r} tells of no panels")
    return tuple(fields)


_SCHEMA = Schema(
    {**COUNTED_KINDS, "Ports": Kind(_write_ports, _read_ports), "tuple[int | str, ...]": Kind(list, _read_layout)},
    objects=(
        "Manifest", "Flags", "Machine", "EntryMembers", "NativeCode", "Seal", "Interface", "Block", "Version",
        "GpuMembers",
    ),
    modules={"PackedConstant": "tfc.runtime.bundle.packed_constants"},
    ignores_unknown=True,
)  # fmt: skip
_PORTS = _SCHEMA.kind("tuple[tuple[str, DType, Shape | None], ...]")
