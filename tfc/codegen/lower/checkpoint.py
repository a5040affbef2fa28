"""Ops that save and restore tensors have no kernels."""

from tfc.codegen.lower.registry import host

host("it reads or writes files", "Save", "SaveSlices", "SaveV2", "Restore", "RestoreSlice", "RestoreV2")
host("it moves files", "MergeV2Checkpoints")
host("it works on strings", "ShardedFilename", "ShardedFilespec")
