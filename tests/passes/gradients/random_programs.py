"""Random programs with nested control flow, as `.tfg` text and as a function on JAX arrays.

All values are vectors of three f64 numbers, kept small by tanh and sin. A program is a function of its seed. `for`
becomes lax.scan, `if` lax.cond; JAX has no reverse derivative of lax.while_loop, so `while` becomes a Python loop.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tfc.ir.types.types import Array

ROWS = 4
Env = dict[str, Any]
"""The values of the names in scope."""
Thunk = Callable[[Env], Any]
"""Computes something on JAX arrays."""


@dataclass
class Block:
    """Statements and a result: as text, and as functions that are run one after the other."""

    lines: list[str] = field(default_factory=list)
    steps: list[Callable[[Env], None]] = field(default_factory=list)

    def run(self, env: Env) -> None:
        """Run the statements, which bind names in `env`."""
        for step in self.steps:
            step(env)


class Maker:
    """Makes one program."""

    def __init__(self, seed: int, jnp: Any, lax: Any) -> None:
        self.rng = random.Random(seed)
        self.jnp, self.lax = jnp, lax
        self.names = 0

    def name(self) -> str:
        """A name that is not in use."""
        self.names += 1
        return f"v{self.names}"

    def program(self) -> tuple[str, Thunk]:
        """The text, which binds `y`, and the function from x, W and xs to the sum of y."""
        block = Block()
        scope = ["x"]
        for _ in range(self.rng.randint(2, 4)):
            self.statement(block, scope, 0, None)
        text, value = self.expression(scope, None, 2)
        head = f"input x: f64[3]\ninput W: f64[3, 3]\ninput xs: f64[{ROWS}, 3]\n"
        program = head + "\n".join(block.lines) + f"\ny = {text}\n"

        def run(env: Env) -> Any:
            env = dict(env)
            block.run(env)
            return self.jnp.sum(value(env))

        return program, run

    # ---- expressions ----------------------------------------------------------------------------------------------

    def expression(self, scope: list[str], turn: str | None, depth: int) -> tuple[str, Thunk]:
        """A vector computed from the names in scope; inside a `for` also from row `turn` of xs."""
        jnp, rng = self.jnp, self.rng
        kind = rng.choice(("name", "name", "unary", "binary", "binary", "matrix", "row")) if depth else "name"
        if kind == "name" or (kind == "row" and turn is None):
            name = rng.choice([*scope[-4:], "x"])
            return name, lambda env: env[name]
        if kind == "row":
            return f"xs[{turn}]", lambda env: env["xs"][env[turn or ""]]
        if kind == "unary":
            function = rng.choice(("sin", "tanh", "cos"))
            text, value = self.expression(scope, turn, depth - 1)
            return f"{function}({text})", lambda env: getattr(jnp, function)(value(env))
        if kind == "matrix":
            text, value = self.expression(scope, turn, depth - 1)
            return f"tanh(sum(W * {text}, axis=1))", lambda env: jnp.tanh(jnp.sum(env["W"] * value(env), axis=1))
        sign = rng.choice("+-*")
        (a, left), (b, right) = self.expression(scope, turn, depth - 1), self.expression(scope, turn, depth - 1)
        compute = {"+": lambda p, q: p + q, "-": lambda p, q: p - q, "*": lambda p, q: p * q}[sign]
        return f"tanh({a} {sign} {b})", lambda env: jnp.tanh(compute(left(env), right(env)))

    # ---- statements -----------------------------------------------------------------------------------------------

    def statement(self, block: Block, scope: list[str], depth: int, turn: str | None) -> None:
        """Append a statement that binds one more vector."""
        kinds = ("let", "if", "for", "while") if depth < 2 else ("let",)
        kind = self.rng.choice(kinds)
        {"let": self.let, "if": self.branch, "for": self.scan, "while": self.loop}[kind](block, scope, depth, turn)

    def let(self, block: Block, scope: list[str], depth: int, turn: str | None) -> None:
        """`v = e`."""
        name = self.name()
        text, value = self.expression(scope, turn, 2)
        block.lines.append(f"{name} = {text}")
        block.steps.append(lambda env: env.update({name: value(env)}))
        scope.append(name)

    def body(self, scope: list[str], depth: int, turn: str | None) -> tuple[Block, list[str]]:
        """The statements of a body and the names it sees."""
        block, inner = Block(), list(scope)
        for _ in range(self.rng.randint(0, 2)):
            self.statement(block, inner, depth + 1, turn)
        return block, inner

    def branch(self, block: Block, scope: list[str], depth: int, turn: str | None) -> None:
        """`v = if sum(e) > c { … } else { … }`."""
        name, threshold = self.name(), self.rng.uniform(-1, 1)
        text, value = self.expression(scope, turn, 1)
        arms = []
        for _ in range(2):
            inner, names = self.body(scope, depth, turn)
            arms.append((inner, *self.expression(names, turn, 2)))
        shown = ["; ".join([*inner.lines, result]) for inner, result, _ in arms]
        block.lines.append(f"{name} = if sum({text}) > {threshold:.3f} {{ {shown[0]} }} else {{ {shown[1]} }}")

        def step(env: Env) -> None:
            def arm(which: int) -> Callable[[], Any]:
                def run() -> Any:
                    own = dict(env)
                    arms[which][0].run(own)
                    return arms[which][2](own)

                return run

            condition = self.jnp.sum(value(env)) > round(threshold, 3)
            env[name] = self.lax.cond(condition, arm(0), arm(1))

        block.steps.append(step)
        scope.append(name)

    def scan(self, block: Block, scope: list[str], depth: int, turn: str | None) -> None:
        """`v, c = for t in range(n), v = e { …; yield f, collect g }`, and the sum of what was collected."""
        last, rows, state, index = (self.name() for _ in range(4))
        trips = self.rng.choice((0, 1, 3, ROWS))
        start, first = self.expression(scope, turn, 1)
        inner, names = self.body([*scope, state], depth, index)
        (after, following), (row, collected) = self.expression(names, index, 2), self.expression(names, index, 1)
        statements = "; ".join([*inner.lines, f"yield {after}, collect {row}"])
        option = self.rng.choice(("", "", "[recompute=1]", "[recompute=2]", "[recompute=3]"))
        block.lines.append(
            f"{last}, {rows} = for{option} {index} in range({trips}), {state} = {start} {{ {statements} }}"
        )
        total = self.name()
        block.lines.append(f"{total} = tanh({last} + sum({rows}, axis=0))")

        def step(env: Env) -> None:
            def trip(carried: Any, t: Any) -> tuple[Any, Any]:
                own = {**env, state: carried, index: t}
                inner.run(own)
                return following(own), collected(own)

            env[last], env[rows] = first(env), self.jnp.zeros((0, 3))
            if trips:  # JAX wants a trip to see the type of what is collected
                env[last], env[rows] = self.lax.scan(trip, env[last], self.jnp.arange(trips))
            env[total] = self.jnp.tanh(env[last] + self.jnp.sum(env[rows], axis=0))

        block.steps.append(step)
        scope += [last, total]

    def loop(self, block: Block, scope: list[str], depth: int, turn: str | None) -> None:
        """`v, k = while (v = e, k = 0; k < n && sum(v) < c) { …; yield f, k + 1 }`."""
        last, state, index = self.name(), self.name(), self.name()
        trips, limit = self.rng.choice((0, 1, 3, ROWS)), round(self.rng.uniform(0, 3), 3)
        start, first = self.expression(scope, turn, 1)
        inner, names = self.body([*scope, state], depth, index)
        after, following = self.expression(names, index, 2)
        statements = "; ".join([*inner.lines, f"yield {after}, {index} + 1"])
        option = self.rng.choice(("", "[recompute=2]"))
        block.lines.append(
            f"{last}, _{index} = while{option} ({state} = {start}, {index} = 0; "
            f"{index} < {trips} and sum({state}) < {limit}) {{ {statements} }}"
        )

        def step(env: Env) -> None:
            value, t = first(env), 0
            while t < trips and self.jnp.sum(value) < limit:
                own = {**env, state: value, index: t}
                inner.run(own)
                value, t = following(own), t + 1
            env[last] = value

        block.steps.append(step)
        scope.append(last)


def feeds(seed: int) -> Mapping[str, Array]:
    """Values for the inputs."""
    rng = np.random.default_rng(seed)
    return {"x": rng.uniform(-1, 1, 3), "W": rng.uniform(-1, 1, (3, 3)), "xs": rng.uniform(-1, 1, (ROWS, 3))}
