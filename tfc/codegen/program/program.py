"""The Program: what code generation hands to the runtime for one device and one (feeds, fetches, targets).

Data and nothing else: a table of instructions over a table of buffers, the symbolic dimensions and where a step learns
their values, the variables it touches, its constants and its native code. It can be printed (text.py), saved
(json.py), loaded and embedded, and it imports no compiler (architecture §1, §5).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from tfc.ir.base.errors import Loc
from tfc.ir.base.record import field, record
from tfc.ir.types.dims import Size, evaluate, linear_in
from tfc.ir.types.types import Array, DType, Shape, product

if TYPE_CHECKING:
    from tfc.codegen.program.control import Control
    from tfc.codegen.program.dataflow import Dataflow
    from tfc.codegen.program.launch import Launch
    from tfc.codegen.program.panels import Panels
    from tfc.ir.graph.graph import Node

ALIGNMENT = 64
"""Every buffer the runtime allocates starts at a multiple of this many bytes."""

BufferKind = Literal["feed", "fetch", "variable", "constant", "arena", "view", "host", "heap"]


@record(frozen=True, slots=True)
class Buffer:
    """One tensor's storage.

    kind      where it lives: `feed` the caller's array, `fetch` a result array (fresh or the caller's), `variable` the
              session's state, `constant` the program's own data, `arena` memory planned by lifetime, `view` a part of
              another buffer, `host` a NumPy array made by a host op: strings, and shapes only known then, `heap` memory
              that Make and Grow instructions get while the step runs, for shapes with symbols that Size has set
    index     which feed, fetch, variable or constant; -1 otherwise
    base      of a view: the buffer it lies in (never itself a view), at `offset` bytes
    first     the first and the last instruction that touch it, views included; an arena buffer may share its bytes with
    last      another one outside of this interval
    name      the graph value it holds, `node:port`, for people
    panels    of a constant that is packed when the program is loaded: how
    """

    kind: BufferKind
    dtype: DType
    shape: Shape | None
    name: str = ""
    index: int = -1
    base: int = -1
    offset: Size = 0
    first: int = 0
    last: int = 0
    panels: Panels | None = None

    @property
    def is_late(self) -> bool:
        """True when not even the rank is known before a host op has made it."""
        return self.shape is None or any(size is None for size in self.shape)

    def bytes(self, dims: Mapping[str, int]) -> int:
        """The size in bytes for given symbols; ValueError for a late buffer."""
        if self.shape is None or (elements := product(self.shape)) is None:
            raise ValueError(f"the size of {self.name} is not known")
        return evaluate(elements, dims) * self.dtype.size


@record(frozen=True, slots=True)
class Failure:
    """One way a kernel may fail: the node at fault and the message. In it `{element}`, `{a}`, `{b}` and `{value}` stand
    for what the kernel gave tfc_fail: the index of the element, two integers, a number.
    """

    node: str
    message: str


@record(frozen=True, slots=True)
class Instruction:
    """A step of a program: a call of a native kernel or of an op's reference body on the host, a dataflow, or control.

    kernel    the symbol of the kernel, "" otherwise
    host      the node whose op body runs on the host, None otherwise
    control   what a control instruction does, None otherwise; `Instruction.steer` makes one
    dataflow  which of the program's dataflows the executor runs, -1 otherwise
    operands  buffer ids in the order the kernel takes them (host: the node's inputs, then its outputs)
    access    one letter per operand: `r` read, `w` written entirely, `u` read and written in place
    nodes     names of the graph nodes it computes, for errors, traces and profiles
    failures  what a kernel may report through tfc_fail, by reason. A kernel without any never fails; a host op may
    flops     work and memory traffic, for profiles
    endless   the kernel holds a loop that may run for long, and asks tfc_cancelled meanwhile
    """

    operands: tuple[int, ...]
    access: str
    kernel: str = ""
    host: Node | None = None
    nodes: tuple[str, ...] = ()
    failures: tuple[Failure, ...] = ()
    flops: Size = 0
    bytes: Size = 0
    control: Control | None = None
    endless: bool = False
    dataflow: int = -1

    @staticmethod
    def steer(control: Control, nodes: tuple[str, ...] = ()) -> Instruction:
        """A control instruction, on behalf of `nodes`."""
        from tfc.codegen.program.control import operands_of  # few programs have some

        operands, access = operands_of(control)
        return Instruction(operands, access, nodes=nodes, control=control)

    @property
    def may_fail(self) -> bool:
        """True when running it can end the step. A loop can be cancelled, at its backward jump."""
        fails = self.runs_in_python or bool(self.failures) or self.endless
        if fails or self.control is None:
            return fails
        from tfc.codegen.program.control import may_end_step

        return may_end_step(self.control)

    @property
    def runs_in_python(self) -> bool:
        """True for what the session drives: host ops, and dataflows, which may hold some."""
        return self.host is not None or self.dataflow >= 0

    @property
    def reads(self) -> tuple[int, ...]:
        """The buffers it reads."""
        return tuple(b for b, a in zip(self.operands, self.access, strict=True) if a != "w")

    @property
    def writes(self) -> tuple[int, ...]:
        """The buffers it writes."""
        return tuple(b for b, a in zip(self.operands, self.access, strict=True) if a != "r")


@record(frozen=True, slots=True)
class Dimension:
    """A symbolic dimension and where its value comes from: `size of axis = scale * value + shift`.

    The buffer is a feed's, or one that a host op makes (then every buffer that depends on the symbol is allocated once
    that op has run). `axis` -1: a Size instruction sets it from the scalar `buffer`; buffers that depend on it are
    `heap` buffers, or views. `buffer` -1: whoever runs the program gives the value, as the feeds of other devices
    determine it. Bounds are inclusive, `maximum` None means unbounded.
    """

    name: str
    buffer: int
    axis: int
    scale: int = 1
    shift: int = 0
    minimum: int = 0
    maximum: int | None = None


@record(frozen=True, slots=True)
class Feed:
    """A value the caller gives: its `node:port`, buffer, element type and shape (None: unknown size)."""

    name: str
    buffer: int
    dtype: DType
    shape: Shape | None


@record(frozen=True, slots=True)
class Fetch:
    """A value the caller asks for: its `node:port` and the buffer that holds it at the end of the step.

    The buffer may be of any kind; unless it is a `fetch` buffer of this very fetch the runtime copies it out.
    """

    name: str
    buffer: int


@record(frozen=True, slots=True)
class VariableUse:
    """A variable of the session as this program uses it.

    needs_value  the step reads it before it assigns it: it must be initialised
    assigned     after the step it has a value
    initial      the constant it holds before the first step, -1 for none. Variables with one are an op's own state (a
                 random op's counter): the session keeps them but does not list them
    """

    name: str
    buffer: int
    dtype: DType
    shape: Shape
    needs_value: bool = True
    assigned: bool = False
    initial: int = -1


@record(frozen=True, slots=True)
class NodeInfo:
    """Facts of a graph node for errors and profiles: its op, device and location."""

    op: str
    loc: Loc | None = None
    device: str = ""


@record(frozen=True, slots=True)
class Code:
    """Native code: relocatable objects for one target. Kernels may call tfc_parallel_for, tfc_fail,
    tfc_status, tfc_cancelled and tfc_may_use_amx.

    Of a GPU there is one object, the PTX of all kernels, and `launches` says what each kernel is made of; `cubins` are
    what NVIDIA's assembler made of the PTX, by the device it is for (`sm_90a`).
    """

    objects: tuple[bytes, ...] = ()
    symbols: tuple[str, ...] = ()
    triple: str = ""
    cpu: str = ""
    features: str = ""
    launches: Mapping[str, tuple[Launch, ...]] = field(default_factory=dict)
    cubins: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def is_ptx(self) -> bool:
        """True for code of an NVIDIA GPU, which a driver loads; False for that of a processor, or of a stand-in."""
        return self.triple.startswith("nvptx64")


@record(frozen=True)
class Program:
    """See the module's text. `name` is for people; `dims` is in the order kernels index their dims table."""

    name: str
    buffers: tuple[Buffer, ...]
    instructions: tuple[Instruction, ...]
    dims: tuple[Dimension, ...] = ()
    feeds: tuple[Feed, ...] = ()
    fetches: tuple[Fetch, ...] = ()
    targets: tuple[str, ...] = ()
    variables: tuple[VariableUse, ...] = ()
    constants: tuple[Array, ...] = field(default=(), compare=False)
    nodes: Mapping[str, NodeInfo] = field(default_factory=dict)
    code: Code = Code()
    dataflows: tuple[Dataflow, ...] = ()

    @cached_property
    def kernels(self) -> Mapping[str, tuple[Instruction, ...]]:
        """The instructions of each kernel, those inside of dataflows too, by symbol in order of first use."""
        found: dict[str, list[Instruction]] = {}
        inner = (use for flow in self.dataflows for region in flow.regions for use in region.program.instructions)
        for instruction in (*self.instructions, *inner):
            if instruction.kernel:
                found.setdefault(instruction.kernel, []).append(instruction)
        return {symbol: tuple(uses) for symbol, uses in found.items()}

    @property
    def host_nodes(self) -> tuple[Node, ...]:
        """The nodes that run on the host, those inside of dataflows included."""
        inside = (node.host for flow in self.dataflows for node in flow.nodes)
        return tuple(node for node in (*(use.host for use in self.instructions), *inside) if node is not None)

    @cached_property
    def written(self) -> Mapping[int, tuple[int, int]]:
        """For each variable (by index) the step writes: the first and the last instruction that do."""
        spans: dict[int, tuple[int, int]] = {}
        for i, instruction in enumerate(self.instructions):
            for b in instruction.writes:
                root = self.root(b)
                if self.buffers[root].kind == "variable":
                    index = self.buffers[root].index
                    spans[index] = (spans.get(index, (i, i))[0], i)
        return spans

    def root(self, buffer: int) -> int:
        """The buffer whose storage this one is or lies in."""
        base = self.buffers[buffer].base
        return buffer if base < 0 else base

    def bind(self, shapes: Sequence[Sequence[int]]) -> dict[str, int]:
        """The values of the symbols bound by feeds, for the shapes of all feeds in order; unchecked."""
        values = {}
        for dim in self.dims:
            owner = self.buffers[dim.buffer] if dim.buffer >= 0 else None
            if owner is not None and owner.kind == "feed" and dim.axis >= 0:
                values[dim.name] = (shapes[owner.index][dim.axis] - dim.shift) // dim.scale
        return values

    def __str__(self) -> str:
        from tfc.codegen.program.text import print_program  # the printer needs this module; a dump is never hot

        return print_program(self)


def bind_dimension(
    name: str, sources: Iterable[tuple[int, Shape | None]], minimum: int = 0, maximum: int | None = None
) -> Dimension | None:
    """The axis that the symbol `name` can be read off: the first of (buffer, shape) that is linear in it alone.

    None when there is no such axis. A plain `batch` is preferred over `2*batch + 1`.
    """
    best: Dimension | None = None
    for buffer, shape in sources:
        for axis, size in enumerate(shape or ()):
            linear = linear_in(size, name)
            if linear == (1, 0):
                return Dimension(name, buffer, axis, minimum=minimum, maximum=maximum)
            if linear is not None and best is None:
                best = Dimension(name, buffer, axis, *linear, minimum, maximum)
    return best
