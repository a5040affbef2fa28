"""Builds the syntax tree while the LALR parser reduces: one method per rule (or alias) of `tfg.lark`.

Each method gets what its rule matched, in order: nodes for rules, `Token`s for the terminals the grammar keeps,
None for an optional part that is not there (`[…]` in the grammar). A method raises `InvalidSyntaxError` for what the
grammar cannot rule out and no node can hold; the parser then drops the statement, as after any syntax error.
"""

# ruff: noqa: D102 -- the rule of the grammar says what each method builds

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tfc.frontend.syntax import literals
from tfc.frontend.syntax import tree as t
from tfc.frontend.syntax.literals import HoleParser, InvalidSyntaxError
from tfc.frontend.syntax.scanner import Token
from tfc.frontend.syntax.source import Span
from tfc.ir.base.record import record, replace

Part = Token | t.Node | tuple[t.Node, ...]
Parts = list[Any]  # of Part and None


@record(frozen=True, slots=True)
class Yield(t.Node):
    """A `yield` statement, before the block that holds it takes it apart."""

    values: tuple[t.Expr, ...]
    collected: tuple[t.Expr, ...]


def _start(part: Part) -> int:
    if isinstance(part, Token):
        return part.start
    return part.span.start if isinstance(part, t.Node) else part[0].span.start


def _end(part: Part) -> int:
    if isinstance(part, Token):
        return part.end
    return part.span.end if isinstance(part, t.Node) else part[-1].span.end


def _span(parts: Parts) -> Span:
    """From the first to the last part that is there."""
    last = len(parts) - 1
    while parts[last] is None:
        last -= 1
    return Span(_start(parts[0]), _end(parts[last]))


def _name(token: Token) -> t.Name:
    return t.Name(token.span, token.text)


def _target(node: t.Expr) -> t.Name:
    if isinstance(node, t.Name):
        return node
    help_text = "a variable is changed by `W := value`" if isinstance(node, t.Index | t.Attribute | t.Port) else None
    raise InvalidSyntaxError("E0013", node.span, "only a name can stand left of `=`", help_text)


def _builds(kind: Callable[..., t.Node], *places: int) -> Callable[[Any, Parts], Any]:
    """The method of a rule whose node consists of the parts at these places; a token among them is a name."""

    def build(_: Any, parts: Parts) -> t.Node:
        fields = (parts[place] for place in places)
        return kind(_span(parts), *(_name(part) if isinstance(part, Token) else part for part in fields))

    return build


class TreeBuilder:
    """The callbacks of the parser; holds no state, so one serves every parse."""

    def __init__(self, parse_hole: HoleParser) -> None:
        self._parse_hole = parse_hole

    # -------------------------------------------------------------------------------------- just their parts

    input = _builds(t.Input, 1, 2, 3)
    variable = _builds(t.Variable, 1, 2, 3)
    parameter = _builds(t.Parameter, 0, 1, 2)
    function_entry = _builds(t.FunctionEntry, 1)
    unknown_dim = _builds(t.UnknownDim)
    evaluate = _builds(t.Evaluate, 0)
    repeat = _builds(t.Repeat, 1, 2)
    repetition = _builds(t.Repetition, 0, 2)
    range = _builds(t.Range, 0, 1)
    none = _builds(t.NoneLiteral)
    repeat_list = _builds(t.RepeatList, 2, 3)
    ellipsis = _builds(t.Ellipsis)
    loop_variable = _builds(t.LoopVariable, 0, 1, 2)
    group = _builds(t.Group, 1)

    # ------------------------------------------------------------------------------------------- plain lists

    def _tuple(self, parts: Parts) -> tuple[Any, ...]:
        return tuple(parts)

    parameters = results = fetches = expressions = iterables = arguments = loop_variables = _tuple

    def names(self, parts: Parts) -> tuple[t.Name, ...]:
        return tuple(map(_name, parts))

    inputs = names

    def targets(self, parts: Parts) -> tuple[t.Expr, ...]:
        return tuple(parts[1:])

    def hole(self, parts: Parts) -> t.Expr:
        expression: t.Expr = parts[0]
        return expression

    def file(self, parts: Parts) -> Parts:
        return _statements(parts)

    # ----------------------------------------------------------------------------------------- declarations

    def use(self, parts: Parts) -> t.Use:
        *path, _, alias = parts[1:]
        return t.Use(_span(parts), tuple(map(_name, path)), _name(alias) if alias else None)

    def dim(self, parts: Parts) -> t.Dim:
        *names, _, lower, upper = parts[1:]
        return t.Dim(_span(parts), tuple(map(_name, names)), lower, upper)

    def queue(self, parts: Parts) -> t.Queue:
        components = tuple(part for part in parts[4:] if isinstance(part, t.Type))
        return t.Queue(_span(parts), _name(parts[1]), parts[2], components)

    def function(self, parts: Parts) -> t.Function:
        return t.Function(_span(parts), _name(parts[1]), parts[2] or (), parts[3], parts[4])

    def entry(self, parts: Parts) -> t.Entry:
        _, name, inputs, _, fetches, targets = parts
        return t.Entry(_span(parts), _name(name), inputs or (), fetches or (), targets or ())

    def fetch(self, parts: Parts) -> t.Fetch:
        return t.Fetch(_span(parts), _name(parts[0]) if len(parts) == 2 else None, parts[-1])

    def type(self, parts: Parts) -> t.Type:
        return t.Type(_span(parts), _name(parts[0]), None)

    def tensor_type(self, parts: Parts) -> t.Type:
        dims = (t.InferredDim(dim.span) if isinstance(dim, t.Name) and dim.text == "_" else dim for dim in parts[1:-1])
        return t.Type(_span(parts), _name(parts[0]), tuple(dims))

    def unranked_type(self, parts: Parts) -> t.Type:
        return t.Type(_span(parts), _name(parts[0]), None, unranked=True)

    # ------------------------------------------------------------------------------------------- statements

    def assign(self, parts: Parts) -> t.Assign:
        return t.Assign(_span(parts), tuple(map(_target, parts[0])), None, parts[1])

    def typed_assign(self, parts: Parts) -> t.Assign:
        return t.Assign(_span(parts), (_target(parts[0]),), parts[1], parts[2])

    def update(self, parts: Parts) -> t.Update:
        return t.Update(_span(parts), parts[0], parts[1].text, parts[2])

    def suffixed(self, parts: Parts) -> t.Evaluate:
        statement, _, *scopes = parts
        block = _block(statement.span, [statement])
        span = _span(parts)
        return t.Evaluate(span, (t.With(span, tuple(scopes), block),))

    def yields(self, parts: Parts) -> Yield:
        items = parts[1:]
        collected = tuple(item[1] for item in items if isinstance(item, tuple))
        values = tuple(item for item in items if not isinstance(item, tuple))
        if any(isinstance(item, tuple) for item in items[: len(values)]):
            first = next(item for item in items if isinstance(item, tuple))
            message = "`collect` comes after the next values of the loop variables"
            raise InvalidSyntaxError("E0404", Span(_start(first[0]), _end(first[1])), message)
        end = _end(items[-1][1] if collected else items[-1])
        return Yield(Span(_start(parts[0]), end), values, collected)

    def collect(self, parts: Parts) -> tuple[Token, t.Expr]:
        return parts[0], parts[1]

    def block(self, parts: Parts) -> t.Block:
        return _block(_span(parts), _statements(parts[1:-1]))

    # ------------------------------------------------------------------------------------------ expressions

    def _binary(self, parts: Parts) -> t.Binary:
        operators = tuple(t.Operator(token.span, token.text) for token in parts[1::2])
        return t.Binary(_span(parts), tuple(parts[::2]), operators)

    expression = conjunction = comparison = bit_or = bit_xor = bit_and = shift = sum = product = power = _binary

    def unary(self, parts: Parts) -> t.Unary:
        return t.Unary(_span(parts), parts[0].text, parts[1])

    def name(self, parts: Parts) -> t.Name:
        return _name(parts[0])

    def integer(self, parts: Parts) -> t.Number:
        return literals.integer(parts[0].span, parts[0].text)

    def float(self, parts: Parts) -> t.Number:
        return literals.real(parts[0].span, parts[0].text)

    def imaginary(self, parts: Parts) -> t.Number:
        return literals.imaginary(parts[0].span, parts[0].text)

    def string(self, parts: Parts) -> t.String:
        return literals.string(parts[0].span, parts[0].text, self._parse_hole)

    def boolean(self, parts: Parts) -> t.Boolean:
        return t.Boolean(parts[0].span, parts[0].kind == "TRUE")

    def list(self, parts: Parts) -> t.List:
        return t.List(_span(parts), tuple(parts[1:-1]))

    def attribute(self, parts: Parts) -> t.Attribute:
        value, name = parts
        if isinstance(value, t.Number):
            help_text = "digits follow the point: `1.0e5`"
            raise InvalidSyntaxError("E0004", _span(parts), "this is not a number", help_text)
        return t.Attribute(_span(parts), value, _name(name))

    def port(self, parts: Parts) -> t.Port:
        index = literals.integer(parts[1].span, parts[1].text).value
        return t.Port(_span(parts), parts[0], int(index.real))

    def index(self, parts: Parts) -> t.Index:
        return t.Index(_span(parts), parts[0], tuple(parts[1:-1]))

    def slice(self, parts: Parts) -> t.Slice:
        start, _, stop, _, step = parts
        return t.Slice(_span([part for part in parts if part is not None]), start, stop, step)

    def call(self, parts: Parts) -> t.Call:
        return t.Call(_span(parts), parts[0], parts[1] or ())

    def argument(self, parts: Parts) -> t.Argument:
        return t.Argument(_span(parts), _name(parts[0]) if len(parts) == 2 else None, parts[-1])

    # ------------------------------------------------------------------------------------ structured values

    def if_else(self, parts: Parts) -> t.If:
        otherwise = parts[4] if len(parts) > 3 else None
        if isinstance(otherwise, t.If):
            otherwise = t.Block(otherwise.span, (), (otherwise,))
        return t.If(_span(parts), parts[1], parts[2], otherwise)

    def static_if(self, parts: Parts) -> t.If:
        """Make every branch of an `else if` chain static: in such a branch block and `if` have one span."""
        chain: list[t.If] = [parts[1]]
        while (branch := chain[-1].otherwise) and len(branch.values) == 1 and branch.span == branch.values[0].span:
            (nested,) = branch.values
            assert isinstance(nested, t.If)
            chain.append(nested)
        below: t.Block | None = chain[-1].otherwise
        for condition in reversed(chain):
            static = replace(condition, otherwise=below, static=True)
            below = t.Block(static.span, (), (static,))
        return replace(static, span=_span(parts))

    def while_loop(self, parts: Parts) -> t.While:
        return t.While(_span(parts), parts[1] or (), parts[2] or (), parts[3], parts[4])

    def for_loop(self, parts: Parts) -> t.For:
        _, options, index, _, iterable, variables, body = parts
        return t.For(_span(parts), options or (), _name(index), iterable, variables or (), body)

    def with_scopes(self, parts: Parts) -> t.With:
        return t.With(_span(parts), tuple(parts[1:-1]), parts[-1])

    def scope(self, parts: Parts) -> t.Call:
        return t.Call(_span(parts), _name(parts[0]), parts[1] or ())


def _statements(parts: Parts) -> Parts:
    """Without the separators, and without the statements that were dropped for their errors."""
    return [part for part in parts if part is not None and not isinstance(part, Token)]


def _block(span: Span, statements: list[t.Statement | Yield]) -> t.Block:
    """Split the values of the last statement off a block."""
    last = statements[-1] if statements else None
    body = tuple(statements[:-1] if isinstance(last, t.Evaluate | Yield) else statements)
    for statement in body:
        if isinstance(statement, Yield):
            raise InvalidSyntaxError("E0401", statement.span, "`yield` must be the last statement of its block")
    statements_only = tuple(statement for statement in body if not isinstance(statement, Yield))
    if isinstance(last, Yield):
        return t.Block(span, statements_only, last.values, last.collected, explicit=True)
    if isinstance(last, t.Evaluate):
        return t.Block(span, statements_only, last.values)
    return t.Block(span, statements_only)
