"""The tensors of the Python API: values of a graph under construction, with NumPy's operators and indexing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from typing import Any

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import LanguageValue, Operation, Outputs, is_list
from tfc.frontend.functions import FUNCTIONS
from tfc.frontend.functions.effects import update
from tfc.frontend.functions.indexing import index
from tfc.frontend.functions.naming import name_result
from tfc.frontend.functions.operators import binary, unary
from tfc.ir.base.errors import Error, Loc
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import DType, TensorType

_CURRENT: ContextVar[GraphBuilder | None] = ContextVar("current graph", default=None)
_PACKAGE = str(Path(__file__).parents[2])


def current() -> GraphBuilder:
    """The graph being built; FAILED_PRECONDITION outside of `with tfc.graph()`."""
    builder = _CURRENT.get()
    if builder is None:
        raise Error("no graph is being built here: write `with tfc.graph() as g:`", "FAILED_PRECONDITION")
    return builder


@contextmanager
def building(builder: GraphBuilder) -> Iterator[None]:
    """Make `builder` the one of the graph being built."""
    token = _CURRENT.set(builder)
    try:
        yield
    finally:
        _CURRENT.reset(token)


def caller_loc() -> Loc | None:
    """The line of the user's program that calls into tfc."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        if frame.f_back is None:
            return None
        frame = frame.f_back
    return Loc(frame.f_code.co_filename, frame.f_lineno)


def build(action: Callable[[GraphBuilder], LanguageValue], name: str | None = None) -> Any:
    """Run an action on the current graph; its nodes come from the caller's line, its result may get a name."""
    b = current()
    saved, b.loc = b.loc, caller_loc()
    try:
        if name is None:
            return wrap(action(b))
        mark = len(b.nodes)
        with b.inside(f"{b.scope_name}{name}/"):
            thing = action(b)
        named = name_result(b, thing, name, mark)
        if named is None:
            b.claim(name)
            named = b.emit("Identity", thing, name=name) if isinstance(thing, Value) else thing
        return wrap(named)
    except Error as error:
        error.loc = error.loc or b.loc
        raise
    finally:
        b.loc = saved


def wrap(thing: LanguageValue) -> Any:
    """A language value as Python sees it: tensors as Tensor, several outputs as a tuple."""
    if isinstance(thing, Value):
        return Tensor(current(), thing)
    if isinstance(thing, Outputs):
        return tuple(wrap(item) for item in thing.values)
    return [wrap(item) for item in thing] if isinstance(thing, list) else thing


def unwrap(thing: Any) -> LanguageValue:
    """The operand of the current graph for a Python value: tensors of graphs around it are captured."""
    if isinstance(thing, Tensor):
        return current().bring(thing.value, thing.builder)
    if is_list(thing):
        return [unwrap(item) for item in thing]
    if isinstance(thing, slice):
        return slice(unwrap(thing.start), unwrap(thing.stop), unwrap(thing.step))
    return thing


def items_of(returned: LanguageValue) -> list[LanguageValue]:
    """The values that a Python function which builds a graph returned: none, one, or several."""
    if returned is None or isinstance(returned, Operation):
        return []
    return list(returned) if is_list(returned) else [returned]


def call(function: str, *arguments: Any, name: str | None = None, **keywords: Any) -> Any:
    """Call a language function by name on Python values."""
    record = FUNCTIONS[function]
    things = [unwrap(argument) for argument in arguments]
    named = {key: unwrap(value) for key, value in keywords.items()}
    return build(lambda b: record(b, things, named), name)


def _binary(sign: str, swapped: bool = False) -> Callable[[Tensor, Any], Tensor]:
    def method(self: Tensor, other: Any) -> Tensor:
        left, right = unwrap(self), unwrap(other)
        if swapped:
            left, right = right, left
        return build(lambda b: binary(b, sign, left, right))  # type: ignore[no-any-return]

    return method


def _unary(sign: str) -> Callable[[Tensor], Tensor]:
    def method(self: Tensor) -> Tensor:
        value = unwrap(self)
        return build(lambda b: unary(b, sign, value))  # type: ignore[no-any-return]

    return method


def language_function(name: str) -> Callable[..., Any] | None:
    """The language function of that name, for Python: it takes tensors, numbers, lists, arrays, and a `name`."""
    record = FUNCTIONS.get(name)
    if record is None:
        return None
    function = partial(call, name)
    function.__doc__ = f"{record.signature}\n\n{record.doc}"
    return function


class Tensor:
    """A tensor of a graph under construction. Operators make nodes; `==` compares element by element."""

    __slots__ = ("builder", "value")

    def __init__(self, builder: GraphBuilder, value: Value) -> None:
        self.builder = builder
        self.value = value

    __add__, __radd__ = _binary("+"), _binary("+", swapped=True)
    __sub__, __rsub__ = _binary("-"), _binary("-", swapped=True)
    __mul__, __rmul__ = _binary("*"), _binary("*", swapped=True)
    __truediv__, __rtruediv__ = _binary("/"), _binary("/", swapped=True)
    __floordiv__, __rfloordiv__ = _binary("//"), _binary("//", swapped=True)
    __mod__, __rmod__ = _binary("%"), _binary("%", swapped=True)
    __pow__, __rpow__ = _binary("**"), _binary("**", swapped=True)
    __matmul__, __rmatmul__ = _binary("@"), _binary("@", swapped=True)
    __and__, __rand__ = _binary("&"), _binary("&", swapped=True)
    __or__, __ror__ = _binary("|"), _binary("|", swapped=True)
    __xor__, __rxor__ = _binary("^"), _binary("^", swapped=True)
    __lshift__, __rlshift__ = _binary("<<"), _binary("<<", swapped=True)
    __rshift__, __rrshift__ = _binary(">>"), _binary(">>", swapped=True)
    __lt__ = _binary("<")
    __le__ = _binary("<=")
    __gt__ = _binary(">")
    __ge__ = _binary(">=")
    __eq__ = _binary("==")  # type: ignore[assignment]
    __ne__ = _binary("!=")  # type: ignore[assignment]
    __neg__, __invert__ = _unary("-"), _unary("~")

    @property
    def type(self) -> TensorType:
        """The element type and shape."""
        return self.builder.type(self.value).value()

    @property
    def dtype(self) -> DType:
        """The element type."""
        return self.type.dtype

    @property
    def shape(self) -> tuple[Any, ...] | None:
        """The sizes as far as known: numbers, symbolic sizes, None; None when not even the rank is known."""
        return self.type.shape

    @property
    def rank(self) -> int | None:
        """The number of dimensions, or None."""
        return self.type.rank

    @property
    def name(self) -> str:
        """`node` or `node:port`, as in feeds and fetches."""
        return str(self.value)

    def __repr__(self) -> str:
        return f"<tensor {self.name}: {self.type}>"

    def __bool__(self) -> bool:
        raise Error("a tensor is true or false only when the graph runs: use tfc.cond", "FAILED_PRECONDITION")

    def __hash__(self) -> int:
        return hash(self.value)

    def __len__(self) -> int:
        shape = self.shape
        if not shape or not isinstance(shape[0], int):
            raise TypeError(f"the length of {self!r} is not known")
        return shape[0]

    def __iter__(self) -> Iterator[Tensor]:
        return iter([self[i] for i in range(len(self))])

    def __getitem__(self, items: Any) -> Tensor:
        parts = unwrap(list(items) if isinstance(items, tuple) else [items])
        value = unwrap(self)
        return build(lambda b: index(b, value, parts))  # type: ignore[no-any-return]

    def assign(self, value: Any) -> Tensor:
        """Assign another value to this variable; the result is the variable afterwards."""
        return self._update(":=", value)

    def assign_add(self, value: Any) -> Tensor:
        """Add to this variable; the result is the variable afterwards."""
        return self._update("+=", value)

    def assign_sub(self, value: Any) -> Tensor:
        """Subtract from this variable; the result is the variable afterwards."""
        return self._update("-=", value)

    def _update(self, operator: str, value: Any) -> Tensor:
        target, thing = unwrap(self), unwrap(value)

        def action(b: GraphBuilder) -> LanguageValue:
            with b.inside(f"{b.scope_name}{target.node.removeprefix(b.scope_name)}/"):
                return update(b, target, operator, thing)

        return build(action)  # type: ignore[no-any-return]
