"""The manifest of a module file: what is in it, for whom it was made, and what it takes and gives, as JSON.

It lists every other member with its size and SHA-256, so it is the one thing to read before anything else is believed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tfc.ir.base.errors import Error
from tfc.ir.base.record import field, record
from tfc.ir.graph.value import Symbol
from tfc.ir.types.dims import Dim, MaybeSize, parse_dim
from tfc.ir.types.types import DTYPES, TensorType
from tfc.runtime.base.host_check import Machine
from tfc.runtime.base.json_values import count_in, read_json, text_in
from tfc.runtime.bundle.archive import Bytes
from tfc.runtime.bundle.bundle import GPU_FLAGS, Bundle, EntrySignature
from tfc.runtime.native.bindings import NATIVE_ABI

if TYPE_CHECKING:
    from tfc.runtime.bundle.packed_constants import PackedConstant

FORMAT = 3
"""The version of the file's layout; later versions of tfc read earlier ones. What needs nothing newer is written as 1:
2 has models for GPUs, 3 constants that lie in panels alone."""
MANIFEST = "manifest.json"
Json = Any


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

    size: int
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
class Block:
    """Where the weights lie as programs in C take them: from byte `at` of the member that holds the constants."""

    at: int
    size: int


@record(frozen=True)
class Version:
    """One of several versions of the model: what it is called, and which members hold its programs (by entry), the one
    that initialises ("" for none), and its description.
    """

    name: str
    machine: Machine
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
    flags: tuple[str, ...]
    ptx: Mapping[str, str]
    cubins: Mapping[str, Mapping[str, str]]


@record(frozen=True)
class Manifest:
    """What a manifest says. `native` seals the linked code; `native_member` is "" when the archive follows it. What it
    says of machine and programs is also the first of its versions; loaders that know of no versions run that.
    """

    name: str
    producer: str
    digest: str
    support: str
    machine: Machine
    opt_level: int
    symbols: tuple[Symbol, ...]
    entries: tuple[EntrySignature, ...]
    programs: Mapping[str, str]
    """The member that holds the program, by entry."""
    init: str
    variables: Mapping[str, TensorType]
    native: Seal
    native_member: str
    members: Mapping[str, Seal]
    interface: int = 0
    versions: tuple[Version, ...] = ()
    gpu: GpuMembers | None = None
    packed: Mapping[str, PackedConstant] = field(default_factory=dict)


def write_manifest(  # noqa: PLR0913
    bundle: Bundle,
    programs: Mapping[str, str],
    init: str,
    native: Seal,
    native_member: str,
    members: Mapping[str, Seal],
    versions: Sequence[Version] = (),
    block: Block | None = None,
    *,
    gpu: GpuMembers | None = None,
) -> bytes:
    """The manifest's JSON. Keys come in a fixed order."""
    weights = {"weights": {"at": block.at, "bytes": block.size}} if block else {}
    content = {
        "format": FORMAT if bundle.packed else 1 if gpu is None else 2,
        "abi": NATIVE_ABI,
        "name": bundle.name,
        "producer": bundle.producer,
        "flags": {"opt_level": bundle.opt_level},
        "digest": _sha256(bundle.source.text.encode()),
        "target": _machine_out(bundle.machine),
        "dims": [[symbol.name, symbol.minimum, symbol.maximum] for symbol in bundle.symbols],
        "entries": [
            {
                "name": entry.name,
                "inputs": _ports_out(entry.inputs),
                "outputs": _ports_out(entry.outputs),
                "targets": list(entry.targets),
                "program": programs[entry.name],
            }
            for entry in bundle.entries
        ],
        "init": init,
        **({"versions": [_version_out(each) for each in versions]} if versions else {}),
        **({"gpu": _gpu_out(gpu)} if gpu is not None else {}),
        "variables": _ports_out(bundle.variables),
        **({"packed": _packed_out(bundle.packed)} if bundle.packed else {}),
        "support": bundle.support,
        **({"interface": {"abi": bundle.interface, **weights}} if bundle.interface else {}),
        "native": {"member": native_member, "bytes": native.size, "sha256": native.sha256},
        "members": {name: {"bytes": seal.size, "sha256": seal.sha256} for name, seal in members.items()},
    }
    import json  # which reading does without

    return json.dumps(content, indent=1, ensure_ascii=False).encode() + b"\n"


def read_manifest(text: str, where: str) -> Manifest:
    """What the JSON says. UNIMPLEMENTED, naming both versions, for a file of a later tfc; DATA_LOSS for no manifest."""
    try:
        content = read_json(text)
        _check_version(content, where)
        native = content["native"]
        return Manifest(
            name=text_in(content["name"]),
            producer=text_in(content["producer"]),
            digest=text_in(content["digest"]),
            support=text_in(content["support"]),
            machine=_machine_in(content["target"]),
            opt_level=count_in(content["flags"]["opt_level"]),
            symbols=tuple(
                Symbol(text_in(name), count_in(least), None if most is None else count_in(most))
                for name, least, most in content["dims"]
            ),
            entries=tuple(_entry_in(entry) for entry in content["entries"]),
            programs={text_in(entry["name"]): text_in(entry["program"]) for entry in content["entries"]},
            init=text_in(content["init"]),
            variables=_ports_in(content["variables"]),
            native=_seal_in(native),
            native_member=text_in(native["member"]),
            members={name: _seal_in(seal) for name, seal in content["members"].items()},
            interface=count_in(content["interface"]["abi"]) if "interface" in content else 0,
            versions=tuple(map(_version_in, content.get("versions", []))),
            gpu=_gpu_in(content["gpu"]) if "gpu" in content else None,
            packed=_packed_in(content["packed"]) if "packed" in content else {},
        )
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError) as problem:
        raise Error(f"{where} is damaged: its manifest cannot be read ({problem!r})", code="DATA_LOSS") from problem


def _check_version(content: Json, where: str) -> None:
    have, abi = count_in(content["format"]), count_in(content["abi"])
    if have > FORMAT or abi != NATIVE_ABI:
        from tfc.version import __version__

        raise Error(
            f"{where} was written by {text_in(content['producer'])} (format {have}, ABI {abi}); this is tfc "
            f"{__version__} (format {FORMAT}, ABI {NATIVE_ABI}). Compile the model again with `tfc compile`, "
            "or update tfc",
            code="UNIMPLEMENTED",
        )


def _machine_out(machine: Machine) -> Json:
    return {
        "triple": machine.triple,
        "cpu": machine.cpu,
        "features": machine.features,
        "needs": list(machine.needs),
    }


def _machine_in(target: Json) -> Machine:
    return Machine(
        text_in(target["triple"]),
        text_in(target["cpu"]),
        text_in(target["features"]),
        tuple(map(text_in, target["needs"])),
    )


def _version_out(version: Version) -> Json:
    return {
        "name": version.name,
        "target": _machine_out(version.machine),
        "programs": dict(version.programs),
        "init": version.init,
        "description": version.description,
    }


def _version_in(version: Json) -> Version:
    return Version(
        text_in(version["name"]),
        _machine_in(version["target"]),
        {text_in(entry): text_in(member) for entry, member in version["programs"].items()},
        text_in(version["init"]),
        text_in(version["description"]),
    )


def _gpu_out(gpu: GpuMembers) -> Json:
    return {
        "name": gpu.name,
        "support": gpu.support,
        "flags": list(gpu.flags),
        "ptx": dict(gpu.ptx),
        "cubins": {program: dict(cubins) for program, cubins in gpu.cubins.items()},
    }


def _flag_in(flag: Json) -> str:
    if flag not in GPU_FLAGS:
        raise ValueError(f"{flag!r} is no flag of a module for a GPU")
    return text_in(flag)


def _gpu_in(gpu: Json) -> GpuMembers:
    return GpuMembers(
        text_in(gpu["name"]),
        text_in(gpu["support"]),
        tuple(_flag_in(flag) for flag in gpu["flags"]),
        {program: text_in(member) for program, member in gpu["ptx"].items()},
        {
            program: {device: text_in(member) for device, member in cubins.items()}
            for program, cubins in gpu["cubins"].items()
        },
    )


def _packed_out(packed: Mapping[str, PackedConstant]) -> Json:
    return {name: [each.tensor, each.dtype.name, list(each.shape), list(each.layout)] for name, each in packed.items()}


def _packed_in(rows: Json) -> dict[str, PackedConstant]:
    from tfc.runtime.bundle.packed_constants import PackedConstant, is_layout  # many modules have none

    found = {}
    for name, (tensor, dtype, shape, layout) in rows.items():
        if not is_layout(layout):
            raise ValueError(f"{layout!r} tells of no panels")
        found[name] = PackedConstant(text_in(tensor), DTYPES[dtype], tuple(map(count_in, shape)), tuple(layout))
    return found


def _entry_in(entry: Json) -> EntrySignature:
    return EntrySignature(
        text_in(entry["name"]),
        _ports_in(entry["inputs"]),
        _ports_in(entry["outputs"]),
        tuple(map(text_in, entry["targets"])),
    )


def _ports_out(ports: Mapping[str, TensorType]) -> Json:
    return [
        [name, kind.dtype.name, None if kind.shape is None else [_size_out(size) for size in kind.shape]]
        for name, kind in ports.items()
    ]


def _ports_in(ports: Json) -> dict[str, TensorType]:
    made = {
        text_in(name): TensorType(DTYPES[dtype], None if shape is None else tuple(map(_size_in, shape)))
        for name, dtype, shape in ports
    }
    if len(made) != len(ports):
        raise ValueError("a name stands twice")
    return made


def _size_out(size: MaybeSize) -> Json:
    return str(size) if isinstance(size, Dim) else size


def _size_in(size: Json) -> MaybeSize:
    if isinstance(size, str):
        return parse_dim(size)
    return None if size is None else count_in(size)


def _seal_in(seal: Json) -> Seal:
    return Seal(count_in(seal["bytes"]), text_in(seal["sha256"]))
