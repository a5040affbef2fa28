"""Programs are data: printed, saved, loaded, checked."""

import json

import numpy as np
import pytest

import tfc.ir.ops  # noqa: F401
from tests.runtime.hand_made import BATCH, counter, executable, square_add, with_counter_value
from tfc.codegen.program.check import check_program
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.program.program import Buffer, Instruction, NodeInfo, Program, bind_dimension
from tfc.ir.base.errors import Error, Loc
from tfc.ir.graph.graph import Literal, Node, Value
from tfc.ir.types.dims import parse_dim
from tfc.ir.types.types import f32, i32, string, tensor


def reloaded(program):
    return from_json(json.loads(json.dumps(to_json(program))), program.constants, program.code.objects)


@pytest.mark.parametrize("program", [square_add(), counter(check_last=True)], ids=["square_add", "counter"])
def test_a_saved_program_is_the_same(program):
    assert reloaded(program) == program


def test_a_loaded_program_runs():
    run = executable(reloaded(counter(check_last=True)), state=with_counter_value(1)).run
    assert run([np.full((1, 4), 2, np.float32)])[0].tolist() == [3.0] * 4


def test_host_ops_are_saved_with_their_attributes():
    attrs = {
        "flag": True,
        "number": 3,
        "text": "a",
        "none": None,
        "list": (1, (2.5, "b")),
        "dtype": f32,
        "type": tensor(f32, BATCH, None, 2 * BATCH + 1),
        "literal": Literal(np.arange(3, dtype=np.int64)),
        "strings": Literal(np.array([[b"x", b"\xff"]], object)),
    }
    loc = Loc("m.tfg", 3, 4, caller=Loc("n.tfg", 9, 1))
    node = Node("n", "Print", (Value("x", 1),), attrs=attrs, types=(tensor(i32, 2),), loc=loc)
    buffers = (Buffer("host", i32, (2,), "n"), Buffer("host", string, None, "s"))
    program = Program("p", buffers, (Instruction((0,), "w", host=node),))
    loaded = reloaded(program)
    assert loaded == program
    assert loaded.instructions[0].host.loc == loc


def test_the_printed_table_shows_everything_but_data():
    text = str(counter(check_last=True))
    assert "dim batch in 0.. from batch = shape(x)[0]" in text
    assert "var W: f32[4] = %1 (needs value)" in text
    assert "%0 = feed 0 f32[batch, 4] x" in text
    assert "0: accumulate(u%1, r%0)  # step" in text
    assert "2: check_positive(r%0)  # ok  may fail" in text
    assert "fetch W = %2" in text
    assert "flops 8*batch  bytes 48*batch" in str(square_add())


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.pop("buffers"),
        lambda data: data["buffers"][0].__setitem__(0, "heap"),
        lambda data: data["buffers"][0].pop(),
        lambda data: data["buffers"][2].__setitem__(8, 0),
        lambda data: data["instructions"][0].__setitem__(0, [0, 1, 99]),
        lambda data: data["instructions"][0].__setitem__(1, "rwr"),
        lambda data: data["buffers"][0].__setitem__(2, ["bat ch"]),
        lambda data: data["buffers"][0].__setitem__(2, ["other"]),
        lambda data: data["dims"][0].__setitem__(3, 0),
        lambda data: data["fetches"][0].__setitem__(1, -1),
    ],
)
def test_a_damaged_program_is_refused(damage):
    data = to_json(square_add())
    damage(data)
    with pytest.raises(Error) as caught:
        from_json(data)
    assert caught.value.code == "DATA_LOSS"


def test_an_error_says_where_the_damage_is():
    data = to_json(square_add())
    data["buffers"][1][1] = "f99"
    with pytest.raises(Error, match=r"the saved program is damaged: buffers\[1\]\.dtype: KeyError 'f99'"):
        from_json(data)


@pytest.mark.parametrize(
    ("shapes", "place"),
    [
        ([(4, 2 * BATCH), (BATCH,)], (1, 0, 1, 0)),
        ([(4, 2 * BATCH + 3)], (0, 1, 2, 3)),
        ([(4, BATCH * BATCH)], None),
        ([(BATCH + parse_dim("other"), None), None], None),
    ],
)
def test_a_symbol_is_read_off_a_linear_axis(shapes, place):
    dim = bind_dimension("batch", enumerate(shapes))
    assert (dim and (dim.buffer, dim.axis, dim.scale, dim.shift)) == place


def test_writes_to_constants_and_feeds_are_caught():
    buffers = (Buffer("constant", f32, (4,), "c", index=0),)
    with pytest.raises(ValueError, match="writes the constant %0"):
        check_program(Program("p", buffers, (Instruction((0,), "w", "k"),), constants=(np.zeros(4, np.float32),)))


def test_what_is_said_about_nodes_is_read_when_asked_for():
    nodes = {"a": NodeInfo("Relu", Loc("m.tfg", 3)), "b": NodeInfo("Add")}
    content = to_json(Program("p", (), (), nodes=nodes))
    read = from_json(json.loads(json.dumps(content)))
    assert dict(read.nodes) == nodes
    assert read.nodes.get("c") is None
    content["nodes"]["a"][1] = [["m.tfg", "three", 1, 1, 1]]
    damaged = from_json(json.loads(json.dumps(content)))
    assert damaged.nodes["b"].op == "Add"
    with pytest.raises(Error, match=r"DATA_LOSS.*about a is damaged.*three"):
        damaged.nodes["a"]
