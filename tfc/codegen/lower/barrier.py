"""Barriers: objects of the host, by their reference bodies."""

from tfc.codegen.lower.registry import host

_VERBS = ("", "InsertMany", "TakeMany", "Close", "ReadySize", "IncompleteSize")

host("a barrier lives on the host", *(f"Barrier{verb}" for verb in _VERBS))
