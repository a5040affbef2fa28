"""Variables from checkpoints of TensorFlow's, and the names under which a session saves its own."""

from pathlib import Path

import numpy as np
import pytest

from tfc.compiler.compile_model import compile as compile_module
from tfc.frontend.read import parse
from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.bundle import write_bundle
from tfc.ir.checkpoint.slice_file import write_slice_file
from tfc.runtime.session.session import Session

GRAPH = "var w: f32[3] = zeros([3])\ny = w + 0.0\nentry main() -> y\n"
SAVED = np.array([1, 2, 3], np.float32)


def tensorflow_folder(folder: Path) -> Path:
    """A folder as TensorFlow's Saver leaves it after step 9."""
    write_bundle(folder / "model.ckpt-8", [("w", SAVED - 1, None)])
    write_bundle(folder / "model.ckpt-9", [("w", SAVED, None), ("global_step", np.array(9), None)])
    names = 'all_model_checkpoint_paths: "model.ckpt-8"\nall_model_checkpoint_paths: "model.ckpt-9"\n'
    (folder / "checkpoint").write_text(f'model_checkpoint_path: "model.ckpt-9"\n{names}')
    return folder


def test_a_checkpoint_of_tensorflow_is_restored_by_its_prefix(tmp_path: Path) -> None:
    folder = tensorflow_folder(tmp_path)
    write_slice_file(folder / "old.ckpt", [("w", SAVED + 1, None)])
    with Session(parse(GRAPH)) as session:
        for path, expected in (("model.ckpt-9", SAVED), ("model.ckpt-8.index", SAVED - 1), ("old.ckpt", SAVED + 1)):
            session.restore(folder / path)
            assert session.run("y").tolist() == expected.tolist()
        session.restore(folder)
        assert session.run("y").tolist() == SAVED.tolist()
    module = compile_module(parse(GRAPH))
    module.restore(folder / "model.ckpt-9")
    assert module["main"]()["y"].tolist() == SAVED.tolist()


def test_a_folder_of_tensorflow_is_restored_from_its_newest_checkpoint(tmp_path: Path) -> None:
    with Session(parse(GRAPH)) as session:
        restored = session.restore_checkpoint(tensorflow_folder(tmp_path))
        assert restored is not None
        assert restored.step == 9
        assert session.run("y").tolist() == SAVED.tolist()
    other = parse(GRAPH.replace("var w", "var v").replace("= w", "= v"))
    with Session(other) as session, pytest.raises(Error, match="holds no variable v"):
        session.restore_checkpoint(tmp_path)
    (tmp_path / "none").mkdir()
    with Session(parse(GRAPH)) as session:
        assert session.restore_checkpoint(tmp_path / "none") is None


@pytest.mark.parametrize("name", ["m.ckpt", "model.ckpt-9", "m.npz", "m.index", "m.tfcm"])
def test_a_name_of_another_format_is_refused(name: str, tmp_path: Path) -> None:
    with Session(parse(GRAPH)) as session:
        with pytest.raises(Error, match=r"INVALID_ARGUMENT: .*saved as safetensors"):
            session.save(tmp_path / name)
        session.save(tmp_path / "weights")
        session.restore(tmp_path / "weights")
    assert [path.name for path in tmp_path.iterdir()] == ["weights"]
