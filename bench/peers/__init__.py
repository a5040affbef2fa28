"""One adapter a peer: `load(workload, feeds)` gives a function that runs one call and returns the result."""
