"""Modules for GPUs: what a session does on the stand-in, from memory and from files; what those hold, who takes it."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

import tfc
from tests.runtime.embed.linked import MODEL, Failure
from tests.runtime.gpu.driver_table import replaced
from tests.runtime.gpu.test_embed import OnDevice
from tests.runtime.test_module_files import repacked
from tfc.codegen.target.target import for_gpu, simulated_gpu
from tfc.compiler.compile_module import compile_bundle
from tfc.compiler.objects import model_of
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.runtime.bundle.archive import read_archive
from tfc.runtime.bundle.bundle_file import unpack
from tfc.runtime.gpu.driver import Exports, GpuInfo, StandIn, TableDriver, runs_on, stand_in
from tfc.runtime.gpu.gpu import gpu_of
from tfc.runtime.module import gpu_modules
from tfc.runtime.native.bindings import native_bindings
from tfc.tools import cli

X = np.random.default_rng(1).standard_normal((9, 4), np.float32)
Y = np.arange(9, dtype=np.int32) % 4
ROWS = (9, 4, 9, 1)
PTX = "native/nvptx64/train.ptx"


@pytest.fixture(scope="module")
def expected():
    """Losses, variables and probabilities of a session on the stand-in."""
    with tfc.Session(tfc.parse(MODEL), devices="gpu:sim") as session:
        losses = [session.run("train", x=X[:n], y=Y[:n])["loss"] for n in ROWS]
        return losses, session.state(), session.run("infer", x=X)["p"]


def trains_as(module, expected):
    losses, state, p = expected
    assert [module.train(x=X[:n], y=Y[:n])["loss"] for n in ROWS] == losses
    assert module.state().keys() == state.keys()
    for name, value in module.state().items():
        np.testing.assert_array_equal(value, state[name])
    np.testing.assert_array_equal(module.infer(x=X)["p"], p)


# ---- running -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("suffix", [".tfcm", ".so"])
def test_a_module_trains_as_a_session_does(files, expected, suffix, tmp_path):
    module = tfc.load(files / f"sim{suffix}")
    assert str(module).startswith("module sim for gpu:sim\n")
    trains_as(module, expected)
    module.save_checkpoint(tmp_path, step=4)
    module.save(tmp_path / "later.tfcm")
    for other in (tfc.load(tmp_path / "later.tfcm"), tfc.load(files / f"sim{suffix}")):
        other.restore_checkpoint(tmp_path)
        np.testing.assert_array_equal(other.infer(x=X)["p"], expected[2])
    other.set_state({"w": np.zeros(4, np.float32)})
    np.testing.assert_array_equal(other.infer(x=X)["p"], np.full((9, 4), 0.25, np.float32))


def test_one_for_a_device_runs_on_the_stand_in_by_its_model(files, expected, driver):
    trains_as(tfc.load(files / "device.tfcm"), expected)


def test_a_command_chooses_the_device(files, capsys, driver):
    """`--device=1` is the second one; it is wrong usage for what is no module for a GPU."""
    command = ["run", str(files / "sim.tfcm"), "--entry=infer", "--input=x=2x4xf32=1"]
    assert cli.main(command) == 0 and (alone := capsys.readouterr().out)
    assert cli.main([*command, "--device=1"]) == 0 and capsys.readouterr().out == alone
    assert cli.main(["verify", str(files / "device.tfcm"), "--device=1"]) == 0
    assert cli.main([*command, "--device=99"]) == 1 and "there is no GPU 99" in capsys.readouterr().err
    (files / "plain.tfg").write_text("input x: f32[2]\nentry main(x) -> y = x + 1.0\n")
    tfc.compile(files / "plain.tfg").save(files / "plain.tfcm")
    for name, says in (("plain.tfg", "--devices says on what"), ("plain.tfcm", "is compiled for processors")):
        assert cli.main(["run", str(files / name), "--device=1", "--input=x=2"]) == 2
        assert says in capsys.readouterr().err


def test_results_go_where_they_are_wanted(files):
    module = tfc.load(files / "sim.tfcm", device=1)
    given = np.full((9, 4), np.nan, np.float32)
    assert module.infer(x=X, out={"p": given})["p"] is given
    np.testing.assert_array_equal(given, module.infer(x=X)["p"])
    for wrong, says in ((given[:8], "must be f32"), (X[:, ::-1], "contiguous"), (X, "shares memory with a feed")):
        with pytest.raises(Error, match=says):
            module.infer(x=X, out={"p": wrong})
    with pytest.raises(Error, match="needs Python"):
        module["infer"].for_c(x=X)


VIEWS = """
dim n in 1..8
input x: f32[n, 4]
var seen: f32[4] = zeros([4])
table = constant([0.5, 1.5, 2.5, 3.5])
row = input("row", i32[])
many = gather(table, row)
total = group { seen += sum(x, axis=0) }
entry views(x, row) -> same = x, flat = reshape(x, [-1]), seen, many, fixed = table after total
"""


def test_results_that_are_inputs_views_and_variables_and_steps_that_fail():
    text = VIEWS.replace('row = input("row", i32[])', "input row: i32[]")
    module = tfc.compile(tfc.parse(text), "sim", triple="gpu")
    with tfc.Session(tfc.parse(text), devices="gpu:sim") as session:
        for row in (3, 0):
            wanted, got = (each(x=X[:5], row=row) for each in (session.prepare("views"), module.prepare("views")))
            assert got.keys() == wanted.keys()
            for name, value in wanted.items():
                np.testing.assert_array_equal(got[name], value)
        before = module.state()["seen"]
        with pytest.raises(Error, match="4") as caught:
            module.views(x=X[:5], row=4)
        assert caught.value.code == "INVALID_ARGUMENT" and caught.value.node == "many"
        np.testing.assert_array_equal(module.state()["seen"], before)


def test_a_file_needs_no_compiler(files, libcuda):
    text = (
        "import sys, numpy as np, tfc\n"
        f"m = tfc.load({str(files / 'sim.tfcm')!r})\n"
        "print(m.train(x=np.ones((3, 4), np.float32), y=np.zeros(3, np.int32))['loss'])\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('llvmlite', 'lark')])\n"
    )
    environment = {**os.environ, "TFC_GPU_DRIVER": libcuda}
    done = subprocess.run([sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[1:] == ["[]"], done.stderr
    with tfc.Session(tfc.parse(MODEL), devices="gpu:sim") as session:
        loss = session.run("train", x=np.ones((3, 4), np.float32), y=np.zeros(3, np.int32))["loss"]
    assert done.stdout.splitlines()[0] == str(loss)


def test_support_code_of_another_tfc_is_not_used(files, expected, tmp_path):
    """What a device's records look like is this tfc's own: the module's kernels run, and nothing else of its code."""
    content = (files / "sim.tfcm").read_bytes()
    path = tmp_path / "other.tfcm"
    path.write_bytes(repacked(content, lambda _, manifest: manifest["gpu"].update(support="0" * 64)))
    other = tfc.load(path)
    assert not gpu_modules.is_of_this_tfc(other.bundle) and gpu_modules.is_of_this_tfc(
        tfc.load(files / "sim.tfcm").bundle
    )
    trains_as(other, expected)
    assert other.native is native_bindings()


def test_threads_share_a_device_and_equal_steps_are_replayed(files):
    module = tfc.load(files / "sim.tfcm")
    rows = [np.roll(X, k, axis=0) for k in range(4)]
    wanted = [module.infer(x=each)["p"] for each in rows]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda k: module.infer(x=rows[k % 4])["p"], range(40)))
    for k, p in enumerate(found):
        np.testing.assert_array_equal(p, wanted[k % 4])
    record = gpu_of(stand_in(), 0).record
    before = record.n_replays
    for _ in range(5):
        module.train(x=X, y=Y)
    assert record.n_replays >= before + 2


@pytest.mark.slow
def test_the_stand_in_rounds_where_the_module_may(driver, tmp_path):
    """Factors of 10 bits of mantissa: by the flag that the file keeps."""
    text = "input a: f32[64, 64]\ninput b: f32[64, 64]\nentry main(a, b) -> c = a @ b\n"
    config = Config().with_(tf32=True)
    tfc.compile(tfc.parse(text), "sm_80", triple="nvptx64", config=config).save(tmp_path / "m.tfcm")
    module = tfc.load(tmp_path / "m.tfcm")
    a, b = np.random.default_rng(5).standard_normal((2, 64, 64), np.float32)
    with tfc.Session(tfc.parse(text), devices="gpu:sim", config=config) as session:
        found = module.main(a=a, b=b)["c"]
        np.testing.assert_array_equal(found, session.run("main", a=a, b=b)["c"])
    exact = a.astype(np.float64) @ b.astype(np.float64)
    assert 1e-4 < np.abs(found - exact).max() / np.abs(exact).max() < 1e-2


# ---- devices and drivers -----------------------------------------------------------------------------------------


def test_what_is_missing_is_said_with_the_line(files, monkeypatch):
    monkeypatch.setenv("TFC_GPU_DRIVER", "/nowhere/libcuda.so.1")
    module = tfc.load(files / "device.tfcm")
    with pytest.raises(
        Error, match=r"entry infer: module device runs on a GPU, it is compiled for sm_80: .*/nowhere"
    ) as caught:
        module.infer(x=X)
    assert (caught.value.code, caught.value.node, caught.value.loc.line) == ("UNAVAILABLE", "p", 9)
    assert "TFC_GPU_DRIVER=stand-in" in caught.value.message and module.signature["infer"].inputs


def test_a_lost_device_is_told_with_what_is_gone(files, driver):
    module = tfc.load(files / "sim.tfcm")
    module.train(x=X, y=Y)
    driver.fail("cuMemcpyDtoHAsync_v2", 700)
    with pytest.raises(
        Error, match=r"its variables are lost, .*w; there is no checkpoint; start the process again"
    ) as caught:
        module.train(x=X, y=Y)
    assert caught.value.code == "UNAVAILABLE"


@pytest.mark.parametrize(
    ("name", "capability", "runs"),
    [("sm_80", 80, True), ("sm_80", 120, True), ("sm_80", 75, False), ("sm_90a", 90, True), ("sm_90a", 100, False)],
)
def test_ptx_is_for_newer_devices_and_for_one_alone_with_an_a(name, capability, runs):
    assert gpu_modules.is_for(name, capability) == runs


def test_assembled_code_is_for_its_generation():
    fitting = {
        name: [c for c in (75, 80, 86, 89, 90, 100) if runs_on(name, c)] for name in ("sm_80", "sm_86", "sm_90a")
    }
    assert fitting == {"sm_80": [80, 86, 89], "sm_86": [86, 89], "sm_90a": [90]}


def test_another_device_is_refused_and_a_driver_is_given_the_ptx(files, libcuda, use_driver):
    """A stand-in that is taken for a driver of devices: what comes to it is what NVIDIA's would get."""
    use_driver(TableDriver(Exports(libcuda)))
    module = tfc.load(files / "device.tfcm")
    with pytest.raises(Error, match="a stand-in runs no PTX; the PTX is in ") as caught:
        module.infer(x=X)
    with open(caught.value.message.rpartition(" ")[2]) as file:
        assert file.read() == bytes(module.bundle.programs["infer"].code.objects[0]).decode()
    StandIn(Exports(libcuda)).set("capability", 75)
    use_driver(TableDriver(Exports(libcuda)))
    with pytest.raises(
        Error, match=r"compiled for sm_80, and stand-in is an sm_75; .*--target=nvptx64:sm_75"
    ) as caught:
        tfc.load(files / "device.tfcm").infer(x=X)
    assert caught.value.code == "FAILED_PRECONDITION"


def images(cubins, capability):
    """What a driver is asked to load, in order: the first bytes of each form."""
    code = SimpleNamespace(objects=(b"PTX",), cubins=cubins, cpu="sm_80")
    info = GpuInfo(0, "device", capability, 1 << 30, 100)
    found = TableDriver.images(object.__new__(TableDriver), SimpleNamespace(code=code), info)
    return [(ctypes.string_at(image.address), image.is_assembled) for image in found]


def test_assembled_code_comes_before_ptx_and_what_is_assembled_here_last(assembler):
    cubins = {"sm_80": b"cubin 80", "sm_90a": b"cubin 90a"}
    old, ptx, made = (b"cubin 80", True), (b"PTX", False), (b"\x7fELF PTX for sm_86", False)
    assert images(cubins, 86) == [old, ptx, made]
    assembler.unlink()
    assert images(cubins, 75) == [ptx]
    assert images(cubins, 90) == [(b"cubin 90a", True), ptx]


@pytest.mark.parametrize(
    ("failing", "forms", "works"),
    [
        ([209], 2, True),
        ([200], 2, True),
        ([209, 222], 2, False),
        ([222], 1, False),
        ([209, 218], 3, False),
        ([209, 221], 3, True),
    ],
)
def test_what_a_driver_refuses_is_tried_in_another_form(failing, forms, works):
    """One form is that assembled before, the second PTX, the third what is assembled here."""

    class Several(StandIn):
        def images(self, program, info, functions=None):
            for k in range(forms):
                (image,) = super().images(program, info, functions)
                yield replace(image, is_assembled=k == 0 and forms > 1)

    gpu, failing = gpu_of(Several(), 0), [*failing]
    program = compile_bundle(
        tfc.parse("input x: f32[9]\nentry main(x) -> y = exp(x)\n"), simulated_gpu(is_apart=True), Config(), "m"
    ).programs["main"]
    refused = nullcontext() if works else pytest.raises(Error, match="the driver refuses its code")

    def load(own, *arguments):
        return failing.pop(0) if failing else own(*arguments)

    with replaced(gpu.driver, "cuModuleLoadDataEx", 5, load), refused:
        assert gpu.load(program).address("m_main_k0_Exp")
    assert not failing


def test_a_session_goes_on_without_a_device_whose_driver_takes_no_code(unused_gpus, recwarn):
    text = 'input x: f32[9]\nwith device("gpu:0") {\n  y = exp(x)\n}\nentry main(x) -> y\n'
    unused_gpus.fail("cuModuleLoadDataEx", 222)
    with tfc.Session(tfc.parse(text), devices="gpu:1") as session:
        np.testing.assert_array_equal(
            session.run("main", x=X[:, 0])["y"], tfc.Session(tfc.parse(text)).run("main", x=X[:, 0])["y"]
        )
        assert session.device_set.names == ("/job:localhost/replica:0/task:0/device:CPU:0",)
    (warning,) = recwarn.list
    assert "device:GPU:0 is left out, as stand-in: the driver refuses its code" in str(warning.message)
    assert "UNSUPPORTED_PTX_VERSION (222)" in str(warning.message) and warning.filename == __file__


# ---- files -------------------------------------------------------------------------------------------------------


def test_the_kernels_are_members_with_seals(files):
    content = (files / "device.tfcm").read_bytes()
    members = read_archive(memoryview(content), "")[0]
    manifest = json.loads(bytes(members["manifest.json"]))
    assert manifest["format"] == 2 and manifest["gpu"]["name"] == "sm_80"
    assert manifest["gpu"]["ptx"]["train"] == PTX and b".target sm_80" in bytes(members[PTX])
    assert PTX in manifest["members"]
    assert {"sm_80"} == set(manifest["gpu"]["cubins"].get("train", {"sm_80": ""}))
    assert (
        bytes(members["native/x86_64-unknown-linux-gnu/device.so"]).count(b".target sm_80") == 3
        or os.uname().machine != "x86_64"
    )
    assert content == _again(files)


def _again(files):
    """The file of the module, written once more."""
    place = files / "again.tfcm"
    tfc.compile(tfc.parse(MODEL, file="model.tfg"), "sm_80", triple="nvptx64", name="device").save(place)
    return place.read_bytes()


def launches(change):
    """A change of the launches of the entry `train`."""

    def changed(members, manifest):
        program = json.loads(members["programs/train.json"])
        change(program["program"]["code"]["launches"])
        members["programs/train.json"] = json.dumps(program).encode()

    return changed


def launch_with(place, value):
    """The first launch with another value in one place of its row."""
    return launches(lambda found: next(iter(found.values()))[0].__setitem__(place, value))


HOSTILE = {
    "no PTX": lambda members, manifest: manifest["gpu"]["ptx"].pop("train"),
    "PTX that ends early": lambda members, manifest: members.update({PTX: members[PTX][:99] + b"\0"}),
    "a cubin that is none": lambda members, manifest: manifest["gpu"]["cubins"].update(train={"sm_80": PTX}),
    "a member that is not there": lambda members, manifest: manifest["gpu"]["ptx"].update(train="ir/none"),
    "not for a GPU": lambda members, manifest: manifest.pop("gpu"),
    "a flag of no module": lambda members, manifest: manifest["gpu"]["flags"].append("cache"),
    "for the stand-in": lambda members, manifest: manifest["gpu"].update(name="gpu:sim"),
    "no launches": launches(lambda found: found.clear()),
    "an empty kernel": launches(lambda found: found.update({next(iter(found)): []})),
    "blocks of an unknown symbol": launch_with(1, "other"),
    "a million threads": launch_with(2, 1 << 20),
    "too much memory": launch_with(7, 1 << 40),
    "an unknown size": launch_with(5, ["other"]),
    "a tensor map of no operand": launch_with(6, [[99, "bf16", [8], [], [8], 0]]),
    "a tensor map of no rank": launch_with(6, [[0, "bf16", [], [], [], 0]]),
    "a tensor map of another type": launch_with(6, [[0, "f64", [8], [], [8], 0]]),
    "a part of a cluster": launches(lambda found: next(iter(found.values()))[0].__setitem__(slice(8, None), [7])),
    "a cluster of many": launches(lambda found: next(iter(found.values()))[0].__setitem__(slice(8, None), [1 << 20])),
}
"""Changes of a module for a GPU that no compiler would make, the file sealed again."""


@pytest.mark.parametrize("name", HOSTILE)
def test_what_no_compiler_writes_is_damage(files, name):
    content = (files / "device.tfcm").read_bytes()
    assert unpack(memoryview(repacked(content, lambda members, manifest: None)), "m.tfcm").bundle.gpu == "sm_80"
    with pytest.raises(Error) as caught:
        unpack(memoryview(repacked(content, HOSTILE[name])), "m.tfcm").bundle.all_programs  # noqa: B018
    assert caught.value.code == "DATA_LOSS"


def test_a_changed_byte_of_a_kernel_is_found(files):
    content = bytearray((files / "device.tfcm").read_bytes())
    content[content.rindex(b".visible .entry")] ^= 1
    with pytest.raises(Error, match=r"native/nvptx64/\w+\.ptx is damaged"):
        unpack(memoryview(bytes(content)), "m.tfcm")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "input x: f32[9]\nentry main(x) -> y = MatrixInverse(reshape(x, [3, 3]))\n",
            "MatrixInverse runs on the host",
        ),
        ("input s: string[]\nentry main(s) -> t = s\n", "which GPUs do not hold"),
    ],
)
def test_what_runs_on_the_host_is_named(text, says):
    with pytest.raises(Error, match=f"{says}.*a module for a GPU holds kernels alone") as caught:
        compile_bundle(tfc.parse(text), for_gpu("sm_80"), Config(), "model")
    assert caught.value.code == "UNIMPLEMENTED" and caught.value.node


GROWS = """
input x: f32[4]
input trips: i32[]
_, rows = for i in 0..trips, s = x { yield s * 0.5, collect s }
entry main(x, trips) -> rows
"""


def test_sizes_that_a_step_sets_keep_programs_in_c_out_and_nothing_else(tmp_path):
    module = tfc.compile(tfc.parse(GROWS), "sim", triple="gpu")
    module.save(tmp_path / "grows.so")
    assert module.obstacle is not None and "only known while it runs" in module.obstacle.message
    for each in (module, tfc.load(tmp_path / "grows.so")):
        np.testing.assert_array_equal(
            each.main(x=X[0], trips=3)["rows"], X[0] * np.array([[1], [0.5], [0.25]], np.float32)
        )


def test_programs_in_c_open_the_shared_object(files, libcuda, expected):
    class Opened(OnDevice):
        def __init__(self):
            self.library, self.driver = ctypes.CDLL(str(files / "sim.so")), libcuda.encode()
            bundle = compile_bundle(tfc.parse(MODEL, file="model.tfg"), simulated_gpu(is_apart=True), Config(), "sim")
            self.model, self.state = model_of(bundle, {}, True, on_gpu=True), 0
            self.error = Failure()

    made = Opened()
    assert made.start() == 0 and made.init() == 0, made.message
    losses = [made.call("train", {"x": X[:n], "y": Y[:n]}, (n,), [()])[1][0] for n in ROWS]
    assert losses == expected[0]
    np.testing.assert_array_equal(made.variable("w"), expected[1]["w"])
    made.function("gpu_stop", None)()


def test_programs_in_c_get_ptx_where_what_was_assembled_is_refused(libcuda, tmp_path, assembler):
    """A stand-in refuses both, each with the result it is told to give: that of PTX is the one that counts."""
    graph = tfc.parse("input x: f32[9]\nentry main(x) -> y = exp(x)\n")
    tfc.compile(graph, "sm_80", triple="nvptx64", name="assembled").save(tmp_path / "assembled.so")
    start = ctypes.CDLL(str(tmp_path / "assembled.so")).assembled_gpu_start
    fail, error = ctypes.CDLL(libcuda).tfc_stand_in_fail, Failure()
    for result, code in ((222, 14), (1, 13)):
        fail(b"cuModuleLoadDataEx", ctypes.c_int64(1), result)
        assert start(libcuda.encode(), 0, ctypes.byref(error)) == code
        assert error.msg.startswith(b"cuModuleLoadDataEx failed: ")
    assert start(libcuda.encode(), 0, ctypes.byref(error)) == 13 and error.msg.endswith(b"a stand-in runs no PTX")
