"""The workloads in NumPy: the reference (in float64), and NumPy's entry in the table (in float32).

A function takes the feeds and weights by name, and gives one array or, for steps of training, several: the loss `y` and
the weights after the step.
"""
