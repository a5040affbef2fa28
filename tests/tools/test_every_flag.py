"""Every flag of every verb with values that mean nothing: refused in words, never a failure inside of tfc."""

import argparse
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import numpy as np
import pytest

from tfc.tools import cli

GARBAGE = (
    "",
    "-1",
    "nan",
    "(",
    "abc",
    "x=",
    "=1",
    "x=2xf32=",
    "x=@nowhere.npy",
    "@nowhere",
    "../..",
    "1:2,,;",
    "\udcff",
)
MODEL = "input x: f32[2]\nvar w: f32[2] = zeros([2])\nentry main(x) -> y = x + w\n"
WORDS = {"cache": (), "doctor": (), "weights": ("w.npz",), "explain": ("E0203",), "diff": ("m.tfg", "m.tfg")}


def flags() -> Iterator[tuple[str, str]]:
    """Each verb with each of its flags that take a value."""
    for verb in cli.VERBS:
        for action in cli.verb_parser(verb)._actions:
            if action.option_strings and not isinstance(action, argparse._HelpAction) and action.nargs != 0:
                yield verb, action.option_strings[-1]


def too_long(_: int, __: FrameType | None) -> None:
    raise TimeoutError("it runs on and on")


@pytest.mark.few(20)
@pytest.mark.parametrize("flag", list(flags()), ids=" ".join)
def test_garbage_is_refused_by_words(flag: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    Path("m.tfg").write_text(MODEL)
    np.savez("w.npz", w=np.ones(2, np.float32))
    verb, name = flag
    before = signal.signal(signal.SIGALRM, too_long)
    try:
        for value in GARBAGE:
            signal.alarm(30)
            words = [verb, *WORDS.get(verb, ("m.tfg",)), f"{name}={value}"]
            try:
                status = cli.main(words)
            except SystemExit as stop:
                status = int(stop.code or 0)
            told = capsys.readouterr().err
            assert status in (0, 1, 2), f"{words}: {told}"
            assert status == 0 or told.strip() or verb in ("fmt", "verify", "diff"), words
            assert "Traceback" not in told
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
