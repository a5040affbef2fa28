"""The Python API for making graphs: the same ops, functions and names as the `.tfg` language.

    with tfc.graph() as g:
        x = tfc.input("x", "f32[batch, 784]")
        W = tfc.variable("W", tfc.random_uniform([784, 10], seed=1))
        y = tfc.softmax(x @ W, name="y")
        tfc.entry("infer", inputs=[x], outputs=[y])
    session = tfc.Session(g.build())

Every language function is here under its name (`tfc.relu`), every op under `tfc.op("MatMul", a, b)`, every library of
the language under `tfc.library("nn")`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from tfc.frontend.api.tensor import Tensor, build, building, caller_loc, current, unwrap
from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import LanguageValue, Operation, is_list
from tfc.frontend.elaborate.calls import call_op
from tfc.frontend.elaborate.program import finish
from tfc.frontend.functions.kinds import nodes_of
from tfc.frontend.functions.operands import as_tensor
from tfc.ir.base.device_names import device_problem
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Entry, Graph, Symbol, Value
from tfc.ir.graph.registry import OPS, lookup
from tfc.ir.ops.control import is_assignable
from tfc.ir.types.dims import Dim, parse_dim
from tfc.ir.types.types import DTYPES, TensorType

__all__ = [
    "GraphScope", "Tensor", "after", "colocate", "constant", "container", "device", "dim", "entry", "graph", "group",
    "input", "op", "ops", "parse_type", "scope", "variable",
]  # fmt: skip

ops = OPS
"""Every registered op by name."""
_TYPE = re.compile(r"\s*(\w+)\s*\[(.*)\]\s*\Z", re.DOTALL)


class GraphScope:
    """`with tfc.graph() as g:`; `g.build()` gives the finished graph, at any time."""

    def __init__(self) -> None:
        self.builder = GraphBuilder()
        self._entered: list[AbstractContextManager[None]] = []

    def __enter__(self) -> GraphScope:
        self._entered.append(building(self.builder))
        self._entered[-1].__enter__()
        return self

    def __exit__(self, *exception: object) -> None:
        self._entered.pop().__exit__(None, None, None)

    def build(self) -> Graph:
        """The graph made so far, with its initialisers joined in `init`."""
        if not self.builder.init and self.builder.initialisers:
            finish(self.builder)
        elif self.builder.init:
            init = self.builder.nodes[self.builder.init]
            self.builder.replace(init.with_(control_inputs=tuple(self.builder.initialisers.values())))
        return self.builder.finish()


def graph() -> GraphScope:
    """A new, empty graph to build in a `with` block."""
    return GraphScope()


def parse_type(text: str) -> TensorType:
    """The type that `f32[batch, 784]` or `i32[*]` means; a symbol that is new is declared without bounds."""
    found = _TYPE.match(text)
    if found is None or found.group(1) not in DTYPES:
        raise Error(f"{text!r} is no tensor type such as 'f32[batch, 784]'")
    dtype, dims = DTYPES[found.group(1)], found.group(2).strip()
    if dims == "*":
        return TensorType(dtype, None)
    try:
        sizes = [None if part.strip() == "?" else parse_dim(part) for part in dims.split(",") if dims]
    except ValueError as error:
        raise Error(f"{text!r} is no tensor type: {error}") from None
    for size in sizes:
        for name in sorted(size.symbols()) if isinstance(size, Dim) else ():
            current().symbols.setdefault(name, Symbol(name))
    return TensorType(dtype, tuple(sizes))


def dim(name: str, minimum: int = 0, maximum: int | None = None) -> Any:
    """Declare a symbolic dimension with inclusive bounds; the result can stand in shapes."""
    current().symbols[name] = Symbol(name, minimum, maximum)
    return Dim.symbol(name)


def input(name: str, type: str | TensorType, default: Any = None) -> Tensor:
    """A tensor that is fed, or is `default`."""
    kind = parse_type(type) if isinstance(type, str) else type
    value = unwrap(default)

    def action(b: GraphBuilder) -> LanguageValue:
        b.claim(name)
        if value is None:
            return b.emit("Placeholder", name=name, type=kind)
        with b.inside(f"{b.scope_name}{name}/"):
            tensor = as_tensor(b, value, kind.dtype)
        return b.emit("PlaceholderWithDefault", tensor, name=name, type=kind)

    return build(action)  # type: ignore[no-any-return]


def variable(name: str, type: Any = None, initial: Any = None, *, shared_name: str = "") -> Tensor:
    """A variable: `variable("W", "f32[2]", zeros)`, or `variable("W", zeros)`, of the type of its initial value.

    Without an initial value it must be assigned before it is read. Sessions that share containers know it by its
    `shared_name`, or else by its own; two variables of one graph with the same `shared_name` are one.
    """
    if initial is None and not isinstance(type, (str, TensorType)):
        type, initial = None, type
    kind = parse_type(type) if isinstance(type, str) else type
    if kind is None and initial is None:
        raise Error(f"the variable {name!r} needs a type or an initial value")
    value = unwrap(initial)

    def action(b: GraphBuilder) -> LanguageValue:
        full = b.claim(name)
        with b.inside(full + "/"):
            first = None if value is None else as_tensor(b, value, None if kind is None else kind.dtype)
        if kind is not None and first is not None and not is_assignable(b.type(first).value(), kind):
            raise Error(f"the variable {name!r} is {kind}, but its initial value is {b.type(first).value()}")
        chosen = kind or b.type(first or Value("")).value()
        made = b.emit("VariableV2", name=name, shape=chosen.shape, dtype=chosen.dtype, shared_name=shared_name)
        if first is not None:
            with b.inside(full + "/"):
                assign = b.emit("Assign", made, first, name="Assign", validate_shape=chosen.is_static)
            b.initialisers[made.node] = assign.node
        return made

    return build(action)  # type: ignore[no-any-return]


def constant(value: Any, dtype: Any = None, name: str | None = None) -> Tensor:
    """A constant of a number, a nested list or an array."""
    thing, kind = unwrap(value), DTYPES[dtype] if isinstance(dtype, str) else dtype
    if is_list(thing):
        thing = list(thing)
    return build(lambda b: as_tensor(b, thing, kind), name)  # type: ignore[no-any-return]


def op(op: str, *operands: Any, name: str | None = None, **attributes: Any) -> Any:
    """A node of any registered op: `tfc.op("MatMul", a, b, transpose_b=True)`."""
    record = lookup(op)
    things = [unwrap(operand) for operand in operands]
    return build(lambda b: call_op(b, record, things, {k: unwrap(v) for k, v in attributes.items()}), name)


def group(*operations: Any, name: str | None = None) -> Operation:
    """An operation that is done when all the given ones are."""
    things = [unwrap(operation) for operation in operations]
    made = build(lambda b: Operation(b.node("NoOp", name="group", control=nodes_of(b, things)).name), name)
    assert isinstance(made, Operation)
    return made


def entry(
    name: str,
    inputs: Sequence[Tensor] | Mapping[str, Tensor] = (),
    outputs: Sequence[Tensor] | Mapping[str, Tensor] = (),
    after: Sequence[Any] = (),
) -> None:
    """Declare what a compiled module exports: tensors to feed, to fetch, and operations to run.

    Without names of their own, inputs and outputs are called like their nodes.
    """
    b = current()
    if name in b.entries:
        raise Error(f"there are two entries called {name!r}")
    targets = tuple(dict.fromkeys(node for operation in after for node in nodes_of(b, unwrap(operation))))
    b.entries[name] = Entry(name, _named(inputs), _named(outputs), targets, caller_loc())


def _named(tensors: Sequence[Tensor] | Mapping[str, Tensor]) -> tuple[tuple[str, Value], ...]:
    if isinstance(tensors, Mapping):
        return tuple((name, unwrap(tensor)) for name, tensor in tensors.items())
    return tuple((tensor.name, unwrap(tensor)) for tensor in tensors)


# ------------------------------------------------------------------------------------------------------ scopes


@contextmanager
def scope(name: str) -> Iterator[None]:
    """Names of nodes made inside start with `name/`."""
    b = current()
    with b.inside(f"{b.scope_name}{name}/", home=True):
        yield


def device(name: str) -> AbstractContextManager[None]:
    """Nodes made inside are to run on this device."""
    problem = device_problem(name)
    if problem:
        raise Error(f"{name!r} is no device name: {problem}")
    return current().device(name)


def after(*operations: Any) -> AbstractContextManager[None]:
    """Nodes made inside wait for these operations or tensors."""
    b = current()
    return b.after(*nodes_of(b, unwrap(list(operations))))


def colocate(*tensors: Any) -> AbstractContextManager[None]:
    """Nodes made inside run where these do."""
    b = current()
    return b.colocate(*nodes_of(b, unwrap(list(tensors))))


def container(name: str) -> AbstractContextManager[None]:
    """Variables made inside live in this container of the session."""
    return current().inside_container(name)
