"""Graph-to-graph passes, one a file: functions `Graph -> Graph`, in the order that pipeline.py gives."""
