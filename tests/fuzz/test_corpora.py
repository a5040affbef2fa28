"""Every input that fuzzing kept, and every one that once was a finding, is taken or refused as it should be."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.fuzz import corpus
from tests.fuzz.limits import attempt
from tests.fuzz.minimise import minimise
from tests.fuzz.targets import TARGETS

_ALONE = [name for name, target in TARGETS.items() if target.is_native]
_HERE = [name for name in TARGETS if name not in _ALONE]


@pytest.mark.parametrize("name", _HERE)
def test_inputs_of_the_corpus_are_no_findings(name: str) -> None:
    for place, data in corpus.everything(name).items():
        _, finding = attempt(TARGETS[name], data)
        assert finding is None, f"{name}/{place}: {finding.key}\n{finding.detail}"


@pytest.mark.parametrize("name", _ALONE)
def test_inputs_for_native_code_are_no_findings(name: str) -> None:
    command = [sys.executable, "-m", "tests.fuzz", name, "--replay"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"TFC_THREADS": "1"})
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_an_input_becomes_as_small_as_what_shows_the_finding() -> None:
    assert minimise(b"one two\nthree four\nfive\n", lambda data: b"four" in data) == b"four"
    edits = json.dumps([["a"], ["b"], ["c"], ["d"]]).encode()
    assert json.loads(minimise(edits, lambda data: b'"c"' in data)) == [["c"]]
