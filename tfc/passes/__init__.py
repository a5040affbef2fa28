"""Graph-to-graph passes, one a file. A pass is a function `Graph -> Graph`; pipeline.py holds their order."""
