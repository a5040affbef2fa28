"""Resources that several steps share: queues, mutexes, barriers, accumulators and staging areas, in plain Python.

An operation that can not go on leaves an *attempt* (`attempts.py`) and gets a future; no thread waits. The ops on them
are in ir/ops/{queue,mutex,barrier,accumulator,staging}.py. (White paper §4.6; TensorFlow's core/kernels/queue_base.cc.)
"""
