"""The tables of an embedded model as LLVM text: constants in the records of tfc_entry.h and tfc.h, and its functions.

The text names kernels and the functions of entry.c, which objects.py links with it. All but the model's own names,
`<name>_…`, become internal there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from struct import pack

from tfc.codegen.program.program import ALIGNMENT
from tfc.ir.base.record import record
from tfc.ir.checkpoint.slices import DTYPE_NUMBERS
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import Array, DType
from tfc.runtime.bundle.bundle import SIMULATED, Bundle
from tfc.runtime.bundle.layout import Constants, Place, StateLayout
from tfc.runtime.embed.entry import EmbeddedEntry, Tensor
from tfc.runtime.embed.globals import Globals, escaped
from tfc.runtime.embed.launches import FUNCTIONS, LaunchTables
from tfc.runtime.embed.struct_text import struct, struct_type
from tfc.runtime.native import CALL_SYMBOLS, LOADER_TABLE
from tfc.runtime.native.entry_records import (
    AT_INPUT,
    AT_OUTPUT,
    AT_VIEW,
    AsideRecord,
    BoundRecord,
    DescRecord,
    DimRecord,
    EntryRecord,
    FlagRecord,
    GivenRecord,
    InitialRecord,
    LocRecord,
    MessageRecord,
    ModuleRecord,
    ResultRecord,
    SigRecord,
)
from tfc.runtime.native.records import InstructionRecord
from tfc.runtime.native.thread_pool import SPIN

ABI = 0x101
"""TFC_ABI of tfc.h: the major above the lowest byte, which is the minor."""

_INDEXED = (AT_INPUT, AT_OUTPUT, AT_VIEW)


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


class _Writer(Globals):
    """The writer of a model's tables and functions."""

    def __init__(self, model: Model) -> None:
        super().__init__()
        self.model = model
        self.locs: dict[str, int] = {}
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
        kind = struct_type(LocRecord)
        locs = ", ".join(f"{kind} {each}" for each in self.locs)
        self.lines.append(f"@tfc.locs = internal constant [{len(self.locs)} x {kind}] [{locs}], align 8")
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
            rows.append(
                struct(
                    InstructionRecord,
                    kernel=f"ptr {code}",
                    operands=at,
                    n_operands=len(operands),
                    id=number,
                    op=opcode,
                    to=target,
                )
            )
            at += len(operands)
        given = self.put_rows(GivenRecord, (self._given(entry, tensor) for tensor in (*entry.inputs, *entry.outputs)))
        messages = [
            (self._where(entry, failure.node), number, reason, self.put_text(failure.message))
            for number, use in enumerate(entry.program.instructions)
            for reason, failure in enumerate(use.failures)
        ]
        fields = struct(
            EntryRecord,
            tables="ptr @tfc.tables",
            instructions=self.put_structs(InstructionRecord, rows),
            constants="ptr @tfc.constants",
            locs="ptr @tfc.locs",
            check_overlaps="ptr @tfc_check_overlaps" if self.model.checks else "ptr null",
            cancel_before=entry.cancel_before,
            workspace_bytes=entry.workspace,
            operands_at=entry.operands_at,
            turned_at=entry.turned_at,
            state_key=self.model.state.key if entry.program.variables else 0,
            weights_bytes=entry.weights,
            state_bytes=self.model.state.bytes,
            name=self.put_text(entry.name),
            places=self._places(entry),
            sizes=formulas,
            bounds=self._bounds(entry),
            results=self.put_rows(ResultRecord, entry.results),
            needed=self._flags(entry.needed),
            assigned=self._flags(entry.assigned),
            asides=self.put_rows(AsideRecord, entry.asides),
            given=given,
            messages=self.put_rows(MessageRecord, messages),
            n_instructions=len(rows),
            n_places=len(entry.places),
            n_bounds=len(entry.program.dims),
            n_inputs=len(entry.inputs),
            n_outputs=len(entry.outputs),
            n_results=len(entry.results),
            n_needed=len(entry.needed),
            n_assigned=len(entry.assigned),
            n_asides=len(entry.asides),
            n_messages=len(messages),
            n_turned=entry.turned,
            is_straight=int(entry.is_straight),
        )
        self.lines.append(
            f"@tfc.entry.{_plain(entry)} = internal constant {struct_type(EntryRecord)} {fields}, align 8"
        )

    def _places(self, entry: EmbeddedEntry) -> int:
        """The addresses of buffers as records of tfc_place: a view in another buffer has its number, and its formula of
        the offset.
        """
        rows = [
            pack("<I", at | b << 3) + (pack("<ii", index, offset) if at in _INDEXED else pack("<q", offset))
            for at, b, index, offset in entry.places
        ]
        return self._put(b"".join(rows), 4)

    def _bounds(self, entry: EmbeddedEntry) -> int:
        rows = []
        for dim in entry.program.dims:
            feed = entry.program.buffers[dim.buffer].index
            rows.append((*entry.ranges[dim.name], dim.scale, dim.shift, self.put_text(dim.name), feed, dim.axis, 0))
        return self.put_rows(BoundRecord, rows)

    def _given(self, entry: EmbeddedEntry, tensor: Tensor) -> tuple[int, ...]:
        sizes = self.put_table(f"{len(tensor.sizes)}i", *tensor.sizes)
        where, name = self._where(entry, tensor.node), self.put_text(tensor.name)
        kind = DTYPE_NUMBERS[tensor.dtype], len(tensor.shape)
        return where, name, max(1, tensor.dtype.size), tensor.formula, sizes, *kind

    def _flags(self, names: Iterable[str]) -> int:
        return self.put_rows(FlagRecord, [(self.model.state.places[name].flag, self.put_text(name)) for name in names])

    def _where(self, entry: EmbeddedEntry, node: str) -> int:
        """The number of a location among the source locations of the model's entries."""
        info = entry.program.nodes.get(node)
        loc = info.loc.outermost if info and info.loc else None
        file = self.put_string(loc.file) if loc else "ptr null"
        line, column = (loc.line, loc.column) if loc else (0, 0)
        place = struct(LocRecord, file=file, node=self.put_string(node), line=line, col=column)
        return self.locs.setdefault(place, len(self.locs))

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
            struct(
                InitialRecord,
                state=place.offset,
                constant=model.constants.offset(array),
                bytes=array.nbytes,
                flag=place.flag,
            )
            for name, array in {**values, **model.starting}.items()
            for place in (model.state.places[name],)
        ]
        table = self.put_structs(InitialRecord, initials)
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
            inputs, outputs = (
                self.put_structs(DescRecord, [self._desc(tensor, entry) for tensor in side])
                for side in (entry.inputs, entry.outputs)
            )
            sigs.append(
                struct(
                    SigRecord,
                    name=self.put_string(entry.name),
                    **{"in": inputs},
                    out=outputs,
                    dims=self.put_structs(DimRecord, dims),
                    n_in=len(entry.inputs),
                    n_out=len(entry.outputs),
                    n_dims=len(dims),
                    workspace_bytes=entry.workspace,
                    run=f"ptr @{model.symbol(entry.name)}_call",
                )
            )
        shown = [place for place in model.state.places.values() if not place.hidden]
        variables = self.put_structs(DescRecord, map(self._variable, shown))
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
        kind = struct_type(ModuleRecord)
        fields = struct(
            ModuleRecord,
            struct_size=f"i32 ptrtoint (ptr getelementptr ({kind}, ptr null, i32 1) to i32)",
            abi=ABI,
            name=self.put_string(model.version_of or model.name),
            producer=self.put_string(bundle.producer),
            flags=self.put_string(flags),
            triple=self.put_string(machine.triple),
            cpu=self.put_string(machine.cpu),
            features=self.put_string(features),
            digest=f'[32 x i8] c"{escaped(model.digest)}"',
            weights_bytes=len(model.weights.data),
            state_bytes=model.state.bytes,
            init_workspace_bytes=model.start.workspace if model.start and not model.starting else 0,
            weights=f"ptr {weights}",
            align=ALIGNMENT,
            n_sigs=len(sigs),
            n_vars=len(shown),
            sigs=self.put_structs(SigRecord, sigs),
            vars=variables,
            init=f"ptr @{model.name}_init",
            pool_bytes=f"ptr @{model.name}_pool_bytes",
            pool_start=f"ptr @{model.name}_pool_start",
            pool_stop=f"ptr @{model.name}_pool_stop",
            run="ptr @tfc.run",
        )
        self.lines += [
            f"@tfc.module = internal constant {kind} {fields}, align 8",
            f"define ptr @{model.name}_tfc_query(i32 %most) {{",
            "  %major = lshr i32 %most, 8",
            f"  %same = icmp eq i32 %major, {ABI >> 8}",
            "  %found = select i1 %same, ptr @tfc.module, ptr null",
            "  ret ptr %found",
            "}",
        ]

    def _desc(self, tensor: Tensor, entry: EmbeddedEntry) -> str:
        dims = self.put_structs(DimRecord, [self._dim(size, entry) for size in tensor.shape])
        return self._described(tensor.name, dims, tensor.dtype, len(tensor.shape), 0, tensor.most)

    def _variable(self, place: Place) -> str:
        dims = self.put_structs(DimRecord, map(_known_dim, place.shape))
        return self._described(place.name, dims, place.dtype, len(place.shape), place.offset, place.bytes)

    def _described(self, name: str, dims: str, dtype: DType, rank: int, offset: int, most: int) -> str:
        return struct(
            DescRecord,
            name=self.put_string(name),
            dims=dims,
            dtype=DTYPE_NUMBERS[dtype],
            rank=rank,
            align=max(1, dtype.size),
            flags=0,
            offset=offset,
            max_bytes=most,
        )

    def _dim(self, size: Size, entry: EmbeddedEntry) -> str:
        if not isinstance(size, Dim):
            return _known_dim(size)
        from tfc.ir.types.dim_ranges import size_range

        low, high = size_range(size, entry.ranges)
        return struct(DimRecord, size=-1, min=max(0, low), max=max(0, high), sym=self.put_string(str(size)))


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


def _known_dim(size: int | None) -> str:
    assert size is not None
    return struct(DimRecord, size=size, min=size, max=size, sym="ptr null")


def _plain(entry: EmbeddedEntry) -> str:
    return entry.program.name
