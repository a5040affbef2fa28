"""Kernels for GPUs: schedules over grids of threads, PTX, and a simulator that runs the same kernels on a processor.

From a kernel's expressions on, the way is the processors' own but for three steps: `schedule.py` binds axes to blocks
and threads instead of vectors, `ptx.py` emits the loops for a device, `simulate.py` for a processor that runs one
thread at a time.
"""
