"""Staging areas: objects of the host, by their reference bodies."""

from tfc.codegen.lowering import host

host("a staging area lives on the host", "Stage", "Unstage", "StagePeek", "StageSize", "StageClear")
