"""Functions with effects, and about the graph itself: checks, printing, gradients, groups, variables."""

from __future__ import annotations

import numpy as np

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, LanguageValue, Operation, Outputs, is_list, single
from tfc.frontend.functions.kinds import After, Bool, Tensor, Tensors, sizes
from tfc.frontend.functions.operands import as_tensor
from tfc.frontend.functions.registry import family, function
from tfc.ir.base.reachable import reachable
from tfc.ir.graph.graph import Value


@function(name="print")
def print_(
    b: GraphBuilder, x: Tensor, data: Tensors | None = None, message: str = "", first_n: int = -1, summarize: int = 3
) -> Value:
    """x itself; prints `message` and the `data` (x by default) to standard error each time it is computed."""
    shown = [x] if data is None else data
    return b.emit("Print", x, *shown, message=message, first_n=first_n, summarize=summarize)


@function(name="assert")
def assert_(b: GraphBuilder, condition: Bool, data: Tensors | None = None, summarize: int = 3) -> Operation:
    """Fails the step unless the condition holds, showing the `data`. To be waited for: `with after(check) { … }`."""
    shown = [condition] if data is None else data
    return Operation(b.node("Assert", condition, *shown, summarize=summarize).name)


@function
def check_numerics(b: GraphBuilder, x: Tensor, message: str = "") -> Value:
    """x itself; fails the step when an element is NaN or infinite."""
    return b.emit("CheckNumerics", x, message=message)


@function
def no_op(b: GraphBuilder) -> Operation:
    """An operation that does nothing, to hang control edges on."""
    return Operation(b.node("NoOp").name)


@function
def after(b: GraphBuilder, operations: After, x: Tensor) -> Value:
    """x, once the operations have run."""
    return b.node("Identity", x, control=operations).out()


@function
def gradients(b: GraphBuilder, ys: Tensors, xs: LanguageValue, grad_ys: Tensors | None = None) -> LanguageValue:
    """The gradients of the sum of `ys` with respect to `xs` (white paper §4.1).

    As many outputs as `xs` has tensors; a single tensor gives its one gradient. `grad_ys` weights each y (ones by
    default). Tensors that `ys` do not depend on have gradient zero.
    """
    several = is_list(xs) or isinstance(xs, Outputs)
    wanted = flat_tensors(b, xs)
    if not wanted or not ys:
        raise ArgumentError("gradients need at least one tensor", "E0602", "xs" if ys else "ys")
    weights = list(grad_ys or ())
    results = b.emit_many("Gradients", *ys, *wanted, *weights, name="gradients", ys=len(ys), xs=len(wanted))
    return Outputs(tuple(results)) if several else results[0]


def flat_tensors(b: GraphBuilder, thing: LanguageValue) -> list[Value]:
    """The tensors of a list that may hold lists."""
    stack, found = [thing], []
    while stack:
        thing = single(stack.pop())
        if isinstance(thing, Outputs):
            stack.extend(reversed(thing.values))
        elif is_list(thing):
            stack.extend(reversed(thing))
        else:
            found.append(as_tensor(b, thing))
    return found


@function
def variables(b: GraphBuilder, of: Tensors | None = None, scope: str = "") -> list[Value]:
    """The floating-point variables declared so far, in that order.

    With `of`, only those that these tensors depend on through data edges; with `scope`, only those whose names start
    with it.
    """

    def operands(name: str) -> list[str]:
        return [value.node for value in b.nodes[name].inputs]

    root = b.root
    reached = None if of is None else reachable([value.node for value in of], operands)
    found = [
        node.out()
        for node in root.nodes.values()
        if node.op == "VariableV2" and node.types[0].dtype.is_float and node.name.startswith(scope)
    ]
    return [b.bring(value, root) for value in found if reached is None or value.node in reached]


@function
def is_initialized(b: GraphBuilder, variable: Tensor) -> Value:
    """True when the variable has a value."""
    return b.emit("IsVariableInitialized", variable)


@family(
    ("scatter_add", "ScatterAdd",
     "Adds rows to the rows of a variable that `indices` names; the result is the variable afterwards."),
    ("scatter_sub", "ScatterSub",
     "Subtracts rows from the rows of a variable that `indices` names; the result is the variable afterwards."),
    ("scatter_update", "ScatterUpdate",
     "Replaces the rows of a variable that `indices` names; the result is the variable afterwards."),
)  # fmt: skip
def _scatter(b: GraphBuilder, op: str, variable: Tensor, indices: Tensor, updates: Tensor) -> Value:
    reference = b.refer(variable)
    if reference is None:
        raise ArgumentError("only a variable can be updated", "E0110", "variable")
    return b.emit(op, reference, indices, updates)


def _not_a_variable(b: GraphBuilder, target: LanguageValue) -> str | None:
    """Help for an update of a value that is no variable."""
    if not isinstance(target, Value):
        return None
    node = b.nodes[target.node]
    if node.op == "Identity" and node.inputs and b.variable(node.inputs[0]):
        return f"this is a copy of the variable `{node.inputs[0].node}`: update that"
    if node.op == "Arg" and b.parent is not None:
        return "a loop variable gets its next value from `yield`"
    return "declare it with `var`, or bind a new name"


UPDATES = {":=": "Assign", "+=": "AssignAdd", "-=": "AssignSub"}


def update(b: GraphBuilder, target: LanguageValue, operator: str, value: LanguageValue) -> Value:
    """`target := value`, `+=` or `-=`: Assign, AssignAdd or AssignSub. ArgumentError when the target is no variable."""
    reference = b.refer(target) if isinstance(target, Value) else None
    if reference is None:
        raise ArgumentError("only a variable can be updated", "E0110", 0, _not_a_variable(b, target))
    kind = b.type(reference)
    try:
        tensor = as_tensor(b, value, kind.dtype)
    except ArgumentError as error:
        error.argument = 1
        raise
    if b.type(tensor).dtype != kind.dtype:
        raise ArgumentError(
            f"the variable is {kind.value()}, but the value is {b.type(tensor).value()}", "E0201", 1, "use `cast`"
        )
    rank = b.type(tensor).rank
    if kind.is_static and rank is not None and kind.rank is not None and rank < kind.rank:
        tensor = b.emit("BroadcastTo", tensor, sizes(b, list(kind.dims)))
    return b.emit(UPDATES[operator], reference, tensor)


@function
def save(b: GraphBuilder, prefix: Tensor, of: Tensors | None = None) -> Operation:
    """Writes tensors, all variables by default, to a checkpoint in TensorFlow's format, `PREFIX.index` and its data.

    Each is saved under its name. The values are those from before the step's updates, unless an edge says otherwise.
    """
    tensors = _all_variables(b) if of is None else of
    if not tensors:
        raise ArgumentError("there is nothing to save", "E0304", "of")
    names = [b.variable(value) or value.node for value in tensors]
    text = _strings(b, names)
    whole = _strings(b, [""] * len(names))
    dtypes = tuple(b.type(value).dtype for value in tensors)
    return Operation(b.node("SaveV2", prefix, text, whole, *tensors, name="save", dtypes=dtypes).name)


@function
def restore(b: GraphBuilder, prefix: Tensor, of: Tensors | None = None) -> Operation:
    """Gives variables, all by default, the values that a checkpoint holds for them; all of them or none."""
    references = [b.refer(value) for value in (_all_variables(b) if of is None else of)]
    found = [value for value in references if value is not None]
    if not found or len(found) < len(references):
        raise ArgumentError("only a variable can be restored", "E0110", "of")
    kinds = [b.type(value) for value in found]
    parts = ["" if not kind.is_static else " ".join([*map(str, kind.dims), ":".join("-" * len(kind.dims))])
             for kind in kinds]  # fmt: skip
    text = _strings(b, [b.variable(value) or value.node for value in found])
    dtypes = tuple(kind.dtype for kind in kinds)
    values = b.emit_many("RestoreV2", prefix, text, _strings(b, parts), name="restore", dtypes=dtypes)
    pairs = zip(found, values, kinds, strict=True)
    done = [b.node("Assign", v, new, name="restore", validate_shape=kind.is_static).name for v, new, kind in pairs]
    return Operation(b.node("NoOp", name="restore", control=done).name)


def _all_variables(b: GraphBuilder) -> list[Value]:
    root = b.root
    return [b.bring(node.out(), root) for node in root.nodes.values() if node.op == "VariableV2"]


def _strings(b: GraphBuilder, items: list[str]) -> Value:
    return b.const(np.array([item.encode() for item in items], object))
