"""Which nodes share a kernel, and in which memory results lie."""
