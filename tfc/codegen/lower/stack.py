"""Stacks that no pass could turn into plain tensors: objects of the host, by their reference bodies."""

from tfc.codegen.lower.registry import host

host("a stack that is not raised to a tensor lives on the host", "StackV2", "StackPushV2", "StackPopV2", "StackCloseV2")
