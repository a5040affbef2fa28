"""Branches and loops over compiled ops become native regions, and give what the interpreter gives."""

import numpy as np
import pytest

from tests.codegen.regions.agree import assert_agrees, assert_native, program_of
from tfc.codegen.program.control import Home, Next, Repeat, Start, Swap, Unless
from tfc.frontend.read import parse
from tfc.ir.base.errors import Error
from tfc.runtime.session.session import Session

X = np.linspace(-2, 2, 12, dtype=np.float32).reshape(3, 4)


def kinds(text: str) -> list[type]:
    """What the control instructions of a model are, not optimised."""
    return [type(use.control) for use in program_of(text, 0).instructions if use.control is not None]


class TestIf:
    TEXT = """
input x: f32[]
y = if x > 0 { x * 2 } else { exp(x) }
entry main(x) -> y
"""

    def test_either_branch(self):
        assert_native(self.TEXT)
        assert_agrees(self.TEXT, {"x": np.float32(1.5)}, {"x": np.float32(-1.5)})

    def test_only_the_chosen_branch_runs(self):
        text = """
input n: i32[]
y = if n != 0 { 12 // n } else { -1 }
entry main(n) -> y
"""
        assert_native(text)
        assert_agrees(text, {"n": np.int32(5)}, {"n": np.int32(0)})

    def test_several_results_one_of_which_is_an_operand(self):
        text = """
input x: f32[3, 4]
a, b, c = if sum(x) > 0 { yield x, x * 2, transpose(x) } else { yield x + 1, x, ones([4, 3]) }
entry main(x) -> a, b, c
"""
        assert_native(text)
        assert_agrees(text, {"x": X - 1}, {"x": X + 1})

    def test_both_branches_write_the_same_result(self):
        assert kinds(self.TEXT).count(Unless) == 1
        program = program_of(self.TEXT, 0)
        (fetch,) = program.fetches
        assert sum(fetch.buffer in use.writes for use in program.instructions) == 2


class TestFor:
    def test_one_variable(self):
        text = """
input x: f32[3, 4]
y = for t in range(5), s = x { yield tanh(s) + 0.5 }
entry main(x) -> y
"""
        assert_native(text)
        assert_agrees(text, {"x": X})
        assert kinds(text) == [Start, Next]

    @pytest.mark.parametrize("trips", [0, 1, 2, 3, -1])
    def test_trips_that_are_fed(self, trips):
        text = """
input x: f32[3, 4]
input n: i32[]
y, k = for t in range(n), s = x, k = 0 { yield s * 0.5 + 1, k + t }
entry main(x, n) -> y, k
"""
        assert_native(text)
        assert_agrees(text, {"x": X, "n": np.int32(trips)})

    def test_variables_that_change_places(self):
        text = """
input x: f32[3, 4]
a, b, c = for t in range(7), a = x, b = x * 2, c = ones([3, 4]) { yield b, transpose(reshape(c, [4, 3])), a }
entry main(x) -> a, b, c
"""
        assert {Swap, Home} <= set(kinds(text))
        assert_native(text)
        assert_agrees(text, {"x": X})

    def test_a_variable_is_overwritten_where_nothing_reads_it_any_more(self):
        text = """
input x: f32[3, 4]
a, b, as = for t in range(5), a = x, b = x { yield a * b, sum(a) + b * 0.5, collect a }
entry main(x) -> a, b, as
"""
        assert_agrees(text, {"x": X})
        text = """
input x: f32[4, 4]
a, b, as = for t in range(5), a = x, b = x { c = tanh(a @ b); yield c, b * a, collect a }
entry main(x) -> a, b, as
"""
        assert_agrees(text, {"x": X[:, :4].repeat(2, axis=0)[:4]})

    def test_next_values_that_are_no_results_of_the_body(self):
        text = """
input x: f32[3, 4]
a, b, c, d = for t in range(3), a = x, b = x, c = x, d = x { yield a, x, ones([3, 4]), reshape(transpose(c), [3, 4]) }
entry main(x) -> a, b, c, d
"""
        assert_native(text)
        assert_agrees(text, {"x": X})

    def test_no_trips_give_the_initial_values_and_nothing_collected(self):
        text = """
input x: f32[3, 4]
y, ys = for t in range(0), s = x { yield s + 1, collect s }
entry main(x) -> y, ys
"""
        assert_native(text)
        _, rows = assert_agrees(text, {"x": X})[0]
        assert rows.shape == (0, 3, 4)

    def test_collected_values_are_written_into_their_row(self):
        text = """
input x: f32[3, 4]
y, ys, zs = for t in range(5), s = x { h = s @ transpose(s); yield tanh(h @ s), collect h, collect sum(s, axis=0) }
entry main(x) -> y, ys, zs
"""
        assert_native(text)
        assert_agrees(text, {"x": X})
        program = program_of(text, 0)
        rows = {fetch.buffer for fetch in program.fetches[1:]}
        begin, end = next(
            (use.control.to, at) for at, use in enumerate(program.instructions) if isinstance(use.control, Next)
        )
        assert all(rows & set(use.writes) <= rows for use in program.instructions[begin:end])
        written = [b for use in program.instructions[begin:end] for b in use.writes if b in rows]
        assert sorted(written) == sorted(rows)

    def test_what_is_joined_or_scattered_is_written_into_its_row(self):
        text = """
input x: f32[3, 4]
ys, zs = for t in range(3) {
  yield collect concat([x * 2, x + t], axis=0), collect concat([sum(x, axis=0), sum(x, axis=1)], axis=0)
}
entry main(x) -> ys, zs
"""
        text = text.replace("x + t", "x + cast(t, f32)")
        assert_native(text)
        assert_agrees(text, {"x": X})

    def test_rows_of_a_tensor(self):
        text = """
input x: f32[3, 4]
total, sums = for r in x, s = 0.0 { n = s + sum(r); yield n, collect n }
entry main(x) -> total, sums
"""
        assert_native(text)
        assert_agrees(text, {"x": X})

    def test_empty_tensors(self):
        text = """
input x: f32[0, 4]
y, ys = for t in range(3), s = x { yield s + 1, collect s }
entry main(x) -> y, ys
"""
        assert_native(text)
        assert_agrees(text, {"x": np.zeros((0, 4), np.float32)})

    def test_symbolic_sizes(self):
        text = """
dim n
input x: f32[n, 4]
y, ys = for t in range(3), s = x { h = tanh(s * 2); yield h, collect sum(h, axis=0) }
entry main(x) -> y, ys
"""
        assert_native(text)
        for rows in (1, 0, 70):
            assert_agrees(text, {"x": np.resize(X, (rows, 4))})


class TestWhile:
    def test_condition_and_several_variables(self):
        text = """
input x: f32[3, 4]
input n: i32[]
i, s = while (i = 0, s = x; i < n and sum(s) > -100.0) { yield i + 1, s - 1.5 }
entry main(x, n) -> i, s
"""
        assert_native(text)
        assert kinds(text).count(Repeat) == 1
        assert_agrees(text, *({"x": X, "n": np.int32(n)} for n in (0, 1, 2, 20)))

    def test_a_variable_of_the_session_that_the_condition_reads(self):
        text = """
input d: f32[]
var total: f32[] = 0.0
i = while (i = 0; total < 5.0 and i < 100) { total += d; yield i + 1 }
entry main(d) -> i, total
"""
        assert_native(text)
        assert_agrees(text, {"d": np.float32(0.7)}, {"d": np.float32(0.7)}, {"d": np.float32(3)})


class TestNests:
    def test_loops_in_loops_in_branches(self):
        text = """
input x: f32[3, 4]
input n: i32[]
var W: f32[4, 4] = eye(4) * 0.5
y, ys = if n > 1 {
  a, b = for t in range(3), s = x {
    i, u = while (i = 0, u = s; i < t) {
      v = if i % 2 == 0 { u @ W } else { u - 1 }
      yield i + 1, v
    }
    yield u, collect sum(u)
  }
  yield a, b
} else { yield x, zeros([3]) }
entry main(x, n) -> y, ys
"""
        assert_native(text)
        assert_agrees(text, {"x": X, "n": np.int32(2)}, {"x": X, "n": np.int32(0)})

    def test_a_part_of_a_loop_variable_handed_to_an_inner_loop(self):
        """Its address changes from trip to trip."""
        text = """
input x: f32[4, 40, 40]
y = for t in range(5), s = x {
  part = s[1:3]
  u = for k in range(3), u = zeros([2, 40, 40]) { yield tanh(u + part) }
  yield concat([u, s[0:2]], axis=0)
}
entry main(x) -> y
"""
        assert_native(text)
        assert_agrees(text, {"x": np.random.default_rng(0).normal(size=(4, 40, 40)).astype(np.float32)})

    def test_deep_nests(self):
        depth = 12
        text = "input x: f32[3, 4]\ny = for a in range(2), p = x {\n"
        for k in range(depth):
            text += f"q{k} = for b{k} in range(2), p{k} = {f'p{k - 1}' if k else 'p'} {{\n"
        text += f"yield p{depth - 1} * 0.99\n"
        text += "".join(f"}}\nyield q{k}\n" for k in reversed(range(depth))) + "}\nentry main(x) -> y\n"
        assert_native(text)
        assert_agrees(text, {"x": X}, ways=((0, 1), (2, 1)))


class TestVariables:
    def test_reads_come_before_writes_in_each_trip(self):
        text = """
input x: f32[3, 4]
var W: f32[3, 4] = ones([3, 4])
before = W * 1
ys = for t in range(3) { y = W + x; W += x * 0.1; z = W * 2; yield collect y - z }
after = W * 1
entry main(x) -> before, ys, after, W
"""
        assert_native(text)
        assert_agrees(text, {"x": X}, {"x": X + 1})

    def test_a_write_in_a_branch(self):
        text = """
input n: i32[]
var count: i32[] = 0
y = if n > 1 { count += n; yield n * 2 } else { yield count }
entry main(n) -> y, count
"""
        assert_native(text)
        assert_agrees(text, *({"n": np.int32(n)} for n in (3, 1, 2, 0)))

    def test_random_numbers_are_new_in_every_trip(self):
        text = """
ys = for t in range(4) { yield collect random_uniform([3], seed=7) }
entry main() -> ys
"""
        assert_native(text)
        found = assert_agrees(text, {}, {})
        assert len({row.tobytes() for step in found for row in step[0]}) == 8

    def test_a_failed_trip_leaves_variables_as_they_were(self):
        text = """
input x: f32[3]
input n: i32[]
var W: f32[] = 1.0
s = for t in range(n), s = 0.0 { W += 1.0; yield s + x[t] }
entry main(x, n) -> s
"""
        assert_native(text)
        with Session(parse(text), threads=1) as session:
            x = np.ones(3, np.float32)
            for _ in range(2):
                with pytest.raises(Error, match="out of bounds"):
                    session.run("s", {"x": x, "n": np.int32(5)})
                assert session.run("W") == 1.0
            assert session.run("s", {"x": x, "n": np.int32(3)}) == 3.0
            assert session.run("W") == 4.0


def test_a_loop_with_a_host_op_inside_is_no_region():
    text = """
input x: f32[3, 4]
y = for t in range(2), s = x { yield print(s * 2) + 1 }
entry main(x) -> y
"""
    assert not kinds(text)
    assert_agrees(text, {"x": X})
