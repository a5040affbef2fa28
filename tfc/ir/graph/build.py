"""The graph builder: appends nodes to a growing graph, and infers and checks their types.

The front ends, the gradient rules and several passes use it. It hands out `Value`s; `finish()` freezes the result.
A builder with a `parent` builds the body of a branch, loop or function: a value of the parent becomes an argument of
the body the first time it is `capture`d.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import numpy as np

from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.base.errors import Error, Loc, suggest
from tfc.ir.graph.graph import Attr, Entry, Graph, Literal, Node, Symbol, Value
from tfc.ir.graph.infer import InferError, infer_types, infer_value, shape_value
from tfc.ir.graph.registry import Op, lookup
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import Array, DType, TensorType, dtype_of, i32, i64

_PLAIN = frozenset({bool, int, str})
"""Attributes of these types are equal only where they mean the same, and cheap to compare."""


class BuildError(Error):
    """A node that can not be built; `operand` or `attribute` says which part of the call is to blame."""

    operand: int | None = None
    attribute: str | None = None


class Builder:
    """A graph under construction. Names are made unique the way TensorFlow does it (`MatMul`, `MatMul_1`)."""

    def __init__(self, graph: Graph | None = None, *, parent: Builder | None = None) -> None:
        """Start empty, from an existing graph, or as the body of a structured op of `parent`."""
        self.parent = parent
        self.nodes: dict[str, Node] = {}
        self.symbols: dict[str, Symbol] = {} if parent is None else parent.symbols
        self.functions: dict[str, Graph] = {} if parent is None else parent.functions
        self.entries: dict[str, Entry] = {}
        self.init = ""
        self.results: tuple[Value, ...] = ()
        self.loc: Loc | None = None if parent is None else parent.loc
        self.captures: dict[Value, Value] = {}
        self.args: list[Node] = []
        self._values: dict[Value, Array] = {}
        self._inferred: dict[Hashable, tuple[TensorType, ...]] = {} if parent is None else parent._inferred
        """The types of nodes by op, types of operands and plain attributes, where no operand is known: most are like
        others."""
        self._next_suffix: dict[str, int] = {}
        self._scopes: dict[str, int] = {}
        self.gradient_source: str = "" if parent is None else parent.gradient_source
        """The Gradients node whose backward graph is being built: tells gradients of TensorArrays apart."""
        self._scope: str = "" if parent is None else parent._scope
        self._control: tuple[str, ...] = ()
        self._device: str = "" if parent is None else parent._device
        self._colocate: tuple[str, ...] = ()
        if graph is not None:
            self._adopt(graph)

    def _adopt(self, graph: Graph) -> None:
        self.symbols = {symbol.name: symbol for symbol in graph.symbols}
        self.functions = dict(graph.functions)
        self.entries = dict(graph.entry)
        self.init = graph.init
        self.results = graph.results
        for node in graph.order:
            self.nodes[node.name] = node
            self._remember(node)
        self.nodes = dict(graph.by_name)
        self.args = sorted((n for n in graph.nodes if n.op == "Arg"), key=lambda n: int(str(n.attrs["index"])))

    # ---- emitting -------------------------------------------------------------------------------------------------

    def emit(self, op: str, *inputs: Value, name: str | None = None, **attrs: Any) -> Value:
        """Append a node with exactly one output and return it."""
        return self.node(op, *inputs, name=name, **attrs).out()

    def emit_many(self, op: str, *inputs: Value, name: str | None = None, **attrs: Any) -> tuple[Value, ...]:
        """Append a node and return all its outputs."""
        return self.node(op, *inputs, name=name, **attrs).outputs

    def node(self, op: str, *inputs: Value, name: str | None = None, control: Iterable[str] = (), **attrs: Any) -> Node:
        """Append a node; BuildError when operands or attributes do not fit the op."""
        record = lookup(op)
        unique = self.unique_name(name or op)
        try:
            least = len(record.operands)
            if len(inputs) < least or (record.variadic is None and len(inputs) > least):
                more = " or more" if record.variadic else ""
                names = ", ".join((*record.operands, *((f"*{record.variadic}",) if record.variadic else ())))
                raise InferError(f"takes {least}{more} operands ({names}), but {len(inputs)} were given")
            complete = self.attributes(record, attrs)
            types = self._infer(record, inputs, complete)
        except InferError as error:
            raise self._error(f"{op}: {error.message}", unique, error.operand, error.attribute) from None
        node = Node(
            name=unique,
            op=op,
            inputs=tuple(inputs),
            control_inputs=tuple(dict.fromkeys((*self._control, *control))) if self._control or control else (),
            attrs=complete,
            types=types,
            device=self._device,
            colocate=self._colocate,
            loc=self.loc,
        )
        return self.append(node)

    def _infer(self, record: Op, inputs: Sequence[Value], attrs: Mapping[str, Attr]) -> tuple[TensorType, ...]:
        """The types of a node. Shape rules are functions of their arguments, so results are cached."""
        types, given, known = tuple([self.type(value) for value in inputs]), (*attrs.values(),), self._values
        if not types or not _PLAIN.issuperset(map(type, given)) or any([value in known for value in inputs]):
            return infer_types(record, types, [known.get(value) for value in inputs], attrs)
        key = (record.name, types, given)
        found = self._inferred.get(key)
        if found is None:
            found = self._inferred[key] = infer_types(record, types, [None] * len(types), attrs)
        return found

    def append(self, node: Node) -> Node:
        """Add a ready node under its own name, which must be free."""
        if node.name in self.nodes:
            raise self._error(f"there is already a node called {node.name!r}", node.name)
        self.nodes[node.name] = node
        self._remember(node)
        if node.op == "Arg":
            self.args.append(node)
        return node

    def replace(self, node: Node) -> None:
        """Put `node` in the place of the node of that name."""
        self.nodes[node.name] = node

    def const(self, value: Any, dtype: DType | None = None, name: str = "Const") -> Value:
        """A Const node. Without `dtype` Python numbers become f32, i32 or bool, arrays keep their type.

        BuildError when an integer does not fit the type.
        """
        if isinstance(value, Literal):
            return self.emit("Const", name=name, value=value)
        if dtype is not None and not _fits(value, dtype):
            raise self._error(f"{value} does not fit {dtype}", name)
        array = value if isinstance(value, np.ndarray) else _as_array(value, dtype)
        if dtype is not None and array.dtype != dtype.storage:
            array = array.astype(dtype.storage)
        return self.emit("Const", name=name, value=Literal(array))

    def shape(self, value: Value, dtype: DType = i32) -> Value:
        """The shape of a value as a 1-D tensor: a constant where it is known, else a Shape node.

        Sizes that do not fit `dtype` make it i64.
        """
        if any(isinstance(d, int) and d > i32_max for d in self.type(value).shape or ()):
            dtype = i64
        known = shape_value("Shape", self.type(value), dtype)
        if known is not None and known.dtype != object:
            return self.const(known.astype(dtype.storage).reshape(-1), name="shape")
        return self.emit("Shape", value, out_type=dtype)

    def arg(self, kind: TensorType, name: str = "arg") -> Value:
        """Append a parameter of the body being built."""
        return self.emit("Arg", name=name, index=len(self.args), type=kind.value())

    def capture(self, value: Value) -> Value:
        """An outer value inside this body: an argument, made the first time it is asked for."""
        if value not in self.captures:
            assert self.parent is not None
            kind = self.parent.type(value)
            self.captures[value] = self.arg(kind, name=value.node.rpartition("/")[2])
            known = self.parent.value(value)
            if known is not None:
                self._values[self.captures[value]] = known
        return self.captures[value]

    def rebuilt(self, known: Array, dtype: DType, name: str = "Const") -> Value:
        """A value that is known while building, made from constants and symbolic sizes."""
        if known.dtype != object or dtype.kind == "string":
            return self.const(known, dtype, name=name)
        parts = [self.size(size, dtype) for size in known.reshape(-1).tolist()]
        if known.ndim == 0:
            return parts[0]
        flat = self.emit("Pack", *parts, axis=0, name=name)
        return flat if known.ndim == 1 else self.emit("Reshape", flat, self.const(np.array(known.shape, np.int32)))

    def size(self, size: Size, dtype: DType = i32) -> Value:
        """A size as a scalar tensor: a constant, or the value of the symbolic dimension in the step at hand."""
        if isinstance(size, Dim):
            return self.emit("DimSize", dim=str(size), dtype=dtype)
        return self.const(np.array(size, dtype.storage))

    # ---- what is known --------------------------------------------------------------------------------------------

    def type(self, value: Value) -> TensorType:
        """The type of a value of this graph; BuildError when there is no such output."""
        node = self.nodes.get(value.node)
        if node is None:
            raise self._error(f"there is no node {value.node!r}", value.node, code="NOT_FOUND")
        if value.port >= len(node.types):
            raise self._error(f"{node.op} has {len(node.types)} outputs, so there is no {value}", value.node)
        return node.types[value.port]

    def value(self, value: Value) -> Array | None:
        """The value of a tensor as far as it is known while building: numbers, an object array with `Dim`s, or None."""
        return self._values.get(value)

    def _remember(self, node: Node) -> None:
        if len(node.types) != 1 or (node.types[0].dtype.kind not in ("int", "uint", "bool") and node.op != "Const"):
            return
        record = lookup(node.op, node)
        inputs = [self._values.get(v) for v in node.inputs]
        if record.takes_state or (any(v is None for v in inputs) and node.op not in ("Shape", "Size", "Rank")):
            return
        types = [self.nodes[v.node].types[v.port] for v in node.inputs if v.node in self.nodes]
        known = infer_value(record, types, inputs, node.attrs, node.types[0])
        if known is not None:
            self._values[node.out()] = known

    # ---- scopes ---------------------------------------------------------------------------------------------------

    @contextmanager
    def scope(self, name: str) -> Iterator[None]:
        """Prefix the names of nodes made inside with `name/`; a second scope of that name becomes `name_1/`."""
        full = self._scope + name
        number = self._scopes.get(full, 0)
        self._scopes[full] = number + 1
        with self._changed("_scope", lambda _: f"{full}_{number}/" if number else f"{full}/"):
            yield

    @contextmanager
    def _changed(self, field: str, change: Callable[[Any], Any]) -> Iterator[None]:
        """A context in which a field of the builder has another value."""
        saved = getattr(self, field)
        setattr(self, field, change(saved))
        try:
            yield
        finally:
            setattr(self, field, saved)

    def after(self, *names: str) -> AbstractContextManager[None]:
        """Nodes made inside wait for the named nodes (control edges)."""
        return self._changed("_control", lambda around: tuple(dict.fromkeys((*around, *names))))

    def device(self, name: str) -> AbstractContextManager[None]:
        """Nodes made inside carry this device constraint; what it leaves open is as in the scope around."""

        def within(around: str) -> str:
            return str(DeviceSpec.parse(name).within(DeviceSpec.parse(around))) if around and name else name

        return self._changed("_device", within)

    def colocate(self, *names: str) -> AbstractContextManager[None]:
        """Nodes made inside must share a device with the named nodes."""
        return self._changed("_colocate", lambda around: tuple(dict.fromkeys((*around, *names))))

    def at(self, loc: Loc | None) -> AbstractContextManager[None]:
        """Nodes made inside get this source location."""
        return self._changed("loc", lambda _: loc)

    @property
    def scope_name(self) -> str:
        """The current name prefix, with its slash, or ""."""
        return self._scope

    def unique_name(self, name: str) -> str:
        """A free name for a node called `name` in the current scope."""
        full = self._scope + name
        suffix = self._next_suffix.get(full, 0)
        candidate = full if suffix == 0 else f"{full}_{suffix}"
        while candidate in self.nodes:
            suffix += 1
            candidate = f"{full}_{suffix}"
        self._next_suffix[full] = suffix if suffix == 0 else suffix + 1
        return candidate

    # ---- finishing ------------------------------------------------------------------------------------------------

    def finish(self, results: Sequence[Value] = ()) -> Graph:
        """Freeze what was built; `results` are the values a body gives back."""
        return Graph(
            nodes=tuple(self.nodes.values()),
            symbols=tuple(self.symbols.values()) if self.parent is None else (),
            entries=tuple(self.entries.values()),
            functions=tuple(self.functions.items()) if self.parent is None else (),
            results=tuple(results),
            init=self.init,
        )

    def attributes(self, record: Op, given: dict[str, Any]) -> dict[str, Attr]:
        """All attributes of an op, defaults filled in, in declaration order; InferError when one does not fit."""
        complete: dict[str, Attr] = {}
        for name, attribute in record.attributes.items():
            if name in given:
                value = as_attr(given[name])
                if not attribute.accepts(value):
                    raise InferError(f"{name} must be {attribute.annotation}, but is {value!r}", attribute=name)
                if attribute.annotation == "float" and isinstance(value, int):
                    value = float(value)
                complete[name] = value
            elif attribute.required:
                raise InferError(f"attribute {name!r} is missing", attribute=name)
            else:
                complete[name] = attribute.default
        for name in given:
            if name not in record.attributes:
                raise InferError(f"has no attribute {name!r}{suggest(name, record.attributes)}", attribute=name)
        return complete

    def _error(
        self,
        message: str,
        node: str,
        operand: int | None = None,
        attribute: str | None = None,
        code: str = "INVALID_ARGUMENT",
    ) -> BuildError:
        error = BuildError(message, code=code, node=node, loc=self.loc)
        error.operand, error.attribute = operand, attribute
        return error


def as_attr(value: Any) -> Attr:
    """Turn lists into tuples and arrays into literals, so that an attribute is immutable."""
    if isinstance(value, (list, tuple)):
        return tuple(as_attr(item) for item in value)
    if isinstance(value, np.ndarray):
        return Literal(value)
    if isinstance(value, np.generic):
        item: Attr = value.item()
        return item
    result: Attr = value
    return result


def _fits(value: Any, dtype: DType) -> bool:
    """False when a value holds integers out of the type's range."""
    if not dtype.is_integer:
        return True
    given = np.asarray(value)
    if given.dtype.kind not in "iuO" or not given.size:
        return True
    limits = np.iinfo(dtype.storage)
    return bool(limits.min <= given.min() and given.max() <= limits.max)


def _as_array(value: Any, dtype: DType | None) -> Array:
    if dtype is not None:
        if dtype.kind == "string":
            return np.array(value, dtype=object)
        return np.asarray(value).astype(dtype.storage)
    array = np.asarray(value)
    if array.dtype.kind == "f":
        return array.astype(np.float32) if not isinstance(value, np.generic) else array
    if array.dtype.kind == "i" and not isinstance(value, np.generic):
        fits = array.size == 0 or (array.min() >= i32_min and array.max() <= i32_max)
        return array.astype(i32.storage if fits else i64.storage)
    if array.dtype.kind in "SU":
        return array.astype(object)
    dtype_of(array)
    return array


i32_min, i32_max = -(2**31), 2**31 - 1
