"""Sessions, execution, variables: everything that happens when a graph runs."""
