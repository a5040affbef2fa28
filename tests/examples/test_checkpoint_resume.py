"""The line of examples/checkpoint_resume, killed on its way and typed again, ends in the bits of one that was not."""

import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from tests.examples.test_examples import EXAMPLES, at_root, commands
from tfc.runtime.checkpoint.folder import list_checkpoints
from tfc.runtime.checkpoint.safetensors_file import read_tensors
from tfc.tools import cli

__all__ = ["at_root"]
PROGRAM = "import sys; from tfc.tools import cli; sys.exit(cli.main(sys.argv[1:]))"


@pytest.mark.usefixtures("at_root")
def test_a_killed_run_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = commands(EXAMPLES / "checkpoint_resume" / "README.md")
    line += ["--epochs=12"]
    assert cli.main([*line, "--checkpoint=elsewhere", "--state-out=whole.safetensors"]) == 0
    capsys.readouterr()
    with subprocess.Popen([sys.executable, "-c", PROGRAM, *line], stderr=subprocess.DEVNULL) as process:
        while process.poll() is None and not list_checkpoints("digits-checkpoints"):
            time.sleep(0.002)
        process.kill()
    assert cli.main([*line, "--state-out=resumed.safetensors"]) == 0
    assert "resumed digits-checkpoints after step " in capsys.readouterr().err
    whole, resumed = read_tensors("whole.safetensors"), read_tensors("resumed.safetensors")
    assert whole.keys() == resumed.keys()
    for name, array in whole.items():
        np.testing.assert_array_equal(array, resumed[name], err_msg=name)
    assert Path("digits-checkpoints/checkpoint").read_text().startswith('model_checkpoint_path: "ckpt-540')
