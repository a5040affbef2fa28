"""Online softmax: the weights of a block of scores, row by row, among the threads that share a row.

A row has a maximum so far and a sum of exponentials so far. When the maximum grows, what was summed up before is
scaled down (Milakov and Gimelshein, Online normalizer calculation for softmax, 2018; Dao et al., FlashAttention, 2022).
Weights are divided by the sum so far in every block, not at the end: after each block the results are the attention to
the keys so far, so nothing overflows that would not overflow in a plain softmax.

NaN and infinities come out as from a plain softmax: a row with NaN or +inf is NaN, -inf weighs nothing, a row of -inf
only is NaN. (The maximum ignores NaN: its exponential is NaN, and so is the sum of its row.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tfc.codegen.gpu.attention.match import Attention
from tfc.codegen.gpu.contract.coordinates import coordinates, renamed
from tfc.codegen.gpu.contract.stage import is_multiple
from tfc.codegen.loop_ir.loops import Across, Combine, Fold, Let, Recur, Statement
from tfc.codegen.tensor.expr import Axis, Expr, Var, all_of, apply, cast, const, guard, index, select
from tfc.codegen.tensor.traverse import axes_in, loads, substitute

_NONE = float("-inf")


@dataclass(frozen=True, eq=False)
class Row:
    """A row of scores that a thread has a share of: its number among the queries, and its state so far, the maximum and
    the sum of exponentials; the results so far are multiplied by `kept` once a block is weighed.
    """

    name: str
    number: Expr
    top: Var
    total: Var
    new_top: Var
    new_total: Var
    kept: Var

    @property
    def recurs(self) -> list[Recur]:
        """The values that a loop over blocks of keys carries."""
        dtype = self.top.dtype
        return [
            Recur(self.top, const(_NONE, dtype), self.new_top),
            Recur(self.total, const(0.0, dtype), self.new_total),
        ]


class Weighing:
    """The rows that a thread holds scores of, `width` neighbours each, in a block of `rows` queries and `columns`
    keys.
    """

    def __init__(self, attention: Attention, numbers: Sequence[Expr], width: int, rows: int, columns: int) -> None:
        self.attention, self.width = attention, width
        dtype = attention.dtype
        names = "top", "total", "new_top", "new_total", "kept"
        self.rows = [
            Row(f"q{k}", number, *(Var(f"{name}{k}", dtype) for name in names)) for k, number in enumerate(numbers)
        ]
        self._checks_rows = not is_multiple(attention.scores.left.rows.size, rows)
        self._checks_columns = not is_multiple(attention.scores.right.rows.size, columns)

    def begin(self) -> list[Statement]:
        """Statements that bind the rows and their state before the first block."""
        statements: list[Statement] = []
        used = axes_in(self.attention.logit) | axes_in(self.attention.scaled)
        for row in self.rows:
            own = Axis(row.name)
            statements.append(Let(own, row.number))
            statements += coordinates(own, self.attention.scores.left.rows, f".{row.name}")
            if not used.isdisjoint(self.attention.lines.axes):
                line = renamed(self.attention.line, {self.attention.scores.left.rows: f".{row.name}"})
                statements += [
                    Let(Axis(f"line.{row.name}"), line),
                    *coordinates(Axis(f"line.{row.name}"), self.attention.lines, f".{row.name}"),
                ]
        return statements

    def weigh(
        self, sums: Sequence[Sequence[Expr]], columns: Sequence[Expr]
    ) -> tuple[list[Statement], list[list[Expr]]]:
        """The weights of `sums`, a list for each row, of keys number `columns`."""
        statements: list[Statement] = []
        for k, column in enumerate(columns):
            statements.append(Let(Axis(f"c{k}"), column))
            if axes_in(self.attention.scaled) & set(self.attention.scores.right.rows.axes):
                statements += coordinates(Axis(f"c{k}"), self.attention.scores.right.rows, f".c{k}")
        found: list[list[Expr]] = []
        for row, own in zip(self.rows, sums, strict=True):
            made, weights = self._row(row, own)
            statements += made
            found.append(weights)
        return statements, found

    def _is_empty(self, row: Row) -> Expr:
        """True where all scores of a row were -inf: its results are 0 / 0."""
        size = self.attention.results.k.size
        none = row.total.eq(0.0)
        return none if isinstance(size, int) and size else apply("and", none, index(size) > 0)

    def ended(self, results: Sequence[Var], known: Sequence[Expr], rows: Iterable[Row]) -> list[Statement]:
        """The results behind the last block, each of one of the rows, from those so far."""
        nan = const(float("nan"), self.attention.dtype)
        return [
            Let(result, select(self._is_empty(row), nan, value))
            for result, value, row in zip(results, known, rows, strict=True)
        ]

    def _row(self, row: Row, sums: Sequence[Expr]) -> tuple[list[Statement], list[Expr]]:
        dtype = self.attention.dtype

        def var(name: str) -> Var:
            return Var(f"{row.name}.{name}", dtype)

        made: list[Statement] = []
        logits, powers = ([var(f"{name}{k}") for k in range(len(sums))] for name in ("logit", "power"))
        for k, (logit, value) in enumerate(zip(logits, sums, strict=True)):
            made.append(Let(logit, self._logit(row, k, value)))
        greatest, base, old, share = map(var, ("greatest", "base", "old", "share"))
        made += self._all(greatest, "greatest", logits)
        made += [
            Let(row.new_top, select(greatest > row.top, greatest, row.top)),
            Let(base, select(row.new_top.eq(_NONE), const(0.0, dtype), row.new_top)),
            *(Let(power, apply("exp", logit - base)) for power, logit in zip(powers, logits, strict=True)),
        ]
        added = var("added")
        made += self._all(added, "sum", powers)
        made += [
            Let(old, row.total * apply("exp", row.top - base)),
            Let(row.new_total, old + added),
            Let(share, select(row.new_total.eq(0.0), const(0.0, dtype), 1.0 / row.new_total)),
            Let(row.kept, old * share),
        ]
        return made, [self.attention.weight(power * share) for power in powers]

    def _all(self, found: Var, kind: str, values: Sequence[Expr]) -> list[Statement]:
        """The values of all threads of a row combined, in a fixed order."""
        own, whole = Var(f"{found.name}.own", found.dtype), Var(f"{found.name}.all", found.dtype)
        combined = Combine(own, kind, tuple(values), ())
        return [combined, Across(whole, own, kind, self.width, ()), Fold(found, whole, kind)]

    def _logit(self, row: Row, column: int, value: Expr) -> Expr:
        """The operand of the softmax; -inf where there is no such score."""
        attention, at = self.attention, Axis(f"c{column}")
        names = {attention.scores.left.rows: f".{row.name}", attention.scores.right.rows: f".c{column}"}
        scaled = renamed(attention.scaled, names)
        (scaled,) = substitute([scaled], {attention.scores.var: cast(value, attention.scores.var.dtype)})
        here = renamed(attention.logit, {attention.lines: f".{row.name}"})
        (logit,) = substitute([here], {attention.score: scaled, attention.column: at})
        logit, none = cast(logit, attention.dtype), const(_NONE, attention.dtype)
        inside = [at < index(attention.scores.right.rows.size)] if self._checks_columns else []
        if loads([logit]) and self._checks_rows:
            inside.append(Axis(row.name) < index(attention.scores.left.rows.size))
        if not inside:
            return logit
        choose = guard if loads([logit]) else select
        return choose(all_of(inside), logit, none)
