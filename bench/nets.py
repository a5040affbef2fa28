"""The convolutional nets of W7: made from the ONNX files that come with the `onnx` package, which hold no weights.

`python -m bench.nets` writes the `.tfg` files anew. The weights are those of bench/weights.py, with the last layer
scaled so that the results differ: softmax of large numbers is 0 and 1, and of small ones 0.001, whatever kernels do.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench import weights

MODELS = Path(__file__).resolve().parent / "models"
Array = np.ndarray[Any, np.dtype[Any]]
NETS = {
    "squeezenet": ("SqueezeNet 1.1 (Iandola et al. 2016)", 698_303_872),
    "shufflenet": ("ShuffleNet, 4 groups (Zhang et al. 2017)", 249_329_056),
    "inception_v1": ("Inception v1, GoogLeNet (Szegedy et al. 2014)", 2_863_112_704),
    "inception_v2": ("Inception v2, with batch normalisation (Ioffe and Szegedy 2015)", 4_037_703_680),
    "resnet50": ("ResNet-50 (He et al. 2015)", 8_178_368_512),
    "densenet121": ("DenseNet-121 (Huang et al. 2016)", 5_668_323_328),
}
"""The title of each network, and the floating-point operations of its convolutions and dense layers."""
FOLDER = MODELS / "weights"


def onnx_model(name: str) -> Any:
    """The ONNX model of a net, without weights."""
    import onnx
    import onnx.backend.test

    return onnx.load(Path(onnx.backend.test.__file__).parent / "data" / "light" / f"light_{name}.onnx")


def converted(name: str) -> tuple[str, Any]:
    """The text of a net's `.tfg` file, and its weights."""
    from bench.onnx_import.convert import convert
    from bench.onnx_import.graph import read
    from bench.onnx_import.ops import RULES

    title = f"W7: {NETS[name][0]}, batch 1; written by `python -m bench.nets`."
    return convert(read(onnx_model(name)), title, f"weights/{name}.npz", RULES)


def with_weights(name: str) -> Any:
    """The ONNX model with the weights that the `.tfg` file loads."""
    from onnx import numpy_helper

    from bench.onnx_import.graph import read

    model = onnx_model(name)
    constants = read(model).constants
    _, table = converted(name)
    arrays = weights.load(MODELS / f"{name}.tfg")
    made = {w.source: w.original(arrays[w.name], constants[w.source].array.shape) for w in table.values()}
    kept = [node for node in model.graph.node if node.output[0] not in made]
    used = {name for node in kept for name in node.input}
    initial = [each for each in model.graph.initializer if each.name in used and each.name not in made]
    initial += [numpy_helper.from_array(array, source) for source, array in made.items()]
    values = [value for value in model.graph.input if value.name not in constants]
    (fed,) = {value.name for value in values}
    for each in (*kept, *values):
        if each in values:
            each.name = "x"
        else:
            each.input[:] = ["x" if word == fed else word for word in each.input]
    for field, items in (("node", kept), ("initializer", initial), ("input", values)):
        model.graph.ClearField(field)
        getattr(model.graph, field).extend(items)
    return model


def prepare(name: str, feeds: dict[str, Array]) -> None:
    """Write what peers read, unless it is there: `.npz`, `.onnx`, and the nodes in `.json`.

    The weights are those of bench/weights.py, with the last layer scaled for these feeds.
    """
    model = MODELS / f"{name}.tfg"
    stamp = zlib.crc32(model.read_bytes())
    table = FOLDER / f"{name}.json"
    if table.exists() and json.loads(table.read_text())["model"] == stamp:
        return
    (FOLDER / f"{name}.npz").unlink(missing_ok=True)
    weights.ensure(model)
    arrays = dict(np.load(FOLDER / f"{name}.npz", allow_pickle=False))
    spread = float(np.std(run(name, feeds, precise=False, logits=True)))
    last = [key for _, key, shape in weights.declared(model).values() if len(shape) > 1][-1]
    bias = list(arrays)[list(arrays).index(last) + 1 :][:1]
    for key in (last, *bias):
        arrays[key] = (arrays[key] / np.float32(spread)).astype(np.float32)
    weights.write(FOLDER / f"{name}.npz", arrays)
    (FOLDER / f"{name}.onnx").write_bytes(with_weights(name).SerializeToString())
    table.write_text(json.dumps({"model": stamp, "nodes": records(name)}))


def records(name: str) -> list[dict[str, Any]]:
    """The nodes of a net for peers that know TensorFlow's ops; small constants with their values."""
    import tfc

    graph = tfc.read(str(MODELS / f"{name}.tfg"))
    made = []
    for node in graph.nodes:
        record: dict[str, Any] = {"name": node.name, "op": node.op, "inputs": [each.node for each in node.inputs]}
        if node.op == "Const":
            literal: Any = node.attrs["value"]
            record |= {"weight": literal.source[1]} if literal.source else {"value": literal.array.tolist()}
            record["dtype"] = str(literal.array.dtype)
        elif node.op != "Placeholder":
            record["attributes"] = dict(node.attrs)
        made.append(record)
    result = graph.entry["main"].outputs[0][1].node
    return [*made, {"name": "", "op": "Result", "inputs": [result]}]


def evaluate(nodes: list[dict[str, Any]], rules: dict[str, Any], constants: Callable[..., Any], x: Any) -> Any:
    """The result of `records` by a peer's own functions: `rules` by op, and what makes a constant of one."""
    values: dict[str, Any] = {}
    for node in nodes:
        inputs = [values[name] for name in node["inputs"]]
        if node["op"] == "Result":
            return inputs[0]
        if node["op"] == "Placeholder":
            values[node["name"]] = x
        elif node["op"] == "Const":
            values[node["name"]] = constants(node)
        else:
            values[node["name"]] = rules[node["op"]](*inputs, **node["attributes"])
    raise ValueError("no result")


def run(name: str, feeds: dict[str, Array], *, precise: bool, logits: bool = False) -> Array:
    """The result of a net by tfc's reference interpreter, or what goes into its softmax."""
    import tfc
    from tfc.ir.interpret.interpret import interpret

    graph = tfc.read(str(MODELS / f"{name}.tfg"))
    entry = graph.entry["main"]
    wanted = entry.outputs[0][1]
    if logits:
        last = next((node for node in reversed(graph.nodes) if node.op == "Softmax"), None)
        wanted = last.inputs[0] if last else wanted
    (got,) = interpret(graph, {value: feeds[given] for given, value in entry.inputs}, [wanted], precise=precise)
    return np.asarray(got)


def reference(name: str) -> Callable[..., Array]:
    """The net in float64; its weights are what the file says."""
    return lambda x, **_: run(name, {"x": x}, precise=True)


def main() -> None:
    """Write all `.tfg` files."""
    for name in NETS:
        text, _ = converted(name)
        (MODELS / f"{name}.tfg").write_text(text)


if __name__ == "__main__":
    main()
