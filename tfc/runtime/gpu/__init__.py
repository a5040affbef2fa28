"""Steps on NVIDIA's devices: the driver (driver.py), one device in use (gpu.py), its memory (memory.py), kernels as the
driver launches them (launches.py), and its error codes (errors.py).

The work of a step is done by native code (native/gpu), by a table of the driver's functions. So everything above the
table is the same for a device and for the stand-in of native/stand_in, on which the tests run it.
"""
