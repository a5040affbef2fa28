"""A model compiled ahead of time, as data: what a module runs, saves and loads (architecture §7).

Several entries over one set of variables, each with its Program, the program that gives the variables their initial
values, the model as it was compiled, and the machine it was compiled for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal, get_args

from tfc.codegen.program.program import Program
from tfc.ir.base.record import field, record
from tfc.ir.base.value import Symbol
from tfc.ir.types.types import Array, TensorType
from tfc.runtime.base.host_check import Machine

if TYPE_CHECKING:
    from tfc.codegen.objects.build_modules import Modules
    from tfc.ir.graph.graph import Attr, Graph
    from tfc.runtime.bundle.packed_constants import PackedConstant

INLINE_BYTES = 1024
"""Larger constants of the model stand apart from its text."""
_APART = "constant:"
SIMULATED = "gpu:sim"
"""The target of kernels that a processor runs instead of a GPU."""
GpuFlag = Literal["strict_rounding", "tf32", "winograd", "winograd_2x2"]
GPU_FLAGS: tuple[GpuFlag, ...] = get_args(GpuFlag)
"""The settings of a Config that let results differ."""
INIT = ""
"""Among a bundle's programs the one that gives the variables their initial values, as if it were an entry's."""


@record(frozen=True)
class EntrySignature:
    """A way into a module: the names and types of what it takes and gives, and the nodes it runs besides."""

    name: str
    inputs: Mapping[str, TensorType]
    outputs: Mapping[str, TensorType]
    targets: tuple[str, ...] = ()

    def __str__(self) -> str:
        inputs, outputs = (", ".join(f"{k}: {v}" for k, v in side.items()) for side in (self.inputs, self.outputs))
        after = f" after {', '.join(self.targets)}" if self.targets else ""
        return f"{self.name}({inputs}) -> ({outputs}){after}"


@record(frozen=True)
class Source:
    """The model in the text form of graphs; its large constants by the names the text has for them."""

    text: str
    constants: Mapping[str, Array]


@record(frozen=True)
class Bundle:
    """See the module's text.

    name        of the model: begins the names of files and symbols
    producer    the version that compiled it
    opt_level   and how hard it tried
    support     the digest of the support code its kernels were made for
    programs    by the name of the entry, each with a name of its own that is an identifier; their objects are empty
                when the code stands in a linked file. Those of a file are read when they are asked for. INIT is left
                out when there are no variables, or none with an initial value
    source      the model that was compiled
    final       what the passes made of it, by the name of the program
    description what runtime/bundle/description.py reads: kernels with their nodes, lines and costs
    extras      members of a file that nothing here reads to run it: samples, headers
    packed      constants of the model that its programs have in panels alone, by the names that its text has for them
    modules     the LLVM text of all programs, in their order, of a bundle that has just been compiled
    interface   the TFC_ABI of the functions for programs in C that stand in its linked code; 0 when there are none
    gpu         what the kernels are for where a GPU runs them, `sm_80`, or `gpu:sim` for its stand-in; "" for a
                processor's. The machine is then what launches them
    gpu_support the digest of the support code that launches them
    gpu_flags   which of GPU_FLAGS it was compiled with
    versions    the model for several processors of one architecture, the least demanding first, whose machine, programs
                and description are this bundle's own too; empty when it is for one
    """

    name: str
    producer: str
    machine: Machine
    opt_level: int
    support: str
    symbols: tuple[Symbol, ...]
    entries: tuple[EntrySignature, ...]
    programs: Mapping[str, Program]
    variables: Mapping[str, TensorType]
    source: Source = field(compare=False)
    final: Mapping[str, Source] = field(compare=False)
    description: str = field(default="", compare=False)
    extras: Mapping[str, bytes] = field(default_factory=dict, compare=False)
    packed: Mapping[str, PackedConstant] = field(default_factory=dict, compare=False)
    modules: tuple[Modules, ...] = field(default=(), compare=False)
    interface: int = 0
    versions: tuple[Bundle, ...] = ()
    gpu: str = ""
    gpu_support: str = ""
    gpu_flags: tuple[GpuFlag, ...] = ()

    @property
    def init(self) -> Program | None:
        """The program that initialises the variables; None when there is none."""
        return self.programs.get(INIT)

    @property
    def all_programs(self) -> tuple[Program, ...]:
        """The programs of the entries in order, then the one that initialises."""
        return tuple(self.programs[name] for name in self.program_names)

    @property
    def program_names(self) -> tuple[str, ...]:
        """The names of the Programs, in the order of `all_programs`."""
        last = (INIT,) if INIT in self.programs else ()
        return (*(entry.name for entry in self.entries), *last)

    @property
    def version_here(self) -> Bundle:
        """The version for the most demanding processor that this machine can stand in for; itself if it has but one."""
        return next((each for each in reversed(self.versions) if not each.machine.missing), self)


def digest_name(array: Array) -> str:
    """The name under which a constant is kept: equal constants have the same, so they are kept once."""
    from tfc.ir.graph.graph import Literal  # running a module needs no graphs

    return Literal(array).digest().hex()


def source_of(graph: Graph) -> Source:
    """The canonical text of a graph: the same for the same model, wherever its files are."""
    from tfc.ir.graph.graph import Literal

    constants: dict[str, Array] = {}

    def set_apart(value: Attr) -> Attr:
        if not isinstance(value, Literal) or value.array.nbytes <= INLINE_BYTES:
            return value
        name = value.digest().hex()
        constants[name] = value.array
        return _APART + name

    return Source(str(_with_values(graph, set_apart)), constants)


def graph_of(source: Source) -> Graph:
    """The graph that `source_of` wrote. An Error where the text is malformed, KeyError for a constant it lacks."""
    from tfc.ir.text.parse import parse_graph
    from tfc.runtime.bundle.packed_constants import literal_of

    def put_back(value: Attr) -> Attr:
        if not isinstance(value, str) or not value.startswith(_APART):
            return value
        return literal_of(source.constants, value.removeprefix(_APART))

    return _with_values(parse_graph(source.text, "ir/model.tfg"), put_back)


def _with_values(graph: Graph, changed: Callable[[Attr], Attr]) -> Graph:
    """A graph with what `changed` makes of the values of its constants."""
    nodes = []
    for node in graph.nodes:
        value = node.attrs.get("value")
        if node.op == "Const" and (other := changed(value)) is not value:
            node = node.with_(attrs={**node.attrs, "value": other})  # noqa: PLW2901
        nodes.append(node)
    functions = tuple((name, _with_values(body, changed)) for name, body in graph.functions)
    return graph.with_nodes(nodes).with_(functions=functions)
