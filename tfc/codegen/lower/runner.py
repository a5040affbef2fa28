"""A queue runner is a mark for sessions."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

host("it does nothing", "QueueRunner")
host("it counts on between steps", "CountEpochs")
