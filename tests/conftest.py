"""Fixtures every test may use; nothing here touches the user's own caches."""

import functools
import gc
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.selection import choose_examples, mark_slow_cases

# NumPy's products are small here: its threads would only wait for each other, beside those of other processes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
ROOT = Path(__file__).resolve().parent.parent
pytest_plugins = ["tests.watchdog"]

if cpu := os.environ.get("TFC_TARGET_CPU"):
    # Tests that ask for the machine they run on get the one that this one stands in for, as sessions do.
    from tfc.codegen.target import target

    target.host = functools.cache(functools.partial(target.host_as.__wrapped__, cpu))


def pytest_configure(config: pytest.Config) -> None:
    """Draw fewer examples where slow tests are left out."""
    choose_examples(slow="not slow" not in config.getoption("markexpr"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is slow before it is left out."""
    mark_slow_cases(items)


def pytest_collection_finish() -> None:
    """Let Python's cycle collector pass over what collecting has made, which lives until the run ends: it would walk
    the tests by the ten thousand again and again."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in one paragraph why tests were skipped, and how many for each reason."""
    skipped = (report.longrepr for report in terminalreporter.getreports("skipped"))
    told = (str(where[2]).removeprefix("Skipped: ") for where in skipped if isinstance(where, tuple))
    reasons = Counter(reason.partition(": ")[0] for reason in told)  # behind the colon stands what to do
    if reasons:
        counts = "; ".join(f"{reason} ({count})" for reason, count in reasons.most_common())
        terminalreporter.write_line(f"skipped: {counts}")


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's root folder."""
    return ROOT


@pytest.fixture(autouse=True, scope="session")
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep compiled code of test runs out of the user's cache, unless a cache was chosen for this run.

    Whole programs are not kept: a test that changes how the compiler decides would find what it decided before.
    Processes that share the run share the folder, so that none compiles what another has compiled.
    """
    patch = pytest.MonkeyPatch()
    patch.setenv("TFC_CACHE", os.environ.get("TFC_CACHE", "objects"))
    if "TFC_CACHE_DIR" not in os.environ:
        base = tmp_path_factory.getbasetemp()
        folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "tfc-cache"
        folder.mkdir(mode=0o700, exist_ok=True)
        patch.setenv("TFC_CACHE_DIR", str(folder))
    yield
    patch.undo()
