"""The kernels that between them use all that the GPU back end has, each as a model with its sizes left open."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sample:
    """A model whose sizes are named in braces.

    `full` are the sizes it is measured with, `small` some that an interpreter gets through, primes among them, and
    `registers` the most that a thread of it may take at full size; `pipelined`, on sm_90a, where copies and products
    run by themselves. `exact`: results have the bits of a processor's.
    """

    name: str
    text: str
    full: dict[str, int]
    small: tuple[dict[str, int], ...]
    registers: int
    exact: bool = False
    pipelined: int = 0

    def at(self, sizes: dict[str, int]) -> str:
        """The model at some sizes."""
        return self.text.format(**sizes)

    @property
    def open(self) -> str:
        """The model with symbolic sizes."""
        return "".join(f"dim {name} in 1..\n" for name in self.full) + self.at({name: name for name in self.full})  # type: ignore[dict-item]


SAMPLES = (
    Sample(
        "map",
        "input x: f32[{n}, {m}]\ninput r: f32[{n}, {m}]\ninput b: f32[{m}]\n"
        "h = x + b\n"
        "entry main(x, r, b) -> y = 0.5 * h * (1.0 + erf(h * 0.70710678)) * 1.7 + r\n",
        {"n": 65536, "m": 4096},
        ({"n": 7, "m": 64}, {"n": 13, "m": 37}, {"n": 1, "m": 1}, {"n": 19, "m": 300}),
        40,
        exact=True,
    ),
    Sample(
        "broadcast",
        "input a: f32[{n}, 1]\ninput b: f32[1, {m}]\ninput c: f32[{m}]\nentry main(a, b, c) -> y = a * b + c\n",
        {"n": 16384, "m": 16384},
        ({"n": 5, "m": 256}, {"n": 11, "m": 521}, {"n": 67, "m": 3}, {"n": 33, "m": 36}),
        40,
        exact=True,
    ),
    Sample(
        "transpose",
        "input x: f32[{n}, {m}]\nentry main(x) -> y = transpose(x)\n",
        {"n": 16384, "m": 16384},
        ({"n": 64, "m": 32}, {"n": 37, "m": 101}, {"n": 1, "m": 33}),
        32,
        exact=True,
    ),
    Sample(
        "channels_last",
        "input x: f32[{n}, {c}, {s}, {s}]\nentry main(x) -> y = transpose(x, [0, 2, 3, 1])\n",
        {"n": 128, "c": 64, "s": 56},
        ({"n": 2, "c": 32, "s": 8}, {"n": 3, "c": 17, "s": 5}),
        32,
        exact=True,
    ),
    Sample(
        "read_across",
        "input x: f32[{n}, {m}]\ninput z: f32[{m}, {n}]\ninput b: bf16[{n}, {m}]\n"
        "entry main(x, z, b) -> y = tanh(transpose(x)) * z + cast(transpose(b), f32)\n",
        {"n": 8192, "m": 8192},
        ({"n": 64, "m": 32}, {"n": 37, "m": 61}),
        40,
        exact=True,
    ),
    Sample(
        "product",
        "input x: f32[{m}, {k}]\ninput y: f32[{k}, {n}]\ninput b: f32[{n}]\n"
        "entry main(x, y, b) -> z = relu(matmul(x, y) + b)\n",
        {"m": 4096, "n": 4096, "k": 4096},
        ({"m": 37, "n": 41, "k": 29}, {"m": 17, "n": 64, "k": 32}, {"m": 67, "n": 9, "k": 521}),
        128,
    ),
    Sample(
        "product_16_bits",
        "input x: bf16[{m}, {k}]\ninput y: bf16[{k}, {n}]\ninput b: bf16[{n}]\n"
        "entry main(x, y, b) -> z = relu(matmul(x, y) + b)\n",
        {"m": 8192, "n": 8192, "k": 8192},
        ({"m": 37, "n": 72, "k": 40}, {"m": 33, "n": 64, "k": 64}, {"m": 19, "n": 41, "k": 23}),
        128,
        pipelined=168,
    ),
    Sample(
        "convolution",
        "input x: f32[{n}, {s}, {s}, {c}]\ninput w: f32[3, 3, {c}, {c}]\n"
        'entry main(x, w) -> y = Conv2D(x, w, strides=[1, 1, 1, 1], padding="SAME")\n',
        {"n": 64, "s": 56, "c": 64},
        ({"n": 2, "s": 5, "c": 13}, {"n": 1, "s": 8, "c": 16}),
        128,
    ),
    Sample(
        "gradients_of_convolution",
        "input x: f32[{n}, {s}, {s}, {c}]\ninput w: f32[3, 3, {c}, {c}]\ninput d: f32[{n}, {s}, {s}, {c}]\n"
        'y = Conv2D(x, w, strides=[1, 1, 1, 1], padding="SAME")\n'
        "dx, dw = gradients(Sum(y * d, [0, 1, 2, 3]), [x, w])\nentry main(x, w, d) -> dx, dw\n",
        {"n": 64, "s": 56, "c": 64},
        ({"n": 2, "s": 5, "c": 13}, {"n": 1, "s": 8, "c": 16}),
        128,
    ),
    Sample(
        "row_sum",
        "input x: f32[{n}, {m}]\nentry main(x) -> y = Sum(x, [1])\n",
        {"n": 65536, "m": 4096},
        ({"n": 5, "m": 97}, {"n": 3, "m": 1536}),
        32,
    ),
    Sample(
        "column_sum",
        "input x: f32[{n}, {m}]\nentry main(x) -> y = Sum(x, [0])\n",
        {"n": 65536, "m": 4096},
        ({"n": 89, "m": 5}, {"n": 61, "m": 67}),
        48,
    ),
    Sample(
        "full_sum",
        "input x: f32[{n}]\nentry main(x) -> y = Sum(x, [0])\n",
        {"n": 1 << 28},
        ({"n": 1}, {"n": 1009}, {"n": 5003}),
        32,
    ),
    *(
        Sample(
            f"softmax_{length}",
            "input x: f32[{n}, {m}]\nentry main(x) -> y = softmax(x)\n",
            {"n": 32768, "m": length},
            small,
            64,
        )
        for length, small in (
            (128, ({"n": 3, "m": 64}, {"n": 11, "m": 7})),
            (1024, ({"n": 2, "m": 509},)),
            (32768, ({"n": 1, "m": 2053},)),
        )
    ),
    Sample(
        "layer_norm",
        "input x: f32[{n}, {m}]\ninput g: f32[{m}]\ninput b: f32[{m}]\ninput dy: f32[{n}, {m}]\n"
        "d = x - Mean(x, [1], keep_dims=true)\n"
        "y = d * rsqrt(Mean(d * d, [1], keep_dims=true) + 0.00001) * g + b\n"
        "dx, dg, db = gradients(Sum(y * dy, [0, 1]), [x, g, b])\n"
        "entry main(x, g, b, dy) -> y, dx, dg, db\n",
        {"n": 32768, "m": 4096},
        ({"n": 3, "m": 101}, {"n": 17, "m": 36}),
        64,
    ),
    Sample(
        "attention",
        "input q: f32[{b}, {n}, 64]\ninput k: f32[{b}, {m}, 64]\ninput v: f32[{b}, {m}, 64]\n"
        "entry main(q, k, v) -> y = softmax(BatchMatMulV2(q, k, adj_y=true) * 0.125) @ v\n",
        {"b": 128, "n": 2048, "m": 2048},
        ({"b": 1, "n": 17, "m": 67}, {"b": 2, "n": 64, "m": 64}),
        128,
    ),
    Sample(
        "attention_16_bits",
        "input q: bf16[{b}, {n}, 64]\ninput k: bf16[{b}, {m}, 64]\ninput v: bf16[{b}, {m}, 64]\n"
        "entry main(q, k, v) -> y = softmax(BatchMatMulV2(q, k, adj_y=true) * 0.125) @ v\n",
        {"b": 128, "n": 4096, "m": 4096},
        ({"b": 1, "n": 19, "m": 67}, {"b": 2, "n": 128, "m": 64}),
        136,
    ),
    Sample(
        "gather",
        "input x: f32[{n}, {m}]\ninput i: i32[{k}]\nentry main(x, i) -> y = GatherV2(x, i, 0)\n",
        {"n": 1 << 20, "m": 128, "k": 1 << 22},
        ({"n": 7, "m": 13, "k": 41},),
        48,
        exact=True,
    ),
    Sample(
        "scatter_add",
        "input w: f32[{n}, {m}]\ninput x: f32[{k}, {m}]\ninput i: i32[{k}]\n"
        "entry main(w, x, i) -> dw = gradients(Sum(GatherV2(w, i, 0) * x, [0, 1]), w)\n",
        {"n": 1 << 20, "m": 128, "k": 1 << 22},
        ({"n": 7, "m": 13, "k": 41}, {"n": 3, "m": 3, "k": 251}),
        48,
        exact=True,
    ),
)
