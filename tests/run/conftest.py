"""Collects `*.tfg` files with `# feed:` and `# expect:` lines and runs each on the interpreter and compiled.

    # feed: x = 1 2 3 4
    # expect: y = 3 5 7 9
    input x: f32[4]
    y = x * 2 + 1
    entry main(x) -> y

A literal is what `--input` takes. Lines after the last expectation begin the next step on the same state:

    # entry: train          which entry the step runs (needed when there are several)
    # feed: x = …           its inputs
    # expect: y = …         an output, within `# tolerance: 1e-6` (relative to the largest element)
    # error: CODE words     instead: the step fails with this status and these words, and the state stays as it was
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Entry, Graph
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.pipeline import select_passes
from tfc.passes.run_pipeline import run_passes
from tfc.tools.feeds import parse_input
from tfc.tools.model import choose_entry, input_types, output_types

DIRECTIVE = re.compile(r"^#\s*(entry|feed|expect|error|tolerance):\s*(.*?)\s*$", re.MULTILINE)
DEFAULT_TOLERANCE = 1e-6

Run = Callable[[Entry, Mapping[str, Array]], Mapping[str, Array]]


@dataclass
class Step:
    """One run of an entry: what goes in and what must come out, or how it must fail."""

    entry: str | None = None
    feeds: list[str] = field(default_factory=list)
    expects: list[str] = field(default_factory=list)
    error: str = ""

    @property
    def complete(self) -> bool:
        """True when the next input line belongs to another step."""
        return bool(self.expects or self.error)


def parse_steps(text: str) -> tuple[list[Step], float]:
    """The steps of a file and its tolerance."""
    steps = [Step()]
    tolerance = DEFAULT_TOLERANCE
    for kind, rest in DIRECTIVE.findall(text):
        if kind in ("entry", "feed") and steps[-1].complete:
            steps.append(Step(steps[-1].entry))
        match kind:
            case "entry":
                steps[-1].entry = rest
            case "feed":
                steps[-1].feeds.append(rest)
            case "expect":
                steps[-1].expects.append(rest)
            case "error":
                steps[-1].error = rest
            case _:
                tolerance = float(rest)
    return [step for step in steps if step.complete], tolerance


def on_interpreter(graph: Graph) -> Run:
    """Run entries on the reference interpreter, gradients expanded."""
    expanded = run_passes(graph, select_passes(["inline_functions", "expand_gradients"]), tfc.Config())
    interpreter = Interpreter(expanded)
    interpreter.initialize()

    def run(entry: Entry, feeds: Mapping[str, Array]) -> Mapping[str, Array]:
        entry = expanded.entry[entry.name]  # its outputs may have other names once gradients are expanded
        fed = {value: feeds[name] for name, value in entry.inputs}
        outputs = interpreter.run(fed, [value for _, value in entry.outputs], entry.targets)
        return dict(zip((name for name, _ in entry.outputs), outputs, strict=True))

    return run


def compiled(opt_level: int, devices: str | None = None) -> Callable[[Graph], Run]:
    """Run entries in a session at an optimisation level, in memory that held NaN before."""

    def make(graph: Graph) -> Run:
        session = tfc.Session(graph, config=tfc.Config().with_(opt_level=opt_level, poison=True), devices=devices)
        return lambda entry, feeds: session.run(entry.name, **feeds)

    return make


TARGETS: dict[str, Callable[[Graph], Run]] = {
    "interpreter": on_interpreter,
    "O0": compiled(0),
    "O2": compiled(2),
    "gpu": compiled(2, "gpu:sim"),
}


class RunItem(pytest.Item):
    """One file on one target."""

    def __init__(self, *, target: str, **rest: Any) -> None:
        super().__init__(**rest)
        self.target = target

    def runtest(self) -> None:
        """Run all steps in order."""
        steps, tolerance = parse_steps(self.path.read_text())
        assert steps, f"{self.path} expects nothing"
        graph = tfc.read(str(self.path))
        run = TARGETS[self.target](graph)
        for number, step in enumerate(steps, 1):
            entry = choose_entry(graph, step.entry)
            check(run, graph, entry, step, tolerance, f"step {number}")

    def reportinfo(self) -> tuple[Path, int, str]:
        """Name the test by its file and target."""
        return self.path, 0, f"{self.path.name} [{self.target}]"


def check(run: Run, graph: Graph, entry: Entry, step: Step, tolerance: float, where: str) -> None:
    """Run one step and compare."""
    feeds = dict(parse(step.feeds, input_types(graph, entry)))
    if step.error:
        code, _, words = step.error.partition(" ")
        with pytest.raises(Error) as caught:
            run(entry, feeds)
        assert caught.value.code == code, where
        assert words in str(caught.value), where
        return
    outputs = run(entry, feeds)
    for name, want in parse(step.expects, output_types(graph, entry)):
        got = np.asarray(outputs[name])
        assert got.dtype == want.dtype, f"{where}, {name}"
        scale = float(np.max(np.abs(want[np.isfinite(want)]), initial=1.0)) if want.dtype.kind in "fcV" else 1.0
        exact = want.dtype.kind not in "fcV"
        np.testing.assert_allclose(
            got.astype(np.float64) if not exact and want.dtype.kind != "c" else got,
            want.astype(np.float64) if not exact and want.dtype.kind != "c" else want,
            rtol=0,
            atol=0 if exact else tolerance * scale,
            err_msg=f"{where}, {name}",
        )


def parse(lines: Sequence[str], types: Mapping[str, Any]) -> Iterator[tuple[str, Array]]:
    """Read `name = literal` lines."""
    for line in lines:
        name, _, literal = line.partition("=")
        yield parse_input(f"{name.strip()}={literal.strip()}", types)


class RunFile(pytest.File):
    """A `.tfg` file below tests/run."""

    def collect(self) -> Iterator[RunItem]:
        """Give one item for every target."""
        for target in TARGETS:
            yield RunItem.from_parent(self, name=f"{self.path.stem}[{target}]", target=target)


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> RunFile | None:
    """Take every `.tfg` file; files named `_*.tfg` are libraries that others `use`."""
    if file_path.suffix == ".tfg" and not file_path.name.startswith("_"):
        return RunFile.from_parent(parent, path=file_path)
    return None
