"""The LALR(1) automaton of the grammar, driven token by token.

The tables are Lark's (`build_tables.py`). The driver is our own because Lark's takes twice the time (a rule that only
passes its one value on, as each level of the ladder of operators does, costs two look-ups here), and because recovery
from errors works on the stacks. (Aho, Sethi, Ullman: Compilers, §4.7.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tfc.frontend.syntax.scanner import Token
from tfc.ir.base.record import record

END_OF_FILE = "$END"

Value = Any
"""An item on the stack of values: tokens, and whatever the callbacks of the grammar return."""
Reduction = tuple[int, str, Callable[[list[Value]], Value] | None]
"""The number of values that a rule takes, its symbol, and the callback; None passes the only value on."""


class UnexpectedTokenError(Exception):
    """The grammar does not allow a token here. The machine is as it was, but for reductions."""


class Rule(NamedTuple):
    """A rule of the grammar: the values that it takes from the stack, and those that its callback gets."""

    size: int
    symbol: str
    callback: str | None
    """None for rules without a meaning of their own (`_names`, repetitions): their values go to the rule around."""
    single: bool
    """True when a single value is passed on without calling back."""
    include: list[list[int]] | None
    """The values that count: position, whether it is the list of a rule without callback, Nones before it."""
    fill: int
    """Nones behind the last value."""

    def reduction(self, callbacks: object) -> Reduction:
        """The rule with its callback, a method of `callbacks`. Rules that only ever pass one value on need none."""
        if self.single and self.size == 1 and self.include is None:
            return self.size, self.symbol, None
        callback = getattr(callbacks, self.callback, _give_all if self.single else None) if self.callback else _give_all
        assert callback is not None, f"no method for the rule {self.callback}"
        return self.size, self.symbol, self._with_single(callback) if self.single else self._filtered(callback)

    def _with_single(self, callback: Callable[[list[Value]], Value]) -> Callable[[list[Value]], Value]:
        return self._filtered(lambda values: values[0] if len(values) == 1 else callback(values))

    def _filtered(self, callback: Callable[[list[Value]], Value]) -> Callable[[list[Value]], Value]:
        include, fill = self.include, self.fill
        if include is None:
            return callback

        def reduce(parts: list[Value]) -> Value:
            values: list[Value] = []
            for position, is_list, nones in include:
                if nones:
                    values += [None] * nones
                if not is_list:
                    values.append(parts[position])
                elif values:
                    values += parts[position]
                else:
                    values = parts[position]  # takes the list over: repetitions grow in linear time
            if fill:
                values += [None] * fill
            return callback(values)

        return reduce


def _give_all(values: list[Value]) -> Value:
    return values


@record(frozen=True, slots=True)
class Tables:
    """For each state: by terminal, the state to go to or the rule to reduce by; by rule, the state after it."""

    actions: list[dict[str, int | Reduction]]
    gotos: list[dict[str, int]]
    start: int
    accepting: int

    @staticmethod
    def of(data: dict[str, Any], start: str, callbacks: object) -> Tables:
        """The tables for one start symbol out of `tfg_tables.json`, with a callback method for each rule."""
        reductions = [Rule(*fields).reduction(callbacks) for fields in data["rules"]]
        actions: list[dict[str, int | Reduction]] = []
        gotos: list[dict[str, int]] = []
        for row in data["states"]:
            terminals = {symbol: target for symbol, target in row.items() if symbol.isupper()}
            actions.append({symbol: n if n >= 0 else reductions[-1 - n] for symbol, n in terminals.items()})
            gotos.append({symbol: target for symbol, target in row.items() if symbol not in terminals})
        return Tables(actions, gotos, *data["starts"][start])


class Machine:
    """A parse in progress: `states[i + 1]` is the state after `values[i]`."""

    __slots__ = ("_accepting", "_actions", "_gotos", "states", "values")

    def __init__(self, tables: Tables) -> None:
        self._actions = tables.actions
        self._gotos = tables.gotos
        self._accepting = tables.accepting
        self.states = [tables.start]
        self.values: list[Value] = []

    def feed(self, token: Token) -> Value:
        """Take one token. For `$END` the result is the value of the start symbol."""
        actions, gotos, states, values = self._actions, self._gotos, self.states, self.values
        kind = token.kind
        while True:
            action = actions[states[-1]].get(kind)
            if action is None:
                raise UnexpectedTokenError
            if isinstance(action, int):
                states.append(action)
                values.append(token)
                return None
            size, symbol, callback = action
            if callback is None:
                states[-1] = gotos[states[-2]][symbol]
                continue
            parts = values[-size:] if size else []
            if size:
                del values[-size:], states[-size:]
            values.append(callback(parts))
            states.append(gotos[states[-1]][symbol])
            if kind == END_OF_FILE and states[-1] == self._accepting:
                return values[-1]

    def accepts(self) -> frozenset[str]:
        """The terminals that `feed` would take now. No callback runs."""
        return frozenset(kind for kind in self._actions[self.states[-1]] if self._would_take(kind))

    def _would_take(self, kind: str) -> bool:
        states = list(self.states)
        while not (kind == END_OF_FILE and states[-1] == self._accepting):
            action = self._actions[states[-1]].get(kind)
            if action is None or isinstance(action, int):
                return action is not None
            size, symbol, _ = action
            del states[len(states) - size :]
            states.append(self._gotos[states[-1]][symbol])
        return True

    def expects(self, depth: int, symbol: str) -> bool:
        """True when a symbol may come next if only the first `depth` values are kept."""
        return symbol in self._gotos[self.states[depth]]

    def replace(self, depth: int, symbol: str, value: Value) -> None:
        """Put `value`, as a symbol of the grammar, in place of all values but the first `depth`."""
        del self.states[depth + 1 :], self.values[depth:]
        self.states.append(self._gotos[self.states[-1]][symbol])
        self.values.append(value)
