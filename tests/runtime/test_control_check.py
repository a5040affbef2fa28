"""Control instructions are checked, printed and saved."""

import json
from dataclasses import replace

import pytest

from tests.runtime.hand_made_loops import collect_while, powers_for, sum_while
from tests.runtime.test_control_programs import nested
from tfc.codegen.program.check import check_program
from tfc.codegen.program.control import (
    Grow,
    Home,
    Jump,
    Make,
    Repeat,
    Size,
    Start,
    Swap,
    Unless,
    operands_of,
    span_over_loops,
)
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.program.program import Instruction
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Node


def at(program, index, control):
    """The program with another control instruction at an index."""
    operands, access = operands_of(control)
    return changed(program, index, kernel="", control=control, operands=operands, access=access)


def changed(program, index, **changes):
    instructions = list(program.instructions)
    instructions[index] = replace(instructions[index], **changes)
    return replace(program, instructions=tuple(instructions))


def with_buffer(program, name, **changes):
    buffers = [replace(b, **changes) if b.name == name else b for b in program.buffers]
    return replace(program, buffers=tuple(buffers))


def b(program, name):
    return next(i for i, buffer in enumerate(program.buffers) if buffer.name == name)


WHILE, FOR, COLLECT, NESTED = (
    m.program(*f)
    for m, f in (
        (sum_while(), ["total"]),
        (powers_for(), ["total"]),
        (collect_while(), ["grown"]),
        (nested(branch=True), ["total"]),
    )
)
HOST = Instruction((), "", host=Node("h", "NoOp", (), {}, ()))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda: at(WHILE, 8, Repeat(9)), "goes back to 9"),
        (lambda: at(WHILE, 8, Repeat(-1)), "goes back to -1"),
        (lambda: at(WHILE, 8, Jump(2)), "goes on to 2"),
        (lambda: at(WHILE, 3, Unless(b(WHILE, "more"), 99)), "goes on to 99"),
        (lambda: at(WHILE, 3, Unless(b(WHILE, "more"), 12)), r"4\.\.11 crosses 2\.\.8"),
        (lambda: at(WHILE, 1, Jump(5)), r"2\.\.4 crosses 2\.\.8"),
        (lambda: at(WHILE, 3, Unless(b(WHILE, "n"), 9)), "no bool scalar"),
        (lambda: at(WHILE, 3, Unless(77, 9)), "there is no %77"),
        (lambda: at(WHILE, 7, Swap(b(WHILE, "i"), b(WHILE, "n"))), "writes the feed"),
        (lambda: at(WHILE, 7, Swap(b(WHILE, "i"), b(WHILE, "more"))), "can not be exchanged"),
        (lambda: at(WHILE, 9, Home(b(WHILE, "i"), b(WHILE, "zero"), 12)), "can not be exchanged"),
        (lambda: with_buffer(COLLECT, "i", last=7), r"lives 0\.\.7, but the loop 2\.\.8 carries it"),
        (lambda: with_buffer(WHILE, "i", first=3), "lives 3"),
        (lambda: replace(WHILE, instructions=(*WHILE.instructions[:5], HOST, *WHILE.instructions[6:])), "host op in"),
        (lambda: at(FOR, 1, Start(b(FOR, "turn"), b(FOR, "turn"), 99)), "goes on to 99"),
        (lambda: with_buffer(FOR, "trips", shape=(1,)), "no i32 scalar"),
        (lambda: at(COLLECT, 9, Size(1, b(COLLECT, "turn"))), "there is no dimension 1"),
        (lambda: at(COLLECT, 9, Size(0, b(COLLECT, "i"))), "is not set from"),
        (lambda: at(COLLECT, 9, Jump(10)), "dimension rows: no instruction sets it"),
        (lambda: at(COLLECT, 10, Make(b(COLLECT, "i"))), "no heap buffer"),
        (lambda: at(COLLECT, 4, Grow(b(COLLECT, "grown"), b(COLLECT, "more"))), "no i32 scalar"),
        (lambda: at(COLLECT, 10, Jump(11)), "no instruction has made"),
        (lambda: replace(COLLECT, buffers=(*COLLECT.buffers, replace(COLLECT.buffers[8], kind="arena"))), "known late"),
        (lambda: changed(FOR, 1, access="rr"), "access 'rr' of Start"),
        (lambda: changed(FOR, 0, control=Jump(1)), "it must be a kernel, a host op"),
    ],
)
def test_broken_programs_are_refused(change, message):
    with pytest.raises(ValueError, match=message):
        check_program(change())


@pytest.mark.parametrize("program", [WHILE, FOR, COLLECT, NESTED])
def test_programs_are_saved_and_read_back(program):
    text = json.dumps(to_json(program))
    back = from_json(json.loads(text), program.constants, program.code.objects)
    assert back == program
    assert json.dumps(to_json(back)) == text


@pytest.mark.parametrize(
    "damage", [["Jump"], ["Jump", "1"], ["Leap", 1], ["Jump", 1, 2], [], "Jump", 7, ["Jump", 10**9]]
)
def test_damaged_control_is_data_loss(damage):
    data = to_json(FOR)
    data["instructions"][1][8] = damage
    with pytest.raises(Error) as caught:
        from_json(data, FOR.constants, FOR.code.objects)
    assert caught.value.code == "DATA_LOSS"


def test_a_dump_shows_blocks():
    def instructions(program):
        return [line for line in str(program).splitlines() if line.lstrip()[:1].isdigit()]

    assert instructions(NESTED)[:12] == [
        "   0: copy(r%2, w%8)  # copy",
        "   1: %4 = 0, if %0 <= 0 -> 15  # loop",
        "   2:   %5 = 0, if %1 <= 0 -> 11  # loop",
        "   3:     equal(r%4, r%5, w%9)  # equal",
        "   4:     unless %9 -> 7  # loop",
        "   5:       copy(r%3, w%7)  # copy",
        "   6:     jump -> 8  # loop",
        "   7:       copy(r%2, w%7)  # copy",
        "   8:     add(r%8, r%7, w%6)  # count",
        "   9:     swap %8, %6  # loop",
        "  10:   %5 += 1, if %5 < %1 -> 3  # loop",
        "  11:   if %8, %6 at home -> 14  # loop",
    ]
    assert instructions(COLLECT)[2:11] == [
        "   2:   less(r%3, r%0, w%6)  # condition",
        "   3:   unless %6 -> 9  # loop",
        "   4:     grow %7 to row %4  # loop",
        "   5:     put(r%3, r%4, u%7)  # put",
        "   6:     add(r%3, r%2, w%5)  # step",
        "   7:     copy(r%5, w%3)  # copy",
        "   8: %4 += 1 -> 2  # loop",
        "   9: dim rows = %4  # loop",
        "  10: make %8  # loop",
    ]


@pytest.mark.parametrize(
    ("span", "made_first", "expected"),
    [
        ((0, 1), False, (0, 1)),
        ((5, 6), True, (5, 6)),
        ((5, 6), False, (2, 9)),
        ((4, 6), True, (4, 6)),
        ((4, 8), True, (4, 8)),
        ((0, 5), True, (0, 9)),
        ((6, 12), True, (2, 12)),
        ((4, 5), False, (2, 9)),
    ],
)
def test_what_a_loop_carries_lives_through_all_of_it(span, made_first, expected):
    loops = [(4, 7), (2, 9)]
    assert span_over_loops(*span, made_first, loops) == expected


def test_a_buffer_made_in_an_inner_loop_and_read_behind_it_lives_through_the_inner_loop():
    assert span_over_loops(5, 8, True, [(4, 7), (2, 9)]) == (4, 8)
    assert span_over_loops(5, 8, False, [(4, 7), (2, 9)]) == (2, 9)
