"""TensorArrays that no pass could turn into plain tensors: objects of the host, by their reference bodies."""

from tfc.codegen.lower.registry import host

_VERBS = ("", "Grad", "Write", "Read", "Gather", "Scatter", "Concat", "Split", "Size", "Close")

host("a TensorArray that is not raised to a tensor lives on the host", *(f"TensorArray{verb}V3" for verb in _VERBS))
