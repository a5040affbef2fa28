"""Fusion: the nodes that share a kernel, and the memory of their results."""
