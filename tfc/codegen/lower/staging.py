"""Staging areas: objects of the host, by their reference bodies."""

from tfc.codegen.lower.registry import host

host("a staging area lives on the host", "Stage", "Unstage", "StagePeek", "StageSize", "StageClear")
