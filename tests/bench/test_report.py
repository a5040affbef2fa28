"""The runner with real processes, and what the tables say of what it finds."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bench import references, report
from bench import results as kept
from bench.contention import Use
from bench.peer import Origins, Settings
from bench.runner import Result, compare
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


def test_runs_are_kept_by_processor_and_threads_and_the_page_shows_all(tmp_path: Path) -> None:
    rows = [(WORKLOAD, results())]
    native = kept.run_of_today(LIMITS, rows, "")
    other = kept.run_of_today({**LIMITS, "threads": 1.0}, rows, "another-cpu")
    for run in (other, native, native):
        kept.write(run, tmp_path)
    assert {path.name for path in (tmp_path / "results").iterdir()} == {f"{native.cpu}-2.json", "another-cpu-1.json"}
    made = json.loads((tmp_path / "results" / other.file).read_text())
    assert made["workloads"][0]["peers"]["jax"]["rounds"] == [0.005, 0.005, 0.001]
    assert kept.from_json(made) == other
    page = (tmp_path / "RESULTS.md").read_text()
    assert page.index(f"## {native.cpu}, 2 threads") < page.index("## another-cpu, 1 thread\n")
    assert page.count("| W5 matmul 512 | 4 ms | 1 ms | 5 ms |") == 2
    assert page.count("copy 10 GB/s") == 2


def test_a_peer_is_loaded_checked_and_timed_in_a_process_of_its_own() -> None:
    settings = Settings(rounds=2, threads=1)
    with Origins(settings) as origins:
        for _ in range(2):  # both workers are forked of one process
            (result,) = compare(named("W10 tiny call"), ["numpy"], settings, origins)
            assert result.error == "" and 2 <= len(result.rounds) <= 2 + result.disturbed and 0 < result.seconds < 0.1
            assert result.version.startswith("numpy ") and all(0 < use.busy < 1.5 for use in result.uses)
        (process,) = (origin.process for origin in origins.running.values())
        assert process.poll() is None
    assert process.poll() is not None


def test_a_peer_that_can_not_be_loaded_is_told_and_left_out() -> None:
    settings = Settings(rounds=1)
    with Origins(settings) as origins:
        (result,) = compare(named("W10 tiny call"), ["nobody"], settings, origins)
    assert "ModuleNotFoundError" in result.error and not result.rounds


def test_disturbed_blocks_do_not_count_where_there_are_others() -> None:
    calm, waiting, own = Use(2.0, 0.0, 1), Use(1.0, 0.9, 40), Use(2.0, 3.0, 90)
    result = Result("tfc", [1.0, 2.0, 9.0], processors=2, uses=[calm, calm, waiting])
    assert result.disturbed == 1 and result.seconds == 1.5
    assert not own.disturbed(2), "more threads than processors wait for one another wherever they are"
    result = Result("tfc", [8.0, 9.0, 10.0], processors=2, uses=[waiting] * 3)
    assert result.disturbed == 3 and result.seconds == 9.0
    assert report.shown(WORKLOAD, result) == "9 s †"
    (_, said) = report.disturbances([(WORKLOAD, [result])])
    assert said.startswith("In 3 of 3 blocks") and "(†)" in said
    result = Result("tfc", [8.0], processors=0, uses=[waiting])  # its own time was counted
    assert report.shown(WORKLOAD, result) == "8 s" and "--clock cpu" in report.disturbances([(WORKLOAD, [result])])[1]


def test_a_meter_sees_threads_that_share_a_processor() -> None:
    # Both compute for as long as the block lasts, on one processor: half of each one's time is spent waiting.
    code = (
        "import hashlib, os, sys, threading\n"
        "from bench.contention import Meter\n"
        "os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])\n"
        "data = bytes(1 << 20)\n"
        "work = lambda: [hashlib.sha256(data) for _ in range(60)]\n"  # without Python's lock
        "other, meter = threading.Thread(target=work), Meter()\n"
        "other.start()\n"
        "work()\n"
        "use = meter.use()\n"
        "print(use.busy, use.waited, use.disturbed(2))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=kept.HERE.parent
    )
    busy, waited, disturbed = done.stdout.split()
    assert float(busy) < 1.1 and float(waited) > 0.3 and disturbed == "True"


def test_the_page_compares_several_threads_with_one_and_peaks_with_the_best_peers(tmp_path: Path) -> None:
    alone = [Result("tfc", [0.0076]), Result("jax", [0.0075])]
    kept.write(kept.run_of_today(LIMITS, [(WORKLOAD, results())], ""), tmp_path)
    kept.write(kept.run_of_today({**LIMITS, "threads": 1.0}, [(WORKLOAD, alone)], ""), tmp_path)
    page = (tmp_path / "RESULTS.md").read_text()
    assert "| W5 matmul 512 | 7.6 ms | 4 ms | 1.90 | 0.95 | jax | 1.50 |" in page
    assert "there are 2.00 times as many a second" in page
    assert "in 0 of 1 rows: above it are W5 matmul 512 (3 MB, 2 MB)." in page


def test_right_results_are_computed_once(tmp_path: Path) -> None:
    calls = []
    tiny = named("W10 tiny call")
    workload = replace(tiny, numpy=lambda x: calls.append(1) or tiny.numpy(x))
    feeds = workload.feeds()
    first, again = (references.of(workload, feeds, tmp_path, 0.0) for _ in range(2))
    assert len(calls) == 1 and first["y"].tolist() == again["y"].tolist()
    other = references.of(workload, {"x": feeds["x"] + 1}, tmp_path, 0.0)
    assert other["y"].tolist() != first["y"].tolist() and len(calls) == 2
