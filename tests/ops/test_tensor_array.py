"""TensorArrays and stacks, arrays of gradients (TensorArrayGradV3) too: TensorFlow's rules, interpreted and compiled.

After tensor_array_ops_test.py and stack_ops_test.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ops.runners import Runner, on_both
from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import f32, i32, i64

ROWS = np.array([[1, 2], [3, 4], [5, 6]], np.float32)


class Array:
    """A TensorArray under construction, with the flow after what was done last.

    `size` is fed, so that the array stays an object of the host.
    """

    def __init__(self, size: int = 3, **attrs: Any) -> None:
        self.b = Builder()
        size_value = self.b.emit("Placeholder", name="size", type=self.b.type(self.b.const(0)))
        self.feeds: dict[Any, Any] = {"size": np.int32(size)}
        self.handle, self.flow = self.b.emit_many("TensorArrayV3", size_value, **{"dtype": f32, **attrs})

    def write(self, index: int, value: Any) -> Array:
        value = self.b.const(np.asarray(value, np.float32))
        self.flow = self.b.emit("TensorArrayWriteV3", self.handle, self.b.const(index), value, self.flow)
        return self

    def scatter(self, indices: list[int], rows: Any) -> Array:
        at, rows = self.b.const(np.array(indices, np.int32)), self.b.const(np.asarray(rows, np.float32))
        self.flow = self.b.emit("TensorArrayScatterV3", self.handle, at, rows, self.flow)
        return self

    def split(self, value: Any, lengths: list[int]) -> Array:
        value, counts = self.b.const(np.asarray(value, np.float32)), self.b.const(np.array(lengths, np.int64))
        self.flow = self.b.emit("TensorArraySplitV3", self.handle, value, counts, self.flow)
        return self

    def read(self, index: int) -> Value:
        return self.b.emit("TensorArrayReadV3", self.handle, self.b.const(index), self.flow, dtype=f32)

    def gather(self, *indices: int, **attrs: Any) -> Value:
        at = self.b.const(np.array(indices, np.int32))
        return self.b.emit("TensorArrayGatherV3", self.handle, at, self.flow, **{"dtype": f32, **attrs})

    def concat(self, **attrs: Any) -> tuple[Value, ...]:
        return self.b.emit_many("TensorArrayConcatV3", self.handle, self.flow, **{"dtype": f32, **attrs})

    def size(self) -> Value:
        return self.b.emit("TensorArraySizeV3", self.handle, self.flow)

    def run(self, runner: Runner, *fetches: Value) -> list[Any]:
        """The results; the same whether or not the array may become a tensor, which a flow that is fetched forbids."""
        graph = self.b.finish()
        verify(graph)
        results = runner(graph).run(self.feeds, list(fetches))
        *hosted, _ = runner(graph).run(self.feeds, [*fetches, self.flow])
        for result, expected in zip(hosted, results, strict=True):
            np.testing.assert_array_equal(result, expected)
        return results


@on_both
def test_what_was_written_is_read(runner: Runner) -> None:
    made = Array().write(0, ROWS[0]).write(2, 7).write(1, ROWS)
    results = made.run(runner, made.read(0), made.read(1), made.read(2), made.size())
    for result, expected in zip(results, (ROWS[0], ROWS, 7, 3), strict=True):
        np.testing.assert_array_equal(result, expected)


@on_both
def test_gather_stacks_and_scatter_unstacks(runner: Runner) -> None:
    made = Array(clear_after_read=False).scatter([2, 0, 1], ROWS)
    (result,) = made.run(runner, made.gather(0, 1, 2, 2))
    np.testing.assert_array_equal(result, ROWS[[1, 2, 0, 0]])


@on_both
def test_split_and_concat(runner: Runner) -> None:
    made = Array().split(ROWS, [2, 0, 1])
    value, lengths = made.concat()
    results = made.run(runner, value, lengths)
    np.testing.assert_array_equal(results[0], ROWS)
    np.testing.assert_array_equal(results[1], [2, 0, 1])


@on_both
def test_an_array_that_may_grow_grows(runner: Runner) -> None:
    made = Array(0, dynamic_size=True).write(1, 4)
    assert [int(x) for x in made.run(runner, made.size(), made.read(1))] == [2, 4]


@on_both
def test_an_empty_array_gathers_to_nothing_of_its_element_shape(runner: Runner) -> None:
    made = Array(0, element_shape=(2, 5))
    assert made.run(runner, made.gather())[0].shape == (0, 2, 5)
    concat = Array(0, element_shape=(None, 5))
    assert concat.run(runner, concat.concat()[0])[0].shape == (0, 5)


@on_both
def test_what_was_not_written_reads_as_zeros_of_a_known_shape(runner: Runner) -> None:
    made = Array(element_shape=(2,)).write(0, ROWS[0])
    np.testing.assert_array_equal(made.run(runner, made.read(1))[0], [0, 0])


FAILURES: dict[str, tuple[Any, str]] = {
    "written twice": (lambda: Array().write(1, 2).write(1, 3), "index 1 because it has already been written to"),
    "beyond the end": (lambda: Array().write(3, 2), "index 3 but array is not resizeable and size is: 3"),
    "before the start": (lambda: Array(dynamic_size=True).write(-1, 2), "Tried to write to index -1"),
    "wrong shape": (lambda: Array(element_shape=(None, 2)).write(0, [1]), r"incompatible .* element shape: \[\?,2\]"),
    "other shapes": (lambda: Array(element_shape=(None,), identical_element_shapes=True).write(0, [1]).write(1, [1, 2]),
                     r"value shape is \[2\] which is incompatible .* \[1\]"),
    "lengths": (lambda: Array().split(ROWS, [1, 1]), "sum of lengths is 2"),
    "pieces": (lambda: Array().split(ROWS, [1, 2]), r"size of lengths \(3 vs. 2\)"),
    "negative size": (lambda: Array(-1), "Size should be >= 0"),
}  # fmt: skip
READ_FAILURES: dict[str, tuple[Any, str]] = {
    "out of range": (lambda: (a := Array(), a.read(3)), "read from index 3 but array size is: 3"),
    "not written": (lambda: (a := Array(), a.read(0)), "not fully defined: <unknown>"),
    "two shapes": (lambda: (a := Array().write(0, [1]).write(1, [1, 2]), a.gather(0, 1)), "inconsistent shapes"),
    "scalars": (lambda: (a := Array(1).write(0, 1), a.concat()[0]), "Did you mean to call pack"),
    "rows of two widths": (lambda: (a := Array(2).write(0, [[1]]).write(1, [[1, 2]]), a.concat()[0]), "excepting dim"),
    "empty of unknown shape": (lambda: (a := Array(0), a.gather()), "has size zero"),
    "another type": (lambda: (a := Array().write(0, 1), a.gather(0, dtype=i32)), "op requested dtype i32"),
}  # fmt: skip


@on_both
@pytest.mark.parametrize("name", FAILURES)
def test_wrong_writes_fail_in_tensorflows_words(runner: Runner, name: str) -> None:
    build, message = FAILURES[name]
    made = build()
    with pytest.raises(Error, match=message):
        made.run(runner, made.flow)


@on_both
@pytest.mark.parametrize("name", READ_FAILURES)
def test_wrong_reads_fail_in_tensorflows_words(runner: Runner, name: str) -> None:
    build, message = READ_FAILURES[name]
    made, result = build()
    with pytest.raises(Error, match=message):
        made.run(runner, result)


@on_both
def test_reading_twice_needs_an_array_that_keeps_what_was_read(runner: Runner) -> None:
    for keeps in (True, False):
        made = Array(clear_after_read=not keeps).write(0, 5)
        first = made.read(0)
        made.b.loc = None
        again = made.b.node(
            "TensorArrayReadV3", made.handle, made.b.const(0), made.flow, control=[first.node], dtype=f32
        ).out()
        if keeps:
            assert made.run(runner, again)[0] == 5
        else:
            with pytest.raises(Error, match="Could not read index 0 twice"):
                made.run(runner, again)


@on_both
def test_nothing_works_after_close(runner: Runner) -> None:
    made = Array().write(0, 5)
    close = made.b.node("TensorArrayCloseV3", made.handle, control=[made.flow.node])
    late = made.b.node("TensorArraySizeV3", made.handle, made.flow, control=[close.name]).out()
    with pytest.raises(Error, match="has already been closed"):
        made.run(runner, late)


def test_types_are_checked_while_building() -> None:
    b = Builder()
    one = b.const(np.float32(1))
    with pytest.raises(BuildError, match="must be a handle"):
        b.emit("TensorArraySizeV3", one, one)
    handle, flow = b.emit_many("TensorArrayV3", b.const(3), dtype=f32)
    with pytest.raises(BuildError, match="index must be i32"):
        b.emit("TensorArrayWriteV3", handle, b.const(0, i64), one, flow)
    with pytest.raises(BuildError, match="at least a vector"):
        b.emit("TensorArrayScatterV3", handle, b.const(np.zeros(1, np.int32)), one, flow)


# ---- gradients ----------------------------------------------------------------------------------------------------


@on_both
def test_gradients_go_through_writes_and_reads(runner: Runner) -> None:
    made = Array(2, clear_after_read=False)
    b = made.b
    x, y = b.const(np.float32(3)), b.const(np.float32(5))
    for index, value in enumerate((x, y)):
        made.flow = b.emit("TensorArrayWriteV3", made.handle, b.const(index), value, made.flow)
    r0, again, r1 = made.read(0), made.read(0), made.read(1)
    cost = b.emit("AddV2", b.emit("Mul", r0, again), b.emit("Mul", r1, r0))
    twice = [b.emit_many("Gradients", cost, x, y, ys=1, xs=2) for _ in range(2)]
    results = made.run(expanded(runner), *(b.emit("Identity", d) for d in (*twice[0], *twice[1])))
    assert [float(result) for result in results] == [11, 3, 11, 3]


@on_both
def test_gradients_go_through_scatter_gather_split_and_concat(runner: Runner) -> None:
    made = Array(3, element_shape=(2,))
    b, x = made.b, made.b.const(ROWS)
    at = b.const(np.arange(3, dtype=np.int32))
    made.flow = b.emit("TensorArrayScatterV3", made.handle, at, x, made.flow)
    gathered = made.gather(2, 0, element_shape=(2,))
    weights = np.array([[1, 10], [100, 1000]], np.float32)
    (dx,) = b.emit_many("Gradients", b.emit("Mul", gathered, b.const(weights)), x, ys=1, xs=1)
    other, flow = b.emit_many("TensorArrayV3", Value("size"), dtype=f32)
    flow = b.emit("TensorArraySplitV3", other, x, b.const(np.array([2, 0, 1], np.int64)), flow)
    value, _ = b.emit_many("TensorArrayConcatV3", other, flow, dtype=f32, element_shape_except0=(2,))
    (dy,) = b.emit_many("Gradients", b.emit("Square", value), x, ys=1, xs=1)
    results = made.run(expanded(runner), b.emit("Identity", dx), b.emit("Identity", dy))
    np.testing.assert_array_equal(results[0], [[100, 1000], [0, 0], [1, 10]])
    np.testing.assert_array_equal(results[1], 2 * ROWS)


def expanded(runner: Runner) -> Any:
    """The runner, for graphs with Gradients nodes: the interpreter takes them expanded only."""
    from tfc.passes.gradients.expand_gradients import expand_gradients

    return lambda graph: runner(expand_gradients(graph))


# ---- stacks -------------------------------------------------------------------------------------------------------


def stack(limit: int = -1, pushed: int = 2) -> tuple[Builder, Value, list[str]]:
    b = Builder()
    handle = b.emit("StackV2", b.const(limit), elem_type=f32)
    last: list[str] = []
    for k in range(pushed):
        last = [b.node("StackPushV2", handle, b.const(np.float32(k)), control=last).name]
    return b, handle, last


@on_both
def test_a_stack_gives_back_the_last_first(runner: Runner) -> None:
    b, handle, last = stack()
    first = b.node("StackPopV2", handle, control=last, elem_type=f32)
    second = b.node("StackPopV2", handle, control=[first.name], elem_type=f32)
    assert [float(x) for x in runner(b.finish()).run({}, [first.out(), second.out()])] == [1, 0]


@on_both
def test_an_empty_stack_a_full_one_and_a_closed_one_are_errors(runner: Runner) -> None:
    b, handle, last = stack(pushed=0)
    pop = b.node("StackPopV2", handle, control=last, elem_type=f32)
    with pytest.raises(Error, match=r"Stack\[Stack\] is empty when calling Pop\(\)"):
        runner(b.finish()).run({}, [pop.out()])
    b, _, last = stack(limit=1)
    with pytest.raises(Error, match=r"overflowed its max_size \(1\)"):
        runner(b.finish()).run({}, [Value(last[0])])
    b, handle, last = stack()
    closed = b.node("StackCloseV2", handle, control=last)
    pop = b.node("StackPopV2", handle, control=[closed.name], elem_type=f32)
    with pytest.raises(Error, match="has already been closed"):
        runner(b.finish()).run({}, [pop.out()])
