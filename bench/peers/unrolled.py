"""tfc on a workload's twin: the same computation without a loop."""

from dataclasses import replace

from bench.peers import tfc
from bench.workload import Job, Loaded


def load(job: Job) -> Loaded:
    """Compile the twin."""
    return tfc.load(replace(job, workload=replace(job.workload, model=job.workload.twin)))
