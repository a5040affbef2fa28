"""Structured control flow on the host: the interpreter runs it until it is compiled to native regions."""

from tfc.codegen.lowering import host

host("structured control flow runs in the interpreter", "If", "While", "For")
host("a recursive function runs on the dataflow executor", "Call", "Dataflow")
