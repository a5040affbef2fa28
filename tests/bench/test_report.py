"""The runner with real processes, and what the tables say of what it finds."""

import json

from bench import report
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


def test_everything_is_in_the_json_and_on_the_page() -> None:
    made = json.loads(json.dumps(report.as_json(LIMITS, [(WORKLOAD, results())], "x86-64-v3")))
    assert made["workloads"][0]["peers"]["jax"]["rounds"] == [0.005, 0.005, 0.001]
    assert "x86-64-v3" in made["machine"]
    page = report.page(LIMITS, [(WORKLOAD, results())], "")
    assert "| W5 matmul 512 | 4 ms | 1 ms | 5 ms |" in page and "copy 10 GB/s" in page


def test_a_peer_is_loaded_checked_and_timed_in_a_process_of_its_own() -> None:
    (result,) = compare(named("W10 tiny call"), ["numpy"], Settings(rounds=2, threads=1))
    assert result.error == "" and len(result.rounds) == 2 and 0 < result.seconds < 0.1
    assert result.version.startswith("numpy ")


def test_a_peer_that_can_not_be_loaded_is_told_and_left_out() -> None:
    (result,) = compare(named("W10 tiny call"), ["nobody"], Settings(rounds=1))
    assert "ModuleNotFoundError" in result.error and not result.rounds
