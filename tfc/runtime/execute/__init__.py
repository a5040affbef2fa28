"""One step of one Program: binding, calling, devices."""
