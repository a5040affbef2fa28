"""`tfc inspect` on what `tfc compile` wrote: modules, objects, libraries, WebAssembly; two of them compared."""

import json
import platform
import re
import shutil
import zipfile
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.tools.commands import out
from tests.tools.test_profile import Balanced
from tfc.ir.base.errors import Error
from tfc.runtime.bundle.object_file import read_object, with_section
from tfc.tools import cli

MODEL = """\
dim batch in 1..64
input x: f32[batch, 3]
input y: f32[batch]
var w: f32[3] = zeros([3])
p = sum(x * w, axis=1)
loss = mean(square(p - y))
step = group { w -= 0.1 * gradients(loss, w) }
entry train(x, y) -> loss after step
entry infer(x) -> p
"""
WASM = [".wasm"] if find_spec("ziglang") or shutil.which("wasm-ld") else []
SUFFIXES = [".tfcm", ".so", ".o", ".a", *WASM]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the model, and all forms of it."""
    place = tmp_path_factory.mktemp("forms")
    (place / "model.tfg").write_text(MODEL)
    for suffix in SUFFIXES:
        assert cli.main(["compile", str(place / "model.tfg"), "-o", str(place / f"m{suffix}"), "--name=m"]) == 0
    return place


@pytest.fixture(autouse=True)
def _there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)


@pytest.mark.few(3)
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_every_form_tells_what_it_is(capsys: pytest.CaptureFixture[str], suffix: str) -> None:
    file = f"m{suffix}"
    summary = out(capsys, "inspect", file)
    assert summary.startswith("m, compiled by tfc ")
    assert "train(x: f32[batch, 3], y: f32[batch]) -> (loss: f32[]) after step\n" in summary
    assert re.search(r"^  w +f32\[3\] +12 B", summary, re.MULTILINE)
    signature = out(capsys, "inspect", file, "--output=signature", "--entry=infer")
    assert signature == "infer(x: f32[batch, 3]) -> (p: f32[batch])\ndim batch in 1..64\n"
    manifest = json.loads(out(capsys, "inspect", file, "--output=manifest"))
    assert [entry["name"] for entry in manifest["entries"]] == ["train", "infer"]
    assert {"producer", "flags", "digest", "target"} <= set(manifest)
    assert "live at once at most" in out(capsys, "inspect", file, "--output=memory")


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_kernels_have_costs_vectors_and_lines(capsys: pytest.CaptureFixture[str], suffix: str) -> None:
    facts = json.loads(out(capsys, "inspect", f"m{suffix}", "--output=json", "--entry=infer", "--dim=batch=10"))
    (entry,) = facts["entries"]
    assert entry["dims"] == {"batch": 10}
    (kernel,) = entry["kernels"]
    # 10 rows of three products and two or three sums; x, w and p move.
    assert kernel["nodes"] == ["p/Mul", "p"] or "p" in kernel["nodes"]
    assert 50 <= kernel["flops"] <= 60
    assert kernel["bytes"] == 4 * (30 + 3 + 10)
    assert kernel["places"] == ["model.tfg:5"]
    assert kernel["vector_bits"] >= 64
    assert ("code_bytes" in kernel) == (suffix != ".wasm")
    text = out(capsys, "inspect", f"m{suffix}", "--output=kernels", "--entry=infer")
    assert "at model.tfg:5" in text and kernel["symbol"] in text


@pytest.mark.skipif(not (shutil.which("objdump") or shutil.which("llvm-objdump")), reason="there is no objdump")
@pytest.mark.parametrize("suffix", [".tfcm", ".o", ".a"])
def test_instructions_stand_under_their_lines(capsys: pytest.CaptureFixture[str], suffix: str) -> None:
    text = out(capsys, "inspect", f"m{suffix}", "--output=disasm", "--entry=infer")
    title, line, *rest = text.splitlines()[2:]
    assert title.startswith("m_infer_k0_") and title.endswith(": p/Mul, p")
    assert line == "  model.tfg:5  p = sum(x * w, axis=1)"
    assert any("ret" in each for each in rest)


@pytest.mark.skipif(not WASM, reason="there is no linker for WebAssembly")
def test_webassembly_with_names_of_functions(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    assert cli.main(["compile", "model.tfg", "-g", "--name=m", "-o", "debug/m.wasm"]) == 0
    kernels = json.loads(out(capsys, "inspect", "debug/m.wasm", "--output=json", "--entry=infer"))["entries"][0][
        "kernels"
    ]
    assert all(each["code_bytes"] > 40 for each in kernels)
    data = (folder / "debug/m.wasm").read_bytes()
    at = data.index(b"\x04name") + 5
    for position in range(at, at + 60):
        with suppress(Error):
            read_object(memoryview(data[:position] + b"\xff" + data[position + 1 :]), "m.wasm")
    if shutil.which("llvm-objdump") is None:
        pytest.skip("there is no llvm-objdump")
    text = out(capsys, "inspect", "debug/m.wasm", "--output=disasm", "--entry=infer")
    assert re.search(r"^m_infer_k0\w*:\n(.*\n)*?; model\.tfg:5\n", text, re.MULTILINE) and "f32x4.mul" in text
    assert out(capsys, "inspect", "m.wasm", "--output=disasm", status=2) == ""


def test_nothing_differs_between_forms_of_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert out(capsys, "inspect", "m.o", "--diff=m.a") == ""
    assert out(capsys, "inspect", "m.tfcm", "--diff=m.tfcm") == ""
    assert out(capsys, "inspect", "model.tfg", "--diff=model.tfg") == ""


def test_values_that_variables_were_saved_with_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    module = tfc.load("m.tfcm")
    for name, value in (("first", [1.0, np.nan, -0.0]), ("second", [1.0, np.nan, 0.0])):
        module.set_state({"w": np.array(value, np.float32)})
        module.save(f"{name}.tfcm")
    assert out(capsys, "inspect", "first.tfcm", "--diff=first.tfcm") == ""
    assert out(capsys, "inspect", "first.tfcm", "--diff=second.tfcm", status=1) == "variable w: 1 of 3 values differ\n"
    assert out(capsys, "inspect", "m.tfcm", "--diff=first.tfcm", status=1) == "+ value of variable w\n"
    assert "value" not in out(capsys, "inspect", "m.o", "--diff=first.tfcm", status=1)


def test_what_changed(capsys: pytest.CaptureFixture[str]) -> None:
    Path("new.tfg").write_text(
        MODEL.replace("1..64", "1..32").replace("var w", "var b: f32[] = 0.0\nvar w").replace("axis=1)", "axis=1) + b")
    )
    text = out(capsys, "inspect", "model.tfg", "--diff=new.tfg", status=1)
    assert re.search(r"^model +[0-9a-f]{64} -> [0-9a-f]{64}$", text, re.MULTILINE)
    for line in ("+ variable b: f32[]", "- dim batch in 1..64", "+ dim batch in 1..32", "entry infer"):
        assert f"\n{line}\n" in text
    assert re.search(r"^  - kernel p/Mul, p: uses 1, FLOP [\d,]+, bytes ", text, re.MULTILINE)
    # The same model for another machine: kernels are told apart by what they cost.
    assert cli.main(["compile", "model.tfg", "-o", "arm.o", "--name=m", "--target-triple=aarch64-linux-gnu"]) == 0
    text = out(capsys, "inspect", "m.o", "--diff=arm.o", "--entry=infer", status=1)
    assert re.search(r"^target +\S+.* -> aarch64-linux-gnu$", text, re.MULTILINE)
    assert "model " not in text


@pytest.mark.parametrize("file", ["model.tfg", "m.tfcm", "m.o"])
def test_a_page_of_one_file(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert out(capsys, "inspect", file, "--html", "-o", "page.html", "--dim=batch=10") == ""
    page = Path("page.html").read_text()
    assert not re.search(r"<script|src=|url\((?!#)|https?://(?!www.w3.org/2000/svg)", page)
    check = Balanced()
    check.feed(page)
    assert not check.open
    facts = json.loads(out(capsys, "inspect", file, "--output=json", "--dim=batch=10"))
    for kernel in (kernel for entry in facts["entries"] for kernel in entry["kernels"]):
        assert kernel["symbol"] in page and f"<td>{kernel['flops']:,}</td>" in page
    assert "<code>model.tfg:5</code> p = sum(x * w, axis=1)" in page
    assert "Memory over time" in page and '<svg class="memory"' in page
    # Passes and graphs of what holds the model: objects do not.
    assert ("<code>expand_gradients</code>" in page) == (file != "m.o")
    assert ('<div class="graph"><svg' in page) == (file != "m.o")


@pytest.mark.skipif(platform.machine() != "x86_64", reason="versions are for levels of x86-64")
def test_versions_of_one_model(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compile", "model.tfg", "-o", "levels.o", "--name=m", "--multiversion=v2,v3", "--entry=infer"]
    assert cli.main(words) == 0
    assert "x86-64-v2" in out(capsys, "inspect", "levels.o")
    assert cli.main(["inspect", "levels.o", "--output=json", "--name=m_v3"]) == 0
    made = capsys.readouterr()
    facts = json.loads(made.out)
    assert (facts["cpu"], made.err) == ("x86-64-v3", "")
    assert facts["entries"][0]["kernels"][0]["code_bytes"] > 0
    assert cli.main(["inspect", "levels.o", "--name=m_v4"]) == 1
    assert "levels.o holds no model m_v4; it has m_v2, m_v3" in capsys.readouterr().err


def test_an_object_links_as_before(folder: Path) -> None:
    """The section is there for tools, and no program loads it."""
    content = (folder / "m.o").read_bytes()
    found = read_object(memoryview(content), "m.o")
    assert bytes(found.sections[".tfc"]).endswith(b"\n")
    again = read_object(memoryview(with_section(content, "more", b"abc")), "m.o")
    assert bytes(again.sections[".more"]) == b"abc"
    assert {name: bytes(data) for name, data in again.sections.items() if name not in (".more", ".strtab")} == {
        name: bytes(data) for name, data in found.sections.items() if name != ".strtab"
    }
    assert again.functions == found.functions


@pytest.mark.parametrize("suffix", SUFFIXES[2:])
def test_damaged_objects_are_errors(folder: Path, suffix: str) -> None:
    """Whatever is cut off or overwritten, reading works or ends with an error of tfc's own."""
    content = (folder / f"m{suffix}").read_bytes()
    for step in range(0, len(content), max(1, len(content) // 150)):
        for damaged in (content[:step], content[:step] + b"\xff\xff\xff" + content[step + 3 :]):
            with suppress(Error):
                read_object(memoryview(damaged), "m")


def test_a_map_in_a_module_that_any_unzip_shows(folder: Path) -> None:
    with zipfile.ZipFile(folder / "m.tfcm") as file:
        content = json.loads(file.read("debug/map.json"))
    kernels = content["entries"][1]["kernels"]
    assert [kernel[-1] for kernel in kernels] == [["model.tfg:5"]]


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["m.o", "--html", "--diff=m.a"], 2, "it does not go with --html"),
        (["model.tfg", "--html", "--devices=cpu:2"], 2, "--html shows the model, not its parts"),
        (["m.o", "--output=program"], 2, "needs the model's graph"),
        (["model.tfg", "--output=disasm"], 2, "is for compiled modules and objects"),
        (["m.o", "--entry=none"], 1, "there is no entry `none`; m.o has train, infer"),
        (["none.o"], 1, "cannot read none.o"),
        (["text.o"], 1, "text.o is neither an object"),
        (["bare.o"], 1, "bare.o was not made by `tfc compile`"),
        (["odd.o"], 1, "odd.o is damaged"),
        (["m.o", "--diff=text.o"], 1, "text.o is neither"),
    ],
)
def test_mistakes(capsys: pytest.CaptureFixture[str], words: list[str], status: int, message: str) -> None:
    Path("text.o").write_text("nothing")
    Path("bare.o").write_bytes(Path("m.o").read_bytes().replace(b".tfc\0", b".tfd\0"))
    Path("odd.o").write_bytes(Path("m.o").read_bytes().replace(b'{"format":1', b'{"format":x'))
    assert cli.main(["inspect", *words]) == status
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("words", [["run", "m.o"], ["compile", "m.tfcm"], ["bench", "m.a"], ["verify", "m.o"]])
def test_what_is_compiled_is_no_model(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert cli.main(words) == 2
    assert f"{words[1]} is compiled already" in capsys.readouterr().err
