"""Module files: a Bundle, its linked code and the values of its variables as the members of an archive, and back.

`.tfcm` is the archive; `.so` is the linked code with the archive behind it, which any dynamic linker passes over.
Nothing of a file is used before its digest was checked, and no part of one can make the reader look outside of it.
"""

from __future__ import annotations

import mmap
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tfc.codegen.program import Program
from tfc.codegen.program_json import from_json, to_json
from tfc.ir.errors import Error
from tfc.ir.record import record, replace
from tfc.ir.type_json import literal_from_json, literal_to_json
from tfc.ir.types import Array, dtype_of
from tfc.runtime.archive import Bytes, lay_out, read_archive
from tfc.runtime.bundle import SIMULATED, Bundle, Source, digest_name
from tfc.runtime.checkpoint import FORMAT_DTYPES, encode_tensors
from tfc.runtime.json_values import read_json
from tfc.runtime.manifest import MANIFEST, Block, GpuMembers, Manifest, Seal, Version, read_manifest, write_manifest
from tfc.runtime.mapped_tensors import map_tensors

CONSTANTS = "weights/constants.safetensors"
VARIABLES = "weights/variables.safetensors"
SOURCE = "ir/model.tfg"
FINAL = "ir/final/"
MAP = "debug/map.json"
"""The module's description: kernels with their nodes, lines and costs, for people and profilers."""
EXTRAS = ("include/", "samples/")
_ELF = b"\x7fELF"
_BEGINNINGS = (b"PK\3\4", _ELF)


@record(frozen=True)
class BundleFile:
    """What a file holds: the bundle, where its native code is, and the variables' values if they were saved."""

    bundle: Bundle
    manifest: Manifest
    manifest_text: str
    native: memoryview
    state: Mapping[str, Array] | None


def pack(bundle: Bundle, native: Bytes, state: Mapping[str, Array] | None, *, inside: bool) -> list[Bytes]:
    """The pieces of a file: of a `.tfcm` when the native code is `inside`, else of a `.so` that begins with it."""
    constants = _Constants()
    programs: dict[str, bytes] = {}
    versions = [
        _version_out(version, "" if k == 0 else version.name, programs, constants)
        for k, version in enumerate(bundle.versions or (bundle,))
    ]
    for source in (bundle.source, *bundle.final.values()):
        constants.tensors |= source.constants
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
    seals = {name: Seal.of(data) for name, data in parts.items()}
    first = versions[0]
    several = versions if bundle.versions else ()
    manifest = write_manifest(
        bundle, first.programs, first.init, Seal.of(native), member, seals, several, block, gpu=gpu
    )
    prefix = [] if inside else [native]
    return [*prefix, *lay_out([(MANIFEST, manifest), *parts.items()], sum(map(len, prefix)))]


def read_bundle(path: str | Path, *, verify: bool = True) -> BundleFile:
    """What the file at `path` holds, whatever machine it is for; errors as of `unpack`.

    NOT_FOUND or PERMISSION_DENIED when it cannot be read, INVALID_ARGUMENT when it is not the beginning of a module.
    """
    try:
        with open(path, "rb") as file:
            data = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except ValueError as problem:
        raise Error(f"{path} is no compiled module: it is empty") from problem
    except IsADirectoryError as problem:
        raise Error(f"{path} is no compiled module: it is a folder") from problem
    except OSError as problem:
        status = "PERMISSION_DENIED" if isinstance(problem, PermissionError) else "NOT_FOUND"
        raise Error(f"cannot read {path}: {problem.strerror}", code=status) from problem
    if bytes(data[:4]) not in _BEGINNINGS:
        raise Error(f"{path} is no compiled module; tfc.compile makes one of a model")
    return unpack(data, str(path), verify=verify)


def unpack(data: memoryview, where: str, *, verify: bool = True) -> BundleFile:
    """What a file holds. DATA_LOSS when it is damaged; UNIMPLEMENTED when another version of tfc wrote it.

    Without `verify` the digests of weights are not checked, so they are not read before they are used.
    """
    try:
        return _unpack(data, where, verify)
    except Error:
        raise
    except MemoryError as problem:
        raise Error(f"there is no memory to load {where}", code="RESOURCE_EXHAUSTED") from problem
    except Exception as problem:
        # Whatever else goes wrong here is the fault of the file: nothing but its content is looked at.
        raise Error(f"{where} is damaged: {problem!r}", code="DATA_LOSS") from problem


def _unpack(data: memoryview, where: str, verify: bool) -> BundleFile:
    members, start = read_archive(data, where, checked=MANIFEST)
    if MANIFEST not in members:
        raise Error(f"{where} is an archive without a {MANIFEST}", code="DATA_LOSS")
    text = bytes(members.pop(MANIFEST)).decode()
    manifest = read_manifest(text, where)
    if list(members) != list(manifest.members):
        raise Error(f"{where} is damaged: its members are not those of its manifest", code="DATA_LOSS")
    for name, seal in manifest.members.items():
        if verify or name not in (CONSTANTS, VARIABLES):
            seal.check(members[name], f"{where}: {name}")
    if manifest.digest != manifest.members[SOURCE].sha256:
        raise Error(f"{where} is damaged: its manifest is that of another model", code="DATA_LOSS")
    native = members[manifest.native_member] if manifest.native_member else data[:start]
    if manifest.members.get(manifest.native_member) != manifest.native:  # which else was checked as a member
        manifest.native.check(native, f"{where}: its code")
    tensors = map_tensors(members[CONSTANTS], f"{where}: {CONSTANTS}")
    state = map_tensors(members[VARIABLES], f"{where}: {VARIABLES}") if VARIABLES in members else None

    @cache
    def program(member: str) -> Program:
        return _with_kernels(_program_in(members[member], tensors), manifest.gpu, members)

    def source(member: str) -> Source:
        return Source(bytes(members[member]).decode(), tensors)

    bundle = Bundle(
        name=manifest.name,
        producer=manifest.producer,
        machine=manifest.machine,
        opt_level=manifest.opt_level,
        support=manifest.support,
        interface=manifest.interface,
        symbols=manifest.symbols,
        entries=manifest.entries,
        programs={entry: program(member) for entry, member in manifest.programs.items()},
        init=program(manifest.init) if manifest.init else None,
        variables=manifest.variables,
        source=source(SOURCE),
        final={
            name.removeprefix(FINAL).removesuffix(".tfg"): source(name) for name in members if name.startswith(FINAL)
        },
        description=bytes(members[MAP]).decode() if MAP in members else "",
        extras={name: bytes(members[name]) for name in members if name.startswith(EXTRAS)},
        gpu=manifest.gpu.name if manifest.gpu else "",
        gpu_support=manifest.gpu.support if manifest.gpu else "",
        gpu_flags=manifest.gpu.flags if manifest.gpu else (),
    )
    versions = tuple(
        replace(
            bundle,
            name=version.name,
            machine=version.machine,
            programs={entry: program(member) for entry, member in version.programs.items()},
            init=program(version.init) if version.init else None,
            description=bytes(members[version.description]).decode(),
        )
        for version in manifest.versions
    )
    bundle = replace(bundle, versions=versions)
    _check(bundle, state, lambda reason: Error(f"{where} is damaged: {reason}", code="DATA_LOSS"))
    return BundleFile(bundle, manifest, text, native, state)


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


def _program_in(data: memoryview, tensors: Mapping[str, Array]) -> Program:
    content = read_json(bytes(data).decode())
    constants = [tensors[each] if isinstance(each, str) else literal_from_json(each) for each in content["constants"]]
    return from_json(content["program"], constants)


def _constants_member(bundle: Bundle, constants: _Constants) -> tuple[Block | None, bytes]:
    """The constants, and where in that member the weights lie as programs in C take them, if they are all there."""
    from tfc.runtime.embed.layout import aligned, weights_of  # loading a module needs none of it

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


def _with_kernels(program: Program, gpu: GpuMembers | None, members: Mapping[str, memoryview]) -> Program:
    """A program with its kernels where they are members of the file. ValueError for what is no code of a GPU."""
    if gpu is None or program.name not in gpu.ptx:
        return program
    ptx = bytes(members[gpu.ptx[program.name]])
    cubins = {device: bytes(members[member]) for device, member in gpu.cubins.get(program.name, {}).items()}
    if b"\0" in ptx or not all(cubin.startswith(_ELF) for cubin in cubins.values()):
        raise ValueError(f"the kernels of program {program.name} are none")
    return replace(program, code=replace(program.code, objects=(ptx,), cubins=cubins))


# ---- what must fit together ------------------------------------------------------------------------------------------


def _check(bundle: Bundle, state: Mapping[str, Array] | None, damaged: Callable[[str], Error]) -> None:
    """A program's tables must fit the manifest's, and what stands in files what programs say about it."""
    for version in bundle.versions or (bundle,):
        _check_programs(version, damaged)
        _check_kernels(version, damaged)
    for name, array in (state or {}).items():
        kind = bundle.variables.get(name)
        if kind is None or kind.dtype != dtype_of(array) or kind.shape != array.shape:
            raise damaged(f"the value of variable {name} is not of its type")


def _check_kernels(bundle: Bundle, damaged: Callable[[str], Error]) -> None:
    """Programs must have kernels of the kind that the bundle is for, and PTX must be there."""
    for program in bundle.all_programs:
        code = program.code
        if not bundle.gpu and code.launches:
            raise damaged(f"program {program.name} is for a GPU")
        if bundle.gpu and program.kernels and not code.launches:
            raise damaged(f"program {program.name} is for a processor")
        if code.launches and code.is_ptx != (bundle.gpu != SIMULATED):
            raise damaged(f"program {program.name} is not for {bundle.gpu}")
        if code.launches and code.is_ptx and not code.objects:
            raise damaged(f"program {program.name} has no kernels")


def _check_programs(bundle: Bundle, damaged: Callable[[str], Error]) -> None:
    if set(bundle.programs) != {entry.name for entry in bundle.entries}:
        raise damaged(f"{bundle.name} has other programs than entries")
    for entry in bundle.entries:
        program = bundle.programs[entry.name]
        inputs = [(kind.dtype, kind.shape) for kind in entry.inputs.values()]
        if inputs != [(feed.dtype, feed.shape) for feed in program.feeds]:
            raise damaged(f"entry {entry.name} does not take what its program takes")
        if len(entry.outputs) != len(program.fetches) or entry.targets != program.targets:
            raise damaged(f"entry {entry.name} does not give what its program gives")
    for program in bundle.all_programs:
        for buffer in program.buffers:
            if buffer.kind == "constant":
                array = program.constants[buffer.index]
                if array.shape != buffer.shape or dtype_of(array) != buffer.dtype:
                    raise damaged(f"constant {buffer.name} is not what program {program.name} says")
        for use in program.variables:
            kind = bundle.variables.get(use.name)
            if use.initial < 0 and (kind is None or (kind.dtype, kind.shape) != (use.dtype, use.shape)):
                raise damaged(f"variable {use.name} is not what program {program.name} says")
