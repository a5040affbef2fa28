"""Inputs, variables, entries, gradients, data and libraries."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.frontend.programs import Running, codes, evaluate, graph_of, same
from tfc.frontend.data_files.archives import PIECE

X = np.arange(6, dtype=np.float32).reshape(2, 3)


def test_inputs_with_defaults_and_every_kind_of_type() -> None:
    text = """
    dim batch in 1..256
    dim n, m in 2..
    input a: f32[batch, 2 * n + 1]
    input b: bf16[?, 4]
    input c: string[*]
    input d: complex128[]
    input e: float64[m]
    input rate: f32[] = 0.5
    y = rate * 2
    """
    graph = graph_of(text)
    types = [str(graph[name].types[0]) for name in "abcde"]
    assert types == ["f32[batch, 2*n + 1]", "bf16[?, 4]", "string[*]", "complex128[]", "f64[m]"]
    assert [(s.name, s.minimum, s.maximum) for s in graph.symbols] == [
        ("batch", 1, 256), ("n", 2, None), ("m", 2, None),
    ]  # fmt: skip
    assert evaluate(text, "y") == 1
    assert evaluate(text, "y", rate=4.0) == 8


def test_variables_take_what_is_missing_from_their_initial_value() -> None:
    graph = graph_of("var a = [1.5, 2]\nvar b: f64[_, 2] = [[1, 2]]\nvar c: f32[?] = [1.0]\nvar d: i32[3]\n")
    assert [str(graph[name].types[0]) for name in "abcd"] == ["f32[2]&", "f64[1, 2]&", "f32[?]&", "i32[3]&"]
    assert graph.init == "init"
    assert set(graph["init"].control_inputs) == {"a/Assign", "b/Assign", "c/Assign"}
    assert graph["c/Assign"].attrs["validate_shape"] is False


def test_initial_values_may_depend_on_other_variables() -> None:
    assert evaluate("var a = [1.0, 2.0]\nvar b = a * 3\nc = b + a\n", "c").tolist() == [4, 8]


def test_updates_broadcast() -> None:
    run = Running("var a = [1.0, 2.0]\nup = group { a += 1 }\ndown = group { a := 0 }\n")
    run(targets=["up"])
    same(run("a"), np.array([2, 3], np.float32))
    run(targets=["down"])
    same(run("a"), np.zeros(2, np.float32))


def test_entries() -> None:
    graph = graph_of(
        """
        input x: f32[2]
        input y: f32[2]
        var n: i32[] = 0
        z = x + y
        parts = split(z, 2)
        count = group { n += 1 }
        entry train(x, y) -> z, first = parts.0, twice = z * 2 after count, z
        entry partly(z) -> doubled = z + z
        """
    )
    train = graph.entry["train"]
    assert [name for name, _ in train.inputs] == ["x", "y"]
    assert [name for name, _ in train.outputs] == ["z", "first", "twice"]
    assert train.targets == ("count", "z")
    assert [str(value) for _, value in graph.entry["partly"].inputs] == ["z"]


def test_gradients_of_lists_and_of_single_tensors() -> None:
    text = """
    input x: f32[3]
    var w = [1.0, 2.0, 3.0]
    C = sum(w * x * x)
    dw, dx = gradients(C, [w, x])
    only = gradients(C, x)
    weighted = gradients([C, C], x, grad_ys=[2.0, 3.0])
    second = gradients(sum(dx), x)
    """
    x = np.array([1, 2, 3], np.float32)
    w = x
    dw, only, weighted, second = evaluate(text, "dw", "only", "weighted", "second", x=x)
    same(dw, x * x)
    same(only, 2 * w * x)
    same(weighted, 10 * w * x)
    same(second, 2 * w)


def test_all_variables_of_a_loss() -> None:
    graph = graph_of(
        "use nn\ninput x: f32[2, 3]\nvar other = [1.0]\nh = nn.dense(x, 4)\nC = sum(nn.dense(h, 5))\n"
        "gs = gradients(C, variables(of=C))\n"
        'n = len(gs) + 10 * len(variables()) + 100 * len(variables(scope="dense_1"))\n'
    )
    assert graph["n"].attrs["value"].array == 4 + 50 + 200


def test_load(tmp_path: Path) -> None:
    from safetensors.numpy import save_file

    np.save(tmp_path / "a.npy", X)
    np.savez_compressed(tmp_path / "b.npz", W=X, b=X[0].astype(np.float64))
    (tmp_path / "deep").mkdir()
    save_file({"W": X + 1}, tmp_path / "deep" / "c.safetensors")
    text = """
    a = load("a.npy")
    b = load("b.npz", "W") * 2
    c = load("deep/c.safetensors", "W")
    d = load("deep/c.safetensors")
    var e: f64[3] = load("b.npz", "b")
    """
    graph = graph_of(text, tmp_path)
    assert graph["a"].attrs["value"].source == ("a.npy", "")
    a, b, c, d, e = evaluate(text, "a", "b", "c", "d", "e", folder=tmp_path)
    same(a, X)
    same(b, X * 2)
    same(c, X + 1)
    same(d, X + 1)
    same(e, X[0].astype(np.float64))
    (tmp_path / "model.tfg").write_text('a = load("a.npy")\n')
    assert "a" in tfc.read(tmp_path / "model.tfg")


@pytest.mark.parametrize("save", [np.savez, np.savez_compressed])
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_load_reads_arrays_of_many_pieces(save: Callable[..., None], more: int, tmp_path: Path) -> None:
    numbers = np.random.default_rng(1).integers(0, 256, 2 * PIECE + more, np.uint8)
    save(tmp_path / "a.npz", W=numbers, E=numbers[:0])
    text = 'a = load("a.npz", "W")\nb = load("a.npz", "E")\n'
    a, b = (graph_of(text, tmp_path)[name].attrs["value"].array for name in "ab")
    assert np.array_equal(a, numbers) and a.dtype == np.uint8
    assert b.size == 0


def test_load_notices_damage_in_the_last_piece(tmp_path: Path) -> None:
    np.savez(tmp_path / "a.npz", W=np.ones(2 * PIECE + 9, np.uint8))
    content = bytearray((tmp_path / "a.npz").read_bytes())
    content[2 * PIECE + 100] ^= 1
    (tmp_path / "a.npz").write_bytes(content)
    assert codes('a = load("a.npz", "W")\n', tmp_path) == ["E0706@1:10"]


def test_load_does_not_follow_links_out_of_its_folder(tmp_path: Path) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    np.save(tmp_path / "secret.npy", X)
    (inside / "link.npy").symlink_to(tmp_path / "secret.npy")
    (inside / "folder").symlink_to(tmp_path)
    assert codes('a = load("link.npy")\n', inside) == ["E0705@1:10"]
    assert codes('a = load("folder/secret.npy")\n', inside) == ["E0705@1:10"]
    assert codes('a = load("a\\0b.npy")\n', inside)[0][:5] in ("E0706", "E0005")
    assert codes('a = load("link.npy")\n') == ["E0705@1:10"]


def test_libraries_of_the_project_come_before_the_standard_ones(tmp_path: Path) -> None:
    (tmp_path / "nn.tfg").write_text("fn dense(x: T[n]) { x * factor }\nfactor = 3\n")
    (tmp_path / "layers").mkdir()
    (tmp_path / "layers" / "conv.tfg").write_text("use nn\nuse init\nfn twice(x: T[n]) { nn.dense(nn.dense(x)) }\n")
    text = "use nn\nuse layers.conv as c\na = nn.dense([1.0])\nb = c.twice([1.0])\nd = nn.factor\n"
    a, b, d = evaluate(text, "a", "b", "d", folder=tmp_path)
    assert (a, b, d) == (3, 9, 3)
    (tmp_path / "losses.tfg").write_text("fn mine() { 1.0 }\n")
    (tmp_path / "nn.tfg").unlink()
    text = "use nn\nuse losses\ninput x: f32[2, 3]\ny = nn.dense(x, 4)\nz = losses.mine()\n"
    assert "dense/W" in graph_of(text, tmp_path)


def test_a_program_of_many_statements_takes_linear_time() -> None:
    import time

    def seconds(count: int) -> float:
        text = "input x: f32[4, 4]\nh0 = x\n" + "".join(f"h{i + 1} = relu(h{i} @ x + 1)\n" for i in range(count))
        start = time.process_time()
        assert len(tfc.parse(text)) == 4 * count + 2
        return time.process_time() - start

    seconds(100)
    assert seconds(2000) < 12 * seconds(400) + 0.5


@pytest.mark.parametrize("name", ["x:1", "parts:0"])
def test_ports_are_written_with_a_point(name: str) -> None:
    assert codes(f"input x: f32[4]\nparts = split(x, 2)\ny = {name}\n")[0].startswith("E00")
