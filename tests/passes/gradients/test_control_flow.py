"""Gradients through If, For, While and Call against differences, up to the third derivative."""

import numpy as np
import pytest

import tfc
from tests.passes.gradients.checking import check, expanded, interpreter, nodes_of

RNG = np.random.default_rng(0)
X, W, XS = (RNG.uniform(-1, 1, shape) for shape in ((3,), (3, 3), (7, 3)))

SCAN = """
input xs: f64[7, 3]
input W: f64[3, 3]
input x: f64[3]
s, ys = for{} t in range(7), s = x { h = tanh(xs[t] + sum(W * s, axis=1)); yield h * s + x, collect h }
y = sum(s) + sum(ys * ys)
"""
POWERS = """
input x: f64[3]
input w: f64[3]
i, a = while{} (i = 0, a = x; i < 5) { yield i + 1, sin(a * w) + x }
y = sum(a * a)
"""
GROWTH = """
input x: f64[3]
input w: f64[3]
a, k = while{} (a = x, k = 1; sum(a * a) < 50.0) { yield a * 1.5 + sin(w * a), k * 2 }
y = sum(sin(a))
"""
CHOICE = """
input x: f64[3]
input w: f64[3]
input p: bool[]
a = if p { exp(x) * sin(x) } else { x * x + w }
y = sum(a * a)
"""


@pytest.mark.parametrize("taken", [True, False])
def test_if(taken: bool) -> None:
    check(CHOICE, {"x": X, "w": W[0], "p": np.array(taken)}, order=3)


@pytest.mark.few(2)
@pytest.mark.parametrize("options", ["", "[recompute=1]", "[recompute=3]", "[recompute=7, swap=true]", "[recompute=9]"])
def test_for(options: str) -> None:
    check(SCAN.replace("{}", options), {"xs": XS, "W": W, "x": X}, order=2)


DENSE = """
{head}
input W: f64[5, 6]
input v: f64[6]
input s: f64[2, 2]
b = for{option} t in range({trips}), b = s {{
    a, _c = split(tanh(concat([xs[t], b], axis=1) @ W + v), [2, 4], axis=1)
    yield a
}}
y = sum(b * b)
"""


@pytest.mark.few(1)
@pytest.mark.parametrize("option", ["", "[recompute=2]"])
@pytest.mark.parametrize(("trips", "rows"), [("5", 5), ("0", 5), ("n", 4)])
def test_gradients_of_weights_are_products_behind_the_loop(trips: str, rows: int, option: str) -> None:
    head = "dim n in 1..9\ninput xs: f64[n, 2, 3]" if trips == "n" else "input xs: f64[5, 2, 3]"
    text = DENSE.format(head=head, trips=trips, option=option)
    rng = np.random.default_rng(1)
    shapes = {"xs": (rows, 2, 3), "W": (5, 6), "v": (6,), "s": (2, 2)}
    check(text, {name: rng.uniform(-1, 1, shape) for name, shape in shapes.items()}, order=2)
    graph = expanded(text + "dW, dv = gradients(y, [W, v])\n")
    states = [node.types[: int(str(node.attrs["loop_vars"]))] for node in nodes_of(graph, "For")]
    assert option or all("f64[5, 6]" not in map(str, kinds) for kinds in states)


def test_third_derivative_of_for() -> None:
    check(SCAN.replace("{}", "").replace("7", "3"), {"xs": XS[:3], "W": W, "x": X}, order=3)


@pytest.mark.few(3)
@pytest.mark.parametrize("options", ["", "[recompute=1]", "[recompute=2]", "[recompute=8]"])
@pytest.mark.parametrize("program", [POWERS, GROWTH])
def test_while(program: str, options: str) -> None:
    check(program.replace("{}", options), {"x": X, "w": W[0]}, order=2)


def test_third_derivative_of_while() -> None:
    check(POWERS.replace("{}", ""), {"x": X, "w": W[0]}, order=3, tolerance=2e-5)


PROGRAMS = {
    "no trips": """
        i, a = while (i = 0, a = x; i < 0) { yield i + 1, sin(a * x) + x }
        b, c = for t in range(0), b = x { yield b * xs[t], collect b * x }
        y = sum(a * a) + sum(b * b) + sum(c)
    """,
    "rows in order": """
        s = for row in xs, s = x { yield sin(s + row) * row }
        y = sum(s)
    """,
    "rows out of order": """
        s = for t in range(6), s = x { yield sin(s + xs[t] * xs[t + 1]) * xs[6 - t] * xs[-1 - t] }
        y = sum(s)
    """,
    "rows that an inner loop reads": """
        s = for t in range(3), s = x { r = for k in range(2), r = s { yield sin(r * xs[t + k]) * xs[t] }; yield r }
        y = sum(s)
    """,
    "single elements": """
        s = for t in range(5), s = x {
            r = for k in range(3), r = s { yield sin(r * xs[t, k]) * xs[t + 1, -1 - k] + xs[0] * xs[2, 1] }
            yield r * sum(xs[:, 1])
        }
        y = sum(s)
    """,
    "several rows": """
        s = for t in range(3), s = x { r = gather(xs, [[t, 6], [2 * t, t]]); yield sin(s) * sum(r, axis=[0, 1]) }
        y = sum(s)
    """,
    "rows of other axes": """
        s = for t in range(3), s = x { yield sin(s * sum(xs[:, t])) * sum(xs[..., t % 2]) }
        y = sum(s)
    """,
    "rows of an axis in the middle": """
        zs = stack([xs, sin(xs)], axis=2)
        s = for t in range(3), s = x { yield sin(s * zs[0:3, 1, 0]) * sum(zs[:, t]) + sum(zs[:, -1 - t, :]) }
        y = sum(s)
    """,
    "rows and the whole": """
        s = for t in range(6), s = x { yield sin(s + xs[t]) * sum(xs) }
        y = sum(s)
    """,
    "gathered rows": """
        s = for t in range(6), s = x { yield sin(s + gather(xs, (t * t) % 7)) }
        y = sum(s)
    """,
    "loops in loops": """
        a = for t in range(4), a = x { c = for k in range(3), c = a { yield sin(c * xs[t]) + xs[k] }; yield c * a }
        y = sum(a * a)
    """,
    "while in for": """
        a = for t in range(4), a = x {
            c, _k = while (c = a, k = 0; sum(c * c) < 2.0 + cast(t, f64)) { yield c * 1.3 + xs[t], k + 1 }
            yield sin(c)
        }
        y = sum(a * a)
    """,
    "if in for": """
        a = for t in range(4), a = x {
            c = if sum(a) > 0.3 { sin(a) * exp(xs[t]) } else { cos(a) * x }
            yield c
        }
        y = sum(a * a)
    """,
    "for in if": """
        a = if sum(x) > -10.0 { for t in range(4), a = x { yield sin(a * xs[t]) } } else { x }
        y = sum(a * a)
    """,
    "gradients in a body": """
        a = for t in range(3), a = x { l = sum(sin(a) * a * x); g = gradients(l, a); yield a - 0.3 * g }
        y = sum(a * a)
    """,
    "stop_gradient in a body": """
        a = for t in range(3), a = x { b = sin(a); yield b * x + stop_gradient(ones([3], dtype=f64)) }
        y = sum(a * a)
    """,
    "integer and bool state": """
        n, odd, a = for t in range(5), n = 1, odd = false, a = x {
            yield (n * 3) % 7, n > 3, a * cast(n, f64) * (if odd { 0.5 * x } else { x + 1.0 })
        }
        y = sum(sin(a))
    """,
    "a value collected twice": """
        a, b, c = for t in range(4), a = x { p = stack([sin(a), cos(a)]); yield a * xs[t], collect p, collect p }
        y = sum(a) + sum(b) * sum(sin(c))
    """,
    "a variable read in a body": """
        var v: f64[3] = [0.1, 0.2, 0.3]
        a = for t in range(3), a = x { yield sin(a * v) }
        y = sum(a * a)
    """,
    "a recursive function": """
        fn f(x: f64[3], n: i32[]) -> f64[3] { if n > 0 { sin(x) * f(x * 1.1, n - 1) } else { x * x } }
        y = f(x, 3)
    """,
    "two calls in a recursive function": """
        fn f(x: f64[3], n: i32[]) -> f64[3] { if n > 1 { f(sin(x), n - 1) * f(x * 0.5, n - 2) } else { x * x } }
        y = f(x, 4)
    """,
    "functions that call each other": """
        fn odd(x: f64[3], n: i32[]) -> f64[3] { if n > 0 { sin(x) * even(x * 1.1, n - 1) } else { x } }
        fn even(x: f64[3], n: i32[]) -> f64[3] { if n > 0 { cos(x) + odd(x * 0.9, n - 1) } else { x * x } }
        y = even(x, 3)
    """,
    "a recursive function in a loop": """
        fn f(x: f64[3], n: i32[]) -> f64[3] { if n > 0 { sin(x) * f(x * 1.1, n - 1) } else { x * x } }
        a = for t in range(3), a = x { yield f(a, t) + xs[t] }
        y = sum(a)
    """,
}


@pytest.mark.few(6)
@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_programs(program: str) -> None:
    check("input x: f64[3]\ninput xs: f64[7, 3]\n" + program, {"x": X, "xs": XS}, order=2)


SIZES = {
    "a symbol": "dim n in 1..10\ninput xs: f64[n, 3]\ninput x: f64[3]\ncount = n\n",
    "not known": "input xs: f64[?, 3]\ninput x: f64[3]\ncount = shape(xs)[0]\n",
    "data": "input xs: f64[7, 3]\ninput x: f64[3]\ninput count: i32[]\n",
}


@pytest.mark.few(2)
@pytest.mark.parametrize("options", ["", "[recompute=3]"])
@pytest.mark.parametrize("head", SIZES.values(), ids=SIZES)
def test_trips_known_late(head: str, options: str) -> None:
    text = f"{head}s, ys = for{options} t in range(count), s = x {{ yield sin(s * xs[t]), collect s * s }}\n"
    given = {"x": X, "xs": XS} | ({"count": np.int32(5)} if "input count" in head else {})
    check(text + "y = sum(s) + sum(ys)", given, order=2)


def test_a_float_constant_outside_of_the_body_has_a_gradient() -> None:
    text = """
    input x: f32[]
    k = 3.0
    a = for t in range(2), a = x { yield a * k }
    d = gradients(a, k)
    """
    np.testing.assert_allclose(interpreter(expanded(text)).run({"x": 2.0}, ["d"])[0], 12)


def test_gradients_of_two_targets_share_what_a_loop_saves() -> None:
    one = SCAN.replace("{}", "") + "d = gradients(y, x)\n"
    two = one + "e, f = gradients(sum(sin(s)), [x, W])\nz = sum(d) + sum(e)\n"
    saved = [max(len(node.types) for node in nodes_of(expanded(text), "For")) for text in (one, two)]
    assert saved[0] == saved[1]
    given = {"xs": XS, "W": W, "x": X}
    d, z = interpreter(expanded(two)).run(given, ["d", "z"])
    separate = SCAN.replace("{}", "") + "e = gradients(sum(sin(s)), x)\n"
    (e,) = interpreter(expanded(separate)).run(given, ["e"])
    np.testing.assert_allclose(np.sum(d) + np.sum(e), z)


ERRORS = {
    "for": (
        "input x: f32[3]\nvar v: f32[3] = zeros([3])\n"
        "a = for t in range(3), a = x { b = a * v; v += b; yield b }\nd = gradients(a, v)\n",
        "For writes the variable 'v'",
    ),
    "if": (
        "input x: f32[3]\nvar v: f32[3] = zeros([3])\n"
        "a = if sum(x) > 0.0 { b = x * v; v += b; b } else { x }\nd = gradients(a, v)\n",
        "If writes the variable 'v'",
    ),
    "recursion": (
        "input x: f32[3]\nfn f(x: f32[3], n: i32[]) -> f32[3] "
        "{ if n > 0 { f(x * random_uniform([3], seed=1), n - 1) } else { x } }\nd = gradients(f(x, 3), x)\n",
        "would be run once more",
    ),
}


@pytest.mark.parametrize(("text", "message"), ERRORS.values(), ids=ERRORS)
def test_errors_are_located(text: str, message: str) -> None:
    with pytest.raises(tfc.Error, match=message) as caught:
        expanded(text)
    assert caught.value.loc is not None
    assert caught.value.loc.line == 3


GROWING = """
input x: f64[2]
i, s = while (i = 0, s: f64[?] = x; i < 3) {{ yield i + 1, concat([s, {}], axis=0) }}
y = sum(sin(s))
"""


def test_a_variable_that_grows() -> None:
    check(GROWING.format("s * 2.0"), {"x": X[:2]})


def test_values_of_changing_shapes_can_not_be_saved() -> None:
    run = interpreter(expanded(GROWING.format("s * s") + "d = gradients(y, x)\n"))
    with pytest.raises(tfc.Error, match=r"While: collects values of different shapes, \[2\] and \[4\]"):
        run.run({"x": X[:2]}, ["d"])


def test_a_variable_written_in_a_loop_does_not_matter_to_other_gradients() -> None:
    text = """
    input x: f32[3]
    var trips: i32[] = 0
    a = for t in range(3), a = x { trips += 1; yield a * a }
    d = gradients(a, x)
    """
    found = interpreter(expanded(text)).run({"x": np.full(3, 1.1)}, ["d", "a"])
    np.testing.assert_allclose(found[0], 8 * 1.1**7 * np.ones(3), rtol=1e-6)
