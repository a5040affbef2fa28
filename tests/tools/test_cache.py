"""`tfc cache`: what it counts, what it finds damaged, what it deletes."""

from pathlib import Path

import pytest

from tests.tools.commands import out
from tfc.ir.base.object_cache import ObjectCache, object_key
from tfc.tools import cli
from tfc.tools.cache import ago


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ObjectCache:
    """The cache that TFC_CACHE_DIR names, with three objects."""
    monkeypatch.setenv("TFC_CACHE_DIR", str(tmp_path))
    made = ObjectCache(tmp_path / "objects")
    for name in "abc":
        made.store(object_key(name), name.encode() * 1000)
    return made


def test_stat_counts_and_finds_damage(cache: ObjectCache, capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "cache", "stat")
    assert str(cache.folder) in shown
    assert "3 objects" in shown
    assert "none is damaged" in shown
    cache.files()[0].path.write_bytes(b"x" * 100)
    assert "1 damaged" in out(capsys, "cache", "stat")


def test_clear_deletes_everything(cache: ObjectCache, capsys: pytest.CaptureFixture[str]) -> None:
    assert "deleted 3 objects" in out(capsys, "cache", "clear")
    assert cache.files() == []
    assert cache.load(object_key("a")) is None
    assert "0 objects" in out(capsys, "cache", "stat")


def test_a_cache_that_is_not_there_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TFC_CACHE_DIR", str(tmp_path / "nowhere"))
    assert "0 objects" in out(capsys, "cache", "stat")
    assert cli.main(["cache", "clear"]) == 0
    assert not (tmp_path / "nowhere").exists()


def test_times_are_told_in_units_people_use() -> None:
    assert [ago(s) for s in (-1, 5.9, 119, 120, 7200, 3 * 86400)] == [
        "0 seconds", "5 seconds", "119 seconds", "2 minutes", "2 hours", "3 days",
    ]  # fmt: skip
