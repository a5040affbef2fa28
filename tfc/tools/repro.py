"""`tfc verify --save-repro=DIR`: saves all that repeats a difference anywhere: model, values, command."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from tfc.ir.graph.graph import Entry, Graph
from tfc.ir.text.print import print_graph
from tfc.ir.types.types import Array
from tfc.runtime.checkpoint.safetensors_file import write_tensors
from tfc.tools.model import is_module
from tfc.tools.output_files import write_file
from tfc.tools.results import write_npy


def save(
    folder: Path, model: str, graph: Graph, entry: Entry, feeds: Mapping[str, Array], state: Mapping[str, Array]
) -> str:
    """Write one entry's case into a folder; the command that repeats it there.

    The model is the graph as text, with its libraries and data in it, or the module itself.
    """
    folder.mkdir(parents=True, exist_ok=True)
    name = f"model{Path(model).suffix}" if is_module(model) else "model.tfg"
    if is_module(model):
        shutil.copyfile(model, folder / name)
    else:
        write_file(folder / name, print_graph(graph))
    words = ["tfc", "verify", name, f"--entry={entry.name}"]
    if state:
        write_tensors(folder / "state.safetensors", state)
        words.append("--state-in=state.safetensors")
    for number, (port, array) in enumerate(feeds.items()):
        # NumPy's files have no bf16, which f32 holds, and strings of one length only.
        plain = array.astype({"V": np.float32, "O": np.bytes_}.get(array.dtype.kind, array.dtype))
        write_npy(str(folder / f"input{number}.npy"), plain)
        words.append(f"--input={port}=@input{number}.npy")
    command = shlex.join(words)
    write_file(folder / "command.txt", f"{command}\n")
    return command
