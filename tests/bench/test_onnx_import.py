"""ONNX's ops in the language: each alone, against ONNX's own reference; and the nets made of them."""

from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tfc
from bench import nets, weights
from bench.onnx_import.layout import LAST, groups, moves_data, reshaped, transposed
from tfc.ir.interpret.interpret import interpret

onnx = pytest.importorskip("onnx")

IMAGE = (1, 6, 7, 8)
FLAT = (3, 20)


def rng() -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(1))


def one_op(op: str, shape: tuple[int, ...], constants: list[np.ndarray], attributes: dict[str, Any]) -> Any:
    """A model of one node: the first input is fed, the others are known."""
    from onnx import TensorProto, helper, numpy_helper

    names = [f"c{i}" for i in range(len(constants))]
    node = helper.make_node(op, ["data", *names], ["result"], **attributes)
    made = helper.make_graph(
        [node],
        "one",
        [helper.make_tensor_value_info("data", TensorProto.FLOAT, shape)],
        [helper.make_tensor_value_info("result", TensorProto.FLOAT, None)],
        [numpy_helper.from_array(array, name) for name, array in zip(names, constants, strict=True)],
    )
    # ONNX's reference mixes the statistics with the batch's in version 9 of this op; it means the same as in 15.
    version = 15 if op == "BatchNormalization" else 9
    return helper.make_model(made, opset_imports=[helper.make_opsetid("", version)], ir_version=7)


def imported(model: Any, folder: Path) -> Any:
    """The graph of the file that an ONNX model becomes, with its weights beside it."""
    from bench.onnx_import.convert import convert
    from bench.onnx_import.graph import read
    from bench.onnx_import.ops import RULES

    source = read(model)
    text, table = convert(source, "one op", "weights/one.npz", RULES)
    arrays = {w.name: w.stored(np.asarray(source.constants[w.source].array)) for w in table.values()}
    for weight in table.values():
        array = np.asarray(source.constants[weight.source].array)
        assert np.array_equal(weight.original(arrays[weight.name], array.shape), array)
    (folder / "one.tfg").write_text(text)
    (folder / "weights").mkdir()
    if arrays:
        weights.write(folder / "weights" / "one.npz", arrays)
    return tfc.read(str(folder / "one.tfg"))


def normal(*shape: int) -> np.ndarray:
    return rng().standard_normal(shape).astype(np.float32)


STATISTICS = [normal(6), normal(6), normal(6), np.abs(normal(6)) + 0.5]
OPS = {
    "conv": ("Conv", IMAGE, [normal(4, 6, 3, 3)], {"kernel_shape": [3, 3], "pads": [1, 1, 1, 1]}),
    "conv with bias": ("Conv", IMAGE, [normal(4, 6, 1, 1), normal(4)], {"kernel_shape": [1, 1]}),
    "strided conv": ("Conv", IMAGE, [normal(4, 6, 3, 3)], {"strides": [2, 2], "pads": [1, 1, 1, 1]}),
    "dilated conv": ("Conv", IMAGE, [normal(4, 6, 3, 3)], {"dilations": [2, 1], "pads": [2, 0, 1, 2]}),
    "grouped conv": ("Conv", IMAGE, [normal(4, 3, 3, 3)], {"group": 2}),
    "depthwise conv": ("Conv", IMAGE, [normal(6, 1, 3, 3)], {"group": 6, "strides": [2, 2], "pads": [1, 1, 1, 1]}),
    "max pool": ("MaxPool", IMAGE, [], {"kernel_shape": [3, 3], "strides": [2, 2]}),
    "padded max pool": ("MaxPool", IMAGE, [], {"kernel_shape": [3, 3], "strides": [2, 2], "pads": [1, 1, 1, 1]}),
    "max pool padded behind": ("MaxPool", IMAGE, [], {"kernel_shape": [3, 2], "strides": [2, 2], "pads": [0, 0, 1, 1]}),
    "mean pool": ("AveragePool", IMAGE, [], {"kernel_shape": [2, 2], "strides": [2, 2]}),
    "padded mean pool": ("AveragePool", IMAGE, [], {"kernel_shape": [3, 3], "strides": [2, 2], "pads": [1, 1, 1, 1]}),
    "mean pool of the same size": ("AveragePool", IMAGE, [], {"kernel_shape": [3, 3], "pads": [1, 1, 1, 1]}),
    "mean pool with padding": (
        "AveragePool",
        IMAGE,
        [],
        {"kernel_shape": [3, 3], "pads": [1, 1, 1, 1], "count_include_pad": 1},
    ),
    "mean of images": ("GlobalAveragePool", IMAGE, [], {}),
    "batch norm": ("BatchNormalization", IMAGE, STATISTICS, {"epsilon": 1e-3}),
    "lrn": ("LRN", IMAGE, [], {"size": 3, "alpha": 0.1, "beta": 0.5, "bias": 2.0}),
    "relu": ("Relu", IMAGE, [], {}),
    "add of a channel's number": ("Add", IMAGE, [normal(6, 1, 1)], {}),
    "add of an image": ("Sum", IMAGE, [normal(*IMAGE)], {}),
    "product with rows": ("Mul", IMAGE, [normal(7, 8)], {}),
    "split channels": ("Reshape", IMAGE, [np.array([1, 2, 3, 7, 8])], {}),
    "merged image": ("Reshape", IMAGE, [np.array([1, -1])], {}),
    "transpose": ("Transpose", IMAGE, [], {"perm": [0, 2, 1, 3]}),
    "softmax of an image": ("Softmax", IMAGE, [], {"axis": 1}),
}


def squares_of_neighbours(x: np.ndarray) -> np.ndarray:
    padded = np.pad(x * x, ((0, 0), (1, 1), (0, 0), (0, 0)))
    return padded[:, :-2] + padded[:, 1:-1] + padded[:, 2:]


BY_DEFINITION = {
    # Over all that follows the axis, as up to version 12 of the op.
    "softmax of an image": lambda x: np.exp(x) / np.exp(x).sum(),
    # ONNX's reference leaves one of the neighbours out.
    "lrn": lambda x: x / (2 + 0.1 / 3 * squares_of_neighbours(x)) ** 0.5,
}


@pytest.mark.parametrize("name", OPS)
def test_an_op_computes_what_onnx_does(name: str, tmp_path: Path) -> None:
    from onnx.reference import ReferenceEvaluator

    model = one_op(*OPS[name])
    x = normal(*OPS[name][1])
    if name in BY_DEFINITION:
        expected = BY_DEFINITION[name](x)
    else:
        (expected,) = ReferenceEvaluator(model).run(None, {"data": x})
    graph = imported(model, tmp_path)
    entry = graph.entry["main"]
    fed = x.transpose(LAST)
    (got,) = interpret(graph, {entry.inputs[0][1]: fed}, [entry.outputs[0][1]], precise=True)
    assert got.shape == expected.shape
    np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-5)


def test_a_channel_shuffle_moves_data_once(tmp_path: Path) -> None:
    from onnx import TensorProto, helper, numpy_helper

    nodes = [
        helper.make_node("Reshape", ["data", "five"], ["a"]),
        helper.make_node("Transpose", ["a"], ["b"], perm=[0, 2, 1, 3, 4]),
        helper.make_node("Reshape", ["b", "four"], ["c"]),
        helper.make_node("Relu", ["c"], ["result"]),
        helper.make_node("GlobalAveragePool", ["result"], ["d"]),
        helper.make_node("Reshape", ["d", "two"], ["e"]),
        helper.make_node("Gemm", ["e", "w", "bias"], ["y"], transB=1),
    ]
    shapes = {"five": [1, 2, 3, 7, 8], "four": [1, 6, 7, 8], "two": [1, 6]}
    constants = {name: np.array(shape) for name, shape in shapes.items()} | {"w": normal(5, 6), "bias": normal(5)}
    made = helper.make_graph(
        nodes,
        "shuffle",
        [helper.make_tensor_value_info("data", TensorProto.FLOAT, IMAGE)],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, [1, 5])],
        [numpy_helper.from_array(array, name) for name, array in constants.items()],
    )
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", 9)], ir_version=7)
    graph = imported(model, tmp_path)
    x = normal(*IMAGE)
    entry = graph.entry["main"]
    (got,) = interpret(graph, {entry.inputs[0][1]: x.transpose(LAST)}, [entry.outputs[0][1]])
    shuffled = x.reshape(1, 2, 3, 7, 8).transpose(0, 2, 1, 3, 4).reshape(IMAGE)
    expected = np.maximum(shuffled, 0).mean((2, 3)) @ constants["w"].T + constants["bias"]
    np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-5)
    assert (tmp_path / "one.tfg").read_text().count("transpose(") == 1


def test_an_unknown_op_is_told(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="ONNX's Selu is not known"):
        imported(one_op("Selu", IMAGE, [], {}), tmp_path)


@st.composite
def reshapes(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """A shape, another one of as many elements, and an order of the axes of the first."""
    parts = draw(st.lists(st.sampled_from([1, 2, 3]), min_size=1, max_size=5))

    def merged() -> tuple[int, ...]:
        cuts = draw(st.lists(st.booleans(), min_size=len(parts) - 1, max_size=len(parts) - 1))
        made = [parts[0]]
        for part, cut in zip(parts[1:], cuts, strict=True):
            if cut:
                made.append(part)
            else:
                made[-1] *= part
        return tuple(made)

    before, after = merged(), merged()
    return before, after, tuple(draw(st.permutations(range(len(before)))))


@given(reshapes())
def test_a_reshape_of_what_is_stored_is_that_of_what_is_meant(case: Any) -> None:
    before, after, axes = case
    wanted, axes_after = reshaped(axes, before, after)
    assert sorted(wanted) == list(range(len(before))) and sorted(axes_after) == list(range(len(after)))
    array = np.arange(prod(before)).reshape(before)
    stored = array.transpose(wanted).reshape([after[axis] for axis in axes_after])
    assert np.array_equal(stored, array.reshape(after).transpose(axes_after))


@given(st.permutations(range(4)), st.permutations(range(4)))
def test_a_transpose_only_renames_axes(axes: list[int], perm: list[int]) -> None:
    array = np.arange(2 * 3 * 4 * 5).reshape(2, 3, 4, 5)
    renamed = transposed(tuple(axes), perm)
    assert np.array_equal(array.transpose(axes), array.transpose(perm).transpose(renamed))


def test_axes_of_size_one_move_for_nothing() -> None:
    assert not moves_data((1, 6, 1, 1), LAST, (0, 1, 2, 3))
    assert moves_data((1, 6, 2, 1), LAST, (0, 1, 2, 3))
    assert groups((2, 12, 5), (2, 3, 4, 5)) == [((0,), (0,)), ((1,), (1, 2)), ((2,), (3,))]


@pytest.mark.parametrize("name", nets.NETS)
def test_the_file_of_a_net_is_what_the_converter_writes(name: str) -> None:
    text, _ = nets.converted(name)
    assert (nets.MODELS / f"{name}.tfg").read_text() == text


@pytest.mark.parametrize("name", nets.NETS)
def test_the_work_of_a_net_is_what_is_said(name: str) -> None:
    from bench.onnx_import.graph import read

    graph = read(nets.onnx_model(name))
    work = 0
    for node in graph.nodes:
        if node.op in ("Conv", "Gemm"):
            inner = prod(graph.shapes[node.inputs[1]][1:])
            work += 2 * prod(graph.shapes[node.outputs[0]]) * inner
    assert work == nets.NETS[name][1]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["squeezenet", "shufflenet"])
def test_a_net_computes_what_onnx_runtime_does(name: str) -> None:
    onnxruntime = pytest.importorskip("onnxruntime")
    x = normal(1, 3, 224, 224)
    nets.prepare(name, {"x": x.transpose(LAST)})
    session = onnxruntime.InferenceSession(nets.FOLDER / f"{name}.onnx")
    (expected,) = session.run(None, {"x": x})
    step = tfc.Session(tfc.read(str(nets.MODELS / f"{name}.tfg"))).prepare("main")
    np.testing.assert_allclose(step(x=np.ascontiguousarray(x.transpose(LAST)))["y"], expected, rtol=1e-3, atol=1e-6)
