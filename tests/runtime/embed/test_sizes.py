"""How many bytes the digits' networks take as shared objects, without weights: what the dynamic linker maps."""

from pathlib import Path

import pytest

import tfc
from bench.loading import mapped
from tfc.codegen.target import host
from tfc.runtime.bundle_file import read_bundle

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
MOST = {"mlp": 64 << 10, "cnn": 128 << 10}


@pytest.mark.skipif(host().arch != "x86_64", reason="links with this machine's linker")
@pytest.mark.parametrize("model", MOST)
def test_training_testing_and_using_a_network_takes_little(model: str, tmp_path: Path) -> None:
    path = tmp_path / f"{model}.so"
    tfc.compile(EXAMPLES / model / "model.tfg", "x86-64-v4").save(path, weights="external")
    assert 20_000 < mapped(read_bundle(path).native) <= MOST[model]
