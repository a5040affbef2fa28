"""Event files, which TensorBoard reads: summaries, graphs and measured steps with their times (white paper §9.1;
tensorflow/core/util/event.proto, events_writer.cc).

A file is a row of TFRecords, each of which is an Event. The first names the version.
"""

from __future__ import annotations

import socket
import time
from pathlib import Path
from typing import BinaryIO

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph
from tfc.ir.readers.tf_record import frames
from tfc.ir.text.graph_def import graph_def
from tfc.ir.wire import proto, summaries
from tfc.runtime.trace.run_options import RunMetadata
from tfc.runtime.trace.step_stats import run_metadata
from tfc.runtime.trace.trace import Trace

VERSION = "brain.Event:2"
_TIME, _STEP, _VERSION, _GRAPH, _SUMMARY, _METADATA = 1, 2, 3, 4, 5, 8


class EventWriter:
    """Appends events to a new file in a folder, which is made if need be; each is in the file when the call returns.

        with tfc.EventWriter("logs") as log:
            log.add_graph(graph)
            log.add_summary(session.run("log", feeds), step)

    The file is called `events.out.tfevents.TIME.HOST`. TensorBoard shows a folder's files as one run.
    """

    def __init__(self, folder: str | Path) -> None:
        Path(folder).mkdir(parents=True, exist_ok=True)
        self._file, self.path = _new_file(Path(folder))
        self._write(proto.data(_VERSION, VERSION))

    def add_summary(self, summary: object, step: int) -> None:
        """Write a serialized Summary: bytes, or the result of a summary op."""
        content = summary.item() if hasattr(summary, "item") else summary
        if not isinstance(content, bytes):
            raise Error(f"a serialized summary is bytes, not {type(content).__name__}")
        self._write(proto.message(_SUMMARY, content), step)

    def add_scalar(self, tag: str, number: float, step: int) -> None:
        """Write one number."""
        self.add_summary(summaries.scalar(tag, number), step)

    def add_graph(self, graph: Graph) -> None:
        """Write a graph, whose scopes TensorBoard folds."""
        self._write(proto.data(_GRAPH, graph_def(graph)))

    def add_trace(self, trace: Trace | RunMetadata, tag: str, step: int) -> None:
        """Write how long the nodes of one step took on each device; `tag` is what TensorBoard lists it by."""
        encoded = run_metadata(trace) if isinstance(trace, Trace) else trace.encode()
        content = proto.data(1, tag) + proto.data(2, encoded)
        self._write(proto.message(_METADATA, content), step)

    def close(self) -> None:
        """Close the file; nothing can be added then."""
        self._file.close()

    def __enter__(self) -> EventWriter:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def _write(self, content: bytes, step: int = 0) -> None:
        self._file.write(frames([proto.double(_TIME, time.time()) + proto.integer(_STEP, step) + content]))
        self._file.flush()


def _new_file(folder: Path) -> tuple[BinaryIO, Path]:
    """A file that nobody else writes; a later one of the same second has a number."""
    name = f"events.out.tfevents.{int(time.time()):010d}.{socket.gethostname()}"
    number = 0
    while True:
        path = folder / (f"{name}.{number}" if number else name)
        try:
            return path.open("xb"), path
        except FileExistsError:
            number += 1
