"""What the compiler decided, told after the fact."""
