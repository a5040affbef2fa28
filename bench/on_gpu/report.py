"""The measurements as a page: RESULTS-gpu.md. Nothing stands there that the run has not measured itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

PEAKS = {"f32": "f32", "bf16": "bf16", "f16": "f16"}
"""The product whose rate bounds operations on numbers of a type."""


def page(found: Mapping[str, Any]) -> str:
    """The whole page."""
    parts = [f"# GPU results\n\n{_head(found)}\n"]
    parts += [_section("Correctness", _correct(found)), _section("What the device can do", _ceilings(found))]
    parts += [_section("Kernels", _kernels(found)), _section("Steps of training", _training(found))]
    parts += [_section("Approximations", _sweeps(found)), _section("Layouts of matrices", _layouts(found))]
    parts += [_section("compute-sanitizer", _sanitizer(found)), _section("Not measured", _missing(found))]
    return "\n".join(part for part in parts if part)


def limit(row: Mapping[str, Any], ceilings: Mapping[str, Any]) -> float | None:
    """The least seconds a kernel could take: for its bytes at the rate of a copy, for its operations at that of
    cuBLASLt where that was measured."""
    copy = ceilings.get("copies", {}).get("rate")
    if not copy:
        return None
    product = ceilings.get("products", {}).get(PEAKS.get(str(row["type"]), "f32"), {})
    seconds = [row["bytes"] / copy]
    if product and row["flops"] > 100 * row["bytes"]:
        seconds.append(row["flops"] / product["rate"])
    return float(max(seconds))


def _head(found: Mapping[str, Any]) -> str:
    device = found.get("device", {})
    lines = [f"`python -m bench.gpu`, {found['date']}, tfc {found['tfc']}."]
    if device:
        lines.append(f"{device['name']}, sm_{device['capability']}, {device['processors']} multiprocessors, "
                     f"driver for CUDA {device['version'] // 1000}.{device['version'] % 1000 // 10}.")  # fmt: skip
    lines.append(
        f"{found['seconds']:.0f} s{', quick' if found['quick'] else ''}. Times are medians of 20 runs or more."
    )
    return " ".join(lines)


def _section(title: str, lines: Sequence[str]) -> str:
    return f"## {title}\n\n" + "\n".join(lines) + "\n" if lines else ""


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    body = [f"| {' | '.join(row)} |" for row in rows]
    return [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads), *body] if body else []


def _rows(found: Mapping[str, Any], part: str) -> list[Any]:
    value = found["parts"].get(part)
    return value if isinstance(value, list) else []


def _correct(found: Mapping[str, Any]) -> list[str]:
    kernels, training = _rows(found, "right kernels"), _rows(found, "right training")
    wrong = [row for row in (*kernels, *training) if row["error"]]
    lines = []
    if kernels:
        worst = max((row["apart"] for row in kernels if not row["error"]), default=0.0)
        lines.append(
            f"{len(kernels)} kernels at small sizes against float64: the worst is {worst:.1e} off, of its largest."
        )
    for row in training:
        if not row["error"]:
            lines.append(f"{row['example']}: weights {row['apart']:.1e} from a processor's after {row['steps']} steps.")
    lines += [
        f"WRONG: {row.get('kernel') or row.get('example')} {row.get('sizes', '')}: {row['error']}" for row in wrong
    ]
    return [f"* {line}" for line in lines]


def _ceilings(found: Mapping[str, Any]) -> list[str]:
    copies, products = (found["parts"].get(part) or {} for part in ("copies", "products"))
    lines = []
    if "rate" in copies:
        lines.append(f"* a copy on the device: {copies['rate'] / 1e9:.0f} GB/s, read and written bytes both counted")
    for kind, row in products.items():
        if isinstance(row, dict):
            side = row["side"]
            lines.append(f"* cuBLASLt, {kind}, {side} x {side} x {side}: {row['rate'] / 1e12:.1f} TFLOP/s")
    return lines


def _kernels(found: Mapping[str, Any]) -> list[str]:
    ceilings = {name: found["parts"].get(name) or {} for name in ("copies", "products")}
    rows = []
    for row in (row for row in _both_ways(_rows(found, "kernels")) if "median" in row):
        least = limit(row, ceilings)
        share = f"{least / row['median']:.2f}" if least else "?"
        rate = f"{row['bytes'] / row['median'] / 1e9:.0f} GB/s"
        if row["flops"] > 100 * row["bytes"]:
            rate = f"{row['flops'] / row['median'] / 1e12:.1f} TFLOP/s"
        sizes = ", ".join(f"{name} {size}" for name, size in row["sizes"].items())
        bits = "yes" if row["same bits"] else "NO"
        rows.append((row["kernel"], sizes, f"{row['median'] * 1e6:.0f} µs", rate, share, bits))
    return _table(("kernel", "sizes", "time", "rate", "of the limit", "same bits again"), rows)


def _both_ways(rows: Iterable[Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
    """The rows of kernels; those that clusters of blocks compute are followed by the same without clusters."""
    for row in rows:
        yield row
        if apart := row.get("a tile a block"):
            yield {**apart, "kernel": f"{apart['kernel']}, a tile a block"}


def _training(found: Mapping[str, Any]) -> list[str]:
    rows = []
    for row in _rows(found, "training"):
        time = f"{row['median'] * 1e6:.0f} µs" if "median" in row else row["error"]
        rows.append((row["step"], row["who"], time))
    return _table(("step", "by", "time"), rows)


def _sweeps(found: Mapping[str, Any]) -> list[str]:
    rows = []
    for row in _rows(found, "sweeps"):
        floats = f"{row['floats']:,} (every {row['every']}th)"
        relative = f"{row['relative']:.2e} at {row['at']!r}"
        rows.append((f"`{row['instruction']}`", floats, relative, f"{row['absolute']:.2e}"))
    return _table(("instruction", "floats", "greatest relative error", "greatest absolute error"), rows)


def _layouts(found: Mapping[str, Any]) -> list[str]:
    rows = _rows(found, "layouts")
    if not rows:
        return []
    right = [row for row in rows if not row["error"]]
    lines = [f"* {len(right)} of {len(rows)} tests of the interpreter's layouts hold on the device"]
    return lines + [f"* {row['layout']}: {row['error']}" for row in rows if row["error"]]


def _sanitizer(found: Mapping[str, Any]) -> list[str]:
    return [f"* {row['tool']}: {row['said']}" for row in _rows(found, "sanitizer")]


def _missing(found: Mapping[str, Any]) -> list[str]:
    return [f"* {name}: {why}" for name, why in found["missing"].items()]
