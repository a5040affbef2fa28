"""The findings of `tfc profile` about a step, and the same for programs; profile.py and profile_page.py show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tfc.tools.profile_gpu import GpuReport
from tfc.tools.roofline import Row

if TYPE_CHECKING:
    from tfc.ir.devices.limits import Limits


@dataclass(frozen=True)
class Report:
    """A step that takes so many seconds a call: its kernels, the slowest first, and seconds by line of the model.

    limits  of the processor
    gpus    what is known of launches, and the limits of GPUs
    """

    title: str
    seconds: float
    rows: Sequence[Row]
    lines: Mapping[tuple[str, int], float]
    limits: Limits
    gpus: GpuReport

    @property
    def busy(self) -> list[Row]:
        """The kernels that compute, and do not wait."""
        return [row for row in self.rows if not row.use.waits]

    @property
    def busy_seconds(self) -> float:
        """Seconds that these take."""
        return sum(row.use.seconds for row in self.busy)

    @property
    def least(self) -> float:
        """Seconds that kernels would take at their limits."""
        return sum(row.least for row in self.busy if row.decision)

    def as_json(self) -> dict[str, object]:
        """The report for programs; times in seconds, rates in operations and bytes a second."""
        return {
            "step": self.title,
            "seconds": self.seconds,
            "threads": self.limits.threads,
            "flops_limit": self.limits.flops[4],
            "bytes_limit": {level.name: level.rate for level in self.limits.levels},
            "kernels": [self._kernel(row) for row in self.rows],
            "lines": [{"file": file, "line": line, "seconds": time} for (file, line), time in self.lines.items()],
        }

    def _kernel(self, row: Row) -> dict[str, object]:
        return {
            "kernel": row.use.kernel,
            "device": row.use.device,
            "nodes": list(row.use.nodes),
            "runs": row.use.runs,
            "seconds": row.use.seconds,
            "flops": row.use.flops,
            "bytes": row.use.bytes,
            "least_seconds": row.least,
            "bound": row.bound,
            "launches": list(self.gpus.launches(row.use)),
            "schedule": row.decision.schedule if row.decision else "",
            "remarks": list(row.decision.remarks) if row.decision else [],
        }
