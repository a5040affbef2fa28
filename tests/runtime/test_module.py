"""Modules: compiled ahead of time, saved, loaded without the compiler; bit by bit what the session computes."""

import gc
import os
import re
import subprocess
import sys

import numpy as np
import pytest

import tfc
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32, tensor
from tfc.runtime.bundle.bundle import graph_of
from tfc.runtime.module.module import Module

MODEL = """
use nn
use optimizers
dim batch in 1..64
input x: f32[batch, 4]
input y: i32[batch]
h = nn.dense(x, units=8, activation=relu, seed=1)
logits = nn.dense(h, units=3, seed=2)
loss = mean(nn.sparse_softmax_cross_entropy(logits, y))
step = optimizers.sgd(loss, rate=0.1)
entry train(x, y) -> loss after step
entry infer(x) -> probabilities = softmax(logits)
"""
X = np.random.default_rng(1).normal(size=(5, 4)).astype(np.float32)
Y = np.array([0, 1, 2, 1, 0], np.int32)
SUFFIXES = [".tfcm", ".so"]


@pytest.fixture(scope="module")
def bundle():
    return tfc.compile(tfc.parse(MODEL)).bundle


@pytest.fixture
def module(bundle):
    return Module(bundle)


def trained(module, steps=3):
    return [float(module.train(x=X, y=Y)["loss"]) for _ in range(steps)]


def assert_equal_state(one, other):
    assert one.keys() == other.keys()
    for name, value in one.items():
        np.testing.assert_array_equal(value, other[name])


# ---- in memory ---------------------------------------------------------------------------------------------------


def test_a_module_tells_what_it_takes_and_gives(module):
    assert module.entries == ("train", "infer") == tuple(module)
    infer = module.signature["infer"]
    assert infer.inputs == {"x": tensor(f32, Dim.symbol("batch"), 4)}
    assert str(infer) == "infer(x: f32[batch, 4]) -> (probabilities: f32[batch, 3])"
    assert "train(x: f32[batch, 4], y: i32[batch]) -> (loss: f32[]) after" in repr(module)
    assert {"train", "infer", "save"} <= set(dir(module))


def test_a_module_computes_what_the_session_computes(module):
    with tfc.Session(tfc.parse(MODEL)) as session:
        np.testing.assert_array_equal(module.infer(x=X)["probabilities"], session.run("infer", x=X)["probabilities"])
        assert trained(module) == [float(session.run("train", x=X, y=Y)["loss"]) for _ in range(3)]
        assert_equal_state(module.state(), session.state())


def test_every_size_within_the_bounds_runs(module):
    assert module["infer"](x=X[:1])["probabilities"].shape == (1, 3)
    assert module["infer"](x=np.ones((64, 4), np.float32))["probabilities"].shape == (64, 3)
    with pytest.raises(tfc.Error, match=r"feed x: .* outside of 1\.\.64"):
        module.infer(x=np.ones((65, 4), np.float32))


def test_results_may_be_given(module):
    out = np.empty((5, 3), np.float32)
    assert module.infer(x=X, out={"probabilities": out})["probabilities"] is out
    np.testing.assert_array_equal(out, module.infer(x=X)["probabilities"])


def test_a_step_gives_its_results_in_any_form(module):
    wanted = module.infer(x=X)["probabilities"]
    one, several, named = (module["infer"].function(form)(X) for form in (tfc.ONE, tfc.LIST, tfc.DICT))
    for found in (one, *several, *named.values()):
        np.testing.assert_array_equal(found, wanted)
    assert type(several) is list and list(named) == ["probabilities"]


def test_results_do_not_depend_on_threads(bundle):
    first, second = (trained(Module(bundle, threads=n)) for n in (1, 2))
    assert first == second


def test_set_state_keeps_the_other_variables(module):
    initial = module.state()
    other = Module(module.bundle)
    other.set_state({"dense/W": np.zeros((4, 8), np.float32)})
    state = other.state()
    assert not state["dense/W"].any()
    np.testing.assert_array_equal(state["dense_1/W"], initial["dense_1/W"])
    with pytest.raises(tfc.Error, match=r"NOT_FOUND.*no variable 'dense_2/W'; did you mean 'dense_1/W'"):
        other.set_state({"dense_2/W": state["dense/W"]})


def test_a_name_that_is_no_entry_says_what_there_is(module):
    with pytest.raises(tfc.Error, match=r"NOT_FOUND.*no entry 'inver'; did you mean 'infer'"):
        module["inver"]
    with pytest.raises(AttributeError, match="the entries are train, infer"):
        module.inver  # noqa: B018


def test_an_entry_may_be_called_what_it_likes():
    text = "input x: f32[2]\nentry save(x) -> y = x + 1\nentry init(x) -> y = x + 2\nvar v: f32[] = 3\n"
    module = tfc.compile(tfc.parse(text))
    assert [module[name](x=[0, 0])["y"][0] for name in module.entries] == [1, 2]
    assert module.state()["v"] == 3


@pytest.mark.parametrize(("kind", "hint"), [("f32[?, 4]", r"`f32\[n, 4\]`"), ("f32[*]", "give `x` a shape")])
def test_unknown_sizes_are_refused_with_what_to_declare(kind, hint):
    with pytest.raises(tfc.Error, match=rf"entry f: input x is {kind[:3]}.*{hint}") as caught:
        tfc.compile(tfc.parse(f"input x: {kind}\nentry f(x) -> y = x + 1\n", file="m.tfg"))
    assert (caught.value.code, caught.value.node) == ("INVALID_ARGUMENT", "x")
    assert caught.value.loc.line == 1


def test_a_graph_without_entries_is_refused():
    with pytest.raises(tfc.Error, match=r"NOT_FOUND.*no entry to compile"):
        tfc.compile(tfc.parse("x = ones([2])\n"))


# ---- files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_loaded_module_goes_on_where_the_saved_one_was(module, tmp_path, suffix):
    trained(module)
    path = tmp_path / f"m{suffix}"
    module.save(path)
    loaded = tfc.load(path)
    assert loaded.signature == module.signature
    assert_equal_state(loaded.state(), module.state())
    assert trained(loaded) == trained(module)
    np.testing.assert_array_equal(loaded.infer(x=X)["probabilities"], module.infer(x=X)["probabilities"])


@pytest.mark.few(1)
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_module_saved_before_its_first_step_initialises_itself(module, tmp_path, suffix):
    module.save(tmp_path / f"m{suffix}")
    loaded = tfc.load(tmp_path / f"m{suffix}", verify=False)
    assert_equal_state(loaded.state(), module.state())


@pytest.mark.parametrize("first", SUFFIXES)
@pytest.mark.parametrize("second", SUFFIXES)
def test_a_loaded_module_can_be_saved_again(module, tmp_path, first, second):
    trained(module)
    for suffix in SUFFIXES:  # code with weights in it keeps them, and a `.tfcm` of its own has none there
        module.save(tmp_path / f"direct{suffix}", weights="external")
    tfc.load(tmp_path / f"direct{first}").save(tmp_path / f"again{second}")
    assert (tmp_path / f"again{second}").read_bytes() == (tmp_path / f"direct{second}").read_bytes()


def test_a_file_that_is_replaced_is_loaded_anew(tmp_path):
    """The dynamic linker would give back what it loaded before under this name."""
    path = tmp_path / "m.so"
    loaded = []
    for number in (1, 2):
        tfc.compile(tfc.parse(f"input x: f32[2]\nentry f(x) -> y = x * {number}.0 + 1\n")).save(path)
        loaded.append(tfc.load(path))
    assert [module.f(x=[1, 1])["y"][0] for module in loaded] == [2, 3]


@pytest.mark.few(1)
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_file_may_be_loaded_many_times(module, tmp_path, suffix):
    module.save(tmp_path / f"m{suffix}")
    first, second = (tfc.load(tmp_path / f"m{suffix}") for _ in range(2))
    losses = trained(first)
    del first
    gc.collect()
    tfc.compile(tfc.parse("input x: f32[2]\nentry f(x) -> y = x + 1\n")).save(tmp_path / "other.so")
    assert tfc.load(tmp_path / "other.so").f(x=[1, 2])["y"].tolist() == [2, 3]
    assert trained(second) == losses


RUN_WITHOUT_COMPILER = """
import sys
import numpy as np
import tfc
module = tfc.load(sys.argv[1], threads=2)
given = np.load(sys.argv[2])
for result in (module.infer(x=given["x"])["probabilities"], module.train(x=given["x"], y=given["y"])["loss"]):
    print(result.tobytes().hex())
assert not {"llvmlite", "lark", "networkx", "tfc.codegen.compile", "tfc.frontend", "tfc.passes"} & set(sys.modules)
assert not {"dataclasses", "ml_dtypes", "hashlib"} & set(sys.modules)  # some milliseconds each
assert not {"bisect", "mmap", "tfc.ir.graph.graph", "tfc.codegen.program.control"} & set(sys.modules)  # a quarter each
own = [module for name, module in sys.modules.items() if name.startswith("tfc.")]
assert sum(not hasattr(module, "__path__") for module in own) <= 48  # as long as those
"""


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_loading_and_running_imports_no_compiler(module, tmp_path, suffix):
    trained(module)
    path = tmp_path / f"m{suffix}"
    module.save(path)
    np.savez(tmp_path / "given.npz", x=X, y=Y)
    command = [sys.executable, "-c", RUN_WITHOUT_COMPILER, path, tmp_path / "given.npz"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.stderr
    results = [module.infer(x=X)["probabilities"], module.train(x=X, y=Y)["loss"]]
    assert done.stdout.split() == [result.tobytes().hex() for result in results]


SMALL_MODEL = """
use losses
dim batch in 1..8
input x: f32[batch, 4]
var w: f32[4] = random_uniform([4], seed=3)
loss = mean(losses.squared_error(exp(x * w), softmax(x)))
dw = gradients(loss, [w])[0]
step = group { w -= 0.1 * dw }
entry train(x) -> loss after step
entry infer(x) -> y = softmax(x * w)
"""


@pytest.mark.slow  # of the fast ones, test_reproducible.py compares objects and headers
def test_the_same_model_gives_the_same_bytes(tmp_path):
    program = "import tfc; m = tfc.compile('model.tfg'); m.save('m.tfcm'); m.save('m.so'); m.state(); m.save('s.tfcm')"
    made = []
    for seed in ("1", "22"):
        folder = tmp_path / f"folder{seed}"
        folder.mkdir()
        (folder / "model.tfg").write_text(SMALL_MODEL)
        environment = os.environ | {"PYTHONHASHSEED": seed, "TFC_CACHE_DIR": str(tmp_path / f"cache{seed}")}
        subprocess.run([sys.executable, "-c", program], cwd=folder, env=environment, check=True)
        made.append([(folder / name).read_bytes() for name in ("m.tfcm", "m.so", "s.tfcm")])
        assert not any(os.fsencode(folder) in content for content in made[-1])
    assert made[0] == made[1]


def test_errors_name_the_line_of_the_model(tmp_path):
    (tmp_path / "lines.tfg").write_text("input i: i32[2]\nt = ones([3, 4])\nentry f(i) -> y = gather(t, i)\n")
    tfc.compile(tmp_path / "lines.tfg").save(tmp_path / "lines.tfcm")
    with pytest.raises(tfc.Error, match=r"indices.* = 7 is not in \[0, 3\)") as caught:
        tfc.load(tmp_path / "lines.tfcm").f(i=[0, 7])
    assert (caught.value.loc.file, caught.value.loc.line) == ("lines.tfg", 3)


def test_host_ops_and_their_graphs_are_saved(tmp_path):
    text = """
input n: i32[]
input s: string[2]
large = load("large.npy")
fn chosen(v: i32[]) -> i32[] { if v > 1 { yield v * 2 + large[299] } else { yield v - 1 } }
entry f(n, s) -> y = chosen(n), z = s
"""
    np.save(tmp_path / "large.npy", np.arange(300, dtype=np.int32))
    tfc.compile(tfc.parse(text, folder=tmp_path)).save(tmp_path / "m.tfcm")
    loaded = tfc.load(tmp_path / "m.tfcm")
    results = loaded.f(n=5, s=[b"a", b"\xff"])
    assert (results["y"], results["z"].tolist()) == (309, [b"a", b"\xff"])
    assert loaded.f(n=1, s=["", ""])["y"] == 0


def test_constants_of_every_size_and_type_are_saved(tmp_path):
    with tfc.graph() as graph:
        x = tfc.input("x", "f32[3, 500]")
        large = np.random.default_rng(0).normal(size=(3, 500)).astype(np.float32)
        words, z = tfc.constant(np.array([b"a", b"b"], object)), tfc.constant(np.array([1 + 2j, 3j]))
        tfc.entry("f", inputs=[x], outputs={"y": x * tfc.constant(large), "words": words, "z": z * z})
    module = tfc.compile(graph.build())
    module.save(tmp_path / "m.tfcm")
    loaded = tfc.load(tmp_path / "m.tfcm")
    results = loaded.f(x=np.ones((3, 500), np.float32))
    np.testing.assert_array_equal(results["y"], large)
    assert results["words"].tolist() == [b"a", b"b"]
    np.testing.assert_array_equal(results["z"], [-3 + 4j, -9])
    assert graph_of(loaded.bundle.source) == module.graph


def test_the_model_comes_back_as_it_was(module, tmp_path):
    module.save(tmp_path / "m.tfcm")
    loaded = tfc.load(tmp_path / "m.tfcm")
    assert loaded.graph == tfc.parse(MODEL)
    assert loaded.bundle.final.keys() == {"train", "infer", "init"}
    final = graph_of(loaded.bundle.final["infer"])
    assert [entry.name for entry in final.entries] == ["step"]
    assert "Gradients" not in {node.op for node in graph_of(loaded.bundle.final["train"])}


def test_code_for_another_processor_is_refused_where_it_cannot_run(tmp_path):
    module = tfc.compile(tfc.parse(MODEL), "cortex-a72", triple="aarch64-unknown-linux-gnu")
    module.save(tmp_path / "m.tfcm")
    for run in (module.state, lambda: tfc.load(tmp_path / "m.tfcm")):
        with pytest.raises(
            tfc.Error, match=r"FAILED_PRECONDITION.*compiled for aarch64-unknown-linux-gnu, this machine"
        ):
            run()


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ({"triple": "pdp11-dec-unix"}, "no such target"),
        ({"target": "znver"}, r"'znver' is no processor for x86_64.*; did you mean znver\d"),
        ({"target": "i386", "triple": "x86_64-unknown-linux-gnu"}, "'i386' cannot run code for x86_64"),
        ({"target": "x86-64-v3", "triple": "aarch64-unknown-linux-gnu"}, "no processor for aarch64"),
        ({"features": "+avx3"}, "'avx3' is no feature of x86_64.*did you mean avx"),
    ],
)
def test_a_target_nobody_knows_is_refused(target, message):
    """Also those that LLVM would end the process for."""
    with pytest.raises(tfc.Error, match=rf"NOT_FOUND.*{message}"):
        tfc.compile(tfc.parse(MODEL), **target)


def test_a_module_for_an_older_processor_runs_here(module, tmp_path):
    older = tfc.compile(tfc.parse(MODEL), "x86-64-v2", triple="x86_64-unknown-linux-gnu")
    older.save(tmp_path / "m.so")
    loaded = tfc.load(tmp_path / "m.so")
    np.testing.assert_allclose(loaded.infer(x=X)["probabilities"], module.infer(x=X)["probabilities"], rtol=1e-5)


def test_other_names_for_files_are_refused(module, tmp_path):
    with pytest.raises(tfc.Error, match=r"a module is a \.tfcm or a \.so file"):
        module.save(tmp_path / "m.onnx")
    with pytest.raises(tfc.Error, match="cannot write"):
        module.save(tmp_path / "nowhere" / "m.tfcm")


def test_without_a_linker_the_error_says_what_to_install(module, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setitem(sys.modules, "ziglang", None)
    with pytest.raises(tfc.Error, match=r"UNAVAILABLE.*install `binutils` or `lld`.*`pip install tfc\[link\]`"):
        module.save(tmp_path / "m.tfcm")


def test_zigs_linker_does_when_the_system_has_none(module, tmp_path, monkeypatch):
    pytest.importorskip("ziglang")
    monkeypatch.setenv("PATH", "")
    module.save(tmp_path / "m.so")
    loaded = tfc.load(tmp_path / "m.so")
    assert isinstance(loaded, Module)
    np.testing.assert_array_equal(loaded.infer(x=X)["probabilities"], module.infer(x=X)["probabilities"])


def test_the_example_of_the_documentation(root, tmp_path, monkeypatch):
    text = (root / "docs" / "embedding.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(module = tfc\.compile.*?)```", text, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "model.tfg").write_text(MODEL)
    names = {"tfc": tfc, "images": X, "labels": Y}
    exec(code, names)
    assert names["probabilities"].shape == (5, 3)
    assert names["step"](x=X, y=Y)["loss"] < names["loss"]
