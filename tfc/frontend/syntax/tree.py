"""The syntax tree of a `.tfg` file: what the parser hands to the elaborator.

Every node is a frozen record whose first field, `span`, says where it stands in the text; spans take no part in
equality, so two texts that differ only in layout have equal trees. The tree is what was written, not what it
means: names are not resolved, types are not checked, `nn.dense` and `q.enqueue` are both an `Attribute`.
What the parser has already made sure of is listed in `docs/language.md` under "Syntax rules".

The tree is at most `MAX_DEPTH` nodes deep (deeper texts are rejected with E0901), because chains of operators,
which are the one thing that grows with the length of a program, are flat: see `Binary`. Recursion over a tree is
therefore safe; `walk` needs none.
"""

from __future__ import annotations

from collections.abc import Iterator

from tfc.frontend.syntax.source import Source, Span
from tfc.ir.base.record import field, field_types, record

MAX_DEPTH = 256


@record(frozen=True, slots=True)
class Node:
    """A piece of syntax, with its span."""

    span: Span = field(compare=False, repr=False)


# ------------------------------------------------------------------------------------------------ expressions


@record(frozen=True, slots=True)
class Name(Node):
    """`x`: a use of a name, and also the name in a declaration. `_` as a target means "not wanted"."""

    text: str


@record(frozen=True, slots=True)
class Number(Node):
    """`3`, `0xff`, `1.5e-3`, `2j`. An `int` is at most 2**64 - 1; the sign is a `Unary`; a `float` is finite."""

    value: int | float | complex


@record(frozen=True, slots=True)
class String(Node):
    """`"gpu:{r}"`: literal text (escapes done) and the expressions in its holes, in order."""

    parts: tuple[str | Expr, ...]

    @property
    def text(self) -> str | None:
        """The value of a string without holes, else None."""
        return None if any(not isinstance(part, str) for part in self.parts) else "".join(map(str, self.parts))


@record(frozen=True, slots=True)
class Boolean(Node):
    """`true`, `false`."""

    value: bool


@record(frozen=True, slots=True)
class NoneLiteral(Node):
    """`None`: a new axis in an index, an absent attribute elsewhere."""


@record(frozen=True, slots=True)
class List(Node):
    """`[a, b]`: a nested constant, a shape, or a list of values."""

    items: tuple[Expr, ...]


@record(frozen=True, slots=True)
class Unary(Node):
    """`-x`, `~x`, `not x`."""

    operator: str
    operand: Expr


@record(frozen=True, slots=True)
class Operator(Node):
    """The sign between two operands: `@ * / // % + - << >> & ^ | == != < <= > >= and or **`."""

    text: str


@record(frozen=True, slots=True)
class Binary(Node):
    """Operators of one precedence, to be applied from left to right: `a + b - c` has three operands.

    There is one operator fewer than operands. `**` and comparisons always have exactly two operands (`**` nests
    to the right, comparisons do not chain).
    """

    operands: tuple[Expr, ...]
    operators: tuple[Operator, ...]


@record(frozen=True, slots=True)
class Attribute(Node):
    """`nn.dense`, `q.enqueue`: a member of a library, a method, or a field of a value."""

    value: Expr
    name: Name


@record(frozen=True, slots=True)
class Port(Node):
    """`parts.1`: one output of a value with several."""

    value: Expr
    index: int


@record(frozen=True, slots=True)
class Slice(Node):
    """`a:b:c` in an index; each part may be missing."""

    start: Expr | None
    stop: Expr | None
    step: Expr | None


@record(frozen=True, slots=True)
class Ellipsis(Node):
    """`...` in an index."""


@record(frozen=True, slots=True)
class Index(Node):
    """`x[i, 1:3, ..., None]`; at least one item, at most one `Ellipsis`. A new axis is a `NoneLiteral`."""

    value: Expr
    items: tuple[Expr | Slice | Ellipsis, ...]


@record(frozen=True, slots=True)
class Argument(Node):
    """`x` or `axis=1`. Positional ones come first and no name comes twice."""

    name: Name | None
    value: Expr


@record(frozen=True, slots=True)
class Call(Node):
    """`relu(x)`, `nn.dense(h, units=10)`, `q.enqueue(a, b)`."""

    callee: Expr
    arguments: tuple[Argument, ...]


@record(frozen=True, slots=True)
class Range(Node):
    """`0..4`; only in `for` and `repeat`, where the end is exclusive."""

    start: Expr
    stop: Expr


@record(frozen=True, slots=True)
class Block(Node):
    """`{ … }`: statements, then the values it ends with (from its last expressions or from `yield`).

    `explicit` tells a `yield` from a last expression. `collected` is what `collect` names, in `for` only.
    """

    statements: tuple[Statement, ...]
    values: tuple[Expr, ...] = ()
    collected: tuple[Expr, ...] = ()
    explicit: bool = False


@record(frozen=True, slots=True)
class If(Node):
    """`if p { a } else { b }`; `else if` nests. `static` for `static if`, whose branches open no scope of names."""

    condition: Expr
    then: Block
    otherwise: Block | None
    static: bool = False


@record(frozen=True, slots=True)
class LoopVariable(Node):
    """`acc = x` or `acc: f32[?, 3] = x` in the head of a loop."""

    name: Name
    type: Type | None
    initial: Expr


@record(frozen=True, slots=True)
class While(Node):
    """`while[parallel_iterations=4](i = 0, acc = x; i < n) { …; yield i + 1, acc }`; the body has a `yield`."""

    options: tuple[Argument, ...]
    variables: tuple[LoopVariable, ...]
    condition: Expr
    body: Block


@record(frozen=True, slots=True)
class For(Node):
    """`for t in range(T), s = s0 { …; yield s2, collect h }`. `iterable` may be a `Range`."""

    options: tuple[Argument, ...]
    index: Name
    iterable: Expr
    variables: tuple[LoopVariable, ...]
    body: Block


@record(frozen=True, slots=True)
class With(Node):
    """`with device("gpu:0"), name("tower") { … }`; also the suffix form, whose body holds the one statement.

    A scope is kept as the call that was written, its callee a `Name`. The body opens no scope of names.
    """

    scopes: tuple[Call, ...]
    body: Block


@record(frozen=True, slots=True)
class Group(Node):
    """`group { W -= d; b -= e }`: its statements, joined by a NoOp. Opens no scope of names."""

    body: Block


@record(frozen=True, slots=True)
class Repetition(Node):
    """`r in 0..4` or `W, g in variables, grads` (side by side): as many iterables as names."""

    names: tuple[Name, ...]
    iterables: tuple[Expr, ...]


@record(frozen=True, slots=True)
class RepeatList(Node):
    """`[repeat r in 0..4 { … }]`: the list of the values of the body, once per iteration."""

    repetition: Repetition
    body: Block


Expr = (
    Name | Number | String | Boolean | NoneLiteral | List | Unary | Binary | Attribute | Port | Index | Call | Range
    | If | While | For | With | Group | RepeatList
)  # fmt: skip

# ------------------------------------------------------------------------------------------------------ types


@record(frozen=True, slots=True)
class UnknownDim(Node):
    """`?`: a dimension that is not known until the program runs."""


@record(frozen=True, slots=True)
class InferredDim(Node):
    """`_`: a dimension that follows from the value."""


@record(frozen=True, slots=True)
class Type(Node):
    """`f32[batch, 784]`, `f32[*]` (`dims` is None and `unranked`), `int` (`dims` is None: not a tensor).

    `name` is as written: `f32`, `float32`, or a type variable `T`. A dimension is an expression over numbers and
    dimension names, `UnknownDim` or `InferredDim`.
    """

    name: Name
    dims: tuple[Expr | UnknownDim | InferredDim, ...] | None
    unranked: bool = False


# ------------------------------------------------------------------------------------------------- statements


@record(frozen=True, slots=True)
class Use(Node):
    """`use nn`, `use layers.conv as conv`: at the top of the file only."""

    path: tuple[Name, ...]
    alias: Name | None


@record(frozen=True, slots=True)
class Dim(Node):
    """`dim batch in 1..256`: symbolic dimensions, with inclusive bounds where given (`1..` has no upper one)."""

    names: tuple[Name, ...]
    lower: Expr | None
    upper: Expr | None


@record(frozen=True, slots=True)
class Input(Node):
    """`input x: f32[batch, 784]`, optionally `= default`."""

    name: Name
    type: Type
    default: Expr | None


@record(frozen=True, slots=True)
class Variable(Node):
    """`var W: f32[784, 100] = zeros([784, 100])`; the type or the initial value may be missing, not both."""

    name: Name
    type: Type | None
    initial: Expr | None


@record(frozen=True, slots=True)
class Queue(Node):
    """`queue q = shuffle(capacity=1000) of (f32[784], i32[])`. `kind` is a call whose callee is a `Name`."""

    name: Name
    kind: Call
    components: tuple[Type, ...]


@record(frozen=True, slots=True)
class Parameter(Node):
    """`x: T[n, m]` (an operand: the type has brackets) or `units: int = 10` (an attribute)."""

    name: Name
    type: Type
    default: Expr | None


@record(frozen=True, slots=True)
class Function(Node):
    """`fn dense(x: T[n, m], units: int) -> T[n, units] { … }`; `results` is None when not written."""

    name: Name
    parameters: tuple[Parameter, ...]
    results: tuple[Type, ...] | None
    body: Block


@record(frozen=True, slots=True)
class Fetch(Node):
    """`C` or `loss = C` in an entry: a value, and the name it has outside."""

    name: Name | None
    value: Expr


@record(frozen=True, slots=True)
class Entry(Node):
    """`entry train(x, y) -> C, acc = accuracy after step`: fetches, targets, or both."""

    name: Name
    inputs: tuple[Name, ...]
    fetches: tuple[Fetch, ...]
    after: tuple[Expr, ...]


@record(frozen=True, slots=True)
class FunctionEntry(Node):
    """`entry dense`: the function of that name, whose parameters are the inputs and whose results the outputs."""

    name: Name


@record(frozen=True, slots=True)
class Assign(Node):
    """`a, b = split(x, 2)`, `h: f32[n] = relu(x)`. Several `values` only where each target has its own."""

    targets: tuple[Name, ...]
    type: Type | None
    values: tuple[Expr, ...]


@record(frozen=True, slots=True)
class Update(Node):
    """`W := e`, `W += e`, `W -= e`. The target is a name, or a variable out of a list (`params[i]`, `cell.W`)."""

    target: Expr
    operator: str
    value: Expr


@record(frozen=True, slots=True)
class Evaluate(Node):
    """Expressions as a statement, for their effect. The last one of a `Block` is in its `values` instead."""

    values: tuple[Expr, ...]


@record(frozen=True, slots=True)
class Repeat(Node):
    """`repeat r in 0..4 { … }`. The body opens no scope of names and may bind a name again."""

    repetition: Repetition
    body: Block


Statement = (
    Use | Dim | Input | Variable | Queue | Function | Entry | FunctionEntry | Assign | Update | Evaluate | Repeat
)


@record(frozen=True, slots=True)
class Module(Node):
    """A whole file, or the rest of it without the statements that have errors.

    `lost_names` are the names in those: one that is not bound anywhere else is no error of its own.
    """

    statements: tuple[Statement, ...]
    source: Source = field(compare=False, repr=False)
    lost_names: frozenset[str] = field(default=frozenset(), compare=False, repr=False)


# -------------------------------------------------------------------------------------------------- traversal


_LEAF_TYPES = {"str", "bool", "int", "int | float | complex", "Source", "Span", "frozenset[str]"}
_CHILD_FIELDS: dict[type, tuple[str, ...]] = {}


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below, field by field: mostly the order of the text (`Binary`: operands, then operators)."""
    kind = type(node)
    if kind not in _CHILD_FIELDS:
        _CHILD_FIELDS[kind] = tuple(name for name, of in field_types(kind).items() if of not in _LEAF_TYPES)
    for name in _CHILD_FIELDS[kind]:
        value = getattr(node, name)
        if isinstance(value, tuple):
            yield from (item for item in value if isinstance(item, Node))
        elif isinstance(value, Node):
            yield value


def walk(*roots: Node) -> Iterator[Node]:
    """The roots and everything below them, parents first, in the order of `children`."""
    stack = list(reversed(roots))
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(tuple(children(node))))
