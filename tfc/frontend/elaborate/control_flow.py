"""`if`, `while` and `for`: If, While and For nodes, which own their bodies as sub-graphs (builder/bodies.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tfc.frontend.builder.bodies import Body, outputs_of, owner, settle
from tfc.frontend.builder.values import ArgumentError, LanguageValue, Operation, Outputs, describe, single
from tfc.frontend.elaborate.bindings import block_value
from tfc.frontend.elaborate.context import POISON, Context, Poison, elaborates
from tfc.frontend.elaborate.iteration import iteration
from tfc.frontend.elaborate.repetition import static_if
from tfc.frontend.elaborate.types import tensor_type
from tfc.frontend.functions.operands import as_tensor, common_dtype, default_dtype
from tfc.frontend.syntax import tree
from tfc.ir.base.errors import Label
from tfc.ir.graph.build import BuildError
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import DType, TensorType, boolean, i32


def inside(f: Context) -> tuple[Context, Body]:
    """A context for a body: new names, a new builder."""
    builder = f.builder.body()
    effects = builder.region.effects if builder.region is not None else None
    return f.inner(builder=builder, effects=effects), Body(builder)


def condition_of(f: Context, node: tree.Expr, what: str) -> LanguageValue:
    """A bool: known while building, or a scalar tensor."""
    thing = single(f.eval(node))
    if thing is POISON or isinstance(thing, bool):
        return thing
    if isinstance(thing, Value):
        kind = f.builder.type(thing).value()
        if kind.dtype == boolean and kind.rank in (0, None):
            return thing
    help = "use `any` or `all`" if isinstance(thing, Value) and f.builder.type(thing).dtype == boolean else None
    return f.error("E0405", f"{what} must be a bool scalar, not {describe(f.builder, thing)}", node, help=help)


# ---------------------------------------------------------------------------------------------------------- if


@elaborates(tree.If)
def conditional(f: Context, node: tree.If) -> LanguageValue:
    """`if p { a } else { b }`; with a condition known while building, just the branch that it chooses."""
    if node.static:
        return static_if(f, node)
    condition = condition_of(f, node.condition, "the condition of `if`")
    if condition is POISON:
        return POISON
    if isinstance(condition, bool):
        chosen = node.then if condition else node.otherwise
        return Outputs(()) if chosen is None else block_value(f.inner(), chosen)
    branches: list[tuple[Body, LanguageValue]] = []
    for block in (node.then, node.otherwise):
        context, body = inside(f)
        branches.append((body, Outputs(()) if block is None else block_value(context, block)))
    things = [thing for _, thing in branches]
    if any(thing is POISON for thing in things):
        return POISON
    if not _unify(f, node, branches):
        return POISON
    bodies = [body for body, _ in branches]
    for body in bodies:
        settle(body)
    arms = dict(zip(("then_branch", "else_branch"), bodies, strict=True))
    return f.build(node, lambda: outputs_of(f.builder, owner(f.builder, "If", [condition], arms)))


def _unify(f: Context, node: tree.If, branches: Sequence[tuple[Body, LanguageValue]]) -> bool:
    """Make the branches give tensors of the same element types; False after reporting why they can not."""
    rows = [list(thing.values) if isinstance(thing, Outputs) else [thing] for _, thing in branches]
    rows = [[] if len(row) == 1 and isinstance(row[0], Operation) else row for row in rows]
    if node.otherwise is None:
        rows[0] = []  # an `if` without `else` is there for what it does
    if len(rows[0]) != len(rows[1]):
        assert node.otherwise is not None
        f.error("E0406", f"one branch gives {_values(rows[0])}, the other {_values(rows[1])}", node.otherwise,
                labels=[Label(f.loc(node.then), f"this gives {_values(rows[0])}")])  # fmt: skip
        return False
    for column in range(len(rows[0])):
        pair = [(body, row[column]) for (body, _), row in zip(branches, rows, strict=True)]
        dtype = next((d for b, t in pair if (d := common_dtype(b.builder, [t])) is not None), None)
        if dtype is None:
            dtype = default_dtype(pair[0][0].builder, [thing for _, thing in pair])
        for (body, thing), block in zip(pair, (node.then, node.otherwise), strict=True):
            tensor = _result(f.with_(builder=body.builder), block or node, thing, dtype)
            if tensor is None:
                return False
            body.results.append(tensor)
    return True


def _result(f: Context, at: tree.Node, thing: LanguageValue, dtype: DType | None) -> Value | None:
    try:
        return as_tensor(f.builder, thing, dtype or default_dtype(f.builder, [thing]))
    except ArgumentError as error:
        f.error(error.page, error.message, at, help=error.hint)
        return None


def _values(row: Sequence[LanguageValue]) -> str:
    return "nothing" if not row else "1 value" if len(row) == 1 else f"{len(row)} values"


# ------------------------------------------------------------------------------------------------------- loops


@elaborates(tree.While)
def while_loop(f: Context, node: tree.While) -> LanguageValue:
    """`while (i = 0, acc = x; i < n) { yield i + 1, acc @ W }`: the last values of the variables."""
    options = loop_options(f, node.options)
    initial = [_initial(f, variable) for variable in node.variables]
    if options is None or any(value is None for value in initial):
        return POISON
    values = [value for value in initial if value is not None]
    test_frame, test = inside(f)
    _bind_variables(test_frame, test, node.variables, values)
    condition = condition_of(test_frame, node.condition, "the condition of `while`")
    body_frame, body = inside(f)
    _bind_variables(body_frame, body, node.variables, values)
    results = _body_results(body_frame, node.body, values)
    if condition is POISON or results is None:
        return POISON
    condition = condition if isinstance(condition, Value) else test.builder.const(condition)
    test.results, body.results = [condition], results
    settle(body)
    return _emit_loop(f, node, "While", values, {"cond": test, "body": body}, options)


def _emit_loop(
    f: Context,
    node: tree.While | tree.For,
    op: str,
    operands: Sequence[Value],
    bodies: Mapping[str, Body],
    options: Mapping[str, Any],
) -> LanguageValue:
    """Build the node of a loop; a variable that changes its type is blamed on its declaration."""
    b = f.builder
    try:
        with b.at(f.loc(node)):
            return outputs_of(b, owner(b, op, operands, bodies, loop_vars=len(node.variables), **options))
    except BuildError as error:
        index = error.operand if error.operand is not None else -1
        message = error.message.partition(": ")[2]
        if not 0 <= index < len(node.variables):
            return f.error("E0407", message, node)
        at = node.variables[index]
        message = message.replace(f"loop variable {index}", f"`{at.name.text}`")
        return f.error("E0407", message, at, help="declare what it is on every trip: `acc: f32[?, 3] = …`")


def loop_options(f: Context, options: Sequence[tree.Argument]) -> dict[str, Any] | None:
    """`[parallel_iterations=4, recompute=8, swap=true]`."""
    found: dict[str, Any] = {}
    for option in options:
        value = f.eval(option.value)
        name = option.name.text if option.name is not None else ""
        if name not in _LOOP_OPTIONS:
            f.error("E0303", "a loop has the options `parallel_iterations`, `recompute` and `swap`",
                    option.name or option.value)  # fmt: skip
            return None
        wanted, fits = _LOOP_OPTIONS[name]
        if value is POISON or not fits(value):
            if value is not POISON:
                f.error("E0304", f"`{name}` is {wanted}, not {describe(f.builder, value)}", option.value)
            return None
        found[name] = value
    return found


def _number_from(least: int) -> Callable[[LanguageValue], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= least


_LOOP_OPTIONS: Mapping[str, tuple[str, Callable[[LanguageValue], bool]]] = {
    "parallel_iterations": ("a positive number", _number_from(1)),
    "recompute": ("a number of trips, or 0", _number_from(0)),
    "swap": ("`true` or `false`", lambda value: isinstance(value, bool)),
}
"""The options of a loop, what they may be, and whether a value is that."""


def _initial(f: Context, variable: tree.LoopVariable) -> Value | None:
    """The first value of a loop variable, of its declared type where it has one."""
    b = f.builder
    thing = f.eval(variable.initial)
    kind = None if variable.type is None else tensor_type(f, variable.type)
    if thing is POISON or isinstance(kind, Poison):
        return None
    tensor = f.build(variable.initial, lambda: as_tensor(b, thing, None if kind is None else kind.dtype))
    if not isinstance(tensor, Value):
        return None
    if kind is not None and b.type(tensor).value() != kind:
        wanted = kind
        loosened = f.build(
            variable, lambda: b.emit("PlaceholderWithDefault", tensor, type=wanted, name=variable.name.text)
        )
        return loosened if isinstance(loosened, Value) else None
    return tensor


def _bind_variables(f: Context, body: Body, variables: Sequence[tree.LoopVariable], values: Sequence[Value]) -> None:
    assert f.builder.parent is not None
    for variable, value in zip(variables, values, strict=True):
        parameter = f.builder.arg(f.builder.parent.type(value).value(), name=variable.name.text)
        body.parameters.append(parameter)
        f.bind(variable.name, parameter)


def _body_results(f: Context, block: tree.Block, like: Sequence[Value]) -> list[Value] | None:
    """Run the body of a loop whose variables begin with the values `like`; their next values, then what it collects."""
    f.run(block.statements)
    nodes, count = block.values, len(like)
    things = [single(f.eval(value)) for value in nodes]
    if len(things) == 1 and isinstance(things[0], Outputs) and count > 1:
        things = list(things[0].values)
    collected = [single(f.eval(value)) for value in block.collected]
    if any(thing is POISON for thing in (*things, *collected)):
        return None
    if len(things) != count:
        has = "no variables" if count == 0 else "1 variable" if count == 1 else f"{count} variables"
        f.error("E0407", f"the loop has {has}, but its body yields {_values(things)}", block)
        return None
    assert f.builder.parent is not None
    dtypes = [f.builder.parent.type(value).dtype for value in like]
    sites = list(nodes) if len(nodes) == len(things) else [block] * len(things)
    results = [_result(f, site, thing, dtype) for site, thing, dtype in zip(sites, things, dtypes, strict=True)]
    results += [_result(f, node, thing, None) for node, thing in zip(block.collected, collected, strict=True)]
    found = [value for value in results if value is not None]
    return found if len(found) == len(results) else None


@elaborates(tree.For)
def for_loop(f: Context, node: tree.For) -> LanguageValue:
    """`for t in range(n), s = s0 { …; yield s2, collect h }`: the last values, then what was collected, stacked."""
    options = loop_options(f, node.options)
    steps = iteration(f, node.iterable)
    initial = [_initial(f, variable) for variable in node.variables]
    if options is None or steps is None or any(value is None for value in initial):
        return POISON
    values = [value for value in initial if value is not None]
    context, body = inside(f)
    counter = context.builder.arg(TensorType(i32, ()), name=node.index.text if node.index.text != "_" else "t")
    body.parameters.append(counter)
    _bind_variables(context, body, node.variables, values)
    element = context.build(node.index, lambda: steps.element(context, counter))
    if element is POISON:
        return POISON
    context.bind(node.index, element)
    results = _body_results(context, node.body, values)
    if results is None:
        return POISON
    body.results = results
    settle(body)
    return _emit_loop(f, node, "For", [steps.trips, *values], {"body": body}, options)
