"""The dataflow executor in plain Python: the oracle of the native one."""
