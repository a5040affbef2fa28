"""Drives the compiler for sessions, modules and objects: the one layer that knows the compiler and the runtime."""
