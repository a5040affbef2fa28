"""`entry train(x, y) -> C after step`: the exports of a compiled module, checked once the whole graph is known."""

from __future__ import annotations

from tfc.frontend.builder.values import ArgumentError, LanguageValue, Operation, Outputs, single
from tfc.frontend.elaborate.context import POISON, Context, elaborates
from tfc.frontend.elaborate.expressions import suggestion
from tfc.frontend.functions.kinds import nodes_of
from tfc.frontend.functions.operands import as_tensor
from tfc.frontend.syntax import tree
from tfc.ir.base.reachable import reachable
from tfc.ir.graph.graph import Entry, Value


@elaborates(tree.Entry)
def entry(f: Context, node: tree.Entry) -> None:
    """An entry: its inputs are fed, its fetches come back by name, its targets are run."""
    if not may_declare(f, node):
        return
    inputs = [(name.text, _input(f, name)) for name in node.inputs]
    outputs = [_output(f, fetch) for fetch in node.fetches]
    targets = [_targets(f, target) for target in node.after]
    given = [(name, value) for name, value in inputs if value is not None]
    fetched = [pair for pair in outputs if pair is not None]
    if len(given) < len(inputs) or len(fetched) < len(outputs) or any(names is None for names in targets):
        return
    names = tuple(dict.fromkeys(name for found in targets for name in found or ()))
    made = Entry(node.name.text, tuple(given), tuple(fetched), names, f.loc(node))
    _check_inputs(f, node, made)
    f.builder.entries[made.name] = made


def may_declare(f: Context, node: tree.Entry | tree.FunctionEntry) -> bool:
    """True where an entry of that name may be declared; False after reporting why not."""
    if not f.top:
        f.error("E0108", "an `entry` can only stand at the top level of the main file", node)
    elif node.name.text in f.builder.entries:
        f.error("E0505", f"there are two entries called `{node.name.text}`", node.name)
    else:
        return True
    return False


def _input(f: Context, name: tree.Name) -> Value | None:
    thing = single(f.eval(name))
    if thing is POISON:
        return None
    if isinstance(thing, Value) and not f.builder.type(thing).ref:
        return thing
    inputs = [n.name for n in f.builder.nodes.values() if n.op.startswith("Placeholder")]
    f.error("E0503", f"`{name.text}` can not be fed", name, help=suggestion(name.text, inputs) or "feed an `input`")
    return None


def _output(f: Context, fetch: tree.Fetch) -> tuple[str, Value] | None:
    thing = single(f.eval(fetch.value))
    if thing is POISON:
        return None
    if fetch.name is not None:
        name = fetch.name.text
    elif isinstance(fetch.value, tree.Name):
        name = fetch.value.text
    else:
        f.error("E0506", "this result needs a name", fetch.value, help="write `name = …`")
        return None
    if isinstance(thing, (Operation, Outputs)):
        what = "an operation, which has no value" if isinstance(thing, Operation) else f"{len(thing.values)} outputs"
        help = "put it behind `after`" if isinstance(thing, Operation) else f"choose one: `{name}.0`"
        f.error("E0506", f"`{name}` is {what}", fetch.value, help=help)
        return None
    value = f.build(fetch.value, lambda: as_tensor(f.builder, thing, name=name))
    return (name, value) if isinstance(value, Value) else None


def _targets(f: Context, target: tree.Expr) -> tuple[str, ...] | None:
    thing: LanguageValue = f.eval(target)
    if thing is POISON:
        return None
    try:
        return nodes_of(f.builder, thing)
    except ArgumentError as error:
        f.error(error.page, error.message, target)
        return None


def _check_inputs(f: Context, node: tree.Entry, made: Entry) -> None:
    """Every placeholder that the entry needs must be among its inputs."""
    b = f.builder
    fed = {value.node for _, value in made.inputs}
    reached = reachable(made.roots, lambda name: () if name in fed else b.nodes[name].sources)
    needed = [name for name in reached if name not in fed and b.nodes[name].op == "Placeholder"]
    if not needed:
        return
    order = {name: i for i, name in enumerate(b.nodes)}
    names = sorted(needed, key=order.__getitem__)
    shown = ", ".join([*(name for name, _ in made.inputs), *names])
    which = " and ".join(f"`{name}`" for name in names)
    verb = "which is" if len(names) == 1 else "which are"
    f.error(
        "E0504",
        f"the entry `{made.name}` needs {which}, {verb} not among its inputs",
        node.name,
        help=f"write `entry {made.name}({shown})`",
    )
