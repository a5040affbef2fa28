"""From loops to LLVM text: expressions, loops and whole kernels."""
