"""Text to syntax tree: scanner, LALR(1) driver, tables."""
