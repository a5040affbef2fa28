"""The programs of a module's file. A call needs one of them, or two: each is read and checked when it is asked for.

Their bytes were held against the digests of the manifest when the file was opened, so what is found wrong here is no
accident: a program that its writer sealed, and that does not fit the manifest, the weights, or itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from tfc.codegen.program.json import from_json
from tfc.codegen.program.program import Program
from tfc.ir.base.errors import Error
from tfc.ir.base.record import replace
from tfc.ir.types.type_json import literal_from_json
from tfc.ir.types.types import Array, dtype_of
from tfc.runtime.base.json_values import read_json
from tfc.runtime.bundle.bundle import INIT, SIMULATED, EntrySignature
from tfc.runtime.bundle.manifest import GpuMembers, Manifest

ELF = b"\x7fELF"

Damaged = Callable[[str], Error]
"""The error of a file for what is wrong with it."""


@contextmanager
def files_fault(where: str) -> Iterator[Damaged]:
    """Whatever goes wrong meanwhile is the fault of the file `where`: nothing but its content is looked at.

    DATA_LOSS for what is no Error yet, RESOURCE_EXHAUSTED when there is no memory for it.
    """

    def damaged(reason: str) -> Error:
        return Error(f"{where} is damaged: {reason}", code="DATA_LOSS")

    try:
        yield damaged
    except Error:
        raise
    except MemoryError as problem:
        raise Error(f"there is no memory to load {where}", code="RESOURCE_EXHAUSTED") from problem
    except Exception as problem:
        raise damaged(repr(problem)) from problem


class SavedPrograms(Mapping[str, Program]):
    """The programs of one version by the names of the entries, and INIT.

    version  what it is called
    where    names the file in errors
    programs the members that hold them
    members  of the file, checked against their seals
    tensors  the constants that stand apart
    """

    def __init__(
        self,
        version: str,
        where: str,
        manifest: Manifest,
        programs: Mapping[str, str],
        members: Mapping[str, memoryview],
        tensors: Mapping[str, Array],
    ) -> None:
        """DATA_LOSS when an entry has no program, or a program no member."""
        self._where, self._manifest, self._members, self._tensors = where, manifest, members, tensors
        self._entries = {entry.name: entry.signature for entry in manifest.entries}
        self._programs = programs
        self._read: dict[str, Program] = {}
        with files_fault(where) as damaged:
            if programs.keys() - {INIT} != self._entries.keys():
                raise damaged(f"{version} has other programs than entries")
            for member in programs.values():
                if member not in members:
                    raise damaged(f"it has no member {member}")

    def __getitem__(self, entry: str) -> Program:
        """The program of an entry: DATA_LOSS or UNIMPLEMENTED, which name its member, when it can not be one."""
        if entry not in self._read:
            member = self._programs[entry]
            self._read.setdefault(entry, self._found(entry, member, f"{self._where}: {member}"))
        return self._read[entry]

    def __contains__(self, entry: object) -> bool:
        return entry in self._programs

    def __iter__(self) -> Iterator[str]:
        return iter(self._programs)

    def __len__(self) -> int:
        return len(self._programs)

    def _found(self, entry: str, member: str, where: str) -> Program:
        with files_fault(where) as damaged:
            content = read_json(bytes(self._members[member]).decode())
            constants = [
                self._tensors[each] if isinstance(each, str) else literal_from_json(each)
                for each in content["constants"]
            ]
            try:
                program = from_json(content["program"], constants)
            except Error as problem:
                raise Error(f"{where}: {problem.message}", problem.code) from problem
            program = _with_kernels(program, self._manifest.gpu, self._members)
            _check_kernels(program, self._manifest.gpu, damaged)
            if member.rpartition("/")[2] != f"{program.name}.json":
                raise damaged(f"the program is called {program.name}")
            if entry == INIT and (program.feeds or program.fetches):
                raise damaged("what initialises variables takes or gives tensors")
            if entry != INIT:
                _check_entry(program, self._entries[entry], damaged)
            self._check_tensors(program, damaged)
        return program

    def _check_tensors(self, program: Program, damaged: Damaged) -> None:
        """Check that a Program has the types of the file's constants and variables."""
        for buffer in program.buffers:
            if buffer.kind == "constant":
                array = program.constants[buffer.index]
                if array.shape != buffer.shape or dtype_of(array) != buffer.dtype:
                    raise damaged(f"constant {buffer.name} is not what the program says")
        for use in program.variables:
            kind = self._manifest.variables.get(use.name)
            if use.initial < 0 and (kind is None or (kind.dtype, kind.shape) != (use.dtype, use.shape)):
                raise damaged(f"variable {use.name} is not what the program says")


def _with_kernels(program: Program, gpu: GpuMembers | None, members: Mapping[str, memoryview]) -> Program:
    """A program with its kernels where they are members of the file. ValueError for what is no code of a GPU."""
    if gpu is None or program.name not in gpu.ptx:
        return program
    ptx = bytes(members[gpu.ptx[program.name]])
    cubins = {device: bytes(members[member]) for device, member in gpu.cubins.get(program.name, {}).items()}
    if b"\0" in ptx or not all(cubin.startswith(ELF) for cubin in cubins.values()):
        raise ValueError(f"the kernels of program {program.name} are none")
    return replace(program, code=replace(program.code, objects=(ptx,), cubins=cubins))


def _check_kernels(program: Program, gpu: GpuMembers | None, damaged: Damaged) -> None:
    """A program must have kernels of the kind that the file is for, and PTX must be there."""
    code = program.code
    if gpu is None:
        if code.launches:
            raise damaged("the program is for a GPU")
    elif program.kernels and not code.launches:
        raise damaged("the program is for a processor")
    elif code.launches and code.is_ptx != (gpu.name != SIMULATED):
        raise damaged(f"the program is not for {gpu.name}")
    elif code.launches and code.is_ptx and not code.objects:
        raise damaged("the program has no kernels")


def _check_entry(program: Program, entry: EntrySignature, damaged: Damaged) -> None:
    inputs = [(kind.dtype, kind.shape) for kind in entry.inputs.values()]
    if inputs != [(feed.dtype, feed.shape) for feed in program.feeds]:
        raise damaged(f"entry {entry.name} does not take what its program takes")
    if len(entry.outputs) != len(program.fetches) or entry.targets != program.targets:
        raise damaged(f"entry {entry.name} does not give what its program gives")
