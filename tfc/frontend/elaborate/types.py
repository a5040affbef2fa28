"""Types as written: `f32[batch, 784]`, `T[n, _]`, and the check that a value fits one."""

from __future__ import annotations

from tfc.frontend.builder.values import LanguageValue, describe, is_size
from tfc.frontend.elaborate.context import POISON, Context, Poison
from tfc.frontend.elaborate.expressions import DTYPE_ALIASES, suggestion
from tfc.frontend.functions.kinds import known, may_be
from tfc.frontend.functions.operands import as_tensor
from tfc.frontend.syntax import tree
from tfc.ir.graph.graph import Value
from tfc.ir.ops.control import is_assignable
from tfc.ir.types.dims import Dim, MaybeSize
from tfc.ir.types.types import DTYPES, DType, TensorType


def element_type(f: Context, name: tree.Name) -> DType | Poison:
    """The element type that a name in a type means."""
    binding = f.names.find(name.text)
    if binding is not None and isinstance(binding.thing, DType):
        found: DType = binding.thing
        return found
    if binding is not None and isinstance(binding.thing, Poison):
        return POISON
    builtin = DTYPES.get(DTYPE_ALIASES.get(name.text, name.text))
    if builtin is not None:
        return builtin
    help = suggestion(name.text, [*DTYPES, *DTYPE_ALIASES])
    return f.error(
        "E0106", f"there is no element type `{name.text}`", name, help=help or f"they are {', '.join(DTYPES)}"
    )


def tensor_type(f: Context, node: tree.Type, *, inferred: bool = False) -> TensorType | Poison:
    """The tensor type as written; dimensions `_` (allowed when `inferred`) count as unknown."""
    dtype = element_type(f, node.name)
    if node.dims is None and not node.unranked:
        if dtype is POISON:
            return POISON
        name = node.name.text
        return f.error(
            "E0204", f"`{name}` is no tensor type", node, help=f"write `{name}[]` for a scalar, `{name}[n]` …"
        )
    dims = [dimension(f, d, inferred) for d in node.dims or ()]
    if not isinstance(dtype, DType) or any(d is POISON for d in dims):
        return POISON
    return TensorType(dtype, None if node.unranked else tuple(d for d in dims if not isinstance(d, Poison)))


def dimension(f: Context, node: tree.Node, inferred: bool = False) -> MaybeSize | Poison:
    """A dimension as written."""
    if isinstance(node, tree.UnknownDim):
        return None
    if isinstance(node, tree.InferredDim):
        return None if inferred else f.error("E0204", "`_` needs a value that the dimension can follow from", node)
    if isinstance(node, tree.Name) and f.names.find(node.text) is None:
        bound = ((name, f.names.find(name)) for name in f.names.visible())
        help = suggestion(node.text, (name for name, each in bound if each is not None and is_size(each.thing)))
        return f.error(
            "E0107", f"there is no dimension `{node.text}`", node, help=help or f"declare it: `dim {node.text}`"
        )
    size: LanguageValue = known(f.builder, f.eval(node))  # type: ignore[arg-type]
    if isinstance(size, Poison):
        return size
    if inferred and isinstance(size, Value):
        return None  # the size of an argument that only the run knows
    if not isinstance(size, (int, Dim)) or isinstance(size, bool):
        shown = describe(f.builder, size)
        return f.error("E0204", f"a dimension must be a whole number known while building, not {shown}", node)
    if isinstance(size, int) and size < 0:
        return f.error("E0204", f"a dimension can not be negative, but this is {size}", node)
    return size


def fitted(f: Context, value: LanguageValue, kind: TensorType, at: tree.Node, what: str) -> LanguageValue:
    """A value as a tensor of the declared type: literals take its element type, unknown sizes are checked in the run.

    Reports E0206 when the value can not be of that type.
    """
    tensor = f.build(at, lambda: as_tensor(f.builder, value, kind.dtype))
    if not isinstance(tensor, Value):
        return POISON
    given = f.builder.type(tensor).value()
    if is_assignable(given, kind):
        return tensor
    if may_be(given, kind):
        return f.build(at, lambda: f.builder.emit("EnsureShape", tensor, type=kind))
    return f.error("E0206", f"{what} is declared {kind}, but the value is {given}", at)
