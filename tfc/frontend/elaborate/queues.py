"""`queue q = shuffle(capacity=1000) of (f32[784], i32[])`."""

from __future__ import annotations

from tfc.frontend.builder.values import LanguageValue
from tfc.frontend.elaborate.context import POISON, Context, Places, elaborates
from tfc.frontend.elaborate.expressions import suggestion
from tfc.frontend.elaborate.types import tensor_type
from tfc.frontend.functions.queues import KINDS, Queue, declare
from tfc.frontend.functions.registry import Function
from tfc.frontend.syntax import tree
from tfc.ir.types.types import TensorType


@elaborates(tree.Queue)
def queue(f: Context, node: tree.Queue) -> None:
    """Declare a queue. In a loop or branch body it belongs to the main graph all the same, as variables do."""
    f.bind(node.name, _queue(f, node))


def _queue(f: Context, node: tree.Queue) -> LanguageValue:
    root = f.builder.root
    scope = root.home if f.builder is root else root.home + f.builder.home
    outside = f.with_(builder=root, effects=None)
    components = [tensor_type(outside, kind) for kind in node.components]
    things = [outside.eval(argument.value) for argument in node.kind.arguments]
    assert isinstance(node.kind.callee, tree.Name)
    kind = KINDS.get(node.kind.callee.text)
    if kind is None:
        name = node.kind.callee.text
        help = suggestion(name, KINDS) or f"kinds are {', '.join(f'`{each}`' for each in KINDS)}"
        return f.error("E0330", f"there is no kind of queue `{name}`", node.kind.callee, help=help)
    known = [kind for kind in components if isinstance(kind, TensorType)]
    if any(thing is POISON for thing in things) or len(known) != len(components):
        return POISON
    arguments = list(zip(node.kind.arguments, things, strict=True))
    positional = [thing for argument, thing in arguments if argument.name is None]
    keywords = {argument.name.text: thing for argument, thing in arguments if argument.name is not None}
    places = Places({**_options(node.kind, kind), **dict(enumerate(node.components))})
    with root.inside(scope):
        root.claim(node.name.text)
        made = outside.build(node, lambda: declare(root, node.name.text, kind, (positional, keywords), known), places)
    return f.bring(made, root) if isinstance(made, Queue) else POISON


def _options(call: tree.Call, kind: Function) -> dict[int | str, tree.Node]:
    """The locations of the options, by the parameters that they are for."""
    at: dict[int | str, tree.Node] = {}
    names = [parameter.name for parameter in kind.parameters]
    for argument, name in zip(call.arguments, names, strict=False):
        at[name] = argument.value
    for argument in call.arguments:
        if argument.name is not None:
            at[argument.name.text] = argument.value if argument.name.text in names else argument.name
    return at
