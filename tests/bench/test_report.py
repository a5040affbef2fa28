"""The runner with real processes, and what the tables say of what it finds."""

import json
from pathlib import Path

import pytest

from bench import report
from bench import results as kept
from bench.runner import Result, Settings, compare
from bench.workloads import named

LIMITS = {"threads": 2.0, "cache": 0.0, "flops": 1e11, "flops_one": 5e10, "bytes": 1e10, "bytes_one": 1e10}
WORKLOAD = named("W5 matmul 512")  # 2 * 512³ operations: 2.68 ms at that rate


def results() -> list[Result]:
    ours = Result("tfc", [0.004, 0.003, 0.008], load=0.5, memory=3_000_000)
    best = Result("jax", [0.005, 0.005, 0.001], memory=2_000_000)
    broken = Result("torch", error="y: wrong result: relative error 1.0e+00\nmore")
    return [ours, Result("unrolled", [0.001]), best, broken, Result("numpy", [0.02])]


def test_a_row_compares_medians_with_the_best_peer_and_the_limit() -> None:
    row = report.row(WORKLOAD, results(), LIMITS)
    assert row == "| W5 matmul 512 | 4 ms | jax | 5 ms | 0.80 | 0.67 | 0.54 | 3 MB | 2 MB | 500 ms |"


def test_a_row_without_peers_or_without_tfc_has_gaps() -> None:
    ours, *others = results()
    assert report.row(WORKLOAD, [ours], LIMITS) == "| W5 matmul 512 | 4 ms |  |  |  | 0.67 |  | 3 MB |  | 500 ms |"
    assert report.row(WORKLOAD, others, LIMITS).startswith("| W5 matmul 512 |  | jax | 5 ms |  |  | 0.54 |")


def test_an_error_takes_the_place_of_a_time() -> None:
    assert "torch y: wrong result: relative error 1.0e+00; numpy 20 ms" in report.details(WORKLOAD, results())


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(1.234, "1.23 s"), (0.9996, "1 s"), (0.9994, "999 ms"), (0.00099962, "1 ms"), (9.999e-7, "1 µs"), (3e-9, "3 ns")],
)
def test_a_time_has_three_digits_and_no_exponent(seconds: float, shown: str) -> None:
    assert report.human(seconds) == shown


def test_runs_are_kept_by_processor_and_threads_and_the_page_shows_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "HERE", tmp_path)
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "results")
    rows = [(WORKLOAD, results())]
    native = kept.run_of_today(LIMITS, rows, "")
    other = kept.run_of_today({**LIMITS, "threads": 1.0}, rows, "another-cpu")
    for run in (other, native, native):
        kept.write(run)
    assert {path.name for path in kept.FOLDER.iterdir()} == {f"{native.cpu}-2.json", "another-cpu-1.json"}
    made = json.loads(other.file.read_text())
    assert made["workloads"][0]["peers"]["jax"]["rounds"] == [0.005, 0.005, 0.001]
    assert kept.from_json(made) == other
    page = (tmp_path / "RESULTS.md").read_text()
    assert page.index(f"## {native.cpu}, 2 threads") < page.index("## another-cpu, 1 thread\n")
    assert page.count("| W5 matmul 512 | 4 ms | 1 ms | 5 ms |") == 2
    assert page.count("copy 10 GB/s") == 2


def test_a_peer_is_loaded_checked_and_timed_in_a_process_of_its_own() -> None:
    (result,) = compare(named("W10 tiny call"), ["numpy"], Settings(rounds=2, threads=1))
    assert result.error == "" and len(result.rounds) == 2 and 0 < result.seconds < 0.1
    assert result.version.startswith("numpy ")


def test_a_peer_that_can_not_be_loaded_is_told_and_left_out() -> None:
    (result,) = compare(named("W10 tiny call"), ["nobody"], Settings(rounds=1))
    assert "ModuleNotFoundError" in result.error and not result.rounds
