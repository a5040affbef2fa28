"""Staging areas with keys: objects of the host, by their reference bodies."""

from tfc.codegen.lower.registry import host

for _verb in ("Stage", "Unstage", "UnstageNoKey", "Peek", "Size", "IncompleteSize", "Clear"):
    host("a staging area lives on the host", f"Map{_verb}", f"OrderedMap{_verb}")
