"""Declarations: `dim`, `input`, `var`, `fn`."""

from __future__ import annotations

from tfc.frontend.builder.values import LanguageValue, describe
from tfc.frontend.elaborate.context import POISON, Context, elaborates
from tfc.frontend.elaborate.functions import UserFunction
from tfc.frontend.elaborate.types import fitted, tensor_type
from tfc.frontend.functions.kinds import known
from tfc.frontend.functions.operands import as_tensor
from tfc.frontend.syntax import tree
from tfc.ir.graph.graph import Symbol, Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import TensorType


@elaborates(tree.Dim)
def dim(f: Context, node: tree.Dim) -> None:
    """`dim batch in 1..256`: a symbol with inclusive bounds."""
    lower = _bound(f, node.lower, 0)
    upper = _bound(f, node.upper, None)
    if upper is not None and lower is not None and upper < lower:
        f.error("E0109", f"the bounds {lower}..{upper} leave no size", node.upper or node)
    for name in node.names:
        f.builder.symbols[name.text] = Symbol(name.text, lower or 0, upper)
        f.bind(name, Dim.symbol(name.text))


def _bound(f: Context, node: tree.Expr | None, default: int | None) -> int | None:
    if node is None:
        return default
    number = known(f.builder, f.eval(node))
    if number is POISON:
        return default
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        f.error("E0109", f"a bound is a whole number from 0, not {describe(f.builder, number)}", node)
        return default
    return number


@elaborates(tree.Input)
def input(f: Context, node: tree.Input) -> None:
    """`input x: f32[batch, 784] = default`: a Placeholder."""
    kind = tensor_type(f, node.type)
    b = f.builder
    if not f.top:
        f.error("E0108", "an `input` can only stand at the top level of the main file", node)
        kind = POISON
    value: LanguageValue = POISON
    if isinstance(kind, TensorType):
        full = b.claim(node.name.text)
        if node.default is None:
            value = f.build(node, lambda: b.emit("Placeholder", name=node.name.text, type=kind))
        else:
            with b.inside(full + "/"):
                default = fitted(f, f.eval(node.default), kind, node.default, f"`{node.name.text}`")
            if default is not POISON:
                emit = lambda: b.emit("PlaceholderWithDefault", default, name=node.name.text, type=kind)  # noqa: E731
                value = f.build(node, emit)
    f.bind(node.name, value)


@elaborates(tree.Variable)
def variable(f: Context, node: tree.Variable) -> None:
    """`var W: f32[784, 100] = …`: a VariableV2 and, with an initial value, the Assign `W/Assign`.

    In a loop or branch body the variable and its initial value belong to the main graph all the same.
    """
    f.bind(node.name, _variable(f, node))


def _variable(f: Context, node: tree.Variable) -> LanguageValue:
    root = f.builder.root
    scope = root.home if f.builder is root else root.home + f.builder.home
    outside = f.with_(builder=root, effects=None)
    kind = None if node.type is None else tensor_type(f, node.type, inferred=True)
    if kind is POISON:
        return POISON
    with root.inside(scope), root.unordered():
        full = root.claim(node.name.text)
        initial = None if node.initial is None else _initial(outside, node, kind, full)
        if initial is POISON:
            return POISON
        made = initial if isinstance(initial, Value) else None
        result = _declare(outside, node, kind if isinstance(kind, TensorType) else None, made, full)
    if not isinstance(result, Value):
        return POISON
    return f.builder.bring(result, root)


def _initial(f: Context, node: tree.Variable, kind: object, full: str) -> LanguageValue:
    """The initial value, computed after the variables that it mentions have theirs."""
    assert node.initial is not None
    b = f.builder
    with b.inside(full + "/"), b.after(*_initialisers(f, node.initial)):
        value = f.eval(node.initial)
        if value is POISON:
            return POISON
        if isinstance(kind, TensorType):
            return fitted(f, value, kind, node.initial, f"`{node.name.text}`")
        return f.build(node.initial, lambda: as_tensor(b, value))


def _initialisers(f: Context, expression: tree.Expr) -> list[str]:
    found = []
    for each in tree.walk(expression):
        binding = f.names.find(each.text) if isinstance(each, tree.Name) else None
        if binding is not None and isinstance(binding.thing, Value):
            assign = f.builder.initialisers.get(binding.thing.node)
            found += [assign] if assign is not None and binding.builder is f.builder else []
    return found


def _declare(
    f: Context, node: tree.Variable, kind: TensorType | None, initial: Value | None, full: str
) -> LanguageValue:
    """The VariableV2 node, and the Assign of its initial value."""
    b = f.builder
    given = None if initial is None else b.type(initial).value()
    infers = node.type is not None and any(isinstance(d, tree.InferredDim) for d in node.type.dims or ())
    if kind is None:
        assert given is not None
        kind = given
    elif infers and given is not None and given.shape is not None and kind.shape is not None:
        sizes = zip(given.shape, kind.shape, strict=True)
        kind = TensorType(kind.dtype, tuple(g if w is None else w for g, w in sizes))
    if kind.shape is not None and any(isinstance(d, Dim) for d in kind.shape):
        return f.error("E0207", f"the sizes of a variable must be numbers, but it is {kind}", node.type or node.name)
    found = kind
    result = f.build(node, lambda: b.emit("VariableV2", name=node.name.text, shape=found.shape, dtype=found.dtype))
    if isinstance(result, Value) and initial is not None:
        with b.inside(full + "/"):
            check = kind.is_static
            done = f.build(node, lambda: b.emit("Assign", result, initial, name="Assign", validate_shape=check))
        if isinstance(done, Value):
            b.initialisers[result.node] = done.node
            b.named.add(done.node)
    return result


@elaborates(tree.Function)
def function(f: Context, node: tree.Function) -> None:
    """Functions are bound before anything else of their file runs (program.py), so that order does not matter."""
    binding = f.names.bindings.get(node.name.text)
    if binding is None or not isinstance(binding.thing, UserFunction) or binding.thing.node is not node:
        f.bind(node.name, UserFunction(node, f))
