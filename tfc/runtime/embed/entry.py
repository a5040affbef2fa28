"""An entry's Program bound to fixed offsets: everything that a session decides while it runs is decided here once.

Dimensions stay symbolic, but the workspace is laid out for their largest values: an offset in it is a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tfc.codegen.program.arena import Interval, place
from tfc.codegen.program.control import Grow, Make, Poison, Size, target_of
from tfc.codegen.program.program import Buffer, Feed, Fetch, Instruction, Program
from tfc.ir.base.errors import Error
from tfc.ir.base.record import field, record
from tfc.ir.types.dim_ranges import Range, size_range
from tfc.ir.types.dims import Size as Extent
from tfc.ir.types.types import DType, product
from tfc.runtime.bundle.layout import Constants, StateLayout, aligned, is_weight
from tfc.runtime.embed.launches import EmbeddedLaunch, launches_of
from tfc.runtime.native.entry_records import AT_CONSTANT, AT_INPUT, AT_OUTPUT, AT_STATE, AT_VIEW, AT_WEIGHTS, AT_WORK
from tfc.runtime.native.records import LAUNCH
from tfc.runtime.program.control_tables import ControlTables, opcode
from tfc.runtime.program.failure import node_error
from tfc.runtime.program.undo import undo_plan

_POINTER = 8


@record(frozen=True)
class Tensor:
    """An input or a result of a node: its formula of bytes and the most they may be, and a formula for each size."""

    name: str
    node: str
    dtype: DType
    shape: tuple[Extent, ...]
    formula: int
    most: int
    sizes: tuple[int, ...]


@record(frozen=True)
class EmbeddedEntry:
    """The data of an entry that tables.py writes. Numbers of `formulas` are positions in it.

    rows        (kernel, operands, number, opcode, target) of each instruction
    places      (where, buffer, index, offset) of each buffer, those that views lie in first
    results     (buffer, result, formula of bytes) to be copied when the step is done
    asides      (offset in the state, offset in the workspace, bytes) of what is copied while the step may fail
    launches    of its kernels, on a GPU; inputs and results lie in the workspace from `operands_at` on then
    """

    name: str
    program: Program
    inputs: tuple[Tensor, ...]
    outputs: tuple[Tensor, ...]
    rows: tuple[tuple[str, tuple[int, ...], int, int, int], ...]
    places: tuple[tuple[int, int, int, int], ...]
    results: tuple[tuple[int, int, int], ...]
    needed: tuple[str, ...]
    assigned: tuple[str, ...]
    asides: tuple[tuple[int, int, int], ...]
    formulas: tuple[int, ...]
    cancel_before: int
    operands_at: int
    turned_at: int
    turned: int
    workspace: int
    weights: int
    ranges: Mapping[str, Range] = field(default_factory=dict)
    launches: tuple[EmbeddedLaunch, ...] = ()

    @property
    def is_straight(self) -> bool:
        """True when it holds kernels only."""
        return all(opcode == 0 for *_, opcode, _ in self.rows)


def embed_entry(
    name: str,
    program: Program,
    inputs: tuple[str, ...],
    outputs: tuple[str, ...],
    state: StateLayout,
    weights: Constants,
    constants: Constants,
    *,
    on_gpu: bool = False,
) -> EmbeddedEntry:
    """Bind a program to its offsets, in a GPU's memory if `on_gpu`. UNIMPLEMENTED for a program that needs a host,
    INVALID_ARGUMENT for a size without bounds.
    """
    for use in program.instructions:
        _check(name, program, use)
    return _Binding(name, program, state, weights, constants, on_gpu).bind(inputs, outputs)


def _check(name: str, program: Program, use: Instruction) -> None:
    """UNIMPLEMENTED for a program with host ops, or with memory whose size is not known before the call."""
    if use.host is not None:
        raise use.host.error(f"entry {name} can not be embedded: {use.host.op} runs on the host", code="UNIMPLEMENTED")
    why = "it waits, or runs on the executor" if use.dataflow >= 0 else ""
    if isinstance(use.control, Poison):
        raise Error(f"entry {name} can not be embedded with TFC_POISON=1: use --enable-checks", code="UNIMPLEMENTED")
    if isinstance(use.control, Make | Grow | Size):
        why = "a tensor's size is only known while it runs"
    if why:
        node = use.nodes[0] if use.nodes else ""
        raise node_error(program, node, f"entry {name} can not be embedded: {why}", "UNIMPLEMENTED")


class _Binding:
    """The construction of an EmbeddedEntry."""

    def __init__(
        self, name: str, program: Program, state: StateLayout, weights: Constants, constants: Constants, on_gpu: bool
    ) -> None:
        self.name, self.program, self.on_gpu = name, program, on_gpu
        self.state, self.weights, self.constants = state, weights, constants
        self.control_tables = ControlTables(program)
        self.ranges: dict[str, Range] = {}
        for dim in program.dims:
            if dim.maximum is None:
                raise Error(
                    f"entry {name}: dimension {dim.name} has no upper bound, and an embedded model's memory must be "
                    f"known: declare `dim {dim.name} in 1..N`, or say --dim={dim.name}=1..N"
                )
            self.ranges[dim.name] = (dim.minimum, dim.maximum)

    def bind(self, inputs: tuple[str, ...], outputs: tuple[str, ...]) -> EmbeddedEntry:
        """Build the whole entry."""
        program, control_tables = self.program, self.control_tables
        rows = tuple(self._row(at, use) for at, use in enumerate(program.instructions))
        undone, cancel_before = undo_plan(program)
        widest = max((len(operands) for _, operands, *_ in rows), default=0)
        operands_at = turned_at = free = 0  # of a GPU the host has these
        if not self.on_gpu:
            operands_at = aligned(_POINTER * len(program.buffers))
            turned_at = aligned(operands_at + _POINTER * widest)
            free = aligned(turned_at + len(control_tables.pairs))
        asides = []
        for index in undone:
            where = self.state.places[program.variables[index].name]
            asides.append((where.offset, free, where.bytes))
            free += aligned(where.bytes)
        offsets, arena = self._arena()
        if self.on_gpu:
            operands_at = free + arena
            given = (buffer for buffer in program.buffers if buffer.kind in ("feed", "fetch"))
            arena += sum(aligned(self._bytes(buffer)[1]) for buffer in given)
        bases_first = sorted(range(len(program.buffers)), key=lambda b: program.buffers[b].kind == "view")
        places = tuple(self._place(b, free + offsets.get(b, 0)) for b in bases_first)
        results = []
        for index, fetch in enumerate(program.fetches):
            buffer = program.buffers[fetch.buffer]
            if buffer.kind != "fetch" or buffer.index != index:
                results.append((fetch.buffer, index, self._bytes(buffer)[0]))

        def tensors(names: tuple[str, ...], items: Iterable[Feed | Fetch]) -> tuple[Tensor, ...]:
            return tuple(self._tensor(name, item) for name, item in zip(names, items, strict=True))

        uses = program.variables
        launches = launches_of(program, control_tables)
        return EmbeddedEntry(
            self.name,
            program,
            tensors(inputs, program.feeds),
            tensors(outputs, program.fetches),
            rows=rows,
            places=places,
            results=tuple(results),
            needed=tuple(use.name for use in uses if use.needs_value),
            assigned=tuple(use.name for use in uses if use.assigned),
            asides=tuple(asides),
            formulas=tuple(int(each) for each in control_tables.sizes),
            cancel_before=cancel_before,
            operands_at=operands_at,
            turned_at=turned_at,
            turned=len(control_tables.pairs),
            workspace=free + arena,
            weights=len(self.weights.data),
            ranges=self.ranges,
            launches=launches,
        )

    def _row(self, at: int, use: Instruction) -> tuple[str, tuple[int, ...], int, int, int]:
        if use.control is None:
            return use.kernel, use.operands, at, LAUNCH if self.on_gpu else 0, 0
        return "", self.control_tables.operands(use.control), at, opcode(use.control), target_of(use.control) or 0

    def _bytes(self, buffer: Buffer) -> tuple[int, int]:
        """The formula of a buffer's bytes, and the most they may be."""
        elements = product(buffer.shape or ())
        if elements is None:
            raise Error(f"entry {self.name}: the size of {buffer.name} is not known", code="UNIMPLEMENTED")
        size = elements * buffer.dtype.size
        return self.control_tables.formula(size), max(0, size_range(size, self.ranges)[1])

    def _arena(self) -> tuple[dict[int, int], int]:
        """Offsets of the intermediate results for the largest sizes, and how much memory they take."""
        buffers = [(b, buffer) for b, buffer in enumerate(self.program.buffers) if buffer.kind == "arena"]
        intervals = [Interval(aligned(self._bytes(buffer)[1]), buffer.first, buffer.last) for _, buffer in buffers]
        offsets = place(intervals)
        ends = (offset + interval.size for offset, interval in zip(offsets, intervals, strict=True))
        return dict(zip((b for b, _ in buffers), offsets, strict=True)), max(ends, default=0)

    def _place(self, b: int, in_workspace: int) -> tuple[int, int, int, int]:
        buffer = self.program.buffers[b]
        match buffer.kind:
            case "feed":
                return AT_INPUT, b, buffer.index, 0
            case "fetch":
                return AT_OUTPUT, b, buffer.index, 0
            case "variable":
                name = self.program.variables[buffer.index].name
                return AT_STATE, b, 0, self.state.places[name].offset
            case "constant":
                array = self.program.constants[buffer.index]
                large = is_weight(array)
                block = self.weights if large else self.constants
                return AT_WEIGHTS if large else AT_CONSTANT, b, 0, block.offset(array)
            case "arena":
                return AT_WORK, b, 0, in_workspace
            case "view":
                return AT_VIEW, b, buffer.base, self.control_tables.formula(buffer.offset)
        raise Error(f"entry {self.name}: {buffer.name} lies in the memory of a host", code="UNIMPLEMENTED")

    def _tensor(self, name: str, item: Feed | Fetch) -> Tensor:
        buffer = self.program.buffers[item.buffer]
        formula, most = self._bytes(buffer)
        shape = tuple(size for size in buffer.shape or () if size is not None)
        sizes = tuple(self.control_tables.formula(size) for size in shape)
        return Tensor(name, item.name.split(":")[0], buffer.dtype, shape, formula, most, sizes)
