"""What crosses from device to device."""

from __future__ import annotations

from tfc.codegen.lower.registry import host

host("the step's rendezvous carries it", "_Send", "_Recv")
host("the step's table of objects keeps it", "_PutObject", "_TakeObject")
