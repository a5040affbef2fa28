"""Queues: objects of the host, by their reference bodies."""

from tfc.codegen.lower.registry import host

_KINDS = ("FIFOQueue", "PaddingFIFOQueue", "RandomShuffleQueue", "PriorityQueue")
_VERBS = ("Enqueue", "EnqueueMany", "Dequeue", "DequeueMany", "DequeueUpTo", "Close", "IsClosed", "Size")
_NAMES = (*_KINDS, *(f"Queue{verb}" for verb in _VERBS))

host("a queue lives on the host", *_NAMES, *(f"{name}V2" for name in _NAMES))
