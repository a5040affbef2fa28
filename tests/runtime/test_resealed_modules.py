"""Modules whose digests are right and whose programs are not: DATA_LOSS when they are used, whatever is done first."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tfc
from tests.runtime.module_fuzz import X, _repacked
from tfc.ir.base.errors import Error

TEXT = "input x: f32[2, 4]\nvar w: f32[4] = truncated_normal([4], seed=1)\nentry f(x) -> y = x + w\n"


class Always(random.Random):
    """Seals every member again."""

    def random(self) -> float:
        return 0.0


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytearray:
    path = tmp_path_factory.mktemp("module") / "m.tfcm"
    tfc.compile(tfc.parse(TEXT)).save(path)
    return bytearray(path.read_bytes())


def resealed(content: bytearray, change: Callable[[dict[str, Any]], None]) -> bytes:
    """The module with another initialisation."""

    def changed(members: dict[str, bytes], _: dict[str, Any]) -> None:
        program = json.loads(members["programs/init.json"])
        change(program["program"])
        members["programs/init.json"] = json.dumps(program).encode()

    return _repacked(Always(), content, changed)


@pytest.mark.parametrize("name", ["é", "", "a/b", "..", "other"])
def test_a_program_by_another_name_is_data_loss(name: str, content: bytearray, tmp_path: Path) -> None:
    path = tmp_path / "m.tfcm"
    path.write_bytes(resealed(content, lambda program: program.update(name=name)))
    with pytest.raises(Error, match=r"DATA_LOSS: .*init\.json is damaged: the program is called"):
        tfc.load(path)["f"](x=X)
    with pytest.raises(Error, match="DATA_LOSS"):
        tfc.load(path).save(tmp_path / "again.tfcm")


def test_an_initialisation_that_takes_a_tensor_is_data_loss(content: bytearray, tmp_path: Path) -> None:
    def feed(program: dict[str, Any]) -> None:
        program["buffers"].append(["feed", "f32", [2], "x", 0, -1, 0, 0, 0, None])
        program["feeds"] = [["x:0", len(program["buffers"]) - 1, "f32", [2]]]

    path = tmp_path / "m.tfcm"
    path.write_bytes(resealed(content, feed))
    with pytest.raises(Error, match=r"DATA_LOSS: .*init.json"):
        tfc.load(path)["f"](x=X)
