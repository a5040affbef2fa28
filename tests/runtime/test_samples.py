"""Samples in module files: what they hold, for whom there are none, and that `tfc verify` finds code that differs."""

from pathlib import Path

import numpy as np
import pytest

import tfc
from tests.runtime.test_module_files import repacked
from tfc.runtime.bundle.bundle_file import read_bundle
from tfc.runtime.bundle.samples import read_samples
from tfc.tools import cli

MODEL = """
dim n in 1..8
input x: f32[n, 3]
var W: f64[3] = [1.0, 2.0, 3.0]
y = x * 2.0
step = group { W += Sum(cast(x, f64), [0]) }
entry infer(x) -> y, half = cast(y, bf16)
entry train(x) -> total = Sum(W, [0]) after step
"""


def saved(text, path):
    """The samples of a model's file, which is written."""
    tfc.compile(tfc.parse(text)).save(path)
    return read_samples(read_bundle(path).bundle.extras)


def test_every_entry_has_inputs_and_what_the_interpreter_makes_of_them(tmp_path):
    samples = saved(MODEL, tmp_path / "m.tfcm")
    assert list(samples) == ["infer", "train"]
    x = samples["infer"].inputs["x"]
    assert x.shape == (2, 3)
    np.testing.assert_array_equal(samples["infer"].outputs["y"], x * 2)
    assert samples["infer"].outputs["half"].dtype == np.float32
    assert samples["train"].outputs["total"] == 6  # reads come before writes


def test_they_begin_with_the_variables_of_the_file(tmp_path):
    module = tfc.compile(tfc.parse(MODEL))
    module.train(x=np.full((1, 3), 10, np.float32))
    module.save(tmp_path / "m.tfcm")
    bundle = read_bundle(tmp_path / "m.tfcm").bundle
    sample = read_samples(bundle.extras)["train"]
    assert sample.outputs["total"] == 36
    assert cli.main(["verify", str(tmp_path / "m.tfcm")]) == 0


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "text",
    [
        "input x: string[2]\nentry f(x) -> y = StringToNumber(x)\n",
        "input x: f32[2000, 2000]\nentry f(x) -> y = x + 1.0\n",
        "input x: f32[400, 400]\ny = x @ x @ x @ x @ x @ x @ x @ x @ x @ x\nentry f(x) -> y\n",
    ],
    ids=["strings", "large", "long"],
)
def test_there_are_none_for_strings_and_for_what_is_large_or_takes_long(text, tmp_path):
    assert saved(text, tmp_path / "m.tfcm") == {}


@pytest.mark.parametrize("dtype", ["bf16", "f16"])
def test_narrow_inputs_are_fed_in_their_own_type(dtype, tmp_path, capsys):
    text = f"input x: {dtype}[4, 3]\nentry main(x) -> y = x * cast(2, {dtype}), z = x @ transpose(x)\n"
    saved(text, tmp_path / "m.tfcm")
    assert cli.main(["verify", str(tmp_path / "m.tfcm")]) == 0
    assert "samples in the file: 2 values compared, 0 differ" in capsys.readouterr().out


def test_headers_for_c_are_in_the_file(tmp_path):
    tfc.compile(tfc.parse(MODEL), name="small").save(tmp_path / "m.tfcm")
    extras = read_bundle(tmp_path / "m.tfcm").bundle.extras
    assert {"include/small.h", "include/tfc.h"} <= set(extras)
    assert b"small_infer" in extras["include/small.h"]


def test_verify_finds_a_sample_that_the_code_does_not_give(tmp_path, capsys):
    saved(MODEL, tmp_path / "m.tfcm")

    def spoil(members, manifest):
        name = "samples/infer/out/y.npy"
        members[name] = members[name][:-1] + bytes([members[name][-1] ^ 1])

    content = (tmp_path / "m.tfcm").read_bytes()
    (tmp_path / "bad.tfcm").write_bytes(repacked(content, spoil))
    assert cli.main(["verify", str(tmp_path / "bad.tfcm")]) == 1
    printed = capsys.readouterr().out
    assert "differs" in printed
    assert "samples in the file: 3 values compared, 1 differ" in printed


def test_an_entry_of_huge_values_gets_no_samples(tmp_path: Path) -> None:
    path = tmp_path / "huge.tfcm"
    tfc.compile(tfc.parse("y = fill([1000000000], 1.0)\nentry main() -> y\n")).save(str(path))
    assert path.stat().st_size < 1 << 20
