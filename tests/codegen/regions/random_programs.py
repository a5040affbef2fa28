"""Random programs with branches and loops inside of one another, as text, so that one that fails can be read.

All floats stay within [-1, 1] and every decision is made on integers, so two ways to run a program must agree. Values
have a few shapes that broadcast; loops have zero to four trips, known or fed.
"""

from __future__ import annotations

import random

import numpy as np

from tfc.ir.types.types import Array

UNARY = ("tanh({})", "sigmoid({})", "0.5 * {}", "abs({})", "relu({})", "-{}", "sin({})")
BINARY = ("tanh({} + {})", "sin({} * {})", "maximum({}, {})", "minimum({}, {})", "0.5 * ({} - {})")
Shape = tuple[int, ...]
SMALL, WIDE = (4, 5), (36, 150)
"""Rows and columns: of programs that are mostly functions of their own, and of ones for several threads."""


class _Block:
    """What is bound inside a block: floats by shape, i32 scalars."""

    def __init__(self, outer: _Block | None = None) -> None:
        self.floats: list[tuple[str, Shape]] = list(outer.floats) if outer else []
        self.integers: list[str] = list(outer.integers) if outer else []
        self.lines: list[str] = []


class RandomProgram:
    """The program of a seed: `text`, three steps of `feeds`, and the names to fetch."""

    def __init__(
        self, seed: int, size: int, *, variables: bool = True, depth: int = 3, sizes: tuple[int, int] = SMALL
    ) -> None:
        self.rng = random.Random(seed)
        m, n = self.sizes = sizes
        self.shapes: tuple[Shape, ...] = ((), (n,), (m, n), (1, n), (m, 1), (n, m), (2, m, n))
        self.state: dict[str, Shape] = {"W0": (m, n), "W1": (n,), "W2": ()}
        self.count = 0
        self.variables = variables
        top = _Block()
        top.lines = [f"input x{k}: f32{list(shape)}" for k, shape in enumerate(self.shapes)]
        top.lines += ["input n: i32[]", "input m: i32[]"]
        top.floats = [(f"x{k}", shape) for k, shape in enumerate(self.shapes)]
        top.integers = ["n", "m"]
        if variables:
            for name, shape in self.state.items():
                top.lines.append(f"var {name}: f32{list(shape)} = {self._filled(shape)}")
                top.floats.append((name, shape))
        first = len(top.floats)
        for _ in range(size):
            self._statement(top, depth)
        made = [name for name, _ in top.floats[first:]] + top.integers[2:]
        self.fetches = made[-10:] or ["n"]
        if variables:
            self.fetches += list(self.state)
        inputs = ", ".join([*(f"x{k}" for k in range(len(self.shapes))), "n", "m"])
        top.lines.append(f"entry main({inputs}) -> {', '.join(f'r{k}={name}' for k, name in enumerate(self.fetches))}")
        self.text = "\n".join(top.lines) + "\n"
        numbers = np.random.default_rng(seed)
        self.feeds: list[dict[str, Array]] = []
        for _ in range(3):
            feed = {f"x{k}": numbers.uniform(-1, 1, shape).astype(np.float32) for k, shape in enumerate(self.shapes)}
            feed |= {name: np.int32(numbers.integers(0, 4)) for name in ("n", "m")}
            self.feeds.append(feed)

    # ---- pieces -----------------------------------------------------------------------------------------------------

    def _name(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def _filled(self, shape: Shape) -> str:
        value = round(self.rng.uniform(-0.9, 0.9), 2)
        return f"{value}" if not shape else f"ones({list(shape)}) * {value}"

    def _float(self, block: _Block, shape: Shape | None = None, recent: int = 8) -> tuple[str, Shape]:
        """A value, of this shape if one is asked for, mostly a recent one."""
        fits = [value for value in block.floats if shape is None or value[1] == shape]
        if fits and self.rng.random() < 0.95:
            return self.rng.choice(fits[-recent:] if self.rng.random() < 0.7 else fits)
        shape = self.rng.choice(self.shapes) if shape is None else shape
        return f"({self._filled(shape)})", shape

    def _condition(self, block: _Block) -> str:
        a = self.rng.choice(block.integers)
        return self.rng.choice((f"{a} > 1", f"{a} % 2 == 0", f"{a} < {self.rng.choice(block.integers)}", f"{a} == 0"))

    def _bind(self, block: _Block, text: str, shape: Shape) -> None:
        name = self._name()
        block.lines.append(f"{name} = {text}")
        block.floats.append((name, shape))

    # ---- statements -------------------------------------------------------------------------------------------------

    def _statement(self, block: _Block, depth: int) -> None:
        kinds = [self._unary, self._binary, self._binary, self._reduce, self._move, self._product, self._integer]
        kinds += [self._update] if self.variables else []
        if depth and self.rng.random() < 0.35:
            self.rng.choice((self._if, self._while, self._for, self._for, self._rows))(block, depth - 1)
        else:
            self.rng.choice(kinds)(block)

    def _unary(self, block: _Block) -> None:
        x, shape = self._float(block)
        self._bind(block, self.rng.choice(UNARY).format(x), shape)

    def _binary(self, block: _Block) -> None:
        (x, a), (y, b) = self._float(block), self._float(block)
        try:
            shape = np.broadcast_shapes(a, b)
        except ValueError:
            return
        self._bind(block, self.rng.choice(BINARY).format(x, y), shape)

    def _reduce(self, block: _Block) -> None:
        x, shape = self._float(block)
        if shape:
            axis = self.rng.randrange(len(shape))
            kind = self.rng.choice(("mean", "max", "min"))
            self._bind(block, f"{kind}({x}, axis={axis})", shape[:axis] + shape[axis + 1 :])

    def _move(self, block: _Block) -> None:
        x, shape = self._float(block)
        what = self.rng.randrange(4)
        if what == 0 and len(shape) == 2:
            self._bind(block, f"transpose({x})", shape[::-1])
        elif what == 1 and shape:
            self._bind(block, f"reshape({x}, {[1, int(np.prod(shape))]})", (1, int(np.prod(shape))))
        elif what == 2 and shape and shape[0] > 1:
            self._bind(block, f"{x}[1:{shape[0]}]", (shape[0] - 1, *shape[1:]))
        elif what == 3 and shape and shape[0] < 8:
            y, _ = self._float(block, shape)
            self._bind(block, f"concat([{x}, {y}], axis=0)", (2 * shape[0], *shape[1:]))

    def _product(self, block: _Block) -> None:
        m, n = self.sizes
        x, y = self._float(block, (m, n))[0], self._float(block, (n, m))[0]
        if self.rng.random() < 0.5:
            self._bind(block, f"sin(0.1 * {x} @ {y})", (m, m))
        else:
            self._bind(block, f"sin(0.01 * {x} @ {y} @ {x})", (m, n))

    def _integer(self, block: _Block) -> None:
        a, b = self.rng.choice(block.integers), self.rng.choice(block.integers)
        name = self._name()
        block.lines.append(f"{name} = ({self.rng.choice((f'{a} + 1', f'{a} + {b}', f'maximum({a}, {b})'))}) % 7")
        block.integers.append(name)

    def _update(self, block: _Block) -> None:
        name = self.rng.choice(list(self.state))
        value, _ = self._float(block, self.state[name])
        block.lines.append(f"{name} {self.rng.choice(('+=', '-='))} 0.1 * tanh({value})")

    # ---- control flow -----------------------------------------------------------------------------------------------

    def _inner(self, block: _Block, depth: int, bound: list[tuple[str, Shape]], integers: list[str]) -> _Block:
        inner = _Block(block)
        inner.floats += bound
        inner.integers += integers
        for _ in range(self.rng.randint(0, 5)):
            self._statement(inner, depth)
        return inner

    def _shapes(self, least: int) -> list[Shape]:
        return [self.rng.choice(self.shapes) for _ in range(self.rng.randint(least, 3))]

    def _close(self, block: _Block, names: list[str], head: str, inners: list[tuple[_Block, str]]) -> None:
        left = f"{', '.join(names)} = " if names else ""
        text = f"{left}{head}"
        for number, (inner, last) in enumerate(inners):
            text += " else {\n" if number else " {\n"
            text += "".join(f"  {line}\n" for part in [*inner.lines, last] for line in part.split("\n")) + "}"
        block.lines.append(text)

    def _if(self, block: _Block, depth: int) -> None:
        shapes = self._shapes(1)
        names = [self._name() for _ in shapes]
        inners = []
        condition = self._condition(block)
        for _ in range(2):
            inner = self._inner(block, depth, [], [])
            inners.append((inner, "yield " + ", ".join(self._float(inner, shape, 2)[0] for shape in shapes)))
        self._close(block, names, f"if {condition}", inners)
        block.floats += zip(names, shapes, strict=True)

    def _while(self, block: _Block, depth: int) -> None:
        shapes = self._shapes(0)
        turn = self._name()
        inside = [self._name() for _ in shapes]
        starts = [f"{turn} = 0", *(f"{a} = {self._float(block, s)[0]}" for a, s in zip(inside, shapes, strict=True))]
        bound = self.rng.choice((str(self.rng.randint(0, 4)), *block.integers[:2]))
        condition = f"{turn} < {bound}" + (f" and {self._condition(block)}" if self.rng.random() < 0.3 else "")
        inner = self._inner(block, depth, list(zip(inside, shapes, strict=True)), [turn])
        last = ", ".join([f"{turn} + 1", *(self._float(inner, shape, 2)[0] for shape in shapes)])
        names = [self._name() for _ in [turn, *shapes]]
        self._close(block, names, f"while ({', '.join(starts)}; {condition})", [(inner, f"yield {last}")])
        block.integers.append(names[0])
        block.floats += zip(names[1:], shapes, strict=True)

    def _for(self, block: _Block, depth: int) -> None:
        trips = self.rng.randint(0, 4) if self.rng.random() < 0.7 else None
        self._counted(block, depth, "range(n)" if trips is None else f"range({trips})", [], self._shapes(0), trips)

    def _rows(self, block: _Block, depth: int) -> None:
        x, shape = self._float(block, self.rng.choice([shape for shape in self.shapes if shape]))
        row = (self._name(), shape[1:])
        self._counted(block, depth, x, [row], self._shapes(0), shape[0])

    def _counted(
        self,
        block: _Block,
        depth: int,
        over: str,
        rows: list[tuple[str, Shape]],
        collected: list[Shape],
        trips: int | None,
    ) -> None:
        shapes = self._shapes(0 if collected else 1)
        turn = rows[0][0] if rows else self._name()
        inside = [self._name() for _ in shapes]
        starts = "".join(f", {a} = {self._float(block, s)[0]}" for a, s in zip(inside, shapes, strict=True))
        bound = [*rows, *zip(inside, shapes, strict=True)]
        inner = self._inner(block, depth, bound, [] if rows else [turn])
        parts = [", ".join(self._float(inner, shape, 2)[0] for shape in shapes)] if shapes else []
        parts += [f"collect {self._float(inner, shape, 2)[0]}" for shape in collected]
        names = [self._name() for _ in (*shapes, *collected)]
        self._close(block, names, f"for {turn} in {over}{starts}", [(inner, f"yield {', '.join(parts)}")])
        block.floats += zip(names, shapes, strict=False)
        for name, shape in zip(names[len(shapes) :], collected, strict=True):
            if trips is None:
                self._bind(block, f"tanh(sum({name}, axis=0))", shape)
            else:
                block.floats.append((name, (trips, *shape)))
