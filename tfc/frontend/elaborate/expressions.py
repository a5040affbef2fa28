"""Expressions: literals, names, lists, operators, indexing, fields and ports."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import (
    BoundMethod,
    Handled,
    LanguageValue,
    Outputs,
    describe,
    has_tensor,
    is_list,
    is_number,
    single,
)
from tfc.frontend.diagnostics.diagnostics import suggest
from tfc.frontend.elaborate.context import POISON, Context, Places, Poison, elaborates
from tfc.frontend.elaborate.functions import OpFunction
from tfc.frontend.elaborate.libraries import Library
from tfc.frontend.functions import FUNCTIONS
from tfc.frontend.functions.indexing import index
from tfc.frontend.functions.kinds import known
from tfc.frontend.functions.operators import binary, unary
from tfc.frontend.syntax import tree
from tfc.frontend.syntax.source import Span
from tfc.ir.graph.graph import Value
from tfc.ir.graph.registry import OPS
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import DTYPES, DType, TensorType

DTYPE_ALIASES = {
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "uint8": "u8", "uint16": "u16", "uint32": "u32",
    "uint64": "u64", "float16": "f16", "half": "f16", "bfloat16": "bf16", "float32": "f32", "float64": "f64",
    "double": "f64", "c64": "complex64", "c128": "complex128",
}  # fmt: skip
CONSTANTS = {"inf": math.inf, "nan": math.nan, "pi": math.pi}


@elaborates(tree.Number, tree.Boolean)
def literal(f: Context, node: tree.Number | tree.Boolean) -> LanguageValue:
    """A number or truth value: its own value."""
    return node.value


@elaborates(tree.NoneLiteral)
def none(f: Context, node: tree.NoneLiteral) -> LanguageValue:
    """`None`."""
    return None


@elaborates(tree.String)
def text(f: Context, node: tree.String) -> LanguageValue:
    """A string; its holes are filled with values known while building."""
    parts: list[str] = []
    for part in node.parts:
        if isinstance(part, str):
            parts.append(part)
            continue
        thing = f.eval(part)
        if thing is POISON:
            return POISON
        content = known(f.builder, thing)
        if not (is_number(content) or isinstance(content, (str, Dim, DType))):
            return f.error("E0304", f"a string can not hold {describe(f.builder, content)}", part,
                           help="holes take numbers and strings known while building")  # fmt: skip
        parts.append(str(content).lower() if isinstance(content, bool) else str(content))
    return "".join(parts)


@elaborates(tree.List)
def items(f: Context, node: tree.List) -> LanguageValue:
    """`[a, b]`."""
    things = [f.eval(item) for item in node.items]
    return POISON if any(thing is POISON for thing in things) else things


def predefined(name: str) -> LanguageValue:
    """The meaning of a name that no program binds, or POISON: functions, element types, ops, `inf`, `nan`, `pi`."""
    if name in FUNCTIONS:
        return FUNCTIONS[name]
    if name in DTYPES or name in DTYPE_ALIASES:
        return DTYPES[DTYPE_ALIASES.get(name, name)]
    if name in CONSTANTS:
        return CONSTANTS[name]
    return OpFunction(OPS[name]) if name in OPS else POISON


def suggestion(name: str, candidates: Iterable[str]) -> str | None:
    """Help that names the most similar candidate."""
    close = suggest(name, candidates)
    return None if close is None else f"did you mean `{close}`?"


@elaborates(tree.Name)
def name(f: Context, node: tree.Name) -> LanguageValue:
    """The operand that a name is bound to."""
    binding = f.names.find(node.text)
    if binding is not None:
        if not f.reaches(binding.builder) and has_tensor(binding.thing):
            return f.error("E0111", "an initial value can not depend on what a loop or branch computes", node)
        return f.bring(binding.thing, binding.builder)
    thing = predefined(node.text)
    if thing is not POISON:
        return thing
    if node.text in f.program.lost_names:
        return POISON
    return undefined_name(f, node)


def undefined_name(f: Context, node: tree.Name) -> Poison:
    """Report a name that nothing binds."""
    message = f"the name `{node.text}` is not defined"
    if f.program.report.knows("E0101", message, f.loc(node)):
        return POISON  # of another call or iteration; looking for similar names takes its time
    help = suggestion(node.text, [*f.names.visible(), *FUNCTIONS, *DTYPES, *OPS, *CONSTANTS])
    return f.error("E0101", message, node, help=help)


@elaborates(tree.Unary)
def unary_operator(f: Context, node: tree.Unary) -> LanguageValue:
    """`-x`, `~x`, `not x`."""
    operand = f.eval(node.operand)
    if operand is POISON:
        return POISON
    places = Places({0: node.operand}, [(node.operand, operand)])
    return f.build(node, lambda: unary(f.builder, node.operator, operand), places)


@elaborates(tree.Binary)
def binary_operators(f: Context, node: tree.Binary) -> LanguageValue:
    """A chain of operators of one precedence, from left to right."""
    left_node: tree.Node = node.operands[0]
    left = f.eval(node.operands[0])
    for operator, operand in zip(node.operators, node.operands[1:], strict=True):
        right = f.eval(operand)
        if left is POISON or right is POISON:
            left = POISON
            continue
        places = Places({0: left_node, 1: operand}, [(left_node, left), (operand, right)], whole=True)
        span = tree.Node(Span(left_node.span.start, operand.span.end))
        left = f.build(span, partial(binary, f.builder, operator.text, left, right), places)
        left_node = span
    return left


@elaborates(tree.Index)
def indexing(f: Context, node: tree.Index) -> LanguageValue:
    """`x[1:3, ..., None]`."""
    value = f.eval(node.value)
    parts = [_index_item(f, item) for item in node.items]
    if value is POISON or any(part is POISON for part in parts):
        return POISON
    if isinstance(single(value), Outputs):
        value = list(value.values)
    places: dict[int | str, tree.Node] = dict(enumerate(node.items))
    return f.build(node, lambda: index(f.builder, value, parts), Places(places, [(node.value, value)]))


def _index_item(f: Context, item: tree.Expr | tree.Slice | tree.Ellipsis) -> LanguageValue:
    if isinstance(item, tree.Ellipsis):
        return ...
    if not isinstance(item, tree.Slice):
        return single(f.eval(item))
    parts = [None if part is None else single(f.eval(part)) for part in (item.start, item.stop, item.step)]
    return POISON if any(part is POISON for part in parts) else slice(*parts)


@elaborates(tree.Port)
def port(f: Context, node: tree.Port) -> LanguageValue:
    """`parts.1`."""
    value = f.eval(node.value)
    if value is POISON:
        return POISON
    outputs: Sequence[LanguageValue] = (
        value.values if isinstance(value, Outputs) else value if is_list(value) else (value,)
    )
    if node.index >= len(outputs):
        count = "1 output" if len(outputs) == 1 else f"{len(outputs)} outputs"
        return f.error("E0313", f"this has {count}, so there is no `.{node.index}`", node)
    return outputs[node.index]


@elaborates(tree.Attribute)
def attribute(f: Context, node: tree.Attribute) -> LanguageValue:
    """A member of a library, a method of a queue, or `shape`, `dtype`, `rank`, `name` of a tensor."""
    if isinstance(node.value, tree.Name) and f.names.find(node.value.text) is None:
        found_function = _summary_function(f, node)
        if found_function is not None:
            return found_function
    value = single(f.eval(node.value))
    if value is POISON:
        return POISON
    field = node.name.text
    if isinstance(value, Library):
        found = value.names.bindings.get(field)
        if found is None:
            help = suggestion(field, value.names.bindings)
            return f.error("E0103", f"the library `{value.name}` has no `{field}`", node.name, help=help)
        return found.thing
    if isinstance(value, Handled):
        if field in value.methods:
            return BoundMethod(value, field)
        help = suggestion(field, value.methods) or f"it has {_listed(value.methods)}"
        return f.error("E0103", f"{value} has no `{field}`", node.name, help=help)
    if isinstance(value, Value):
        if field in FIELDS:
            return FIELDS[field](f.builder, value, f.builder.type(value))
        help = suggestion(field, FIELDS)
        return f.error("E0103", f"a tensor has no field `{field}`", node.name, help=help or f"it has {_listed(FIELDS)}")
    return f.error("E0103", f"{describe(f.builder, value)} has no field `{field}`", node.name)


FIELDS: Mapping[str, Callable[[GraphBuilder, Value, TensorType], LanguageValue]] = {
    "shape": lambda b, value, kind: list(kind.dims) if kind.is_known else b.emit("Shape", value),
    "dtype": lambda b, value, kind: kind.dtype,
    "rank": lambda b, value, kind: b.emit("Rank", value) if kind.rank is None else kind.rank,
    "size": lambda b, value, kind: b.emit("Size", value) if kind.elements is None else kind.elements,
    "name": lambda b, value, kind: value.node,
}
"""The fields of a tensor: known while building where its type says so."""


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _summary_function(f: Context, node: tree.Attribute) -> LanguageValue | None:
    """`summary.scalar`: the functions whose names hold a dot have no other name."""
    assert isinstance(node.value, tree.Name)
    if node.value.text != "summary":
        return None
    name = f"summary.{node.name.text}"
    if name in FUNCTIONS:
        return FUNCTIONS[name]
    help = suggestion(name, [each for each in FUNCTIONS if each.startswith("summary.")])
    return f.error("E0103", f"there is no function `{name}`", node.name, help=help)
