"""The op registry: an op is declared once, by one Python function (architecture: "declared once").

    @op(infer=elementwise(NUMERIC), traits=PURE | COMMUTATIVE)
    def Add(x: Array, y: Array) -> Array:
        '''x + y, with broadcasting.'''
        return x + y

    @Add.gradient
    def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
        ...

Positional parameters are operands (`*xs` a list of them), keyword-only parameters attributes with their defaults,
the annotated result gives the number of outputs, the docstring is the documentation and the body the reference
semantics on NumPy arrays. `infer` computes the output types from an `Infer` context (ir/graph/infer.py).

The other facts of an op stand beside its shape rule: what it costs, its kernel or why it has none, how it treats the
layout of images, its name as a language function. Whoever needs one of them reads it here and keeps no table of ops.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Flag, auto
from typing import TYPE_CHECKING, Any

from tfc.ir.base.declared import documentation, parameters_of, result_of
from tfc.ir.base.errors import Error, nearest
from tfc.ir.base.record import record
from tfc.ir.graph.cost import Cost, per_element
from tfc.ir.graph.graph import Attr, Graph, Literal, Node, Value
from tfc.ir.graph.layout import Layout
from tfc.ir.types.strings import plain
from tfc.ir.types.types import DType, TensorType

if TYPE_CHECKING:
    from tfc.ir.graph.infer import Infer

InferRule = Callable[["Infer"], TensorType | Sequence[TensorType]]
GradientRule = Callable[..., Sequence[Value | None]]


class Trait(Flag):
    """Properties of an op that passes rely on."""

    NONE = 0
    PURE = auto()
    """Same inputs, same outputs, nothing else happens: may be merged, folded, moved, dropped."""
    COMMUTATIVE = auto()
    """The operands may be swapped."""
    ELEMENTWISE = auto()
    """Each output element depends on the corresponding (broadcast) input elements only."""
    STATEFUL = auto()
    """Keeps state between steps or reads the outside world: never merged, never folded."""
    WRITES = auto()
    """Writes the variable that its first operand refers to."""
    FALLIBLE = auto()
    """May fail while running, so it must not be dropped when it is a target or a control input."""
    SHAPE = auto()
    """Integer shape arithmetic: the body also runs on object arrays of symbolic dimensions."""
    SOURCE = auto()
    """Takes its value from outside of the step (placeholder, argument)."""
    CONTROL_FLOW = auto()
    """Owns sub-graphs, or is one of the control-flow primitives."""
    BITS = auto()
    """Works on the bits of numbers: keeps its element types where everything else computes in float64."""
    ASYNC = auto()
    """May have to wait for other steps, threads or devices, and holds no thread meanwhile: its body gives the outputs,
    or a `concurrent.futures.Future` of them that can be cancelled (white paper §5.3)."""
    STRINGS = auto()
    """Its body takes vectors of strings that are not objects yet (ir/types/strings.py)."""
    HEAVY = auto()
    """Costs more than keeping what it gives: worth computing once, before a branch that needs it on both sides."""
    REDUCTION = auto()
    """Combines the elements of its first operand along the axes that its second names."""


PURE, COMMUTATIVE, ELEMENTWISE, STATEFUL = Trait.PURE, Trait.COMMUTATIVE, Trait.ELEMENTWISE, Trait.STATEFUL
WRITES, FALLIBLE, SHAPE, SOURCE = Trait.WRITES, Trait.FALLIBLE, Trait.SHAPE, Trait.SOURCE
CONTROL_FLOW, BITS, ASYNC = Trait.CONTROL_FLOW, Trait.BITS, Trait.ASYNC
STRINGS, HEAVY, REDUCTION = Trait.STRINGS, Trait.HEAVY, Trait.REDUCTION


@record(frozen=True)
class Attribute:
    """A keyword-only parameter of an op: its annotation and default (`required` when there is none)."""

    name: str
    annotation: str
    default: Attr
    required: bool

    def accepts(self, value: Attr) -> bool:
        """True when a value is of the declared kind: `int` is no bool and fits 64 bits, a tuple's items are checked."""
        return any(_is_kind(value, part.strip()) for part in _split(self.annotation, "|"))


_KINDS: Mapping[str, tuple[type, ...]] = {
    "bool": (bool,), "int": (int,), "float": (float, int), "str": (str,), "DType": (DType,), "None": (type(None),),
    "TensorType": (TensorType,), "Literal": (Literal,), "Graph": (Graph,),
}  # fmt: skip


def _split(annotation: str, separator: str) -> list[str]:
    """The parts outside of brackets: `tuple[int | None, ...] | None` is a tuple or None."""
    parts, depth = [""], 0
    for character in annotation:
        depth += (character == "[") - (character == "]")
        if character == separator and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def _is_kind(value: Attr, kind: str) -> bool:
    if kind.startswith("tuple["):
        items = kind[len("tuple[") : -len(", ...]")]
        wanted = Attribute("", items, None, True)
        return isinstance(value, tuple) and all(wanted.accepts(item) for item in value)
    if isinstance(value, bool):
        return kind == "bool"
    if isinstance(value, int) and not -(2**63) <= value < 2**64:
        return False
    return isinstance(value, _KINDS.get(kind, (object,)))


@dataclass(eq=False)
class Op:
    """Everything the compiler knows about an op, apart from lowerings that are no formula (codegen/lower/)."""

    name: str
    family: str
    operands: tuple[str, ...]
    variadic: str | None
    attributes: Mapping[str, Attribute]
    outputs: int | None
    """The number of outputs, or None when the shape rule decides."""
    body: Callable[..., Any]
    infer: InferRule
    traits: Trait
    static: frozenset[str]
    """Operands whose value must be known (numbers or dimensions) when code is generated."""
    helpful: frozenset[str]
    """Operands whose value gives better code when it is known (the bounds of a slice)."""
    takes_state: bool
    """The body has a parameter `state`: the interpreter's and runtime's store for this node."""
    cost: Cost | None = None
    """The operations of one run; None: nobody has said."""
    kernel: str | None = None
    """The formula of an element-wise op's kernel, over its operands and attributes by name
    (codegen/lower/registry.py)."""
    host: str | None = None
    """Why the op has no kernel and runs on the host, by its body."""
    layout: Layout | None = None
    """How it treats the layout of images, where it has to do with them."""
    function: str | None = ""
    """The language function that makes it: a name, or a signature that a function is made of. None: there is none; "":
    nobody has said."""
    takes_strings: bool = False
    """Trait STRINGS, asked for at every run."""
    remark: str = ""
    """What its documentation says behind that of the body."""
    gradient_rule: GradientRule | None = None
    differentiable: bool | None = None
    """None: no gradient declared (an error to ask for); False: declared zero; True: `gradient_rule` is there."""

    @property
    def doc(self) -> str:
        """The documentation."""
        return documentation(self.body) + self.remark

    def gradient(self, rule: GradientRule | None) -> GradientRule | None:
        """Declare the gradient: a rule, or None for "the derivative is zero everywhere" (comparisons, Floor)."""
        self.gradient_rule = rule
        self.differentiable = rule is not None
        return rule

    def has(self, traits: Trait) -> bool:
        """True when the op has all of these traits."""
        wanted: int = traits._value_  # `in` on flags takes ten times as long, and passes ask this of every node
        return self.traits._value_ & wanted == wanted

    def operand_name(self, index: int) -> str:
        """The name of operand `index`, for messages."""
        if index < len(self.operands):
            return self.operands[index]
        return f"{self.variadic}[{index - len(self.operands)}]" if self.variadic else f"operand {index}"

    def is_static(self, index: int, count: int = 0) -> bool:
        """True when operand `index` of `count` must be known when code is generated.

        A variadic op names its last operand `values[-1]` (the axis of ConcatV2).
        """
        if index == count - 1 and f"{self.variadic}[-1]" in self.static:
            return True
        return self.operand_name(index).split("[")[0] in self.static

    def wants_value(self, index: int, count: int = 0) -> bool:
        """True when the value of operand `index` of `count` shapes the code: it must be known, or helps when it is."""
        return self.is_static(index, count) or self.operand_name(index) in self.helpful

    def run(self, inputs: Sequence[Any], attrs: Mapping[str, Attr], state: Any = None) -> tuple[Any, ...]:
        """Run the reference body; always a tuple of outputs."""
        return self.given(self.begin(inputs, attrs, state))

    def begin(self, inputs: Sequence[Any], attrs: Mapping[str, Attr], state: Any = None) -> Any:
        """Run the reference body and give what it gave: of an ASYNC op that may be a future of that."""
        if not self.takes_strings:
            inputs = [plain(tensor) for tensor in inputs]
        if self.takes_state:
            return self.body(*inputs, **attrs, state=state)
        return self.body(*inputs, **attrs)

    def given(self, result: Any) -> tuple[Any, ...]:
        """The outputs as a tuple, from what the body (or its future) gave."""
        if self.outputs == 1:
            return (result,)
        return () if result is None else tuple(result)


OPS: dict[str, Op] = {}
"""Every registered op by name. Import `tfc.ir.ops` to fill it."""


def op(  # noqa: PLR0913 - all that is true of an op is said here
    *,
    infer: InferRule,
    traits: Trait = Trait.NONE,
    static: Sequence[str] = (),
    helpful: Sequence[str] = (),
    cost: Cost | None = None,
    kernel: str | None = None,
    host: str | None = None,
    layout: Layout | None = None,
    function: str | None = "",
    attributes: Callable[..., None] | None = None,
) -> Callable[[Callable[..., Any]], Op]:
    """Declare an op from the function below the decorator. See the module docstring.

    `attributes` is a function whose keyword-only parameters are attributes, too: what several ops have in common. Their
    bodies take these as `**keywords`. Element-wise ops and those that run on the host cost one operation for each
    element unless `cost` says otherwise.
    """
    if cost is None and (host is not None or Trait.ELEMENTWISE in traits):
        cost = per_element(1)

    def register(body: Callable[..., Any]) -> Op:
        own, shared = parameters_of(body), parameters_of(attributes) if attributes else ()
        keywords = [each for each in (*own, *shared) if each.kind == "keyword" and each.name != "state"]
        record = Op(
            name=body.__name__,
            family=body.__module__.rpartition(".")[2],
            operands=tuple(each.name for each in own if each.kind == "positional"),
            variadic=next((each.name for each in own if each.kind == "variadic"), None),
            attributes={k.name: Attribute(k.name, k.annotation, k.default, not k.has_default) for k in keywords},
            outputs=_count_outputs(result_of(body)),
            body=body,
            infer=infer,
            traits=traits,
            static=frozenset(static),
            helpful=frozenset(helpful),
            takes_state=any(each.kind == "keyword" and each.name == "state" for each in own),
            cost=cost,
            kernel=kernel,
            host=host,
            layout=layout,
            function=function,
            takes_strings=Trait.STRINGS in traits,
        )
        if record.name in OPS:
            raise ValueError(f"op {record.name} is registered twice")
        OPS[record.name] = record
        return record

    return register


def _count_outputs(annotation: Any) -> int | None:
    """`Array` is 1, `None` 0, `tuple[Array, Array]` 2, `tuple[Array, ...]` and lists are decided by the shape rule."""
    if isinstance(annotation, str):
        text = annotation.replace(" ", "")
        if text == "None":
            return 0
        if not text.startswith(("tuple[", "list[")):
            return 1
        return None if "..." in text or text.startswith("list[") else len(_split(text[6:-1], ","))
    if annotation is None:
        return 0
    arguments = typing.get_args(annotation)
    return None if Ellipsis in arguments else max(1, len(arguments))


def lookup(name: str, node: Node | None = None) -> Op:
    """The op called `name`; NOT_FOUND with a suggestion when there is none."""
    if name in OPS:
        return OPS[name]
    close = nearest(name, OPS)
    hint = f"; did you mean {close}?" if close else ""
    raise Error(f"there is no op {name}{hint}", "NOT_FOUND", node.name if node else None, node.loc if node else None)
