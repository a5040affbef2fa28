"""The tables of an embedded model as LLVM text: constants in the records of tfc_entry.h and tfc.h, and its functions.

The text names kernels and the functions of entry.c, which objects.py links with it. All but the model's own names,
`<name>_…`, become internal there.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence

from tfc.codegen.program.program import ALIGNMENT
from tfc.ir.base.record import record
from tfc.ir.checkpoint.slices import DTYPE_NUMBERS
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import Array, DType
from tfc.runtime.bundle.bundle import SIMULATED, Bundle
from tfc.runtime.bundle.layout import Constants, Place, StateLayout
from tfc.runtime.embed.entry import AT, EmbeddedEntry, Tensor
from tfc.runtime.embed.launches import FUNCTIONS, LaunchTables
from tfc.runtime.native import CALL_SYMBOLS, LOADER_TABLE
from tfc.runtime.native.thread_pool import SPIN

ABI = 0x101
"""TFC_ABI of tfc.h: the major above the lowest byte, which is the minor."""

_INSTRUCTION = "{ ptr, i32, i32, i32, i32, i32 }"
_LOC = "{ ptr, ptr, i32, i32 }"
_INITIAL = "{ i64, i64, i64, i64 }"
_DIM = "{ i64, i64, i64, ptr }"
_DESC = "{ ptr, ptr, i32, i32, i32, i32, i64, i64, [2 x i64] }"
_SIG = "{ ptr, ptr, ptr, ptr, i32, i32, i32, i32, i64, [2 x i64], ptr }"
_ENTRY = f"{{ {', '.join(['ptr'] * 5 + ['i64'] * 7 + ['i32'] * 22)} }}"

_INDEXED = (AT["input"], AT["output"], AT["view"])


@record(frozen=True)
class Model:
    """An embedded model, ready to be written. `entries` are as in the bundle; `start` initialises, if it is there.

    starting  values of variables to start from instead, by name
    embeds    whether the weights stand in the object; callers give them otherwise
    checks    whether every call checks that no memory it writes overlaps other memory
    digest    SHA-256 of the model's canonical text
    levels    the versions of it that there are, where it goes on to them (versions.py)
    version_of  the model that this is one version of
    on_gpu  whether it runs on a GPU, where state, weights and workspace lie
    """

    name: str
    bundle: Bundle
    state: StateLayout
    weights: Constants
    constants: Constants
    entries: tuple[EmbeddedEntry, ...]
    start: EmbeddedEntry | None
    starting: Mapping[str, Array]
    symbols: Mapping[str, str]
    embeds: bool
    checks: bool
    digest: bytes
    levels: tuple[int, ...] = ()
    version_of: str = ""
    on_gpu: bool = False

    def symbol(self, entry: str) -> str:
        """The C name of an entry."""
        return f"{self.name}_{self.symbols[entry]}"

    @property
    def exports(self) -> list[str]:
        """The symbols that programs which link the model may use."""
        own = ["tfc_query", "init", "pool_bytes", "pool_start", "pool_stop", *(["weights"] if self.embeds else [])]
        own += ["select"] if self.levels else []
        own += FUNCTIONS if self.on_gpu else []
        return [*(f"{self.name}_{each}" for each in own), *(f"{self.symbol(e.name)}_call" for e in self.entries)]


def tables(model: Model, *, filled: bool = False, shared: bool = False) -> str:
    """The LLVM text without its head. `filled` leaves zeros where the weights go; for a `shared` object it lists the
    entries for `loader_table`.
    """
    text = _Writer(model).text(filled)
    if not shared:
        return text
    entries = [*model.entries, *([model.start] if model.start else [])]
    return text + _distances(f"{model.name}_entries", [f"tfc.entry.{_plain(entry)}" for entry in entries])


def loader_table(models: Sequence[Model]) -> str:
    """The table by which `tfc.load` finds functions, as LLVM text: CALL_SYMBOLS, then for each version of the model its
    entries.
    """
    lists = [f"{model.name}_entries" for model in models]
    declared = [f"declare void @{name}()" for name in CALL_SYMBOLS]
    declared += [f"@{name} = external constant i32" for name in lists]
    return "\n".join([*declared, _distances(LOADER_TABLE, [*CALL_SYMBOLS, *lists])])


def _distances(table: str, names: Sequence[str]) -> str:
    """A table of distances from itself: addresses would be relocated."""
    rows = (
        f"i32 trunc (i64 sub (i64 ptrtoint (ptr @{name} to i64), i64 ptrtoint (ptr @{table} to i64)) to i32)"
        for name in names
    )
    return f"@{table} = dso_local constant [{len(names)} x i32] [{', '.join(rows)}]\n"


def query(model: Model) -> str:
    """The function that a file of an unknown model exports."""
    return _QUERY.replace("NAME", model.name)


class _Writer:
    """A writer of globals; every method that makes one gives the operand that names it."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.lines: list[str] = []
        self.locs: dict[str, int] = {}
        self.arrays: dict[str, str] = {}
        self.tables = bytearray()
        self.placed: dict[tuple[bytes, int], int] = {}
        self.launches = LaunchTables(self)

    def text(self, filled: bool) -> str:
        model, name = self.model, self.model.name
        self.put_bytes("@tfc.constants", "internal", model.constants.data)
        weights = f"@{model.version_of or name}_weights" if model.embeds else "null"
        if model.embeds and model.version_of:
            self.lines.append(f"{weights} = external constant [{len(model.weights.data)} x i8], align {ALIGNMENT}")
        elif model.embeds:
            self.put_bytes(weights, "", model.weights.data, zeros=filled)
        there = "null" if model.on_gpu else weights  # what calls take that are given none: the device has its own
        for entry in model.entries:
            self._entry(entry)
            self._call(f"{model.symbol(entry.name)}_call", entry, there)
        if model.start is not None:
            self._entry(model.start)
        self._init(there)
        self._run(there)
        self._pool()
        self._module(weights)
        if model.on_gpu:
            self.launches.finish(model, weights)
        locs = ", ".join(f"{_LOC} {each}" for each in self.locs)
        self.lines.append(f"@tfc.locs = internal constant [{len(self.locs)} x {_LOC}] [{locs}], align 8")
        self.put_bytes("@tfc.tables", "internal", bytes(self.tables), 8)
        entries = [*model.entries, *([model.start] if model.start else [])]
        kernels = sorted({row[0] for entry in entries for row in entry.rows if row[0] and not model.on_gpu})
        declared = [f"declare i32 @{kernel}(ptr, ptr, ptr) unnamed_addr" for kernel in kernels]
        return "\n".join([*self.lines, *_SUPPORT, *declared]) + "\n"

    # ---- an entry -------------------------------------------------------------------------------------------------

    def _entry(self, entry: EmbeddedEntry) -> None:
        table = self.put_table(f"{sum(len(row[1]) for row in entry.rows)}i", *(b for row in entry.rows for b in row[1]))
        formulas = self.put_table(f"{len(entry.formulas)}q", *entry.formulas)
        launches = self.launches.add(entry, formulas) if entry.launches else {}
        rows, at = [], table // 4
        for kernel, operands, number, opcode, target in entry.rows:
            code = launches.get(number) or (f"@{kernel}" if kernel else "null")
            rows.append(f"{{ ptr {code}, i32 {at}, i32 {len(operands)}, i32 {number}, i32 {opcode}, i32 {target} }}")
            at += len(operands)
        given = self._tables("7i", (self._given(entry, tensor) for tensor in (*entry.inputs, *entry.outputs)))
        messages = [
            (self._where(entry, failure.node), number, reason, self._text(failure.message))
            for number, use in enumerate(entry.program.instructions)
            for reason, failure in enumerate(use.failures)
        ]
        pointers = [
            "ptr @tfc.tables",
            self.put_array(_INSTRUCTION, rows),
            "ptr @tfc.constants",
            "ptr @tfc.locs",
            "ptr @tfc_check_overlaps" if self.model.checks else "ptr null",
        ]
        sizes = [
            entry.cancel_before, entry.workspace, entry.operands_at, entry.turned_at,
            self.model.state.key if entry.program.variables else 0, entry.weights, self.model.state.bytes,
        ]  # fmt: skip
        numbers = [
            self._text(entry.name), self._places(entry), formulas,
            self._bounds(entry), self._tables("iiq", entry.results), self._flags(entry.needed),
            self._flags(entry.assigned), self._tables("qqq", entry.asides),
            given, self._tables("4i", messages),
            len(rows), len(entry.places), len(entry.program.dims), len(entry.inputs), len(entry.outputs),
            len(entry.results), len(entry.needed), len(entry.assigned), len(entry.asides), len(messages),
            entry.turned, int(entry.is_straight),
        ]  # fmt: skip
        fields = [*pointers, *(f"i64 {number}" for number in sizes), *(f"i32 {number}" for number in numbers)]
        self.lines.append(f"@tfc.entry.{_plain(entry)} = internal constant {_ENTRY} {{ {', '.join(fields)} }}, align 8")

    def _places(self, entry: EmbeddedEntry) -> int:
        """The addresses of buffers as records of tfc_place: a view in another buffer has its number, and its formula of
        the offset.
        """
        rows = [
            struct.pack("<I", at | b << 3)
            + (struct.pack("<ii", index, offset) if at in _INDEXED else struct.pack("<q", offset))
            for at, b, index, offset in entry.places
        ]
        return self._put(b"".join(rows), 4)

    def _bounds(self, entry: EmbeddedEntry) -> int:
        rows = []
        for dim in entry.program.dims:
            feed = entry.program.buffers[dim.buffer].index
            rows.append((*entry.ranges[dim.name], dim.scale, dim.shift, self._text(dim.name), feed, dim.axis, 0))
        return self._tables("qqqqiiii", rows)

    def _given(self, entry: EmbeddedEntry, tensor: Tensor) -> tuple[int, ...]:
        sizes = self.put_table(f"{len(tensor.sizes)}i", *tensor.sizes)
        where, name = self._where(entry, tensor.node), self._text(tensor.name)
        kind = DTYPE_NUMBERS[tensor.dtype], len(tensor.shape)
        return where, name, max(1, tensor.dtype.size), tensor.formula, sizes, *kind

    def _flags(self, names: Iterable[str]) -> int:
        return self._tables("ii", [(self.model.state.places[name].flag, self._text(name)) for name in names])

    def _where(self, entry: EmbeddedEntry, node: str) -> int:
        """The number of a location among the source locations of the model's entries."""
        info = entry.program.nodes.get(node)
        loc = list(info.loc.stack())[-1] if info and info.loc else None
        file = self.put_string(loc.file) if loc else "ptr null"
        line, column = (loc.line, loc.column) if loc else (0, 0)
        return self.locs.setdefault(f"{{ {file}, {self.put_string(node)}, i32 {line}, i32 {column} }}", len(self.locs))

    # ---- functions ------------------------------------------------------------------------------------------------

    def _call(self, symbol: str, entry: EmbeddedEntry, weights: str) -> None:
        self.lines += [
            f"define i32 @{symbol}(ptr %state, ptr %weights, ptr %workspace, ptr %dims, ptr %in, ptr %out, ptr %host, "
            "ptr %error) {",
            "  %none = icmp eq ptr %weights, null",
            f"  %given = select i1 %none, ptr {weights}, ptr %weights",
            f"  %code = tail call i32 @tfc_enter(ptr @tfc.entry.{_plain(entry)}, ptr %state, ptr %given, "
            "ptr %workspace, ptr %dims, ptr %in, ptr %out, ptr %host, ptr %error)",
            "  ret i32 %code",
            "}",
        ]

    def _init(self, weights: str) -> None:
        model = self.model
        start = f"@tfc.entry.{_plain(model.start)}" if model.start and not model.starting else "null"
        values = {place.name: place.initial for place in model.state.places.values() if place.initial is not None}
        initials = [
            f"{{ i64 {place.offset}, i64 {model.constants.offset(array)}, i64 {array.nbytes}, i64 {place.flag} }}"
            for name, array in {**values, **model.starting}.items()
            for place in (model.state.places[name],)
        ]
        table = self.put_array(_INITIAL, initials)
        self.lines += [
            f"define i32 @{model.name}_init(ptr %state, ptr %weights, ptr %workspace, ptr %host, ptr %error) {{",
            "  %none = icmp eq ptr %weights, null",
            f"  %given = select i1 %none, ptr {weights}, ptr %weights",
            f"  %code = tail call i32 @tfc_begin(ptr {start}, {table}, i64 {len(initials)}, i64 {model.state.key}, "
            f"i64 {model.state.bytes}, ptr @tfc.constants, ptr %state, ptr %given, ptr %workspace, ptr %host, "
            "ptr %error)",
            "  ret i32 %code",
            "}",
        ]

    def _run(self, weights: str) -> None:
        entries = [f"@tfc.entry.{_plain(entry)}" for entry in self.model.entries]
        self.lines += [
            "define internal i32 @tfc.run(ptr %call) {",
            f"  %code = tail call i32 @tfc_run({self.put_array('ptr', entries)}, i32 {len(entries)}, ptr {weights}, "
            "ptr %call)",
            "  ret i32 %code",
            "}",
        ]

    def _pool(self) -> None:
        name = self.model.name
        size = "i32" if self.model.bundle.machine.triple.startswith("wasm32") else "i64"  # C's size_t
        self.lines += [
            f"declare {size} @tfc_pool_bytes(i32)",
            f"define {size} @{name}_pool_bytes(i32 %threads) {{",
            f"  %size = tail call {size} @tfc_pool_bytes(i32 %threads)",
            f"  ret {size} %size",
            "}",
            f"define i32 @{name}_pool_start(ptr %memory, i32 %threads) {{",
            f"  %count = tail call i32 @tfc_pool_start(ptr %memory, i32 %threads, i32 {SPIN})",
            "  ret i32 %count",
            "}",
            f"define void @{name}_pool_stop(ptr %memory) {{",
            "  tail call void @tfc_pool_stop(ptr %memory)",
            "  ret void",
            "}",
        ]

    # ---- what tfc_query gives -------------------------------------------------------------------------------------

    def _module(self, weights: str) -> None:
        model, bundle = self.model, self.model.bundle
        sigs = []
        for entry in model.entries:
            dims = [self._dim(Dim.symbol(name), entry) for name in entry.ranges]
            tensors = (
                self.put_array(_DESC, [self._desc(tensor, entry) for tensor in side])
                for side in (entry.inputs, entry.outputs)
            )
            counts = f"i32 {len(entry.inputs)}, i32 {len(entry.outputs)}, i32 {len(dims)}, i32 0"
            sigs.append(
                f"{{ {self.put_string(entry.name)}, {', '.join(tensors)}, {self.put_array(_DIM, dims)}, {counts}, "
                f"i64 {entry.workspace}, [2 x i64] zeroinitializer, ptr @{model.symbol(entry.name)}_call }}"
            )
        shown = [place for place in model.state.places.values() if not place.hidden]
        variables = self.put_array(_DESC, map(self._variable, shown))
        machine = bundle.machine
        flags = f"-O{bundle.opt_level}" + " --enable-checks" * model.checks
        gpu = bundle.gpu if bundle.gpu == SIMULATED else f"nvptx64:{bundle.gpu}"
        flags += f" --target={gpu}" * model.on_gpu
        listed = machine.features.split(",")
        features = (
            ",".join(each for each in listed if each[:1] == "+" and each[1:] in machine.needs)
            if machine.needs
            else machine.features
        )
        words = (model.version_of or model.name, bundle.producer, flags, machine.triple, machine.cpu, features)
        digest = f'[32 x i8] c"{_escaped(model.digest)}"'
        start = model.start.workspace if model.start and not model.starting else 0
        sizes = (len(model.weights.data), model.state.bytes, start)
        fields = [
            "i32 SIZE", f"i32 {ABI}", *map(self.put_string, words), digest, *(f"i64 {size}" for size in sizes),
            f"ptr {weights}", f"i32 {ALIGNMENT}", f"i32 {len(sigs)}", f"i32 {len(shown)}", "i32 0",
            self.put_array(_SIG, sigs), variables, f"ptr @{model.name}_init",
            *(f"ptr @{model.name}_pool_{each}" for each in ("bytes", "start", "stop")), "ptr @tfc.run",
        ]  # fmt: skip
        kinds = ["i32"] * 2 + ["ptr"] * 6 + ["[32 x i8]"] + ["i64"] * 3 + ["ptr"] + ["i32"] * 4 + ["ptr"] * 7
        kind = f"{{ {', '.join(kinds)} }}"
        fields[0] = f"i32 ptrtoint (ptr getelementptr ({kind}, ptr null, i32 1) to i32)"
        self.lines += [
            f"@tfc.module = internal constant {kind} {{ {', '.join(fields)} }}, align 8",
            f"define ptr @{model.name}_tfc_query(i32 %most) {{",
            "  %major = lshr i32 %most, 8",
            f"  %same = icmp eq i32 %major, {ABI >> 8}",
            "  %found = select i1 %same, ptr @tfc.module, ptr null",
            "  ret ptr %found",
            "}",
        ]

    def _desc(self, tensor: Tensor, entry: EmbeddedEntry) -> str:
        dims = self.put_array(_DIM, [self._dim(size, entry) for size in tensor.shape])
        return self._described(tensor.name, dims, tensor.dtype, len(tensor.shape), 0, tensor.most)

    def _variable(self, place: Place) -> str:
        dims = self.put_array(_DIM, [f"{{ i64 {n}, i64 {n}, i64 {n}, ptr null }}" for n in place.shape])
        return self._described(place.name, dims, place.dtype, len(place.shape), place.offset, place.bytes)

    def _described(self, name: str, dims: str, dtype: DType, rank: int, offset: int, most: int) -> str:
        head = (
            f"{self.put_string(name)}, {dims}, i32 {DTYPE_NUMBERS[dtype]}, i32 {rank}, i32 {max(1, dtype.size)}, i32 0"
        )
        return f"{{ {head}, i64 {offset}, i64 {most}, [2 x i64] zeroinitializer }}"

    def _dim(self, size: Size, entry: EmbeddedEntry) -> str:
        if not isinstance(size, Dim):
            return f"{{ i64 {size}, i64 {size}, i64 {size}, ptr null }}"
        from tfc.ir.types.dim_ranges import size_range

        low, high = size_range(size, entry.ranges)
        return f"{{ i64 -1, i64 {max(0, low)}, i64 {max(0, high)}, {self.put_string(str(size))} }}"

    # ---- globals --------------------------------------------------------------------------------------------------

    def _text(self, text: str) -> int:
        """The offset of a text in the tables."""
        return self._put(text.encode() + b"\0", 1)

    def _tables(self, row: str, rows: Iterable[tuple[int, ...]]) -> int:
        """The offset of rows of numbers in the tables; `row` as struct names their types."""
        return self._put(b"".join(struct.pack(f"<{row}", *each) for each in rows), _alignment(row))

    def put_table(self, kinds: str, *numbers: int) -> int:
        """The offset of numbers in the tables."""
        return self._put(struct.pack(f"<{kinds}", *numbers), _alignment(kinds))

    def _put(self, content: bytes, align: int) -> int:
        """The offset of these bytes in the tables; equal ones are stored once."""
        if (content, align) not in self.placed:
            self.tables += bytes(-len(self.tables) % align)
            self.placed[content, align] = len(self.tables)
            self.tables += content
        return self.placed[content, align]

    def put_array(self, kind: str, items: Iterable[str]) -> str:
        """The operand that names an array of constants; equal ones are one."""
        rows = [f"{kind} {item}" for item in items]
        if not rows:
            return "ptr null"
        content = f"[{len(rows)} x {kind}] [{', '.join(rows)}]"
        if content not in self.arrays:
            self.arrays[content] = f"@tfc.t{len(self.arrays)}"
            self.lines.append(f"{self.arrays[content]} = internal constant {content}, align 8")
        return f"ptr {self.arrays[content]}"

    def put_string(self, text: str) -> str:
        """The operand that names a text, which stands in the tables."""
        return f"ptr getelementptr (i8, ptr @tfc.tables, i64 {self._text(text)})"

    def put_bytes(self, symbol: str, linkage: str, data: bytes, align: int = ALIGNMENT, zeros: bool = False) -> None:
        """A constant of these bytes, or of as many zeros."""
        self.lines.append(constant(symbol, linkage, data, align, zeros))


def constant(symbol: str, linkage: str, data: bytes, align: int = ALIGNMENT, zeros: bool = False) -> str:
    """Bytes as a global of LLVM text, or as many zeros."""
    content = f'c"{_escaped(data)}"' if data and not zeros else "zeroinitializer"
    return f"{symbol} = {linkage} constant [{len(data)} x i8] {content}, align {align}"


_QUERY = """\
declare ptr @NAME_tfc_query(i32)
define ptr @tfc_query(i32 %most) {
  %found = tail call ptr @NAME_tfc_query(i32 %most)
  ret ptr %found
}
"""
_SUPPORT = (
    "declare i32 @tfc_check_overlaps(ptr, ptr, ptr, ptr)",
    "declare i32 @tfc_enter(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)",
    "declare i32 @tfc_run(ptr, i32, ptr, ptr)",
    "declare i32 @tfc_begin(ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr)",
    "declare i32 @tfc_pool_start(ptr, i32, i32)",
    "declare void @tfc_pool_stop(ptr)",
)


def _alignment(kinds: str) -> int:
    """The alignment of rows of numbers of these kinds."""
    return 8 if "q" in kinds else 4


def _plain(entry: EmbeddedEntry) -> str:
    return entry.program.name


def _escaped(data: bytes) -> str:
    """Bytes for an LLVM string."""
    return "".join(f"\\{byte:02X}" for byte in data)
