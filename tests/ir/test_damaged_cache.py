"""Files of the cache with damage that a digest does not show: they are made again, never a failure."""

import hashlib
import shutil
from pathlib import Path

import numpy as np
import pytest

from tfc.compiler.compile_model import compile as compile_module
from tfc.frontend.read import read
from tfc.ir.base.object_cache import ObjectCache
from tfc.runtime.session.session import Session

TEXT = (
    "use nn\ninput x: f32[8, 4]\nvar w: f32[4, 3] = zeros([4, 3])\nentry main(x) -> y = nn.dense(x, units=3) + x @ w\n"
)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("TFC_CACHE_DIR", str(folder))
    monkeypatch.setenv("TFC_CACHE", "1")
    return folder / "objects"


def make(tmp_path: Path) -> None:
    """A step and a module, of what the cache has or not."""
    graph = read(tmp_path / "m.tfg")
    with Session(graph) as session:
        assert np.isfinite(session.prepare("main")(x=np.ones((8, 4), np.float32))["y"]).all()
    compile_module(graph).save(tmp_path / "m.tfcm")


@pytest.mark.parametrize("content", [b"", b"garbage", b"\x7fELF" + bytes(500), b"{}", b"[1]", bytes(2000)])
def test_garbage_with_a_right_digest_is_made_again(content: bytes, cache: Path, tmp_path: Path) -> None:
    (tmp_path / "m.tfg").write_text(TEXT)
    make(tmp_path)
    files = [path for path in cache.glob("*/*") if path.is_file()]
    assert len(files) > 3
    for path in files:
        key = f"{path.parent.name}{path.name}".encode()
        path.write_bytes(hashlib.sha256(key + content).digest() + content)
    make(tmp_path)


def test_an_intact_file_under_the_key_of_another_is_damage(tmp_path: Path) -> None:
    store = ObjectCache(cache := tmp_path / "other")
    store.store("a" * 64, b"one")
    store.store("b" * 64, b"two")
    shutil.copy(cache / "aa" / ("a" * 62), cache / "bb" / ("b" * 62))
    assert store.load("a" * 64) == b"one"
    assert store.load("b" * 64) is None
    assert store.damaged() == 1
