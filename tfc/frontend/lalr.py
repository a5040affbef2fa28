"""A driver for the LALR(1) tables that Lark makes out of `tfg.lark`.

Lark's own driver is made for any grammar and any caller; this one runs the same tables and callbacks in about half
the time (a rule that only passes its one value on, as each level of the ladder of operators does, costs two look-ups)
and shows its stacks, which is what recovery from errors needs. (Aho, Sethi, Ullman: Compilers, §4.7.)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lark import Lark

from tfc.frontend.scanner import Token

END_OF_FILE = "$END"

Value = Any
"""What stands on the stack of values: tokens, and whatever the callbacks of the grammar return."""
Reduction = tuple[int, str, Callable[[list[Value]], Value] | None]
"""How many values a rule takes, the symbol it makes of them, and the callback; None passes the only value on."""


class UnexpectedTokenError(Exception):
    """The grammar does not allow a token here. The machine is as it was, but for reductions."""


@dataclass(frozen=True, slots=True)
class Tables:
    """For each state: by terminal, the state to go to or the rule to reduce by; by rule, the state after it."""

    actions: dict[int, dict[str, int | Reduction]]
    gotos: dict[int, dict[str, int]]
    start: int
    accepting: int

    @staticmethod
    def of(lark: Lark, start: str) -> Tables:
        """The tables for one start symbol, with the callbacks of the transformer that `lark` was made with."""
        conf = lark.parse_interactive(start=start).parser_state.parse_conf
        callbacks: dict[Any, Any] = conf.callbacks
        reductions: dict[Any, Reduction] = {}
        for rule, callback in callbacks.items():
            symbols = rule.expansion
            passes_on = rule.options.expand1 and not rule.alias and len(symbols) == 1 and not symbols[0].is_term
            unit = passes_on and not symbols[0].name.startswith("_")
            reductions[rule] = (len(symbols), str(rule.origin.name), None if unit else callback)
        actions: dict[int, dict[str, int | Reduction]] = {}
        gotos: dict[int, dict[str, int]] = {}
        for state, row in conf.states.items():
            columns = {str(symbol): reductions.get(arg, arg) for symbol, (_, arg) in row.items()}
            actions[state] = {symbol: action for symbol, action in columns.items() if symbol.isupper()}
            gotos[state] = {symbol: target for symbol, target in columns.items() if not symbol.isupper()}
        return Tables(actions, gotos, conf.start_state, conf.end_state)


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
        """Whether a symbol may come next when only the first `depth` values are kept."""
        return symbol in self._gotos[self.states[depth]]

    def replace(self, depth: int, symbol: str, value: Value) -> None:
        """Put `value`, as a symbol of the grammar, in place of all values but the first `depth`."""
        del self.states[depth + 1 :], self.values[depth:]
        self.states.append(self._gotos[self.states[-1]][symbol])
        self.values.append(value)
