"""Walks over expressions: postorder, rewriting, substitution, printing. Iterative, each shared node visited once."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

from tfc.codegen.tensor.expr import Apply, Axis, Cast, Const, Expr, Load, SizeOf, Var
from tfc.ir.types.types import boolean


def postorder(roots: Sequence[Expr], stop: Callable[[Expr], bool] | None = None) -> Iterator[Expr]:
    """Every node reachable from `roots` once, operands before users; nodes where `stop` holds are not entered."""
    done: set[Expr] = set()
    stack: list[Expr | None] = [*reversed(roots)]
    while stack:
        node = stack.pop()
        if node is None:  # what stands below has its operands behind it
            below = stack.pop()
            assert below is not None
            yield below
        elif node not in done:
            done.add(node)
            children = node.children
            if children and not (stop is not None and stop(node)):
                stack += (node, None)
                stack += [child for child in reversed(children) if child not in done]
            else:
                yield node


def rewrite(roots: Sequence[Expr], change: Callable[[Expr, tuple[Expr, ...]], Expr]) -> list[Expr]:
    """Rebuild expressions bottom-up: `change(node, new operands)` gives each node's replacement."""
    memo: dict[Expr, Expr] = {}
    for node in postorder(roots):
        memo[node] = change(node, tuple(memo[child] for child in node.children))
    return [memo[root] for root in roots]


def substitute(roots: Sequence[Expr], mapping: Mapping[Expr, Expr]) -> list[Expr]:
    """Replace whole nodes (axes, usually) at once; replacements are not entered again."""
    if not mapping:
        return list(roots)

    def change(node: Expr, children: tuple[Expr, ...]) -> Expr:
        found = mapping.get(node)
        if found is not None:
            return found
        return node if children == node.children else node.with_children(children)

    return rewrite(roots, change)


def loads(roots: Sequence[Expr]) -> list[Load]:
    """All loads inside, in evaluation order."""
    return [node for node in postorder(roots) if isinstance(node, Load)]


# ---- text -----------------------------------------------------------------------------------------------------------

_INFIX = {
    "add": "+", "sub": "-", "mul": "*", "div": "/", "floordiv": "//", "mod": "%", "and": "&", "or": "|", "xor": "^",
    "shl": "<<", "shr": ">>", "eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=",
}  # fmt: skip


def axes_in(root: Expr) -> set[Expr]:
    """The axes that an expression depends on."""
    return {node for node in postorder([root]) if isinstance(node, Axis)}


def show(root: Expr) -> str:
    """The expression on one line, for dumps and messages; meant for small ones, as sharing is lost."""
    text: dict[Expr, str] = {}
    for node in postorder([root]):
        text[node] = _show(node, [text[child] for child in node.children])
    return text[root]


def _show(node: Expr, parts: list[str]) -> str:
    match node:
        case Const() if node.dtype == boolean:
            return str(bool(node.value)).lower()
        case Const():
            return repr(node.value) if math.isfinite(node.value) else f"{node.value:+}"
        case Axis() | Var():
            return node.name
        case SizeOf():
            return f"({node.size})"
        case Load():
            return f"{node.tensor.name}[{', '.join(parts)}]"
        case Apply() if node.name in _INFIX:
            return f"({parts[0]} {_INFIX[node.name]} {parts[1]})"
        case Apply():
            return f"{node.name}({', '.join(parts)})"
        case Cast():
            return f"{node.dtype}({parts[0]})"
        case _:
            return f"{type(node).__name__.lower()}({', '.join(parts)})"
