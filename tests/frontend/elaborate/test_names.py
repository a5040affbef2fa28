"""Nodes are called what the program calls their values."""

import pytest

from tests.frontend.programs import graph_of, nodes


def test_a_value_names_its_node_and_a_scope_for_the_others() -> None:
    found = nodes("input x: f32[2, 2]\ninput b: f32[2]\nh = relu(x @ x + b)\n")
    assert found == {
        "x": "Placeholder", "b": "Placeholder", "h/MatMul": "MatMul", "h/Add": "AddV2", "h": "Relu",
    }  # fmt: skip


def test_several_values_are_copies_with_their_names() -> None:
    found = nodes("input x: f32[4]\na, b = split(x, 2)\n_, c = split(x, 2)\nparts = split(x, 2)\ny = x\n")
    assert [found[name] for name in ("a", "b", "c", "parts", "y")] == ["Identity"] * 3 + ["Split", "Identity"]
    assert "_" not in found


def test_calls_open_scopes_of_their_own() -> None:
    text = """
    fn dense(x: T[n, m], units: int) { var W: T[m, units] = zeros([m, units]); y = x @ W; relu(y) }
    input x: f32[2, 3]
    h = tanh(dense(x, 4))
    y = dense(dense(h, 5), 6)
    dense_2 = h + 1
    """
    found = nodes(text)
    assert [name for name, op in found.items() if op == "VariableV2"] == ["dense/W", "dense_1/W", "dense_2/W"]
    assert found["dense/y"] == "MatMul"
    assert found["dense/Relu"] == "Relu"
    assert found["y"] == "Relu"
    assert found["dense_2"] == "AddV2"


def test_a_name_of_the_program_is_never_taken_by_another_node() -> None:
    found = nodes("input x: f32[2]\nz = [Relu(x), x]\nRelu = tanh(x)\nx_1 = relu(x)\n")
    assert found["Relu"] == "Tanh"
    assert found["z/Relu"] == "Relu"
    anonymous = nodes("input x: f32[2]\ngroup { Relu(x) }\nRelu = tanh(x)\n")
    assert anonymous["Relu"] == "Tanh"
    assert anonymous["Relu_1"] == "Relu"


def test_updates_are_named_after_their_variables() -> None:
    found = nodes("var W: f32[] = 1.0\nstep = group { W -= 0.5 * W; W := 2.0 }\n")
    assert found["W/AssignSub"] == "AssignSub"
    assert found["W/AssignSub/Mul"] == "Mul"
    assert found["W/Assign_1"] == "Assign"
    assert found["step"] == "NoOp"
    assert graph_of("var W: f32[] = 1.0\n").init == "init"


def test_a_repeat_may_bind_a_name_again() -> None:
    found = nodes("input x: f32[2, 2]\nh = x\nrepeat i in 0..3 { h = relu(h @ x) }\ny = h\n")
    assert [name for name in found if name.startswith("h") and "/" not in name] == ["h", "h_1", "h_2", "h_3"]
    assert graph_of("input x: f32[2]\nrepeat i in 0..3 { h = x * i }\n")["h_2"].op == "Mul"


def test_name_scopes() -> None:
    found = nodes(
        'input x: f32[2]\nwith name("tower") { y = relu(x + 1); with name("top") { z = tanh(y) } }\nw = z * 2\n'
    )
    assert {"tower/y", "tower/y/Add", "tower/top/z", "w"} <= set(found)


@pytest.mark.parametrize(
    ("suffix", "device"),
    [("gpu:0", "gpu:0"), ("/job:worker/task:1/device:gpu:0", "/job:worker/task:1/device:gpu:0"), ("/cpu:*", "/cpu:*")],
)
def test_devices(suffix: str, device: str) -> None:
    graph = graph_of(f'input x: f32[2]\ny = relu(x + 1) with device("{suffix}")\nz = x + 1\n')
    assert graph["y"].device == graph["y/Add"].device == device
    assert graph["z"].device == ""


def test_control_edges_colocation_and_containers() -> None:
    graph = graph_of(
        """
        var W: f32[] = 1.0 with container("shared")
        input x: f32[]
        check = assert(x > 0)
        with after(check, x), colocate(W) { y = x + W }
        """
    )
    assert graph["W"].attrs["container"] == "shared"
    assert graph["y"].control_inputs == ("check", "x")
    assert graph["y"].colocate == ("W",)


def test_every_node_knows_its_line() -> None:
    graph = graph_of("fn f(x: T[]) {\n  relu(x)\n}\ninput x: f32[]\ny = f(x)\n")
    loc = graph["y"].loc
    assert loc is not None
    assert [each.line for each in loc.stack()] == [2, 5]
