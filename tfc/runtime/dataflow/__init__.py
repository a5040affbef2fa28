"""The native dataflow executor and the group of executors of one step."""
