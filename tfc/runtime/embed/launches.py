"""The launches of a model for a GPU as LLVM text: the records of tfc_device.h and tfc_gpu_entry.h, and the functions by
which a program puts the model on a device.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tfc.codegen.program.launch import MAP_RANK, Launch, TensorMap
from tfc.codegen.program.program import Program
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.runtime.embed.globals import Globals, in_tables
from tfc.runtime.embed.struct_text import struct, struct_type
from tfc.runtime.gpu.launches import MAP_TYPES
from tfc.runtime.native.entry_records import GpuModelRecord, ImageRecord, SymbolRecord
from tfc.runtime.native.gpu_records import (
    LaunchesRecord,
    LaunchRecord,
    MapRecord,
    StandInFunctionRecord,
    StandInImageRecord,
)
from tfc.runtime.program.control_tables import ControlTables

if TYPE_CHECKING:
    from tfc.runtime.embed.entry import EmbeddedEntry
    from tfc.runtime.embed.tables import Model

FUNCTIONS = ("gpu_start", "gpu_stop", "gpu_take", "gpu_give", "gpu_write", "gpu_read")
"""The functions that a model for a GPU exports besides its entries."""


@record(frozen=True)
class EmbeddedLaunch:
    """A launch of the kernel of instruction `row`; `blocks` and `maps` are positions of formulas, `check` is the number
    of its failure record, -1 for none. `operands` is the number of its tensors.
    """

    row: int
    launch: Launch
    operands: int
    blocks: int
    maps: tuple[tuple[int, ...], ...]
    check: int


def launches_of(program: Program, control_tables: ControlTables) -> tuple[EmbeddedLaunch, ...]:
    """The launches of a program in order, those of an instruction behind each other."""
    found: list[EmbeddedLaunch] = []
    checks: dict[int, int] = {}
    for row, use in enumerate(program.instructions):
        for launch in program.code.launches.get(use.kernel, ()):
            if launch.product is not None:
                raise Error(
                    "programs in C have no products by cublaslt: leave --libraries=cublaslt out", "UNIMPLEMENTED"
                )
            maps = tuple(tuple(map(control_tables.formula, (*made.sizes, *made.pitches))) for made in launch.maps)
            check = checks.setdefault(row, len(checks)) if launch.fails else -1
            blocks = control_tables.formula(launch.blocks)
            found.append(EmbeddedLaunch(row, launch, len(use.operands), blocks, maps, check))
    return tuple(found)


class LaunchTables:
    """The launches of a model's entries, collected to be written."""

    def __init__(self, made: Globals) -> None:
        self._made = made
        self._launches: list[str] = []
        self._symbols: list[str] = []
        self._images: list[str] = []
        self._functions: dict[str, str] = {}
        self._checks = 0

    def add(self, entry: EmbeddedEntry, formulas: int) -> dict[int, str]:
        """The launches of an entry whose formulas stand at `formulas` in the tables: for each instruction that has some
        the operand that names them.
        """
        first = {each.row: len(self._launches) + k for k, each in reversed(list(enumerate(entry.launches)))}
        counts = {row: sum(each.row == row for each in entry.launches) for row in first}
        places = {name: place for place, name in enumerate(entry.ranges)}
        image = self._image(entry)
        for each in entry.launches:
            launch = each.launch
            taken = self._made.put_table(f"{len(launch.sizes)}i", *(places[name] for name in launch.sizes))
            maps = [self._map(made, at, formulas) for made, at in zip(launch.maps, each.maps, strict=True)]
            self._launches.append(
                struct(
                    LaunchRecord,
                    function="ptr null",
                    blocks=in_tables(formulas + 8 * each.blocks),
                    sizes=in_tables(taken),
                    maps=self._made.put_structs(MapRecord, maps),
                    n_sizes=len(launch.sizes),
                    n_maps=len(maps),
                    threads=launch.threads,
                    shared=launch.dynamic,
                    check=each.check,
                    cluster=launch.cluster,
                )
            )
            self._symbols.append(struct(SymbolRecord, name=self._made.put_string(launch.entry), image=image))
            self._checks = max(self._checks, each.check + 1)
            if not entry.program.code.is_ptx:
                self._functions[launch.entry] = self._function(each)
        return {row: f"@{self._group(at, counts[row])}" for row, at in first.items()}

    def finish(self, model: Model, weights: str) -> None:
        """Write the records, and the functions that go with them."""
        made, name = self._made, model.name
        if self._functions:
            functions = self._functions.values()
            stand_in = struct(
                StandInImageRecord,
                magic='[8 x i8] c"TFCSTAND"',
                n_functions=len(functions),
                functions=made.put_structs(StandInFunctionRecord, functions),
            )
            made.lines.append(f"@tfc.image = internal constant {struct_type(StandInImageRecord)} {stand_in}, align 8")
            made.lines += [f"declare i32 @{symbol}(ptr, ptr, ptr) unnamed_addr" for symbol in self._functions]
            self._images = [struct(ImageRecord, cubin="ptr null", ptx="ptr @tfc.image")]
        rows, kind = self._launches, struct_type(LaunchRecord)
        content = f"[{len(rows)} x {kind}] [{', '.join(f'{kind} {row}' for row in rows)}]"
        made.lines.append(f"@tfc.launches = internal global {content}, align 8")
        fields = struct(
            GpuModelRecord,
            images=made.put_structs(ImageRecord, self._images),
            launches="ptr @tfc.launches",
            symbols=made.put_structs(SymbolRecord, self._symbols),
            constants="ptr @tfc.constants",
            weights=f"ptr {weights}",
            n_images=len(self._images),
            n_launches=len(rows),
            constants_bytes=len(model.constants.data),
            weights_bytes=len(model.weights.data),
            most_checks=self._checks,
        )
        made.lines.append(f"@tfc.gpu = internal constant {struct_type(GpuModelRecord)} {fields}, align 8")
        made.lines += _functions(name)

    def _image(self, entry: EmbeddedEntry) -> int:
        """The kind of image (a tfc_image) with the functions of an entry; that of a stand-in is written at the end."""
        code, name = entry.program.code, entry.program.name
        if not code.is_ptx:
            return 0
        cubin = next(iter(code.cubins.values()), b"")
        forms = {f"@tfc.cubin.{name}": cubin, f"@tfc.ptx.{name}": code.objects[0] + b"\0"}
        for symbol, content in forms.items():
            if content:
                self._made.put_bytes(symbol, "internal", content, 8)
        cubin_at, ptx_at = (f"ptr {symbol}" if content else "ptr null" for symbol, content in forms.items())
        self._images.append(struct(ImageRecord, cubin=cubin_at, ptx=ptx_at))
        return len(self._images) - 1

    def _group(self, first: int, n: int) -> str:
        """A tfc_launches."""
        name = f"tfc.kernel.{first}"
        where = f"ptr getelementptr ({struct_type(LaunchRecord)}, ptr @tfc.launches, i64 {first})"
        group = struct(LaunchesRecord, first=where, n=n)
        self._made.lines.append(f"@{name} = internal constant {struct_type(LaunchesRecord)} {group}, align 8")
        return name

    def _map(self, made: TensorMap, formulas: Sequence[int], base: int) -> str:
        rank = len(made.sizes)
        box = ", ".join(f"i32 {size}" for size in (*made.box, *[0] * (MAP_RANK - rank)))
        sizes, pitches = (
            ", ".join([in_tables(base + 8 * at) for at in side] + ["ptr null"] * (MAP_RANK - len(side)))
            for side in (formulas[:rank], formulas[rank:])
        )
        return struct(
            MapRecord,
            operand=made.operand,
            type=MAP_TYPES[made.dtype],
            rank=rank,
            box=f"[{MAP_RANK} x i32] [{box}]",
            offset=made.offset,
            sizes=f"[{MAP_RANK} x ptr] [{sizes}]",
            pitches=f"[{MAP_RANK} x ptr] [{pitches}]",
        )

    def _function(self, each: EmbeddedLaunch) -> str:
        """A tfc_stand_in_function."""
        launch = each.launch
        return struct(
            StandInFunctionRecord,
            name=self._made.put_string(launch.entry),
            code=f"ptr @{launch.entry}",
            n_addresses=each.operands,
            n_sizes=len(launch.sizes),
            threads=launch.threads,
            fails=int(launch.fails),
            n_maps=len(launch.maps),
            shared=launch.dynamic,
            cluster=launch.cluster,
        )


def _functions(name: str) -> list[str]:
    found = []
    for kind, function, outer, inner in (
        ("i32", "start", "ptr %driver, i32 %device, ptr %error", "ptr @tfc.gpu, ptr %driver, i32 %device, ptr %error"),
        ("void", "stop", "", ""),
        ("ptr", "take", "i64 %bytes", "i64 %bytes"),
        ("void", "give", "ptr %memory", "ptr %memory"),
        ("i32", "write", *["ptr %to, ptr %from, i64 %bytes, ptr %error"] * 2),
        ("i32", "read", *["ptr %to, ptr %from, i64 %bytes, ptr %error"] * 2),
    ):
        kinds = ", ".join(parameter.split()[0] for parameter in inner.split(", ") if parameter)
        call = f"tail call {kind} @tfc_model_{function}({inner})"
        found += [
            f"declare {kind} @tfc_model_{function}({kinds})",
            f"define {kind} @{name}_gpu_{function}({outer}) {{",
            *([f"  {call}", "  ret void"] if kind == "void" else [f"  %made = {call}", f"  ret {kind} %made"]),
            "}",
        ]
    return found
