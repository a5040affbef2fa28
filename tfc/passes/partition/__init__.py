"""Partition a placed graph into one graph for each device (white paper §3.2.2, §4.4, §5.2, §5.5).

`lower_across_devices` → `partition` → `compress_transfers` → `schedule_receives` → `split_by_device`
"""

from tfc.passes.partition.insert_transfers import partition
from tfc.passes.partition.split_by_device import split_by_device

__all__ = ["partition", "split_by_device"]
