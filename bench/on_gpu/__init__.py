"""The parts of `python -m bench.gpu`: each runs in a process of its own and gives what it found as plain data."""
