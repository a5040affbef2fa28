"""Module files: a Bundle, its linked code and the values of its variables as the members of an archive, and back.

`.tfcm` is the archive; `.so` is the linked code with the archive behind it, which any dynamic linker passes over.
Nothing of a file is used before its digest was checked, and no part of one can make the reader look outside of it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from io import FileIO
from pathlib import Path
from typing import Any

from tfc.codegen.program.json import to_json
from tfc.codegen.program.program import Program
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record, replace
from tfc.ir.types.type_json import literal_to_json
from tfc.ir.types.types import Array, dtype_of
from tfc.runtime.bundle.archive import Bytes, lay_out, read_archive
from tfc.runtime.bundle.bundle import INIT, Bundle, Source, digest_name
from tfc.runtime.bundle.manifest import (
    MANIFEST,
    Block,
    EntryMembers,
    Flags,
    GpuMembers,
    Interface,
    Manifest,
    NativeCode,
    Seal,
    Version,
    read_manifest,
    write_manifest,
)
from tfc.runtime.bundle.saved_programs import ELF, Damaged, SavedPrograms, files_fault
from tfc.runtime.memory.mapped_tensors import FORMAT_DTYPES, map_tensors
from tfc.runtime.memory.storage import aligned_bytes
from tfc.runtime.native.bindings import NATIVE_ABI

CONSTANTS = "weights/constants.safetensors"
VARIABLES = "weights/variables.safetensors"
SOURCE = "ir/model.tfg"
FINAL = "ir/final/"
MAP = "debug/map.json"
"""The module's description: kernels with their nodes, lines and costs, for people and profilers."""
EXTRAS = ("include/", "samples/")
_BEGINNINGS = (b"PK\3\4", ELF)
_SMALL = 1 << 20
"""Files of fewer bytes are read, which takes less time than to import what maps them."""


@record(frozen=True)
class BundleFile:
    """The content of a file: the bundle, its native code, and the variables' values if they were saved."""

    bundle: Bundle
    manifest: Manifest
    manifest_text: str
    native: memoryview
    state: Mapping[str, Array] | None


def pack(bundle: Bundle, native: Bytes, state: Mapping[str, Array] | None, *, inside: bool) -> list[Bytes]:
    """The pieces of a file: of a `.tfcm` when the native code is `inside`, else of a `.so` that begins with it."""
    from tfc.runtime.checkpoint.safetensors_file import encode_tensors  # reading a file needs none of it

    constants = _Constants()
    programs: dict[str, bytes] = {}
    versions = [
        _version_out(version, "" if k == 0 else version.name, programs, constants)
        for k, version in enumerate(bundle.versions or (bundle,))
    ]
    for source in (bundle.source, *bundle.final.values()):
        constants.tensors |= {name: each for name, each in source.constants.items() if name not in bundle.packed}
    member = f"native/{bundle.machine.triple}/{bundle.name}.so" if inside else ""
    parts: dict[str, Bytes] = {member: native} if inside else {}
    gpu = _gpu_out(bundle, parts) if bundle.gpu else None
    parts |= programs
    block, parts[CONSTANTS] = _constants_member(bundle, constants)
    if state is not None:
        parts[VARIABLES] = b"".join(encode_tensors(state))
    parts[SOURCE] = bundle.source.text.encode()
    parts |= {f"{FINAL}{name}.tfg": source.text.encode() for name, source in bundle.final.items()}
    descriptions = zip(versions, bundle.versions or (bundle,), strict=True)
    parts |= {record.description: version.description.encode() for record, version in descriptions}
    parts |= bundle.extras
    seals, code = {name: Seal.of(data) for name, data in parts.items()}, Seal.of(native)
    manifest = Manifest(
        format=3 if bundle.packed else 2 if gpu is not None else 1,
        abi=NATIVE_ABI,
        name=bundle.name,
        producer=bundle.producer,
        flags=Flags(bundle.opt_level),
        digest=seals[SOURCE].sha256,
        target=bundle.machine,
        dims=bundle.symbols,
        entries=tuple(
            EntryMembers(entry.name, entry.inputs, entry.outputs, entry.targets, versions[0].programs[entry.name])
            for entry in bundle.entries
        ),
        init=versions[0].init,
        variables=bundle.variables,
        support=bundle.support,
        native=NativeCode(member, code.bytes, code.sha256),
        members=seals,
        interface=Interface(bundle.interface, block) if bundle.interface else None,
        versions=tuple(versions) if bundle.versions else None,
        gpu=gpu,
        packed=bundle.packed or None,
    )
    prefix = [] if inside else [native]
    return [*prefix, *lay_out([(MANIFEST, write_manifest(manifest)), *parts.items()], sum(map(len, prefix)))]


def read_bundle(path: str | Path, *, verify: bool = True) -> BundleFile:
    """The content of the file at `path`, whatever machine it is for; errors as of `unpack`.

    NOT_FOUND or PERMISSION_DENIED when it cannot be read, INVALID_ARGUMENT when it is not the beginning of a module.
    """
    try:
        with open(path, "rb", buffering=0) as file:
            data = _content(file)
    except IsADirectoryError as problem:
        raise Error(f"{path} is no compiled module: it is a folder") from problem
    except OSError as problem:
        from tfc.ir.base.system_errors import system_error  # reading needs none of it

        raise system_error(problem, f"cannot read {path}") from problem
    if not data:
        raise Error(f"{path} is no compiled module: it is empty")
    if bytes(data[:4]) not in _BEGINNINGS:
        raise Error(f"{path} is no compiled module; tfc.compile makes one of a model")
    return unpack(data, str(path), verify=verify)


def _content(file: FileIO) -> memoryview:
    """The bytes of a file, from a multiple of what tensors are aligned to."""
    size = os.fstat(file.fileno()).st_size
    if size < _SMALL:
        block = aligned_bytes(size)
        return block.data[: file.readinto(block.data)].toreadonly()
    import mmap

    return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


def unpack(data: memoryview, where: str, *, verify: bool = True) -> BundleFile:
    """The content of a file. DATA_LOSS when it is damaged; UNIMPLEMENTED when another version of tfc wrote it.

    Without `verify` the digests of weights are not checked, so they are not read before they are used.
    """
    with files_fault(where) as damaged:
        return _unpack(data, where, verify, damaged)


def _unpack(data: memoryview, where: str, verify: bool, damaged: Damaged) -> BundleFile:
    members, start = read_archive(data, where, checked=MANIFEST)
    if MANIFEST not in members:
        raise Error(f"{where} is an archive without a {MANIFEST}", code="DATA_LOSS")
    text = bytes(members.pop(MANIFEST)).decode()
    manifest = read_manifest(text, where)
    if list(members) != list(manifest.members):
        raise damaged("its members are not those of its manifest")
    for name, seal in manifest.members.items():
        if verify or name not in (CONSTANTS, VARIABLES):
            seal.check(members[name], f"{where}: {name}")
    if manifest.digest != manifest.members[SOURCE].sha256:
        raise damaged("its manifest is that of another model")
    member, seal = manifest.native.member, manifest.native.seal
    native = members[member] if member else data[:start]
    if manifest.members.get(member) != seal:  # which else was checked as a member
        seal.check(native, f"{where}: its code")
    tensors = map_tensors(members[CONSTANTS], f"{where}: {CONSTANTS}")
    state = map_tensors(members[VARIABLES], f"{where}: {VARIABLES}") if VARIABLES in members else None

    def programs(version: str, entries: Mapping[str, str], init: str) -> SavedPrograms:
        return SavedPrograms(version, where, manifest, {**entries, **({INIT: init} if init else {})}, members, tensors)

    known = _with_packed(tensors, manifest, damaged)

    def source(member: str) -> Source:
        return Source(bytes(members[member]).decode(), known)

    bundle = Bundle(
        name=manifest.name,
        producer=manifest.producer,
        machine=manifest.target,
        opt_level=manifest.flags.opt_level,
        support=manifest.support,
        interface=manifest.interface.abi if manifest.interface else 0,
        symbols=manifest.dims,
        entries=tuple(entry.signature for entry in manifest.entries),
        programs=programs(manifest.name, {entry.name: entry.program for entry in manifest.entries}, manifest.init),
        variables=manifest.variables,
        source=source(SOURCE),
        final={
            name.removeprefix(FINAL).removesuffix(".tfg"): source(name) for name in members if name.startswith(FINAL)
        },
        description=bytes(members[MAP]).decode() if MAP in members else "",
        packed=manifest.packed or {},
        extras={name: bytes(members[name]) for name in members if name.startswith(EXTRAS)},
        gpu=manifest.gpu.name if manifest.gpu else "",
        gpu_support=manifest.gpu.support if manifest.gpu else "",
        gpu_flags=manifest.gpu.flags if manifest.gpu else (),
    )
    versions = tuple(
        replace(
            bundle,
            name=version.name,
            machine=version.target,
            programs=programs(version.name, version.programs, version.init),
            description=bytes(members[version.description]).decode(),
        )
        for version in manifest.versions or ()
    )
    bundle = replace(bundle, versions=versions)
    for name, array in (state or {}).items():
        kind = bundle.variables.get(name)
        if kind is None or kind.dtype != dtype_of(array) or kind.shape != array.shape:
            raise damaged(f"the value of variable {name} is not of its type")
    return BundleFile(bundle, manifest, text, native, state)


def _with_packed(tensors: Mapping[str, Array], manifest: Manifest, damaged: Damaged) -> Mapping[str, Array]:
    """The constants of the model's text: those that lie in panels alone too."""
    if not manifest.packed:
        return tensors
    from tfc.runtime.bundle.packed_constants import ModelConstants  # many modules have no use for it

    if any(each.tensor not in tensors for each in manifest.packed.values()):
        raise damaged("it lacks panels that its manifest names")
    return ModelConstants(tensors, manifest.packed)


# ---- versions, programs and constants --------------------------------------------------------------------------------


def _version_out(version: Bundle, folder: str, programs: dict[str, bytes], constants: _Constants) -> Version:
    """Put a version's programs among the members, and say where. The first has no folder of its own."""
    path = f"{folder}/" if folder else ""

    def member(program: Program | None) -> str:
        return f"programs/{path}{program.name}.json" if program else ""

    programs |= {member(program): _program_out(program, constants) for program in version.all_programs}
    names = {entry.name: member(version.programs[entry.name]) for entry in version.entries}
    description = f"debug/map-{folder}.json" if folder else MAP
    return Version(version.name, version.machine, names, member(version.init), description)


class _Constants:
    """The constants of all programs and of the source, each kept once, by the name of its content."""

    def __init__(self) -> None:
        self.tensors: dict[str, Array] = {}
        self._names: dict[int, tuple[str, Array]] = {}

    def name(self, array: Array) -> str:
        """The name of an array, which is kept; the same object is looked at once."""
        if id(array) not in self._names:
            self._names[id(array)] = (digest_name(array), array)
        name, _ = self._names[id(array)]
        self.tensors[name] = array
        return name


_STORED = frozenset(dtype.name for dtype in FORMAT_DTYPES.values())


def _program_out(program: Program, constants: _Constants) -> bytes:
    kept: list[Any] = [
        constants.name(array) if dtype_of(array).name in _STORED else literal_to_json(array)
        for array in program.constants
    ]
    import json  # which loading does without

    return json.dumps({"program": to_json(program), "constants": kept}, separators=(",", ":")).encode()


def _constants_member(bundle: Bundle, constants: _Constants) -> tuple[Block | None, bytes]:
    """The constants, and where in that member the weights lie as programs in C take them, if they are all there."""
    from tfc.runtime.bundle.layout import aligned, weights_of  # loading a module needs none of it
    from tfc.runtime.checkpoint.safetensors_file import encode_tensors

    weights = weights_of((bundle.versions or (bundle,))[0]) if bundle.interface else []
    are_kept = all(dtype_of(array).name in _STORED for array in weights)
    names = list(dict.fromkeys(map(constants.name, weights))) if are_kept else []
    header, *data = encode_tensors(constants.tensors, names)
    size = sum(aligned(constants.tensors[name].nbytes) for name in names)
    return Block(len(header), size) if names else None, b"".join([header, *data])


def _gpu_out(bundle: Bundle, parts: dict[str, Bytes]) -> GpuMembers:
    """Put the kernels for a GPU among the members, and say where."""
    folder = "native/nvptx64/"
    ptx: dict[str, str] = {}
    cubins: dict[str, dict[str, str]] = {}
    for program in bundle.all_programs:
        code, name = program.code, program.name
        if code.is_ptx and code.objects:
            ptx[name] = f"{folder}{name}.ptx"
            parts[ptx[name]] = code.objects[0]
        for device, cubin in code.cubins.items():
            cubins.setdefault(name, {})[device] = f"{folder}{name}.{device}.cubin"
            parts[cubins[name][device]] = cubin
    return GpuMembers(bundle.gpu, bundle.gpu_support, bundle.gpu_flags, ptx, cubins)
