"""Index arithmetic in 32 bits: only where no value on the way leaves them."""

from collections.abc import Mapping
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tfc.codegen.gpu.device.ranges import Ranges
from tfc.codegen.loop_ir.loops import BLOCK, THREAD, For, Launch, Let, Statement
from tfc.codegen.tensor.expr import Apply, Axis, Const, Expr, apply, index
from tfc.codegen.tensor.traverse import postorder

HERE, THERE = Axis("i"), Axis("j")


def trunc(x: int, y: int) -> int:
    return 0 if y == 0 else abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


WORTH = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "min": min,
    "max": max,
    "truncdiv": trunc,
    "truncmod": lambda x, y: x - trunc(x, y) * y if y else 0,
    "floordiv": lambda x, y: x // y if y else 0,
    "mod": lambda x, y: x % y if y else 0,
    "and": lambda x, y: x & y,
}


def worth(root: Expr, axes: Mapping[Expr, int]) -> int:
    """The value of an expression, with integers of any length."""
    known: dict[Expr, int] = dict(axes)
    for node in postorder([root]):
        if isinstance(node, Const):
            known[node] = int(node.value)
        elif isinstance(node, Apply):
            known[node] = WORTH[node.name](*(known[child] for child in node.children))
    return known[root]


def applied(name: str, x: Expr, y: Expr) -> Expr:
    return apply(name, x, y)


LEAVES = st.one_of(st.sampled_from([THREAD, BLOCK, HERE, THERE]), st.integers(-9, 900).map(index))
EXPRESSIONS = st.recursive(LEAVES, lambda x: st.builds(applied, st.sampled_from(list(WORTH)), x, x), max_leaves=9)


@given(EXPRESSIONS)
def test_values_are_within_their_bounds(root: Expr):
    body: tuple[Statement, ...] = (Let(THERE, BLOCK * 7 + 3), For(HERE, index(2), THREAD + 5, ()))
    ranges = Ranges(Launch(5, 32, body), {})
    found = ranges.of(root)
    if found is None:
        return
    for block, thread in product((0, 1, 4), (0, 7, 31)):
        for i in (2, thread + 4):
            values = {BLOCK: block, THREAD: thread, THERE: block * 7 + 3, HERE: i}
            assert found[0] <= worth(root, values) <= found[1]


def test_an_axis_that_is_bound_twice_has_the_bounds_of_both():
    ranges = Ranges(Launch(4, 32, (Let(HERE, THREAD), Let(THERE, HERE + 1), Let(HERE, THREAD * 100))), {})
    assert ranges.of(HERE) == (0, 3100)
    assert ranges.of(THERE) == (1, 3101)


def test_coordinates_stay_below_their_sizes():
    rest = apply("truncdiv", THREAD, 6)
    ranges = Ranges(Launch(4, 32, (Let(HERE, THREAD - rest * 6),)), {})
    assert ranges.of(HERE) == (0, 5)
    assert ranges.of(HERE * (1 << 28)) == (0, 5 << 28)
    assert ranges.of(HERE * (1 << 29)) is None
    assert ranges.of(HERE * (1 << 29) - HERE * (1 << 29)) is None  # on the way there
