"""LLVM text to machine code in this process."""
