"""The ops of ONNX in the language: one function each (onnx.ai/onnx/operators, operator set 9)."""

from __future__ import annotations

from collections.abc import Callable

from bench.onnx_import.convert import Rule, Writer
from bench.onnx_import.graph import Node
from bench.onnx_import.layout import LAST, reshaped, transposed

RULES: dict[str, Rule] = {}


def rule(op: str) -> Callable[[Rule], Rule]:
    """Declare how an op is written."""

    def declare(function: Rule) -> Rule:
        RULES[op] = function
        return function

    return declare


class Window:
    """A window over an image: sizes, strides and padding, as ONNX's attributes have them."""

    def __init__(self, w: Writer, node: Node, size: tuple[int, ...]) -> None:
        self.size = size
        self.strides = node.ints("strides", (1, 1))
        self.dilations = node.ints("dilations", (1, 1))
        top, left, bottom, right = node.ints("pads", (0, 0, 0, 0))
        self.pads = ((top, bottom), (left, right))
        self.image = w.graph.shapes[node.inputs[0]][2:]
        automatic = node.attributes.get("auto_pad", b"NOTSET")
        if len(self.image) != 2 or automatic != b"NOTSET" or node.attributes.get("ceil_mode", 0):
            raise ValueError(f"{node.op} of {node.inputs[0]}: only images, explicit pads and sizes rounded down")

    @property
    def padding(self) -> str:
        """VALID, SAME or EXPLICIT."""
        if not any(map(any, self.pads)):
            return "VALID"
        same = []
        for extent, size, stride, dilation in zip(self.image, self.size, self.strides, self.dilations, strict=True):
            needed = max(0, (-(-extent // stride) - 1) * stride + (size - 1) * dilation + 1 - extent)
            same.append((needed // 2, needed - needed // 2))
        return "SAME" if tuple(same) == self.pads else "EXPLICIT"

    @property
    def explicit(self) -> str:
        """The padding as `pad` wants it."""
        return str([[0, 0], *map(list, self.pads), [0, 0]])

    def attributes(self) -> str:
        """The attributes of Conv2D and DepthwiseConv2dNative."""
        words = [f"strides=[1, {self.strides[0]}, {self.strides[1]}, 1]", f'padding="{self.padding}"']
        if self.padding == "EXPLICIT":
            words.append(f"explicit_paddings={[0, 0, *self.pads[0], *self.pads[1], 0, 0]}")
        if self.dilations != (1, 1):
            words.append(f"dilations=[1, {self.dilations[0]}, {self.dilations[1]}, 1]")
        return ", ".join(words)

    def pooling(self) -> str:
        """The arguments of `max_pool` and `avg_pool`, where the padding is SAME or VALID or done before."""
        padding = "VALID" if self.padding == "EXPLICIT" else self.padding
        return f'{list(self.size)}, strides={list(self.strides)}, padding="{padding}"'


@rule("Conv")
def conv(w: Writer, node: Node) -> None:
    """A convolution; filters [F, C, KH, KW] become [KH, KW, C, F]."""
    x, kernel = w.image(node.inputs[0]), w.graph.shapes[node.inputs[1]]
    window = Window(w, node, kernel[2:])
    groups = node.attributes.get("group", 1)
    if groups == x.shape[1] == kernel[0] and groups > 1:
        name = w.weight(node.inputs[1], (2, 3, 0, 1))
        made = f"DepthwiseConv2dNative({x.name}, {name}, {window.attributes()})"
    else:
        # Groups need no word: the filter takes a part of the channels.
        name = w.weight(node.inputs[1], (2, 3, 1, 0))
        made = f"Conv2D({x.name}, {name}, {window.attributes()})"
    bias = f" + {w.weight(node.inputs[2])}" if len(node.inputs) > 2 else ""
    w.emit(node, made + bias, LAST)


@rule("Gemm")
def gemm(w: Writer, node: Node) -> None:
    """A dense layer: its matrix [out, in] becomes [in, out]."""
    turned = node.attributes.get("transB", 0)
    if node.attributes.get("transA", 0) or {node.attributes.get(each, 1.0) for each in ("alpha", "beta")} != {1.0}:
        raise ValueError(f"Gemm of {node.inputs[0]}: only x @ w + b")
    x, name = w.flat(node.inputs[0]), w.weight(node.inputs[1], (1, 0) if turned else (0, 1))
    w.emit(node, f"{x.name} @ {name} + {w.weight(node.inputs[2])}")


@rule("BatchNormalization")
def batch_normalization(w: Writer, node: Node) -> None:
    """Channels normalised by statistics that are given."""
    x = w.image(node.inputs[0])
    kinds = ("scale", "offset", "mean", "variance")
    scale, offset, mean, variance = (
        w.weight(name, kind=kind) for name, kind in zip(node.inputs[1:], kinds, strict=True)
    )
    epsilon = f"{node.attributes.get('epsilon', 1e-5):.6g}"
    w.emit(node, f"batch_norm({x.name}, {mean}, {variance}, {scale}, {offset}, epsilon={epsilon})", LAST)


@rule("MaxPool")
def max_pool(w: Writer, node: Node) -> None:
    """The largest element of each window; padding never wins."""
    x, window = w.image(node.inputs[0]), Window(w, node, node.ints("kernel_shape"))
    padded = f"pad({x.name}, {window.explicit}, value=-inf)" if window.padding == "EXPLICIT" else x.name
    w.emit(node, f"max_pool({padded}, {window.pooling()})", LAST)


@rule("AveragePool")
def average_pool(w: Writer, node: Node) -> None:
    """The mean of each window, of the elements in the image unless `count_include_pad` is set."""
    x, window = w.image(node.inputs[0]), Window(w, node, node.ints("kernel_shape"))
    if window.padding == "VALID" or (window.padding == "SAME" and not node.attributes.get("count_include_pad", 0)):
        return w.emit(node, f"avg_pool({x.name}, {window.pooling()})", LAST)
    words = window.pooling().replace("SAME", "VALID")
    made = f"avg_pool(pad({x.name}, {window.explicit}), {words})"
    if not node.attributes.get("count_include_pad", 0):
        # The share of each window that lies in the image.
        made += f" / avg_pool(pad(ones([1, {window.image[0]}, {window.image[1]}, 1]), {window.explicit}), {words})"
    return w.emit(node, made, LAST)


@rule("GlobalAveragePool")
def global_average_pool(w: Writer, node: Node) -> None:
    """The mean of each channel."""
    w.emit(node, f"mean({w.image(node.inputs[0]).name}, [1, 2], keep_dims=true)", LAST)


@rule("LRN")
def local_response_normalization(w: Writer, node: Node) -> None:
    """Divided by a power of the mean square of neighbouring channels; TensorFlow's is that of their sum."""
    size, alpha = node.attributes["size"], node.attributes.get("alpha", 1e-4)
    beta, bias = node.attributes.get("beta", 0.75), node.attributes.get("bias", 1.0)
    if size % 2 == 0:
        raise ValueError(f"LRN of {node.inputs[0]}: only odd sizes")
    words = f"depth_radius={size // 2}, bias={bias:.6g}, alpha={alpha / size:.6g}, beta={beta:.6g}"
    w.emit(node, f"local_response_normalization({w.image(node.inputs[0]).name}, {words})", LAST)


@rule("Relu")
def relu(w: Writer, node: Node) -> None:
    """max(x, 0)."""
    x = w.value(node.inputs[0])
    w.emit(node, f"relu({x.name})", x.axes)


@rule("Dropout")
def dropout(w: Writer, node: Node) -> None:
    """Nothing: it is for training."""
    w.rename(node, w.value(node.inputs[0]))


def _element_wise(operator: str, kind: str) -> Rule:
    def write(w: Writer, node: Node) -> None:
        first = next(name for name in node.inputs if name not in w.graph.constants)
        axes = w.value(first).axes
        rank, words = len(axes), []
        for name in node.inputs:
            constant = w.graph.constants.get(name)
            if constant is None:
                if len(w.graph.shapes[name]) != rank:
                    raise ValueError(f"{node.op} of {name}: only operands of one rank, or constants")
                words.append(w.value(name, axes).name)
                continue
            # [C, 1, 1] stands for [1, C, 1, 1]: channels last that is [C], as TensorFlow's vectors are.
            shape = constant.array.shape
            missing = rank - len(shape)
            perm = [axis - missing for axis in axes if axis >= missing]
            stored = [shape[axis - missing] if axis >= missing else 1 for axis in axes]
            while stored and stored[0] == 1:
                stored.pop(0)
            words.append(w.weight(name, perm, kind, tuple(stored)))
        w.emit(node, f" {operator} ".join(words), axes)

    return write


RULES["Add"] = _element_wise("+", "offset")
RULES["Sum"] = _element_wise("+", "offset")
RULES["Mul"] = _element_wise("*", "scale")


@rule("Concat")
def concat(w: Writer, node: Node) -> None:
    """Values side by side."""
    axes = w.value(node.inputs[0]).axes
    names = [w.value(name, axes).name for name in node.inputs]
    axis = node.attributes["axis"] % len(axes)
    w.emit(node, f"concat([{', '.join(names)}], axis={axes.index(axis)})", axes)


@rule("Reshape")
def reshape(w: Writer, node: Node) -> None:
    """The same elements in another shape: in the order they are stored where that is possible."""
    before, after = w.graph.shapes[node.inputs[0]], w.graph.shapes[node.outputs[0]]
    wanted, axes = reshaped(w.value(node.inputs[0]).axes, before, after)
    x = w.value(node.inputs[0], wanted)
    w.emit(node, f"reshape({x.name}, {[after[axis] for axis in axes]})", axes)


@rule("Transpose")
def transpose(w: Writer, node: Node) -> None:
    """Other names for the axes; whoever needs them in order moves them."""
    x = w.value(node.inputs[0])
    perm = node.ints("perm", reversed(range(len(x.shape))))
    moved = type(x)(x.name, w.graph.shapes[node.outputs[0]], transposed(x.axes, perm))
    w.rename(node, moved)


@rule("Softmax")
def softmax(w: Writer, node: Node) -> None:
    """Softmax over all axes from `axis` on: what comes before are rows."""
    x = w.flat(node.inputs[0])
    axis = node.attributes.get("axis", 1) % len(x.shape)
    if axis == len(x.shape) - 1:
        return w.emit(node, f"softmax({x.name})")
    rows = 1
    for size in x.shape[:axis]:
        rows *= size
    return w.emit(node, f"reshape(softmax(reshape({x.name}, [{rows}, -1])), {list(x.shape)})")
