"""Loop nests to loops of vectors for processors, a file per family."""
