"""How many bytes the digits' networks take as shared objects, without weights: what `strip` leaves for C."""

import shutil
import subprocess
from pathlib import Path

import pytest

import tfc
from tfc.codegen.target.target import host

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
MOST = {"mlp": 64 << 10, "cnn": 128 << 10}


@pytest.mark.few(1)
@pytest.mark.skipif(shutil.which("strip") is None, reason="there is no strip")
@pytest.mark.skipif(host().arch != "x86_64", reason="links with this machine's linker")
@pytest.mark.parametrize("cpu", ["x86-64-v4", "znver4"])
@pytest.mark.parametrize("model", MOST)
def test_training_testing_and_using_a_network_takes_little(model: str, cpu: str, tmp_path: Path) -> None:
    path = tmp_path / f"{model}.so"
    tfc.compile(EXAMPLES / model / "model.tfg", cpu).save(path, weights="external")
    subprocess.run(["strip", path], check=True)
    assert 20_000 < path.stat().st_size <= MOST[model]
