"""Control flow that is no native region: it is lowered to primitives, which the dataflow executor runs."""

from tfc.codegen.lower.registry import host

host("it is a native region, or lowered to primitives for the dataflow executor", "If", "While", "For")
host("the dataflow executor runs it", "Call", "Dataflow")
