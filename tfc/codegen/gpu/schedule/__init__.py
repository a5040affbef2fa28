"""Loop nests to launches of blocks of threads, a file per family."""
