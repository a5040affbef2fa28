"""The launches of a model for a GPU as LLVM text: the records of tfc_device.h and tfc_gpu_entry.h, and the functions by
which a program puts the model on a device.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from tfc.codegen.program.launch import MAP_RANK, Launch, TensorMap
from tfc.codegen.program.program import Program
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.runtime.gpu.launches import MAP_TYPES
from tfc.runtime.program.control_tables import ControlTables

if TYPE_CHECKING:
    from tfc.runtime.embed.entry import EmbeddedEntry
    from tfc.runtime.embed.tables import Model

_LAUNCH = "{ ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32 }"
_MAP = f"{{ i32, i32, i32, [{MAP_RANK} x i32], i64, [{MAP_RANK} x ptr], [{MAP_RANK} x ptr] }}"
_SYMBOL = "{ ptr, i64 }"
_MODEL = "{ ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64 }"
_IMAGE = "{ ptr, ptr }"
_STAND_IN = "{ [8 x i8], i64, ptr }"
_FUNCTION = "{ ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32 }"

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


class Globals(Protocol):
    """The writer of a model's tables (tables.py)."""

    lines: list[str]

    def put_table(self, kinds: str, *numbers: int) -> int:
        """The offset of numbers in `@tfc.tables`; their types as struct names them."""

    def put_array(self, kind: str, items: Iterable[str]) -> str:
        """The operand that names an array of constants."""

    def put_string(self, text: str) -> str:
        """The operand that names a text."""

    def put_bytes(self, symbol: str, linkage: str, data: bytes, align: int) -> None:
        """A constant of these bytes."""


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
            numbers = (len(launch.sizes), len(maps), launch.threads, launch.dynamic, each.check, launch.cluster)
            pointers = f"ptr null, {_at(formulas + 8 * each.blocks)}, {_at(taken)}, {self._made.put_array(_MAP, maps)}"
            self._launches.append(f"{{ {pointers}, {', '.join(f'i32 {number}' for number in numbers)} }}")
            self._symbols.append(f"{{ {self._made.put_string(launch.entry)}, i64 {image} }}")
            self._checks = max(self._checks, each.check + 1)
            if not entry.program.code.is_ptx:
                self._functions[launch.entry] = self._function(each)
        return {row: f"@{self._group(at, counts[row])}" for row, at in first.items()}

    def finish(self, model: Model, weights: str) -> None:
        """Write the records, and the functions that go with them."""
        made, name = self._made, model.name
        if self._functions:
            functions = self._functions.values()
            fields = f'[8 x i8] c"TFCSTAND", i64 {len(functions)}, {made.put_array(_FUNCTION, functions)}'
            made.lines.append(f"@tfc.image = internal constant {_STAND_IN} {{ {fields} }}, align 8")
            made.lines += [f"declare i32 @{symbol}(ptr, ptr, ptr) unnamed_addr" for symbol in self._functions]
            self._images = ["{ ptr null, ptr @tfc.image }"]
        rows = self._launches
        content = f"[{len(rows)} x {_LAUNCH}] [{', '.join(f'{_LAUNCH} {row}' for row in rows)}]"
        made.lines.append(f"@tfc.launches = internal global {content}, align 8")
        counts = (len(self._images), len(rows), len(model.constants.data), len(model.weights.data), self._checks)
        fields = ", ".join([
            made.put_array(_IMAGE, self._images), "ptr @tfc.launches", made.put_array(_SYMBOL, self._symbols),
            "ptr @tfc.constants", f"ptr {weights}", *(f"i64 {count}" for count in counts),
        ])  # fmt: skip
        made.lines.append(f"@tfc.gpu = internal constant {_MODEL} {{ {fields} }}, align 8")
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
        pointers = (f"ptr {symbol}" if content else "ptr null" for symbol, content in forms.items())
        self._images.append(f"{{ {', '.join(pointers)} }}")
        return len(self._images) - 1

    def _group(self, first: int, n: int) -> str:
        """A tfc_launches."""
        name = f"tfc.kernel.{first}"
        where = f"ptr getelementptr ({_LAUNCH}, ptr @tfc.launches, i64 {first})"
        self._made.lines.append(f"@{name} = internal constant {{ ptr, i64 }} {{ {where}, i64 {n} }}, align 8")
        return name

    def _map(self, made: TensorMap, formulas: Sequence[int], base: int) -> str:
        rank = len(made.sizes)
        box = ", ".join(f"i32 {size}" for size in (*made.box, *[0] * (MAP_RANK - rank)))
        sizes, pitches = (
            ", ".join([_at(base + 8 * at) for at in side] + ["ptr null"] * (MAP_RANK - len(side)))
            for side in (formulas[:rank], formulas[rank:])
        )
        head = f"i32 {made.operand}, i32 {MAP_TYPES[made.dtype]}, i32 {rank}, [{MAP_RANK} x i32] [{box}]"
        return f"{{ {head}, i64 {made.offset}, [{MAP_RANK} x ptr] [{sizes}], [{MAP_RANK} x ptr] [{pitches}] }}"

    def _function(self, each: EmbeddedLaunch) -> str:
        """A tfc_stand_in_function."""
        launch = each.launch
        numbers = (
            each.operands, len(launch.sizes), launch.threads, int(launch.fails), len(launch.maps), launch.dynamic,
            launch.cluster, 0,
        )  # fmt: skip
        pointers = f"{self._made.put_string(launch.entry)}, ptr @{launch.entry}"
        return f"{{ {pointers}, {', '.join(f'i32 {number}' for number in numbers)} }}"


def _at(place: int) -> str:
    return f"ptr getelementptr (i8, ptr @tfc.tables, i64 {place})"


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
