"""Calls: of language functions, of ops by their own names, of the program's functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import (
    ArgumentError,
    BoundMethod,
    Handled,
    LanguageValue,
    Operation,
    Outputs,
    describe,
    is_list,
    single,
)
from tfc.frontend.elaborate.constants import load
from tfc.frontend.elaborate.context import POISON, Context, Places, elaborates
from tfc.frontend.elaborate.expressions import suggestion
from tfc.frontend.elaborate.functions import OpFunction, UserFunction
from tfc.frontend.elaborate.instantiate import instantiate
from tfc.frontend.functions import Function
from tfc.frontend.functions.kinds import known
from tfc.frontend.functions.operands import as_tensor, common_dtype, default_dtype, is_literal, literal_array
from tfc.frontend.syntax import tree
from tfc.ir.graph.graph import Value
from tfc.ir.graph.infer import InferError, infer_types
from tfc.ir.graph.registry import OPS, Op, Trait
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import DType, TensorType, dtype_of, i32


@elaborates(tree.Call)
def call(f: Context, node: tree.Call) -> LanguageValue:
    """`f(x, axis=1)`."""
    if isinstance(node.callee, tree.Name) and f.names.find(node.callee.text) is None:
        special = SPECIAL.get(node.callee.text)
        if special is not None:
            return special(f, node)
    callee = f.eval(node.callee)
    things = [f.eval(argument.value) for argument in node.arguments]
    if callee is POISON or any(thing is POISON for thing in things):
        return POISON
    positional = [t for t, a in zip(things, node.arguments, strict=True) if a.name is None]
    keywords = {a.name.text: t for t, a in zip(things, node.arguments, strict=True) if a.name is not None}
    if isinstance(callee, UserFunction):
        return instantiate(f, node, callee, positional, keywords)
    if isinstance(callee, Function):
        places = _places(node, things, [p.name for p in callee.parameters])
        return _built(f, node, lambda: callee(f.builder, positional, keywords), places)
    if isinstance(callee, BoundMethod):
        places = _places(node, things, callee.method.parameters)
        return _built(f, node, lambda: callee(f.builder, positional, keywords), places)
    if isinstance(callee, OpFunction):
        places = _places(node, things, callee.op.operands)
        return _built(f, node, lambda: call_op(f.builder, callee.op, positional, keywords), places)
    return f.error("E0301", f"{describe(f.builder, callee)} can not be called", node.callee)


def _places(node: tree.Call, things: Sequence[LanguageValue], parameters: Sequence[str]) -> Places:
    """The locations of the arguments, by position and by the parameter that they are for."""
    at: dict[int | str, tree.Node] = {}
    for position, argument in enumerate(node.arguments):
        at[position] = argument.value
        if argument.name is not None:
            at[argument.name.text] = argument.value
        elif position < len(parameters):
            at[parameters[position]] = argument.value
    return Places(at, [(a.value, thing) for a, thing in zip(node.arguments, things, strict=True)])


def _built(f: Context, node: tree.Call, action: Any, places: Places) -> LanguageValue:
    """Build the nodes of a call; keywords that are unknown are blamed on their name, not their value."""
    unknown = {a.name.text: a.name for a in node.arguments if a.name is not None}

    def run() -> LanguageValue:
        try:
            return action()
        except ArgumentError as error:
            if error.page in ("E0303", "E0311") and error.argument in unknown:
                places.at = {**places.at, error.argument: unknown[str(error.argument)]}
            raise

    return f.build(node, run, places)


def call_op(
    b: GraphBuilder, op: Op, positional: Sequence[LanguageValue], keywords: Mapping[str, LanguageValue]
) -> LanguageValue:
    """A node of an op called by name: operands by position or name, attributes by name."""
    attrs: dict[str, Any] = {}
    operands = list(positional)
    named = {name: thing for name, thing in keywords.items() if name in op.operands}
    operands += [named.pop(name) for name in op.operands[len(operands) :] if name in named]
    if named:
        name = next(iter(named))
        raise ArgumentError(f"`{op.name}` gets `{name}` twice, or an operand before it is missing", "E0303", name)
    for name, thing in keywords.items():
        if name not in op.operands:
            content = known(b, thing)
            if isinstance(content, (Value, Outputs, Operation)):
                raise ArgumentError(f"attribute `{name}` must be known while building", "E0304", name)
            attrs[name] = str(content) if isinstance(content, Dim) else _tuples(content)
    _check_attributes(op, attrs)
    if len(operands) < len(op.operands) or (op.variadic is None and len(operands) > len(op.operands)):
        names = ", ".join(f"`{name}`" for name in op.operands)
        raise ArgumentError(
            f"`{op.name}` takes {len(op.operands)} operands, but {len(operands)} were given", "E0302",
            hint=f"its operands are {names}" if names else None,
        )  # fmt: skip
    missing = [f"`{name}`" for name, a in op.attributes.items() if a.required and name not in attrs]
    if missing:
        raise ArgumentError(f"`{op.name}` needs {' and '.join(missing)}", "E0302")
    node = b.node(op.name, *_operands(b, op, operands, attrs), **attrs)
    if not node.types:
        return Operation(node.name)
    return node.out() if op.outputs == 1 else Outputs(node.outputs)


def _check_attributes(op: Op, attrs: Mapping[str, Any]) -> None:
    """Every attribute exists and is of the kind that the op declares."""
    for name, value in attrs.items():
        attribute = op.attributes.get(name)
        if attribute is None:
            hint = suggestion(name, [*op.attributes, *op.operands])
            raise ArgumentError(f"`{op.name}` has no attribute `{name}`", "E0311", name, hint)
        if not attribute.accepts(value):
            raise ArgumentError(f"`{name}` of `{op.name}` must be {attribute.annotation}, not {value!r}", "E0205", name)


def _tuples(content: Any) -> Any:
    return tuple(_tuples(item) for item in content) if is_list(content) else content


def _operands(b: GraphBuilder, op: Op, things: Sequence[LanguageValue], attrs: Mapping[str, Any]) -> list[Value]:
    """The operands as tensors. Literals take the element type of the others where the op accepts that."""
    flat: list[LanguageValue] = []
    for thing in things:
        variadic = op.variadic is not None and len(flat) >= len(op.operands)
        flat.extend(thing if variadic and is_list(thing) and not is_literal(thing) else [thing])
    flat = [thing.handle if isinstance(thing, Handled) else single(thing) for thing in flat]
    adapting = [i for i, thing in enumerate(flat) if not isinstance(thing, Value) or thing in b.weak]
    shared = [thing for i, thing in enumerate(flat) if not op.is_static(i)]
    dtype = common_dtype(b, shared)
    if dtype is not None and adapting and not _accepts(b, op, flat, dtype, attrs):
        dtype = None
    operands = []
    for i, thing in enumerate(flat):
        try:
            operands.append(as_tensor(b, thing, i32 if op.is_static(i) else dtype))
        except ArgumentError as error:
            error.argument = op.operand_name(i) if i < len(op.operands) else i
            raise
    return operands


def _accepts(b: GraphBuilder, op: Op, things: Sequence[LanguageValue], dtype: DType, attrs: Mapping[str, Any]) -> bool:
    """True when the op takes literals of this element type; found out without making nodes."""
    types, values = [], []
    for i, thing in enumerate(things):
        literal = b.weak.get(thing) if isinstance(thing, Value) else thing
        if isinstance(thing, Value) and literal is None:
            types.append(b.type(thing))
            values.append(b.value(thing))
        elif is_literal(literal):
            chosen = i32 if op.is_static(i) and default_dtype(b, [literal]) == i32 else dtype
            try:
                array = literal_array(literal, chosen)
            except ArgumentError:
                return False
            types.append(TensorType(chosen, array.shape))
            values.append(array)
        elif isinstance(thing, (np.ndarray, np.generic)):
            types.append(TensorType(dtype_of(np.asarray(thing)), np.shape(thing)))
            values.append(np.asarray(thing))
        else:
            return True
    try:
        infer_types(op, types, values, b.attributes(op, dict(attrs)))
    except (InferError, ValueError, TypeError, IndexError, AssertionError):
        return False
    return True


def is_effect(b: GraphBuilder, thing: LanguageValue) -> bool:
    """True for the result of an op that does something besides computing its outputs."""
    thing = single(thing)
    if isinstance(thing, Operation):
        return True
    if isinstance(thing, Outputs):
        return any(is_effect(b, item) for item in thing.values)
    if not isinstance(thing, Value):
        return False
    node = b.nodes[thing.node]
    traits = OPS[node.op].traits
    return bool(traits & (Trait.WRITES | Trait.FALLIBLE | Trait.STATEFUL)) and node.op != "VariableV2"


def _length(f: Context, node: tree.Call) -> LanguageValue:
    """`len(list)`: how many things a list or the outputs of a call has."""
    if len(node.arguments) != 1:
        return f.error("E0302", f"`len` takes 1 argument, but {len(node.arguments)} were given", node)
    thing = f.eval(node.arguments[0].value)
    if thing is POISON:
        return POISON
    if isinstance(thing, Outputs):
        return len(thing.values)
    content = known(f.builder, thing)
    if isinstance(content, (list, str)):
        return len(content)
    shape = f.builder.type(thing).shape if isinstance(thing, Value) else None
    if shape and shape[0] is not None:
        return shape[0]
    return f.error("E0304", f"`len` needs a list, not {describe(f.builder, thing)}", node.arguments[0].value)


SPECIAL = {"load": load, "len": _length}
