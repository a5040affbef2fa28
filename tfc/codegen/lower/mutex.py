"""Mutexes: objects of the host, by their reference bodies."""

from tfc.codegen.lower.registry import host

host("a mutex lives on the host", "MutexV2", "MutexLock", "ConsumeMutexLock")
